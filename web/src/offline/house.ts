import { BASE } from '../address'
import { here, type Trouble } from './here.svelte'

declare const OFFLINE: string

interface Heard {
  id?: number
  status?: number
  text?: string
  failed?: string
  trouble?: Trouble
  open?: string[]
  tables?: number
  aside?: number
}

/** That there were tables here, kept where the tables themselves are not. */
const HAD = `branchline-had-tables ${BASE}`

/** The worker in which tables live that are played without a network. It is of the same version as this page. */
export class House {
  #worker = new Worker(`${BASE}offline/${OFFLINE}/house.js`, { type: 'module' })
  #heard = new Map<number, (answer: Heard) => void>()
  #last = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Heard>) => this.#hear(data)
    this.#worker.onerror = () => (here.trouble = 'missing')
  }

  #hear(answer: Heard): void {
    if (answer.trouble !== undefined) here.trouble = answer.trouble
    else if (answer.tables !== undefined) this.#begin(answer)
    else if (answer.id !== undefined) this.#heard.get(answer.id)?.(answer)
  }

  /** A browser that makes room forgets what pages have kept. */
  #begin({ open = [], tables = 0, aside = 0 }: Heard): void {
    here.games = open
    if (aside) here.trouble = 'aside'
    else if (!tables && localStorage.getItem(HAD)) here.trouble = 'cleared'
    if (!tables) localStorage.removeItem(HAD)
  }

  ask(method: string, address: string, body: string): Promise<{ status: number; text: string }> {
    return new Promise((done, failed) => {
      const id = this.#tell({ what: 'ask', method, address, body }, ({ status, text, failed: why }) => {
        this.#heard.delete(id)
        if (why !== undefined) return failed(new Error(why))
        if (method === 'POST' && status === 201) localStorage.setItem(HAD, 'yes')
        done({ status: status ?? 500, text: text ?? '' })
      })
    })
  }

  /** Hears what happens at a table; what is returned ends it. */
  listen(address: string, hear: (text: string) => void): () => void {
    const id = this.#tell({ what: 'listen', address }, ({ text }) => text !== undefined && hear(text))
    return () => {
      this.#heard.delete(id)
      this.#worker.postMessage({ what: 'close', id })
    }
  }

  #tell(message: object, heard: (answer: Heard) => void): number {
    const id = ++this.#last
    this.#heard.set(id, heard)
    this.#worker.postMessage({ ...message, id })
    return id
  }
}
