import type { SeatLook, Translate } from '../../contract'
import { atlasOf, type Atlas } from '../map/atlas'
import type { EnglandWalesBoard } from '../board'
import { cityLabel, linkName } from '../labels'
import { cardName } from './names'
import type { EnglandWalesView, LinkView } from './view'

/** The board as text, line by line. */
export function describe(board: EnglandWalesBoard, view: EnglandWalesView, seats: SeatLook[], t: Translate): string[] {
  const atlas = atlasOf(board)
  return [
    t('ew-text-turn', { turn: view.turn, round: view.round, emptied: view.emptied, end: view.emptied_to_end }),
    ...seats.slice(0, view.players).map((look, seat) => seatLine(view, look, seat, t)),
    t('ew-text-display', {
      cards: list(
        view.cards.display.map(({ id }) => cardName(id)),
        t,
      ),
    }),
    ...view.links.map((link) => linkLine(atlas, link, seats, t)),
    ...board.cities.map(({ id }) => `${cityLabel(atlas, id, view.cities[id], t)} (${id}, ${atlas.placeOf(id)})`),
    ...view.lines.map(({ ends, points, seat }) =>
      t('ew-text-line', {
        line: ends.map((city) => atlas.nameOf(city)).join(' – '),
        points,
        who: seat === null ? t('ew-text-open') : (seats[seat]?.name ?? ''),
      }),
    ),
  ]
}

function seatLine(view: EnglandWalesView, look: SeatLook, seat: number, t: Translate): string {
  const mine = view.seats[seat]!
  const cards = list(
    mine.cards.map(({ id }) => cardName(id)),
    t,
  )
  const { position, income, interest, cash, bonds, engine, links } = mine
  return t('ew-text-seat', { name: look.name, position, income, interest, cash, bonds, engine, links, cards })
}

function linkLine(atlas: Atlas, { owner, cities, tiles, beyond }: LinkView, seats: SeatLook[], t: Translate): string {
  const way = [...tiles.map(({ hex }) => hex), ...(beyond ? [`→ ${beyond}`] : [])].join(' ')
  return t('ew-text-link', { name: seats[owner]?.name ?? '', link: linkName(atlas, cities, t), way })
}

function list(words: string[], t: Translate): string {
  return words.length > 0 ? words.join(', ') : t('board-text-none')
}
