"""§15 Barons: a secret goal of each player."""

import numpy as np

from branchline.games.england_wales.chains import (
    cities_touched,
    connected_to,
    count_links,
    count_mountains,
    longest_chain,
)
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import (
    BONDS,
    CITIES,
    CONNECTED,
    ENGINE_LEVEL,
    LINKS,
    LONGEST_CHAIN,
    MOUNTAIN_TILES,
    RED_DELIVERIES,
)
from branchline.games.england_wales.normal.state import State
from branchline.kernel import bit, count_flags, rule


@rule
def measure_of(board: Board, state: State, seat: int, measure: int) -> int:
    """EW-15.5 to EW-15.8 What the barons compare."""
    if measure == LINKS:
        return count_links(state, seat)
    if measure == LONGEST_CHAIN:
        return longest_chain(board, state, seat)
    if measure == MOUNTAIN_TILES:
        return count_mountains(board, state, seat)
    if measure == CITIES:
        return count_flags(cities_touched(state, seat))
    if measure == ENGINE_LEVEL:
        return state.engine[seat]
    if measure == BONDS:
        return state.bonds[seat]
    return state.red_deliveries[seat] if measure == RED_DELIVERIES else state.cash[seat]


@rule
def connects(board: Board, state: State, seat: int, cities: np.uint64) -> bool:
    """EW-15.4 All named cities in one part of the own network."""
    for city in range(board.cities):
        if cities & bit(city):
            return connected_to(board, state, seat, city) & cities == cities
    return False


@rule
def is_fulfilled(board: Board, state: State, seat: int, baron: int) -> bool:
    """EW-15.1 Whether a seat that kept this baron would score it as things stand."""
    if board.measure[baron] == CONNECTED:
        return connects(board, state, seat, board.baron_cities[baron])
    own = measure_of(board, state, seat, board.measure[baron])
    if own == 0 and not board.fewest[baron]:
        return False
    for other in range(state.players):
        if other != seat and beats(board, measure_of(board, state, other, board.measure[baron]), own, baron):
            return False
    return True


@rule
def beats(board: Board, theirs: int, own: int, baron: int) -> bool:
    """EW-15.2, EW-15.3 A tie is good enough, unless the baron wants to be alone."""
    if theirs == own:
        return board.strict[baron] == 1
    return theirs < own if board.fewest[baron] else theirs > own
