import { hasMessage, t } from '../../../i18n.svelte'
import { middleOf } from './lattice'
import type { Baron, Card, City, EnglandWalesBoard, Hex, MajorLine } from '../board'

/** The board, looked up by name and by place. */
export class Atlas {
  readonly hexes: string[]
  readonly hexAt: Map<string, Hex>
  readonly cities: Map<string, City>
  readonly cards: Map<string, Card>
  readonly barons: Map<string, Baron>
  readonly lines: Map<string, MajorLine>
  readonly barriers: Set<string>

  constructor(readonly board: EnglandWalesBoard) {
    this.hexes = board.hexes.map(({ id }) => id)
    this.hexAt = new Map(board.hexes.map((hex) => [hex.id, hex]))
    this.cities = new Map(board.cities.map((city) => [city.id, city]))
    this.cards = new Map(board.operation_cards.map((card) => [card.id, card]))
    this.barons = new Map(board.baron_cards.map((baron) => [baron.id, baron]))
    this.lines = new Map(board.major_lines.map((line) => [line.id, line]))
    this.barriers = new Set(board.barriers.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
  }

  has(hex: string): boolean {
    return this.hexAt.has(hex)
  }

  cityAt(hex: string): City | undefined {
    return this.cities.get(this.hexAt.get(hex)?.city ?? '')
  }

  placeOf(city: string): string {
    const { col = 0, row = 0 } = this.cities.get(city) ?? {}
    return `${col},${row}`
  }

  middleOf(city: string): { x: number; y: number } {
    return middleOf(this.placeOf(city))
  }

  /** The name of a city, in the reader's language where it has another there. */
  nameOf(city: string): string {
    const key = `england-wales:city-${city}`
    return hasMessage(key) ? t(key) : (this.cities.get(city)?.name ?? city)
  }

  blocked(from: string, to: string): boolean {
    return this.barriers.has(`${from} ${to}`)
  }
}

const known = new WeakMap<object, Atlas>()

export function atlasOf(board: EnglandWalesBoard): Atlas {
  const found = known.get(board) ?? new Atlas(board)
  known.set(board, found)
  return found
}
