import { startServer } from './tests/server.js'
import { Visitor } from './tests/visitor.js'
const server = await startServer()
const ada = await Visitor.come(server)
ada.alarm.expected = true
for (const [game, wait] of [['england-wales', 1], ['wensleydale', 1], ['rock-island', 1]]) {
  await ada.page.goto(server.url ?? server.address ?? server.origin)
  await ada.page.locator(`article:has(a[href="/learn/${game}"])`).getByRole('button', { name: 'Play now', exact: true }).click()
  await ada.page.locator('[data-hint-ask]').waitFor({timeout: 60000})
  for (let k = 0; k < 60; k++) {
    await ada.page.locator('[data-hint-ask]').click().catch(() => {})
    await ada.page.locator('[data-hints] [data-hinted], [data-hints] [role=alert]').first().waitFor()
    if (await ada.page.locator('[data-hinted]').count()) break
    await ada.page.waitForTimeout(1500)
  }
  for (const s of await ada.page.locator('[data-hints] summary').all()) await s.click()
  await ada.page.screenshot({ path: `/work/wt/h14-tmp/hint-${game}.png` })
  console.log(game)
}
process.exit(0)
