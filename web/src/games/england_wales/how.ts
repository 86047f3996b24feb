import type { Translate } from '../contract'

/** Phases in which a place is chosen on the map in more than one way. */
const PLACED = ['act', 'start', 'side', 'tile', 'cube', 'via', 'place']

/** What a click on the map does then. */
export function how(view: { phase: string }, t: Translate): string | null {
  return PLACED.includes(view.phase) ? t(`ew-how-${view.phase}`) : null
}
