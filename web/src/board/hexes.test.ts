import { describe, expect, test } from 'vitest'
import { bearing, centre, DIRECTIONS, neighbour, neighbours, towards, WIDTH } from './hexes'
import { drawn, rings } from './coast'
import { fitted, moved, revealing, zoomed } from './camera'

describe('hexes', () => {
  test('rows that are odd are shifted right', () => {
    expect(centre('0,0')).toEqual({ x: 0, y: 0 })
    expect(centre('1,0').x).toBeCloseTo(WIDTH / 2)
    expect(neighbour('12,4', 'ne')).toBe('11,4')
    expect(neighbour('13,4', 'ne')).toBe('12,5')
  })
  test('a neighbour lies one width away, in its direction', () => {
    for (const hex of ['7,3', '8,5']) {
      for (const direction of DIRECTIONS) {
        const [from, to] = [centre(hex), centre(neighbour(hex, direction))]
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(WIDTH)
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
        expect((angle - bearing(direction) + 720) % 360).toBeCloseTo(0)
        expect(towards(hex, neighbour(hex, direction))).toBe(direction)
      }
    }
    expect(towards('1,1', '5,5')).toBeNull()
  })
})

describe('coast', () => {
  test('one hex has six corners, a ring of six has two rings', () => {
    expect(rings(['3,3']).map((ring) => ring.length)).toEqual([6])
    expect(
      rings(neighbours('3,3'))
        .map((ring) => ring.length)
        .sort(),
    ).toEqual([18, 6])
  })
  test('drawing it is the same each time', () => {
    const ring = rings(['3,3'])[0]!
    expect(drawn(ring)).toEqual(drawn(ring))
  })
})

describe('camera', () => {
  const board = { x: -50, y: -50, width: 1000, height: 500 }
  const screen = { width: 500, height: 500 }
  test('fits the whole board', () => {
    expect(fitted(board, screen)).toEqual({ scale: 0.5, x: 25, y: 150 })
  })
  test('zooms around a point, never farther than the whole', () => {
    const near = zoomed(fitted(board, screen), 4, { x: 100, y: 250 }, board, screen)
    expect(near.scale).toBe(2)
    expect((100 - near.x) / near.scale).toBeCloseTo((100 - 25) / 0.5)
    expect(zoomed(near, 0.01, { x: 0, y: 0 }, board, screen)).toEqual(fitted(board, screen))
  })
  test('never loses the board, and brings a point into sight', () => {
    const near = zoomed(fitted(board, screen), 4, { x: 250, y: 250 }, board, screen)
    expect(moved(near, 99999, 0, board, screen).x).toBe(100)
    const seen = revealing(near, { x: 900, y: 100 }, 60, board, screen)
    expect(900 * seen.scale + seen.x).toBeLessThanOrEqual(440)
  })
})
