import { ownFile } from './gameFolders'
import type { GameClient } from './games/contract'

const CLIENTS = import.meta.glob<{ default: GameClient }>('/src/games/**/index.ts')
const ART = import.meta.glob<string>('/src/games/**/card.svg', { query: '?url', import: 'default', eager: true })

/** The part of the client that knows one game. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = ownFile(CLIENTS, game, 'index.ts')
  if (!load) throw new Error(`no client for ${game}`)
  return (await load()).default
}

/** Whether a game can be shown. */
export function hasClient(game: string): boolean {
  return ownFile(CLIENTS, game, 'index.ts') !== undefined
}

/** The key of a word of the page, where a game has another for it. */
export function wordOf(client: GameClient | null, key: string): string {
  return client?.words?.[key] ?? key
}

/** What is written beside a player's name, once there is a position to read it from. */
export function purseOf(client: GameClient, view: unknown, seat: number): number | null | undefined {
  return view ? client.purse(view, seat) : undefined
}

/** How it is written. */
export function purseWord(client: GameClient): string {
  return client.words?.['purse'] ?? wordOf(client, 'money')
}

export function artOf(game: string): string | undefined {
  return ownFile(ART, game, 'card.svg')
}
