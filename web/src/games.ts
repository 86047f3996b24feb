import type { GameClient } from './games/contract'

const CLIENTS = import.meta.glob<{ default: GameClient }>('./games/*/index.ts')
const ART = import.meta.glob<string>('./art/card-*.svg', { query: '?url', import: 'default', eager: true })

/** The part of the client that knows one game. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[`./games/${game}/index.ts`]
  if (!load) throw new Error(`no client for ${game}`)
  return (await load()).default
}

export function artOf(game: string): string | undefined {
  return ART[`./art/card-${game}.svg`]
}
