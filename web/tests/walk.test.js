// Two people walk random paths at a table: they move, look at history, reload, come and go, and take back. After each
// step both pages are compared with what the server says, and with a tab that has never looked back.
import { test } from 'node:test'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { STEPS } from './walk-steps.js'
import { isOver, Walker } from './walker.js'

const GAMES = ['england-wales-shares', 'rocket', 'england-wales', 'rock-island', 'nuremberg', 'wensleydale']
const USUAL_STEPS = 12
const steps = Number(process.env.BRANCHLINE_WALK_STEPS ?? USUAL_STEPS)
const games = process.env.BRANCHLINE_WALK_GAMES?.split(',') ?? GAMES
const SAMPLE = ['england-wales-shares', 'rocket']
const firstSeed = Number(process.env.BRANCHLINE_WALK_SEED ?? Date.now() % 100_000)
/** A tab that has just been opened is what the others are compared with, once in so many steps. */
const AFRESH = 10
/** Moves stand in the list more often, so that there is a history to look at. */
const NAMES = [...Object.keys(STEPS), ...Array(6).fill('move'), 'goBackToNow', 'goBackToNow']

for (const [at, game] of games.entries()) {
  const seed = firstSeed + at
  test(`two people walk about a table of ${game}, seed ${seed}`, limit(game), (context) => walk(context, game, seed))
}

/** A walk takes as long as it is far. */
function limit(game) {
  const usual = SAMPLE.includes(game) ? LIMIT : EXHAUSTIVE
  return { ...usual, timeout: usual.timeout + steps * 20_000 }
}

async function walk(context, game, seed) {
  const path = []
  const draw = new Draw(seed)
  const server = await startServer('--seed', String(seed))
  const people = [await Walker.come(server, 'Ada'), await Walker.come(server, 'Bob')]
  try {
    path.push(await sitDown(people, game, draw))
    await expectRight(people)
    while (path.length <= steps) {
      const done = await step(people, draw)
      if (!done) continue
      path.push(done)
      if (path.length % AFRESH === 0) await Promise.all(people.map(({ witness }) => witness.reload()))
      await expectRight(people)
    }
    if (draw.chance(0.5)) path.push(await giveUp(people, draw))
    await Promise.all(people.map(({ visitor }) => visitor.leave()))
  } catch (fault) {
    throw new Error(`${game}, seed ${seed}, after:\n${path.join('\n')}\n${fault.message}`, { cause: fault })
  } finally {
    await server.close()
  }
  context.diagnostic(`${path.length - 1} steps in ${game}`)
}

/** Both come as nobody: Ada is made a guest by opening the table or before, Bob by sitting down. */
async function sitDown([ada, bob], game, draw) {
  const opened = await (draw.chance(0.5) ? openByDialog(ada, game) : openKnown(ada, game))
  const way = draw.from(Object.keys(WAYS_IN))
  await WAYS_IN[way](bob, ada.visitor.tableId(), await ada.invitation())
  await bob.button('Sit down').click()
  await bob.page.locator('.middle .bar').waitFor()
  await Promise.all([ada, bob].map((walker) => walker.sitAt(ada.visitor.tableId())))
  return `Ada ${opened}, Bob ${way}`
}

const WAYS_IN = {
  'follows the invitation': (bob, _, invitation) => bob.page.goto(invitation),
  'sits down at the open table': async (bob, id) => {
    await bob.visitor.go('/')
    await bob.page.locator(`a[href="/table/${id}"]`).click()
  },
  'was there before he was anybody': (bob, id) => bob.visitor.go(`/table/${id}`),
}

async function openKnown({ visitor }, game) {
  await visitor.api('/guests', { name: 'Ada' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { table } = await visitor.api('/tables', { game, seats, public: true })
  await visitor.go(`/table/${table.id}`)
  return 'opens a table'
}

async function openByDialog({ visitor, page }, game) {
  await visitor.go('/')
  await visitor.cardButton('Invite friends', game).click()
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2')
  await page.getByLabel('Anyone may find and join this table').check()
  await visitor.button('Open the table').click()
  await page.waitForURL(/\/table\//)
  return 'becomes somebody by opening a table'
}

/** Whoever gives a seat up only watches from then on. */
async function giveUp(people, draw) {
  const walker = draw.from(people)
  const { table } = await walker.api('')
  const handed = table.seats.some(({ seat, handed }) => handed && table.mine.includes(seat))
  if (table.status !== 'running' || handed) return 'nobody resigns'
  await walker.press('?')
  await walker.button('Resign').click()
  await walker.button('Really resign for good?').click()
  await quiet(walker)
  await expectRight(people)
  return `${walker.name} resigns`
}

async function step(people, draw) {
  const [walker, other] = draw.chance(0.5) ? people : people.toReversed()
  const present = await walker.api('')
  if (isOver(present)) return playAgain(people, draw)
  const theirs = await other.api('')
  const mover = present.legal ? walker : theirs.legal ? other : null
  const handed = present.table.seats.filter((seat) => seat.handed)
  const name = draw.from(NAMES)
  const asked = { walker, other, draw, handed, mover, present: name === 'move' && mover === other ? theirs : present }
  const done = await STEPS[name](asked)
  if (done) await quiet(walker)
  return done && (name === 'move' ? done : `${walker.name} ${done}`)
}

/** The match is over: both sit down at the next, perhaps after a look at the last. */
async function playAgain(people, draw) {
  if (draw.chance(0.5)) await lookThrough(draw.from(people))
  for (const { page } of people) await page.getByRole('button', { name: /Play again|Join the rematch/ }).click()
  for (const { page } of people) await page.locator('.middle .bar').waitFor()
  const table = people[0].visitor.tableId()
  await Promise.all(people.map((walker) => walker.sitAt(table)))
  return 'both play again'
}

async function lookThrough({ page }) {
  await page.getByRole('link', { name: 'Look through the match' }).click()
  await page.locator('.middle .bar input').waitFor()
  await page.goBack()
  await page.locator('.end h1').waitFor()
}

/** Bots that stand in have played. */
async function quiet(walker) {
  for (;;) {
    const { to_move: seat, table } = await walker.api('')
    if (seat === null || !(table.seats[seat].handed || table.seats[seat].resigned)) return
    await new Promise((done) => setTimeout(done, 100))
  }
}

async function expectRight(people) {
  for (const walker of people) await walker.expectRight()
}

/** Numbers that are the same for the same seed. */
class Draw {
  constructor(seed) {
    this.state = seed
  }

  below(limit) {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  chance(share) {
    return this.below(1000) < share * 1000
  }

  from(list) {
    return list[this.below(list.length)]
  }
}
