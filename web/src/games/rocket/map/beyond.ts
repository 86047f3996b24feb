import { ROW, WIDTH, type Point } from '../../../board/hexes'

/** Coasts that the map shows but no locomotive reaches, by latitude and longitude. */
const WALES = [
  [53.3, -2.7],
  [53.36, -3.12],
  [53.3, -3.5],
  [53.33, -3.84],
  [53.22, -4.1],
  [53.42, -4.3],
  [53.38, -4.56],
  [53.2, -4.6],
  [53.1, -4.34],
  [52.94, -4.56],
  [52.8, -4.75],
  [52.88, -4.4],
  [52.9, -4.12],
  [52.7, -4.05],
  [52.45, -4.07],
  [52.22, -4.4],
  [52.05, -4.9],
  [51.88, -5.3],
  [51.6, -4.95],
  [51.7, -4.5],
  [51.6, -4.2],
  [51.56, -3.9],
  [51.46, -3.65],
  [51.4, -3.35],
  [51.44, -3.1],
  [51.55, -2.9],
  [51.6, -2.6],
  [52, -2.3],
  [52.8, -2.3],
] as const
const NORTH = [
  [53.7, -2.5],
  [53.78, -3.02],
  [53.95, -2.98],
  [54.06, -2.84],
  [54.15, -3.1],
  [54.22, -3.35],
  [54.7, -3.6],
  [54.9, -2],
  [54.7, -1.15],
  [54.5, -0.62],
  [54.3, -0.4],
  [54.14, -0.1],
  [53.95, -0.2],
  [53.7, -1],
] as const
const WEST = [
  [51.1, -3.1],
  [51.21, -3.5],
  [51.2, -4.15],
  [51, -4.5],
  [50.6, -4.9],
  [50.2, -5.2],
  [50.1, -4.8],
  [50.33, -4.2],
  [50.26, -3.85],
  [50.2, -3.66],
  [50.36, -3.5],
  [50.6, -3.3],
  [50.8, -3],
] as const

export const BEYOND: Point[][] = [WALES, NORTH, WEST].map((ring) =>
  ring.map(([latitude, longitude]) => onMap(latitude, longitude)),
)

/** Bristol and York lie where the board has them; so, nearly, does everything between. */
function onMap(latitude: number, longitude: number): Point {
  return { x: WIDTH * (2.82 * (longitude + 2.59) + 3.5), y: ROW * (1 + 4.9 * (53.96 - latitude)) }
}
