let away = $state(false)
let arrivals: (() => void)[] = []

/** Whether the server answered when it was last asked something. */
export const server = {
  get away(): boolean {
    return away
  },
}

/** Notes whether the server could be reached, and lets everyone go on who waits for it. */
export function noteReach(reached: boolean): void {
  away = !reached
  if (!reached) return
  const waiting = arrivals
  arrivals = []
  waiting.forEach((goOn) => goOn())
}

/** Waits until the server has answered somebody, or so long. */
export function untilReached(longest: number): Promise<void> {
  return new Promise((goOn) => {
    arrivals.push(goOn)
    setTimeout(goOn, longest)
  })
}
