import type { Action, Entry } from '../api/answers'
import { centre } from '../board/hexes'
import { hasMessage, t, variablesOf } from '../i18n.svelte'

interface Named {
  id: string
  name?: string
  abbr?: string
  row?: number
  col?: number
}
/** The lists of a game's board whose members have names to be messageOf. */
type NamedParts = Partial<Record<string, Named[] | Record<string, Named>>>
const LISTS: Record<string, string> = {
  town: 'towns',
  area: 'areas',
  company: 'companies',
  good: 'goods',
  city: 'cities',
  baron: 'baron_cards',
}

/** An action as people say it: “advance GWR to the north-east”. */
export function actionName(game: string, board: unknown, action: Action): string {
  const key = `${game}:action-${action.verb}`
  if (!hasMessage(key)) return action.text
  const args = Object.entries(action.arguments).map(([kind, value]) => [kind, wordFor(game, board, kind, value)])
  return t(key, Object.fromEntries(args) as Record<string, string | number>)
}

/** An action of the log, known by its text alone: “pay with white”. */
export function textName(game: string, board: unknown, text: string): string {
  const [verb = '', ...words] = text.split(' ')
  const kinds = variablesOf(`${game}:action-${verb}`)
  if (kinds.length !== words.length || kinds.length > 1) return text
  const named = Object.fromEntries(kinds.map((kind, at) => [kind, words[at]!]))
  return actionName(game, board, { number: 0, text, verb, arguments: named })
}

/** What was done, where nothing that followed is told of it. */
export function deedOf(game: string, board: unknown, { text, sentence }: Entry): string {
  return text ? textName(game, board, text) : sentence
}

/** As it stands at the beginning of a line, or on a button. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** Short names for actions of one verb that differ in one thing only: just that thing. */
export function shortNames(game: string, board: unknown, actions: Action[]): string[] | null {
  const kinds = Object.keys(actions[0]?.arguments ?? {})
  const differing = kinds.filter((kind) => new Set(actions.map((action) => action.arguments[kind])).size > 1)
  const alike = actions.every((action) => action.verb === actions[0]?.verb)
  if (!alike || differing.length !== 1) return null
  return actions.map((action) => String(wordFor(game, board, differing[0]!, action.arguments[differing[0]!] ?? '')))
}

function wordFor(game: string, board: unknown, kind: string, value: string): string | number {
  if (kind === 'train') return value.replace(/^t/, '')
  if (/^\d+$/.test(value)) return Number(value)
  if (hasMessage(`${game}:${kind}-${value}`)) return t(`${game}:${kind}-${value}`)
  if (kind === 'hex') return hexName(game, board, value)
  const all = (board as NamedParts | null)?.[LISTS[kind] ?? '']
  const found = Array.isArray(all) ? all.find((candidate) => candidate.id === value) : all?.[value]
  return found?.abbr ?? found?.name ?? value
}

/** “13,6 near Oxford”, where a game has words for that. */
function hexName(game: string, board: unknown, hex: string): string {
  const towns = (board as NamedParts | null)?.['towns']
  if (!Array.isArray(towns) || !towns.length || !hasMessage(`${game}:hex-near`)) return hex
  const here = centre(hex)
  const farness = ({ row, col }: Named) => {
    const there = centre(`${row},${col}`)
    return Math.hypot(there.x - here.x, there.y - here.y)
  }
  const place = towns.reduce((best, town) => (farness(town) < farness(best) ? town : best)).name
  return place ? t(`${game}:hex-near`, { label: hex, place }) : hex
}
