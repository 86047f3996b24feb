"""What everyone sees of the map: cities, cubes and track."""

from __future__ import annotations

from typing import TypedDict


class TileView(TypedDict):
    """One tile of a link, in the order in which the link was built."""

    hex: str
    enter: str
    """The side that faces the city the link started from, or the tile before."""
    leave: str


class LinkView(TypedDict):
    """A chain of tiles from one city to another, or to an open end."""

    id: int
    owner: int
    cities: list[str]
    """The city it started from; and the one it reached, once it is complete."""
    side: str
    """The side by which it leaves the first city. City and side name a link in `resume CITY SIDE`."""
    tiles: list[TileView]
    complete: bool
    beyond: str | None
    """Of an unfinished link: the hex its open end points into."""


class CityView(TypedDict):
    colour: str | None
    """The colour it accepts now; None for grey."""
    tile: str | None
    """The colour of its New City tile."""
    cubes: dict[str, int]
    """By colour; colours without a cube are left out."""
    emptied: bool
    """Whether it has an empty-city marker."""
