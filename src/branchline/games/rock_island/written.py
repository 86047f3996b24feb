"""Positions that were written down: what follows from what they say, and how version 1 of the rules said it."""

from collections import Counter
from typing import Any

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    COLUMNS,
    LAND_SLOTS,
    LAYING_CITY,
    NO_TILE,
    NOWHERE,
    SLOTS,
)
from branchline.games.rock_island.options import FACE_UP
from branchline.games.rock_island.state import State
from branchline.kernel import LoadedBoard

PLACES = {"tile", "slot", "river", "chicago", "kansas_city"}


def complete(loaded: LoadedBoard, state: State, given: set[str]) -> None:
    """Whose turn it is decides; pieces begin in Chicago; tiles that are not named are those left in the box."""
    if "decider" not in given:
        state.decider[0] = state.active
    if "chicago" in given:
        for piece in {"crew", "locomotive"} - given:
            state[piece][: state.players] = state.chicago
    if given & PLACES and state.phase[0] > LAYING_CITY:
        _lay_rest(loaded.record, state, given)


def _lay_rest(board: Board, state: State, given: set[str]) -> None:
    """On the field from the last type on, so that plain tiles remain for the reserve."""
    for field in {"tile", "slot", "land_pile", "river_pile"} - given:
        state[field][:] = NO_TILE
    left = Counter(dict(enumerate((board.count[state.river_set] - board.removed[state.players]).tolist())))
    left.subtract(state.tile.tolist() + state.slot.tolist())
    boxes = [[tile for tile in range(board.types) if board.is_river[tile] == kind] for kind in range(2)]
    river, cities = set(state.river.tolist()), {state.chicago, state.kansas_city}
    for cell in range(len(state.tile)):
        if state.tile[cell] == NO_TILE and cell not in cities:
            state.tile[cell] = _taken(left, boxes[cell in river][::-1])
    for slot in range(SLOTS):
        if state.slot[slot] == NO_TILE:
            state.slot[slot] = _taken(left, boxes[slot >= LAND_SLOTS])
        if "slot_open" not in given:
            face_up = slot < LAND_SLOTS or state.reserve_river_face == FACE_UP
            state.slot_open[slot] = face_up and state.slot[slot] != NO_TILE


def _taken(left: Counter[int], kinds: list[int]) -> int:
    tile = next((tile for tile in kinds if left[tile] > 0), NO_TILE)
    left[tile] -= 1
    return tile


def upgrade(position: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had one phase, asked of the active player, and gave the river by columns."""
    written = dict(position)
    if "phase" in position:
        written["phase"] = [position["phase"]]
    if "active" in position:
        written["decider"] = [position["active"]]
    if isinstance(position.get("river"), list):
        written["river"] = [_in_row(row, column) for row, column in enumerate(position["river"])]
    return written


def _in_row(row: int, column: Any) -> Any:
    return row * COLUMNS + column if isinstance(column, int) and column != NOWHERE else column
