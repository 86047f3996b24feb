import type { Entry, Mistake } from '../api/answers'

/** In the address of a copy: its first decision is to be found again. */
export const EXERCISE = 'exercise'

export type Verdict = 'right' | 'same' | 'worse'

/** The first thing that was done in a copy, as long as it has not been taken back. */
export function attemptOf(entries: Entry[]): string | null {
  return entries.find(({ kind, moment }) => kind === 'action' && moment === 1)?.text ?? null
}

/** Whatever the bot found as good as the best is right. */
export function verdictOn(attempt: string, { action, better, as_good = [better.text] }: Mistake): Verdict {
  if (as_good.includes(attempt)) return 'right'
  return attempt === action.text ? 'same' : 'worse'
}
