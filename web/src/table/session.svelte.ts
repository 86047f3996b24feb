import type { Acted, Entry, LiveMessage, Presence, Present, Table, TablePresent } from '../api/answers'
import { Refused } from '../api/call'
import { tableOf } from '../api/tables'
import { hearServerTime } from '../clock'
import { Connection } from '../connection'
import { followPerson } from '../person.svelte'
import { settings } from '../settings.svelte'
import { Playback } from './playback.svelte'

type EntryMessage = Extract<LiveMessage, { type: 'entry' }>
/** Milliseconds before a turn of another player, and before each further step of it. */
const PAUSES = { instant: [0, 0], brisk: [1100, 350], unhurried: [2600, 900] } as const

/** A table as it stands now, kept up to date by its live connection. */
export class Session {
  table: Table | null = $state.raw(null)
  present: Present | null = $state.raw(null)
  entries: Entry[] = $state.raw([])
  presence: Presence = $state.raw({ here: [], watching: 0 })
  fault: Refused | null = $state.raw(null)
  /** The latest line that arrived live, for whoever announces it. */
  news: Entry | null = $state.raw(null)
  /** Of several seats at this screen, the one that looks at what is its own. */
  #lookedThrough: number | null = null
  /** What others do is shown at the reader's pace; nobody else waits for it. */
  readonly playback = new Playback<EntryMessage>(
    (message) => this.#onEntry(message),
    (message) => this.#pause(message.entry),
  )
  /** Who acted last in what was shown. */
  #lastSeat: number | null = null
  #connection: Connection | null = null
  #known = false
  #unfollow = () => {}
  /** The line of the latest undo. */
  #undone = 0

  constructor(
    readonly id: string,
    /** Called with the moment that an undo led to. */
    private readonly onundo: (to: number) => void = () => {},
    /** Nothing is shown that not everybody may know, whoever's browser this is. */
    private readonly watching = false,
  ) {}

  get mine(): number[] {
    return this.table?.mine ?? []
  }

  get myTurn(): boolean {
    return this.present?.legal != null
  }

  get over(): boolean {
    return this.table?.status === 'finished' || this.table?.status === 'abandoned'
  }

  /** Whoever the reader is at any time, the live connection is theirs. */
  open(): void {
    this.#unfollow = followPerson(() => this.reload())
    this.#connect()
  }

  close(): void {
    this.#unfollow()
    this.#connection?.close()
  }

  /** Has everything said again, in the language of now and to whom it is said now; what is on show stays until then. */
  reload(): void {
    this.#connection?.close()
    this.#known = false
    this.#lookedThrough = null
    this.fault = null
    this.#connect()
  }

  #connect(): void {
    const seen = () => (this.#known ? (this.entries.at(-1)?.seq ?? 0) : 0)
    this.#connection = new Connection(this.id, seen, (message) => this.#receive(message), this.watching)
    if (this.watching) return
    tableOf(this.id).then(
      (answer) => this.take(answer),
      (fault: unknown) => this.#fail(fault),
    )
  }

  /** The answer to something this reader did. */
  take(answer: TablePresent): void {
    this.playback.catchUp()
    const { table, ...present } = answer
    this.#setTable(table)
    this.#setPresent(present)
  }

  acted(answer: Acted): void {
    this.playback.catchUp()
    const { entry, ...present } = answer
    this.add([entry])
    this.#setPresent(present)
  }

  /** The position the server sent with a refusal. */
  correct(present: Present): void {
    this.playback.catchUp()
    this.#setPresent(present)
  }

  #fail(fault: unknown): void {
    if (!(fault instanceof Refused)) return
    this.fault = fault
    if (fault.status === 404) this.close()
  }

  #receive(message: LiveMessage): void {
    if (message.type === 'presence') this.presence = { here: message.here, watching: message.watching }
    else if (message.type === 'hello') this.#onHello(message)
    else if (message.type === 'entry') this.playback.add(message)
  }

  #onHello(message: Extract<LiveMessage, { type: 'hello' }>): void {
    this.playback.catchUp()
    const { table, missed, presence, type: _, ...present } = message
    this.presence = presence
    if (!this.#known) this.entries = []
    this.add(missed)
    this.#known = true
    this.#setTable(table)
    this.#setPresent(present)
  }

  #pause({ kind, seat }: Entry): number {
    if (kind !== 'action' || seat === null || this.mine.includes(seat)) return 0
    return PAUSES[settings.pace][seat === this.#lastSeat ? 1 : 0]
  }

  #onEntry(message: EntryMessage): void {
    const { entry } = message
    this.add([entry])
    if ('table' in message) {
      const { table, entry: _entry, type: _type, ...present } = message
      if (this.table) this.#setTable({ ...this.table, ...table })
      this.#setPresent(present)
    } else if (this.present) {
      this.present = { ...this.present, seq: Math.max(this.present.seq, entry.seq) }
    }
    if (entry.kind === 'action') this.#lastSeat = entry.seat
    this.news = entry
  }

  #setTable(table: Table): void {
    if (table.clock) hearServerTime(table.clock.now)
    if (!this.table || table.seq >= this.table.seq) this.table = table
  }

  #setPresent(present: Present): void {
    if (this.present && present.seq < this.present.seq) return
    if (present.to_move !== this.#lookedThrough) this.#lookedThrough = null
    if (!present.concealed || this.#lookedThrough === null) this.present = present
    else if (this.present?.concealed !== false || present.seq > this.present.seq) void this.#look(present)
  }

  /** The others look away: what is the own of the seat that decides is shown, as long as it decides. */
  uncover(): void {
    this.#lookedThrough = this.present?.to_move ?? null
    void this.#look(this.present!)
  }

  async #look(concealed: Present): Promise<void> {
    try {
      this.take(await tableOf(this.id, this.#lookedThrough))
    } catch (fault) {
      this.#fail(fault)
      this.present = concealed
    }
  }

  /** Adds lines of the log that are not known yet. */
  add(lines: Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? 0
    const known = new Set(this.entries.map((entry) => entry.seq))
    const fresh = lines.filter((line) => !known.has(line.seq))
    if (!fresh.length) return
    for (const undo of fresh.filter(({ kind, seq }) => kind === 'undo' && seq > this.#undone)) {
      this.#undone = undo.seq
      this.onundo(undo.to ?? 0)
    }
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
