import { t } from '../../i18n.svelte'
import type { BoardProps } from '../contract'
import type { Atlas } from './map/atlas'
import { destinationAt, tilesTo, type Built } from './map/destinations'
import { sideTowards, SIDES } from './map/lattice'
import { pricesOf, type Price } from './prices'
import type { Destination, Side, TileView } from './normal/view'

/** The link in hand, or the one that could be begun at the city that is picked. */
export interface Begun {
  atlas: Atlas
  phase: string
  build: (Built & { exits: Parameters<typeof pricesOf>[0] }) | null
  /** The last tile of the link in hand. */
  last: TileView | undefined
  legal: boolean
  chosen: boolean
}

/** A way as the reader draws it: the cheapest to a city, or hex by hex. */
export type Drawn = Omit<Destination, 'cost' | 'city'> & { city: string | null; cost: number | null }

/** Where the link in hand is led: the cheapest way to the city that is pointed at, or one that is drawn. */
export class Laying {
  pointed: string | null = $state(null)
  /** What was picked. */
  aimed: Drawn | null = $state.raw(null)
  /** What is being drawn. */
  drawing: Drawn | null = $state.raw(null)

  constructor(private readonly begun: () => Begun) {}

  get goal(): Drawn | null {
    const { atlas, build, chosen } = this.begun()
    if (this.drawing) return this.drawing
    return chosen ? this.aimed : destinationAt(atlas, build, this.pointed)
  }

  /** The tiles that would be laid. */
  get planned(): TileView[] {
    const { atlas, phase, build, last } = this.begun()
    return this.goal && build ? tilesTo(atlas, phase, build, last, this.goal) : []
  }

  /** The cities that it can be led to. */
  get reachable(): string[] {
    const { atlas, build, legal } = this.begun()
    return legal ? (build?.destinations ?? []).map(({ city }) => atlas.placeOf(city)) : []
  }

  /** That of the whole way, while a city it can lead to is pointed at; else those of the next tile. */
  get prices(): Price[] {
    const { atlas, build } = this.begun()
    const { city = null, cost = null } = this.goal ?? {}
    const whole = city !== null && cost !== null ? [{ hex: atlas.placeOf(city), cost, later: false }] : []
    return whole.length ? whole : pricesOf(build?.exits ?? [])
  }

  /** Where a line can be begun to draw: where the track goes on, or at any hex of the way that is planned. */
  get starts(): string[] {
    const { atlas, phase, build, legal } = this.begun()
    if (!legal || !build) return []
    const first = phase === 'side' ? atlas.placeOf(build.city) : build.exits[0]?.hex
    return [...(first ? [first] : []), ...this.planned.map(({ hex }) => hex)]
  }

  /** A line is drawn through these hexes; once it is done, it is picked if track can be laid so. */
  async drawn(
    hexes: string[],
    done: boolean,
    { onlook, onrefused }: Pick<BoardProps<unknown, unknown>, 'onlook' | 'onrefused'>,
    textsFor: (drawn: Drawn) => string[] | null,
    pick: (drawn: Drawn) => void,
  ): Promise<void> {
    const drawn = (this.drawing = this.#through(hexes))
    if (!done || !drawn) return
    const texts = textsFor(drawn) ?? []
    const preview = await onlook?.(texts)
    const laid = preview?.events.filter(({ name }) => name === 'tile_laid').length ?? 0
    const possible = laid === this.planned.length
    this.drawing = null
    if (possible) pick(drawn)
    else if (preview) onrefused('', t('ew-drawn-barred'))
    else onrefused(texts[0] ?? '')
  }

  /** The way from where the track goes on, or from a planned hex, through these. */
  #through(hexes: string[]): Drawn | null {
    const { atlas } = this.begun()
    const first = this.starts[0]
    if (!first || hexes.length === 0) return null
    const planned = [first, ...this.planned.map(({ hex }) => hex).filter((hex) => hex !== first)]
    const path = [...planned.slice(0, planned.indexOf(hexes[0]!)), ...hexes]
    const sides = path.slice(1).map((hex, at) => SIDES[sideTowards(path[at]!, hex)] as Side)
    return sides.length > 0 ? { city: atlas.cityAt(path.at(-1)!)?.id ?? null, cost: null, sides } : null
  }
}
