import type { GameEvent } from '../contract'

/** Where on the map an event happened: cities and hexes. */
export function places({ arguments: given }: GameEvent): string[] {
  return ['city', 'other', 'origin', 'hex'].flatMap((key) => (typeof given[key] === 'string' ? [given[key]] : []))
}
