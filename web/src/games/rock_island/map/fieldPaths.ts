/** All tiles that lie still, drawn together: a few long paths instead of a picture for each. */
import { corners, path, RADIUS, type Point } from '../../../board/hexes'
import { BACKS, backOf, GAUGE, INSET, TUFTS, WAVES } from '../pieces/engravings'
import { CELLS, middleOf } from './field'
import { linePath, marks } from './rails'
import { boxOf, isCity } from '../pieces/tiles'
import type { RockIslandBoard, TileType } from '../board'
import type { CellView, RockIslandView } from '../view'

export interface FieldPaths {
  backs: string
  rims: string
  engraved: string
  water: string
  waves: string
  wetRims: string
  land: string
  tufts: string
  beds: string
  rails: string
  marks: string
  /** Tiles that need a picture of their own. */
  special: string[]
}

const MARK = 3.3

export function fieldPaths(board: RockIslandBoard, view: RockIslandView, loose: Set<string>): FieldPaths {
  const paths: FieldPaths = {
    backs: '',
    rims: '',
    engraved: '',
    water: '',
    waves: '',
    wetRims: '',
    land: '',
    tufts: '',
    beds: '',
    rails: '',
    marks: '',
    special: [],
  }
  for (const cell of CELLS) {
    const what = view.cells[cell]!
    if (loose.has(cell) || isCity(what.ground)) continue
    const type = boxOf(board).get(what.tile ?? '')
    if (!what.open || !type) addBack(paths, cell, what)
    else if (isPlain(type)) addTrack(paths, type, what.rotation ?? 0, middleOf(cell))
    else paths.special.push(cell)
  }
  return paths
}

/** On land, and without a bridge or a turntable. */
function isPlain({ kind, groups }: TileType): boolean {
  const crossing = groups.length === 2 && groups.every(({ edges }) => edges.length === 2 && edges[1]! - edges[0]! === 3)
  return kind === 'land' && !crossing && groups.every(({ edges }) => edges.length < 6)
}

function addBack(paths: FieldPaths, cell: string, { ground }: CellView): void {
  const middle = middleOf(cell)
  const [hex, rim] = [RADIUS, INSET].map((radius) => path(corners(middle, radius)))
  if (ground === 'river') {
    paths.water += hex
    paths.wetRims += rim
    paths.waves += moved(WAVES, middle)
  } else {
    paths.backs += hex
    paths.rims += rim
    paths.engraved += moved(BACKS[backOf(cell)]!, middle)
  }
}

function addTrack(paths: FieldPaths, { groups }: TileType, rotation: number, middle: Point): void {
  paths.land += path(corners(middle))
  paths.tufts += moved(TUFTS, middle)
  for (const [from, to] of groups.flatMap(({ lines }) => lines)) {
    const ends = [(from + rotation) % 6, (to + rotation) % 6] as const
    paths.beds += linePath(...ends, 0, middle)
    paths.rails += linePath(...ends, GAUGE, middle) + linePath(...ends, -GAUGE, middle)
  }
  for (const mark of marks(groups)) paths.marks += ring(turned(mark, rotation), middle)
}

function turned({ x, y }: Point, rotation: number): Point {
  const by = (rotation * Math.PI) / 3
  return { x: x * Math.cos(by) - y * Math.sin(by), y: x * Math.sin(by) + y * Math.cos(by) }
}

function ring({ x, y }: Point, middle: Point): string {
  return `M${(x + middle.x - MARK).toFixed(1)} ${(y + middle.y).toFixed(1)}a${MARK} ${MARK} 0 1 0 ${2 * MARK} 0a${MARK} ${MARK} 0 1 0 ${-2 * MARK} 0`
}

/** An engraving put somewhere else: only its moves say where it is. */
function moved(engraving: string, { x, y }: Point): string {
  return engraving.replace(
    /M(-?[\d.]+)[ ]?(-?[\d.]+)/g,
    (_, right, down) => `M${(Number(right) + x).toFixed(1)} ${(Number(down) + y).toFixed(1)}`,
  )
}
