import { SvelteMap } from 'svelte/reactivity'
import type { Action, Preview } from '../api/answers'
import { preview } from '../api/tables'
import { amountsOf } from './amounts'

const LINGERING = 120

/** What actions would bring, asked of the server once for each position. */
export class Foresight {
  /** What a click where the reader points would choose between. */
  pointed: Action[] = $state.raw([])
  readonly #known = new SvelteMap<string, Preview>()
  #asked = new Map<string, Promise<Preview | null>>()
  #timer = 0

  constructor(private readonly table: string) {}

  /** Whoever only passes over something has asked for nothing. */
  point(actions: Action[]): void {
    clearTimeout(this.#timer)
    this.pointed = []
    if (actions.length) this.#timer = window.setTimeout(() => this.#linger(actions), LINGERING)
  }

  #linger(actions: Action[]): void {
    const [least] = amountsOf(actions)
    this.pointed = least ? [least] : actions
    if (this.pointed.length === 1) void this.ask(this.pointed[0]!.text)
  }

  of(action: Action): Preview | undefined {
    return this.#known.get(action.text)
  }

  /** What a seat gives up by an action, as far as that is known already. */
  costs(action: Action, seat: number | null): string[] {
    return this.of(action)?.outcome.lines.find((line) => line.seat === seat)?.costs ?? []
  }

  ask(text: string): Promise<Preview | null> {
    const asked = this.#asked.get(text) ?? this.#answer(text, this.#asked)
    this.#asked.set(text, asked)
    return asked
  }

  async #answer(text: string, asked: Map<string, Promise<Preview | null>>): Promise<Preview | null> {
    const answer = await preview(this.table, text).catch(() => null)
    if (answer && asked === this.#asked) this.#known.set(text, answer)
    else asked.delete(text)
    return answer
  }

  /** The position is another, or the language. */
  forget(): void {
    this.point([])
    this.#known.clear()
    this.#asked = new Map()
  }
}
