import { BASE, isSite } from '../address'
import type { House } from './house'

const KEPT = `branchline-here ${BASE}`

/** Whether this page plays without a server: its tables live in this browser, in a worker of the page. */
export const playsHere =
  isSite ||
  globalThis.document?.documentElement.dataset['here'] !== undefined ||
  ((): boolean => {
    try {
      return localStorage.getItem(KEPT) === 'yes'
    } catch {
      return false
    }
  })()

/** From now on the page plays without a network, or with the server again; it begins anew. */
export async function playHere(yes: boolean): Promise<void> {
  if (yes) localStorage.setItem(KEPT, 'yes')
  else localStorage.removeItem(KEPT)
  await (await import('./taking')).playFromCache(yes)
  location.assign(BASE)
}

/** What there is a sentence for. */
export type Trouble = '' | 'elsewhere' | 'no-storage' | 'damaged' | 'missing' | 'failed' | 'cleared' | 'aside'
let trouble = $state<Trouble>('')
let games = $state.raw<string[] | null>(null)

/** What keeps the tables in this browser from being played, if anything does, and the games that are here. */
export const here = {
  get trouble(): Trouble {
    return trouble
  },
  set trouble(what: Trouble) {
    trouble = what
  },
  get games(): string[] | null {
    return games
  },
  set games(found: string[] | null) {
    games = found
  },
}

let started: Promise<House> | null = null

/** The worker with the tables; it starts when it is first asked something. */
function house(): Promise<House> {
  started ??= import('./house').then(({ House }) => new House())
  return started
}

/** Asks the worker what a server would be asked. */
export async function askHere(address: string, request?: RequestInit): Promise<Response> {
  const { status, text } = await (await house()).ask(request?.method ?? 'GET', address, String(request?.body ?? ''))
  return new Response(text, { status })
}

/** As much of a WebSocket as a live connection uses. */
export class LiveHere {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  #closed = false
  #close = () => undefined as void

  constructor(address: string) {
    void house().then((found) => {
      if (this.#closed) return
      this.#close = found.listen(address, (data) => this.onmessage?.({ data }))
      this.onopen?.()
    })
  }

  close(): void {
    this.#closed = true
    this.#close()
  }
}
