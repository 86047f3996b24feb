import type { Action, Outcome, Table } from '../api/answers'
import type { GameClient } from '../games/contract'
import type { Settings } from '../settings.svelte'

interface Asked {
  table: Pick<Table, 'settings' | 'seats'>
  client: Pick<GameClient, 'costly' | 'priced'>
  /** The reader's own seats. */
  mine: number[]
  actor: number | null
  action: Pick<Action, 'verb'>
  outcome: Outcome
  /** Its price stood where it was picked. */
  priced?: boolean
}

/** Whether an action is made without a question: it can be taken back freely, and the reader likes it so. */
export function isMadeAtOnce(liking: Settings['confirm'], asked: Asked): boolean {
  if (liking === 'always' || !isTakenBackFreely(asked)) return false
  return liking === 'never' || !isCostly(asked)
}

/** Whoever plays against bots takes back what they like; among people, nothing may have come to light, and nobody who
    does not share the screen may have been asked. */
function isTakenBackFreely({ table, mine, outcome }: Asked): boolean {
  if (table.settings['undo'] !== 'free' || outcome.ended || outcome.may_end !== 'no') return false
  const others = table.seats.filter(({ kind }, seat) => kind !== 'bot' && !mine.includes(seat))
  if (!others.length && mine.length === 1) return true
  if (outcome.then_chance) return false
  return !others.length || (!outcome.if_nobody_objects && outcome.to_move !== null && mine.includes(outcome.to_move))
}

/** What a button has named the price of is no question any more. */
function isCostly({ client, actor, action, outcome, priced = false }: Asked): boolean {
  if (priced || client.priced?.includes(action.verb)) return false
  const own = outcome.lines.find(({ seat }) => seat === actor)
  return (client.costly?.includes(action.verb) ?? false) || (own?.costs.length ?? 0) > 0
}
