import type { GameClient } from '../contract'
import Board from './Board.svelte'
import { describe } from './describe'
import { places } from './places'
import { progress } from './progress'
import SeatDetails from './SeatDetails.svelte'
import Tables from './Tables.svelte'
import { leaving } from './targets'
import type { RockIslandView } from './types'

const client: GameClient = {
  Board,
  Tables,
  SeatDetails,
  places,
  describe,
  scoreSources: [],
  words: { tables: 'ri-tab', amount: 'ri-cells', total: 'ri-score', chart: 'ri-chart', chartLabel: 'ri-chart-label' },
  progress,
  standing: (view: RockIslandView, seat, t) => t('ri-to-go-short', { distance: view.locomotives[seat]?.distance ?? 0 }),
  buttons: (view: RockIslandView, legal) => {
    const leave = leaving(view, legal)
    return leave ? [{ action: leave, word: 'ri-leave' }] : []
  },
}

export default client
