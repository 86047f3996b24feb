import type { Action, BoardProps } from '../contract'

type Callbacks = Pick<BoardProps<unknown, unknown>, 'chosen' | 'onpick' | 'onstep'>

/** How an action of many steps goes on: steps are played at once where they can be taken back, ends are confirmed. */
export class Flow {
  /** The place about which several kinds of action could be begun. */
  here: { hex: string; kinds: Action[] } | null = $state.raw(null)
  /** An action was begun at this place, or with this card; its next step follows by itself. */
  #begun: string | null = null

  constructor(
    private readonly board: () => Callbacks,
    private readonly isStep: (action: Action) => boolean,
  ) {}

  /** Plays a step, or offers what is chosen. A finger cannot hover: its first tap shows, its second one plays. */
  take(actions: Action[], touched = false, aim = ''): void {
    const [first] = actions
    if (!first) return
    const { chosen, onpick, onstep } = this.board()
    const seen = !touched || chosen?.number === first.number
    if (onstep && actions.length === 1 && this.isStep(first) && seen) onstep(first)
    else onpick(actions, [], aim)
  }

  /** Begins an action about a place; of several kinds, one is to be chosen first. */
  open(hex: string, kinds: Action[]): void {
    if (kinds.length === 1) this.begin(kinds[0]!, hex)
    else this.here = { hex, kinds }
  }

  begin(kind: Action, at: string): void {
    this.here = null
    this.#begun = at
    this.take([kind])
  }

  /** The position has changed: what was begun goes on, with the actions that follow it at its place. */
  goOn(beginning: boolean, following: (at: string) => Action[]): void {
    this.here = null
    if (this.#begun) this.take(following(this.#begun))
    if (!beginning) this.#begun = null
  }

  close(): string | null {
    const hex = this.here?.hex ?? null
    this.here = null
    return hex
  }
}
