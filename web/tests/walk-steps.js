/** What two people may do at a table. Each step answers what was done, or nothing where it cannot be done just now. */
const BACK = ['To the start', 'One step back', 'One step forward']
const PANELS = ['Log', 'Chat', 'Rules', 'Text']
/** Milliseconds until a click should have found what it is meant for, on a busy machine. */
const SOON = 10_000

const isSeen = async (locator) => (await locator.count()) > 0

export const STEPS = {
  async move({ mover, present, draw }) {
    if (!mover) return
    const action = draw.from(present.legal).text
    const typed = (await isAtPresent(mover)) && draw.chance(0.6)
    if (typed) await typeMove(mover, action)
    else await mover.api('/actions', { seq: present.seq, action })
    return `${mover.name} ${typed ? 'types' : 'plays elsewhere'} ${action}`
  },

  async lookAtLine({ walker, draw }) {
    await walker.open('Log')
    const lines = await walker.page.locator('.log .turns li > button').all()
    if (!lines.length) return
    const at = draw.below(Math.min(lines.length, 12))
    await lines[at].click()
    return `clicks line ${at} of the log`
  },

  async stepAlong({ walker, draw }) {
    const name = draw.from(BACK)
    const button = walker.button(name)
    if (await button.isDisabled()) return
    await button.click()
    return name
  },

  async slide({ walker, present, draw }) {
    const to = draw.below(present.moment + 1)
    await walker.page.getByRole('slider', { name: 'Step' }).fill(String(to))
    return `slides to ${to}`
  },

  async pressKeys({ walker, draw }) {
    const keys = Array.from({ length: 1 + draw.below(3) }, () => draw.from(['[', '[', ']', 'b']))
    for (const key of keys) await walker.press(key)
    return `presses ${keys.join(' ')}`
  },

  async recap({ walker, draw }) {
    const tools = await walker.page.locator('.recap .tools button').all()
    if (!tools.length) return
    const at = draw.below(tools.length)
    if (!(await clickUnlessGone(tools[at]))) return
    return `presses button ${at} of what just happened`
  },

  async goBackToNow({ walker }) {
    if (!(await isSeen(walker.button('Back to now')))) return
    await walker.button('Back to now').click()
    return 'goes back to now'
  },

  async playSince({ walker }) {
    const play = walker.page.locator('.middle .bar').getByRole('button', { name: /since my/ })
    if (!(await isSeen(play))) return
    await play.click()
    await walker.button('Pause').click()
    return 'plays what came since and pauses'
  },

  async reload({ walker }) {
    await walker.page.reload()
    return 'reloads'
  },

  async goHomeAndBack({ walker, draw }) {
    await walker.page.locator('header a.home').click()
    await walker.page.locator('article').first().waitFor()
    await walker.page.goBack()
    if (draw.chance(0.5)) return 'goes home and back'
    await walker.page.locator('.middle .bar').waitFor()
    await walker.page.goForward()
    await walker.page.locator('article').first().waitFor()
    await walker.page.goBack()
    return 'goes home, back, forward and back'
  },

  /** A link to a moment leads to the replay, and back to the table from there. */
  async followLink({ walker, present, draw }) {
    const moment = draw.below(present.moment + 1)
    const { page, table } = walker
    await page.goto(`${walker.visitor.server.base}/replay/${table}/${moment}`)
    await page.locator('.middle .bar input').waitFor()
    await page.goBack()
    await page.waitForURL(`**/table/${table}`)
    return `follows a link to moment ${moment} and comes back`
  },

  async openSecondTab({ walker }) {
    const tab = await walker.newTab()
    await tab.goto(walker.page.url())
    await tab.locator('.prompt').waitFor()
    await tab.close()
    return 'opens a tab and closes it'
  },

  async openPanel({ walker, draw }) {
    const panel = draw.from(PANELS)
    if (draw.chance(0.5)) await walker.page.getByRole('tab').first().click()
    else await walker.open(panel)
    return 'opens another panel'
  },

  async undo({ walker, other, draw }) {
    const scope = await walker.api('/undo')
    const button = walker.page.locator('.prompt').getByRole('button', { name: /^(Undo|Ask to undo)$/ })
    if (scope.last === null || !(await isAtPresent(walker))) return
    await button.click()
    for (const someone of [walker, other]) someone.forget()
    if (!scope.asks.length) return answerUndo(walker)
    const [who, answer] = draw.from([
      [other, 'Agree'],
      [other, 'Refuse'],
      [walker, 'Withdraw'],
    ])
    await who.button(answer).click()
    await who.button(answer).waitFor({ state: 'detached' })
    return `asks to undo, ${who.name}: ${answer}`
  },

  async chat({ walker, draw }) {
    await walker.open('Chat')
    const words = `word ${draw.below(1000)}`
    await walker.page.getByRole('textbox', { name: 'Say something' }).fill(words)
    await walker.button('Send').click()
    await walker.page.getByText(words).first().waitFor()
    return `says ${words}`
  },

  async lendSeat({ walker, handed }) {
    if (handed.length) return
    await fromMenu(walker, 'Let a bot play for me')
    return 'lets a bot play'
  },

  async takeSeatBack({ walker, present }) {
    if (!present.table.seats.some(({ seat, handed }) => handed && present.table.mine.includes(seat))) return
    await fromMenu(walker, 'Take my seat back')
    return 'takes the seat back'
  },

  async goAway({ walker, other, handed }) {
    if (handed.length) return
    const tabs = [walker.page, walker.witness]
    await Promise.all(tabs.map((tab) => tab.goto('about:blank')))
    await other.page.locator('.seats .line', { hasText: 'away' }).waitFor()
    await Promise.all(tabs.map((tab) => tab.goBack()))
    return 'goes away and comes back'
  },

  /** Rarely, since what there was to look back at is gone then. */
  async agreeToEnd({ walker, other, draw }) {
    if (draw.chance(0.8)) return
    await walker.press('?')
    await walker.button('Ask to end the match').click()
    await other.button('Agree').click()
    return 'ends the match by agreement'
  },
}

/** Waits until the server has heard it. */
async function fromMenu(walker, name) {
  await walker.press('?')
  await walker.button(name).click()
  await walker.button(name).waitFor({ state: 'detached' })
}

/** What has just happened may be told no more by the time it is clicked, since a bot has moved in one's own seat. */
async function clickUnlessGone(button) {
  try {
    await button.click({ timeout: SOON })
  } catch (fault) {
    if (await isSeen(button)) throw fault
    return false
  }
  return true
}

const isAtPresent = (walker) => isSeen(walker.page.locator('.prompt'))

async function typeMove(mover, action) {
  await mover.open('Text')
  await mover.page.locator('[data-typed]').fill(action)
  await mover.page.locator('[data-typed]').press('Enter')
  await mover.page.locator('[data-confirm]').click()
}

/** Where it takes back what a bot did, the page asks once more. */
async function answerUndo(walker) {
  const anyway = walker.button('Take it all back')
  if (await isSeen(anyway)) await anyway.click()
  return 'takes back'
}
