import type { Standing, Translate } from '../contract'
import type { EnglandWalesBoard } from './board'
import type { EnglandWalesView } from './view'

const FEW_MARKERS = 2

export function standing(_: EnglandWalesBoard, view: EnglandWalesView, t: Translate): Standing {
  const missing = Math.max(view.emptied_to_end - view.emptied, 0)
  const last = view.last_turn !== null
  return {
    turn: t(view.round > 0 ? 'ew-standing-round' : 'ew-standing-turn', { turn: view.turn, round: view.round }),
    phase: t(`england-wales:phase-${view.phase}`),
    order: view.order,
    end: [
      last
        ? { label: t('ew-standing-last', { turn: view.last_turn! }), near: true }
        : { label: t('ew-standing-markers', { count: missing }), near: missing <= FEW_MARKERS },
    ],
  }
}
