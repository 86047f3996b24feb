"""The turn: what follows what."""

from typing import Any

from branchline.games.dales.actions import (
    BID_ON,
    BUY,
    CHOOSE_COLOUR,
    EXTEND_TO,
    FINISH,
    GIVE,
    LOAD,
    LOAD_TRAIN,
    PASS,
    PAY,
    SELL,
    SELL_FINISH,
    SELL_TO,
    START,
    VERBS,
)
from branchline.games.dales.auction import (
    asks_for_colour,
    call_next_bidder,
    choose_colour,
    list_bids,
    list_colours,
    only_bid,
    place_bid,
    standing_bids,
    why_no_bid,
    why_no_colour,
)
from branchline.games.dales.board import Board, load_board
from branchline.games.dales.building import (
    extend_line,
    has_start,
    lay_line,
    list_extensions,
    list_starts,
    only_extension,
    start_line,
    why_no_extension,
    why_no_finish,
    why_no_start,
)
from branchline.games.dales.components import (
    AREAS,
    BID,
    BUILD,
    COLOUR_CHOICE,
    EXCHANGE,
    EXTEND,
    ITEMS,
    MOST_CUBES,
    NO_END,
    NOBODY,
    PAYMENT,
    SALE,
    SALE_EXTEND,
    TRAIN,
    TRAIN_CHOICE,
)
from branchline.games.dales.cubes import take_cubes
from branchline.games.dales.ending import end_game, is_last_turn, score, standing
from branchline.games.dales.events import (
    BUILD_PASSED,
    BUILD_SKIPPED,
    EVENTS,
    LOADING_PASSED,
    LOADING_SKIPPED,
    SALE_PASSED,
    SALE_SKIPPED,
    TURN_BEGAN,
)
from branchline.games.dales.invariants import check
from branchline.games.dales.link import reward_link
from branchline.games.dales.loading import (
    asks_for_train,
    best_train,
    can_load,
    derive_offers,
    hold_passenger,
    list_loads,
    list_trains,
    load,
    why_no_load,
    why_no_train,
)
from branchline.games.dales.lots import draw_counters, tell_counters
from branchline.games.dales.orders import set_orders, set_player_order
from branchline.games.dales.payment import (
    asks_for_points,
    choose_point,
    list_exchanges,
    list_payments,
    price_line,
    price_train,
    settle_payment,
    why_no_exchange,
    why_no_payment,
)
from branchline.games.dales.profit import take_stock
from branchline.games.dales.reasons import (
    ALREADY_PASSED,
    CUBES_FIRST,
    EXCHANGE_NOT_NEEDED,
    GAME_OVER,
    LINE_HAS_STARTED,
    MUST_BID,
    NOT_YOUR_TURN,
    ONE_SALE_PER_TURN,
    REASONS,
    SALE_HAS_STARTED,
    TWO_BIDS_STANDING,
    WRONG_PHASE,
)
from branchline.games.dales.selling import (
    complete_sale,
    extend_sale,
    has_sale,
    list_sale_extensions,
    list_sales,
    only_sale_extension,
    start_sale,
    why_no_sale,
    why_no_sale_extension,
    why_no_sale_finish,
)
from branchline.games.dales.setup import derive, redeal, setup
from branchline.games.dales.state import State
from branchline.games.dales.tracks import flag
from branchline.games.dales.trains import can_buy, list_purchases, take_train, why_no_purchase
from branchline.games.dales.view import details, end_reason, prompt, view
from branchline.kernel import ALLOWED, Array, Contract, emit, rule


@rule
def is_over(state: Any) -> bool:
    return state.ended != NO_END


@rule
def to_move(state: Any) -> int:
    return state.asked


# --- what may be answered -------------------------------------------------------------------------------------


