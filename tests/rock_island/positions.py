"""Positions in the notation of the rules page, so that a test of a clause is a few lines.

Cells are A1 to H12; `D11=L1@2` is a straight on D11, turned two sixths; `A D11<E` is A's locomotive on D11, which it
entered over the east edge. The map is that of the worked examples unless told otherwise.
"""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import branchline
from branchline.kernel import Match

ROCK_ISLAND = branchline.load("rock-island")
SEATS = "ABCD"
BOARD: dict[str, Any] = json.loads(
    (Path(branchline.__file__).parent / "boards" / "rock-island.json").read_text("utf-8")
)
TYPES = [tile["id"] for tile in BOARD["tile_types"]]
PERIOD = {tile["id"]: tile["period"] for tile in BOARD["tile_types"]}
IS_RIVER = {tile["id"]: tile["kind"] == "river" for tile in BOARD["tile_types"]}
EDGES = ["e", "se", "sw", "w", "nw", "ne"]
SLOTS = ["land1", "land2", "land3", "land4", "river1", "river2"]
PHASES = [
    "",
    "laying_source",
    "laying_course",
    "laying_city",
    "revealing",
    "walking",
    "exchanging",
    "turning",
    "running",
]
RIVER = (5, 5, 6, 5, 5, 5, 5, 5)
CHICAGO, KANSAS_CITY = "D12", "E1"
LOCOMOTIVE_FACES = [0, 1, 1, 2, 2, 3]
NOWHERE = -1


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
    fields       raw fields of the position, set last
    """
    chosen = {"first_player": "seat_0"} | (options or {})
    position = blank(players, tuple(chosen.items()))
    ground = ["land"] * 96
    for row, column in enumerate(river):
        ground[12 * row + column] = "river"
    ground[cell_of(chicago)] = ground[cell_of(kansas_city)] = "city"

    lying = {cell_of(cell): tile for cell, tile in _pairs(tiles)}
    secret = {cell_of(cell): tile for cell, tile in _pairs(hidden)}
    position |= {"river": list(river), "chicago": cell_of(chicago), "kansas_city": cell_of(kansas_city)}
    position["crew"] = [cell_of(chicago) if seat < players else NOWHERE for seat in range(4)]
    position["locomotive"] = list(position["crew"])
    for seat, cell in _by_seat(crews):
        position["crew"][seat] = cell_of(cell)
        if ground[cell_of(cell)] != "city":
            lying.setdefault(cell_of(cell), "R3" if ground[cell_of(cell)] == "river" else "L3")
    for seat, place in _by_seat(locomotives):
        cell, _, edge = place.partition("<")
        position["locomotive"][seat] = cell_of(cell)
        if edge:
            position["entry"][seat] = EDGES.index(edge.lower())
            lying.setdefault(cell_of(cell), f"L1@{EDGES.index(edge.lower()) % 3}")
    slots = {SLOTS.index(slot): tile for slot, tile in _pairs(reserve)}
    _fill(position, ground, lying, secret, slots, box(players, chosen.get("river_set", "peninsula")))

    position |= {"phase": PHASES.index(phase), "active": SEATS.index(active), "turn": turn}
    if die is None:
        die = 1 if turn and chosen.get("edition", "mattel") != "mattel" else NOWHERE
    position |= {"crew_die": roll, "locomotive_die": die}
    position["decided"] = int(phase == "running")
    position["target"] = NOWHERE
    for seat, number in _by_seat(last_run):
        position["last_run"][seat] = int(number)
    if rolls:
        position["rng"] = fated(*rolls)
    return ROCK_ISLAND.from_position(position | fields)


@cache
def _dealt(players: int, options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    return ROCK_ISLAND.new(players, seed=1, options=dict(options)).position()


def blank(players: int, options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """A position with these options, to be filled."""
    return {name: list(value) if isinstance(value, list) else value for name, value in _dealt(players, options).items()}


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


def _fill(
    position: dict[str, Any],
    ground: list[str],
    lying: dict[int, str],
    secret: dict[int, str],
    slots: dict[int, str],
    left: Counter[str],
) -> None:
    """Put every tile of the box somewhere: those asked for first, then any in their order."""
    position |= {"tile": [NOWHERE] * 96, "open": [0] * 96, "rotation": [0] * 96, "slot": [NOWHERE] * 6}
    position["slot_open"] = [int(slot < 4 or not position["reserve_river_face"]) for slot in range(6)]

    def take(tile: str) -> int:
        assert left[tile] > 0, f"no {tile} left"
        left[tile] -= 1
        return TYPES.index(tile)

    for cell, text in lying.items():
        tile, _, rotation = text.partition("@")
        assert (ground[cell] == "river") == IS_RIVER[tile], (name_of(cell), tile)
        position["tile"][cell], position["open"][cell] = take(tile), 1
        position["rotation"][cell] = int(rotation or 0) % PERIOD[tile]
    for cell, tile in secret.items():
        position["tile"][cell] = take(tile)
    for slot, tile in slots.items():
        position["slot"][slot] = take(tile)
    for cell in range(96):
        if position["tile"][cell] == NOWHERE and ground[cell] != "city":
            wanted = ground[cell] == "river"
            # From the last type on, so that the plain ones remain for the reserve.
            position["tile"][cell] = take(next(t for t in reversed(TYPES) if left[t] and IS_RIVER[t] == wanted))
    for slot in range(6):
        if position["slot"][slot] == NOWHERE:
            rest = [tile for tile in TYPES if left[tile] and IS_RIVER[tile] == (slot >= 4)]
            position["slot"][slot] = take(rest[0]) if rest else NOWHERE
            position["slot_open"][slot] &= bool(rest)


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

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def draw(self, n: int) -> int:
        mask = (1 << 64) - 1
        x = self.rng
        x ^= x << 13 & mask
        x ^= x >> 7
        x ^= x << 17 & mask
        self.rng = x
        return (x >> 16) % n


def fated(*rolls: int | tuple[int, int]) -> int:
    """A state of the generator from which the next dice show these: 4, or (4, 2) with a locomotive die."""
    for rng in itertools.count(1):
        lot = Lot(rng * 0x9E3779B97F4A7C15 % (1 << 64))
        start = lot.rng
        if all(_shows(lot, roll) for roll in rolls):
            return start
    raise AssertionError


def _shows(lot: Lot, roll: int | tuple[int, int]) -> bool:
    crew, locomotive = roll if isinstance(roll, tuple) else (roll, None)
    return lot.draw(6) == crew - 1 and (locomotive is None or LOCOMOTIVE_FACES[lot.draw(6)] == locomotive)


# --- what one sees --------------------------------------------------------------------------------------------


def code(match: Match, action: str, seat: int | None = None) -> str | None:
    """The code of the reason why not, or None if the action is allowed."""
    reason = match.why_not(action, seat)
    return None if reason is None else reason.code


def codes(match: Match, verb: str, words: str) -> dict[str, str | None]:
    """The codes for several arguments of a verb: {"e": None, "w": "tile_hidden"}."""
    return {word: code(match, f"{verb} {word}") for word in words.split()}


def texts(match: Match, verb: str = "") -> set[str]:
    """The legal actions of a verb, as text."""
    return {str(action) for action in match.legal() if not verb or action.verb == verb}


def options_of(match: Match, verb: str) -> set[str]:
    """What can be said after a verb: {"e", "sw"} for `run e` and `run sw`."""
    return {text.partition(" ")[2] for text in texts(match, verb)}


def rotations(match: Match) -> set[int]:
    return {int(word) for word in options_of(match, "rotate")}


def happened(match: Match, name: str) -> list[dict[str, Any]]:
    """The arguments of the last action's events of this name."""
    return [event.arguments for event in match.events if event.name == name]


