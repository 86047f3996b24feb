import type { Action } from '../../contract'
import type { EnglandWalesView } from './view'

/** The seat whose eyes these are: the one asked, or the one whose baron is shown before the end. */
export function ownSeat(view: EnglandWalesView, legal: Action[] | null): number | null {
  if (legal && view.to_move !== null) return view.to_move
  const seen = view.seats.findIndex(({ baron, barons_dealt }) => baron !== null || barons_dealt.length > 0)
  return view.phase === 'over' || seen < 0 ? null : seen
}
