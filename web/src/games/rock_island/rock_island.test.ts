import { describe, expect, test } from 'vitest'
import data from '$branchline/boards/rock-island.json'
import type { Direction } from '../../board/hexes'
import type { Action } from '../contract'
import { step } from './map/cursor'
import { across, CELLS, distance, edgeTowards, opposite } from './map/field'
import { linePath, marks, spot, towardsEdge } from './map/rails'
import { course, poseOf, wayBetween } from './map/runs'
import { destinations, leaving, pick, targets } from './targets'
import { boxOf } from './pieces/tiles'
import type { RockIslandBoard } from './board'
import type { CellView, RockIslandView } from './view'

const board = data as unknown as RockIslandBoard
const box = boxOf(board)
const RIVER = ['A6', 'B6', 'C7', 'D6', 'E6', 'F6', 'G6', 'H6']

/** The map of the worked examples, with some tiles turned up: `D11` of `L1@0`. */
function position(open: Record<string, string>, more: Partial<RockIslandView> = {}): RockIslandView {
  const cells: Record<string, CellView> = Object.fromEntries(
    CELLS.map((cell) => [
      cell,
      { ground: RIVER.includes(cell) ? 'river' : 'land', open: false, tile: null, rotation: null },
    ]),
  )
  cells.D12 = { ground: 'chicago', open: true, tile: null, rotation: null }
  cells.E1 = { ground: 'kansas_city', open: true, tile: null, rotation: null }
  for (const [cell, lies] of Object.entries(open)) {
    const [tile, rotation] = lies.split('@') as [string, string]
    cells[cell] = { ground: cells[cell]!.ground, open: true, tile, rotation: Number(rotation) }
  }
  const locomotive = { cell: 'D12', entry: null, last_run: 0, distance: 12, reach: [] }
  return {
    players: 2,
    first: 0,
    ending: '',
    phase: 'walking',
    to_move: 0,
    active: 0,
    turn: 1,
    round: 1,
    max_rounds: 60,
    edition: 'mattel',
    dice: { crew: 2, locomotive: null },
    cells,
    crews: ['D12', 'D12'],
    walks: [{}, {}],
    locomotives: [locomotive, locomotive],
    reserve: [{ slot: 'land1', ground: 'land', open: true, tile: 'L9' }],
    remaining: {},
    removed: {},
    opening: null,
    turning: null,
    exchange: false,
    run: null,
    laying: null,
    ...more,
  }
}

function action(text: string): Action {
  const [verb, ...words] = text.split(' ') as [string, ...string[]]
  const names =
    {
      source: ['column'],
      course: ['direction'],
      city: ['row'],
      reveal: ['cell'],
      crew: ['cell'],
      exchange: ['cell', 'slot'],
      rotate: ['rotation'],
      run: ['direction'],
    }[verb] ?? []
  return { number: 0, text, verb, arguments: Object.fromEntries(names.map((name, index) => [name, words[index]!])) }
}

function picked(
  view: RockIslandView,
  legal: string[],
  place: string,
  chosen: string | null = null,
  held: string | null = null,
): string {
  const found = pick(view, legal.map(action), place, chosen ? action(chosen) : null, held)
  if (found.kind === 'refused') return `${found.cut ? '…' : '?'} ${found.text}`
  return found.kind === 'hold'
    ? `hold ${found.place}`
    : [...found.actions.map(({ text }) => text), ...found.then].join('|')
}

describe('field', () => {
  test('the exits of the cities lead where the rules say', () => {
    expect([2, 3, 4].map((edge) => across('D12', edge))).toEqual(['E12', 'D11', 'C12'])
    expect([0, 1, 5].map((edge) => across('E1', edge))).toEqual(['E2', 'F1', 'D1'])
    expect(across('A1', 4)).toBeNull()
    expect(distance('D12', 'E1')).toBe(12)
  })
  test('every edge is seen from both sides', () => {
    for (const cell of CELLS)
      for (let edge = 0; edge < 6; edge++) {
        const beside = across(cell, edge)
        if (!beside) continue
        expect(across(beside, opposite(edge))).toBe(cell)
        expect(edgeTowards(cell, beside)).toBe(edge)
      }
  })
  test('arrow keys go up and down without drifting', () => {
    expect(step(step('D7', 'ArrowUp')!, 'ArrowUp')).toBe('B7')
    expect(step('A1', 'ArrowUp')).toBeNull()
  })
})

