import type { GameClient } from '../contract'
import Board from './Board.svelte'
import { describe } from './describe'
import { places } from './places'
import SeatDetails from './SeatDetails.svelte'
import Tables from './Tables.svelte'

const client: GameClient = {
  Board,
  Tables,
  SeatDetails,
  places,
  describe,
  scoreSources: [
    'paid_city',
    'paid_railway',
    'paid_merger',
    'paid_goods',
    'paid_passengers',
    'paid_stations',
    'paid_shares',
  ],
  answers: ['bid', 'pass', 'match', 'yield'],
}

export default client
