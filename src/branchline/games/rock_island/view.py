"""§11 What everybody may see: what lies face down is hidden from all of them alike."""

from collections import Counter
from typing import Any

import numpy as np

from branchline.games.rock_island.actions import CITY_ROW, COURSE, SOURCE
from branchline.games.rock_island.components import (
    CELLS,
    CHICAGO,
    CITY_COLUMN,
    COLUMNS,
    EDITION,
    ENDING,
    FACES,
    GROUND,
    LAND_SLOTS,
    LAYING_CITY,
    LAYING_COURSE,
    LAYING_SOURCE,
    NO_DIE,
    NO_EDGE,
    NOWHERE,
    PHASE,
    ROWS,
    RUNNING,
    TURNING,
)
from branchline.games.rock_island.dice import exchange_rolled, runs_by_die
from branchline.games.rock_island.ending import distance_left, round_of, rounds_allowed
from branchline.games.rock_island.laying import next_city, river_end, rows_laid
from branchline.games.rock_island.opening import is_in_opening, tiles_to_reveal
from branchline.games.rock_island.reach import mark_stops, marks_in_reach, no_stops
from branchline.games.rock_island.state import State
from branchline.games.rock_island.turn import TURN
from branchline.games.rock_island.turning import open_edges, rotations_of
from branchline.games.rock_island.view_types import (
    CellView,
    Dice,
    Laying,
    LocomotiveView,
    Opening,
    Reach,
    RockIslandView,
    Run,
    SlotView,
    Turned,
    Turning,
)
from branchline.kernel import SIDES, LoadedBoard, decider, present_phase


def view(loaded: LoadedBoard, state: State, seat: int | None) -> RockIslandView:
    return {
        "players": state.players,
        "phase": "over" if state.ended else PHASE.labels[present_phase(state)],
        "to_move": None if state.ended else decider(state),
        "active": state.active,
        "first": state.first,
        "turn": state.turn,
        "round": round_of(state),
        "max_rounds": rounds_allowed(state),
        "ending": ENDING.labels[state.ended],
        "edition": EDITION.labels[state.edition],
        "dice": _dice(state),
        "cells": _cells(loaded, state),
        "crews": [None if cell == NOWHERE else _cell(loaded, cell) for cell in state.crew[: state.players]],
        "walks": _walks(loaded, state),
        "locomotives": _locomotives(loaded, state),
        "reserve": _reserve(loaded, state),
        "remaining": _remaining(loaded, state),
        "removed": _counted(loaded, loaded.record.removed[state.players]),
        "opening": _opening(loaded, state),
        "turning": _turning(loaded, state),
        "exchange": bool(exchange_rolled(loaded.record, state) and not state.exchanged and not state.ended),
        "run": _run(loaded, state),
        "laying": _laying(loaded, state),
    }


def _cell(loaded: LoadedBoard, cell: int) -> str:
    return loaded.labels["cell"][int(cell)]


def _edge(loaded: LoadedBoard, edge: int) -> str:
    return loaded.labels["direction"][int(edge)]


def _entry(loaded: LoadedBoard, edge: int) -> str | None:
    return None if edge == NO_EDGE else _edge(loaded, edge)


def _dice(state: State) -> Dice | None:
    if state.turn == 0:
        return None
    locomotive = None if state.locomotive_die == NO_DIE else state.locomotive_die
    return {"crew": state.crew_die, "locomotive": locomotive}


def _cells(loaded: LoadedBoard, state: State) -> dict[str, CellView]:
    tiles = loaded.labels["tile"].labels
    ground, opened = state.ground.tolist(), state.open.tolist()
    tile, rotation = state.tile.tolist(), state.rotation.tolist()
    return {
        label: {
            "ground": GROUND.labels[ground[cell]],
            "open": bool(opened[cell]) or ground[cell] >= CHICAGO,
            "tile": tiles[tile[cell]] if opened[cell] else None,
            "rotation": rotation[cell] if opened[cell] else None,
        }
        for cell, label in enumerate(loaded.labels["cell"].labels)
    }


def _walks(loaded: LoadedBoard, state: State) -> list[dict[str, list[str]]]:
    names, stops = loaded.labels["cell"].labels, no_stops()
    mark_stops(loaded.record, state.copy(), stops)
    return [
        {str(face): [names[cell] for cell in np.flatnonzero(stops[seat, face])] for face in range(1, FACES + 1)}
        for seat in range(state.players)
    ]


def _locomotives(loaded: LoadedBoard, state: State) -> list[LocomotiveView]:
    if state.chicago == NOWHERE:
        return []
    return [
        {
            "cell": _cell(loaded, state.locomotive[seat]),
            "entry": _entry(loaded, state.entry[seat]),
            "last_run": state.last_run[seat],
            "distance": None if state.kansas_city == NOWHERE else distance_left(state, seat),
            "reach": [] if state.ended else _reach(loaded, state, seat),
        }
        for seat in range(state.players)
    ]


