import type { Standing, Translate } from '../contract'
import type { DalesBoard } from './board'
import type { DalesView } from './view'

export function standing(board: DalesBoard, view: DalesView, t: Translate): Standing {
  const left = view.turns - view.turn
  return {
    turn: t('dales-standing-turn', { turn: view.turn, turns: view.turns }),
    phase: t(`${board.id}:phase-${view.phase}`),
    order: view.orders.present,
    end: [{ label: t('dales-standing-left', { count: left }), near: left === 0 }],
  }
}
