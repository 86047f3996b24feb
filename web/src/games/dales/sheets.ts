import type { Action } from '../contract'
import type { DalesView, Phase } from './types'

export const SHEETS = ['map', 'auction', 'trains', 'ledger'] as const
export type Sheet = (typeof SHEETS)[number]

const USUAL: Partial<Record<Phase, Sheet>> = { bid: 'auction', choose_colour: 'auction', train: 'trains', exchange: 'trains', load_train: 'trains' }
const WHERE: Record<string, Sheet> = { bid: 'auction', buy: 'trains', load_train: 'trains', exchange: 'trains', choose_colour: 'auction' }

/** The sheet a phase is played on. */
export function usualSheet(phase: Phase): Sheet {
  return USUAL[phase] ?? 'map'
}

/** The sheets on which something can be done now, the phase's own first. */
export function askedSheets(view: DalesView, legal: Action[] | null): Sheet[] {
  const found = new Set((legal ?? []).map(({ verb }) => WHERE[verb] ?? (verb === 'pass' ? usualSheet(view.phase) : 'map')))
  const usual = usualSheet(view.phase)
  return [...found].sort((one, other) => Number(other === usual) - Number(one === usual))
}
