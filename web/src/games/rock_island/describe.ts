import type { SeatLook, Translate } from '../contract'
import { CELLS } from './map/field'
import { groundLabel } from './labels'
import { isCity } from './pieces/tiles'
import type { RockIslandBoard } from './board'
import type { RockIslandView } from './view'

/** The board as text, line by line. */
export function describe(board: RockIslandBoard, view: RockIslandView, seats: SeatLook[], t: Translate): string[] {
  return [
    roundLine(view, t),
    ...view.locomotives.map((_, seat) => seatLine(view, seats, seat, t)),
    ...grounds(view, t),
    ...CELLS.filter((cell) => view.cells[cell]!.open && !isCity(view.cells[cell]!.ground)).map(
      (cell) => `${cell}: ${groundLabel(board, view.cells[cell]!, t)}`,
    ),
    t('ri-text-reserve', {
      tiles: view.reserve
        .map(({ tile, ground }) =>
          tile ? t(`rock-island:tile-${tile}`) : t('ri-hidden', { ground: t(`rock-island:ground-${ground}`) }),
        )
        .join(', '),
    }),
    t('ri-text-remaining', {
      tiles: Object.entries(view.remaining)
        .map(([tile, count]) => `${count} × ${t(`rock-island:tile-${tile}`)}`)
        .join(', '),
    }),
  ]
}

function roundLine(view: RockIslandView, t: Translate): string {
  const round = t('ri-round-of', { round: view.round, all: view.max_rounds })
  return `${round}. ${t(`rock-island:phase-${view.phase}`)}.${diceText(view, t)}`
}

function diceText(view: RockIslandView, t: Translate): string {
  if (!view.dice) return ''
  const { crew, locomotive } = view.dice
  return ` ${locomotive === null ? t('ri-text-die', { crew }) : t('ri-text-dice', { crew, locomotive })}`
}

function seatLine(view: RockIslandView, seats: SeatLook[], seat: number, t: Translate): string {
  const locomotive = view.locomotives[seat]!
  const entry = locomotive.entry ? t(`rock-island:direction-${locomotive.entry}`) : t('ri-text-no-entry')
  const reach = locomotive.reach.map(({ cell }) => cell)
  return t('ri-text-seat', {
    name: seats[seat]?.name ?? '',
    cell: locomotive.cell,
    entry,
    distance: locomotive.distance ?? '?',
    crew: view.crews[seat] ?? '',
    reach: [...new Set(reach)].join(' ') || t('ri-text-nowhere'),
  })
}

function grounds(view: RockIslandView, t: Translate): string[] {
  const at = (ground: string) => CELLS.filter((cell) => view.cells[cell]!.ground === ground).join(' ')
  return ['chicago', 'kansas_city', 'river']
    .filter(at)
    .map((ground) => `${t(`rock-island:ground-${ground}`)}: ${at(ground)}`)
}
