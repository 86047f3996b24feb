import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elided, spaced } from './french'

test('a name that begins with a vowel shortens the word before it', () => {
  expect(elided('locomotive de Ada, gare de Bea, plus que Émile')).toBe('locomotive d’Ada, gare de Bea, plus qu’Émile')
  expect(elided('De Ada, voie de LNWR, de Isambard')).toBe('D’Ada, voie de LNWR, d’Isambard')
})

test('a word that only ends in such letters keeps them', () => {
  expect(elided('Clara possède un titre, décide ou cède une place')).toBe(
    'Clara possède un titre, décide ou cède une place',
  )
})

test('a high mark stays with the word before it', () => {
  expect(spaced('Confirmer ? À la fin : { $who } ; oui !')).toBe(
    'Confirmer\u202f? À la fin\u00a0: { $who }\u202f; oui\u202f!',
  )
})

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('fr.ftl'))
const LINES = FILES.flatMap((file) => readFileSync(`src/${file}`, 'utf8').split('\n')).filter(
  (line) => !line.startsWith('#'),
)

test('French words have round apostrophes, elisions, and a space before high marks', () => {
  expect(LINES.length).toBeGreaterThan(300)
  expect(LINES.filter((line) => line.includes("'"))).toEqual([])
  expect(LINES.filter((line) => elided(line) !== line)).toEqual([])
  expect(LINES.filter((line) => /[\p{L}}][;!?:](\s|$)/u.test(line.replace(/\([^)]*\)/g, '')))).toEqual([])
})
