import type { Preview } from '../../api/answers'
import type { Action } from '../contract'
import type { Good } from './board'

/** The ways of one cube to its end. */
export interface Carriage<Route> {
  colour: Good
  routes: Route[]
}

interface View<Build, Route> {
  build: Build | null
  delivery: { routes: Route[] } | null
}

/** What could be done at a city that is picked, before anything is begun there. */
export class Ahead<Build, Route> {
  build: Build | null = $state.raw(null)
  carriages: Carriage<Route>[] = $state.raw([])
  /** It is being worked out. */
  busy = $state(false)
  #city: string | null = null

  constructor(private readonly look: () => ((actions: string[]) => Promise<Preview | null>) | undefined) {}

  clear(): void {
    this.#city = this.build = null
    this.carriages = []
    this.busy = false
  }

  /** Looks what these kinds of action could come to at a city with cubes of these colours. */
  async at(city: string, kinds: Action[], colours: Good[]): Promise<void> {
    this.clear()
    this.#city = city
    this.busy = true
    const begins = (verb: string) => kinds.some((kind) => kind.verb === verb)
    const built = begins('build') ? this.#see(['build', `start ${city}`]) : null
    const carried = begins('deliver') ? colours : []
    const [build, ...deliveries] = await Promise.all([
      built,
      ...carried.map((colour) => this.#see(['deliver', `cube ${city} ${colour}`])),
    ])
    if (this.#city !== city) return
    this.build = build?.build ?? null
    this.carriages = carried.map((colour, at) => ({ colour, routes: deliveries[at]?.delivery?.routes ?? [] }))
    this.busy = false
  }

  async #see(actions: string[]): Promise<View<Build, Route> | null> {
    const preview = await this.look()?.(actions)
    return (preview?.view as View<Build, Route> | null | undefined) ?? null
  }
}
