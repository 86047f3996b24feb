import type { Action, Preview, Why } from '../api/answers'
import { Refused } from '../api/call'
import { act, preview, why } from '../api/tables'
import type { Session } from './session.svelte'

/** What the reader is about to do: choose, look at what it would cause, confirm. */
export class Choice {
  chosen: Action | null = $state.raw(null)
  /** Several actions fit what was picked. */
  options: Action[] = $state.raw([])
  /** What is played after it, one by one. */
  then: string[] = $state.raw([])
  preview: Preview | null = $state.raw(null)
  /** Why what was picked is not allowed. */
  refusal: Why['reason'] = $state.raw(null)
  complaint = $state('')
  busy = $state(false)

  constructor(private readonly session: Session) {}

  pick(actions: Action[], then: string[] = []): void {
    this.clear()
    this.then = then
    if (actions.length === 1) void this.choose(actions[0]!)
    else this.options = actions
  }

  async choose(action: Action): Promise<void> {
    this.chosen = action
    this.preview = this.refusal = null
    this.complaint = ''
    const told = await preview(this.session.id, action.text).catch(() => null)
    if (this.chosen === action) this.preview = told
  }

  async ask(text: string): Promise<void> {
    this.clear()
    try {
      this.refusal = (await why(this.session.id, text)).reason
    } catch (fault) {
      this.complaint = said(fault)
    }
  }

  async confirm(): Promise<void> {
    if (!this.chosen) return
    const [first, ...rest] = [this.chosen.text, ...this.then]
    let done = await this.play(first!)
    for (const text of rest) done &&= await this.play(text)
  }

  /** Sends an action; typed ones come here directly. */
  async play(text: string): Promise<boolean> {
    const seq = this.session.present?.seq
    if (this.busy || seq === undefined) return false
    this.busy = true
    try {
      const acted = await act(this.session.id, seq, text)
      this.clear()
      this.session.acted(acted)
      return true
    } catch (fault) {
      this.#refused(fault)
      return false
    } finally {
      this.busy = false
    }
  }

  #refused(fault: unknown): void {
    this.clear()
    if (fault instanceof Refused && fault.present) this.session.correct(fault.present)
    const clause = fault instanceof Refused ? fault.fault.clause : null
    if (fault instanceof Refused && clause) this.refusal = { code: fault.fault.code, clause, message: fault.message }
    else this.complaint = said(fault)
  }

  clear(): void {
    this.chosen = this.preview = this.refusal = null
    this.options = []
    this.then = []
    this.complaint = ''
  }

  /** Whether something is on show that Escape would take away. */
  get open(): boolean {
    return this.chosen !== null || this.options.length > 0 || this.refusal !== null || this.complaint !== ''
  }
}

export function said(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
