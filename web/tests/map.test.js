import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lessonMatch } from './lessons.js'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const SMALLEST = 10
const SMALLEST_LETTER = 6.5
const SMALLEST_TARGET = 20
/** What the map's frame takes of the room, and what is drawn in it: a tall map leaves some of a wide frame bare. Beside
    a map there may be a panel for what is done now, a line of sheets above it and one for what is planned below. */
const ROOM = { frame: 0.75, drawn: 0.54 }
/** Where a board of another kind is open, the map stays in sight beside it. */
const SHARED_ROOM = { frame: 0.52, drawn: 0.31 }
const PATIENCE = 60_000
const SAMPLE = ['rocket', 'england-wales-shares']
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

/** A match near its end, where many pieces are on the map. */
async function sitDownLate(visitor, game) {
  await visitor.api('/guests', { name: 'Ada' })
  const { table } = await visitor.api('/matches', await lessonMatch(game, 'finale'))
  await visitor.go(`/table/${table.id}`)
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
  const isName = (text) =>
    /\p{Ll}{2}|^\d+$/u.test(text.textContent.trim()) && !text.parentElement.querySelector('.badge')
  const written = [...document.querySelectorAll('.stage svg text')].filter(
    (text) => text.getClientRects().length > 0 && isName(text),
  )
  const sized = written.map((text) => {
    const { a, b } = text.getScreenCTM()
    return { name: text.textContent.trim(), size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) }
  })
  return sized.length < 10 ? ['no names'] : sized.filter(({ size }) => size < least)
}

