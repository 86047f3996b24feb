/** The folder that knows where the actions of a game lie. */
const TARGETS = {
  rocket: 'rocket',
  'england-wales': 'england_wales',
  'england-wales-shares': 'england_wales/shares',
}

/** Where on the board an action is picked, as selectors, and where track is drawn what lies behind a side of a hex; told
    by the sources of a game's client. */
export async function boardOf(sources, game, board) {
  const load = (folder, name) => sources(`/src/games/${folder}/${name}.ts`)
  const places = await placesOn(load, game, board)
  if (game !== 'england-wales') return { places }
  const { across, SIDES } = await load('england_wales', 'map/lattice')
  return { places, across: (hex, side) => across(hex, SIDES.indexOf(side)) }
}

async function placesOn(load, game, board) {
  const hexes = (places) => places.filter((place) => place !== null).map((place) => `[data-hex="${place}"]`)
  if (game === 'wensleydale' || game === 'nuremberg') return (_, { arguments: { area } }) => [`[data-area="${area}"]`]
  if (game === 'rock-island') {
    const { placesOf } = await load('rock_island', 'targets')
    return (view, action) => hexes(placesOf(view, action))
  }
  const { destination } = await load(TARGETS[game], 'targets')
  const { atlasOf } = await load(game === 'rocket' ? game : 'england_wales', 'map/atlas')
  return (view, action) => hexes([destination(atlasOf(board), view, action)])
}
