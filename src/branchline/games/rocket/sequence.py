"""§3 The turn: what follows what."""

from typing import Any

from branchline.games.rocket.actions import ADVANCE, BID, LIFT, MATCH, PASS, STATION, VERBS, YIELD
from branchline.games.rocket.advance import choose_advance, list_advances, why_no_advance
from branchline.games.rocket.arrival import move_locomotive, reach_station
from branchline.games.rocket.autonomy import test_autonomy
from branchline.games.rocket.board import Board, load_board
from branchline.games.rocket.components import ACT, ANSWER, GOODS, HEXES, NO_END, NOBODY, PUT_DOWN, STANDSTILL, VETO
from branchline.games.rocket.ending import end_game, ending, score
from branchline.games.rocket.events import EVENTS, TURN_PASSED
from branchline.games.rocket.income import join_towns, pay_new_towns
from branchline.games.rocket.invariants import check
from branchline.games.rocket.lines import holding, line_touching
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
    REASONS,
    VETO_UNDER_WAY,
)
from branchline.games.rocket.setup import derive, redeal, setup
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
from branchline.games.rocket.view import details, end_reason, prompt, read, remark, view
from branchline.kernel import (
    ALLOWED,
    SIDES,
    Array,
    Contract,
    ask,
    close_frame,
    decider,
    emit,
    open_frame,
    present_phase,
    rule,
)

ACTIONS_A_TURN = 2


@rule
def is_over(state: Any) -> bool:
    return state.ended != NO_END


@rule
def legal(board: Any, state: Any, out: Array) -> int:
    phase = present_phase(state)
    if phase == ACT:
        return list_advances(board, state, out, list_stations(board, state, out, list_tokens(board, state, out, 0)))
    if phase == PUT_DOWN:
        return list_put_down(board, state, out, 0)
    if phase == VETO:
        return list_bids(state, out, 0)
    return list_answers(state, out, 0)


@rule
def why_not(board: Any, state: Any, action: int) -> int:
    if is_over(state):
        return GAME_OVER
    phase = present_phase(state)
    if phase == ACT:
        return why_no_act(board, state, action)
    if phase == PUT_DOWN:
        return why_not_put_down(board, state, action - STATION) if STATION <= action < LIFT else MUST_PUT_DOWN
    if action < BID:
        return VETO_UNDER_WAY
    return why_no_vote(state, action) if phase == VETO else why_no_answer(state, action)


