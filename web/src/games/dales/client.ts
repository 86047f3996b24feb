import { defineClient } from '../contract'
import type { DalesBoard } from './board'
import Board from './Board.svelte'
import { dues } from './dues'
import { places } from './places'
import { price } from './price'
import SeatDetails from './SeatDetails.svelte'
import { standing } from './standing'
import Tables from './Tables.svelte'
import { TURN } from './turn'
import type { DalesView } from './view'

/** Both games of the family are shown by the same parts; what differs is on their boards. */
export const client = defineClient<DalesBoard, DalesView>({
  Board,
  Tables,
  SeatDetails,
  places,
  standing,
  scoreSources: ['paid_goods', 'paid_passengers', 'paid_sets', 'paid_balance', 'paid_tracks'],
  passing: ['line_started', 'line_extended', 'cubes_paid', 'influence_paid', 'sale_started', 'sale_extended'],
  turn: TURN,
  buttons: ['choose_colour', 'pay', 'exchange', 'load_train'],
  dues,
  price,
  purse: (view, seat) => view.seats[seat]?.points,
  words: {
    money: 'dales-money',
    'tab-tables': 'dales-tab-tables',
    'log-turn': 'dales-log-turn',
  },
})
