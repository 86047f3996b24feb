import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameFolders } from './tools/gameFolders'
import { listFiles } from './tools/listFiles'
import { precompress } from './tools/precompress'

const server = process.env.BRANCHLINE_SERVER ?? 'http://127.0.0.1:8222'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** What `make offline` has made, if it was run before. */
const contents = here('public/offline/contents.json')

export default defineConfig({
  plugins: [svelte(), precompress(), listFiles()],
  define: {
    GAME_FOLDERS: JSON.stringify(gameFolders(here('../src/branchline/games'))),
    // The version of what this page plays with without a network; nothing where that was not made.
    OFFLINE: JSON.stringify(existsSync(contents) ? JSON.parse(readFileSync(contents, 'utf8')).version : ''),
  },
  // A page that lies in a folder of plain files finds the rest beside it.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  resolve: { alias: { $branchline: here('../src/branchline') } },
  // The server's content policy allows no data: addresses, so nothing is inlined.
  build: { outDir: '../src/branchline/web', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: {
    fs: { allow: [here('.'), here('../src/branchline')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
