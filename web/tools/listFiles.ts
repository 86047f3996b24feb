import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const LEFT_OUT = /\.(br|gz)$|^offline\/|^files\.json$/
const PAGE = 'index.html'
const OFFLINE = 'offline/contents.json'

/** Writes `files.json`: what the page is made of, how much there is to send, and a version that changes with any of it,
 * for whoever takes it along. */
export function listFiles(): Plugin {
  let folder = ''
  return {
    name: 'list-files',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: () => writeFileSync(join(folder, 'files.json'), JSON.stringify(listed(folder))),
  }
}

function listed(folder: string): { version: string; bytes: number; files: string[] } {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const names = all.filter((name) => statSync(join(folder, name)).isFile() && !LEFT_OUT.test(name))
  const digest = createHash('sha256')
  const version = names.concat(existsSync(join(folder, OFFLINE)) ? OFFLINE : [])
  for (const name of version) digest.update(name).update(readFileSync(join(folder, name)))
  const sent = (name: string) =>
    statSync(join(folder, existsSync(join(folder, `${name}.gz`)) ? `${name}.gz` : name)).size
  return {
    version: digest.digest('hex').slice(0, 16),
    bytes: names.reduce((sum, name) => sum + sent(name), 0),
    files: names.map((name) => (name === PAGE ? '' : name)),
  }
}
