import type { House } from './house'

const KEPT = 'branchline-here'

/** Whether this page plays without a network: its tables live in this browser, in a worker of the page. */
export const playsHere = ((): boolean => {
  try {
    return localStorage.getItem(KEPT) === 'yes'
  } catch {
    return false
  }
})()

/** From now on the page plays without a network, or with the server again; it begins anew. */
export function playHere(yes: boolean): void {
  if (yes) localStorage.setItem(KEPT, 'yes')
  else localStorage.removeItem(KEPT)
  location.assign('/')
}

export type Trouble = '' | 'elsewhere' | 'failed'
let trouble = $state<Trouble>('')

/** What keeps the tables in this browser from being played, if anything does. */
export const here = {
  get trouble(): Trouble {
    return trouble
  },
  set trouble(what: Trouble) {
    trouble = what
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
