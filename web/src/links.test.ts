import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'))
/** What only a server has. */
const SERVERS_OWN = ['/docs', '/terms', '/privacy', '/api/account/export'].map((path) => `href="${path}"`)

test.each(pages)('%s leads nowhere but through linkTo, so that it works on a host of plain files', (name) => {
  const direct = readFileSync(join('src', name), 'utf8').match(/href=(?:"\/[^"]*"|\{[`'"]\/[^}]*\})/g) ?? []
  expect(direct.filter((link) => !SERVERS_OWN.includes(link))).toEqual([])
})
