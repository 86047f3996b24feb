import { clockwise, type Standing, type Translate } from '../contract'
import type { RockIslandBoard } from './board'
import type { RockIslandView } from './view'

const CLOSE = 3
/** The limit of rounds is told when it comes in sight. */
const LATE = 10

export function standing(_: RockIslandBoard, view: RockIslandView, t: Translate): Standing {
  const distances = view.locomotives.flatMap(({ distance }) => distance ?? [])
  const nearest = Math.min(...distances)
  return {
    turn: view.turn > 0 ? roundOf(view, t) : undefined,
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

function roundOf({ round, max_rounds: all }: RockIslandView, t: Translate): string {
  return round > all - LATE ? t('ri-round-of', { round, all }) : t('ri-round', { round })
}
