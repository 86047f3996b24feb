import type { Point } from '../../board/hexes'
import { middleOf } from './field'
import type { RockIslandView } from './view'

const STEP = 11.4

/** Pieces in a city stand side by side, locomotives above and crews below. */
export function roomIn(view: RockIslandView, kind: 'locomotive' | 'crew', seat: number): Point {
  const cells = kind === 'crew' ? view.crews : view.locomotives.map(({ cell }) => cell)
  const cell = cells[seat]!
  const together = cells.flatMap((at, other) => (at === cell ? [other] : []))
  const { x, y } = middleOf(cell)
  return { x: x + (together.indexOf(seat) - (together.length - 1) / 2) * STEP, y: y + (kind === 'crew' ? 17 : 1) }
}