@rule
def why_no_act(board: Any, state: Any, action: int) -> int:
    """SR-3.1, SR-3.5 A token, a station or an advance; there is no voluntary pass."""
    if action < STATION:
        return why_no_token(board, state, action // GOODS, action % GOODS)
    if action < LIFT:
        return why_no_station(board, state, action - STATION)
    if action < ADVANCE:
        return why_no_lift(board, state, action - LIFT)
    if action < BID:
        return why_no_advance(board, state, (action - ADVANCE) // SIDES, (action - ADVANCE) % SIDES)
    return MUST_ACT if action == PASS else NO_VETO


@rule
def why_no_vote(state: Any, action: int) -> int:
    """SR-7.5 Pass or bid."""
    if action < PASS:
        return why_no_bid(state, (action - BID) // SIDES + 1, (action - BID) % SIDES)
    return ALLOWED if action == PASS else NOT_ASKED


@rule
def why_no_answer(state: Any, action: int) -> int:
    """SR-7.10 Match or give way."""
    if action < PASS:
        return why_no_counter_bid(state, (action - BID) % SIDES)
    if action == MATCH:
        return why_no_match(state)
    return ALLOWED if action == YIELD else MATCH_OR_YIELD


@rule
def why_not_seat(board: Any, state: Any, seat: int) -> int:
    """SR-3.1, SR-7.4 Only the seat that is asked; in a veto each shareholder has one opportunity."""
    if is_over(state):
        return GAME_OVER
    asked = decider(state)
    if seat == asked:
        return ALLOWED
    if state.mover == NOBODY or seat == state.active:
        return NOT_YOUR_TURN
    if holding(state, state.mover, seat) == 0:
        return NO_SHARES_TO_BID
    asked_before = present_phase(state) == ANSWER or places_left(state, seat) < places_left(state, asked)
    return ALREADY_BID if asked_before else NOT_YOUR_TURN


@rule
def places_left(state: Any, seat: int) -> int:
    """How far a seat sits to the left of the active player."""
    return (seat - state.active) % state.players


@rule
def apply(board: Any, state: Any, action: int, log: Array) -> None:
    step = answer(board, state, action, log)
    if step == ARRIVES:
        resolve_advance(board, state, log)
    if step != ASKS_ON:
        end_action(board, state, step == STALLS, log)


ASKS_ON, ARRIVES, ACTS, STALLS = range(4)


@rule
def answer(board: Any, state: Any, action: int, log: Array) -> int:
    """Carry out what was decided, and tell what follows: another question, a locomotive's arrival, or the end of an
    action, which may have been a mere station move."""
    if action < STATION:
        take_token(state, action // GOODS, action % GOODS, log)
        return ACTS
    if action < LIFT:
        return put_station(board, state, action - STATION, log)
    if action < ADVANCE:
        open_frame(state, PUT_DOWN, state.active)
        lift_station(board, state, action - LIFT, log)
        return ASKS_ON
    if action < BID:
        choose_advance(board, state, (action - ADVANCE) // SIDES, (action - ADVANCE) % SIDES, log)
        return ASKS_ON if open_veto(state) else ARRIVES
    return ASKS_ON if vote_goes_on(board, state, action, log) else ARRIVES


@rule
def put_station(board: Any, state: Any, hex: int, log: Array) -> int:
    moved = state.lifted != NOBODY
    if moved:
        close_frame(state)
    place_station(board, state, hex, log)
    return STALLS if moved else ACTS


@rule
def vote_goes_on(board: Any, state: Any, action: int, log: Array) -> bool:
    """Whether, after this vote or answer, someone is still to be asked."""
    if action < PASS:
        return bid(board, state, (action - BID) // SIDES + 1, (action - BID) % SIDES, log)
    if action == PASS:
        return pass_veto(state, log)
    if action == MATCH:
        match_bid(state, log)
    else:
        give_way(state, log)
    return False


@rule
def resolve_advance(board: Any, state: Any, log: Array) -> None:
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
def end_action(board: Any, state: Any, stalling: bool, log: Array) -> None:
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
def begin_action(state: Any) -> None:
    """SR-3.1 Two actions each, clockwise."""
    state.actions_done += 1
    if state.actions_done == ACTIONS_A_TURN:
        state.actions_done = 0
        state.advanced = 0
        state.active = (state.active + 1) % state.players
    ask(state, ACT, state.active)


@rule
def has_action(board: Any, state: Any) -> bool:
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
def let_pass(state: Any) -> int:
    """What a player does who leaves an advance as it is."""
    phase = present_phase(state)
    if phase == VETO:
        return PASS
    return YIELD if phase == ANSWER else -1


CONTRACT = Contract(
    State=State,
    Board=Board,
    verbs=VERBS,
    reasons=REASONS,
    events=EVENTS,
    setup=setup,
    derive=derive,
    legal=legal,
    why_not=why_not,
    why_not_seat=why_not_seat,
    apply=apply,
    let_pass=let_pass,
    to_move=decider,
    is_over=is_over,
    score=score,
    redeal=redeal,
    load_board=load_board,
    view=view,
    prompt=prompt,
    check=check,
    end_reason=end_reason,
    details=details,
    read=read,
    remark=remark,
    most_legal=HEXES + VERBS["token"].size + VERBS["advance"].size + VERBS["bid"].size,
)
