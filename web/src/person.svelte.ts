import type { Person } from './api/answers'
import { get, post, Refused } from './api/call'
import { t } from './i18n.svelte'
import { go } from './router.svelte'
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
    if (fault instanceof Refused && fault.status === 401) return strange(fault)
    asked = null
    throw fault
  })
  return asked
}

/** A cookie that this server does not know, as after it was set up anew, makes a guest; whoever has signed out is
 * nobody, and so is everyone where guests are not wanted. */
async function strange({ fault }: Refused): Promise<Person | null> {
  if (fault.code === 'signed-out') await post('/sign-out')
  if (fault.code === 'who' || fault.code === 'signed-out') return forget()
  return newGuest().catch((refused: unknown) => {
    if (refused instanceof Refused && refused.fault.code === 'accounts-required') return null
    throw refused
  })
}

function forget(): null {
  const was = known
  known = null
  if (was) followers.forEach((follow) => follow())
  return null
}

function recognise(): Promise<Person | null> {
  asked = null
  return identify()
}

/** Makes a guest of a reader who is not known yet, not in another tab either; nothing but a name is needed. */
export async function ensureGuest(): Promise<Person> {
  try {
    return known ?? guest ?? (await recognise()) ?? known ?? (await newGuest())
  } catch (fault) {
    if (fault instanceof Refused && fault.fault.code === 'accounts-required')
      go(`/sign-in#to=${encodeURIComponent(location.pathname)}`)
    throw fault
  }
}

/** The reader is someone else from now on, in all tabs: they have signed in, or changed their name. */
export function become(found: Person): void {
  asked = Promise.resolve(found)
  settings.name = found.name
  remember(found)
  otherTabs.postMessage(found.id)
}

/** The reader is nobody any more. */
export function becomeNobody(): void {
  asked = null
  settings.name = ''
  forget()
  otherTabs.postMessage(null)
}

/** One guest, however many ask at once. */
function newGuest(): Promise<Person> {
  guest ??= createGuest().finally(() => (guest = null))
  return guest
}

async function createGuest(): Promise<Person> {
  if (!settings.name) settings.name = friendlyName()
  const { person: created } = await post<{ person: Person }>('/guests', { name: settings.name, ...invited() })
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

/** What lets somebody new in where only those who are invited may play. */
export const invited = () => (settings.invitation ? { invitation: settings.invitation } : {})

const NAMES = 12

/** “Signaller Ash”: a title and a surname, drawn from the reader's language. */
export function friendlyName(): string {
  const draw = () => String(1 + Math.floor(Math.random() * NAMES))
  return t('friendly-name', { title: t(`friendly-title-${draw()}`), surname: t(`friendly-surname-${draw()}`) })
}