def names(match: Match) -> list[str]:
    """What the last action caused, by name."""
    return [event.name for event in match.events]


def played(match: Match, *actions: str) -> Match:
    """The match itself, after these actions."""
    for action in actions:
        match.play(action)
    return match


def locomotive(match: Match, seat: str = "A") -> str:
    """Where a locomotive stands and how it came there: "D11<E", or "D12" in a city."""
    place = match.view()["locomotives"][SEATS.index(seat)]
    return place["cell"] + (f"<{place['entry'].upper()}" if place["entry"] else "")


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
        return {locomotive(match, SEATS[match.winners[0]])}
    found = {locomotive(match, SEATS[match.view()["active"]])} if "end" in texts(match) else set()
    for way in texts(match, "run"):
        found |= run_ends(played(match.fork(), way))
    return found


def phase(match: Match) -> str:
    name: str = match.view()["phase"]
    return name


def random_game(players: int, seed: int, options: dict[str, Any] | None = None, runs: bool = True) -> Iterator[Match]:
    """One game by random players who like to run, seen after each action."""
    match, dice = ROCK_ISLAND.new(players, seed=seed, options=options), random.Random(seed)
    yield match
    while not match.is_over:
        legal = match.legal()
        steps = [action for action in legal if action.verb == "run"]
        match.play(dice.choice(steps if runs and steps and dice.random() < 0.8 else legal))
        yield match
