import type { Drawings } from '../../../../learn/drawings'
import Crossing from '../../lesson/Crossing.svelte'
import Delivery from './Delivery.svelte'
import Exits from '../../lesson/Exits.svelte'
import IncomeCurve from '../../lesson/IncomeCurve.svelte'

export const drawings: Drawings = {
  'EW-6': [Exits, Crossing],
  'EW-9': [Delivery],
  'EW-13': [IncomeCurve],
}