@rule
def legal(board: Any, state: Any, out: Array) -> int:
    phase = state.phase
    if phase == BID:
        return list_bids(board, state, out, 0)
    if phase == COLOUR_CHOICE:
        return list_colours(out, 0)
    if phase == BUILD:
        return list_starts(board, state, out, 0)
    if phase == EXTEND:
        return list_extensions(board, state, out, 0)
    if phase == PAYMENT:
        return list_payments(state, out, 0)
    if phase == TRAIN:
        out[0] = PASS
        return list_loads(board, state, out, list_purchases(board, state, out, 1))
    if phase == EXCHANGE:
        return list_exchanges(state, out, 0)
    if phase == TRAIN_CHOICE:
        return list_trains(board, state, out, 0)
    if phase == SALE:
        return list_sales(board, state, out, 0)
    return list_sale_extensions(board, state, out, 0)


@rule
def why_not(board: Any, state: Any, action: int) -> int:
    if is_over(state):
        return GAME_OVER
    phase = state.phase
    if phase == BID or phase == COLOUR_CHOICE:
        return why_not_in_auction(board, state, action)
    if phase == BUILD or phase == EXTEND or phase == PAYMENT:
        return why_not_building(board, state, action)
    if phase == SALE or phase == SALE_EXTEND:
        return why_not_selling(board, state, action)
    return why_not_loading(board, state, action)


