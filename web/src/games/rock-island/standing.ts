import { clockwise, type Standing, type Translate } from '../contract'
import type { RockIslandBoard } from './board'
import type { RockIslandView } from './view'

const CLOSE = 3

export function standing(_: RockIslandBoard, view: RockIslandView, t: Translate): Standing {
  const distances = view.locomotives.flatMap(({ distance }) => distance ?? [])
  const nearest = Math.min(...distances)
  return {
    turn: view.turn > 0 ? t('ri-standing-round', { round: view.round, most: view.max_rounds }) : undefined,
    phase: t(`rock-island:phase-${view.phase}`),
    order: clockwise(view.players, view.active),
    end: distances.length
      ? [
          {
            label: t('ri-standing-nearest', { count: nearest }),
            near: nearest <= CLOSE || view.round === view.max_rounds,
          },
        ]
      : [],
  }
}
