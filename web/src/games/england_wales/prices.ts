/** What a tile in a hex would cost: the next one, or one after it. */
export interface Price {
  hex: string
  cost: number
  later: boolean
}

/** One way to go on with track: the tile it lays next, and the hex it points into. */
interface Exit {
  hex: string
  cost: number
  beyond: string | null
  cost_beyond: number | null
}

/** The prices on the map while track is laid: of the next tile, and of those that could follow it. */
export function pricesOf(exits: Exit[]): Price[] {
  const next = new Map(exits.map(({ hex, cost }) => [hex, { hex, cost, later: false }]))
  const after = exits.flatMap(({ beyond, cost_beyond }) =>
    beyond === null || cost_beyond === null || next.has(beyond)
      ? []
      : [{ hex: beyond, cost: cost_beyond, later: true }],
  )
  return [...next.values(), ...after]
}
