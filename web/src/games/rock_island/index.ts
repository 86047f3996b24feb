import { defineClient } from '../contract'
import type { RockIslandBoard } from './board'
import Board from './Board.svelte'
import { SHEET } from './map/frame'
import { places } from './places'
import SeatDetails from './SeatDetails.svelte'
import { standing } from './standing'
import Tables from './Tables.svelte'
import { TURN } from './turn'
import { leaving } from './targets'
import type { RockIslandView } from './view'

const HOW = ['turning', 'exchanging']

export default defineClient<RockIslandBoard, RockIslandView>({
  Board,
  Tables,
  SeatDetails,
  sheet: () => SHEET,
  places,
  standing,
  scoreSources: [],
  turn: TURN,
  turns: ['rotate'],
  // A roll belongs to the turn after the one that it ends.
  passing: ['tile_set', 'locomotive_moved', 'round_began', 'crew_die_rolled', 'dice_rolled'],
  how: (view, t) => (HOW.includes(view.phase) ? t(`ri-how-${view.phase}`) : null),
  words: {
    'tab-tables': 'ri-tab',
    money: 'ri-cells',
    purse: 'ri-to-go-short',
    'purse-change': 'ri-purse-change',
    'end-source': 'seats-label',
    'end-total': 'ri-score',
  },
  purse: (view, seat) => view.locomotives[seat]?.distance,
  purseFalls: true,
  offers: (view, legal) => {
    const leave = leaving(view, legal)
    return leave ? [{ action: leave, word: 'ri-leave' }] : []
  },
})
