import type { Games } from './answers'
import { get } from './call'

let known: Promise<Games> | null = null
const boards = new Map<string, Promise<unknown>>()

/** Which games there are never changes while the page is open. */
export function games(): Promise<Games> {
  known ??= get<Games>('/games').catch((fault: unknown) => {
    known = null
    throw fault
  })
  return known
}

/** The games as they are now: how far they are compiled changes while the page is open. */
export function gamesNow(): Promise<Games> {
  known = null
  return games()
}

export function boardOf(game: string): Promise<unknown> {
  const board = boards.get(game) ?? get<{ board: unknown }>(`/games/${game}/board`).then((answer) => answer.board)
  boards.set(game, board)
  board.catch(() => boards.delete(game))
  return board
}
