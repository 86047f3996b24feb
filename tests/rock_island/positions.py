"""Positions in the notation of the rules page, so that a test of a clause is a few lines.

Cells are A1 to H12; `D11=L1@2` is a straight on D11, turned two sixths; `A D11<E` is A's locomotive on D11, which it
entered over the east edge. The map is that of the worked examples unless told otherwise.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import branchline
from branchline.kernel import Match, draw, draw_hidden
from reading import choices, played, texts

ROCK_ISLAND = branchline.load("rock-island")
SEATS = "ABCD"
BOARD: dict[str, Any] = json.loads(
    (Path(branchline.__file__).parent / "boards" / "rock-island.json").read_text("utf-8")
)
TYPES = [tile["id"] for tile in BOARD["tile_types"]]
PERIOD = {tile["id"]: tile["period"] for tile in BOARD["tile_types"]}
EDGES = ["e", "se", "sw", "w", "nw", "ne"]
SLOTS = ["land1", "land2", "land3", "land4", "river1", "river2"]
RIVER = (5, 5, 6, 5, 5, 5, 5, 5)
CHICAGO, KANSAS_CITY = "D12", "E1"
LOCOMOTIVE_FACES = [0, 1, 1, 2, 2, 3]


def rock_island(
    players: int = 3,
    *,
    tiles: str = "",
    hidden: str = "",
    locomotives: str = "",
    crews: str = "",
    reserve: str = "",
    roll: int = 1,
    die: int | None = None,
    phase: str = "walking",
    active: str = "A",
    turn: int = 1,
    last_run: str = "",
    rolls: tuple[Any, ...] = (),
    river: tuple[int, ...] = RIVER,
    chicago: str = CHICAGO,
    kansas_city: str = KANSAS_CITY,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match that starts from this position: A has rolled a 1 and is to move the crew, unless told otherwise.

    tiles        "D11=L1@0 D10=L9@2"   open tiles; the cell of a piece is open too, its tile of no matter
    hidden       "D9=L2 D6=R1"         what lies face down there; anything may lie on the others
    locomotives  "A D11<E; B D10<NW"   crews  "A D4; B D9"   (all others are in Chicago)
    reserve      "land3=L9 river1=R1"
    roll, die    what the crew die and the locomotive die show, the latter a 1 where the edition has it
    last_run     "A 50; B 40"
    rolls        what later dice will show: 4, or (4, 2) with a locomotive die
    fields       other fields of the position, set last
    """
    chosen = {"first_player": "seat_0"} | (options or {})
    lying, secret = dict(_pairs(tiles)), dict(_pairs(hidden))
    rivers = {name_of(12 * row + column) for row, column in enumerate(river)}
    crew_at, locomotive_at = [chicago] * players, [chicago] * players
    entries: list[str | None] = [None] * players
    for seat, cell in _by_seat(crews):
        crew_at[seat] = cell
        if cell not in (chicago, kansas_city):
            lying.setdefault(cell, "R3" if cell in rivers else "L3")
    for seat, place in _by_seat(locomotives):
        locomotive_at[seat], _, edge = place.partition("<")
        if edge:
            entries[seat] = edge.lower()
            lying.setdefault(locomotive_at[seat], f"L1@{EDGES.index(edge.lower()) % 3}")
    if die is None and turn and chosen.get("edition", "mattel") != "mattel":
        die = 1
    runs = dict(_by_seat(last_run))
    position: dict[str, Any] = {
        "players": players,
        "phase": [phase],
        "active": active,
        "turn": turn,
        "river": {cell[0]: cell for cell in rivers},
        "chicago": chicago,
        "kansas_city": kansas_city,
        "tile": {cell: text.partition("@")[0] for cell, text in (secret | lying).items()},
        "open": dict.fromkeys(lying, True),
        "rotation": {cell: _rotation(text) for cell, text in lying.items()},
        "slot": dict(_pairs(reserve)),
        "crew": crew_at,
        "locomotive": locomotive_at,
        "entry": entries,
        "last_run": [int(runs.get(seat, 0)) for seat in range(players)],
        "crew_die": roll,
        "locomotive_die": die,
        "decided": phase == "running",
        "coming": _draws(*rolls),
    }
    return ROCK_ISLAND.from_position(chosen | position | fields)


def _rotation(text: str) -> int:
    tile, _, rotation = text.partition("@")
    return int(rotation or 0) % int(PERIOD[tile])


