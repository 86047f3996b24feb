import type { Entry } from '../../../api/answers'
import { breakdown } from '../../../end/money'
import { t } from '../../../i18n.svelte'
import type { Row } from '../../contract'
import type { SharesView } from './view'

const SOURCES = ['paid_dividend', 'paid_merger', 'share_sold'] as const

/** Where everyone's money came from and went, and what their shares are worth. */
export function reckoning(entries: Entry[], { seats }: SharesView): Row[] {
  const { paid_dividend, paid_merger, share_sold } = breakdown(entries, SOURCES, seats.length) as Record<
    (typeof SOURCES)[number],
    number[]
  >
  const row = (word: string, amounts: number[]): Row => ({ name: t(word), amounts })
  return [
    row(
      'es-from-bank',
      seats.map(({ cash }, seat) => cash - paid_dividend[seat]! - paid_merger[seat]! + share_sold[seat]!),
    ),
    row('es-from-dividends', paid_dividend),
    row('es-from-mergers', paid_merger),
    row(
      'es-for-shares',
      share_sold.map((paid) => 0 - paid),
    ),
    row(
      'es-shares-worth',
      seats.map(({ share_value }) => share_value),
    ),
  ]
}
