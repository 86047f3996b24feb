import { SvelteMap } from 'svelte/reactivity'
import type { Action, Preview } from '../api/answers'
import { preview } from '../api/tables'
import { language } from '../i18n.svelte'
import { amountsOf } from './amounts'
import type { Session } from './session.svelte'

const LINGERING = 120
const MOST_KNOWN = 200

/** What actions would bring, asked of the server once for each position and language. */
export class Foresight {
  /** What a click where the reader points would choose between. */
  pointed: Action[] = $state.raw([])
  readonly #known = new SvelteMap<string, Preview>()
  readonly #asked = new Map<string, Promise<Preview | null>>()
  #timer = 0

  constructor(private readonly session: Session) {}

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
    return this.#known.get(this.#key(action.text))
  }

  /** What a seat gives up by an action, as far as that is known already. */
  costs(action: Action, seat: number | null): string[] {
    return this.of(action)?.outcome.lines.find((line) => line.seat === seat)?.costs ?? []
  }

  /** What an action would bring, with those to be played after it. */
  ask(text: string, then: string[] = []): Promise<Preview | null> {
    return this.#once(this.#key([text, ...then].join(', ')), text, then, false)
  }

  /** The same, with the view where they lead. */
  look([text, ...then]: string[]): Promise<Preview | null> {
    return text ? this.#once(this.#key(`look ${[text, ...then].join(', ')}`), text, then, true) : Promise.resolve(null)
  }

  #once(key: string, text: string, then: string[], look: boolean): Promise<Preview | null> {
    const asked = this.#asked.get(key) ?? this.#answer(key, text, then, look)
    this.#asked.set(key, asked)
    return asked
  }

  #key(text: string): string {
    return `${this.session.present?.seq} ${language.current} ${text}`
  }

  async #answer(key: string, text: string, then: string[], look: boolean): Promise<Preview | null> {
    if (this.#asked.size > MOST_KNOWN) this.#forget()
    const answer = await preview(this.session.id, text, then, look).catch(() => null)
    if (answer) this.#known.set(key, answer)
    else this.#asked.delete(key)
    return answer
  }

  #forget(): void {
    this.#known.clear()
    this.#asked.clear()
  }
}
