import type { Action, SeatLook, Translate } from '../contract'
import type { Atlas } from './map/atlas'
import type { DalesBoard } from './board'
import type { Owner } from './pieces/liveries'
import type { Colour, DalesView } from './view'

/** An area in words: what is there, and what can be done there. */
export function areaLabel(
  atlas: Atlas,
  view: DalesView,
  seats: SeatLook[],
  actions: Action[],
  id: string,
  t: Translate,
): string {
  const doable = [...new Set(actions.map((action) => deed(atlas, view, action, t)))]
  const there = areaContents(atlas, view, seats, id, t)
  return doable.length > 0 ? `${there} ${t('board-possible', { what: doable.join('; ') })}` : there
}

export function areaContents(atlas: Atlas, view: DalesView, seats: SeatLook[], id: string, t: Translate): string {
  const area = atlas.areas.get(id)!
  if (area.option) return `${atlas.name(area.part_of!)}, ${t('dales-extension')}.`
  const owners = (view.areas[id]?.owners ?? []).map((company) => atlas.company(company, t)).join(' + ')
  const town = !area.town
    ? ''
    : owners
      ? t('dales-town-of', { companies: owners })
      : t(`${atlas.board.id}:town-${area.town}`)
  const parts = [
    area.name,
    town,
    t(`${atlas.board.id}:terrain-${area.kind}`),
    piecesLabel(atlas, view, id, t),
    arrowsLabel(atlas, id, t),
    tracksLabel(atlas, view, seats, id, t),
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

export function piecesLabel(atlas: Atlas, view: DalesView, id: string, t: Translate): string {
  return Object.entries(view.areas[id]?.pieces ?? {})
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => `${count} × ${t(`${atlas.board.id}:piece-${piece}`)}`)
    .join(', ')
}

function arrowsLabel(atlas: Atlas, id: string, t: Translate): string {
  const towns = atlas.board.arrows[id]
  return towns ? t('dales-arrows', { towns: towns.map((town) => atlas.name(town)).join(', ') }) : ''
}

/** The letters of a company on its counters, signs and tracks; the government and the engine dealers have pictures. */
export function shortName(board: DalesBoard, colour: Colour, t: Translate): string {
  return colour === 'red' || colour === 'green' ? t(`dales-short-${board.id}-${colour}`) : ''
}

export function ownerName(atlas: Atlas, seats: SeatLook[], owner: Owner, t: Translate): string {
  return typeof owner === 'string' ? atlas.company(owner, t) : (seats[owner]?.name ?? '')
}

function tracksLabel(atlas: Atlas, view: DalesView, seats: SeatLook[], id: string, t: Translate): string {
  const near = [...(atlas.beside.get(id) ?? [])].flatMap(([, border]) => view.tracks[border.id] ?? [])
  const owners = [...new Set(near)].map((owner) => ownerName(atlas, seats, owner, t))
  return owners.length > 0 ? t('dales-tracks-of', { names: owners.join(', ') }) : ''
}

function deed(atlas: Atlas, view: DalesView, action: Action, t: Translate): string {
  const { item, company, area } = action.arguments
  if (action.verb === 'load') return t('dales-can-load', { item: t(`${atlas.board.id}:piece-${item}`) })
  if (action.verb === 'sell') return t('dales-can-sell', { company: atlas.company(company as 'red', t) })
  const extension = action.verb === 'extend' ? view.line?.extensions.find((one) => one.area === area) : undefined
  if (extension) return t('dales-can-extend', { ...costs(extension) })
  return t(`dales-can-${action.verb}`)
}

function costs({
  points,
  red,
  green,
  white,
  slack,
}: {
  points: number
  red: number
  green: number
  white: number
  slack: number
}) {
  return { points, red, green, white, slack }
}
