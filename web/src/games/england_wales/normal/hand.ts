import type { Action } from '../../contract'
import type { CardView } from './view'

/** Cards spent at the end of a build, as `finish` names them. */
const SAVINGS: Record<string, string> = { tunnel_engineer: 'tunnel', government_land_grant: 'grant' }

/** What playing a card from the hand means now. */
export function playable(legal: Action[] | null, { id }: CardView): Action[] {
  const saving = SAVINGS[id]
  return (legal ?? []).filter(
    ({ verb, arguments: given }) =>
      (id === 'railways_inspector' && verb === 'stop') || (verb === 'finish' && given.saving === saving),
  )
}
