import type { Action, SeatLook, Translate } from '../contract'
import { EDGES } from './map/field'
import { boxOf, isCity, trackEdges } from './pieces/tiles'
import type { RockIslandBoard } from './board'
import type { CellView, RockIslandView } from './view'

/** A cell in words: what lies there, who stands there, and what can be done there. */
export function cellLabel(
  board: RockIslandBoard,
  view: RockIslandView,
  seats: SeatLook[],
  actions: Action[],
  cell: string,
  t: Translate,
): string {
  const there = [groundLabel(board, view.cells[cell]!, t), ...pieces(view, seats, cell, t)].join(', ')
  const deeds = [...new Set(actions.map(({ verb }) => t(`rock-island:verb-${verb}`)))]
  return deeds.length > 0
    ? `${cell}: ${there}. ${t('board-possible', { what: deeds.join('; ') })}`
    : `${cell}: ${there}`
}

export function groundLabel(board: RockIslandBoard, { ground, open, tile, rotation }: CellView, t: Translate): string {
  if (isCity(ground)) return t(`rock-island:city-${ground}`)
  if (!open || !tile) return t('ri-hidden', { ground: t(`rock-island:ground-${ground}`) })
  const edges = trackEdges(boxOf(board).get(tile), rotation ?? 0).sort()
  const ways = edges.map((edge) => t(`rock-island:direction-${EDGES[edge]}`)).join(', ')
  return ways ? t('ri-tile-to', { tile: t(`rock-island:tile-${tile}`), ways }) : t(`rock-island:tile-${tile}`)
}

export function pieces(view: RockIslandView, seats: SeatLook[], cell: string, t: Translate): string[] {
  const name = (seat: number) => seats[seat]?.name ?? ''
  return [
    ...view.locomotives.flatMap((locomotive, seat) =>
      locomotive.cell === cell ? [t('ri-locomotive-of', { name: name(seat) })] : [],
    ),
    ...view.crews.flatMap((at, seat) => (at === cell ? [t('ri-crew-of', { name: name(seat) })] : [])),
  ]
}

export function slotLabel(view: RockIslandView, actions: Action[], slot: string, t: Translate): string {
  const { tile, ground } = view.reserve.find((one) => one.slot === slot)!
  const what = tile ? t(`rock-island:tile-${tile}`) : t('ri-hidden', { ground: t(`rock-island:ground-${ground}`) })
  const messageOf = t('ri-reserve-tile', { slot: t(`rock-island:slot-${slot}`), tile: what })
  return actions.length > 0
    ? `${messageOf}. ${t('board-possible', { what: t('rock-island:verb-exchange') })}`
    : messageOf
}
