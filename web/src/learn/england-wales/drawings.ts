import type { Drawings } from '../drawings'
import Crossing from './Crossing.svelte'
import Delivery from './Delivery.svelte'
import Exits from './Exits.svelte'
import IncomeCurve from './IncomeCurve.svelte'

export const drawings: Drawings = {
  'EW-6': [Exits, Crossing],
  'EW-9': [Delivery],
  'EW-13': [IncomeCurve],
}
