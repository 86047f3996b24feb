import type { Language } from './i18n.svelte'

export const THEMES = ['system', 'light', 'dark'] as const
export const PALETTES = ['livery', 'distinct', 'contrast', 'own'] as const

export const CONFIRMATIONS = ['always', 'costly', 'never'] as const

export const PACES = ['instant', 'brisk', 'unhurried'] as const

export interface Settings {
  language: Language | null
  theme: (typeof THEMES)[number]
  palette: (typeof PALETTES)[number]
  ownColours: string[]
  sounds: boolean
  animations: boolean
  /** Which moves are asked about before they are made. */
  confirm: (typeof CONFIRMATIONS)[number]
  /** How fast the moves of others are shown. */
  pace: (typeof PACES)[number]
  name: string
  /** The code of an invitation to this server. */
  invitation: string
  /** Tables that were opened for a guided game. */
  lessons: string[]
  /** The columns beside the board that are folded away. */
  folded: ('left' | 'right')[]
}

const KEY = 'branchline-settings'
/** Whoever can point at something reads beforehand what it brings; a finger has picked it by then. */
const CAN_POINT = globalThis.matchMedia?.('(hover: hover)').matches
const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  palette: 'livery',
  ownColours: [],
  sounds: false,
  animations: true,
  confirm: CAN_POINT ? 'costly' : 'always',
  pace: 'brisk',
  name: '',
  invitation: '',
  lessons: [],
  folded: [],
}

/** What this browser remembers about how its reader likes things. */
export const settings: Settings = $state({ ...DEFAULTS, ...kept() })

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // Private windows may keep nothing; the settings then last as long as the page.
    }
  })
}
