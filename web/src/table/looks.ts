import type { Seat } from '../api/answers'
import type { SeatLook } from '../games/contract'
import { t } from '../i18n.svelte'
import { seatColours } from '../palette'
import { initials } from './initials'

/** How each seat is shown: its name, a colour and its initial. Whoever holds one seat alone is “you” in sentences;
 * round one screen everyone has a name. */
export function looksOf(seats: Pick<Seat, 'name'>[], mine: number[] = []): SeatLook[] {
  const names = seats.map((seat) => seat.name || t('seat-free'))
  const letters = initials(names)
  const colours = seatColours()
  const you = mine.length === 1 ? mine[0] : -1
  return names.map((name, seat) => ({ name, colour: colours[seat]!, letter: letters[seat]!, you: seat === you }))
}
