import type { Drawings } from '../../../../learn/drawings'
import Crossing from '../../lesson/Crossing.svelte'
import Exits from '../../lesson/Exits.svelte'
import IncomeCurve from '../../lesson/IncomeCurve.svelte'
import Balance from './Balance.svelte'
import DividendScale from './DividendScale.svelte'
import PriceTrack from './PriceTrack.svelte'

export const drawings: Drawings = {
  'ES-2': [PriceTrack],
  'EW-6': [Exits, Crossing],
  'ES-7': [Balance, IncomeCurve],
  'ES-8': [DividendScale],
}
