import type { Seat } from '../api/answers'
import type { GameClient, SeatLook } from '../games/contract'
import { t } from '../i18n.svelte'
import { seatColours, seatLetters } from '../palette'

/** How each seat is shown: its name, a colour and a letter. */
export function looksOf(seats: Pick<Seat, 'name'>[], client?: GameClient | null): SeatLook[] {
  const names = seats.map((seat) => seat.name || t('seat-free'))
  const letters = seatLetters(names, client?.letters?.(t))
  const colours = seatColours()
  return names.map((name, seat) => ({ name, colour: colours[seat]!, letter: letters[seat]! }))
}
