import { ownFile } from '../gameFolders'
import { hasClient } from '../games'

/** One action of a guided game. Those with an id are the reader's, and explained. */
export interface Step {
  id?: string
  seat: number
  action: string
  places?: string[]
  /** What is not done on the board has a button with these words. */
  button?: string
  /** The match file to go on from, instead of where the step before led. */
  from?: string
}

export interface Lesson {
  /** The reader's own name stands for the empty one. */
  names: string[]
  options: Record<string, string | number | boolean>
  /** The match file to begin with, where chance would otherwise deal. */
  start?: string
  steps: Step[]
  files: Record<string, () => Promise<object>>
}

const LESSONS = import.meta.glob<{ lesson: Lesson }>('/src/games/**/lesson/lesson.ts')

/** Whether there is a lesson, and a board to give it on. */
export function hasLesson(game: string): boolean {
  return ownFile(LESSONS, game, 'lesson/lesson.ts') !== undefined && hasClient(game)
}

export async function lessonOf(game: string): Promise<Lesson> {
  return (await ownFile(LESSONS, game, 'lesson/lesson.ts')!()).lesson
}
