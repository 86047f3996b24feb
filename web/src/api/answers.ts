import type { components } from './schema'

type Schemas = components['schemas']

export type Game = Schemas['GameTold']
export type Games = Schemas['Games']
export type Contacts = Schemas['ContactsTold']
export type Person = Schemas['PersonTold']
export type Table = Schemas['TableTold']
/** What a live message says of a table: the rest was said when the connection was opened. */
export type TableFacts = Omit<Table, 'host' | 'your_turn' | 'invite'>
export type Tables = Schemas['Tables']
export type Seat = Schemas['SeatTold']
export type Clock = Schemas['ClockTold']
export type Present = Schemas['Present']
export type TablePresent = Schemas['TablePresent']
export type Acted = Schemas['Acted']
export type Action = Schemas['ActionTold']
export type Entry = Schemas['EntryTold']
export type EventTold = Schemas['EventTold']
export type Moment = Schemas['MomentTold']
export type Log = Schemas['Log']
export type Preview = Schemas['Preview']
export type Outcome = Schemas['OutcomeTold']
export type OutcomeLine = Schemas['OutcomeLine']
export type Hint = Schemas['HintTold']
export type HintMove = Schemas['HintMove']
export type Why = Schemas['Why']
export type Undo = Schemas['UndoTold']
export type ConsentRequest = Schemas['RequestTold']
export type Analysed = Schemas['Analysed']
export type Mistake = Schemas['Mistake']
export type Course = Schemas['Course']
export type Seed = Schemas['SeedTold']
export type Fault = Schemas['Error']
export type NewTable = Schemas['NewTable']
export type SeatWanted = Schemas['SeatWanted']

export interface Presence {
  here: boolean[]
  watching: number
}
