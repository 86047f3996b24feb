import type { Pose } from '../map/rails'

const SPEED = 170
/** However far it goes, a run takes no longer than this. */
const LONGEST = 1.8
const TURNING = 14

/** Moves a piece along a curve, frame by frame. */
export class Runner {
  #ahead: Pose[] = []
  #now: Pose | null = null
  #frame = 0
  #last = 0

  constructor(private readonly show: (pose: Pose) => void) {}

  jump(pose: Pose): void {
    this.stop()
    this.#now = pose
    this.show(pose)
  }

  /** Goes on along these points, after those it is still on its way to. */
  run(poses: Pose[]): void {
    if (!this.#now) return this.jump(poses.at(-1)!)
    this.#ahead.push(...poses)
    if (this.#frame) return
    this.#last = performance.now()
    this.#frame = requestAnimationFrame((time) => this.#step(time))
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#ahead = []
  }

  #step(time: number): void {
    const seconds = Math.min(0.05, Math.max(0, time - this.#last) / 1000)
    this.#last = time
    const passed = this.#advance(Math.max(SPEED, this.#left() / LONGEST) * seconds)
    const turn = shortest(passed.angle - this.#now!.angle)
    const done = this.#ahead.length === 0
    this.#now = { ...passed, angle: done ? passed.angle : this.#now!.angle + turn * Math.min(1, seconds * TURNING) }
    this.show(this.#now)
    this.#frame = done ? 0 : requestAnimationFrame((next) => this.#step(next))
  }

  #left(): number {
    return this.#ahead.reduce((sum, pose, at) => sum + gap(at === 0 ? this.#now! : this.#ahead[at - 1]!, pose), 0)
  }

  /** Where it is after so much more of its way. */
  #advance(way: number): Pose {
    let at = this.#now!
    for (let next = this.#ahead[0]; next; next = this.#ahead[0]) {
      const far = gap(at, next)
      if (far > way)
        return { x: at.x + ((next.x - at.x) * way) / far, y: at.y + ((next.y - at.y) * way) / far, angle: next.angle }
      way -= far
      at = next
      this.#ahead.shift()
    }
    return at
  }
}

function gap(one: Pose, other: Pose): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function shortest(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180
}
