import type { EnglandWalesBoard } from '../board'

export interface SharesBoard extends EnglandWalesBoard {
  shares: { companies: string[]; min_price: number; max_price: number; dividend_max_multiple: number }
}
