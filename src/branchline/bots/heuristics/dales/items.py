"""What lines can reach, what sets it makes, and what of it is left for the next turn."""

from __future__ import annotations

from branchline.games.dales.board import Board
from branchline.games.dales.components import ARROW_GOOD, ARROWS, ITEMS, SEATS, TRAIN, TRAIN_CHOICE
from branchline.games.dales.loading import trace_lines, why_out_of_reach
from branchline.games.dales.state import State
from branchline.kernel import ALLOWED, NOBODY, Array, flag, present_phase, rule

CONTESTED = 0.6
"""What an item is worth that rivals can reach too."""
KEPT_ITEM = 0.35
"""What an item within reach is worth for the next turn."""
PART_OF_SET = 0.4
"""What an item is worth that is the first of the next set."""

REACHED = 0
"""Sections of the workspace: items within reach, and items likely to be loaded."""
LOADED = REACHED + ITEMS


@rule
def count_within_reach(board: Board, state: State, seat: int, workspace: Array) -> None:
    """Items that a seat's lines serve, by kind; those that rivals' tracks touch count for less."""
    for item in range(ITEMS):
        workspace[REACHED + item] = 0.0
        workspace[LOADED + item] = 0.0
    if state.laid[seat] == 0:
        return
    loading_now = TRAIN <= present_phase(state) <= TRAIN_CHOICE
    if not loading_now:
        for area in range(board.areas):
            state.reach[area] = 0
        trace_lines(board, state, seat)
    rivals = ((1 << SEATS) - 1) ^ flag(seat)
    for area in range(board.areas):
        for item in range(ITEMS):
            pieces = state.pieces[area, item]
            if pieces == 0 or why_out_of_reach(board, state, seat, area, item) != ALLOWED:
                continue
            wanted = is_contested(board, state, area, item, rivals)
            workspace[REACHED + item] += pieces * (CONTESTED if wanted else 1.0)


@rule
def is_contested(board: Board, state: State, area: int, item: int, rivals: int) -> bool:
    if item != ARROW_GOOD:
        return state.touched[area] & rivals != 0
    for k in range(ARROWS):
        town = board.arrow[area, k]
        if town == NOBODY:
            break
        if state.owners[town] == 0 and state.touched[town] & rivals:
            return True
    return False


@rule
def kept_items(workspace: Array) -> float:
    """Value the items left within reach for the next turn."""
    items = 0.0
    for item in range(ITEMS):
        items += max(0.0, workspace[REACHED + item] - workspace[LOADED + item])
    return KEPT_ITEM * min(items, 8.0)


@rule
def set_parts(state: State, seat: int, workspace: Array) -> float:
    """Sets that will be complete, beyond those of the score, and parts of the next."""
    fewest = 1e9
    now = 1e9
    for item in range(ITEMS):
        now = min(now, float(state.collection[seat, item]))
        fewest = min(fewest, items_of(state, seat, item, workspace))
    value = 2.0 * (fewest - now)
    for item in range(ITEMS):
        value += PART_OF_SET * min(1.0, items_of(state, seat, item, workspace) - fewest)
    return value


@rule
def items_of(state: State, seat: int, item: int, workspace: Array) -> float:
    """Collected, on the trains, and likely to be."""
    items = state.collection[seat, item] + workspace[LOADED + item]
    for train in range(state.buyer.shape[0]):
        if state.buyer[train] == seat:
            items += state.carried[train, item]
    return items
