"""Rock Island told in lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from branchline.cli.boards.rock_island import say
from branchline.cli.boards.rock_island.track import Spot, groups_of
from branchline.cli.naming import game_word, listed, seat_name, thing_name

if TYPE_CHECKING:
    from branchline.kernel.match import Match

CITIES, COVERED = ("chicago", "kansas_city"), ("land", "river")


def describe(match: Match) -> list[str]:
    """The cities, the river, each open tile, what is hidden, and the reserve."""
    view = match.view(None)
    opened = {cell: lies for cell, lies in view["cells"].items() if lies["open"] and lies["tile"]}
    lines = [*_tell_cities(match, view), *_tell_hidden(view)]
    lines += [tell_tile(match, cell, lies) for cell, lies in opened.items()]
    return [*lines, _tell_reserve(match, view), tell_dice(view), tell_remaining(match, view)]


def accounts(match: Match, seat: int | None) -> list[str]:
    """A line for each seat."""
    view = match.view(seat)
    seats = [] if view["laying"] else range(match.players)
    return [*(_tell_seat(match, view, each) for each in seats), tell_dice(view)]


def money(amount: int | None) -> str:
    """How many tiles nearer to Kansas City a locomotive has come."""
    return say("money", amount=amount or 0)


def _tell_cities(match: Match, view: dict[str, Any]) -> Iterator[str]:
    for city in CITIES:
        for cell in _cells_of(view, city):
            yield say("city-place", city=game_word(match, f"city-{city}"), cell=cell)


def _tell_hidden(view: dict[str, Any]) -> Iterator[str]:
    river = _cells_of(view, "river")
    if river:
        yield say("river", cells=listed(river))
    for ground in () if view["laying"] else COVERED:
        cells = [cell for cell in _cells_of(view, ground) if not view["cells"][cell]["open"]]
        yield say(f"hidden-{ground}", count=len(cells), cells=listed(cells))


def _cells_of(view: dict[str, Any], ground: str) -> list[str]:
    return [cell for cell, lies in view["cells"].items() if lies["ground"] == ground]


def tell_tile(match: Match, cell: str, lies: dict[str, Any]) -> str:
    groups = groups_of(match.board, lies["tile"], lies["rotation"])
    track = [line for lines in groups for line in _tell_group(match, lines)]
    return say(
        "tile-open", cell=cell, tile=thing_name(match, "tile", lies["tile"]),
        rotation=lies["rotation"], count=len(track), track=", ".join(track),
    )  # fmt: skip


def _tell_group(match: Match, lines: list[Spot]) -> Iterator[str]:
    """Line by line, unless every edge of a junction leads to every other."""
    edges = sorted({edge for line in lines for edge in line})
    if len(edges) > 2 and len(lines) == len(list(combinations(edges, 2))):
        yield say("track-any", edges=listed(_edge_names(match, edges)))
        return
    for line in lines:
        one, other = _edge_names(match, list(line))
        yield say("track-line", one=one, other=other)


def _edge_names(match: Match, edges: list[int]) -> list[str]:
    directions = match.board.labels["direction"]
    return [thing_name(match, "direction", directions[edge]) for edge in edges]


def _tell_reserve(match: Match, view: dict[str, Any]) -> str:
    return say("reserve", tiles=say("between").join(_tell_slot(match, slot) for slot in view["reserve"]))


def _tell_slot(match: Match, slot: dict[str, Any]) -> str:
    name = thing_name(match, "slot", slot["slot"])
    if slot["tile"]:
        return say("slot-tile", slot=name, tile=thing_name(match, "tile", slot["tile"]))
    return say("slot-hidden", slot=name)


def tell_dice(view: dict[str, Any]) -> str:
    """The round, and what the dice show."""
    if view["dice"] is None:
        return say("before-turns")
    said = say("round", round=view["round"], limit=view["max_rounds"], turn=view["turn"])
    key = "crew-die" if view["dice"]["locomotive"] is None else "both-dice"
    return f"{said} {say(key, **{die: face or 0 for die, face in view['dice'].items()})}"


def tell_remaining(match: Match, view: dict[str, Any]) -> str:
    counts = [
        say("count", count=count, tile=thing_name(match, "tile", tile)) for tile, count in view["remaining"].items()
    ]
    return say("remaining", tiles=", ".join(counts))


def _tell_seat(match: Match, view: dict[str, Any], seat: int) -> str:
    engine = view["locomotives"][seat]
    cells = reached(engine)
    return say(
        "seat-line", seat=seat_name(match, seat), crew=_tell_place(match, view, view["crews"][seat]),
        locomotive=_tell_engine(match, view, engine), distance=engine["distance"],
        ran=engine["last_run"], count=len(cells), reach=listed(cells),
    )  # fmt: skip


def reached(engine: dict[str, Any]) -> list[str]:
    """The cells a locomotive could run to, each once, nearest first."""
    return list(dict.fromkeys(mark["cell"] for mark in engine["reach"]))


def _tell_engine(match: Match, view: dict[str, Any], engine: dict[str, Any]) -> str:
    if not engine["entry"]:
        return _tell_place(match, view, engine["cell"])
    return say("heading", cell=engine["cell"], direction=thing_name(match, "direction", engine["entry"]))


def _tell_place(match: Match, view: dict[str, Any], cell: str) -> str:
    ground = view["cells"][cell]["ground"]
    if ground in CITIES:
        return say("in-city", city=game_word(match, f"city-{ground}"))
    return say("on-cell", cell=cell)
