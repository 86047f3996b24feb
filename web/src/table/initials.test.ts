import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { initials } from './initials'

interface Example {
  names: string[]
  signs: string[]
}
const EXAMPLES = JSON.parse(readFileSync('src/table/initials.examples.json', 'utf8')) as Example[]

test.each(EXAMPLES)('a seat is shown by its initial: $names', ({ names, signs }) => {
  expect(initials(names)).toEqual(signs)
})
