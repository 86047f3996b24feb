"""§3 What the game does by itself between two questions, and whom it asks."""

from branchline.games.rocket.advance import why_no_advance
from branchline.games.rocket.arrival import move_locomotive, reach_station
from branchline.games.rocket.autonomy import test_autonomy
from branchline.games.rocket.board import Board
from branchline.games.rocket.components import ACT, GOODS, NO_END, STANDSTILL
from branchline.games.rocket.ending import end_game, ending
from branchline.games.rocket.events import TURN_PASSED
from branchline.games.rocket.income import join_towns, pay_new_towns
from branchline.games.rocket.lines import holding, line_touching
from branchline.games.rocket.merger import absorb
from branchline.games.rocket.reasons import ALREADY_BID, NO_SHARES_TO_BID, NOT_YOUR_TURN, PASSED_OVER
from branchline.games.rocket.state import State
from branchline.games.rocket.stations import refresh_bans, why_no_lift, why_no_station
from branchline.games.rocket.tokens import why_no_token
from branchline.games.rocket.veto import forget_advance
from branchline.kernel import ALLOWED, NOBODY, OVER, SIDES, Array, ask, emit, flag, rule

ACTIONS_A_TURN = 2


@rule
def active_player(state: State) -> int:
    return state.active


@rule
def why_not_asked(state: State, seat: int) -> int:
    """SR-3.1, SR-7.4, SR-7.6 In a veto each shareholder who could outbid has one opportunity."""
    if state.mover == NOBODY or seat == state.active:
        return NOT_YOUR_TURN
    if holding(state, state.mover, seat) == 0:
        return NO_SHARES_TO_BID
    if state.heard & flag(seat):
        return ALREADY_BID
    return PASSED_OVER if holding(state, state.mover, seat) <= state.high else NOT_YOUR_TURN


@rule
def resolve_advance(board: Board, state: State, log: Array) -> None:
    """SR-6, SR-7.18 Tile, passenger, income, merger, autonomy: all at the final destination."""
    company = state.mover
    origin = state.locomotive[company]
    direction = state.high_direction if state.high > 0 else state.aim
    hex = move_locomotive(board, state, company, direction, log)
    reach_station(state, company, hex, log)
    pay_new_towns(board, state, company, join_towns(board, state, company, hex, log), log)
    into = line_touching(board, state, hex, company)
    if into != NOBODY:
        absorb(board, state, company, into, log)
    refresh_bans(board, state, origin)
    refresh_bans(board, state, hex)
    forget_advance(state)
    test_autonomy(board, state, log)
    state.stall = 0


@rule
def next_action(board: Board, state: State, log: Array) -> int:
    """SR-3.6, SR-3.7 The end test; then the next action, passed over while there is none to take."""
    for passed in range(ACTIONS_A_TURN * state.players):
        if passed:
            state.stall += 1
        why = ending(board, state)
        if why != NO_END:
            end_game(board, state, why, log)
            return OVER
        begin_action(state)
        if has_action(board, state):
            return ACT
        ask(state, ACT, state.active)
        emit(log, TURN_PASSED, state.active)
    end_game(board, state, STANDSTILL, log)
    return OVER


@rule
def begin_action(state: State) -> None:
    """SR-3.1 Two actions each, clockwise."""
    state.actions_done += 1
    if state.actions_done == ACTIONS_A_TURN:
        state.actions_done = 0
        state.advanced = 0
        state.active = (state.active + 1) % state.players


@rule
def has_action(board: Board, state: State) -> bool:
    for company in range(board.companies):
        for direction in range(SIDES):
            if why_no_advance(board, state, company, direction) == ALLOWED:
                return True
    for hex in range(board.hexes):
        if why_no_station(board, state, hex) == ALLOWED or why_no_lift(board, state, hex) == ALLOWED:
            return True
    for town in range(board.towns):
        for good in range(GOODS):
            if why_no_token(board, state, town, good) == ALLOWED:
                return True
    return False
