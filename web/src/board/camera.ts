import type { Point } from './hexes'

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

export interface Camera {
  /** Screen pixels for each unit of the board. */
  scale: number
  /** Where the board's origin is on the screen. */
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const CLOSEST = 4

/** Shows all of the board, in the middle. */
export function fitted(board: Bounds, screen: Size): Camera {
  const scale = Math.min(screen.width / board.width, screen.height / board.height) || 1
  return {
    scale,
    x: screen.width / 2 - (board.x + board.width / 2) * scale,
    y: screen.height / 2 - (board.y + board.height / 2) * scale,
  }
}

/** Nearer or farther, with the board's point under `at` staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, board: Bounds, screen: Size): Camera {
  const least = fitted(board, screen).scale
  const scale = Math.min(Math.max(camera.scale * factor, least), Math.max(CLOSEST, least))
  const change = scale / camera.scale
  return held({ scale, x: at.x - (at.x - camera.x) * change, y: at.y - (at.y - camera.y) * change }, board, screen)
}

export function moved(camera: Camera, right: number, down: number, board: Bounds, screen: Size): Camera {
  return held({ ...camera, x: camera.x + right, y: camera.y + down }, board, screen)
}

/** Moves no more than needed to bring a point at least `margin` inside the screen. */
export function revealing(camera: Camera, point: Point, margin: number, board: Bounds, screen: Size): Camera {
  const x = point.x * camera.scale + camera.x
  const y = point.y * camera.scale + camera.y
  return moved(camera, within(x, margin, screen.width) - x, within(y, margin, screen.height) - y, board, screen)
}

function within(value: number, margin: number, most: number): number {
  return most < 2 * margin ? most / 2 : Math.min(Math.max(value, margin), most - margin)
}

/** The board never leaves the screen: it is centred where it is smaller, and fills it where it is larger. */
function held(camera: Camera, board: Bounds, screen: Size): Camera {
  return {
    scale: camera.scale,
    x: side(camera.x, board.x * camera.scale, board.width * camera.scale, screen.width),
    y: side(camera.y, board.y * camera.scale, board.height * camera.scale, screen.height),
  }
}

function side(origin: number, start: number, length: number, screen: number): number {
  if (length <= screen) return (screen - length) / 2 - start
  return Math.min(Math.max(origin, screen - length - start), -start)
}
