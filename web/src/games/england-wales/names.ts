import { knows, t } from '../../i18n.svelte'
import type { Atlas } from './atlas'
import type { BaronView, CardView } from './view'

/** The name of an operation card, in the reader's language. */
export function cardName(atlas: Atlas, card: string): string {
  const key = `england-wales:card-${card}`
  return knows(key) ? t(key) : (atlas.cards.get(card)?.name ?? card)
}

/** What an operation card does. */
export function cardText(atlas: Atlas, { id, points, city }: Pick<CardView, 'id' | 'points' | 'city'>): string {
  const kind = city ? id.replace(`_${city}`, '') : id
  return t(`ew-card-${kind}`, { points, city: city ? atlas.nameOf(city) : '' })
}

export function baronName(atlas: Atlas, baron: string): string {
  const key = `england-wales:baron-${baron}`
  return knows(key) ? t(key) : (atlas.barons.get(baron)?.name ?? baron)
}

/** What a baron asks for at the end. */
export function baronText(atlas: Atlas, { measure, cities, strict }: Pick<BaronView, 'measure' | 'cities' | 'strict'>): string {
  const text = t(`ew-baron-${measure}`, { cities: cities.map((city) => atlas.nameOf(city)).join(', ') })
  return strict ? t('ew-baron-alone', { text }) : text
}
