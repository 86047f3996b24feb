"""What everyone sees of the map: cities, cubes and track."""

from __future__ import annotations

from typing import Annotated, TypedDict

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.components import COLOUR, SIDE, TERRAIN
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.track import is_complete, next_hex, side_of
from branchline.kernel import NOBODY, NOWHERE, Sheet, Vocabulary, opposite

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


def city_view(sheet: Sheet, state: Network, city: int, tile: int) -> CityView:
    cubes = state.cubes[city].tolist()
    return {
        "colour": colour_name(int(state.colour[city])),
        "tile": colour_name(tile),
        "cubes": {colour: count for colour, count in zip(COLOUR.labels, cubes, strict=True) if count},
        "emptied": bool(state.emptied[city]),
    }


def link_views(sheet: Sheet, state: Network) -> list[LinkView]:
    return [link_view(sheet, state, link) for link in range(len(state.owner)) if state.owner[link] != NOBODY]


def link_view(sheet: Sheet, state: Network, link: int) -> LinkView:
    board: Map = sheet.record
    hexes, cities = sheet.labels["hex"], sheet.labels["city"]
    start, complete = int(state.city[link, 0]), bool(is_complete(state, link))
    return {
        "id": link,
        "owner": int(state.owner[link]),
        "cities": [cities[city] for city in state.city[link].tolist() if city != NOBODY],
        "side": SIDE.labels[side_of(state, int(board.hex_of[start]), link, NOBODY)],
        "tiles": tile_views(sheet, state, link, start),
        "complete": complete,
        "beyond": None if complete else hexes[int(next_hex(board, state, link))],
    }


def tile_views(sheet: Sheet, state: Network, link: int, start: int) -> list[TileView]:
    board: Map = sheet.record
    hex, tiles = int(board.hex_of[start]), list[TileView]()
    side = int(side_of(state, hex, link, NOBODY))
    while True:
        hex, enter = int(board.neighbour[hex, side]), int(opposite(side))
        if hex == NOWHERE or board.city_at[hex] != NOBODY or state.side[hex, enter] != link:
            return tiles
        side = int(side_of(state, hex, link, enter))
        tiles.append({"hex": sheet.labels["hex"][hex], "enter": SIDE.labels[enter], "leave": SIDE.labels[side]})
