import { along, centre, DIRECTIONS, neighbour, type Direction, type Point } from '../../../board/hexes'

export interface Piece {
  hex: string
  /** Where rails leave the hex. */
  ways: Direction[]
}

/** The rails of a line: its hexes joined to each other and to the company's own town. */
export function pieces(line: string[], home: string | null): Piece[] {
  const edges = links(home === null ? line : [...line, home])
  return line.filter((hex) => hex !== home).map((hex) => ({ hex, ways: [...(edges.get(hex) ?? [])] }))
}

type Links = Map<string, Set<Direction>>

function links(hexes: string[]): Links {
  const inside = new Set(hexes)
  const found: Links = new Map()
  for (const hex of hexes) {
    found.set(hex, new Set(DIRECTIONS.filter((direction) => inside.has(neighbour(hex, direction)))))
  }
  for (const hex of hexes) openTriangle(found, hex, 'e', 'ne')
  for (const hex of hexes) openTriangle(found, hex, 'e', 'se')
  return found
}

/** Where a line runs beside itself, three hexes all touch each other. No train turns so sharply: one link must go. */
function openTriangle(found: Links, hex: string, one: Direction, other: Direction): void {
  const [first, second] = [neighbour(hex, one), neighbour(hex, other)]
  const across = DIRECTIONS.find((direction) => neighbour(first, direction) === second)!
  const sides: [string, Direction][] = [
    [hex, one],
    [hex, other],
    [first, across],
  ]
  if (!sides.every(([from, way]) => found.get(from)?.has(way))) return
  const [worst] = sides.sort((a, b) => smoothness(found, ...a) - smoothness(found, ...b))
  cut(found, ...worst!)
}

function cut(found: Links, from: string, way: Direction): void {
  found.get(from)!.delete(way)
  found.get(neighbour(from, way))!.delete(opposite(way))
}

function opposite(way: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(way) + 3) % 6]!
}

/** At how many of its ends a link runs on without a sharp turn; straight on counts a little more. */
function smoothness(found: Links, from: string, way: Direction): number {
  return onward(found.get(from)!, way) + onward(found.get(neighbour(from, way))!, opposite(way))
}

function onward(ways: Set<Direction>, way: Direction): number {
  const turns = [...ways].map((other) => turn(way, other))
  return turns.includes(3) ? 1.1 : turns.includes(2) ? 1 : 0
}

/** Sixths of a circle between two ways: 3 is straight on, 2 a gentle bend. */
function turn(one: Direction, other: Direction): number {
  const apart = Math.abs(DIRECTIONS.indexOf(one) - DIRECTIONS.indexOf(other))
  return Math.min(apart, 6 - apart)
}

/** The rails of a piece as a path, through the middle of the hex. */
export function rails({ hex, ways }: Piece): string {
  const middle = centre(hex)
  const bends = ways.flatMap((one, index) =>
    ways
      .slice(index + 1)
      .filter((other) => turn(one, other) > 1)
      .map((other) => [one, other] as const),
  )
  const bent = new Set(bends.flat())
  const spurs = ways.filter((way) => !bent.has(way))
  return [
    ...bends.map(
      ([one, other]) => `M${spot(middle, one)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${spot(middle, other)}`,
    ),
    ...spurs.map((way) => `M${spot(middle, way)}L${middle.x.toFixed(1)} ${middle.y.toFixed(1)}`),
  ].join('')
}

/** On the common edge with a neighbour. */
function spot(middle: Point, way: Direction): string {
  const { x, y } = along(way, 0.5)
  return `${(middle.x + x).toFixed(1)} ${(middle.y + y).toFixed(1)}`
}

/** From the edge of a town's hex to its middle. */
export function approach(town: string, from: string): string | null {
  const way = DIRECTIONS.find((direction) => neighbour(town, direction) === from)
  const middle = centre(town)
  return way ? `M${spot(middle, way)}L${middle.x.toFixed(1)} ${middle.y.toFixed(1)}` : null
}
