import type { Entry, Undo } from '../api/answers'
import { undo, undoScope } from '../api/tables'
import type { Choice } from './choice.svelte'
import type { Session } from './session.svelte'

/** Taking back, and doing again what was taken back. */
export class Undoing {
  /** How far back the reader may go; null: not at all. */
  scope: Undo | null = $state.raw(null)
  /** Asked before others' turns are taken back too. */
  question: { to: number | null; seats: number[] } | null = $state.raw(null)
  /** The reader's own actions that were taken back and could be made again. */
  again: string[] = $state.raw([])
  #redoing = false
  #moment = 0

  constructor(
    private readonly session: Session,
    private readonly choice: Choice,
  ) {}

  async refresh(allowed: boolean): Promise<void> {
    this.scope = allowed ? await undoScope(this.session.id).catch(() => null) : null
  }

  /** Goes back to a moment, or before the reader's last action; asks first where that crosses others' turns. */
  ask(to: number | null): void {
    if (this.scope?.last == null) return
    const seats = this.#crossed(to ?? this.scope.last)
    if (seats.length && !this.scope.asks.length) this.question = { to, seats }
    else void this.takeBack(to)
  }

  async takeBack(to: number | null): Promise<void> {
    const lost = this.#after(to ?? this.scope?.last ?? 0)
    this.question = null
    await this.choice.attempt(async () => {
      const answer = await undo(this.session.id, this.session.present?.seq ?? 0, to)
      this.session.acted(answer)
      if (answer.entry.kind === 'undo') this.again = ownFirst(lost, this.session.mine)
    })
  }

  async redo(): Promise<void> {
    this.#redoing = true
    const [next, ...rest] = this.again
    if (next && (await this.choice.play(next))) this.again = rest
    else this.again = []
    this.#redoing = false
  }

  /** The match has gone on: a question about an earlier position is void, and so is what was taken back before it. */
  goneTo(moment: number): void {
    this.question = null
    if (moment > this.#moment && !this.#redoing) this.again = []
    this.#moment = moment
  }

  #after(moment: number): Entry[] {
    return this.session.entries.filter((entry) => entry.moment !== null && entry.moment > moment)
  }

  #crossed(moment: number): number[] {
    const seats = this.#after(moment).flatMap(({ seat }) => seat ?? [])
    return [...new Set(seats)].filter((seat) => !this.session.mine.includes(seat))
  }
}

/** What one may do again: one's own actions, up to the first of somebody else's. */
function ownFirst(lost: Entry[], mine: number[]): string[] {
  const others = lost.findIndex(({ seat }) => seat === null || !mine.includes(seat))
  return (others < 0 ? lost : lost.slice(0, others)).flatMap(({ text }) => text ?? [])
}