@rule
def why_not_in_auction(board: Any, state: Any, action: int) -> int:
    """WD-5.2 There is no passing."""
    if state.phase == COLOUR_CHOICE:
        return why_no_colour(action - CHOOSE_COLOUR) if CHOOSE_COLOUR <= action < START else WRONG_PHASE
    if action < CHOOSE_COLOUR:
        return why_no_bid(board, state, (action - BID_ON) // MOST_CUBES, (action - BID_ON) % MOST_CUBES + 1)
    return MUST_BID if action == PASS else WRONG_PHASE


@rule
def why_not_building(board: Any, state: Any, action: int) -> int:
    """WD-7.1, WD-7.15, WD-7.24 A line or none; a line that has been started is finished, and then paid."""
    phase = state.phase
    if phase == PAYMENT:
        return why_no_payment(state, action - PAY) if PAY <= action < BUY else WRONG_PHASE
    if phase == BUILD:
        if START <= action < EXTEND_TO:
            return why_no_start(board, state, action - START)
        return ALLOWED if action == PASS else WRONG_PHASE
    if EXTEND_TO <= action < FINISH:
        return why_no_extension(board, state, action - EXTEND_TO)
    if action == FINISH:
        return why_no_finish(state)
    if PAY <= action < BUY:
        return CUBES_FIRST if state.hand[state.asked] > 0 else WRONG_PHASE
    return LINE_HAS_STARTED if action == PASS or START <= action < EXTEND_TO else WRONG_PHASE


@rule
def why_not_loading(board: Any, state: Any, action: int) -> int:
    """WD-8.1, WD-8.7 Buy, load or pass; what has been begun is settled first."""
    phase = state.phase
    if phase == EXCHANGE:
        return why_no_exchange(state, action - GIVE) if GIVE <= action < LOAD else WRONG_PHASE
    if phase == TRAIN_CHOICE:
        return why_no_train(board, state, action - LOAD_TRAIN) if LOAD_TRAIN <= action < SELL else WRONG_PHASE
    if BUY <= action < GIVE:
        return why_no_purchase(board, state, action - BUY)
    if LOAD <= action < LOAD_TRAIN:
        return why_no_load(board, state, (action - LOAD) // ITEMS, (action - LOAD) % ITEMS)
    if GIVE <= action < LOAD:
        return EXCHANGE_NOT_NEEDED
    return ALLOWED if action == PASS else WRONG_PHASE


@rule
def why_not_selling(board: Any, state: Any, action: int) -> int:
    """WD-11.1, WD-11.10 A sale or none; one that has been started is completed."""
    if state.phase == SALE:
        if SELL <= action < SELL_TO:
            return why_no_sale(board, state, (action - SELL) // AREAS, (action - SELL) % AREAS)
        return ALLOWED if action == PASS else WRONG_PHASE
    if SELL_TO <= action < SELL_FINISH:
        return why_no_sale_extension(board, state, action - SELL_TO)
    if action == SELL_FINISH:
        return why_no_sale_finish(board, state)
    return SALE_HAS_STARTED if action == PASS or SELL <= action < SELL_TO else WRONG_PHASE


@rule
def why_not_seat(board: Any, state: Any, seat: int) -> int:
    """WD-2.10, WD-5.1, WD-8.2, WD-11.1 Only the seat that is asked."""
    if is_over(state):
        return GAME_OVER
    if seat == state.asked:
        return ALLOWED
    phase = state.phase
    if phase == BID and standing_bids(state, seat) > 1:
        return TWO_BIDS_STANDING
    if TRAIN <= phase <= TRAIN_CHOICE and state.passed & flag(seat):
        return ALREADY_PASSED
    if phase == SALE or phase == SALE_EXTEND:
        for place in range(state.place):
            if state.order[place] == seat:
                return ONE_SALE_PER_TURN
    return NOT_YOUR_TURN


# --- what follows ---------------------------------------------------------------------------------------------


@rule
def apply(board: Any, state: Any, action: int, log: Array) -> None:
    if action < START:
        answer_in_auction(board, state, action, log)
    elif action == PASS:
        pass_by(board, state, log)
    elif action < BUY:
        answer_building(board, state, action, log)
    elif action < SELL:
        answer_loading(board, state, action, log)
    else:
        answer_selling(board, state, action, log)


@rule
def pass_by(board: Any, state: Any, log: Array) -> None:
    """WD-7.24, WD-8.2, WD-11.10"""
    if state.phase == BUILD:
        emit(log, BUILD_PASSED, state.asked)
        ask_next_builder(board, state, log)
    elif state.phase == TRAIN:
        emit(log, LOADING_PASSED, state.asked)
        state.passed |= flag(state.asked)
        ask_next_loader(board, state, log)
    else:
        emit(log, SALE_PASSED, state.asked)
        ask_next_seller(board, state, log)


@rule
def answer_in_auction(board: Any, state: Any, action: int, log: Array) -> None:
    """WD-5 Bids, those without a choice made by the program; then the spaces are settled."""
    if state.phase == BID:
        place_bid(state, (action - BID_ON) // MOST_CUBES, (action - BID_ON) % MOST_CUBES + 1, log)
        ways = call_next_bidder(board, state, log)
        while ways == 1:
            forced = only_bid(board, state)
            place_bid(state, (forced - BID_ON) // MOST_CUBES, (forced - BID_ON) % MOST_CUBES + 1, log)
            ways = call_next_bidder(board, state, log)
        if ways > 0:
            return
        state.settling = 0
    else:
        choose_colour(board, state, action - CHOOSE_COLOUR, log)
    if not asks_for_colour(board, state, log):
        begin_building(board, state, log)


@rule
def begin_building(board: Any, state: Any, log: Array) -> None:
    """WD-6, WD-7.1"""
    set_orders(state, log)
    state.place = NOBODY
    ask_next_builder(board, state, log)


@rule
def ask_next_builder(board: Any, state: Any, log: Array) -> None:
    """WD-7.1, WD-7.24 In build order; who has nowhere to start builds nothing."""
    state.phase = BUILD
    while state.place + 1 < state.players:
        state.place += 1
        state.asked = state.build_order[state.place]
        if has_start(board, state):
            return
        emit(log, BUILD_SKIPPED, state.asked)
    begin_loading(board, state, log)


@rule
def answer_building(board: Any, state: Any, action: int, log: Array) -> None:
    if action < EXTEND_TO:
        start_line(board, state, action - START, log)
        only = only_extension(board, state)
        if only != NOBODY:
            extend_line(board, state, only, log)
    elif action < FINISH:
        extend_line(board, state, action - EXTEND_TO, log)
    else:
        if action == FINISH:
            price_line(state)
        else:
            choose_point(state, action - PAY)
        if not asks_for_points(state):
            settle_payment(state, log)
            lay_line(board, state, log)
            reward_link(board, state, log)
            ask_next_builder(board, state, log)


@rule
def begin_loading(board: Any, state: Any, log: Array) -> None:
    """WD-8.1, WD-8.4"""
    state.phase = TRAIN
    state.place = NOBODY
    state.passed = 0
    derive_offers(board, state)
    ask_next_loader(board, state, log)


@rule
def ask_next_loader(board: Any, state: Any, log: Array) -> None:
    """WD-8.1, WD-8.2, WD-8.3 In train order, round and round, until all have passed; who can do nothing passes."""
    state.phase = TRAIN
    everyone = flag(state.players) - 1
    while state.passed != everyone:
        state.place = (state.place + 1) % state.players
        seat = state.train_order[state.place]
        if state.passed & flag(seat):
            continue
        state.asked = seat
        if can_buy(board, state) or can_load(board, state):
            return
        emit(log, LOADING_SKIPPED, seat)
        state.passed |= flag(seat)
    take_stock(board, state, log)
    begin_selling(board, state, log)


@rule
def answer_loading(board: Any, state: Any, action: int, log: Array) -> None:
    if action < LOAD:
        if action < GIVE:
            price_train(state, action - BUY, board.train_cost[state.side, action - BUY])
        else:
            choose_point(state, action - GIVE)
        if asks_for_points(state):
            return
        settle_payment(state, log)
        take_train(board, state, log)
    elif action < LOAD_TRAIN:
        area, item = (action - LOAD) // ITEMS, (action - LOAD) % ITEMS
        if asks_for_train(board, state, item):
            hold_passenger(state, area, item)
            return
        load(board, state, area, item, best_train(board, state, item), log)
    else:
        load(board, state, state.load_area, state.load_item, action - LOAD_TRAIN, log)
    ask_next_loader(board, state, log)


@rule
def begin_selling(board: Any, state: Any, log: Array) -> None:
    """WD-10.1, WD-11.1"""
    set_player_order(state, log)
    state.place = NOBODY
    state.passed = 0
    state.phase = SALE
    derive_offers(board, state)
    ask_next_seller(board, state, log)


@rule
def ask_next_seller(board: Any, state: Any, log: Array) -> None:
    """WD-11.1, WD-11.10 In player order; who has nothing to sell is skipped."""
    state.phase = SALE
    while state.place + 1 < state.players:
        state.place += 1
        state.asked = state.order[state.place]
        if has_sale(board, state):
            return
        emit(log, SALE_SKIPPED, state.asked)
    end_turn(board, state, log)


@rule
def answer_selling(board: Any, state: Any, action: int, log: Array) -> None:
    if action == SELL_FINISH:
        complete_sale(board, state, log)
        ask_next_seller(board, state, log)
        return
    if action < SELL_TO:
        start_sale(state, (action - SELL) // AREAS, (action - SELL) % AREAS, log)
    else:
        extend_sale(state, action - SELL_TO, log)
    only = only_sale_extension(board, state)
    while only != NOBODY:
        extend_sale(state, only, log)
        only = only_sale_extension(board, state)


@rule
def end_turn(board: Any, state: Any, log: Array) -> None:
    """WD-13.1 The end, or the next turn: cubes, counters, and the auction."""
    if is_last_turn(board, state):
        end_game(state, log)
        return
    state.turn += 1
    emit(log, TURN_BEGAN, state.turn)
    take_cubes(board, state)
    draw_counters(board, state)
    tell_counters(board, state, log)
    state.place = NOBODY
    call_next_bidder(board, state, log)


@rule
def let_pass(state: Any) -> int:
    """Nobody interrupts anybody in this game."""
    return -1


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
    to_move=to_move,
    is_over=is_over,
    score=score,
    redeal=redeal,
    load_board=load_board,
    view=view,
    prompt=prompt,
    check=check,
    end_reason=end_reason,
    details=details,
    standing=standing,
    most_legal=AREAS * ITEMS,
)
