import { localized } from './api/call'
import { noteReach, untilReached } from './api/reach.svelte'
import { LiveHere, playsHere } from './offline/here.svelte'
import type { LiveMessage } from './api/answers'

const SOONEST = 250
const LATEST = 8000
const REFUSED = 4400
const TOO_SLOW = 4408

/** A live connection that comes back by itself and misses nothing. */
export class Connection {
  #socket: LiveHere | null = null
  #wait = SOONEST
  #closed = false

  constructor(
    private readonly table: string,
    private readonly seen: () => number,
    private readonly onmessage: (message: LiveMessage) => void,
    private readonly watching = false,
  ) {
    this.#open()
    addEventListener('online', this.#reopen)
    document.addEventListener('visibilitychange', this.#reopen)
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#reopen)
    document.removeEventListener('visibilitychange', this.#reopen)
    this.#socket?.close()
  }

  #reopen = () => {
    if (!this.#closed && !this.#socket) this.#open()
  }

  #open(): void {
    const path = localized(
      `/tables/${encodeURIComponent(this.table)}/live?after=${this.seen()}${this.watching ? '&watch=true' : ''}`,
    )
    const address = location.origin.replace(/^http/, 'ws') + path
    const socket = playsHere ? new LiveHere(path) : (new WebSocket(address) as unknown as LiveHere)
    this.#socket = socket
    socket.onopen = () => noteReach(true)
    socket.onmessage = (event) => {
      this.#wait = SOONEST
      this.onmessage(JSON.parse(String(event.data)) as LiveMessage)
    }
    socket.onclose = (event) => this.#lost(event.code)
  }

  #lost(code: number): void {
    this.#socket = null
    if (this.#closed) return
    if (code >= REFUSED && code < REFUSED + 100 && code !== TOO_SLOW && code !== REFUSED + 29) return
    noteReach(false)
    void untilReached(this.#wait).then(this.#reopen)
    this.#wait = Math.min(this.#wait * 2, LATEST)
  }
}
