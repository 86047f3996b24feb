import { language, t } from '../i18n.svelte'
import type { Fault, Present, Stale } from './answers'
import { askHere, playsHere } from '../offline/here.svelte'
import { noteReach, untilReached } from './reach.svelte'

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

/** Nobody answered: whether the server has done what was asked is not known. */
export class Unreachable extends Error {
  constructor() {
    super(t('unreachable'))
  }
}

const AGAIN_AFTER = [500, 1000, 2000, 4000]
/** What stands before a server says while that server is away. */
const GATEWAY_FAULTS = [502, 503, 504]

export function get<Answer>(path: string): Promise<Answer> {
  return persist(async () => read<Answer>(await send(path)))
}

/** A question with a body. */
export function query<Answer>(path: string, body: unknown): Promise<Answer> {
  return persist(() => post<Answer>(path, body))
}

/** Asks until there is an answer: asking twice changes nothing. */
async function persist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault
      await untilReached(AGAIN_AFTER[tries] ?? AGAIN_AFTER.at(-1)!)
    }
  }
}

export async function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  return read<Answer>(await send(path, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** The address with the language that sentences shall have. */
export function localized(path: string): string {
  return `/api${path}${path.includes('?') ? '&' : '?'}lang=${language.current}`
}

async function send(path: string, request?: RequestInit): Promise<Response> {
  const ask = playsHere ? askHere : fetch
  const response = await ask(localized(path), request).catch(() => null)
  const reached = response !== null && !GATEWAY_FAULTS.includes(response.status)
  noteReach(reached)
  if (!reached) throw new Unreachable()
  return response
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer
  const answer = (await response.json().catch(() => ({}))) as Partial<Stale>
  const fault = answer.error ?? { code: 'unreadable', message: response.statusText }
  throw new Refused(response.status, fault, answer.present ?? null)
}

/** What to show of something that went wrong. */
export function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
