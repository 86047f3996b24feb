import type { Good } from '../board'

/** The cubes of a city one by one, in the order of their colours. */
export function cubesOf(colours: Good[], counts: Partial<Record<Good, number>>): { good: Good; key: string }[] {
  return colours.flatMap((good) =>
    Array.from({ length: counts[good] ?? 0 }, (_, at) => ({ good, key: `${good} ${at}` })),
  )
}
