import { defineClient } from '../contract'
import { atlasOf } from './map/atlas'
import Board from './Board.svelte'
import { frameOf } from './map/frame'
import { places } from './places'
import SeatDetails from './SeatDetails.svelte'
import { standing } from './standing'
import Tables from './Tables.svelte'
import { TURN } from './turn'
import type { RocketBoard } from './board'
import type { RocketView } from './view'

export default defineClient<RocketBoard, RocketView>({
  Board,
  Tables,
  SeatDetails,
  sheet: (board) => frameOf(atlasOf(board)),
  places,
  standing,
  scoreSources: [
    'paid_city',
    'paid_railway',
    'paid_merger',
    'paid_goods',
    'paid_passengers',
    'paid_stations',
    'paid_shares',
  ],
  purse: (view, seat) => view.seats[seat]?.cash,
  turn: TURN,
})