def _reach(loaded: LoadedBoard, state: State, seat: int) -> list[Reach]:
    return [
        {
            "cell": _cell(loaded, cell),
            "entry": _entry(loaded, edge),
            "steps": len(way),
            "way": [_edge(loaded, step) for step in way],
            "wins": bool(cell == state.kansas_city),
        }
        for (cell, edge), way in marks_in_reach(loaded.record, state, seat).items()
    ]


def _reserve(loaded: LoadedBoard, state: State) -> list[SlotView]:
    """RI-4.7 As many as there were at the beginning: an exchange fills the slot anew."""
    slots = LAND_SLOTS + loaded.record.river_tiles[state.players] - ROWS
    return [
        {
            "slot": loaded.labels["slot"][slot],
            "ground": "land" if slot < LAND_SLOTS else "river",
            "open": bool(state.slot_open[slot]),
            "tile": loaded.labels["tile"][state.slot[slot]] if state.slot_open[slot] else None,
        }
        for slot in range(slots)
    ]


def _remaining(loaded: LoadedBoard, state: State) -> dict[str, int]:
    """§11 What lies face down, by type: all that is neither open nor out of the game."""
    board = loaded.record
    counts = board.count[state.river_set].astype(int) - board.removed[state.players]
    seen = Counter(state.tile[state.open == 1].tolist()) + Counter(state.slot[state.slot_open == 1].tolist())
    for tile, count in seen.items():
        counts[tile] -= count
    return _counted(loaded, counts)


def _counted(loaded: LoadedBoard, counts: Any) -> dict[str, int]:
    return {id: int(counts[tile]) for tile, id in enumerate(loaded.labels["tile"].labels) if counts[tile]}


def _opening(loaded: LoadedBoard, state: State) -> Opening | None:
    if state.turn > 0 or state.kansas_city == NOWHERE:
        return None
    return {
        "left": tiles_to_reveal(loaded.record, state),
        "cells": [_cell(loaded, cell) for cell in range(CELLS) if is_in_opening(loaded.record, state, cell)],
    }


def _turning(loaded: LoadedBoard, state: State) -> Turning | None:
    if present_phase(state) != TURNING or state.ended:
        return None
    rotations = rotations_of(loaded.record, state)
    return {
        "cell": _cell(loaded, state.target),
        "laid": bool(state.laid),
        "rotations": [rotation for rotation in range(SIDES) if rotations >> rotation & 1],
        "ends": [_turned(loaded, state, rotation) for rotation in range(SIDES) if rotations >> rotation & 1],
    }


def _turned(loaded: LoadedBoard, state: State, rotation: int) -> Turned:
    """RI-3.5 Track meets track over a common edge."""
    board, cell = loaded.record, state.target
    track, fed = board.track[state.tile[cell], rotation], state.feeders[cell]
    seen = open_edges(board, state, cell) | sum(
        1 << edge for edge in range(SIDES) if board.neighbour[cell, edge] == NOWHERE
    )
    edges = [edge for edge in range(SIDES) if track >> edge & 1]
    return {
        "rotation": rotation,
        "joined": [_edge(loaded, edge) for edge in edges if fed >> edge & 1],
        "hidden": [_edge(loaded, edge) for edge in edges if not seen >> edge & 1],
        "cut": [_edge(loaded, edge) for edge in edges if seen >> edge & 1 and not fed >> edge & 1],
    }


def _run(loaded: LoadedBoard, state: State) -> Run | None:
    if present_phase(state) != RUNNING or state.ended:
        return None
    by_die = runs_by_die(loaded.record, state)
    return {
        "steps": state.steps,
        "left": state.locomotive_die - state.steps if by_die else None,
        "passed": [
            {"cell": _cell(loaded, cell), "entry": _edge(loaded, edge)}
            for cell, edges in enumerate(state.passed.tolist())
            for edge in range(SIDES)
            if edges >> edge & 1
        ],
    }


def _laying(loaded: LoadedBoard, state: State) -> Laying | None:
    if present_phase(state) not in (LAYING_SOURCE, LAYING_COURSE, LAYING_CITY):
        return None
    rows = rows_laid(state)
    return {
        "placed": rows + int(state.chicago != NOWHERE),
        "river": [_cell(loaded, cell) for cell in state.river[:rows]],
        "choices": [_cell(loaded, cell) for cell in _places(loaded, state)],
    }


def _places(loaded: LoadedBoard, state: State) -> list[int]:
    """The cells on which the next piece of river or the next city may lie."""
    board, phase = loaded.record, present_phase(state)
    out = np.zeros(COLUMNS, np.int32)
    numbers = out[: TURN.legal(board, state, out)].tolist()
    if phase == LAYING_SOURCE:
        return [SOURCE.unpack(number)[0] for number in numbers]
    if phase == LAYING_COURSE:
        return [river_end(board, state, COURSE.unpack(number)[0]) for number in numbers]
    column = CITY_COLUMN[next_city(state)]
    return [CITY_ROW.unpack(number)[0] * COLUMNS + column for number in numbers]
