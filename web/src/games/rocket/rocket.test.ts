import { describe, expect, test } from 'vitest'
import board from '$branchline/boards/rocket.json'
import type { Action } from '../contract'
import { Atlas } from './map/atlas'
import { step } from './map/cursor'
import { leads } from './panels/lead'
import { places } from './places'
import { pick, targets } from './targets'
import { pieces, rails } from './map/track'
import type { RocketBoard } from './board'
import type { RocketView } from './view'

const atlas = new Atlas(board as unknown as RocketBoard)

function company(id: string, locomotive: string, facing: string | null = null) {
  return {
    id,
    status: 'live',
    locomotive,
    facing,
    line: [locomotive],
    towns: [],
    worth: 1,
    bank: 16,
    shares: [0, 0],
    supplementary: [0, 0],
    stations: [0, 0],
  }
}

const view = {
  players: 2,
  phase: 'act',
  to_move: 0,
  active: 0,
  advanced: ['GWR'],
  stations: { '9,9': 0, '5,5': 1, '12,4': 0 },
  cities: {},
  veto: null,
  companies: [company('GWR', '12,4', 'ne'), company('LSWR', '12,6', 'nw'), company('SER', '15,14')],
} as unknown as RocketView

function action(text: string): Action {
  const [verb, ...words] = text.split(' ') as [string, ...string[]]
  const names =
    {
      token: ['town', 'good'],
      station: ['hex'],
      lift: ['hex'],
      advance: ['company', 'direction'],
      bid: ['shares', 'direction'],
    }[verb] ?? []
  return { number: 0, text, verb, arguments: Object.fromEntries(names.map((name, index) => [name, words[index]!])) }
}

const legal = [
  'token london brewing',
  'token london leather',
  'station 6,4',
  'lift 9,9',
  'lift 12,4',
  'advance GWR e',
  'advance GWR ne',
  'advance LSWR w',
].map(action)
const texts = (hex: string, held: string | null = null, seen = view, from = legal) => {
  const picked = pick(atlas, seen, from, hex, held)
  return picked.kind === 'refused'
    ? `? ${picked.text}`
    : [picked.kind === 'hold' ? `hold ${picked.company}` : '', ...picked.actions.map(({ text }) => text)].join('|')
}

describe('picking', () => {
  test('a hex gathers all that can be done there', () => {
    expect([...targets(atlas, view, legal).keys()]).toEqual(['13,10', '6,4', '9,9', '12,4', '12,5', '11,4'])
    expect(texts('12,5')).toBe('|advance GWR e|advance LSWR w')
    expect(texts('13,10')).toBe('|token london brewing|token london leather')
    expect(texts('9,9')).toBe('|lift 9,9')
  })
  test('a locomotive in hand goes only its own ways', () => {
    expect(texts('12,6')).toBe('hold LSWR')
    expect(texts('12,5', 'LSWR')).toBe('|advance LSWR w')
    expect(texts('11,5', 'LSWR')).toBe('? advance LSWR 11,5')
    expect(texts('12,6', 'LSWR')).toBe('hold null')
    expect(texts('13,10', 'LSWR')).toBe('? advance LSWR 13,10')
  })
  test('a station under a locomotive can still be lifted', () => {
    expect(texts('12,4')).toBe('hold GWR|lift 12,4')
  })
  test('what cannot be done becomes a question', () => {
    expect(texts('7,7')).toBe('? station 7,7')
    expect(texts('5,5')).toBe('? station 5,5')
    expect(texts('2,6')).toBe('? token leeds steel')
    expect(texts('12,7')).toBe('? advance LSWR 12,7')
    expect(texts('13,3')).toBe('? token bristol steel')
    expect(texts('15,14')).toBe('? advance SER e')
    expect(texts('9,9', null, view, [])).toBe('? lift 9,9')
  })
  test('in a veto a hex stands for bids', () => {
    const veto = {
      ...view,
      phase: 'veto',
      veto: { company: 'GWR', aim: 'e', exits: ['e', 'ne'], high: 1, bidder: 1, direction: 'ne' },
    } as unknown as RocketView
    const bids = ['pass', 'bid 2 e', 'bid 3 e', 'bid 2 ne'].map(action)
    expect(texts('12,5', null, veto, bids)).toBe('|bid 2 e|bid 3 e')
    expect(texts('8,8', null, veto, bids)).toBe('? bid 2 8,8')
    const answer = { ...veto, phase: 'answer' } as RocketView
    expect(texts('12,5', null, answer, ['match', 'yield'].map(action))).toBe('|match')
    expect(texts('11,4', null, answer, ['match', 'yield'].map(action))).toBe('|yield')
  })
})

describe('track', () => {
  test('joins a line to its town and itself', () => {
    expect(pieces(['12,4', '12,5'], '13,3')).toEqual([
      { hex: '12,4', ways: ['e', 'sw'] },
      { hex: '12,5', ways: ['w'] },
    ])
    expect(rails({ hex: '0,0', ways: ['e', 'w'] })).toContain('Q0.0 0.0')
  })
  test('three hexes that touch each other have two links', () => {
    const ways = pieces(['4,4', '4,5', '5,4'], null).flatMap((piece) => piece.ways)
    expect(ways).toHaveLength(4)
  })
  test('every line stays in one piece', () => {
    const blob = ['4,4', '4,5', '5,4', '5,5', '4,6', '6,5', '3,4']
    const links = pieces(blob, null).reduce((all, piece) => all + piece.ways.length, 0) / 2
    expect(links).toBeGreaterThanOrEqual(blob.length - 1)
  })
})

test('places of events', () => {
  const where = (name: string, args: Record<string, unknown>) => places({ name, arguments: args })
  expect(where('station_moved', { seat: 0, origin: '3,3', hex: '4,4' })).toEqual(['3,3', '4,4'])
  expect(where('paid_city', { seat: 0, money: 2000, town: 'london' })).toEqual(['london'])
  expect(where('line_absorbed', { company: 'GWR', into: 'LSWR' })).toEqual(['LSWR'])
  expect(where('share_taken', { seat: 0, company: 'GWR' })).toEqual(['GWR'])
  expect(where('veto_passed', { seat: 0 })).toEqual([])
})

test('how far one is ahead, or behind', () => {
  const told = (counts: number[], places: number[]) =>
    leads({ counts, places }).map(({ margin, shared }) => [margin, shared])
  expect(told([3, 1, 1], [1, 2, 2])).toEqual([
    [2, false],
    [2, true],
    [2, true],
  ])
  expect(told([2, 2, 1], [1, 1, 0])).toEqual([
    [0, true],
    [0, true],
    [1, false],
  ])
})

test('arrow keys go up and down without drifting', () => {
  const up = step(atlas.land, '9,7', 'ArrowUp')!
  expect(step(atlas.land, up, 'ArrowUp')).toBe('7,7')
  expect(step(atlas.land, '18,0', 'ArrowUp')).toBe('17,0')
})
