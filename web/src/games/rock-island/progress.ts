import type { Entry } from '../../api/answers'
import { CELLS, distance } from './field'
import type { RockIslandView } from './view'

/** How far every locomotive was from Kansas City, moment by moment. */
export function progress(entries: Entry[], view: RockIslandView, last: number): number[][] {
  const goal = CELLS.find((cell) => view.cells[cell]!.ground === 'kansas_city')!
  const start = CELLS.find((cell) => view.cells[cell]!.ground === 'chicago')!
  const lines = view.locomotives.map(() => new Array<number>(last + 1).fill(distance(start, goal)))
  for (const { moment, events } of entries) {
    if (moment === null) continue
    for (const { name, arguments: args } of events) {
      if (name === 'locomotive_moved')
        lines[args['seat'] as number]!.fill(distance(args['cell'] as string, goal), moment)
    }
  }
  return lines
}
