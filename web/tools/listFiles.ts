import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const LEFT_OUT = /\.(br|gz)$|^offline\/|^index\.html$/

/** Writes `files.json`: the addresses of everything that the page is made of, for whoever takes it along. */
export function listFiles(): Plugin {
  let folder = ''
  return {
    name: 'list-files',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const files = names.filter((name) => statSync(join(folder, name)).isFile() && !LEFT_OUT.test(name))
      writeFileSync(join(folder, 'files.json'), JSON.stringify(files.map((name) => `/${name}`).sort()))
    },
  }
}
