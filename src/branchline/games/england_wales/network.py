"""What both games have on the map: track, cubes, and the link or the delivery in hand."""

import numpy as np

from branchline.games.england_wales.components import CITY, COLOUR, HEX, LINK, MOST_CUBES, SIDE, TERRAIN
from branchline.kernel import (
    DERIVED,
    OPTION,
    SCRATCH,
    YES_NO,
    Array,
    Position,
    i8,
    i16,
    maybe,
    u64,
    up_to,
)


class Network(Position):
    cube_setup: int = i8(holds=OPTION)
    crossing_surcharge: int = i8(holds=OPTION)

    owner: Array
    """Whose each link is, or NOBODY where the number is free: each game says who can own one."""
    side: Array = i8(HEX, SIDE, holds=maybe(LINK))
    """The link that uses a side of a hex. Two sides of a hex with one link are a tile, a side of a city hex is a link
    that ends there: this is the whole track."""
    cubes: Array = i8(CITY, COLOUR, holds=up_to(MOST_CUBES))
    bag: Array = i8(COLOUR, holds=up_to(MOST_CUBES))
    emptied: Array = i8(CITY, holds=YES_NO)
    """The empty-city markers."""

    built: int = i8(holds=maybe(LINK))
    """The link in hand."""
    laid: Array = i16(TERRAIN, holds=up_to(HEX.size))
    """The tiles of it laid in this action, by terrain."""
    crossings: int = i16(holds=up_to(HEX.size))
    """How many of them cross another track."""

    origin: int = i8(holds=maybe(CITY))
    """Where the cube in hand comes from."""
    cargo: int = i8(holds=maybe(COLOUR))
    path: Array = i8(CITY.size, holds=maybe(LINK))
    """The links it has travelled."""

    city: Array = i8(LINK, 2, holds=maybe(CITY), role=DERIVED)
    """The ends of a link, the lower number first; while it is unfinished, only the one it started from."""
    head: Array = i16(LINK, holds=maybe(HEX), role=DERIVED)
    """Where the last tile of an unfinished link lies (its city's hex before the first one)."""
    exit: Array = i8(LINK, holds=maybe(SIDE), role=DERIVED)
    """The side its open end points through."""
    tracks: Array = i8(HEX, role=DERIVED)
    """How many tracks a hex carries."""
    far: Array = i8(CITY, SIDE, holds=maybe(CITY), role=DERIVED)
    """The city at the other end of the completed link that leaves a city by this side."""
    colour: Array = i8(CITY, holds=maybe(COLOUR), role=DERIVED)
    """The colour that a city accepts; NOBODY for grey."""
    accepts: Array = u64(COLOUR, role=DERIVED)
    """The cities that accept each colour, one bit each."""
    steps: int = i8(role=DERIVED)
    """How many links the cube in hand has travelled."""
    at: int = i8(holds=maybe(CITY), role=DERIVED)
    """Where it is now."""
    visited: np.uint64 = u64(role=DERIVED)
    """The cities it has seen, one bit each."""

    queue: Array = i8(CITY, role=SCRATCH)
    tried: Array = i8(CITY, role=SCRATCH)
