import { centre, corners, type Point } from '../../../board/hexes'

/** The six sides of a hex as the rules number them: the side `n` lies between the corners `n` and `n + 1`. */
export const SIDES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const

const STEPS: Record<'even' | 'odd', [number, number][]> = {
  even: [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ],
  odd: [
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
}

/** This board writes "column,row"; the house's maps write "row,column". */
export function housePlace(hex: string): string {
  return hex.split(',').reverse().join(',')
}

export function middleOf(hex: string): Point {
  return centre(housePlace(hex))
}

export function cornersOf(hex: string): Point[] {
  return corners(middleOf(hex))
}

export function across(hex: string, side: number): string {
  const [col = 0, row = 0] = hex.split(',').map(Number)
  const [right, down] = STEPS[row & 1 ? 'odd' : 'even'][side]!
  return `${col + right},${row + down}`
}

export function opposite(side: number): number {
  return (side + 3) % 6
}

/** The side of a hex that borders on another, or -1 if they are not neighbours. */
export function sideTowards(from: string, to: string): number {
  return [0, 1, 2, 3, 4, 5].findIndex((side) => across(from, side) === to)
}

/** The middle of a side. */
export function sideMiddle(hex: string, side: number): Point {
  return between(cornersOf(hex)[side]!, cornersOf(hex)[(side + 1) % 6]!)
}

export function between(one: Point, other: Point, part = 0.5): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }
}
