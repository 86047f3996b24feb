import type { Action } from '../api/answers'
import type { GameClient } from '../games/contract'
import { bidsOf } from './amounts'

/** In an address: the board is on a screen in the same room, and this phone is one player's hand. */
export const HAND = 'hand'

/** Actions that get a button by themselves, wherever the board is. */
export const buttonedOf = (client: GameClient, view: unknown, legal: Action[]): Action[] => [
  ...legal.filter((action) => client.buttons?.includes(action.verb)),
  ...(client.offers?.(view, legal) ?? []).map(({ action }) => action),
  ...legal.filter((action) => Object.keys(action.arguments).length === 0),
]

/** Whether something that can be done now has no button, so that it is chosen on the map or in the tables beside it. */
export function needsMap(client: GameClient, view: unknown, legal: Action[] | null): boolean {
  if (!legal?.length) return false
  const dues = client.dues?.(view, legal)?.sorts.map(({ action }) => action) ?? []
  const buttoned = new Set([...buttonedOf(client, view, legal), ...dues].map(({ number }) => number))
  const bids = bidsOf(legal, client.amounts).length ? (client.amounts ?? ['bid']) : []
  return legal.some(({ number, verb }) => !buttoned.has(number) && !bids.includes(verb))
}
