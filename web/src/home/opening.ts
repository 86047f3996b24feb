import type { NewTable, SeatWanted, TablePresent } from '../api/answers'
import { openTable } from '../api/tables'
import { ensureGuest, person } from '../person.svelte'

/** Plays in the place of somebody who is away. */
export const USUAL_BOT = 'greedy'
/** An even match for somebody who has just read the rules. */
export const EVEN_BOT = 'casual'
export const USUAL_OPPONENTS = 2
export const PACES = ['sitting', 'days'] as const
export const LEVELS = ['anyone', 'newcomers', 'experienced'] as const
/** Seconds for each turn, and beyond that for the whole match. */
export const CLOCKS = {
  none: null,
  quick: { turn: 60, bank: 600 },
  calm: { turn: 180, bank: 1800 },
  daily: { turn: 86_400, bank: 259_200 },
} as const
/** Seconds after which a bot plays for whoever stays away. */
export const ABSENCES = { none: null, minutes: 300, hour: 3600, day: 86_400, days: 259_200 } as const
export const USUAL_SETTINGS: NewTable['settings'] = {
  undo: 'free',
  spectator_chat: false,
  pace: 'sitting',
  level: 'anyone',
  hints: false,
  several_seats: false,
  rated: false,
  one_house: false,
  clock: null,
  absent: null,
}

/** The server names bots after railway pioneers, so that sentences about them can be told apart. */
export function botSeat(bot = USUAL_BOT): SeatWanted {
  return { kind: 'bot', bot }
}

export type Opening = Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>

export async function open(form: Opening): Promise<TablePresent> {
  await ensureGuest()
  const first = form.seats.findIndex((seat) => seat.kind === 'me')
  const seats = form.seats.map((seat, at) => (at === first && !seat.name ? { ...seat, name: person.name } : seat))
  return openTable({ options: {}, public: false, settings: USUAL_SETTINGS, ...form, seats })
}

/** Against bots, at once. */
export function playNow(game: string, opponents: number, bot: string): Promise<TablePresent> {
  const bots = Array.from({ length: opponents }, () => botSeat(bot))
  return open({ game, seats: [{ kind: 'me', bot: USUAL_BOT }, ...bots] })
}
