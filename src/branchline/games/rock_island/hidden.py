"""§11 What lies face down, and how it is drawn anew for those who may not know it."""

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    CELLS,
    LAND_CELLS,
    LAND_SLOTS,
    MOST_LAND,
    MOST_RIVER,
    NO_TILE,
    RIVER,
    ROWS,
    SLOTS,
)
from branchline.games.rock_island.state import State
from branchline.kernel import reseed, reshuffle, rule


@rule
def determinize(board: Board, state: State, seat: int, seed: int) -> None:
    """§11 Nobody knows the hidden tiles: they change places with each other, land with land and river with river;
    nor does anybody know the generator."""
    reseed(state, seed)
    determinize_land(state)
    determinize_river(state)
    clear_table(state)


@rule
def clear_table(state: State) -> None:
    """Where the tiles were shuffled they have left a trace of the order in which they were dealt."""
    for k in range(MOST_LAND):
        state.land[k] = NO_TILE
    for k in range(MOST_RIVER):
        state.water[k] = NO_TILE


@rule
def is_hidden(state: State, cell: int) -> bool:
    return state.tile[cell] != NO_TILE and not state.open[cell]


@rule
def determinize_land(state: State) -> None:
    count = 0
    for cell in range(CELLS):
        if is_hidden(state, cell) and state.ground[cell] != RIVER:
            state.land[count] = state.tile[cell]
            count += 1
    for k in range(LAND_CELLS):
        if state.land_pile[k] != NO_TILE:
            state.land[count] = state.land_pile[k]
            count += 1
    reshuffle(state, state.land, count)
    for cell in range(CELLS):
        if is_hidden(state, cell) and state.ground[cell] != RIVER:
            count -= 1
            state.tile[cell] = state.land[count]
    for k in range(LAND_CELLS):
        if state.land_pile[k] != NO_TILE:
            count -= 1
            state.land_pile[k] = state.land[count]


@rule
def determinize_river(state: State) -> None:
    """RI-4.8 Those in the reserve too, where they lie face down."""
    count = 0
    for cell in range(CELLS):
        if is_hidden(state, cell) and state.ground[cell] == RIVER:
            state.water[count] = state.tile[cell]
            count += 1
    for row in range(ROWS):
        if state.river_pile[row] != NO_TILE:
            state.water[count] = state.river_pile[row]
            count += 1
    for slot in range(LAND_SLOTS, SLOTS):
        if state.slot[slot] != NO_TILE and not state.slot_open[slot]:
            state.water[count] = state.slot[slot]
            count += 1
    reshuffle(state, state.water, count)
    for cell in range(CELLS):
        if is_hidden(state, cell) and state.ground[cell] == RIVER:
            count -= 1
            state.tile[cell] = state.water[count]
    for row in range(ROWS):
        if state.river_pile[row] != NO_TILE:
            count -= 1
            state.river_pile[row] = state.water[count]
    for slot in range(LAND_SLOTS, SLOTS):
        if state.slot[slot] != NO_TILE and not state.slot_open[slot]:
            count -= 1
            state.slot[slot] = state.water[count]
