"""§3 The turn: what follows what."""

from branchline.games.rocket.actions import (
    is_advance,
    is_bid,
    is_lift,
    is_match,
    is_pass,
    is_station,
    is_token,
    is_yield,
    pack_pass,
    pack_yield,
    unpack_advance,
    unpack_bid,
    unpack_lift,
    unpack_station,
    unpack_token,
)
from branchline.games.rocket.advance import choose_advance, list_advances, why_no_advance
from branchline.games.rocket.arrival import move_locomotive, reach_station
from branchline.games.rocket.autonomy import test_autonomy
from branchline.games.rocket.board import Board
from branchline.games.rocket.components import ACT, ANSWER, GOODS, NO_END, PUT_DOWN, STANDSTILL, VETO
from branchline.games.rocket.ending import end_game, ending
from branchline.games.rocket.events import TURN_PASSED
from branchline.games.rocket.income import join_towns, pay_new_towns
from branchline.games.rocket.lines import flag, holding, line_touching
from branchline.games.rocket.merger import absorb
from branchline.games.rocket.reasons import (
    ALREADY_BID,
    GAME_OVER,
    MATCH_OR_YIELD,
    MUST_ACT,
    MUST_PUT_DOWN,
    NO_SHARES_TO_BID,
    NO_VETO,
    NOT_ASKED,
    NOT_YOUR_TURN,
    PASSED_OVER,
    VETO_UNDER_WAY,
)
from branchline.games.rocket.state import State
from branchline.games.rocket.stations import (
    lift_station,
    list_put_down,
    list_stations,
    place_station,
    refresh_bans,
    why_no_lift,
    why_no_station,
    why_not_put_down,
)
from branchline.games.rocket.tokens import list_tokens, take_token, why_no_token
from branchline.games.rocket.veto import (
    bid,
    forget_advance,
    give_way,
    list_answers,
    list_bids,
    match_bid,
    open_veto,
    pass_veto,
    why_no_bid,
    why_no_counter_bid,
    why_no_match,
)
from branchline.kernel import (
    ALLOWED,
    NOBODY,
    SIDES,
    Array,
    ask,
    close_frame,
    decider,
    emit,
    has_ended,
    open_frame,
    present_phase,
    rule,
)

ACTIONS_A_TURN = 2


@rule
def legal(board: Board, state: State, out: Array) -> int:
    phase = present_phase(state)
    if phase == ACT:
        return list_advances(board, state, out, list_stations(board, state, out, list_tokens(board, state, out, 0)))
    if phase == PUT_DOWN:
        return list_put_down(board, state, out, 0)
    if phase == VETO:
        return list_bids(state, out, 0)
    return list_answers(state, out, 0)


@rule
def why_not(board: Board, state: State, action: int) -> int:
    if has_ended(state):
        return GAME_OVER
    phase = present_phase(state)
    if phase == ACT:
        return why_no_act(board, state, action)
    if phase == PUT_DOWN:
        return why_not_put_down(board, state, unpack_station(action)) if is_station(action) else MUST_PUT_DOWN
    if is_token(action) or is_station(action) or is_lift(action) or is_advance(action):
        return VETO_UNDER_WAY
    return why_no_vote(state, action) if phase == VETO else why_no_answer(state, action)


@rule
def why_no_act(board: Board, state: State, action: int) -> int:
    """SR-3.1, SR-3.5 A token, a station or an advance; there is no voluntary pass."""
    if is_token(action):
        town, good = unpack_token(action)
        return why_no_token(board, state, town, good)
    if is_station(action):
        return why_no_station(board, state, unpack_station(action))
    if is_lift(action):
        return why_no_lift(board, state, unpack_lift(action))
    if is_advance(action):
        company, direction = unpack_advance(action)
        return why_no_advance(board, state, company, direction)
    return MUST_ACT if is_pass(action) else NO_VETO


@rule
def why_no_vote(state: State, action: int) -> int:
    """SR-7.5 Pass or bid."""
    if is_bid(action):
        shares, direction = unpack_bid(action)
        return why_no_bid(state, shares, direction)
    return ALLOWED if is_pass(action) else NOT_ASKED


