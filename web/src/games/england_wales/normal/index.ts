import { defineClient } from '../../contract'
import Board from './Board.svelte'
import type { EnglandWalesBoard } from '../board'
import { how } from '../how'
import { places } from '../places'
import SeatDetails from './SeatDetails.svelte'
import { standing } from '../standing'
import Tables from './Tables.svelte'
import { TURN } from './turn'
import type { EnglandWalesView } from './view'

export default defineClient<EnglandWalesBoard, EnglandWalesView>({
  Board,
  Tables,
  SeatDetails,
  how,
  places,
  standing,
  passing: ['link_started', 'tile_laid', 'cube_chosen', 'cube_moved', 'link_resumed', 'delivery_let'],
  scoreSources: ['paid_links', 'paid_hotel', 'paid_card', 'paid_line', 'paid_baron', 'paid_bonds'],
  priced: ['bid', 'finish', 'upgrade'],
  turn: TURN,
  offers: ({ build }, legal) =>
    legal
      .filter(({ verb }) => verb === 'finish')
      .map((action) => ({
        action,
        word: `ew-${build?.complete ? 'finish' : 'stop'}-${action.arguments.saving}`,
        partial: !build?.complete,
      })),
  price: (_, { auction }, { verb, arguments: given }, t) => {
    const bonds = verb === 'bid' ? auction?.bids.find(({ amount }) => amount === Number(given.bid))?.bonds : 0
    return bonds ? [`+${t('ew-bonds', { count: bonds })}`] : []
  },
  purse: (view, seat) => view.seats[seat]?.cash,
  words: {
    money: 'ew-score',
    purse: 'ew-purse',
    'tab-tables': 'ew-tab',
    'log-turn': 'ew-log-turn',
    'end-source': 'ew-end-source',
    'end-total': 'ew-end-total',
  },
})
