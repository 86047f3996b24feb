"""Estimates how long the game will go on."""

from __future__ import annotations

from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import ROUNDS
from branchline.games.england_wales.normal.state import State
from branchline.kernel import rule

USUAL_TURNS = 9.0
"""How long a game lasts."""


@rule
def turns_left(board: Board, state: State) -> float:
    """Count the turns that are left, with the present one. It does not ask how many cities are empty, or nobody
    would want to empty the next."""
    if state.last_turn > 0:
        return state.last_turn - state.turn + 1.0
    return min(max(USUAL_TURNS - state.turn, 1.0), board.turn_limit - state.turn) + 1.0


@rule
def actions_this_turn(state: State, seat: int) -> int:
    """The number of actions that the seat has still to take in this turn."""
    if state.action_round == 0:
        return ROUNDS
    left = ROUNDS - state.action_round
    place = (seat - state.first) % state.players
    active = (state.active - state.first) % state.players
    if place > active:
        left += 1
    elif place == active:
        left += state.actions_left
    return left
