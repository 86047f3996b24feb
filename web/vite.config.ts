import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameFolders } from './tools/gameFolders'
import { listFiles } from './tools/listFiles'
import { precompress } from './tools/precompress'

const server = process.env.BRANCHLINE_SERVER ?? 'http://127.0.0.1:8222'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), listFiles(), precompress()],
  define: {
    GAME_FOLDERS: JSON.stringify(gameFolders(here('../src/branchline/games'))),
    // Whether `make offline` was run before.
    TAKE_ALONG: existsSync(here('public/offline/contents.json')),
  },
  resolve: { alias: { $branchline: here('../src/branchline') } },
  // The server's content policy allows no data: addresses, so nothing is inlined.
  build: { outDir: '../src/branchline/web', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: {
    fs: { allow: [here('.'), here('../src/branchline')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
