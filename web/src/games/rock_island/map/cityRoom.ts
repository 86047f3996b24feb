import type { Point } from '../../../board/hexes'
import { middleOf } from './field'
import type { RockIslandView } from '../view'

type Kind = 'locomotive' | 'crew'
const ACROSS = 50
const WIDEST = 19
/** How wide a piece is at its own size. */
const WIDTHS: Record<Kind, number> = { locomotive: 15, crew: 18 }
const HEIGHTS: Record<Kind, number> = { locomotive: -1, crew: 16.5 }

/** Pieces in a city stand side by side, locomotives above and crews below. */
export function roomIn(view: RockIslandView, kind: Kind, seat: number): Point {
  const cell = placesOf(view, kind)[seat]!
  const together = inCell(view, kind, cell)
  const { x, y } = middleOf(cell)
  const aside = (together.indexOf(seat) - (together.length - 1) / 2) * step(together.length)
  return { x: x + aside, y: y + HEIGHTS[kind] }
}

/** How large pieces are drawn in a city: the fewer, the larger. */
export function crowdIn(view: RockIslandView, kind: Kind, cell: string): number {
  return (step(inCell(view, kind, cell).length) * 0.96) / WIDTHS[kind]
}

function placesOf(view: RockIslandView, kind: Kind): (string | null)[] {
  return kind === 'crew' ? view.crews : view.locomotives.map(({ cell }) => cell)
}

function inCell(view: RockIslandView, kind: Kind, cell: string): number[] {
  return placesOf(view, kind).flatMap((at, seat) => (at === cell ? [seat] : []))
}

function step(count: number): number {
  return Math.min(ACROSS / Math.max(count, 1), WIDEST)
}
