"""§11 What everybody may see, and what to tell them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from branchline.games.rock_island.actions import CITY, COURSE
from branchline.games.rock_island.components import (
    CELLS,
    CHICAGO,
    COLUMNS,
    ENDINGS,
    EXCHANGING,
    GROUNDS,
    LAND_SLOTS,
    LAYING_CITY,
    LAYING_COURSE,
    LAYING_SOURCE,
    NO_EDGE,
    NO_TILE,
    NOWHERE,
    REVEALING,
    RUNNING,
    SLOTS,
    TURNING,
    WALKING,
)
from branchline.games.rock_island.dice import exchange_rolled, runs_by_die
from branchline.games.rock_island.ending import distance_left, is_over, round_of
from branchline.games.rock_island.field import is_city
from branchline.games.rock_island.laying import list_placements, next_city, river_end, rows_laid
from branchline.games.rock_island.opening import is_in_opening, tiles_to_reveal
from branchline.games.rock_island.options import OPTIONS, STOP, UNDER_CREW
from branchline.games.rock_island.running import needs_exact_count, ways_out, why_no_entry
from branchline.games.rock_island.turning import rotations_of
from branchline.kernel import ALLOWED, SIDES, Sheet, opposite

PHASES = {
    LAYING_SOURCE: "laying_source",
    LAYING_COURSE: "laying_course",
    LAYING_CITY: "laying_city",
    REVEALING: "revealing",
    WALKING: "walking",
    EXCHANGING: "exchanging",
    TURNING: "turning",
    RUNNING: "running",
}
EDITION = OPTIONS[0]


def view(sheet: Sheet, state: Any, seat: int | None) -> dict[str, Any]:
    """The same for every seat: what lies face down is hidden from all of them."""
    return {
        "players": int(state.players),
        "phase": "over" if state.ended else PHASES[int(state.phase)],
        "to_move": None if state.ended else int(state.active),
        "active": int(state.active),
        "first": int(state.first),
        "turn": int(state.turn),
        "round": int(round_of(state)),
        "max_rounds": int(state.max_rounds),
        "ending": end_reason(state),
        "edition": EDITION.decode(int(state.edition)),
        "dice": _dice(state),
        "cells": _cells(sheet, state),
        "crews": [_cell(sheet, state.crew[seat]) for seat in range(state.players)],
        "locomotives": _locomotives(sheet, state),
        "reserve": [_slot(sheet, state, slot) for slot in range(SLOTS) if state.slot[slot] != NO_TILE],
        "remaining": _remaining(sheet, state),
        "removed": _counted(sheet, sheet.record.removed[int(state.players)]),
        "opening": _opening(sheet, state),
        "turning": _turning(sheet, state),
        "exchange": bool(exchange_rolled(sheet.record, state) and not state.exchanged and not state.ended),
        "run": _run(sheet, state),
        "laying": _laying(sheet, state),
    }


def _cell(sheet: Sheet, cell: Any) -> str | None:
    return None if cell == NOWHERE else sheet.labels["cell"][int(cell)]


def _dice(state: Any) -> dict[str, int | None] | None:
    if state.turn == 0:
        return None
    return {"crew": int(state.crew_die), "locomotive": int(state.locomotive_die) if state.locomotive_die >= 0 else None}


def _cells(sheet: Sheet, state: Any) -> dict[str, dict[str, Any]]:
    tiles = sheet.labels["tile"].labels
    ground, opened = state.ground.tolist(), state.open.tolist()
    tile, rotation = state.tile.tolist(), state.rotation.tolist()
    return {
        label: {
            "ground": GROUNDS[ground[cell]],
            "open": bool(opened[cell]) or ground[cell] >= CHICAGO,
            "tile": tiles[tile[cell]] if opened[cell] else None,
            "rotation": rotation[cell] if opened[cell] else None,
        }
        for cell, label in enumerate(sheet.labels["cell"].labels)
    }


def _locomotives(sheet: Sheet, state: Any) -> list[dict[str, Any]]:
    if state.chicago == NOWHERE:
        return []
    return [
        {
            "cell": _cell(sheet, state.locomotive[seat]),
            "entry": _edge(sheet, int(state.entry[seat])),
            "last_run": int(state.last_run[seat]),
            "distance": None if state.kansas_city == NOWHERE else int(distance_left(state, seat)),
            "reach": [] if state.ended else _reach(sheet, state, seat),
        }
        for seat in range(state.players)
    ]


def _edge(sheet: Sheet, edge: int) -> str | None:
    return None if edge == NO_EDGE else sheet.labels["direction"][edge]


def _reach(sheet: Sheet, state: Any, seat: int) -> list[dict[str, Any]]:
    """Every mark a locomotive could run to, the nearest first, with the shortest way there."""
    return [
        {
            "cell": _cell(sheet, cell),
            "entry": None if is_city(state, cell) else _edge(sheet, edge),
            "steps": len(way),
            "way": [sheet.labels["direction"][step] for step in way],
        }
        for (cell, edge), way in _runs(sheet, state, seat).items()
    ]


Mark = tuple[int, int]
"""A stop mark, told by the way in: a cell and one of its edges."""


def _runs(sheet: Sheet, state: Any, seat: int) -> dict[Mark, list[int]]:
    """The directions of the shortest run to each mark; where the count has to be exact, longer ones matter too."""
    limit = _steps_left(sheet, state, seat)
    start = (int(state.locomotive[seat]), int(state.entry[seat]))
    begun = seat == state.active and state.steps > 0
    exact = seat == state.active and state.turn > 0 and bool(needs_exact_count(sheet.record, state))
    runs: dict[Mark, list[int]] = {}
    seen: set[tuple[Mark, int]] = set()
    waiting: list[tuple[Mark, list[int]]] = [(start, [])]
    for mark, way in waiting:
        first = not way and not begun
        if len(way) == limit or (_ends_run(state, mark[0]) and not first):
            continue
        for edge, after in _steps(sheet, state, seat, mark, first=first):
            if after[0] == state.kansas_city and exact and len(way) + 1 != limit:
                continue
            if (after, len(way) * exact) not in seen:
                seen.add((after, len(way) * exact))
                runs.setdefault(after, [*way, edge])
                waiting.append((after, [*way, edge]))
    return runs


def _ends_run(state: Any, cell: int) -> bool:
    return cell == state.kansas_city or (cell == state.chicago and state.chicago_through == STOP)


def _steps(sheet: Sheet, state: Any, seat: int, mark: Mark, *, first: bool) -> Iterator[tuple[int, Mark]]:
    """Each edge over which a run may go on from a mark, and the mark it leads to."""
    board, (cell, entry) = sheet.record, mark
    ways = int(ways_out(board, state, cell, entry, first))
    for edge in range(SIDES):
        if ways >> edge & 1 and why_no_entry(board, state, seat, cell, edge) == ALLOWED:
            near, back = int(board.neighbour[cell, edge]), opposite(edge)
            if seat != state.active or not state.passed[near] >> back & 1:
                yield edge, (near, back)


def _steps_left(sheet: Sheet, state: Any, seat: int) -> int:
    """How far a run may still go: by the die of this turn, or by the best die for those whose turn it is not."""
    if not runs_by_die(sheet.record, state):
        return CELLS * SIDES
    if seat == state.active and state.turn > 0:
        return int(state.locomotive_die) - int(state.steps)
    return int(sheet.record.locomotive_face[state.edition].max())


def _slot(sheet: Sheet, state: Any, slot: int) -> dict[str, Any]:
    opened = bool(state.slot_open[slot])
    return {
        "slot": sheet.labels["slot"][slot],
        "ground": "land" if slot < LAND_SLOTS else "river",
        "open": opened,
        "tile": sheet.labels["tile"][int(state.slot[slot])] if opened else None,
    }


def _remaining(sheet: Sheet, state: Any) -> dict[str, int]:
    """§11 What lies face down, by type: all that is neither open nor out of the game."""
    board = sheet.record
    counts = board.count[int(state.river_set)].astype(int) - board.removed[int(state.players)]
    seen = Counter(state.tile[state.open == 1].tolist()) + Counter(state.slot[state.slot_open == 1].tolist())
    for tile, count in seen.items():
        counts[tile] -= count
    return _counted(sheet, counts)


def _counted(sheet: Sheet, counts: Any) -> dict[str, int]:
    return {id: int(counts[tile]) for tile, id in enumerate(sheet.labels["tile"].labels) if counts[tile]}


def _opening(sheet: Sheet, state: Any) -> dict[str, Any] | None:
    if state.turn > 0 or state.kansas_city == NOWHERE:
        return None
    cells = [cell for cell in range(CELLS) if is_in_opening(sheet.record, state, cell)]
    return {
        "left": int(tiles_to_reveal(sheet.record, state)),
        "cells": [_cell(sheet, cell) for cell in cells],
    }


def _turning(sheet: Sheet, state: Any) -> dict[str, Any] | None:
    if state.phase != TURNING or state.ended:
        return None
    rotations = int(rotations_of(sheet.record, state))
    return {
        "cell": _cell(sheet, state.target),
        "laid": bool(state.laid),
        "rotations": [rotation for rotation in range(SIDES) if rotations >> rotation & 1],
    }


def _run(sheet: Sheet, state: Any) -> dict[str, Any] | None:
    if state.phase != RUNNING or state.ended:
        return None
    by_die = runs_by_die(sheet.record, state)
    passed = [
        (cell, edge) for cell, edges in enumerate(state.passed.tolist()) for edge in range(SIDES) if edges >> edge & 1
    ]
    return {
        "steps": int(state.steps),
        "left": int(state.locomotive_die) - int(state.steps) if by_die else None,
        "passed": [{"cell": _cell(sheet, cell), "entry": _edge(sheet, edge)} for cell, edge in passed],
    }


def _laying(sheet: Sheet, state: Any) -> dict[str, Any] | None:
    if state.phase not in (LAYING_SOURCE, LAYING_COURSE, LAYING_CITY):
        return None
    rows = int(rows_laid(state))
    return {
        "placed": rows + int(state.chicago != NOWHERE),
        "river": [_cell(sheet, row * COLUMNS + state.river[row]) for row in range(rows)],
        "choices": [_cell(sheet, cell) for cell in _places(sheet, state)],
    }


def _places(sheet: Sheet, state: Any) -> list[int]:
    """The cells on which the next piece of river or the next city may lie."""
    board = sheet.record
    out = np.zeros(COLUMNS, np.int32)
    numbers = out[: list_placements(board, state, out, 0)].tolist()
    if state.phase == LAYING_SOURCE:
        return list(numbers)
    if state.phase == LAYING_COURSE:
        return [int(river_end(board, state, number - COURSE)) for number in numbers]
    column = int(board.city_column[next_city(state)])
    return [(number - CITY) * COLUMNS + column for number in numbers]


def end_reason(state: Any) -> str:
    return ENDINGS[state.ended]


def prompt(sheet: Sheet, state: Any) -> tuple[str, dict[str, tuple[str, int]]]:
    if is_over(state):
        return "over", {}
    key, arguments = _question(sheet, state)
    return key, {"seat": ("seat", int(state.active))} | arguments


def _question(sheet: Sheet, state: Any) -> tuple[str, dict[str, tuple[str, int]]]:
    phase = int(state.phase)
    if phase == LAYING_COURSE:
        return "laying-course", {"row": ("row", int(rows_laid(state)))}
    if phase == LAYING_CITY:
        return "laying-city", {"city": ("city", int(next_city(state)))}
    if phase == REVEALING:
        return "revealing", {"left": ("number", int(tiles_to_reveal(sheet.record, state)))}
    if phase == WALKING:
        return "walking", {"crew": ("number", int(state.crew_die))}
    if phase == EXCHANGING:
        return ("exchanging", _target(state)) if state.exchange_place == UNDER_CREW else ("exchanging-anywhere", {})
    if phase == TURNING:
        return ("turning-open" if not state.laid else "turning-new" if state.turn else "turning-opening"), _target(
            state
        )
    return _run_question(sheet, state) if phase == RUNNING else ("laying-source", {})


def _target(state: Any) -> dict[str, tuple[str, int]]:
    return {"cell": ("cell", int(state.target)), "tile": ("tile", int(state.tile[state.target]))}


def _run_question(sheet: Sheet, state: Any) -> tuple[str, dict[str, tuple[str, int]]]:
    steps = {"steps": ("number", int(state.steps))} if state.steps else {}
    key = "running-on" if state.steps else "running-first"
    if runs_by_die(sheet.record, state):
        return f"{key}-die", steps | {"die": ("number", int(state.locomotive_die))}
    return key, steps


BY_ROLL = ("wrong_distance", "two_bends_needed", "route_leaves_field", "half_turn_forbidden", "crew_must_move")
BY_DIE = ("die_used_up", "must_run_on", "exact_count_needed")


def details(sheet: Sheet, state: Any, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    if code in BY_ROLL:
        return {"roll": int(state.crew_die)}
    if code in BY_DIE:
        return {"die": int(state.locomotive_die)}
    if code == "outside_opening_area":
        return {"distance": int(sheet.record.opening_distance)}
    return {"distance": int(state.city_river_distance)} if code == "city_near_river" else {}
