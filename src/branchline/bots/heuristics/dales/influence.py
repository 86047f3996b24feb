"""What influence and cubes are worth, with the bids that stand."""

from __future__ import annotations

from branchline.games.dales.auction import standing_bids
from branchline.games.dales.board import Board
from branchline.games.dales.components import BIDDING, BROWN, COLOUR_CHOICE, COLOURS, PAYMENT, RED, WHITE
from branchline.games.dales.state import State
from branchline.kernel import present_phase, rule

WHITE_WORTH = (1.0, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1)
BROWN_WORTH = (1.9, 1.9, 1.8, 1.6, 1.4, 1.0, 0.7, 0.4, 0.2, 0.1)
COMPANY_WORTH = (1.2, 1.1, 1.0, 0.7, 0.5, 0.3, 0.2, 0.1, 0.1, 0.1)
"""What each further point of influence is worth at the beginning of a turn."""
CUBE_WORTH = (0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1)
BID_TO_COME = 3
"""Cubes that another bid will take."""
STUCK = 3.0
LOWEST_BID_ODDS = 0.5
"""Probability of winning a space with the lowest possible bid."""
LATER = 0.8
"""What can be kept for the next turn is worth a little less."""


@rule
def value_of_point(colour: int, held: int) -> float:
    """Return the value of one more point of a colour to someone who holds so many."""
    at = min(max(held, 0), len(WHITE_WORTH) - 1)
    if colour == WHITE:
        return WHITE_WORTH[at]
    return BROWN_WORTH[at] if colour == BROWN else COMPANY_WORTH[at]


@rule
def value_of_influence(colour: int, points: float) -> float:
    """Points may be fractions: expected ones."""
    value = 0.0
    for held in range(len(WHITE_WORTH)):
        if points <= held:
            break
        value += value_of_point(colour, held) * min(1.0, points - held)
    return value


@rule
def means(board: Board, state: State, seat: int) -> float:
    """Value influence and cubes before a turn's line; bids that stand count for most of what they bring."""
    value = 0.0
    for colour in range(COLOURS):
        value += value_of_influence(colour, expected_influence(board, state, seat, colour))
    cubes = state.hand[seat]
    if present_phase(state) == BIDDING:
        missing = 2 - standing_bids(state, seat)
        cubes -= BID_TO_COME * missing
        if cubes < 0:
            value -= STUCK
    elif not is_to_build(state, seat):
        cubes = min(board.cubes, cubes + board.income) - 2 * BID_TO_COME
    for k in range(max(0, cubes)):
        value += CUBE_WORTH[min(k, len(CUBE_WORTH) - 1)]
    return value


@rule
def is_to_build(state: State, seat: int) -> bool:
    """Whether a seat has its line of this turn before it."""
    if present_phase(state) == BIDDING or present_phase(state) == COLOUR_CHOICE:
        return True
    if present_phase(state) > PAYMENT:
        return False
    for place in range(max(0, state.place), state.players):
        if state.build_order[place] == seat:
            return True
    return False


@rule
def expected_influence(board: Board, state: State, seat: int, colour: int) -> float:
    points = float(state.influence[seat, colour])
    if present_phase(state) != BIDDING and present_phase(state) != COLOUR_CHOICE:
        return points
    for space in range(board.spaces[state.side]):
        if state.bidder[space] == seat:
            printed = board.printed[state.side, space, colour] + (state.counter[space] == colour)
            choice = 0.5 * board.choice[state.side, space] if colour >= RED else 0.0
            points += (printed + choice) * hold(board, state, space)
    return points


@rule
def hold(board: Board, state: State, space: int) -> float:
    """Probability of winning a space; a higher bid is safer."""
    doubt = 1.0 - LOWEST_BID_ODDS
    for _ in range(state.bid[space] - board.minimum[state.side, space]):
        doubt *= 0.6
    return 1.0 - doubt
