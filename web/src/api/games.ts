import type { Games } from './answers'
import { get } from './call'

let known: Promise<Games> | null = null
const boards = new Map<string, Promise<unknown>>()

/** The games never change while the page is open. */
export function games(): Promise<Games> {
  known ??= get<Games>('/games').catch((fault: unknown) => {
    known = null
    throw fault
  })
  return known
}

export function boardOf(game: string): Promise<unknown> {
  const board = boards.get(game) ?? get<{ board: unknown }>(`/games/${game}/board`).then((answer) => answer.board)
  boards.set(game, board)
  board.catch(() => boards.delete(game))
  return board
}
