import { t } from '../../../../i18n.svelte'
import { settings } from '../../../../settings.svelte'
import type { SeatLook } from '../../../contract'
import type { CompanyView, SharesView } from '../view'

export const PAINT: Record<string, Record<string, string>> = {
  livery: {
    black: '#33373b',
    red: '#b3322b',
    blue: '#2f6aa8',
    green: '#2e7d4f',
    yellow: '#dcae2c',
    purple: '#7338ad',
  },
  distinct: {
    black: '#1f1f1f',
    red: '#d55e00',
    blue: '#0072b2',
    green: '#009e73',
    yellow: '#f0e442',
    purple: '#cc79a7',
  },
  contrast: {
    black: '#0b0b0b',
    red: '#c1121f',
    blue: '#0066e0',
    green: '#12703f',
    yellow: '#ffd60a',
    purple: '#7b2cbf',
  },
}

/** How a company is shown: a name, a letter and a colour, as a player is elsewhere. */
export function companyLook(company: string): SeatLook {
  return {
    name: t(`england-wales-shares:company-${company}`),
    letter: t(`es-letter-${company}`),
    colour: (PAINT[settings.palette] ?? PAINT.livery!)[company] ?? '#777777',
  }
}

/** The owners of links, by number. */
export function ownersOf({ companies }: SharesView): SeatLook[] {
  return companies.map(({ id }) => companyLook(id))
}

export function companyOf(view: SharesView, company: string | null): CompanyView | undefined {
  return view.companies.find(({ id }) => id === company)
}
