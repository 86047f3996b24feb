import type { Moment } from '../api/answers'
import { momentOf } from '../api/tables'

const PACE = 1500

/** A look into the past of a match: one moment, or a playback of several. */
export class History {
  shown: Moment | null = $state.raw(null)
  moment: number | null = $state(null)
  playing = $state(false)
  #until = 0
  #timer = 0
  #kept = new Map<number, Promise<Moment>>()

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    /** Called when the reader is back at the end. */
    private readonly onend: () => void = () => {},
  ) {}

  async show(moment: number): Promise<void> {
    this.moment = moment
    const answer = await this.#fetch(moment)
    if (this.moment === moment) this.shown = answer
  }

  /** Has the moment on show said again, in the language of now. */
  reload(): void {
    this.#kept.clear()
    if (this.moment !== null) void this.show(this.moment)
  }

  /** Back to now. */
  leave(): void {
    this.pause()
    this.moment = this.shown = null
    this.#kept.clear()
  }

  play(from: number, until: number): void {
    this.#until = until
    this.playing = true
    void this.#step(from)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  async #step(moment: number): Promise<void> {
    await this.show(moment)
    if (!this.playing) return
    if (moment >= this.#until) {
      this.#timer = window.setTimeout(() => (this.pause(), this.onend()), PACE)
      return
    }
    void this.#fetch(moment + 1)
    this.#timer = window.setTimeout(() => void this.#step(moment + 1), PACE)
  }

  #fetch(moment: number): Promise<Moment> {
    const answer = this.#kept.get(moment) ?? momentOf(this.table, moment, this.seat())
    this.#kept.set(moment, answer)
    answer.catch(() => this.#kept.delete(moment))
    return answer
  }
}
