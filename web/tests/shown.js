/** What a table's page shows: as whom it is connected, which moment it is at, and the position there. */
export const readPage = (page) => page.evaluate(read)

/** Runs in the page. What goes by the clock, or tells what has just changed, is left out. */
function read() {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]
  const wordsOf = (part) => part.textContent.replace(/\s+/g, ' ').trim()
  const PASSING = '.clock, .line, [data-difference]'
  const told = (part) => {
    const copy = part.cloneNode(true)
    all(PASSING, copy).forEach((passing) => passing.remove())
    return wordsOf(copy)
  }
  const standing = (seat) => seat.querySelector('.line').firstChild.nextSibling.data.trim()
  /** What stands at each place, in the words for those who do not see the map, and what can be done there. */
  const places = all('.board .spot').map((spot) => spot.getAttribute('aria-label').split('Possible here: '))
  const slider = document.querySelector('.middle .bar input')
  const step = document.querySelector('.middle > .asked > [role=status] strong')
  return {
    over: document.querySelector('.end h1') !== null,
    players: all('.seats section').map((seat) => `${wordsOf(seat.querySelector('h3'))}: ${standing(seat)}`),
    watchers: all('.watchers').map((part) => part.firstChild.data.trim()),
    at: slider && Number(slider.value),
    last: slider && Number(slider.max),
    past: step && wordsOf(step),
    prompt: all('.prompt').map(wordsOf).join(' '),
    mine: document.querySelector('.prompt .yours') !== null,
    targets: [...places.map(([, possible]) => possible), ...all('[data-plain]').map(wordsOf)].filter(Boolean),
    position: {
      seats: all('.seats section').map((seat) => `${told(seat)}${seat.matches('.turn') ? ', to move' : ''}`),
      strip: all('.strip').map(told),
      /** It stands under the first tab; empty: another is open. */
      ledger: all('[role=tab]:first-child[aria-selected=true]').map((tab) =>
        told(document.getElementById(tab.getAttribute('aria-controls'))),
      ),
      map: places.map(([what]) => what.replace(/[. ]+$/, '')),
    },
  }
}
