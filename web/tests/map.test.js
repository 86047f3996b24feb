import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const SMALLEST = 10
const PATIENCE = 60_000
const GAMES = ['rocket', 'wensleydale', 'nuremberg', 'rock-island', 'england-wales', 'england-wales-shares']

/** Where players choose in secret first, against a bot, up to the first action. */
async function sitWithBaron(visitor) {
  await visitor.api('/guests', { name: 'Ada' })
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const options = { first_auction: 'rotate' }
  const { table } = await visitor.api('/tables', { game: 'england-wales', seats, options })
  await visitor.go(`/table/${table.id}`)
  await visitor.myTurn()
  await visitor.page.locator('button[data-baron]').first().click()
  await visitor.confirm()
  await visitor.myTurn()
}

/** Brings the map to the front, where a game has other sheets, and waits until it lies still. */
async function lookAtMap(visitor) {
  const map = visitor.page.locator('[data-sheet=map]')
  if (await map.count()) await map.click()
  await visitor.page.waitForFunction(() => {
    const layer = document.querySelector('.stage .layer')
    const placed = layer?.style.transform && !layer.classList.contains('moving')
    return placed && layer.checkVisibility({ visibilityProperty: true })
  })
}

/** What a page still finds wrong when it has had time to come to rest. */
async function atLast(visitor, probe, given) {
  for (const until = Date.now() + PATIENCE; ;) {
    const wrong = await visitor.page.evaluate(probe, given)
    if (wrong.length === 0 || Date.now() > until) return wrong
    await visitor.page.waitForTimeout(100)
  }
}

/** Runs in the page: every name on the map that is smaller than this many pixels. What a piece bears is no name. */
function smallNames(least) {
  const isName = (text) => /\p{Ll}{2}|^\d+$/u.test(text)
  const written = [...document.querySelectorAll('.stage svg text')].filter(
    (text) => text.getClientRects().length > 0 && isName(text.textContent.trim()),
  )
  const sized = written.map((text) => {
    const { a, b } = text.getScreenCTM()
    return { name: text.textContent.trim(), size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) }
  })
  return sized.length < 10 ? ['no names'] : sized.filter(({ size }) => size < least)
}

/** Runs in the page: targets whose middle lies under something that is no part of the map. */
function coveredTargets() {
  const frame = document.querySelector('.stage .frame').getBoundingClientRect()
  const boxes = [...document.querySelectorAll('.board *')].filter(
    (part) =>
      !part.closest('.frame') && getComputedStyle(part).position === 'absolute' && !part.querySelector('.frame'),
  )
  const within = ({ x, y }, box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  return [...document.querySelectorAll('.stage .spot.target')].flatMap((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const hit = document.elementFromPoint(middle.x, middle.y)
    const over = boxes.filter((box) => box.checkVisibility() && within(middle, box.getBoundingClientRect()))
    const reached = within(middle, frame) && hit?.closest('.layer') && over.length === 0
    return reached ? [] : [`${spot.dataset.hex ?? spot.dataset.area}: ${(over[0] ?? hit)?.className}`]
  })
}

for (const game of GAMES)
  test(`${game}: names on the map can be read on a laptop, and nothing lies over a target`, LIMIT, async () => {
    const ada = await Visitor.come(server)
    await (game === 'england-wales' ? sitWithBaron(ada) : ada.sitAlone(game))
    await lookAtMap(ada)
    assert.deepEqual(await atLast(ada, smallNames, SMALLEST), [])
    assert.deepEqual(await atLast(ada, coveredTargets), [])
    await ada.leave()
  })
