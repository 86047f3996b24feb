import assert from 'node:assert/strict'

/** Listens to everything a page is sent, and notes whatever would give a hidden tile away. */
export class LeakWatcher {
  leaks = []
  heard = 0
  /** What previews made of hidden tiles, and what then lay there. */
  guesses = new Map()
  truths = new Map()
  #hidden = new Set()

  constructor(page) {
    page.on('response', async (answer) => {
      if (!answer.url().includes('/api/')) return
      const text = await answer.text().catch(() => '')
      if (text.startsWith('{')) this.#read(JSON.parse(text), answer.url())
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#read(JSON.parse(String(payload)), 'socket')),
    )
  }

  #read(answer, where) {
    this.heard += 1
    for (const view of found(answer, 'cells')) this.#look(view, where)
    for (const event of found(answer, 'arguments')) this.#weigh(event, where)
    for (const key of ['state', 'position', 'land_pile', 'river_pile']) {
      if (found(answer, key).length > 0) this.leaks.push(`${where}: ${key}`)
    }
  }

  /** A preview draws hidden tiles anew; nothing else may speak of one before it is turned up. */
  #weigh({ name, arguments: { cell, tile } }, where) {
    if (name === 'tile_revealed') (where.includes('/preview') ? this.guesses : this.truths).set(cell, tile)
    else if (tile && this.#hidden.has(cell) && !this.guesses.has(cell) && !this.truths.has(cell))
      this.leaks.push(`${where}: ${name} tells of ${cell}`)
  }

  #look(view, where) {
    if (!view.reserve) return
    this.#hidden = new Set(Object.keys(view.cells).filter((cell) => !view.cells[cell].open))
    const lying = [...Object.entries(view.cells), ...view.reserve.map((slot) => [slot.slot, slot])]
    for (const [place, { open, tile, rotation }] of lying) {
      if (!open && (tile || rotation)) this.leaks.push(`${where}: ${place} is ${tile}@${rotation}`)
    }
  }

  verify() {
    assert.ok(this.heard > 10, 'it heard something')
    assert.deepEqual(this.leaks, [])
    const guessed = [...this.guesses].filter(([cell]) => this.truths.has(cell))
    assert.ok(
      guessed.length >= 5 && guessed.some(([cell, tile]) => tile !== this.truths.get(cell)),
      'a preview hasMessage no hidden tile',
    )
  }
}

/** Every object, however deep, that has such a key. */
function found(answer, key) {
  if (answer === null || typeof answer !== 'object') return []
  return [...(key in answer ? [answer] : []), ...Object.values(answer).flatMap((part) => found(part, key))]
}
