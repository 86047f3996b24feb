import type { Entry } from '../../api/answers'
import type { EnglandWalesView } from './view'

/** Events that move a marker along the income track. */
const ADVANCES = ['paid_links', 'paid_hotel', 'paid_card', 'paid_line']

/** Everyone's position on the income track after each moment. */
export function progress(entries: Entry[], view: EnglandWalesView, last: number): number[][] {
  const lines = view.seats.map(() => new Array<number>(last + 1).fill(0))
  for (const { moment, events } of entries) {
    if (moment === null) continue
    for (const { name, arguments: given } of events) {
      if (!ADVANCES.includes(name)) continue
      const line = lines[Number(given['seat'])]
      line?.fill((line[moment] ?? 0) + Number(given['money']), moment)
    }
  }
  return lines
}
