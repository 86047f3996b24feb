import type { Standing, Translate } from '../contract'
import type { DalesBoard } from './board'
import type { DalesView, Phase } from './view'

const ORDER: Partial<Record<Phase, keyof DalesView['orders']>> = {
  build: 'build',
  extend: 'build',
  pay: 'build',
  train: 'train',
  exchange: 'train',
  load_train: 'train',
}

export function standing(board: DalesBoard, view: DalesView, t: Translate): Standing {
  const order = view.orders[ORDER[view.phase] ?? 'player']
  const left = view.turns - view.turn
  return {
    turn: t('dales-standing-turn', { turn: view.turn, turns: view.turns }),
    phase: t(`${board.id}:phase-${view.phase}`),
    order: order.length ? order : view.orders.player,
    end: [{ label: t('dales-standing-left', { count: left }), near: left === 0 }],
  }
}
