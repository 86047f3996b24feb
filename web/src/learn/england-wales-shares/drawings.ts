import type { Drawings } from '../drawings'
import Crossing from '../england-wales/Crossing.svelte'
import Exits from '../england-wales/Exits.svelte'
import IncomeCurve from '../england-wales/IncomeCurve.svelte'
import Balance from './Balance.svelte'
import DividendScale from './DividendScale.svelte'
import PriceTrack from './PriceTrack.svelte'

export const drawings: Drawings = {
  'ES-2': [PriceTrack],
  'EW-6': [Exits, Crossing],
  'ES-7': [Balance, IncomeCurve],
  'ES-8': [DividendScale],
}
