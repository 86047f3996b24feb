import type { Acted, Entry, Presence, Present, Table, TableFacts, TablePresent } from '../api/answers'
import { Refused } from '../api/call'
import { tableOf } from '../api/tables'
import { Connection, type Message } from '../connection'

/** A table as it stands now, kept up to date by its live connection. */
export class Session {
  table: Table | null = $state.raw(null)
  present: Present | null = $state.raw(null)
  entries: Entry[] = $state.raw([])
  presence: Presence = $state.raw({ here: [], watching: 0 })
  /** The connection was there and is gone. */
  lost = $state(false)
  fault: Refused | null = $state.raw(null)
  /** The latest line that arrived live, for whoever announces it. */
  news: Entry | null = $state.raw(null)
  #connection: Connection | null = null
  #known = false

  constructor(readonly id: string) {}

  get mine(): number[] {
    return this.table?.mine ?? []
  }

  get myTurn(): boolean {
    return this.present?.legal != null
  }

  get over(): boolean {
    return this.table?.status === 'finished' || this.table?.status === 'abandoned'
  }

  open(): void {
    const seen = () => (this.#known ? (this.entries.at(-1)?.seq ?? 0) : 0)
    this.#connection = new Connection(
      this.id,
      seen,
      (message) => this.#hear(message),
      (open) => (this.lost = !open),
    )
    tableOf(this.id).then(
      (told) => this.take(told),
      (fault: unknown) => this.#fail(fault),
    )
  }

  close(): void {
    this.#connection?.close()
  }

  /** The answer to something this reader did. */
  take(told: TablePresent): void {
    const { table, ...present } = told
    this.table = table
    this.#stand(present)
  }

  acted(told: Acted): void {
    const { entry, ...present } = told
    this.#write([entry])
    this.#stand(present)
  }

  /** The position the server sent with a refusal. */
  correct(present: Present): void {
    this.#stand(present)
  }

  #fail(fault: unknown): void {
    if (!(fault instanceof Refused)) return
    this.fault = fault
    if (fault.status === 404) this.close()
  }

  #hear(message: Message): void {
    if (message.type === 'presence') this.presence = { here: message.here, watching: message.watching }
    else if (message.type === 'hello') this.#greet(message)
    else if (message.type === 'entry') this.#note(message)
  }

  #greet(message: Extract<Message, { type: 'hello' }>): void {
    const { table, missed, presence, type: _, ...present } = message
    this.presence = presence
    this.#write(missed)
    this.#known = true
    this.#describe(table)
    this.#stand(present)
  }

  #note(message: Extract<Message, { type: 'entry' }>): void {
    const { entry, table, type: _, ...present } = message
    this.#write([entry])
    if (table) {
      this.#describe(table)
      this.#stand(present as Present)
    } else if (this.present) {
      this.present = { ...this.present, seq: Math.max(this.present.seq, entry.seq) }
    }
    this.news = entry
  }

  #describe(facts: TableFacts): void {
    if (this.table && facts.seq >= this.table.seq) this.table = { ...this.table, ...facts }
  }

  #stand(present: Present): void {
    if (!this.present || present.seq >= this.present.seq) this.present = present
  }

  #write(lines: Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? 0
    const known = new Set(this.entries.map((entry) => entry.seq))
    const fresh = lines.filter((line) => !known.has(line.seq))
    if (!fresh.length) return
    const all =
      fresh[0]!.seq > last ? [...this.entries, ...fresh] : [...this.entries, ...fresh].sort((a, b) => a.seq - b.seq)
    this.entries = fresh.reduce((entries, line) => (line.kind === 'undo' ? takenBack(entries, line) : entries), all)
  }
}

/** After an undo, the actions it took back belong to no moment any more. */
function takenBack(entries: Entry[], undo: Entry): Entry[] {
  return entries.map((entry) =>
    entry.seq < undo.seq && entry.moment !== null && entry.moment > (undo.to ?? 0) ? { ...entry, moment: null } : entry,
  )
}
