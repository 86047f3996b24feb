import { defineClient } from '../contract'
import type { RockIslandBoard } from './board'
import Board from './Board.svelte'
import { describe } from './describe'
import { places } from './places'
import SeatDetails from './SeatDetails.svelte'
import { standing } from './standing'
import Tables from './Tables.svelte'
import { leaving } from './targets'
import type { RockIslandView } from './view'

export default defineClient<RockIslandBoard, RockIslandView>({
  Board,
  Tables,
  SeatDetails,
  places,
  describe,
  standing,
  scoreSources: [],
  costly: ['exchange'],
  turns: ['rotate'],
  words: {
    'tab-tables': 'ri-tab',
    money: 'ri-cells',
    purse: 'ri-to-go-short',
    'end-source': 'seats-label',
    'end-total': 'ri-score',
  },
  purse: (view, seat) => view.locomotives[seat]?.distance,
  offers: (view, legal) => {
    const leave = leaving(view, legal)
    return leave ? [{ action: leave, word: 'ri-leave' }] : []
  },
})
