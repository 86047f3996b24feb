import type { Action } from '../contract'
import type { DalesView, Phase } from './view'

export const SHEETS = ['map', 'auction', 'trains', 'ledger'] as const
export type Sheet = (typeof SHEETS)[number]

const USUAL: Partial<Record<Phase, Sheet>> = {
  bid: 'auction',
  choose_colour: 'auction',
  train: 'trains',
  exchange: 'trains',
  load_train: 'trains',
}
const WHERE: Record<string, Sheet> = {
  bid: 'auction',
  buy: 'trains',
  load_train: 'trains',
  exchange: 'trains',
  choose_colour: 'auction',
}

/** The sheet a phase is played on. */
export function usualSheet(phase: Phase): Sheet {
  return USUAL[phase] ?? 'map'
}

/** The sheets on which something can be done now, the phase's own first. */
export function askedSheets(view: DalesView, legal: Action[] | null): Sheet[] {
  const deeds = (legal ?? []).filter(({ verb }) => verb !== 'pass')
  const found = new Set(deeds.map(({ verb }) => WHERE[verb] ?? 'map'))
  const usual = usualSheet(view.phase)
  return [...found].sort((one, other) => Number(other === usual) - Number(one === usual))
}

/** The sheet in front: a new phase brings its own, and what is asked is never behind another. */
export function frontSheet(shown: Sheet, asked: Sheet[], usual: Sheet, began: boolean, roomy: boolean): Sheet {
  const first = asked[0] ?? usual
  if (began) return roomy || asked.includes(usual) ? usual : first
  const seen = asked.length === 0 || asked.includes(shown) || (roomy && asked.every((sheet) => sheet === 'map'))
  return seen ? shown : first
}
