import { describe, expect, test } from 'vitest'
import data from '$branchline/boards/england-wales.json'
import type { Action } from '../contract'
import { Atlas } from './map/atlas'
import type { EnglandWalesBoard } from './board'
import { step } from './map/cursor'
import { estuaries } from './map/estuaries'
import { frameOf } from './map/frame'
import { RIVERS } from './map/geography'
import { playable } from './normal/hand'
import { hexNear, landOf } from './map/landscape'
import { across, middleOf, opposite, sideMiddle, sideTowards, SIDES } from './map/lattice'
import { lettering } from './map/lettering'
import { signed } from './money'
import { places } from './places'
import { badgePlace, bridges, linkLine, nextTile, tileLine } from './map/rails'
import { carried } from './map/routes'
import { ownSeat } from './normal/seats'
import { shelves } from './map/shelves'
import { counted } from './standing'
import { destination, following, headOf, isStep, lastStep, pick, targets } from './targets'
import { pricesOf } from './prices'
import type { CardView, EnglandWalesView, LinkView, Side, Step } from './normal/view'

const board = data as unknown as EnglandWalesBoard
const atlas = new Atlas(board)

/** A link as the rulebook's examples tell it: the city it leaves, and the sides it leaves by. */
function link(id: number, owner: number, city: string, ...sides: Side[]): LinkView {
  const tiles: LinkView['tiles'] = []
  let hex = atlas.placeOf(city)
  for (const [at, side] of sides.entries()) {
    hex = across(hex, SIDES.indexOf(side))
    const leave = sides[at + 1]
    if (leave) tiles.push({ hex, enter: SIDES[opposite(SIDES.indexOf(side))]!, leave })
  }
  const end = atlas.cityAt(hex)?.id
  return {
    id,
    owner,
    cities: end ? [city, end] : [city],
    side: sides[0]!,
    tiles,
    complete: end !== undefined,
    beyond: end ? null : hex,
  }
}

const LONDON_OXFORD = link(0, 1, 'london', 'nw', 'w', 'w')
const READING_NORTHAMPTON = link(1, 2, 'reading', 'ne', 'nw', 'nw', 'ne')
const READING_LONDON = link(2, 0, 'reading', 'e', 'ne')
const OPEN = link(3, 0, 'bristol', 'e', 'e')

function action(text: string): Action {
  const [verb, ...words] = text.split(' ') as [string, ...string[]]
  const given: Record<string, string[]> = {
    start: ['city'],
    resume: ['city', 'side'],
    side: ['side'],
    tile: ['side'],
    via: ['side'],
    finish: ['saving'],
    place: ['city', 'colour'],
    cube: ['city', 'colour'],
    card: ['card'],
    grow: ['city'],
    keep: ['baron'],
  }
  return {
    number: 0,
    text,
    verb,
    arguments: Object.fromEntries((given[verb] ?? []).map((name, at) => [name, words[at]!])),
  }
}

function view(phase: string, more: object = {}): EnglandWalesView {
  const cities = Object.fromEntries(
    board.cities.map(({ id, colour }) => [
      id,
      { colour: colour === 'grey' ? null : colour, tile: null, cubes: { red: 1 }, emptied: false },
    ]),
  )
  const links = [LONDON_OXFORD, READING_NORTHAMPTON, READING_LONDON, OPEN]
  const seats = [0, 0, 0].map((position) => ({ position, baron: null, barons_dealt: [] }))
  return {
    phase,
    to_move: 0,
    cities,
    links,
    seats,
    tiles_left: { blue: 2 },
    build: null,
    delivery: null,
    ...more,
  } as unknown as EnglandWalesView
}

describe('the lattice', () => {
  test('neighbours are those of the board', () => {
    for (const [row, steps] of Object.entries(data.layout.neighbour_offsets))
      steps.forEach(([right, down], side) => {
        const start = row === 'odd' ? 7 : 8
        expect(across(`9,${start}`, side)).toBe(`${9 + right!},${start + down!}`)
      })
  })
  test('sides face each other', () => {
    expect(sideTowards('10,5', '10,6')).toBe(3)
    expect(sideTowards('10,5', '12,5')).toBe(-1)
    const [one, other] = [sideMiddle('10,5', 3), sideMiddle('10,6', 0)]
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(0.01)
  })
  test('arrow keys stay on land', () => {
    expect(step(atlas, '14,21', 'ArrowRight')).toBe('15,21')
    expect(step(atlas, '14,21', 'ArrowUp')).toBe('14,20')
    expect(step(atlas, '19,16', 'ArrowRight')).toBeNull()
  })
})

