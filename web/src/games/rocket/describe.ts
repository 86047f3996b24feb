import type { SeatLook, Translate } from '../contract'
import { atlasOf, type Atlas } from './map/atlas'
import { townLabel } from './labels'
import type { RocketBoard } from './board'
import type { CompanyView, RocketView } from './view'

/** The board as text, line by line. */
export function describe(board: RocketBoard, view: RocketView, seats: SeatLook[], t: Translate): string[] {
  const atlas = atlasOf(board)
  return [
    ...(view.veto ? [vetoLine(atlas, view, seats, t)] : []),
    ...view.companies.map((company) => companyLine(atlas, company, seats, t)),
    ...atlas.board.towns
      .filter((town) => town.kind === 'city')
      .map((town) => `${townLabel(atlas, view, town, t)} (${town.hex})`),
    ...seats.slice(0, view.players).map((look, seat) => seatLine(atlas, view, look, seat, t)),
    t('board-text-supply', { tiles: view.tiles_left, passengers: view.passengers_left }),
  ]
}

function companyLine(atlas: Atlas, company: CompanyView, seats: SeatLook[], t: Translate): string {
  const name = atlas.abbreviation(company.id)
  if (company.status === 'absorbed') return t('board-text-absorbed', { company: name })
  const facing = company.facing ? t(`rocket:direction-${company.facing}`) : t('board-text-home')
  const towns = company.towns.map((id) => atlas.towns.get(id)?.name ?? id).join(', ')
  const held = perSeat(company.held, seats) || t('board-text-nobody')
  const stations = perSeat(company.stations, seats) || t('board-text-nobody')
  return t('board-text-company', {
    company: name,
    status: t(`rocket:status-${company.status}`),
    hex: company.locomotive ?? '',
    facing,
    line: company.line.join(' '),
    worth: company.worth,
    towns,
    bank: company.bank,
    held,
    stations,
  })
}

function perSeat(counts: number[], seats: SeatLook[]): string {
  return counts.flatMap((count, seat) => (count > 0 ? [`${seats[seat]?.name ?? seat} ${count}`] : [])).join(', ')
}

function seatLine(atlas: Atlas, view: RocketView, look: SeatLook, seat: number, t: Translate): string {
  const mine = view.seats[seat]!
  const tokens = Object.entries(mine.tokens).flatMap(([town, goods]) =>
    Object.entries(goods).map(
      ([good, count]) =>
        `${atlas.towns.get(town)?.name ?? town} ${t(`rocket:good-${good}`)}${count > 1 ? ` ×${count}` : ''}`,
    ),
  )
  const stations = Object.entries(view.stations).flatMap(([hex, owner]) => (owner === seat ? [hex] : []))
  return t('board-text-seat', {
    name: look.name,
    money: mine.cash === null ? t('board-secret') : t('board-thousands', { amount: mine.cash / 1000 }),
    tokens: tokens.join(', ') || t('board-text-none'),
    stations: stations.join(' ') || t('board-text-none'),
    left: mine.stations_left,
    passengers: mine.passengers,
  })
}

function vetoLine(atlas: Atlas, view: RocketView, seats: SeatLook[], t: Translate): string {
  const veto = view.veto!
  const company = atlas.abbreviation(veto.company)
  const exits = veto.exits.map((direction) => t(`rocket:direction-${direction}`)).join(', ')
  const aimed = t('board-text-veto', {
    name: seats[view.active]?.name ?? '',
    company,
    aim: t(`rocket:direction-${veto.aim}`),
    exits,
  })
  if (!veto.direction) return aimed
  return `${aimed} ${t('board-text-bid', { name: seats[veto.bidder!]?.name ?? '', high: veto.high, direction: t(`rocket:direction-${veto.direction}`) })}`
}
