"""The map of England and Wales, read from its file a second time and without the rules: what lies beside what."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import branchline

BOARD: dict[str, Any] = json.loads(
    (Path(branchline.__file__).parent / "boards" / "england-wales.json").read_text("utf-8")
)
SIDES = ["ne", "e", "se", "sw", "w", "nw"]
COLOURS = ["red", "yellow", "blue", "purple", "black"]
TERRAIN = {hex["id"]: hex["terrain"] for hex in BOARD["hexes"]}
CITIES = {city["id"]: city for city in BOARD["cities"]}
CITY_AT = {f"{city['col']},{city['row']}": city["id"] for city in BOARD["cities"]}
HEX_OF = {city: hex for hex, city in CITY_AT.items()}
BARRIERS = {frozenset((barrier["a"], barrier["b"])) for barrier in BOARD["barriers"]}
STEPS = {
    # An odd row lies half a hex further east than an even one.
    0: {"ne": (0, -1), "e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (-1, -1)},
    1: {"ne": (1, -1), "e": (1, 0), "se": (1, 1), "sw": (0, 1), "w": (-1, 0), "nw": (0, -1)},
}


def beside(hex: str, side: str) -> str:
    """The name of the place on that side, be it land or sea."""
    column, row = map(int, hex.split(","))
    right, down = STEPS[row % 2][side]
    return f"{column + right},{row + down}"


def is_land(place: str) -> bool:
    return place in TERRAIN


def is_open(hex: str, side: str) -> bool:
    """Whether there is land on that side, and no barrier between."""
    return is_land(beside(hex, side)) and frozenset((hex, beside(hex, side))) not in BARRIERS


def side_towards(hex: str, other: str) -> str:
    return next(side for side in SIDES if beside(hex, side) == other)


def across(side: str) -> str:
    return SIDES[(SIDES.index(side) + 3) % 6]


def hex_of(place: str) -> str:
    """A city by its id, a hex by its name."""
    return HEX_OF.get(place, place)


def sides_along(places: list[str]) -> list[str]:
    """The sides left through on the way along these places."""
    hexes = [hex_of(place) for place in places]
    return [side_towards(here, there) for here, there in pairwise(hexes)]


def way(city: str, other: str, *avoiding: str) -> str:
    """A shortest link between two cities on an empty map, written as places; `avoiding` these hexes."""
    ways = [[HEX_OF[city], beside(HEX_OF[city], side)] for side in SIDES if is_open(HEX_OF[city], side)]
    closed = {*CITY_AT, *avoiding}
    seen: set[tuple[str, ...]] = set()
    for path in ways:
        if path[-1] == HEX_OF[other]:
            return " / ".join(CITY_AT.get(hex, hex) for hex in path)
        if path[-1] not in closed and path[-1] not in path[:-1] and tuple(path[-2:]) not in seen:
            seen.add(tuple(path[-2:]))
            ways += [[*path, beside(path[-1], side)] for side in exits(*path[-2:])]
    raise ValueError(f"no way from {city} to {other}")


def exits(before: str, hex: str) -> list[str]:
    """The sides by which a tile may be left that is entered from the hex before, as far as the map allows."""
    heading = SIDES.index(side_towards(before, hex))
    return [side for turn in (-1, 0, 1) if is_open(hex, side := SIDES[(heading + turn) % 6])]