describe('the landscape', () => {
  const land = landOf(atlas)
  test('every hex of the board is dry, its neighbours at sea are wet', () => {
    const sea = new Set(
      atlas.hexes
        .flatMap((hex) => [0, 1, 2, 3, 4, 5].map((side) => across(hex, side)))
        .filter((hex) => !atlas.has(hex)),
    )
    expect(atlas.hexes.filter((hex) => !land(middleOf(hex)))).toEqual([])
    expect([...sea].filter((hex) => land(middleOf(hex)))).toEqual([])
  })
  test('a point is found in its hex', () => {
    expect(atlas.hexes.filter((hex) => hexNear({ x: middleOf(hex).x + 18, y: middleOf(hex).y - 9 }) !== hex)).toEqual(
      [],
    )
  })
  test('every river hex has a river, and no plain one', () => {
    const crossed = new Set(Object.values(RIVERS).flat())
    const of = (terrain: string) => board.hexes.filter((hex) => hex.terrain === terrain).map(({ id }) => id)
    expect(of('river').filter((hex) => !crossed.has(hex))).toEqual([])
    const through = Object.values(RIVERS).flatMap((hexes) => hexes.slice(1, -1))
    expect(of('plain').filter((hex) => through.includes(hex))).toEqual([])
  })
  test('rivers flow from hex to neighbouring hex', () => {
    for (const hexes of Object.values(RIVERS))
      hexes.slice(1).forEach((hex, at) => {
        if (!`${hexes[at]}${hex}`.includes(':'))
          expect(sideTowards(hexes[at]!, hex), `${hexes[at]} ${hex}`).toBeGreaterThanOrEqual(0)
      })
  })
  test('a barrier is water from the sea inland, over as many sides as the board says', () => {
    const found = estuaries(atlas)
    expect(found.map(({ name, course }) => [name, course.length - 1])).toEqual([
      ['severn_estuary', 3],
      ['humber', 2],
      ['mersey', 1],
      ['thames_estuary', 4],
    ])
    expect(board.barriers.filter(({ a, b }) => land(sideMiddle(a, sideTowards(a, b))))).toEqual([])
  })
  test('names cover no city and no other name', () => {
    for (const size of [24, 16.5, 10]) {
      const boxes = lettering(board.cities, size, frameOf(atlas)).map(({ name, x, y }) => {
        const half = (name.length * size * 0.5) / 2
        return { name, left: x - half, right: x + half, top: y - size * 0.7, bottom: y + size * 0.15 }
      })
      const meet = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      )
      expect(
        meet.map(({ name }) => name),
        String(size),
      ).toEqual([])
    }
  })
})

describe('rails', () => {
  test('a tile runs from side to side, straight or in an arc', () => {
    const [start, end] = [sideMiddle('9,9', 1), sideMiddle('9,9', 4)]
    expect(tileLine('9,9', 1, 4)).toEqual([start, end])
    const bend = tileLine('9,9', 0, 2)
    expect(bend[0]!.x).toBeCloseTo(sideMiddle('9,9', 0).x)
    expect(bend.at(-1)!.y).toBeCloseTo(sideMiddle('9,9', 2).y)
    expect(Math.hypot(bend[4]!.x - middleOf('9,9').x, bend[4]!.y - middleOf('9,9').y)).toBeLessThan(15)
  })
  test('a link joins its two cities', () => {
    const line = linkLine(atlas, READING_NORTHAMPTON)
    expect([line[0], line.at(-1)]).toEqual([atlas.middleOf('reading'), atlas.middleOf('northampton')])
    expect(READING_NORTHAMPTON.tiles.map(({ hex }) => hex)).toEqual(['13,21', '13,20', '12,19'])
    expect(badgePlace(OPEN)).toEqual(middleOf('10,22'))
  })
  test('the later of two tracks that cross leads over a bridge', () => {
    expect(
      [...bridges([LONDON_OXFORD, READING_NORTHAMPTON, READING_LONDON])].map(([id, tiles]) => [
        id,
        tiles.map(({ hex }) => hex),
      ]),
    ).toEqual([[1, ['13,20']]])
  })
})

