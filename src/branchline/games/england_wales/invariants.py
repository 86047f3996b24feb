"""What always holds on the map: links are chains from city to city, and cubes travel along them."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.components import CITY_HEX, OPEN_LINKS, SIDE
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.routes import other_end
from branchline.games.england_wales.track import TRACKS_A_HEX, is_complete, tiles_laid
from branchline.games.england_wales.walking import ACROSS, Tracks
from branchline.kernel import NOBODY, NOWHERE, SIDES, Flaw, LoadedBoard


def track_flaws(loaded: LoadedBoard, state: Network) -> Iterator[Flaw]:
    tracks = Tracks(loaded, state)
    for hex, side in np.argwhere(state.side != NOBODY).tolist():
        yield from _side_flaws(loaded, state, hex, side, tracks)
    for hex in np.flatnonzero(loaded.record.city_at[: loaded.record.hexes] == NOBODY).tolist():
        yield from _hex_flaws(loaded, hex, tracks)
    sides = Counter(state.side[state.side != NOBODY].tolist())
    for link in np.flatnonzero(state.owner != NOBODY).tolist():
        yield from _link_flaws(state, link, sides[link], tracks)
    yield from _parallel_flaws(loaded, state)
    if len(open_links(state)) > OPEN_LINKS:
        yield Flaw("owner", "EW-5.6", "too-many-open", most=OPEN_LINKS)


def open_links(state: Network) -> list[int]:
    found: list[int] = np.flatnonzero((state.owner != NOBODY) & (state.city[:, 1] == NOBODY)).tolist()
    return found


def _side_flaws(loaded: LoadedBoard, state: Network, hex: int, side: int, tracks: Tracks) -> Iterator[Flaw]:
    """EW-2.2, EW-2.4, EW-6.5, EW-6.15 A track leads to land, and meets its own there, or nothing."""
    link, beyond = tracks.sides[hex][side], tracks.neighbour[hex][side]
    where = {"hex": loaded.labels["hex"][hex], "side": SIDE.labels[side]}
    if state.owner[link] == NOBODY:
        yield Flaw("side", "EW-6.1", "link-nobodys", **where, link=link)
    if beyond == NOWHERE:
        yield Flaw("side", "EW-2.4", "track-into-sea", **where)
        return
    across = tracks.sides[beyond][ACROSS[side]]
    is_open_end = state.head[link] == hex and state.exit[link] == side
    if across != link and not (is_open_end and across == NOBODY):
        yield Flaw("side", "EW-6.5", "track-ends-nowhere", **where)


def _hex_flaws(loaded: LoadedBoard, hex: int, tracks: Tracks) -> Iterator[Flaw]:
    """EW-6.4, EW-6.7 At most two tracks, each of two sides that are not neighbours."""
    sides: dict[int, list[int]] = {}
    for side, link in enumerate(tracks.sides[hex]):
        if link != NOBODY:
            sides.setdefault(link, []).append(side)
    where = loaded.labels["hex"][hex]
    if len(sides) > TRACKS_A_HEX:
        yield Flaw("side", "EW-6.7", "hex-too-full", hex=where)
    if any(len(ends) != 2 or (ends[1] - ends[0]) % SIDES in (1, 5) for ends in sides.values()):
        yield Flaw("side", "EW-6.4", "no-such-tile", hex=where)


def _link_flaws(state: Network, link: int, sides: int, tracks: Tracks) -> Iterator[Flaw]:
    """EW-6.1 One chain from a city, to another one if it is complete; nothing else belongs to it."""
    start = state.city[link, 0]
    if start == NOBODY:
        yield Flaw("owner", "EW-6.1", "link-without-city", link=link)
        return
    tiles, end = len(tracks.tiles(link, start)), state.city[link, 1]
    if sides != 2 * tiles + (1 if end == NOBODY else 2):
        yield Flaw("side", "EW-6.1", "link-in-pieces", link=link)
    if end == start:
        yield Flaw("side", "EW-6.6", "link-returns", link=link)
    if tiles == 0 and state.built != link:
        yield Flaw("side", "EW-6.13", "link-without-tile", link=link)


def _parallel_flaws(loaded: LoadedBoard, state: Network) -> Iterator[Flaw]:
    """EW-6.11"""
    seen: set[tuple[int, ...]] = set()
    for link in np.flatnonzero(state.city[:, 1] != NOBODY).tolist():
        joins = (state.owner[link], *state.city[link].tolist())
        if joins in seen:
            yield Flaw("side", "EW-6.11", "link-twice", link=link)
        seen.add(joins)


def build_flaws(loaded: LoadedBoard, state: Network, building: bool, owner: int, limit: int) -> Iterator[Flaw]:
    """EW-6.2 A link is in hand while one is being built, and its tiles are counted."""
    link = state.built
    if building != (link != NOBODY) or (building and state.owner[link] != owner):
        yield Flaw("built", "EW-6.2", "link-in-hand")
        return
    if (not building and (state.laid.any() or state.crossings)) or (
        building and not _tiles_fit(loaded, state, link, limit)
    ):
        yield Flaw("laid", "EW-6.2", "tiles-counted")


def _tiles_fit(loaded: LoadedBoard, state: Network, link: int, limit: int) -> bool:
    """No more than the link has of each terrain, and one at least if it is complete."""
    board: Map = loaded.record
    tiles = Tracks(loaded, state).tiles(link, state.city[link, 0])
    lying = Counter(board.terrain[hex] for hex, *_ in tiles)
    if any(state.laid[terrain] > lying[terrain] for terrain in range(CITY_HEX + 1)):
        return False
    laid = tiles_laid(state)
    return laid <= limit and state.crossings <= laid and (laid > 0 or not is_complete(state, link))


def cube_flaws(loaded: LoadedBoard, state: Network, aside: list[int]) -> Iterator[Flaw]:
    """EW-3.3 On the cities, in the bag, or laid aside by the players."""
    supply = loaded.record.supply.astype(np.int64)
    counted = state.cubes.astype(np.int64).sum(axis=0) + state.bag + aside
    for colour in np.flatnonzero(counted != supply).tolist():
        name = loaded.labels["colour"][colour]
        yield Flaw("cubes", "EW-3.3", "cubes-lost", colour=name, counted=int(counted[colour]), all=int(supply[colour]))


def route_flaws(state: Network, delivering: bool, owner: int) -> Iterator[Flaw]:
    """EW-9.1, EW-9.2, EW-9.4, EW-9.6 A cube is in hand while its way is chosen: over completed links, to no city twice,
    and through none of its colour."""
    if delivering != (state.origin != NOBODY) or delivering != (state.cargo != NOBODY):
        yield Flaw("origin", "EW-9.1", "cube-in-hand")
        return
    path = [link for link in state.path.tolist() if link != NOBODY]
    if (
        path != state.path[: len(path)].tolist()
        or (path and not delivering)
        or (delivering and not _path_fits(state, path, owner))
    ):
        yield Flaw("path", "EW-9.1", "path")
    if delivering and state.cubes[state.origin, state.cargo] == 0:
        yield Flaw("origin", "EW-9.1", "cube-in-hand")


def _path_fits(state: Network, path: list[int], owner: int) -> bool:
    city = state.origin
    seen = {city}
    for step, link in enumerate(path):
        if not is_complete(state, link) or city not in state.city[link] or (step == 0 and state.owner[link] != owner):
            return False
        if step > 0 and state.colour[city] == state.cargo:
            return False
        city = other_end(state, link, city)
        if city in seen:
            return False
        seen.add(city)
    return True
