import { here } from './here.svelte'

interface Answer {
  id: number
  status?: number
  text?: string
  failed?: string
  elsewhere?: boolean
}
type Heard = (answer: Answer) => void

/** The worker in which tables live that are played without a network. */
export class House {
  #worker = new Worker('/house.js', { type: 'module' })
  #heard = new Map<number, Heard>()
  #last = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data)
    this.#worker.onerror = () => (here.trouble = 'failed')
  }

  #hear(answer: Answer): void {
    if (answer.elsewhere !== undefined) here.trouble = answer.elsewhere ? 'elsewhere' : ''
    else if (answer.id === undefined && answer.failed) here.trouble = 'failed'
    else this.#heard.get(answer.id)?.(answer)
  }

  ask(method: string, address: string, body: string): Promise<{ status: number; text: string }> {
    return new Promise((done, failed) => {
      const id = this.#tell({ what: 'ask', method, address, body }, ({ status, text, failed: why }) => {
        this.#heard.delete(id)
        if (why !== undefined) failed(new Error(why))
        else done({ status: status ?? 500, text: text ?? '' })
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

  #tell(message: object, heard: Heard): number {
    const id = ++this.#last
    this.#heard.set(id, heard)
    this.#worker.postMessage({ ...message, id })
    return id
  }
}
