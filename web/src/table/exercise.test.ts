import { expect, test } from 'vitest'
import type { Entry, Mistake } from '../api/answers'
import { attemptOf, verdictOn } from './exercise'

const mistake = { action: { text: 'pass' }, better: { text: 'lift a' }, as_good: ['lift a', 'lift b'] } as Mistake

test('every move as good as the best is right', () => {
  expect(['lift a', 'lift b', 'pass', 'lift c'].map((text) => verdictOn(text, mistake))).toEqual([
    'right',
    'right',
    'same',
    'worse',
  ])
})

test('what was taken back is no attempt', () => {
  const done = (moment: number | null, text: string) => ({ kind: 'action', moment, text }) as Entry
  expect(attemptOf([done(null, 'pass')])).toBeNull()
  expect(attemptOf([done(null, 'pass'), done(1, 'lift a'), done(2, 'lift b')])).toBe('lift a')
})
