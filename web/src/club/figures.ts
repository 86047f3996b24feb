import { language } from '../i18n.svelte'

/** A strength, or points: to one place. */
export function rounded(value: number): string {
  const format = new Intl.NumberFormat(language.current, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return format.format(value).replace('-', '−')
}

/** Points of a tournament come in halves. */
export const points = (value: number) => new Intl.NumberFormat(language.current).format(value)

export function percent(part: number, whole: number): string {
  const format = new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: 0 })
  return format.format(whole ? part / whole : 0)
}

export const day = (at: number) => new Intl.DateTimeFormat(language.current, { dateStyle: 'medium' }).format(at)

export const dayAndTime = (at: number) =>
  new Intl.DateTimeFormat(language.current, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
