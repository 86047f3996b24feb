"""The position in words."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from branchline.games.rock_island.components import COLUMNS
from branchline.games.rock_island.view_types import (
    CellView,
    Dice,
    LocomotiveView,
    RockIslandView,
    SlotView,
    Turned,
    Turning,
)
from branchline.kernel import SIDES, Description, Telling

CITIES, COVERED = ("chicago", "kansas_city"), ("land", "river")


def describe(telling: Telling, view: RockIslandView) -> Description:
    """The dice and each seat; then the cities, the river, each open tile, what is hidden, and the reserve."""
    seats = [] if view["laying"] else [_seat(telling, view, seat) for seat in telling.seats]
    standing = [*seats, dice(telling, view), *_in_hand(telling, view)]
    opened = {cell: lies for cell, lies in view["cells"].items() if lies["open"] and lies["tile"]}
    board = [*_cities(telling, view), *_hidden(telling, view)]
    board += [open_tile(telling, cell, lies) for cell, lies in opened.items()]
    reserve = telling.series(_slot(telling, slot) for slot in view["reserve"])
    return Description(standing, [*board, telling.say("told-reserve", tiles=reserve), remaining(telling, view)])


def dice(telling: Telling, view: RockIslandView) -> str:
    """The round, and what the dice show."""
    if view["dice"] is None:
        return telling.say("told-before-turns")
    said = telling.say("told-round", round=view["round"], limit=view["max_rounds"], turn=view["turn"])
    return f"{said} {_faces(telling, view['dice'])}"


def _faces(telling: Telling, faces: Dice) -> str:
    key = "told-crew-die" if faces["locomotive"] is None else "told-both-dice"
    return telling.say(key, crew=faces["crew"], locomotive=faces["locomotive"] or 0)


def remaining(telling: Telling, view: RockIslandView) -> str:
    counts = [
        telling.say("told-count", count=count, tile=telling.name("tile", tile))
        for tile, count in view["remaining"].items()
    ]
    return telling.say("told-remaining", count=len(counts), tiles=", ".join(counts))


# --- where everyone stands ------------------------------------------------------------------------------------


def _seat(telling: Telling, view: RockIslandView, seat: int) -> str:
    locomotive, crew = view["locomotives"][seat], view["crews"][seat]
    cells = reached(locomotive)
    return telling.say(
        "told-seat", seat=telling.seat(seat), crew=_place(telling, view, crew or ""),
        locomotive=_locomotive(telling, view, locomotive), distance=locomotive["distance"] or 0,
        ran=locomotive["last_run"], count=len(cells), reach=telling.listed(cells),
    )  # fmt: skip


def reached(locomotive: LocomotiveView) -> list[str]:
    """The cells a locomotive could run to, each once, nearest first."""
    return list(dict.fromkeys(mark["cell"] for mark in locomotive["reach"]))


def _locomotive(telling: Telling, view: RockIslandView, locomotive: LocomotiveView) -> str:
    if locomotive["entry"] is None:
        return _place(telling, view, locomotive["cell"])
    return telling.say(
        "told-heading", cell=locomotive["cell"], direction=telling.name("direction", locomotive["entry"])
    )


def _place(telling: Telling, view: RockIslandView, cell: str) -> str:
    ground = view["cells"][cell]["ground"]
    if ground in CITIES:
        return telling.say("told-in-city", city=telling.say(f"city-{ground}"))
    return telling.say("told-on-cell", cell=cell)


def _in_hand(telling: Telling, view: RockIslandView) -> Iterator[str]:
    """How the tile that must be set can lie."""
    if view["turning"]:
        yield from (_turned(telling, view["turning"], ends) for ends in view["turning"]["ends"])


def _turned(telling: Telling, turning: Turning, ends: Turned) -> str:
    kinds = {"joined": ends["joined"], "hidden": ends["hidden"], "cut": ends["cut"]}
    told = [
        telling.say(f"told-ends-{kind}", edges=telling.names("direction", edges))
        for kind, edges in kinds.items()
        if edges
    ]
    return telling.say("told-turned", cell=turning["cell"], rotation=ends["rotation"], count=len(told),
                       ends=telling.series(told))  # fmt: skip


# --- the field ------------------------------------------------------------------------------------------------


def _cities(telling: Telling, view: RockIslandView) -> Iterator[str]:
    for city in CITIES:
        for cell in _cells_of(view, city):
            yield telling.say("told-city", city=telling.say(f"city-{city}"), cell=cell)


def _hidden(telling: Telling, view: RockIslandView) -> Iterator[str]:
    river = _cells_of(view, "river")
    if river:
        yield telling.say("told-river", cells=telling.listed(river))
    for ground in () if view["laying"] else COVERED:
        cells = [cell for cell in _cells_of(view, ground) if not view["cells"][cell]["open"]]
        yield telling.say(f"told-hidden-{ground}", count=len(cells),
                          cells=telling.listed(stretches(cells, list(view["cells"]))))  # fmt: skip


def stretches(cells: list[str], field: list[str]) -> list[str]:
    """Cells beside each other in a row of the field as one stretch, in their order; what they are called is the
    board's business.

    >>> field = [f"{row}{column}" for row in "AB" for column in range(1, COLUMNS + 1)]
    >>> stretches(["A1", "A2", "A3", "A5", "A12", "B1"], field)
    ['A1–A3', 'A5', 'A12', 'B1']
    """
    found: list[list[int]] = []
    for cell in map(field.index, cells):
        if found and cell == found[-1][-1] + 1 and cell % COLUMNS:
            found[-1].append(cell)
        else:
            found.append([cell])
    return [field[one[0]] if len(one) == 1 else f"{field[one[0]]}–{field[one[-1]]}" for one in found]


def _cells_of(view: RockIslandView, ground: str) -> list[str]:
    return [cell for cell, lies in view["cells"].items() if lies["ground"] == ground]


def open_tile(telling: Telling, cell: str, lies: CellView) -> str:
    kinds: list[dict[str, Any]] = telling.board.data["tile_types"]
    groups = next(kind["groups"] for kind in kinds if kind["id"] == lies["tile"])
    track = [told for group in groups for told in _group(telling, group["lines"], lies["rotation"] or 0)]
    return telling.say(
        "told-tile", cell=cell, tile=telling.name("tile", lies["tile"] or ""), rotation=lies["rotation"] or 0,
        count=len(track), track=", ".join(track),
    )  # fmt: skip


def _group(telling: Telling, lines: list[tuple[int, int]], rotation: int) -> Iterator[str]:
    """Line by line, unless every edge of a junction leads to every other."""
    directions = telling.board.labels["direction"].labels
    turned = [[directions[(edge + rotation) % SIDES] for edge in line] for line in lines]
    edges = sorted({edge for line in turned for edge in line}, key=directions.index)
    if len(edges) > 2 and len(lines) == len(list(combinations(edges, 2))):
        yield telling.say("told-track-any", edges=telling.names("direction", edges))
        return
    for one, other in turned:
        names = {"one": telling.name("direction", one), "other": telling.name("direction", other)}
        yield telling.say("told-track", **names)


def _slot(telling: Telling, slot: SlotView) -> str:
    name = telling.name("slot", slot["slot"])
    if slot["tile"] is None:
        return telling.say("told-slot-hidden", slot=name)
    return telling.say("told-slot", slot=name, tile=telling.name("tile", slot["tile"]))
