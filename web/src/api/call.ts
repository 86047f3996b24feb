import { language } from '../i18n.svelte'
import type { Fault, Present } from './answers'

/** The server's no, with its reason in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
    readonly present: Present | null = null,
  ) {
    super(fault.message)
  }
}

interface Refusal {
  error?: Fault
  present?: Present | null
}

export async function get<Answer>(path: string): Promise<Answer> {
  return read<Answer>(await fetch(localized(path)))
}

export async function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  return read<Answer>(await fetch(localized(path), { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** The address with the language that sentences shall have. */
export function localized(path: string): string {
  return `/api${path}${path.includes('?') ? '&' : '?'}lang=${language.current}`
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer
  const answer = (await response.json().catch(() => ({}))) as Refusal
  const fault = answer.error ?? { code: 'unreachable', message: response.statusText }
  throw new Refused(response.status, fault, answer.present ?? null)
}

/** What to show of something that went wrong. */
export function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
