import type { Moderation, Note, ReportedTable, Room, RoomFound, TablePresent, Ties } from './answers'
import { get, post } from './call'

type Kind = 'follow' | 'block'
const at = (id: string) => `/tables/${encodeURIComponent(id)}`

export const ties = () => get<Ties>('/ties')
export const tieByName = (kind: Kind, name: string) => post<Ties>('/ties', { kind, name })
export const tieBySeat = (kind: Kind, table: string, seat: number) => post<Ties>('/ties', { kind, table, seat })
export const untie = (kind: Kind, id: string) => post<Ties>('/ties/remove', { kind, id })
export const invite = (id: string, name: string) => post<TablePresent>(`${at(id)}/invite`, { name })
export const noteOf = (id: string) => get<Note>(`${at(id)}/note`)
export const writeNote = (id: string, text: string) => post<Note>(`${at(id)}/note`, { text })
export const report = (id: string, text: string) => post(`${at(id)}/report`, { text })
export const openRoom = (id: string) => post<Room>(`${at(id)}/room`)
export const findRoom = (code: string) => get<RoomFound>(`/rooms/${encodeURIComponent(code)}`)

export const moderation = () => get<Moderation>('/moderation')
export const furtherModeration = (of: keyof Moderation['next'], after: string) =>
  get<Moderation>(`/moderation?of=${of}&after=${encodeURIComponent(after)}`)
export const reportedTable = (id: string) => get<ReportedTable>(`/moderation/tables/${encodeURIComponent(id)}`)
export const hideLine = (table: string, seq: number, reason: string) =>
  post<Moderation>('/moderation/hide', { table, seq, reason })
export const closeTable = (table: string, reason: string) => post<Moderation>('/moderation/close', { table, reason })
export const ban = (whom: { person: string } | { name: string }, days: number | null, reason: string) =>
  post<Moderation>('/moderation/ban', { ...whom, days, reason })
export const lift = (person: string, reason: string) => post<Moderation>('/moderation/lift', { person, reason })
export const settle = (id: string) => post<Moderation>('/moderation/settle', { id })
export const makePass = (uses: number, days: number, note: string) =>
  post<Moderation>('/moderation/passes', { uses, days, note: note || null })
export const withdrawPass = (id: string) => post<Moderation>('/moderation/passes/withdraw', { id })
