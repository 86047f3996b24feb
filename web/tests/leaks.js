import assert from 'node:assert/strict'

/** Listens to everything a page is sent, and notes whatever would give a hidden tile away. */
export class LeakWatcher {
  leaks = []
  heard = 0
  /** Where tiles were turned up. */
  revealed = new Set()
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

  /** Nothing speaks of a tile before it is turned up, a preview no more than the rest. */
  #weigh({ name, arguments: { cell, tile } }, where) {
    if (name === 'tile_revealed' && !where.includes('/preview')) this.revealed.add(cell)
    else if (tile && this.#hidden.has(cell) && !this.revealed.has(cell))
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
    assert.ok(this.revealed.size >= 5, 'tiles were turned up')
  }
}

/** Every object, however deep, that has such a key. */
function found(answer, key) {
  if (answer === null || typeof answer !== 'object') return []
  return [...(key in answer ? [answer] : []), ...Object.values(answer).flatMap((part) => found(part, key))]
}