describe('picking', () => {
  const texts = (phase: string, legal: string[], hex: string, more: object = {}) => {
    const picked = pick(atlas, view(phase, more), legal.map(action), hex)
    if (picked.kind === 'refused') return picked.text && `? ${picked.text}`
    if (picked.kind === 'step') return `! ${picked.action.text}`
    return [
      ...picked.actions.map(({ text }) => text),
      ...('then' in picked ? picked.then.map((text) => `> ${text}`) : []),
    ].join('|')
  }
  const build = {
    link: 3,
    city: 'bristol',
    laid: 1,
    limit: 4,
    exits: [{ hex: '11,22', beyond: '12,22', side: 'e' }],
    destinations: [{ city: 'london', sides: ['e', 'ne'], cost: 5 }],
    finishes: [],
  }

  test('a city or an open end begins what can be done there', () => {
    const kinds = ['build', 'urbanise', 'upgrade', 'deliver', 'take', 'pass']
    expect(texts('act', kinds, '14,21')).toBe('build|deliver')
    expect(texts('act', kinds, '13,22')).toBe('build|urbanise|deliver')
    expect(texts('act', kinds, '11,22')).toBe('build')
    expect(texts('act', kinds, '9,17')).toBe('? start 9,17')
    expect(texts('act', ['pass'], '14,21')).toBe('? start london')
  })
  test('what was begun at a place goes on there', () => {
    const legal = ['start london', 'start oxford', 'resume bristol e'].map(action)
    expect(following(atlas, view('start'), legal, '14,21').map(({ text }) => text)).toEqual(['start london'])
    expect(following(atlas, view('start'), legal, '11,22').map(({ text }) => text)).toEqual(['resume bristol e'])
  })
  test('building goes from hex to hex', () => {
    expect(headOf(atlas, view('side', { build }))).toBe('9,22')
    expect(texts('side', ['side e', 'side ne'], '10,22', { build })).toBe('! side e')
    expect(headOf(atlas, view('tile', { build }))).toBe('11,22')
    expect(texts('tile', ['tile e', 'finish none'], '12,22', { build })).toBe('! tile e')
    expect(texts('tile', ['tile e', 'finish none'], '11,21', { build })).toBe('? tile ne')
    const way = pick(atlas, view('tile', { build }), [action('tile e')], '14,21')
    expect(way).toEqual({ kind: 'actions', actions: [action('tile e')], then: ['tile ne', 'finish none'] })
    expect(texts('tile', ['tile e', 'finish none'], '3,13', { build })).toBeNull()
    expect(destination(atlas, view('tile', { build }), action('finish none'))).toBeNull()
  })
  test('colours are chosen among several, one cube is a step', () => {
    expect(texts('place', ['place stoke blue', 'place stoke black'], '10,14')).toBe(
      'place stoke blue|place stoke black',
    )
    expect(texts('cube', ['cube oxford red'], '12,20')).toBe('! cube oxford red')
    expect(texts('cube', ['cube oxford red'], '14,21')).toBe('? cube london red')
    expect(texts('grow', ['grow london'], '14,21')).toBe('grow london')
  })

  const steps = (...ways: [Side, number, string][]): Step[] =>
    ways.map(([side, link, city]) => ({ side, link, owner: 0, city }))
  const near = { steps: steps(['ne', 2, 'london']), points: [1, 0, 0], cards: [] }
  const far = { steps: steps(['ne', 2, 'london'], ['nw', 0, 'oxford']), points: [1, 1, 0], cards: [] }
  const onward = { steps: steps(['nw', 1, 'northampton'], ['w', 9, 'leicester']), points: [1, 0, 1], cards: [] }
  const delivery = {
    seat: 0,
    city: 'reading',
    at: 'reading',
    colour: 'red',
    steps: [],
    links_left: 2,
    routes: [far, onward],
    more_routes: false,
  }

  test('the end of a way takes all its steps, a city on it the first', () => {
    expect(texts('via', ['via ne', 'via nw'], '12,20', { delivery })).toBe('via ne|> via nw')
    expect(texts('via', ['via ne', 'via nw'], '13,18', { delivery })).toBe('! via nw')
    expect(texts('via', ['via ne'], '13,18', { delivery: { ...delivery, routes: [far] } })).toBe('? via ne')
    expect(isStep(view('via', { delivery: { ...delivery, routes: [near] } }), action('via ne'))).toBe(false)
  })
  test('targets gather actions by hex', () => {
    const legal = ['start london', 'resume bristol e', 'pass'].map(action)
    expect([...targets(atlas, view('start'), legal).keys()]).toEqual(['14,21', '11,22'])
  })
  test('a cube travels along the links it was delivered over', () => {
    const before = view('via', {
      delivery: {
        ...delivery,
        at: 'london',
        steps: steps(['ne', 2, 'london']),
        routes: [{ steps: steps(['nw', 0, 'oxford']), points: [1, 1, 0], cards: [] }],
      },
    })
    const now = view('act', { seats: [1, 1, 0].map((position) => ({ position })) })
    expect(carried(atlas, before, now, lastStep(before, now))).toBeNull()
    now.cities['reading'] = { ...now.cities['reading']!, cubes: {} }
    const { good, line } = carried(atlas, before, now, lastStep(before, now))!
    expect(good).toBe('red')
    expect([line[0], line.at(-1)]).toEqual([atlas.middleOf('reading'), atlas.middleOf('oxford')])
    expect(line).toContainEqual(atlas.middleOf('london'))
  })
})

