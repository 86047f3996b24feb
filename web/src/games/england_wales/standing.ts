import type { Standing, Translate } from '../contract'
import type { EnglandWalesBoard } from './board'
import type { EnglandWalesView } from './normal/view'

const FEW_CITIES = 2

/** What both games of the family count towards their end. */
interface Counted {
  turn: number
  round: number
  emptied_left: number
  last_turn: number | null
}

/** Turn and round, and how near the end is. */
export function counted(
  { turn, round, emptied_left: left, last_turn }: Counted,
  t: Translate,
): Pick<Standing, 'turn' | 'end'> {
  const last = last_turn !== null
  return {
    turn: round > 0 ? t('ew-standing-round', { turn, round }) : t('ew-standing-turn', { turn }),
    end: [
      {
        label: last ? t('ew-standing-last', { turn: last_turn }) : t('ew-standing-markers', { count: left }),
        near: last || left <= FEW_CITIES,
      },
    ],
  }
}

export function standing(_: EnglandWalesBoard, view: EnglandWalesView, t: Translate): Standing {
  return { ...counted(view, t), phase: t(`england-wales:phase-${view.phase}`), order: view.order }
}
