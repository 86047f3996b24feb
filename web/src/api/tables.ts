import type {
  Acted,
  Analysed,
  ConsentRequest,
  Course,
  Hint,
  Log,
  Moment,
  MomentInWords,
  NewTable,
  Preview,
  Seed,
  TablePresent,
  Tables,
  Undo,
  Why,
} from './answers'
import { get, post, query } from './call'

export type List = 'mine' | 'past' | 'open' | 'friends' | 'watch' | 'finished'
const at = (id: string) => `/tables/${encodeURIComponent(id)}`
const through = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

export const listTables = (list: List, limit = 8) => get<Tables>(`/tables?list=${list}&limit=${limit}`)
export const openTable = (form: NewTable) => post<TablePresent>('/tables', form)
export const tableOf = (id: string, seat: number | null = null) => get<TablePresent>(`${at(id)}${through(seat)}`)
export const invitation = (code: string) => get<TablePresent>(`/invites/${encodeURIComponent(code)}`)
export const join = (id: string, form: { invite?: string; name?: string; seat?: number }) =>
  post<TablePresent>(`${at(id)}/join`, form)
export const leave = (id: string) => post<TablePresent>(`${at(id)}/leave`)
export const start = (id: string, fill: string | null) => post<TablePresent>(`${at(id)}/start`, { fill })
export const hand = (id: string, seat: number, bot: string) => post<TablePresent>(`${at(id)}/hand`, { seat, bot })
export const take = (id: string, seat: number) => post<TablePresent>(`${at(id)}/take`, { seat })
export const resign = (id: string, seat: number) => post<TablePresent>(`${at(id)}/resign`, { seat })
export const setAnswers = (id: string, { forced, passes }: { forced: boolean; passes: boolean }) =>
  post<TablePresent>(`${at(id)}/answers`, { forced, passes })
export const ask = (id: string, about: 'end' | 'pause' | 'takeover', seat: number | null = null) =>
  post<TablePresent>(`${at(id)}/consent`, { about, seat })
export const answer = (id: string, about: ConsentRequest['about'], agree: boolean) =>
  post<TablePresent>(`${at(id)}/consent/answer`, { about, agree })
export const resume = (id: string) => post<TablePresent>(`${at(id)}/resume`)
export const rematch = (id: string) => post<TablePresent>(`${at(id)}/rematch`)
export const say = (id: string, text: string) => post<TablePresent>(`${at(id)}/chat`, { text })
export const sandbox = (id: string, moment: number, bots: Record<string, string>, action: string | null = null) =>
  post<TablePresent>(`${at(id)}/sandbox`, { moment, bots, action })
export const readMatch = (file: unknown) => post<TablePresent>('/matches', file)

export const act = (id: string, seq: number, action: string) => post<Acted>(`${at(id)}/actions`, { seq, action })
export const preview = (id: string, action: string, then: string[] = [], look = false) =>
  query<Preview>(`${at(id)}/preview`, { action, then, look })
export const hint = (id: string, seat: number | null) => post<Hint>(`${at(id)}/hint`, { seat })
export const why = (id: string, action: string) => query<Why>(`${at(id)}/why`, { action })
export const undoScope = (id: string) => get<Undo>(`${at(id)}/undo`)
export const undo = (id: string, seq: number, to: number | null) => post<Acted>(`${at(id)}/undo`, { seq, to })

export const logOf = (id: string, after = 0) => get<Log>(`${at(id)}/log?after=${after}&limit=1000`)
export const momentOf = (id: string, moment: number, seat: number | null = null, since = Math.max(0, moment - 1)) =>
  get<Moment>(`${at(id)}/at/${moment}?since=${since}${seat === null ? '' : `&seat=${seat}`}`)
export const wordsOf = (id: string, moment: number, seat: number | null) =>
  get<MomentInWords>(`${at(id)}/at/${moment}/words${through(seat)}`)
export const seedOf = (id: string) => get<Seed>(`${at(id)}/seed`)
export const courseOf = (id: string) => get<Course>(`${at(id)}/course`)
export const analysisOf = (id: string) => get<Analysed>(`${at(id)}/analysis`)
export const analyse = (id: string) => post<Analysed>(`${at(id)}/analysis`)
/** The same without a server. */
export const fileOf = (id: string) => get<object>(`${at(id)}/file`)
export const fileAddress = (id: string) => `/api${at(id)}/file`
