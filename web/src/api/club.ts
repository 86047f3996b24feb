import type {
  ArchivePage,
  NewTournament,
  Openings,
  PlayedActions,
  Player,
  Ranking,
  Studies,
  Study,
  Tournament,
  Tournaments,
} from './answers'
import { get, post } from './call'

type Asked = Record<string, string | number | string[] | null | undefined>

/** What is asked for, without what is left open. */
export function asQuery(asked: Asked): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null && each !== undefined && each !== '') query.append(name, String(each))
    }
  }
  const text = query.toString()
  return text && `?${text}`
}

export const rankingOf = (game: string, after = 0) => get<Ranking>(`/ratings/${game}${asQuery({ after })}`)
export const playerOf = (id: string) => get<Player>(`/players/${encodeURIComponent(id)}`)
export const searchArchive = (asked: Asked) => get<ArchivePage>(`/archive${asQuery(asked)}`)
export const openingsOf = (asked: Asked) => get<Openings>(`/archive/openings${asQuery(asked)}`)
export const actionsOf = (asked: Asked) => get<PlayedActions>(`/archive/actions${asQuery(asked)}`)

const study = (id: string) => `/studies/${encodeURIComponent(id)}`
export const myStudies = () => get<Studies>('/studies')
export const studyOf = (id: string) => get<Study>(study(id))
export const beginStudy = (table: string, title: string) => post<Study>('/studies', { table, title })
export const noteIn = (id: string, revision: number, moment: number, text: string) =>
  post<Study>(`${study(id)}/note`, { revision, moment, text })
export const removeStudy = (id: string) => post(`${study(id)}/remove`)

const cup = (id: string) => `/tournaments/${encodeURIComponent(id)}`
export const listTournaments = (list: 'open' | 'running' | 'finished' | 'mine') =>
  get<Tournaments>(`/tournaments?list=${list}`)
export const tournamentOf = (id: string) => get<Tournament>(cup(id))
export const beginTournament = (form: NewTournament) => post<Tournament>('/tournaments', form)
export const changeTournament = (id: string, what: 'join' | 'leave' | 'start' | 'close', form = {}) =>
  post<Tournament>(`${cup(id)}/${what}`, form)
export const removeEntrant = (id: string, number: number) => post<Tournament>(`${cup(id)}/remove`, { number })
