import { settings } from '../../../settings.svelte'
import { inkOn } from '../../../palette'

export const LIVERIES: Record<string, Record<string, string>> = {
  livery: {
    GWR: '#2b7558',
    LSWR: '#de8a30',
    SER: '#f2d445',
    GER: '#7338ad',
    NER: '#bd2a19',
    LY: '#4787d2',
    LNWR: '#2b3138',
  },
  distinct: {
    GWR: '#009e73',
    LSWR: '#e69f00',
    SER: '#f0e442',
    GER: '#cc79a7',
    NER: '#d55e00',
    LY: '#0072b2',
    LNWR: '#1f1f1f',
  },
  contrast: {
    GWR: '#0b6e4f',
    LSWR: '#ffa62b',
    SER: '#fff275',
    GER: '#8e4bd0',
    NER: '#d0103a',
    LY: '#3da5ff',
    LNWR: '#14213d',
  },
}

/** The strokes along the middle of the track: the second mark, besides letters, for eyes that see few colours. */
const STRIPES: Record<string, string> = {
  GWR: '0',
  LSWR: '6 3',
  SER: '1.5 3',
  GER: '9 2 1.5 2',
  NER: '3 3',
  LY: '12 4',
  LNWR: '5 2 1.5 2 1.5 2',
}

export interface Livery {
  colour: string
  ink: string
  stripe: string
}

/** How a company is painted, in the reader's palette. */
export function livery(company: string): Livery {
  const palette = LIVERIES[settings.palette] ?? LIVERIES.livery!
  const colour = palette[company] ?? '#777777'
  return { colour, ink: inkOn(colour), stripe: STRIPES[company] ?? '0' }
}