/** Runs in the page: every letter on a piece that is shown although it is smaller than this many pixels. */
function smallLetters(least) {
  return [...document.querySelectorAll('.stage svg text')].flatMap((text) => {
    if (text.getClientRects().length === 0 || getComputedStyle(text).opacity === '0') return []
    const { a, b } = text.getScreenCTM()
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
    return size < least ? [`${text.textContent.trim()}: ${size.toFixed(1)}`] : []
  })
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

/** Runs in the page: targets that are hard to hit. */
function smallTargets(least) {
  return [...document.querySelectorAll('.stage .spot.target')].flatMap((spot) => {
    const { width, height } = spot.getBoundingClientRect()
    return Math.min(width, height) < least ? [`${spot.dataset.hex ?? spot.dataset.area}: ${width}`] : []
  })
}

/** Runs in the page: which part of the board's room the map's frame has, and which part of it the map fills, where
 * they are too small. */
function wastedRoom({ frame: leastFrame, drawn: leastDrawn }) {
  const inner = document.querySelector('.stage .frame').getBoundingClientRect()
  const [outer, map] = ['.board', '.stage .layer svg'].map((part) =>
    document.querySelector(part).getBoundingClientRect(),
  )
  const shared = (one, other) =>
    (Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  const frame = shared(inner, outer) / (outer.width * outer.height)
  const drawn = shared(inner, map) / (outer.width * outer.height)
  return frame < leastFrame || drawn < leastDrawn ? [`${frame.toFixed(2)} ${drawn.toFixed(2)}`] : []
}

/** Runs in the page: buttons of the question that are not wholly in sight. */
function cutButtons() {
  const { top, bottom } = document.querySelector('.prompt').getBoundingClientRect()
  return [...document.querySelectorAll('.prompt button')].flatMap((button) => {
    const box = button.getBoundingClientRect()
    return box.top >= top && box.bottom <= bottom ? [] : [button.innerText]
  })
}

/** Runs in the page: which of its parts lie behind the question. */
function behindQuestion(parts) {
  const { top } = document.querySelector('.asked').getBoundingClientRect()
  return parts.filter((part) => document.querySelector(part).getBoundingClientRect().bottom > top)
}

/** Runs in the page: names of towns that touch each other or the plate of a locomotive. */
function touchingNames() {
  const boxesOf = (parts) =>
    [...document.querySelectorAll(parts)].map((part) => ({ part, box: part.getBoundingClientRect() }))
  const [names, plates] = [boxesOf('.town > .name'), boxesOf('.engine .plate')]
  // The box of a line of text is higher than its letters.
  const touch = (one, other) =>
    Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 2
  return names.flatMap(({ part, box }, at) =>
    [...names.slice(at + 1), ...plates]
      .filter((other) => touch(box, other.box))
      .map((other) => `${part.textContent} and ${other.part.parentElement.textContent.trim()}`),
  )
}

async function checkMap(visitor) {
  const shared = await visitor.page.locator('.sheets .beside').count()
  await visitor.page.locator('.stage .frame').waitFor()
  assert.deepEqual(await atLast(visitor, wastedRoom, shared ? SHARED_ROOM : ROOM), [], 'as the page comes')
  await lookAtMap(visitor)
  assert.deepEqual(await atLast(visitor, wastedRoom, ROOM), [])
  assert.deepEqual(await atLast(visitor, smallNames, SMALLEST), [])
  assert.deepEqual(await atLast(visitor, smallLetters, SMALLEST_LETTER), [])
  assert.deepEqual(await atLast(visitor, coveredTargets), [])
  assert.deepEqual(await atLast(visitor, smallTargets, SMALLEST_TARGET), [])
  assert.deepEqual(await atLast(visitor, cutButtons), [])
}

for (const game of GAMES)
  test(
    `${game}: the map uses its room on a laptop, its names can be read, and nothing lies over a target`,
    SAMPLE.includes(game) ? LIMIT : EXHAUSTIVE,
    async () => {
      const ada = await Visitor.come(server)
      await (game === 'england-wales' ? sitWithBaron(ada) : ada.sitAlone(game))
      await checkMap(ada)
      await sitDownLate(ada, game)
      await checkMap(ada)
      await ada.leave()
    },
  )

test('on a phone the whole board stands above the question, with its controls', LIMIT, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
  for (const game of ['rocket', 'wensleydale']) {
    await ada.sitAlone(game)
    await lookAtMap(ada)
    assert.deepEqual(await atLast(ada, behindQuestion, ['.board', '.controls']), [], game)
  }
  await ada.leave()
})

test('a click right after the board was shifted picks nothing; a moment later it does', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  const [place] = await ada.targets()
  await ada.settled(place)
  const found = await ada.page.evaluate(async (hex) => {
    const spot = document.querySelector(`[data-hex="${hex}"]`)
    const under = () => {
      const { x, y, width, height } = spot.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)
    }
    const before = under() === spot
    const veil = document.querySelector('.veil')
    const covered = new Promise((done) =>
      new MutationObserver(() => veil.classList.contains('shifted') && done(under() === veil)).observe(veil, {
        attributes: true,
      }),
    )
    const news = document.createElement('p')
    news.style.height = '40px'
    document.querySelector('.middle').prepend(news)
    spot.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return {
      before,
      covered: await covered,
      picked: document.querySelector('[data-confirm], [data-option]') !== null,
    }
  }, place)
  assert.deepEqual(found, { before: true, covered: true, picked: false })
  await ada.click(place)
  await ada.page.locator('[data-confirm], [data-option]').first().waitFor()
  await ada.leave()
})

test('where little motion is wanted, whatever moves is there at once', LIMIT, async () => {
  const ada = await Visitor.come(server, { reducedMotion: 'reduce' })
  await ada.sitAlone('rocket')
  const seen = await ada.page.evaluate(() => {
    const board = document.querySelector('.stage .layer')
    board.style.transform = 'translate(7px, 0px)'
    return getComputedStyle(board).transform
  })
  assert.equal(seen, 'matrix(1, 0, 0, 1, 7, 0)')
  await ada.leave()
})

test('on a phone, names of towns make room for each other and for locomotives', LIMIT, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 390, height: 844 } })
  await ada.sitAlone('rocket')
  await lookAtMap(ada)
  assert.deepEqual(await atLast(ada, touchingNames), [])
  for (const action of ['advance L&Y e', 'advance GWR e']) {
    const { seq } = await ada.present()
    await ada.api(`/tables/${ada.tableId()}/actions`, { seq, action })
  }
  await ada.present()
  assert.deepEqual(await atLast(ada, touchingNames), [])
  await ada.leave()
})
