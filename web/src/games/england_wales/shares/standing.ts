import { clockwise, type Standing, type Translate } from '../../contract'
import { counted } from '../standing'
import type { SharesBoard } from './board'
import type { SharesView } from './view'

export function standing(_: SharesBoard, view: SharesView, t: Translate): Standing {
  return {
    ...counted(view, t),
    phase: t(`england-wales-shares:phase-${view.phase}`),
    order: clockwise(view.players, view.first),
  }
}
