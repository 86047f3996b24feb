/** Shows what arrives one after the other, each as long after the last as it asks for. */
export class Playback<Item> {
  /** How much is still to be shown. */
  waiting = $state(0)
  #queue: Item[] = []
  #timer = 0
  #shownAt = 0

  constructor(
    private readonly show: (item: Item) => void,
    /** Milliseconds between what was shown last and this. */
    private readonly pause: (item: Item) => number,
  ) {}

  add(item: Item): void {
    this.#queue.push(item)
    this.#goOn()
  }

  /** Shows all that is waiting at once. */
  catchUp(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    while (this.#queue.length) this.#showNext()
  }

  #goOn(): void {
    if (document.hidden) return this.catchUp()
    while (!this.#timer && this.#queue.length) {
      const wait = this.#shownAt + this.pause(this.#queue[0]!) - Date.now()
      if (wait > 0) this.#timer = window.setTimeout(() => this.#onTime(), wait)
      else this.#showNext()
    }
    this.waiting = this.#queue.length
  }

  #onTime(): void {
    this.#timer = 0
    this.#showNext()
    this.#goOn()
  }

  #showNext(): void {
    const item = this.#queue.shift()!
    this.waiting = this.#queue.length
    this.#shownAt = Date.now()
    this.show(item)
  }
}