def _draws(*rolls: int | tuple[int, int]) -> list[int]:
    """The draws that make the next dice show these: 4, or (4, 2) with a locomotive die."""
    draws = []
    for roll in rolls:
        crew, *locomotive = roll if isinstance(roll, tuple) else (roll,)
        draws += [crew - 1, *map(LOCOMOTIVE_FACES.index, locomotive)]
    return draws


def opening(players: int = 3, tiles: str = "", *, active: str = "A", **more: Any) -> Match:
    """A position in the opening: the tiles turned up so far, all pieces in Chicago."""
    return rock_island(players, tiles=tiles, phase="revealing", active=active, turn=0, **({"roll": 0} | more))


def running(tiles: str = "", locomotives: str = "", players: int = 3, **more: Any) -> Match:
    """A's locomotive step, A's crew having done its part."""
    return rock_island(players, tiles=tiles, locomotives=locomotives, phase="running", **more)


def box(players: int, river_set: str = "peninsula") -> Counter[str]:
    """The tiles of a game, before any is laid."""
    counts = Counter({tile["id"]: tile["count"] for tile in BOARD["tile_types"] if tile["kind"] == "land"})
    counts.update(BOARD["river_sets"][river_set])
    counts.subtract(BOARD["setup"]["removed_before_play"][str(players)])
    return counts


def cell_of(name: str) -> int:
    return 12 * "ABCDEFGH".index(name[0]) + int(name[1:]) - 1


def name_of(cell: int) -> str:
    return f"{'ABCDEFGH'[cell // 12]}{cell % 12 + 1}"


def _pairs(text: str) -> list[tuple[str, str]]:
    """ "D11=L1@0 D10=L9" as pairs."""
    found = []
    for item in text.split():
        head, _, tail = item.partition("=")
        found.append((head, tail))
    return found


def _by_seat(text: str) -> list[tuple[int, str]]:
    """ "A D11<E; B D10" as pairs of seat and text."""
    items = [item.split() for item in text.split(";") if item.strip()]
    return [(SEATS.index(seat), value) for seat, value in items]


# --- chance ---------------------------------------------------------------------------------------------------


class Lot:
    """The generator of a match, drawn from outside."""

    def __init__(self, state: Any) -> None:
        self.state = state.copy()

    def draw(self, n: int) -> int:
        return int(draw(self.state, n))

    def draw_hidden(self, n: int) -> int:
        return int(draw_hidden(self.state, n))

    def is_where(self, state: Any) -> bool:
        """Whether as much has been drawn from the state."""
        return all(np.array_equal(self.state[field], state[field]) for field in ("key", "drawn", "revealed"))


# --- what one sees --------------------------------------------------------------------------------------------


def rotations(match: Match) -> set[int]:
    return {int(word) for word in choices(match, "rotate")}


def locomotive(match: Match, seat: str = "A") -> str:
    """Where a locomotive stands and how it came there: "D11<E", or "D12" in a city."""
    place = match.view()["locomotives"][SEATS.index(seat)]
    return str(place["cell"]) + (f"<{place['entry'].upper()}" if place["entry"] else "")


def crew(match: Match, seat: str = "A") -> str:
    place: str = match.view()["crews"][SEATS.index(seat)]
    return place


def tile(match: Match, cell: str) -> str | None:
    """What lies open on a cell: "L1@2"; None if it is hidden."""
    seen = match.view()["cells"][cell]
    return f"{seen['tile']}@{seen['rotation']}" if seen["open"] else None


def slot(match: Match, name: str) -> str | None:
    """What lies open in a slot of the reserve."""
    found: str | None = next(place["tile"] for place in match.view()["reserve"] if place["slot"] == name)
    return found


def run_ends(match: Match) -> set[str]:
    """Every place where the present run can be ended, or wins."""
    if match.is_over:
        return {locomotive(match, SEATS[match.winners()[0]])}
    found = {locomotive(match, SEATS[match.view()["active"]])} if "end" in texts(match) else set()
    for way in texts(match, "run"):
        found |= run_ends(played(match.fork(), way))
    return found


def random_game(players: int, seed: int, options: dict[str, Any] | None = None, runs: bool = True) -> Iterator[Match]:
    """One game by random players who like to run, seen after each action."""
    match, dice = ROCK_ISLAND.new(players, seed=seed, options=options), random.Random(seed)
    yield match
    while not match.is_over:
        legal = match.legal()
        steps = [action for action in legal if action.verb == "run"]
        match.play(dice.choice(steps if runs and steps and dice.random() < 0.8 else legal))
        yield match
