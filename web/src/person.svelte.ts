import type { Person } from './api/answers'
import { get, post, Refused } from './api/call'
import { t } from './i18n.svelte'
import { settings } from './settings.svelte'

let known: Person | null = $state.raw(null)
let asked: Promise<Person | null> | null = null
let guest: Promise<Person> | null = null
const followers = new Set<() => void>()
/** All tabs of a browser are one person. */
const otherTabs = new BroadcastChannel('branchline-person')
otherTabs.onmessage = () => void recognise()

/** Who is reading, as far as the server knows. */
export const person = {
  get known(): Person | null {
    return known
  },
  /** The name shown at new tables: the reader's choice. */
  get name(): string {
    return settings.name || known?.name || ''
  },
}

/** Calls back each time the reader becomes someone else, in this tab or in another; what is returned ends it. */
export function followPerson(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** Asks the server once whether it knows this reader. */
export function identify(): Promise<Person | null> {
  asked ??= get<Person>('/me').then(remember, (fault: unknown) => {
    if (fault instanceof Refused && fault.status === 401) return fault.fault.code === 'who' ? null : newGuest()
    asked = null
    throw fault
  })
  return asked
}

function recognise(): Promise<Person | null> {
  asked = null
  return identify()
}

/** Makes a guest of a reader who is not known yet, not in another tab either; nothing but a name is needed. */
export async function ensureGuest(): Promise<Person> {
  return known ?? guest ?? (await recognise()) ?? known ?? newGuest()
}

/** One guest, however many ask at once. Also for a cookie that this server does not know, as after it was set up anew. */
function newGuest(): Promise<Person> {
  guest ??= createGuest().finally(() => (guest = null))
  return guest
}

async function createGuest(): Promise<Person> {
  if (!settings.name) settings.name = friendlyName()
  const { person: created } = await post<{ person: Person }>('/guests', { name: settings.name })
  asked = Promise.resolve(created)
  otherTabs.postMessage(created.id)
  return remember(created)
}

function remember(found: Person): Person {
  const before = known
  known = found
  if (!settings.name) settings.name = found.name
  if (found.id !== before?.id) followers.forEach((follow) => follow())
  return found
}

const NAMES = 12

/** “Signaller Ash”: a title and a surname, drawn from the reader's language. */
export function friendlyName(): string {
  const draw = () => String(1 + Math.floor(Math.random() * NAMES))
  return t('friendly-name', { title: t(`friendly-title-${draw()}`), surname: t(`friendly-surname-${draw()}`) })
}
