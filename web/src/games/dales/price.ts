import type { Action, Translate } from '../contract'
import type { DalesBoard } from './board'
import type { DalesView } from './view'

/** What the line that is being planned will cost once it is finished. */
export function price(board: DalesBoard, view: DalesView, { verb }: Action, t: Translate): string[] {
  const { line } = view
  if (verb !== 'finish' || !line) return []
  const influence = (['white', 'red', 'green'] as const)
    .filter((colour) => line[colour] > 0)
    .map((colour) => `${line[colour]} ${t(`${board.id}:colour-${colour}`)}`)
  return [t('dales-price', { count: line.points }), ...influence]
}
