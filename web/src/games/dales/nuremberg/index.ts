import type { GameClient } from '../../contract'
import { client } from '../client'

const nuremberg: GameClient = {
  ...client,
  scoreSources: ['paid_goods', 'paid_passengers', 'paid_link', ...client.scoreSources.slice(2)],
}

export default nuremberg
