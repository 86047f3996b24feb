import type { components } from './schema'

type Schemas = components['schemas']

export type Game = Schemas['GameResponse']
export type Games = Schemas['Games']
export type Contacts = Schemas['ContactsResponse']
export type Person = Schemas['PersonResponse']
export type Table = Schemas['TableResponse']
/** What a live message says of a table: the rest was said when the connection was opened. */
export type TableFacts = Omit<Table, 'host' | 'your_turn' | 'invite'>
export type Tables = Schemas['Tables']
export type Seat = Schemas['SeatResponse']
export type Clock = Schemas['ClockResponse']
export type Present = Schemas['Present']
export type TablePresent = Schemas['TablePresent']
export type Acted = Schemas['Acted']
export type Action = Schemas['ActionResponse']
export type Entry = Schemas['EntryResponse']
export type GameEvent = Schemas['EventResponse']
export type Moment = Schemas['MomentResponse']
export type Log = Schemas['Log']
export type Preview = Schemas['Preview']
export type Outcome = Schemas['OutcomeResponse']
export type OutcomeLine = Schemas['OutcomeLine']
export type Hint = Schemas['HintResponse']
export type HintMove = Schemas['HintMove']
export type Why = Schemas['Why']
export type Undo = Schemas['UndoResponse']
export type ConsentRequest = Schemas['RequestResponse']
export type Analysed = Schemas['Analysed']
export type Mistake = Schemas['Mistake']
export type Course = Schemas['Course']
export type Seed = Schemas['SeedResponse']
export type Fault = Schemas['Error']
export type NewTable = Schemas['NewTable']
export type SeatWanted = Schemas['SeatWanted']

export interface Presence {
  here: boolean[]
  watching: number
}
