"""What everyone sees of the map: cities, cubes and track."""

from typing import Annotated, TypedDict

import numpy as np

from branchline.games.england_wales.components import COLOUR, SIDE, TERRAIN
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.walking import Tracks
from branchline.kernel import NOBODY, LoadedBoard, Vocabulary

Side = Annotated[str, Vocabulary("Side", SIDE.labels)]
Colour = Annotated[str, Vocabulary("Colour", COLOUR.labels)]
Ground = Annotated[str, Vocabulary("Ground", TERRAIN.labels[:3])]


class TileView(TypedDict):
    """One tile of a link, in the order from its first city on."""

    hex: str
    enter: Side
    """The side that faces the first city, or the tile before."""
    leave: Side


class LinkView(TypedDict):
    """A chain of tiles from one city to another, or to an open end."""

    id: int
    owner: int
    cities: list[str]
    """The city it started from; once it is complete, both its ends in the order of the board."""
    side: Side
    """The side by which it leaves the first city. City and side name a link in `resume CITY SIDE`."""
    tiles: list[TileView]
    complete: bool
    beyond: str | None
    """Of an unfinished link: the hex its open end points into."""


class CityView(TypedDict):
    colour: Colour | None
    """The colour it accepts now; None for grey."""
    tile: Colour | None
    """The colour of its New City tile."""
    cubes: dict[Colour, int]
    """By colour; colours without a cube are left out."""
    emptied: bool
    """Whether it has an empty-city marker."""


class MapView(TypedDict):
    """What both games of the family show of the map."""

    cities: dict[str, CityView]
    links: list[LinkView]


def colour_name(colour: int) -> str | None:
    return None if colour == NOBODY else COLOUR.labels[colour]


def city_view(loaded: LoadedBoard, state: Network, city: int, tile: int) -> CityView:
    cubes = state.cubes[city].tolist()
    return {
        "colour": colour_name(state.colour[city]),
        "tile": colour_name(tile),
        "cubes": {colour: count for colour, count in zip(COLOUR.labels, cubes, strict=True) if count},
        "emptied": bool(state.emptied[city]),
    }


def link_views(loaded: LoadedBoard, state: Network) -> list[LinkView]:
    tracks = Tracks(loaded, state)
    return [_link_view(loaded, state, link, tracks) for link in np.flatnonzero(state.owner != NOBODY).tolist()]


def _link_view(loaded: LoadedBoard, state: Network, link: int, tracks: Tracks) -> LinkView:
    hexes, cities = loaded.labels["hex"], loaded.labels["city"]
    ends = [city for city in state.city[link].tolist() if city != NOBODY]
    complete = len(ends) == 2
    return {
        "id": link,
        "owner": state.owner[link],
        "cities": [cities[city] for city in ends],
        "side": SIDE.labels[tracks.first_side(link, ends[0])],
        "tiles": [
            {"hex": hexes[hex], "enter": SIDE.labels[enter], "leave": SIDE.labels[leave]}
            for hex, enter, leave in tracks.tiles(link, ends[0])
        ],
        "complete": complete,
        "beyond": None if complete else hexes[tracks.neighbour[state.head[link]][state.exit[link]]],
    }
