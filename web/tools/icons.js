// Draws the pictures by which an installed Branchline is known, from public/icon.svg: `node tools/icons.js`. One fills its
// square to the edges, with the drawing well inside, because some systems cut icons into circles.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const file = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))
const drawing = readFileSync(file('icon.svg'), 'utf8')
const ground = /<rect[^>]*fill="([^"]+)"/.exec(drawing)[1]
const PICTURES = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-maskable.png', size: 512, drawn: 0.8, background: ground },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { name, size, drawn = 1, background = 'transparent' } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const style = `margin:0;display:grid;place-items:center;height:100vh;background:${background}`
  await page.setContent(`<body style="${style}"><div style="width:${drawn * size}px;line-height:0">${drawing}</div>`)
  await page.screenshot({ path: file(name), omitBackground: true })
  await page.close()
}
await browser.close()
