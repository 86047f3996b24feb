import { t } from '../../../i18n.svelte'
import type { Atlas } from '../map/atlas'

/** The name of an operation card, in the reader's language. */
export function cardName(card: string): string {
  return t(`england-wales:card-${card}`)
}

/** What an operation card does. */
export function cardText(card: string): string {
  return t(`england-wales:card-${card}-help`)
}

export function baronName(atlas: Atlas, baron: string): string {
  return atlas.barons.get(baron)?.name ?? baron
}

/** What a baron asks for at the end. */
export function baronText(baron: string): string {
  return t(`england-wales:baron-${baron}-help`)
}
