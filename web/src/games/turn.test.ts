import { expect, test } from 'vitest'
import { TURN as DALES } from './dales/turn'
import { TURN as NORMAL } from './england_wales/normal/turn'
import { TURN as SHARES } from './england_wales/shares/turn'
import { TURN as ROCK_ISLAND } from './rock_island/turn'
import { TURN as ROCKET } from './rocket/turn'
import { nameOf, verbsOf } from './turn'

test('what costs, what completes and what others answer is known from the declared turn', () => {
  expect(verbsOf(ROCKET)).toEqual({
    costly: ['bid', 'match'],
    completes: [],
    steps: ['lift'],
    answers: ['pass', 'bid', 'match', 'yield'],
    interrupted: true,
  })
  expect(verbsOf(DALES)).toMatchObject({ completes: ['finish', 'sell_finish'], answers: [], interrupted: false })
  expect(verbsOf(ROCK_ISLAND).costly).toEqual(['exchange'])
  expect(verbsOf(NORMAL)).toMatchObject({ completes: ['finish'], answers: ['stop', 'let'], interrupted: true })
  expect(verbsOf(DALES).steps).toEqual(['start', 'extend', 'sell', 'sell_extend'])
  const begun = ['build', 'urbanise', 'deliver', 'take', 'start', 'resume', 'side', 'tile', 'cube']
  expect(verbsOf(NORMAL).steps.toSorted()).toEqual(begun.toSorted())
  expect(verbsOf(SHARES).steps).toEqual(['propose', 'build', 'deliver', 'start', 'side', 'cube'])
  expect(verbsOf(SHARES).costly.toSorted()).toEqual(['bid', 'dividend', 'merge', 'repay', 'tile'])
})

test.each([ROCKET, DALES, ROCK_ISLAND, NORMAL, SHARES])(
  'whatever follows stands on the line, or is the end',
  (...turn) => {
    const stations = new Set([...turn.map(nameOf), 'phase-over'])
    const then = turn.flatMap((station) =>
      'step' in station ? station.then : station.answers.flatMap((one) => one.then),
    )
    expect(then.filter((name) => !stations.has(name))).toEqual([])
  },
)
