import { describe, expect, test } from 'vitest'
import data from '$branchline/boards/england-wales.json'
import type { Entry } from '../../../api/answers'
import type { Action } from '../../contract'
import { Atlas } from '../map/atlas'
import { carried } from '../map/routes'
import { companyLook, ownersOf } from './pieces/companies'
import { turningPoints } from './panels/dividends'
import type { SharesBoard } from './board'
import { reckoning } from './reckoning'
import { standing } from './standing'
import { destination, exitBy, following, headOf, isStep, lastWay, pick, targets, wayBy } from './targets'
import type { Route, SharesView } from './view'

const board = data as unknown as SharesBoard
const atlas = new Atlas(board)

function action(text: string): Action {
  const [verb, ...words] = text.split(' ') as [string, ...string[]]
  const given: Record<string, string[]> = {
    start: ['city'],
    side: ['side'],
    tile: ['side'],
    via: ['side'],
    cube: ['city', 'colour'],
  }
  const entries = (given[verb] ?? []).map((name, at) => [name, words[at]!])
  return { number: 0, text, verb, arguments: Object.fromEntries(entries) }
}

const LINK = {
  id: 4,
  owner: 1,
  cities: ['reading', 'london'],
  side: 'e',
  tiles: [{ hex: '14,22', enter: 'w', leave: 'ne' }],
  complete: true,
  beyond: null,
}
const EAST = { side: 'e', link: 4, company: 'red', city: 'london' } as const
const NORTH = { side: 'nw', link: 7, company: 'red', city: 'oxford' } as const
const route = (steps: Route['steps'], incomes: Record<string, number> = { red: steps.length }): Route => ({
  steps,
  own: steps.length,
  foreign: 0,
  incomes,
})

function view(phase: string, more: object = {}): SharesView {
  const cities = Object.fromEntries(
    board.cities.map(({ id }) => [id, { colour: null, tile: null, cubes: { red: 1 }, emptied: false }]),
  )
  const companies = board.shares.companies.map((id) => ({ id, shares: [2, 1], issued: 1, income: 0 }))
  return {
    phase,
    to_move: 0,
    cities,
    links: [LINK],
    companies,
    build: null,
    delivery: null,
    ...more,
  } as unknown as SharesView
}

const delivery = {
  company: 'red',
  city: 'reading',
  colour: 'red',
  at: 'reading',
  steps: [],
  ways: [EAST, NORTH],
  routes: [route([EAST]), route([NORTH, { ...EAST, side: 'se' }])],
  more_routes: false,
}
const build = {
  company: 'red',
  second: false,
  link: 9,
  city: 'bristol',
  laid: 1,
  cost: 2,
  means: 20,
  destinations: [],
  exits: [
    { side: 'e', hex: '11,22', beyond: '12,22', city: null },
    { side: 'ne', hex: '11,22', beyond: '11,21', city: 'reading' },
  ],
}

describe('picking', () => {
  const texts = (phase: string, legal: string[], hex: string, more: object = {}) => {
    const picked = pick(atlas, view(phase, more), legal.map(action), hex)
    if (picked.kind === 'refused') return picked.text && `? ${picked.text}`
    return picked.kind === 'step' ? `! ${picked.action.text}` : picked.actions.map(({ text }) => text).join('|')
  }

  test('a city begins what a company could do there', () => {
    expect(texts('act', ['build', 'deliver', 'pass'], '14,21')).toBe('build|deliver')
    expect(texts('act', ['build', 'deliver', 'pass'], '9,17')).toBe('? start 9,17')
    const legal = ['start london', 'start oxford'].map(action)
    expect(following(atlas, view('start'), legal, '14,21').map(({ text }) => text)).toEqual(['start london'])
  })
  test('a tile is a step until it completes its link', () => {
    expect(headOf(atlas, view('tile', { build }))).toBe('11,22')
    expect(texts('tile', ['tile e', 'tile ne'], '12,22', { build })).toBe('! tile e')
    expect(isStep(view('tile', { build }), action('tile ne'))).toBe(false)
    expect(texts('tile', ['tile e'], '10,22', { build })).toBe('? tile w')
    expect(texts('tile', ['tile e'], '3,13', { build })).toBeNull()
  })
  test('a cube goes on link by link until it arrives', () => {
    const legal = ['via e', 'via nw']
    expect(texts('via', legal, '14,21', { delivery })).toBe('via e')
    expect(texts('via', legal, '12,20', { delivery })).toBe('! via nw')
    expect([...targets(atlas, view('via', { delivery }), legal.map(action)).keys()]).toEqual(['14,21', '12,20'])
    expect(destination(atlas, view('via', { delivery }), action('pass'))).toBeNull()
  })
  test('a cube travels along the link that explains whose income rose', () => {
    const other = route([{ ...EAST, side: 'ne', link: 5, company: 'blue' }], { blue: 1 })
    const before = view('via', { delivery: { ...delivery, routes: [other, route([EAST])] } })
    const now = view('act', {
      companies: before.companies.map((one) => ({ ...one, income: one.id === 'red' ? 1 : 0 })),
    })
    now.cities['reading'] = { ...now.cities['reading']!, cubes: {} }
    expect(lastWay(before, now).map(({ company }) => company)).toEqual(['red'])
    expect(carried(atlas, before, now, lastWay(before, now))?.line.at(-1)).toEqual(atlas.middleOf('london'))
  })
})

