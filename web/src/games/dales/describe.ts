import type { SeatLook, Translate } from '../contract'
import { atlasOf, type Atlas } from './map/atlas'
import { areaContents, ownerName } from './labels'
import { COLOURS, type DalesBoard } from './board'
import type { DalesView, Space, Stack, Train } from './view'

/** The board as text, line by line. */
export function describe(board: DalesBoard, view: DalesView, seats: SeatLook[], t: Translate): string[] {
  const atlas = atlasOf(board)
  const near = new Set(Object.keys(view.tracks).flatMap((id) => [atlas.borders.get(id)?.a, atlas.borders.get(id)?.b]))
  const worthTelling = board.areas.filter(({ id, option }) => !option && (view.areas[id] || near.has(id)))
  return [
    `${t('dales-turn', { turn: view.turn, turns: view.turns })}: ${t(`${board.id}:phase-${view.phase}`)}.`,
    ...view.auction.map((space) => spaceLine(atlas, space, seats, t)),
    ...COLOURS.map((colour) => stackLine(t(`${board.id}:colour-${colour}`), view.influence[colour], seats, t)),
    stackLine(t('dales-balance'), view.balance, seats, t),
    ...view.trains.filter(({ buyer }) => buyer !== null).map((train) => trainLine(atlas, train, seats, t)),
    ...seats.slice(0, view.players).map((look, seat) => seatLine(atlas, view, look, seat, t)),
    ...Object.entries(view.tracks).map(([id, owner]) =>
      t('dales-text-track', {
        a: atlas.name(atlas.borders.get(id)?.a ?? ''),
        b: atlas.name(atlas.borders.get(id)?.b ?? ''),
        owner: ownerName(atlas, seats, owner, t),
      }),
    ),
    ...worthTelling.map(({ id }) => `${areaContents(atlas, view, seats, id, t)} (${id})`),
  ]
}

function spaceLine(atlas: Atlas, space: Space, seats: SeatLook[], t: Translate): string {
  const printed = COLOURS.flatMap((colour) =>
    Array.from({ length: space.printed[colour] ?? 0 }, () => t(`${atlas.board.id}:colour-${colour}`)),
  )
  const bid = space.bid
    ? t('dales-bid-of', { name: seats[space.bid.seat]?.name ?? '', cubes: space.bid.cubes })
    : t('dales-no-bid', { minimum: space.minimum })
  const drawn = space.drawn ? t(`${atlas.board.id}:colour-${space.drawn}`) : t('board-text-none')
  const either = Array.from({ length: space.choice }, () => t('dales-either'))
  return t('dales-space-label', { space: space.space, printed: [...printed, ...either].join(', '), drawn, bid })
}

function stackLine(name: string, stacks: Stack[], seats: SeatLook[], t: Translate): string {
  return `${name}: ${stacks
    .map(({ level, pile }) =>
      t('dales-pile', {
        level,
        names: [...pile]
          .reverse()
          .map((seat) => seats[seat]?.name ?? '')
          .join(', '),
      }),
    )
    .join('; ')}.`
}

function trainLine(atlas: Atlas, train: Train, seats: SeatLook[], t: Translate): string {
  const carried = Object.entries(train.carried)
    .map(([kind, count]) => `${count} × ${t(`${atlas.board.id}:piece-${kind}`)}`)
    .join(', ')
  const bearer = t('dales-train-of', { name: seats[train.buyer!]?.name ?? '' })
  return t('dales-train-label', {
    train: train.id.slice(1),
    cost: train.cost,
    passengers: train.places.passengers,
    goods: train.places.goods,
    bearer,
    carried: carried || t('board-text-none'),
  })
}

function seatLine(atlas: Atlas, view: DalesView, look: SeatLook, seat: number, t: Translate): string {
  const mine = view.seats[seat]!
  const influence = COLOURS.map(
    (colour) => `${t(`${atlas.board.id}:colour-${colour}`)} ${mine.influence[colour]}`,
  ).join(', ')
  const collection = atlas.items
    .map((item) => `${t(`${atlas.board.id}:piece-${item}`)} ${mine.collection[item] ?? 0}`)
    .join(', ')
  return t('dales-text-seat', {
    name: look.name,
    points: mine.points,
    projected: mine.projected,
    hand: mine.hand,
    influence,
    collection,
    balance: mine.balance,
    laid: mine.laid,
    supply: mine.supply,
  })
}
