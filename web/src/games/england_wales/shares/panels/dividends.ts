import type { DividendView } from '../view'

/** The least amounts that move the price to each of its possible places: nothing between them changes it. */
export function turningPoints(scale: DividendView[], price: number): DividendView[] {
  return scale.filter(({ amount, price: moved }, at) => at === 0 || moved !== scale[at - 1]!.price || amount === price)
}