describe('companies', () => {
  test('six of them, each with a letter and a colour of its own', () => {
    const looks = ownersOf(view('act'))
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(6)
    expect(companyLook('red').colour).not.toBe(companyLook('purple').colour)
  })
  test('the amounts at which the price turns', () => {
    const prices = [5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 9]
    const scale = prices.map((price, amount) => ({ amount, price, each: 0, seats: [], bank: 0, kept: 0 }))
    expect(turningPoints(scale, 7).map(({ amount }) => amount)).toEqual([0, 1, 4, 7, 14])
  })
})

describe('what is being done', () => {
  test('exits and ways by their sides', () => {
    expect(exitBy(view('tile', { build }), 'ne')?.city).toBe('reading')
    expect(exitBy(view('act'), 'ne')).toBeUndefined()
    expect(wayBy(view('via', { delivery }), 'nw')?.city).toBe('oxford')
    expect(wayBy(view('via', { delivery }), 'se')).toBeUndefined()
  })
  test('what someone who picks a hex probably wanted', () => {
    expect(pick(atlas, view('cube'), [], '9,17')).toEqual({ kind: 'refused', text: null })
    expect(pick(atlas, view('cube'), [], '14,21')).toEqual({ kind: 'refused', text: 'cube london red' })
    const refused = (hex: string) =>
      pick(atlas, view('via', { delivery: { ...delivery, ways: [], routes: [] } }), [], hex)
    expect(refused('14,21')).toEqual({ kind: 'refused', text: 'via e' })
    expect(refused('12,20')).toEqual({ kind: 'refused', text: 'via ne' })
    expect(refused('13,22')).toEqual({ kind: 'refused', text: null })
    expect(pick(atlas, view('dividend'), [], '14,21')).toEqual({ kind: 'refused', text: null })
  })
})

describe('told', () => {
  const t = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ')
  const seats = [
    { cash: 20, shares: { red: 2 }, share_value: 14, value: 34, companies: ['red'] },
    { cash: 9, shares: {}, share_value: 0, value: 9, companies: [] },
  ]
  const counts = {
    players: 2,
    turn: 3,
    round: 2,
    first: 1,
    emptied: 4,
    emptied_to_end: 16,
    emptied_left: 12,
    last_turn: null,
  }

  test('where the match stands: the order begins with the first player', () => {
    expect(standing(board, view('act', counts), t)).toMatchObject({
      phase: 'england-wales-shares:phase-act',
      turn: 'ew-standing-round 3 2',
      order: [1, 0],
    })
  })
  test('the reckoning adds up to what everyone has', () => {
    const told = (name: string, seat: number, money: number) => ({ name, arguments: { seat, money }, sentence: '' })
    const entries = [
      { moment: 1, events: [told('share_sold', 0, 7), told('paid_dividend', 0, 12), told('paid_merger', 1, 4)] },
      { moment: null, events: [told('paid_dividend', 0, 99)] },
    ] as unknown as Entry[]
    const rows = reckoning(entries, { seats } as unknown as SharesView).map(({ amounts }) => amounts)
    expect(rows).toEqual([
      [15, 5],
      [12, 0],
      [0, 4],
      [-7, 0],
      [14, 0],
    ])
    expect(seats.map((_, seat) => rows.reduce((sum, amounts) => sum + amounts[seat]!, 0))).toEqual([34, 9])
  })
})
