import type { Company, RocketBoard, Town } from '../board'

/** The board, looked up by name and by place. */
export class Atlas {
  readonly hexes: string[]
  readonly land: Set<string>
  readonly townAt: Map<string, Town>
  readonly towns: Map<string, Town>
  readonly companies: Map<string, Company>

  constructor(readonly board: RocketBoard) {
    this.hexes = board.hexes.map((hex) => hex.id)
    this.land = new Set(this.hexes)
    this.townAt = new Map(board.towns.map((town) => [town.hex, town]))
    this.towns = new Map(board.towns.map((town) => [town.id, town]))
    this.companies = new Map(board.companies.map((company) => [company.id, company]))
  }

  abbreviation(company: string): string {
    return this.companies.get(company)?.abbr ?? company
  }
}

const known = new WeakMap<object, Atlas>()

export function atlasOf(board: RocketBoard): Atlas {
  const found = known.get(board) ?? new Atlas(board)
  known.set(board, found)
  return found
}