describe('rails', () => {
  test('every line of every tile begins and ends in the middle of an edge, at a right angle', () => {
    for (const { groups } of box.values())
      for (const group of groups)
        for (const [from, to] of group.lines) {
          for (const [part, edge, heading] of [
            [0, from, from * 60 + 180],
            [1, to, to * 60],
          ] as const) {
            const { x, y, angle } = spot(group, from, to, part)
            expect(Math.hypot(x - towardsEdge(edge).x, y - towardsEdge(edge).y)).toBeCloseTo(0)
            expect(Math.cos(((angle - heading) * Math.PI) / 180)).toBeCloseTo(1)
          }
        }
  })
  test('a curve is an arc of its true radius, a straight is straight', () => {
    expect(linePath(0, 2)).toContain('A45 45')
    expect(linePath(0, 1, 2.5)).toContain('A17.5 17.5')
    expect(linePath(0, 3)).not.toContain('A')
  })
  test('each group has one stop mark, and no two lie upon each other', () => {
    for (const { groups } of box.values()) {
      const found = marks(groups)
      expect(found).toHaveLength(groups.length)
      found.forEach((one, at) =>
        found
          .slice(at + 1)
          .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(10)),
      )
    }
  })
})

describe('runs', () => {
  const view = position({ D11: 'L9@0', D10: 'L1@0', C11: 'L1@1', E12: 'L1@1' })
  test('a course has no gaps, and ends where the locomotive then stands', () => {
    for (const way of [['w'], ['w', 'w'], ['w', 'nw'], ['w', 'se']] as Direction[][]) {
      const points = course(board, view, { cell: 'D12', entry: null }, way)
      const gaps = points.slice(1).map(({ x, y }, at) => Math.hypot(x - points[at]!.x, y - points[at]!.y))
      expect(Math.max(...gaps)).toBeLessThan(14)
    }
    const last = course(board, view, { cell: 'D12', entry: null }, ['w', 'w']).at(-1)!
    const stands = poseOf(board, view, { cell: 'D10', entry: 'e' })
    expect([last.x, last.y, last.angle]).toEqual([stands.x, stands.y, stands.angle])
  })
  test('backward is the way it came', () => {
    const points = course(board, view, { cell: 'D10', entry: 'e' }, ['e'])
    expect(points.at(-1)!.x).toBeGreaterThan(points[0]!.x)
    expect(points[0]!.angle % 360).toBe(360 % 360)
  })
  test('what happened between two positions is read from the earlier reach', () => {
    const reach = [{ cell: 'D10', entry: 'e' as const, steps: 2, way: ['w', 'w'] as Direction[], wins: false }]
    const before = position({}, { locomotives: [{ cell: 'D12', entry: null, last_run: 0, distance: 12, reach }] })
    const after = position({}, { locomotives: [{ cell: 'D10', entry: 'e', last_run: 1, distance: 10, reach: [] }] })
    expect(wayBetween(before, after, 0)).toEqual(['w', 'w'])
    expect(wayBetween(after, before, 0)).toBeNull()
  })
})

