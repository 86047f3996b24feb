import type { TableFacts } from '../api/answers'
import { settings } from '../settings.svelte'

const MOST_REMEMBERED = 60

/** What a table is for, where nobody plays to win there. */
export function practiceOf(table: TableFacts): 'copy' | 'lesson' | null {
  if (settings.lessons.includes(table.id)) return 'lesson'
  return table.origin ? 'copy' : null
}

export function rememberLesson(table: string): void {
  settings.lessons = [...settings.lessons, table].slice(-MOST_REMEMBERED)
}
