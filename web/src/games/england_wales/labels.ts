import type { Action, SeatLook, Translate } from '../contract'
import type { Atlas } from './map/atlas'
import type { Good } from './board'
import type { Drawn } from './laying.svelte'
import type { CityView, MapView } from './normal/view'

/** A hex in words: what is there, and what can be done there. */
export function hexLabel(
  atlas: Atlas,
  view: MapView,
  owners: SeatLook[],
  actions: Action[],
  hex: string,
  t: Translate,
): string {
  const doable = [...new Set(actions.map(({ verb }) => t(`ew-can-${verb}`)))]
  const there = hexContents(atlas, view, owners, hex, t)
  return doable.length > 0
    ? `${hex}: ${there}. ${t('board-possible', { what: doable.join('; ') })}`
    : `${hex}: ${there}`
}

/** “deliver the red cube to Leeds” */
export function deliveryName(atlas: Atlas, colour: Good, city: string, t: Translate): string {
  return t('ew-deliver-to', { colour: t(`england-wales:colour-${colour}`), city: atlas.nameOf(city) })
}

/** “build from Leeds to York for 8k” */
export function linkAim(atlas: Atlas, start: string, { city, cost }: Drawn, t: Translate): string {
  const from = atlas.nameOf(start)
  if (city === null) return t('ew-lay-drawn', { from })
  const to = atlas.nameOf(city)
  return cost === null ? t('ew-build-drawn', { from, to }) : t('ew-build-to', { from, to, cost })
}

export function hexContents(atlas: Atlas, view: MapView, owners: SeatLook[], hex: string, t: Translate): string {
  const city = atlas.cityAt(hex)
  if (city)
    return [cityLabel(atlas, city.id, view.cities[city.id], t), ...leaving(atlas, view, owners, city.id, t)].join(', ')
  const terrain = atlas.hexAt.get(hex)?.terrain ?? 'plain'
  return [
    t(`ew-terrain-${terrain}`, { cost: terrain === 'city' ? 0 : atlas.board.terrain_costs[terrain] }),
    ...passing(atlas, view, owners, hex, t),
  ].join(', ')
}

export function cityLabel(atlas: Atlas, city: string, now: CityView | undefined, t: Translate): string {
  const colour = now?.colour ? t(`england-wales:colour-${now.colour}`) : t('ew-grey')
  const cubes = atlas.board.goods.colours.flatMap((good) => counted(now, good, t))
  const told = cubes.length > 0 ? cubes.join(', ') : t('ew-no-cubes')
  const marks = [...(now?.tile ? [t('ew-has-tile')] : []), ...(now?.emptied ? [t('ew-has-marker')] : [])]
  return t('ew-city', { city: atlas.nameOf(city), colour, cubes: [told, ...marks].join(', ') })
}

function counted(now: CityView | undefined, good: Good, t: Translate): string[] {
  const count = now?.cubes[good] ?? 0
  return count > 0 ? [`${count} × ${t(`england-wales:colour-${good}`)}`] : []
}

export function linkName(atlas: Atlas, cities: string[], t: Translate): string {
  const [from, to] = cities.map((city) => atlas.nameOf(city))
  return to ? t('ew-link', { from: from ?? '', to }) : t('ew-link-open', { from: from ?? '' })
}

function leaving(atlas: Atlas, view: MapView, owners: SeatLook[], city: string, t: Translate): string[] {
  return view.links
    .filter(({ cities }) => cities.includes(city))
    .map(({ cities, owner }) => t('ew-link-of', { link: linkName(atlas, cities, t), name: owners[owner]?.name ?? '' }))
}

function passing(atlas: Atlas, view: MapView, owners: SeatLook[], hex: string, t: Translate): string[] {
  return view.links
    .filter(({ tiles, beyond }) => beyond === hex || tiles.some((tile) => tile.hex === hex))
    .map(({ cities, owner }) => t('ew-link-of', { link: linkName(atlas, cities, t), name: owners[owner]?.name ?? '' }))
}