describe('picking', () => {
  test('a tile turned by tapping shows one legal rotation after the other', () => {
    const view = position(
      { D11: 'L2@4' },
      { phase: 'turning', turning: { cell: 'D11', laid: false, rotations: [0, 2, 4], ends: [] } },
    )
    const legal = ['rotate 0', 'rotate 2', 'rotate 4']
    expect(picked(view, legal, 'D11')).toBe('rotate 0')
    expect(picked(view, legal, 'D11', 'rotate 0')).toBe('rotate 2')
    expect(picked(view, legal, 'D11', 'rotate 4')).toBe('rotate 0')
    expect(picked(view, legal, 'C3')).toBe('? crew C3')
    expect(leaving(view, legal.map(action))?.text).toBe('rotate 4')
    const laid = {
      ...view,
      turning: { cell: 'D11', laid: true, rotations: [0, 4], ends: [] },
      cells: { ...view.cells, D11: { ...view.cells.D11!, rotation: 0 } },
    }
    expect(picked(laid, ['rotate 0', 'rotate 4'], 'D11')).toBe('rotate 0')
    expect(leaving(laid, legal.map(action))).toBeUndefined()
  })
  test('a locomotive goes to the next cell, or all the way to a far one', () => {
    const reach = [
      { cell: 'D11', entry: 'e' as const, steps: 1, way: ['w'] as Direction[], wins: false },
      { cell: 'D10', entry: 'e' as const, steps: 2, way: ['w', 'w'] as Direction[], wins: false },
    ]
    const locomotives = [
      { cell: 'D12', entry: null, last_run: 0, distance: 12, reach },
      { cell: 'D12', entry: null, last_run: 0, distance: 12, reach },
    ]
    const view = position({}, { phase: 'running', locomotives })
    const legal = ['run w', 'end']
    expect(picked(view, legal, 'D11')).toBe('run w')
    expect(picked(view, legal, 'D10')).toBe('run w|run w|end')
    expect(picked(view, legal, 'D12')).toBe('end')
    expect(picked(view, legal, 'B12')).toMatch(/^… run n[ew]$/)
    expect([...destinations(view, legal.map(action)).keys()]).toEqual(['D10'])
    expect(destinations(view, [action('end')]).size).toBe(0)
    const home = reach.map((one) => ({ ...one, wins: one.cell === 'D10' }))
    const nearly = position({}, { phase: 'running', locomotives: [{ ...locomotives[0]!, reach: home }] })
    expect(picked(nearly, legal, 'D10')).toBe('run w|run w')
  })
  test('an exchange asks for the tile that goes only where there are several', () => {
    const view = position({ D10: 'L1@0', C9: 'L2@0' }, { phase: 'exchanging', crews: ['D10', 'D12'] })
    expect(picked(view, ['exchange D10 land1', 'keep'], 'land1')).toBe('exchange D10 land1')
    const anywhere = ['exchange D10 land1', 'exchange C9 land1', 'keep']
    expect(picked(view, anywhere, 'land1')).toBe('hold land1')
    expect(picked(view, anywhere, 'C9', null, 'land1')).toBe('exchange C9 land1')
    expect(picked(view, anywhere, 'C9')).toBe('hold C9')
    expect(picked(view, anywhere, 'land1', null, 'C9')).toBe('exchange C9 land1')
    expect(picked(view, anywhere, 'B6')).toBe('? exchange B6 river1')
    expect(picked(position({}), ['crew D11'], 'land1')).toBe('? exchange D12 land1')
  })
  test('once a tile is to go, only what may come in its place is offered', () => {
    const view = position({ D10: 'L1@0', C9: 'L2@0' }, { phase: 'exchanging', crews: ['D10', 'D12'] })
    const legal = ['exchange D10 land1', 'exchange C9 land2'].map(action)
    expect([...targets(view, legal).keys()]).toEqual(['D10', 'land1', 'C9', 'land2'])
    expect([...targets(view, legal, 'C9').keys()]).toEqual(['D10', 'C9', 'land2'])
  })
  test('the river and the cities are laid by hand', () => {
    const laying = (phase: RockIslandView['phase'], placed: number, river: string[], choices: string[] = []) =>
      position({}, { phase, laying: { placed, river, choices }, locomotives: [] })
    expect(picked(laying('laying_source', 0, []), ['source 6'], 'A6')).toBe('source 6')
    expect(picked(laying('laying_source', 0, []), ['source 6'], 'A1')).toBe('? source 1')
    expect(picked(laying('laying_course', 1, ['A6']), ['course se', 'course sw'], 'B5')).toBe('course sw')
    expect([...targets(laying('laying_city', 8, RIVER, ['C12', 'D12']), [action('city D')]).keys()]).toEqual(['D12'])
    expect([...targets(laying('laying_city', 9, RIVER, ['D1', 'E1']), [action('city E')]).keys()]).toEqual(['E1'])
    expect(picked(laying('laying_city', 9, RIVER, ['E1']), ['city E'], 'A1')).toBe('? city A')
  })
})
