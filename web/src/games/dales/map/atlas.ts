import type { Point } from '../../../board/hexes'
import type { Translate } from '../../contract'
import { lettering, type Lettering } from './lettering'
import { middleOf } from './middle'
import type { Area, Border, DalesBoard } from '../board'
import type { Company } from '../view'

/** The board, looked up by name and by place. */
export class Atlas {
  readonly areas: Map<string, Area>
  readonly borders: Map<string, Border>
  readonly middles: Map<string, Point>
  readonly letters: Map<string, Lettering>
  readonly beside = new Map<string, Map<string, Border>>()

  constructor(readonly board: DalesBoard) {
    this.areas = new Map(board.areas.map((area) => [area.id, area]))
    this.borders = new Map(board.borders.map((border) => [border.id, border]))
    this.middles = new Map(board.areas.map((area) => [area.id, middleOf(area.polygons[0]!, area.at)]))
    this.letters = lettering(board, this.middles)
    for (const border of board.borders) {
      this.join(border.a, border.b, border)
      this.join(border.b, border.a, border)
    }
  }

  private join(from: string, to: string, border: Border): void {
    this.beside.set(from, (this.beside.get(from) ?? new Map()).set(to, border))
  }

  name(area: string): string {
    return this.areas.get(area)?.name ?? area
  }

  middle(area: string): Point {
    return this.middles.get(area) ?? { x: 0, y: 0 }
  }

  company(id: Company, t: Translate): string {
    return t(`${this.board.id}:company-${id}`)
  }

  /** All kinds of items, goods first. */
  get items(): string[] {
    return [...Object.keys(this.board.goods), 'red', 'green']
  }
}

const known = new WeakMap<object, Atlas>()

export function atlasOf(board: DalesBoard): Atlas {
  const found = known.get(board) ?? new Atlas(board)
  known.set(board, found)
  return found
}