describe('figures', () => {
  test('prices of the next tile, and of those that could follow it', () => {
    const beyond: [string, number | null][] = [
      ['12,22', 2],
      ['11,21', 2],
      ['14,21', null],
    ]
    const exits = beyond.map(([hex, cost]) => ({ hex: '11,22', cost: 2, beyond: hex, cost_beyond: cost }))
    const costs = pricesOf(exits).map(({ hex, cost, later }) => `${hex} ${cost}${later ? ' later' : ''}`)
    expect(costs).toEqual(['11,22 2', '12,22 2 later', '11,21 2 later'])
  })
  test('the next tile goes on from the one before', () => {
    const build = { city: 'bristol', exits: [{ hex: '11,22' }] }
    expect(nextTile(atlas, build, OPEN, 'ne')).toEqual({ hex: '11,22', enter: 'w', leave: 'ne' })
    expect(nextTile(atlas, { city: 'bristol', exits: [{ hex: '10,22' }] }, undefined, 'e')).toEqual({
      hex: '10,22',
      enter: 'w',
      leave: 'e',
    })
    expect(nextTile(atlas, null, undefined, 'e')).toBeNull()
  })
  test('sums bear their sign', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '+0'])
  })
  test('cubes stand on their plate, however many', () => {
    for (let count = 0; count < 14; count++)
      for (const { x, y, scale } of shelves(count)) {
        expect(Math.abs(x) + 5 * scale).toBeLessThanOrEqual(20)
        expect(Math.abs(y) + 5 * scale).toBeLessThanOrEqual(14)
      }
  })
})

describe('cards and barons', () => {
  const card = (id: string, kind: CardView['kind']): CardView => ({ id, kind, count: 1, points: 0, city: null })
  test('what can be played from the hand', () => {
    const legal = ['finish none', 'finish tunnel', 'finish both', 'stop', 'let'].map(action)
    expect(playable(legal, card('tunnel_engineer', 'single_use')).map(({ text }) => text)).toEqual(['finish tunnel'])
    expect(playable(legal, card('railways_inspector', 'interrupt')).map(({ text }) => text)).toEqual(['stop'])
    expect(playable(legal, card('hotel_london', 'permanent'))).toEqual([])
  })
  test('whose eyes these are', () => {
    const seats = [
      { baron: null, barons_dealt: [] },
      { baron: { id: 'hudson' }, barons_dealt: [] },
    ]
    expect(ownSeat(view('act', { seats }), null)).toBe(1)
    expect(ownSeat(view('over', { seats, to_move: null }), null)).toBeNull()
    expect(ownSeat(view('act', { to_move: 2 }), [action('pass')])).toBe(2)
    expect(ownSeat(view('act'), null)).toBeNull()
  })
})

test('where the match stands', () => {
  const t = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ')
  const counts = { turn: 3, round: 2, emptied_left: 1, last_turn: null }
  expect(counted(counts, t)).toEqual({
    turn: 'ew-standing-round 3 2',
    end: [{ label: 'ew-standing-markers 1', near: true }],
  })
  expect(counted({ ...counts, round: 0, last_turn: 4 }, t)).toEqual({
    turn: 'ew-standing-turn 3',
    end: [{ label: 'ew-standing-last 4', near: true }],
  })
})

test('places of events', () => {
  expect(places({ name: 'link_completed', arguments: { seat: 0, city: 'oxford', other: 'london' } })).toEqual([
    'oxford',
    'london',
  ])
  expect(places({ name: 'tile_laid', arguments: { seat: 0, hex: '13,20', money: 2000 } })).toEqual(['13,20'])
  expect(places({ name: 'turn_began', arguments: { turn: 2 } })).toEqual([])
})
