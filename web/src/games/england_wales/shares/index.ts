import { defineClient } from '../../contract'
import { how } from '../how'
import { places } from '../places'
import Board from './Board.svelte'
import { reckoning } from './reckoning'
import SeatDetails from './SeatDetails.svelte'
import { standing } from './standing'
import Tables from './Tables.svelte'
import { TURN } from './turn'
import type { SharesBoard } from './board'
import type { SharesView } from './view'

export default defineClient<SharesBoard, SharesView>({
  Board,
  Tables,
  SeatDetails,
  how,
  places,
  standing,
  passing: ['link_started', 'tile_laid', 'cube_chosen', 'cube_moved'],
  scoreSources: ['paid_dividend', 'paid_merger'],
  answers: ['vote', 'bid', 'leave'],
  buttons: ['second', 'vote'],
  priced: ['bid', 'repay'],
  amounts: ['bid', 'repay'],
  turn: TURN,
  reckoning,
  price: (_, { payout }, { verb, arguments: given }, t) => {
    const left = verb === 'repay' ? payout?.repayments[Number(given.bonds)] : null
    return left ? [t('es-repay-left', { money: left.funds, bonds: left.bonds })] : []
  },
  purse: (view, seat) => view.seats[seat]?.cash,
  words: {
    money: 'es-money',
    purse: 'ew-purse',
    'tab-tables': 'es-tab',
    'log-turn': 'ew-log-turn',
    'end-source': 'es-end-source',
    'end-total': 'es-end-total',
  },
})
