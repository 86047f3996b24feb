import type { SeatLook, Translate } from '../../contract'
import { atlasOf } from '../map/atlas'
import { cityLabel, linkName } from '../labels'
import { companyLook, ownersOf } from './pieces/companies'
import type { SharesBoard } from './board'
import type { CompanyView, SharesView } from './view'

/** The board as text, line by line. */
export function describe(board: SharesBoard, view: SharesView, seats: SeatLook[], t: Translate): string[] {
  const atlas = atlasOf(board)
  const owners = ownersOf(view)
  return [
    t('ew-text-turn', { turn: view.turn, round: view.round, emptied: view.emptied, end: view.emptied_to_end }),
    ...view.companies.map((company) => companyLine(company, seats, t)),
    ...seats.slice(0, view.players).map((look, seat) => seatLine(view, look, seat, t)),
    ...view.links.map(({ owner, cities, tiles }) =>
      t('ew-text-link', {
        name: owners[owner]?.name ?? '',
        link: linkName(atlas, cities, t),
        way: tiles.map(({ hex }) => hex).join(' '),
      }),
    ),
    ...board.cities.map(({ id }) => `${cityLabel(atlas, id, view.cities[id], t)} (${id}, ${atlas.placeOf(id)})`),
  ]
}

function companyLine(company: CompanyView, seats: SeatLook[], t: Translate): string {
  const { id, controller, price, funds, bonds, means, links, available, treasury, issued, income } = company
  const who = controller === null ? t('board-text-none') : (seats[controller]?.name ?? '')
  const name = companyLook(id).name
  return t('es-text-company', { name, who, price, funds, bonds, means, links, available, treasury, issued, income })
}

function seatLine(view: SharesView, look: SeatLook, seat: number, t: Translate): string {
  const { cash, shares, value } = view.seats[seat]!
  const held = Object.entries(shares).map(([company, count]) => `${companyLook(company).name} ${count}`)
  return t('es-text-seat', { name: look.name, cash, shares: held.join(', ') || t('board-text-none'), value })
}
