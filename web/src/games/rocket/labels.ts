import type { Action, SeatLook, Translate } from '../contract'
import type { Atlas } from './map/atlas'
import { locomotiveAt } from './targets'
import type { Town } from './board'
import type { RocketView } from './view'

/** A hex in words: what is there, and what can be done there. */
export function hexLabel(
  atlas: Atlas,
  view: RocketView,
  seats: SeatLook[],
  actions: Action[],
  hex: string,
  t: Translate,
): string {
  const what = contents(atlas, view, seats, hex, t)
  const doable = [...new Set(actions.map((action) => deed(atlas, view, action, t)))]
  const there = what.length > 0 ? what.join(', ') : t('board-empty')
  return doable.length > 0
    ? `${hex}: ${there}. ${t('board-possible', { what: doable.join('; ') })}`
    : `${hex}: ${there}`
}

function contents(atlas: Atlas, view: RocketView, seats: SeatLook[], hex: string, t: Translate): string[] {
  const town = atlas.townAt.get(hex)
  const locomotive = locomotiveAt(view, hex)
  const line = view.companies.find((company) => company.line.includes(hex))
  const station = view.stations[hex]
  return [
    ...(town ? [townLabel(atlas, view, town, t)] : []),
    ...(locomotive ? [locomotiveLabel(atlas, locomotive.id, locomotive.facing, t)] : []),
    ...(line && !locomotive && !town ? [t('board-track', { company: atlas.abbreviation(line.id) })] : []),
    ...(station === undefined ? [] : [t('board-station-of', { name: seats[station]?.name ?? '' })]),
  ]
}

function locomotiveLabel(atlas: Atlas, company: string, facing: string | null, t: Translate): string {
  const name = atlas.abbreviation(company)
  return facing
    ? t('board-locomotive', { company: name, direction: t(`rocket:direction-${facing}`) })
    : t('board-locomotive-home', { company: name })
}

export function townLabel(atlas: Atlas, view: RocketView, town: Town, t: Translate): string {
  if (town.kind === 'start')
    return t('board-start-town', { town: town.name, company: atlas.abbreviation(town.company ?? '') })
  if (town.kind === 'railway') return t('board-railway-town', { town: town.name })
  const left = Object.entries(view.cities[town.id] ?? {}).map(
    ([good, count]) => `${count} × ${t(`rocket:good-${good}`)}`,
  )
  return t('board-city', { town: town.name, tokens: left.length > 0 ? left.join(', ') : t('board-no-tokens') })
}

function deed(atlas: Atlas, view: RocketView, action: Action, t: Translate): string {
  const { company, good } = action.arguments
  if (action.verb === 'advance') return t('board-can-advance', { company: atlas.abbreviation(company!) })
  if (action.verb === 'bid') return t('board-can-bid', { company: atlas.abbreviation(view.veto!.company) })
  if (action.verb === 'token') return t('board-can-token', { good: t(`rocket:good-${good}`) })
  return t(`rocket:verb-${action.verb}`)
}
