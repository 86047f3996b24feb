import { across } from './map/field'
import { isCity } from './pieces/tiles'
import type { RockIslandView } from './view'

/** Every cell where a walk of so many steps with one bend at most can end. */
export function walkEnds(from: string, steps: number): Set<string> {
  const found = new Set<string>()
  for (let first = 0; first < 6; first++) {
    let corner: string | null = from
    for (let taken = 1; taken <= steps && corner; taken++) {
      corner = across(corner, first)
      for (let second = 0; second < 6 && corner; second++) {
        const end = second === first && taken < steps ? null : straight(corner, second, steps - taken)
        if (end) found.add(end)
      }
    }
  }
  return found
}

function straight(from: string, edge: number, steps: number): string | null {
  let cell: string | null = from
  for (let taken = 0; taken < steps && cell; taken++) cell = across(cell, edge)
  return cell
}

/** Where a seat's crew could stop with a roll: not beside another's piece, except in a city. */
export function crewReach(view: RockIslandView, seat: number, roll: number): string[] {
  const from = view.crews[seat]
  if (!from) return []
  const others = [...view.crews, ...view.locomotives.map(({ cell }) => cell)].filter(
    (_, at) => at % view.players !== seat,
  )
  return [...walkEnds(from, roll)].filter((cell) => isCity(view.cells[cell]!.ground) || !others.includes(cell))
}
