import type { Bounds } from '../../board/camera'
import type { Point } from '../../board/hexes'
import { RIVERS } from './geography'
import { middleOf } from './lattice'
import type { City } from './board'

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
/** How bad it is to cover a city, another name, a river hex or the edge of the sheet. */
const WORSE = { city: 6, name: 9, river: 0.4, edge: 30 }
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

/** Where each city's name stands at a size of letters: wherever it covers least. */
export function lettering(cities: City[], size: number, frame: Bounds): Lettering[] {
  const hexes = cities.map((city) => around(middleOf(`${city.col},${city.row}`)))
  const rivers = [...new Set(Object.values(RIVERS).flat())].map((hex) => around(middleOf(hex.split(':')[0]!)))
  const chosen: (Box | null)[] = cities.map(() => null)
  for (let pass = 0; pass < PASSES; pass++)
    cities.forEach((city, at) => {
      const others = chosen.filter((_, other) => other !== at)
      chosen[at] = best(boxes(city, size), (box) => fault(box, hexes, others, rivers, frame))
    })
  return cities.map(({ id, name }, at) => {
    const box = chosen[at]!
    return { city: id, name, x: (box.left + box.right) / 2, y: box.bottom - size * 0.2 }
  })
}

function boxes(city: City, size: number): { box: Box; dislike: number }[] {
  const { x, y } = middleOf(`${city.col},${city.row}`)
  const [width, height] = [city.name.length * size * WIDE + 4, size * TALL]
  return PLACES.map(({ right, down, aside, dislike }) => {
    const middle = { x: x + right * (width / 2 + aside), y: y + down * (HEX + 2 + height / 2) }
    return { box: { left: middle.x - width / 2, right: middle.x + width / 2, top: middle.y - height / 2, bottom: middle.y + height / 2 }, dislike }
  })
}

function best(ways: { box: Box; dislike: number }[], fault: (box: Box) => number): Box {
  const rated = ways.map(({ box, dislike }) => ({ box, cost: dislike + fault(box) }))
  return rated.reduce((least, one) => (one.cost < least.cost ? one : least)).box
}

function fault(box: Box, hexes: Box[], names: (Box | null)[], rivers: Box[], frame: Bounds): number {
  const sum = (others: (Box | null)[]) => others.reduce((all, other) => all + (other ? overlap(box, other) : 0), 0)
  const beyond = Math.max(0, frame.x + 8 - box.left, box.right - frame.x - frame.width + 8, frame.y + 8 - box.top, box.bottom - frame.y - frame.height + 8)
  return WORSE.city * sum(hexes) + WORSE.name * sum(names) + WORSE.river * sum(rivers) + WORSE.edge * beyond * 10
}

function around({ x, y }: Point): Box {
  return { left: x - HEX, right: x + HEX, top: y - HEX, bottom: y + HEX }
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
