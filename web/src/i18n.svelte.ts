import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { elided, spaced } from './french'
import { foldersOf, folderOf, gameOf } from './gameFolders'
import { settings } from './settings.svelte'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

type Files = Record<string, () => Promise<string>>
const CLIENT = import.meta.glob(['./words/*.ftl', './games/**/words.*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Files
const GAMES = import.meta.glob(['$branchline/games/*/words/{en,fr}.ftl', '$branchline/games/*/*/words/{en,fr}.ftl'], {
  query: '?raw',
  import: 'default',
}) as Files

interface Loaded {
  language: Language
  client: FluentBundle | null
  games: Record<string, FluentBundle>
}
let loaded: Loaded = $state.raw({ language: 'en', client: null, games: {} })

/** The reader's language: chosen, or the browser's. */
export const language = {
  get current(): Language {
    return loaded.language
  },
}

/** The sentence for a key. A game's own words have its name in front: `rocket:good-steel`. */
export function t(key: string, args?: Args): string {
  return sentenceOf(key, '', args)
}

/** The sentence for a key about someone; where that is whoever reads, the form of it that says “you”. The form is of
 * another name where the sentence has them in another part than that of the first. */
export function tAbout(who: { you?: boolean } | undefined, key: string, args?: Args, form = 'you'): string {
  return sentenceOf(key, who?.you ? form : '', args)
}

function sentenceOf(key: string, form: string, args?: Args): string {
  const [bundle, word] = find(key)
  const message = bundle?.getMessage(word)
  const pattern = message?.attributes[form] ?? message?.value
  if (!bundle || !pattern) return key
  // With a list for its complaints, Fluent shows the name of a missing argument instead of throwing.
  const sentence = withMinus(bundle.formatPattern(pattern, args ?? null, []))
  return loaded.language === 'fr' ? elided(sentence) : sentence
}

/** Numbers come with the hyphen of a keyboard where they are below zero. */
function withMinus(sentence: string): string {
  return sentence.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−')
}

/** The names of what a sentence mentions. */
export function variablesOf(key: string): string[] {
  const [bundle, word] = find(key)
  return [...new Set(mentioned(bundle?.getMessage(word)?.value))]
}

/** Every variable within a part of a sentence, however deep. */
function mentioned(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(mentioned)
  if (part === null || typeof part !== 'object') return []
  const { type, name } = part as { type?: string; name?: string }
  return type === 'var' && name ? [name] : Object.values(part).flatMap(mentioned)
}

/** Whether there is such a sentence. */
export function hasMessage(key: string): boolean {
  const [bundle, word] = find(key)
  return bundle?.hasMessage(word) ?? false
}

function find(key: string): [FluentBundle | null | undefined, string] {
  const [game, word] = key.split(':', 2)
  return word === undefined ? [loaded.client, key] : [loaded.games[game!], word]
}

export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return LANGUAGES.find((known) => wanted.includes(known) && wanted.indexOf(known) === firstKnown(wanted)) ?? 'en'
}

function firstKnown(wanted: string[]): number {
  return wanted.findIndex((tag) => (LANGUAGES as readonly string[]).includes(tag))
}

/** Fetches a language's words, then speaks it. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const [client, games] = await Promise.all([clientWords(wanted), gameWords(wanted)])
  loaded = { language: wanted, client, games }
  document.documentElement.lang = wanted
}

/** Does something each time the reader has chosen another language: what the server says comes in one language. */
export function onLanguageChange(reload: () => void): void {
  let before = untrack(() => language.current)
  $effect(() => {
    if (language.current === before) return
    before = language.current
    untrack(reload)
  })
}

export function chooseLanguage(wanted: Language): Promise<void> {
  settings.language = wanted
  return loadLanguage(wanted)
}

async function clientWords(wanted: Language): Promise<FluentBundle> {
  const mine = Object.entries(CLIENT).filter(([path]) => path.endsWith(`.${wanted}.ftl`))
  return bundle(wanted, await Promise.all(mine.map(([, load]) => load())))
}

async function gameWords(wanted: Language): Promise<Record<string, FluentBundle>> {
  const mine = Object.entries(GAMES).filter(([path]) => path.endsWith(`/${wanted}.ftl`))
  const texts = new Map(await Promise.all(mine.map(async ([path, load]) => [folderOf(path), await load()] as const)))
  const games = [...texts.keys()].flatMap((folder) => gameOf(folder) ?? [])
  return Object.fromEntries(games.map((game) => [game, bundle(wanted, wordsOf(texts, game))]))
}

/** The words of the family first, then the game's own on top. */
function wordsOf(texts: Map<string, string>, game: string): string[] {
  return foldersOf(game).flatMap((folder) => texts.get(folder) ?? [])
}

function bundle(wanted: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false })
  const typeset = (text: string) => (wanted === 'fr' ? spaced(text) : text)
  texts.forEach((text) => made.addResource(new FluentResource(typeset(text)), { allowOverrides: true }))
  return made
}
