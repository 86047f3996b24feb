import type { Moment, MomentInWords } from '../api/answers'
import { messageOf } from '../api/call'
import { momentOf, wordsOf } from '../api/tables'

const PACE = 1500

/** A look into the past of a match: one moment, or a playback of several. */
export class History {
  /** The moment of the past that is on show; null: the present is. Whatever the page shows follows from this. */
  shown: Moment | null = $state.raw(null)
  /** The moment asked for, which may still be on its way; null: the present. */
  moment: number | null = $state(null)
  playing = $state(false)
  /** Why a moment cannot be shown. */
  fault = $state('')
  #until = 0
  #timer = 0
  #playback = 0
  #kept = new Map<number, Promise<Moment>>()

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    /** Called when the reader is back at the end. */
    private readonly onend: () => void = () => {},
  ) {}

  async show(moment: number): Promise<void> {
    this.pause()
    await this.#show(moment)
  }

  async #show(moment: number): Promise<void> {
    this.moment = moment
    this.fault = ''
    try {
      const answer = await this.#fetch(moment)
      if (this.moment === moment) this.shown = answer
    } catch (fault) {
      if (this.moment === moment) this.#stay(messageOf(fault))
    }
  }

  /** Where a moment cannot be shown, what was on show stays. */
  #stay(fault: string): void {
    this.pause()
    this.moment = this.shown?.moment ?? null
    this.fault = fault
  }

  /** Has the moment on show said again, in the language of now and to whom it is said now. */
  reload(): void {
    this.#kept.clear()
    if (this.moment !== null) void this.#show(this.moment)
  }

  /** Back to now. */
  leave(): void {
    this.pause()
    this.moment = this.shown = null
    this.fault = ''
    this.#kept.clear()
  }

  /** What came after a moment was taken back, and is no past any more. */
  takenBack(to: number): void {
    const gone = [...this.#kept.keys()].filter((moment) => moment > to)
    gone.forEach((moment) => this.#kept.delete(moment))
    if (Math.max(this.moment ?? 0, this.shown?.moment ?? 0) > to) this.leave()
  }

  /** A moment in words, as it is shown here. */
  inWords(moment: number): Promise<MomentInWords> {
    return wordsOf(this.table, moment, this.seat())
  }

  play(from: number, until: number): void {
    this.pause()
    this.#until = until
    this.playing = true
    void this.#step(from, this.#playback)
  }

  pause(): void {
    this.playing = false
    this.#playback += 1
    clearTimeout(this.#timer)
  }

  async #step(moment: number, playback: number): Promise<void> {
    await this.#show(moment)
    if (playback !== this.#playback) return
    if (moment >= this.#until) {
      this.#timer = window.setTimeout(() => (this.pause(), this.onend()), PACE)
      return
    }
    this.#fetch(moment + 1).catch(() => null)
    this.#timer = window.setTimeout(() => void this.#step(moment + 1, playback), PACE)
  }

  #fetch(moment: number): Promise<Moment> {
    const answer = this.#kept.get(moment) ?? momentOf(this.table, moment, this.seat())
    this.#kept.set(moment, answer)
    answer.catch(() => this.#kept.delete(moment))
    return answer
  }
}
