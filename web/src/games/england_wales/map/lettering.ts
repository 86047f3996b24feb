import type { Bounds } from '../../../board/camera'
import type { Point } from '../../../board/hexes'
import { RIVERS } from './geography'
import { middleOf } from './lattice'
import type { City } from '../board'

/** A name on the map: the middle of its base line. */
export interface Lettering extends Point {
  city: string
  name: string
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const WIDE = 0.53
const TALL = 0.95
const HEX = 25
const PASSES = 4
const EDGE = 8
/** How bad it is to cover a city, another name, track, a river or the edge of the sheet. */
const WORSE = { city: 6, name: 9, track: 1.2, river: 0.3, edge: 300 }
/** Where a name may stand, from the city's middle, and how gladly. */
const PLACES: { right: number; down: number; aside: number; dislike: number }[] = [
  { right: 0, down: 1, aside: 0, dislike: 0 },
  { right: 0, down: -1, aside: 0, dislike: 60 },
  { right: 1, down: 0, aside: HEX, dislike: 80 },
  { right: -1, down: 0, aside: HEX, dislike: 80 },
  { right: 0.6, down: 1, aside: 0, dislike: 40 },
  { right: -0.6, down: 1, aside: 0, dislike: 40 },
  { right: 0.6, down: -1, aside: 0, dislike: 90 },
  { right: -0.6, down: -1, aside: 0, dislike: 90 },
]

/** Where each city's name stands at a size of letters: wherever it covers least of what is there. */
export function lettering(cities: City[], size: number, frame: Bounds, tracks: string[] = []): Lettering[] {
  const hexes = cities.map((city) => around(middleOf(`${city.col},${city.row}`)))
  const rivers = [...new Set(Object.values(RIVERS).flat())].map((hex) => around(middleOf(hex.split(':')[0]!)))
  const rails = tracks.map((hex) => around(middleOf(hex), HEX * 0.7))
  const chosen: (Box | null)[] = cities.map(() => null)
  for (let pass = 0; pass < PASSES; pass++)
    cities.forEach((city, at) => {
      const others = chosen.filter((_, other) => other !== at)
      chosen[at] = best(boxes(city, size), (box) =>
        fault(box, { city: hexes, name: others, track: rails, river: rivers }, frame),
      )
    })
  return cities.map(({ id, name }, at) => {
    const box = chosen[at]!
    return { city: id, name, x: (box.left + box.right) / 2, y: box.bottom - size * 0.2 }
  })
}

function boxes(city: City, size: number): { box: Box; dislike: number }[] {
  const { x, y } = middleOf(`${city.col},${city.row}`)
  const [width, height] = [(city.name.length * WIDE + 0.5) * size, size * TALL]
  return PLACES.map(({ right, down, aside, dislike }) => {
    const middle = { x: x + right * (width / 2 + aside), y: y + down * (HEX + 2 + height / 2) }
    return {
      box: {
        left: middle.x - width / 2,
        right: middle.x + width / 2,
        top: middle.y - height / 2,
        bottom: middle.y + height / 2,
      },
      dislike,
    }
  })
}

function best(ways: { box: Box; dislike: number }[], fault: (box: Box) => number): Box {
  const rated = ways.map(({ box, dislike }) => ({ box, cost: dislike + fault(box) }))
  return rated.reduce((least, one) => (one.cost < least.cost ? one : least)).box
}

function fault(box: Box, covered: Record<'city' | 'name' | 'track' | 'river', (Box | null)[]>, frame: Bounds): number {
  const sum = (others: (Box | null)[]) => others.reduce((all, other) => all + (other ? overlap(box, other) : 0), 0)
  const { x, y, width, height } = frame
  const beyond = Math.max(
    0,
    x + EDGE - box.left,
    box.right - x - width + EDGE,
    y + EDGE - box.top,
    box.bottom - y - height + EDGE,
  )
  const kinds = Object.keys(covered) as (keyof typeof covered)[]
  return kinds.reduce((all, kind) => all + WORSE[kind] * sum(covered[kind]), WORSE.edge * beyond)
}

function around({ x, y }: Point, far = HEX): Box {
  return { left: x - far, right: x + far, top: y - far, bottom: y + far }
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
