/** Places where exactly one thing can be done, and nobody is asked about it: free hexes for a station. */
function stationPlaces(visitor) {
  return visitor.page.locator('[data-hex].target').evaluateAll((spots) => {
    const label = (spot) => spot.getAttribute('aria-label')
    const free = spots.filter((spot) => /station|gare/.test(label(spot)) && !/advance|avancer/.test(label(spot)))
    return free.map((spot) => spot.dataset.hex)
  })
}

/** One of them in the middle of the map, with another to its east. */
export async function stationPlace(visitor) {
  const places = (await stationPlaces(visitor)).filter((place, _, all) => all.includes(eastOf(place)))
  return places[Math.floor(places.length / 2)]
}

export function eastOf(place) {
  const [row, column] = place.split(',').map(Number)
  return `${row},${column + 1}`
}
