import type { EnglandWalesBoard } from './board'
import type { SeatView } from './normal/view'

/** Bonds that a payment takes from someone with so much cash: as few as will do. */
export function bondsFor(board: EnglandWalesBoard, cash: number, cost: number): number {
  return Math.max(0, Math.ceil((cost - cash) / board.bond.value))
}

/** What the next income phase brings, interest paid. */
export function nextIncome({ income, interest }: SeatView): number {
  return income - interest
}

export function incomeAt(board: EnglandWalesBoard, position: number): number {
  return board.income_by_position[position] ?? board.income_beyond_100
}

/** What the next level of an engine costs; null at the last one. */
export function nextEngine(board: EnglandWalesBoard, level: number, linear: boolean): number | null {
  const { cost_to_reach, cost_to_reach_linear } = board.engine_levels
  return (linear ? cost_to_reach_linear : cost_to_reach)[String(level + 1)] ?? null
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
