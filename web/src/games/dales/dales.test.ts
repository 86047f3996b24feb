import { describe, expect, test } from 'vitest'
import nuremberg from '$branchline/boards/nuremberg.json'
import wensleydale from '$branchline/boards/wensleydale.json'
import type { Action } from '../contract'
import { Atlas } from './map/atlas'
import { step } from './map/cursor'
import { areaContents } from './labels'
import { inside } from './map/middle'
import { places } from './places'
import { price } from './price'
import { askedSheets, frontSheet } from './sheets'
import { isStep, targets, wish } from './targets'
import type { DalesBoard } from './board'
import type { DalesView } from './view'

const BOARDS = { wensleydale, nuremberg } as unknown as Record<string, DalesBoard>

function view(phase: string, more: object = {}): DalesView {
  return {
    phase,
    areas: { richmond: { owners: [], pieces: { objector: 1, green: 2 } }, skipton: { owners: ['red'], pieces: {} } },
    auction: [],
    ...more,
  } as unknown as DalesView
}

function action(text: string, names: string[]): Action {
  const [verb, ...words] = text.split(' ') as [string, ...string[]]
  return { number: 0, text, verb, arguments: Object.fromEntries(names.map((name, index) => [name, words[index]!])) }
}

describe.each(Object.keys(BOARDS))('the map of %s', (id) => {
  const atlas = new Atlas(BOARDS[id]!)
  test('every area has its middle inside', () => {
    const lost = atlas.board.areas.filter((area) => !inside(area.polygons[0]!, atlas.middle(area.id)))
    expect(lost.map((area) => area.id)).toEqual([])
  })
  test('names of towns stay on the sheet and off one another', () => {
    const boxes = atlas.board.areas
      .filter(({ town, option }) => town && !option)
      .map((area) => {
        const { lines, size, x, y } = atlas.letters.get(area.id)!
        const { x: cx, y: cy } = atlas.middle(area.id)
        const width = Math.max(...lines.map((line) => line.length)) * size * 0.5
        return {
          id: area.id,
          left: cx + x - width / 2,
          right: cx + x + width / 2,
          top: cy + y - size * 0.8,
          bottom: cy + y - size * 0.8 + lines.length * size,
        }
      })
    expect(
      boxes.filter(
        ({ left, right, top, bottom }) =>
          left < 0 || right > atlas.board.canvas.width || top < 0 || bottom > atlas.board.canvas.height,
      ),
    ).toEqual([])
    const over = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.id} ${other.id}`),
    )
    expect(over).toEqual([])
  })
  test('arrow keys reach every area', () => {
    const reached = new Set([atlas.board.areas[0]!.id])
    for (const area of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = step(atlas.middles, area, key)
        if (next) reached.add(next)
      }
    }
    expect(atlas.board.areas.filter((area) => !reached.has(area.id)).map((area) => area.id)).toEqual([])
  })
})

describe('picking', () => {
  const atlas = new Atlas(BOARDS.wensleydale!)
  test('an area gathers all that can be done there', () => {
    const legal = [
      action('load richmond green', ['area', 'item']),
      action('load richmond red', ['area', 'item']),
      action('pass', []),
    ]
    expect([...targets(legal)].map(([area, actions]) => [area, actions.length])).toEqual([['richmond', 2]])
  })
  test('steps are played at once, choices are not', () => {
    expect(isStep([action('extend bedale', ['area'])])).toBe(true)
    expect(isStep([action('load bedale red', ['area', 'item'])])).toBe(false)
    expect(
      isStep([action('sell red hawes', ['company', 'area']), action('sell green hawes', ['company', 'area'])]),
    ).toBe(false)
  })
  test('what cannot be done becomes a question', () => {
    expect(wish(atlas, view('build'), 'penhill')).toBe('start penhill')
    expect(wish(atlas, view('extend'), 'penhill')).toBe('extend penhill')
    expect(wish(atlas, view('train'), 'richmond')).toBe('load richmond green')
    expect(wish(atlas, view('train'), 'penhill')).toBe('load penhill stone')
    expect(wish(atlas, view('sell'), 'skipton')).toBe('sell red skipton')
    expect(wish(atlas, view('bid'), 'skipton')).toBe('start skipton')
  })
})

test('an extension that is not in play says so', () => {
  const words = (key: string) => key
  const atlas = new Atlas(BOARDS.wensleydale!)
  expect(areaContents(atlas, view('build'), [], 'the_south_extension', words)).toBe('The South, dales-extension.')
})

describe('sheets', () => {
  const buy = action('buy t3a', ['train'])
  const load = action('load richmond green', ['area', 'item'])
  test('what is asked, the own sheet of the phase first', () => {
    expect(askedSheets(view('train'), [load, buy, action('pass', [])])).toEqual(['trains', 'map'])
    expect(askedSheets(view('bid'), [action('bid 1 3', ['space', 'cubes'])])).toEqual(['auction'])
    expect(askedSheets(view('train'), null)).toEqual([])
  })
  test('a new phase brings its sheet to the front', () => {
    expect(frontSheet('map', ['auction'], 'auction', true, false)).toBe('auction')
    expect(frontSheet('auction', [], 'trains', true, false)).toBe('trains')
  })
  test('what is asked is never behind another', () => {
    expect(frontSheet('ledger', ['auction'], 'auction', false, false)).toBe('auction')
    expect(frontSheet('trains', ['map'], 'trains', false, false)).toBe('map')
    expect(frontSheet('trains', ['map'], 'trains', false, true)).toBe('trains')
    expect(frontSheet('map', ['trains', 'map'], 'trains', false, false)).toBe('map')
  })
})

test('places of events', () => {
  expect(places({ name: 'line_extended', arguments: { seat: 0, origin: 'skipton', area: 'rylstone' } })).toEqual([
    'skipton',
    'rylstone',
  ])
  expect(places({ name: 'bid_placed', arguments: { seat: 0, space: 2, cubes: 3 } })).toEqual(['space-2'])
  expect(places({ name: 'train_bought', arguments: { seat: 0, train: 't3a' } })).toEqual(['t3a'])
  expect(places({ name: 'counter_drawn', arguments: { space: 2, colour: 'red' } })).toEqual([])
})

test('a line says what it will cost, and what a step of it adds', () => {
  const extensions = [{ area: 'bolton_abbey', points: 1, white: 1, red: 0, green: 0 }]
  const planned = view('extend', { line: { points: 3, white: 0, red: 1, green: 0, extensions } })
  const words = (key: string, { count, colour }: Record<string, string | number> = {}) =>
    [count, colour ?? key].filter((word) => word !== undefined).join(' ')
  const costs = (verb: string, given: Record<string, string> = {}, position = planned) =>
    price(BOARDS.wensleydale!, position, { number: 0, text: verb, verb, arguments: given }, words)
  expect(costs('finish')).toEqual(['3 dales-price', '1 wensleydale:colour-red'])
  expect(costs('extend', { area: 'bolton_abbey' })).toEqual(['1 dales-price', '1 wensleydale:colour-white'])
  expect(costs('pass')).toEqual([])
  const free = view('build', { starts: { skipton: { white: 0, red: 1, green: 0 } } })
  expect(costs('start', { area: 'skipton' }, free)).toEqual(['1 wensleydale:colour-red'])
  const short = view('train', {
    trains: [
      { id: 't3a', price: { brown: 1, other: 6 } },
      { id: 't1a', price: { brown: 1, other: 0 } },
    ],
  })
  expect(costs('buy', { train: 't3a' }, short)).toEqual(['1 wensleydale:colour-brown', '6 dales-price-exchange'])
  expect(costs('buy', { train: 't1a' }, short)).toEqual([])
})