@rule
def why_no_answer(state: State, action: int) -> int:
    """SR-7.10 Match or give way."""
    if is_bid(action):
        _, direction = unpack_bid(action)
        return why_no_counter_bid(state, direction)
    if is_match(action):
        return why_no_match(state)
    return ALLOWED if is_yield(action) else MATCH_OR_YIELD


@rule
def why_not_seat(board: Board, state: State, seat: int) -> int:
    """SR-3.1, SR-7.4, SR-7.6 Only the seat that is asked; in a veto each shareholder who could outbid has one
    opportunity."""
    if has_ended(state):
        return GAME_OVER
    if seat == decider(state):
        return ALLOWED
    if state.mover == NOBODY or seat == state.active:
        return NOT_YOUR_TURN
    if holding(state, state.mover, seat) == 0:
        return NO_SHARES_TO_BID
    if state.heard & flag(seat):
        return ALREADY_BID
    return PASSED_OVER if holding(state, state.mover, seat) <= state.high else NOT_YOUR_TURN


@rule
def apply(board: Board, state: State, action: int, log: Array) -> None:
    step = answer(board, state, action, log)
    if step == ARRIVES:
        resolve_advance(board, state, log)
    if step != ASKS_ON:
        end_action(board, state, step == STALLS, log)


ASKS_ON, ARRIVES, ACTS, STALLS = range(4)


@rule
def answer(board: Board, state: State, action: int, log: Array) -> int:
    """Carry out what was decided, and tell what follows: another question, a locomotive's arrival, or the end of an
    action, which may have been a mere station move."""
    if is_token(action):
        town, good = unpack_token(action)
        take_token(state, town, good, log)
        return ACTS
    if is_station(action):
        return put_station(board, state, unpack_station(action), log)
    if is_lift(action):
        open_frame(state, PUT_DOWN, state.active)
        lift_station(board, state, unpack_lift(action), log)
        return ASKS_ON
    if is_advance(action):
        company, direction = unpack_advance(action)
        choose_advance(board, state, company, direction, log)
        return ASKS_ON if open_veto(state) else ARRIVES
    return ASKS_ON if vote_goes_on(board, state, action, log) else ARRIVES


@rule
def put_station(board: Board, state: State, hex: int, log: Array) -> int:
    moved = state.lifted != NOBODY
    if moved:
        close_frame(state)
    place_station(board, state, hex, log)
    return STALLS if moved else ACTS


@rule
def vote_goes_on(board: Board, state: State, action: int, log: Array) -> bool:
    """Whether, after this vote or answer, someone is still to be asked."""
    if is_bid(action):
        shares, direction = unpack_bid(action)
        return bid(board, state, shares, direction, log)
    if is_pass(action):
        return pass_veto(state, log)
    if is_match(action):
        match_bid(state, log)
    else:
        give_way(state, log)
    return False


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


@rule
def end_action(board: Board, state: State, stalling: bool, log: Array) -> None:
    """SR-3.6, SR-3.7 The end test; then the next action, passed over while there is none to take."""
    why = NO_END
    for _ in range(ACTIONS_A_TURN * state.players):
        state.stall = state.stall + 1 if stalling else 0
        why = ending(board, state)
        if why != NO_END:
            break
        begin_action(state)
        if has_action(board, state):
            return
        emit(log, TURN_PASSED, state.active)
        stalling = True
    end_game(board, state, STANDSTILL if why == NO_END else why, log)


@rule
def begin_action(state: State) -> None:
    """SR-3.1 Two actions each, clockwise."""
    state.actions_done += 1
    if state.actions_done == ACTIONS_A_TURN:
        state.actions_done = 0
        state.advanced = 0
        state.active = (state.active + 1) % state.players
    ask(state, ACT, state.active)


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


@rule
def let_pass(state: State) -> int:
    """What a player does who leaves an advance as it is."""
    phase = present_phase(state)
    if phase == VETO:
        return pack_pass()
    return pack_yield() if phase == ANSWER else -1
