import type { Acted, Action, Preview, Why } from '../api/answers'
import { messageOf, Refused, Unreachable } from '../api/call'
import { untilReached } from '../api/reach.svelte'
import { act, logOf, why } from '../api/tables'
import type { Asking } from '../games/contract'
import { t } from '../i18n.svelte'
import type { Foresight } from './foresight.svelte'
import { amountsOf } from './amounts'
import type { Session } from './session.svelte'

const AGAIN_AFTER = 2000

/** What the reader is about to do: choose, look at what it would cause, confirm. */
export class Choice {
  chosen: Action | null = $state.raw(null)
  /** Several actions fit what was picked. */
  options: Action[] = $state.raw([])
  /** Actions like the chosen one that differ from it in a number only, from the least on. */
  amounts: Action[] = $state.raw([])
  /** What is played after it, one by one. */
  then: string[] = $state.raw([])
  /** What it all comes to, where its first action does not say so. */
  aim = $state('')
  preview: Preview | null = $state.raw(null)
  /** What it would cause is being worked out. */
  foreseeing = $state(false)
  /** Why what was picked is not allowed. */
  refusal: Why['reason'] = $state.raw(null)
  error = $state('')
  busy = $state(false)
  /** An action is sent again until the server has answered. */
  sendingAgain = $state(false)
  /** What was asked about when it was refused. */
  #refused = ''
  #asking: Asking | null = null

  constructor(
    private readonly session: Session,
    private readonly foresight: Foresight,
    /** Whether an action that would cause this is made without being asked about. */
    private readonly atOnce: (action: Action, preview: Preview, priced: boolean) => boolean = () => false,
  ) {}

  pick(actions: Action[], then: string[] = [], aim = '', asking: Asking | null = null): void {
    this.clear()
    this.#asking = asking
    this.then = then
    this.aim = aim
    this.amounts = amountsOf(actions)
    if (this.amounts.length) void this.choose(this.amounts[0]!)
    else if (actions.length === 1) void this.choose(actions[0]!)
    else this.options = actions
  }

  /** By a button that tells its price, perhaps. */
  async choose(action: Action, priced = false): Promise<void> {
    if (priced) this.#asking = 'unpriced'
    this.chosen = action
    this.preview = this.refusal = null
    this.error = ''
    await this.#foresee(action)
  }

  async #foresee(action: Action): Promise<void> {
    this.foreseeing = true
    const answer = await this.foresight.ask(action.text, this.then)
    if (this.chosen !== action) return
    this.preview = answer
    this.foreseeing = false
    const asked = this.#asking === 'always' || this.amounts.length > 0
    if (answer && !asked && this.atOnce(action, answer, this.#asking === 'unpriced')) await this.confirm()
  }

  /** Has it all said again, in the language of now. */
  reload(): void {
    if (this.chosen) void this.#foresee(this.chosen)
    else if (this.refusal) void this.ask(this.#refused)
  }

  /** Why something is not allowed, unless the words for that are there already. */
  async ask(text: string, words = ''): Promise<void> {
    this.clear()
    this.#refused = text
    this.error = words
    if (words) return
    try {
      this.refusal = (await why(this.session.id, text)).reason
      if (!this.refusal) this.error = t('prompt-not-there')
    } catch (fault) {
      this.error = messageOf(fault)
    }
  }

  /** Does something at the table, and tells what went wrong. */
  async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what()
    } catch (fault) {
      this.error = messageOf(fault)
    }
  }

  async confirm(): Promise<void> {
    if (!this.chosen) return
    await this.playAll([this.chosen.text, ...this.then])
  }

  /** Sends an action; typed ones come here directly. */
  play(text: string): Promise<boolean> {
    return this.playAll([text])
  }

  /** One action after the other, until one is refused; nothing else is begun meanwhile. */
  async playAll(texts: string[]): Promise<boolean> {
    return this.#playWhile(texts, () => true)
  }

  /** Gives one point after the other; the last ones are not sent where the rules have settled them by themselves,
   * because only one sort was left. */
  async payAll(texts: string[]): Promise<boolean> {
    return this.#playWhile(
      texts,
      (text) => this.session.present?.legal?.some((action) => action.text === text) ?? false,
    )
  }

  async #playWhile(texts: string[], asked: (text: string) => boolean): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.foresight.point([])
    for (const [at, text] of texts.entries()) {
      if (!asked(text)) {
        this.busy = false
        return true
      }
      if (!(await this.#play(text, at === texts.length - 1))) return false
    }
    return true
  }

  /** A board may go on by itself as soon as it sees what came of the last one: by then nothing is under way. */
  async #play(text: string, last: boolean): Promise<boolean> {
    try {
      const acted = await this.#send(this.session.present!.seq, text)
      this.clear()
      this.busy = !last
      if (acted) this.session.acted(acted)
      return true
    } catch (fault) {
      this.busy = false
      this.#explain(fault, text)
      return false
    } finally {
      this.sendingAgain = false
    }
  }

  /** Its place in the log lets an action be made only once, however often it is sent; null: it had arrived before. */
  async #send(seq: number, text: string): Promise<Acted | null> {
    for (;;) {
      try {
        return await act(this.session.id, seq, text)
      } catch (fault) {
        if (fault instanceof Unreachable) this.sendingAgain = true
        else if (this.sendingAgain && (await this.#arrived(seq, text))) return null
        else throw fault
      }
      await untilReached(AGAIN_AFTER)
    }
  }

  async #arrived(seq: number, text: string): Promise<boolean> {
    const { entries } = await logOf(this.session.id, seq)
    this.session.add(entries)
    return entries.some((entry) => entry.text === text && entry.seat !== null && this.session.mine.includes(entry.seat))
  }

  #explain(fault: unknown, text: string): void {
    this.clear()
    this.#refused = text
    if (fault instanceof Refused && fault.present) this.session.correct(fault.present)
    const clause = fault instanceof Refused ? fault.fault.clause : null
    if (fault instanceof Refused && clause) this.refusal = { code: fault.fault.code, clause, message: fault.message }
    else this.error = messageOf(fault)
  }

  clear(): void {
    this.chosen = this.preview = this.refusal = null
    this.options = []
    this.amounts = []
    this.then = []
    this.aim = this.error = ''
    this.#asking = null
  }

  /** Whether something is on show that Escape would take away. */
  get open(): boolean {
    return this.chosen !== null || this.options.length > 0 || this.refusal !== null || this.error !== ''
  }
}
