import type { Hint } from '../api/answers'
import { messageOf } from '../api/call'
import { hint } from '../api/tables'
import type { Session } from './session.svelte'

/** A hint for the position on show, while one is asked for and until the match goes on. */
export class Hinting {
  found: Hint | null = $state.raw(null)
  busy = $state(false)
  error = $state('')
  /** What was asked for last; an answer to anything older comes too late. */
  #asked = 0

  constructor(private readonly session: Session) {}

  /** Whether the reader may ask: where nobody else plays, or the table allows it. */
  get offered(): boolean {
    const { table, myTurn } = this.session
    if (!table || !myTurn) return false
    const people = table.seats.filter(({ kind, handed }) => kind === 'person' || handed)
    return people.length === 1 || table.origin !== null || table.settings['hints'] === true
  }

  async ask(): Promise<void> {
    this.clear()
    const asked = this.#asked
    this.busy = true
    try {
      const found = await hint(this.session.id, this.session.present?.to_move ?? null)
      if (asked === this.#asked) this.found = found
    } catch (fault) {
      if (asked === this.#asked) this.error = messageOf(fault)
    }
    if (asked === this.#asked) this.busy = false
  }

  clear(): void {
    this.#asked++
    this.found = null
    this.busy = false
    this.error = ''
  }
}
