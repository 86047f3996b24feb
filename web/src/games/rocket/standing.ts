import { clockwise, type Standing, type Translate } from '../contract'
import type { RocketBoard } from './board'
import type { RocketView } from './view'

const FEW_TILES = 6
const FEW_SELLING = 2

export function standing(_: RocketBoard, view: RocketView, t: Translate): Standing {
  return {
    turn: view.phase === 'over' ? undefined : t('board-action', { number: view.actions_done + 1 }),
    phase: t(`rocket:phase-${view.phase}`),
    order: clockwise(view.players, view.active),
    end: [
      { label: t('board-tiles-short', { count: view.tiles_left }), near: view.tiles_left <= FEW_TILES },
      { label: t('board-selling-short', { count: view.selling }), near: view.selling <= FEW_SELLING },
    ],
  }
}
