"""The turn: what follows what."""

from branchline.games.dales.actions import (
    is_bid,
    is_buy,
    is_extend,
    is_finish,
    is_load,
    is_load_train,
    is_pass,
    is_start,
    unpack_bid,
    unpack_buy,
    unpack_choose_colour,
    unpack_exchange,
    unpack_extend,
    unpack_load,
    unpack_load_train,
    unpack_pay,
    unpack_start,
)
from branchline.games.dales.auction import (
    asks_for_colour,
    call_next_bidder,
    choose_colour,
    only_bid,
    place_bid,
)
from branchline.games.dales.board import Board
from branchline.games.dales.building import (
    extend_line,
    has_start,
    lay_line,
    only_extension,
    start_line,
)
from branchline.games.dales.components import (
    BID,
    BUILD,
    COLOUR_CHOICE,
    EXTEND,
    MOST_CUBES,
    PAYMENT,
    SALE,
    SALE_EXTEND,
    SPACES,
    TRAIN,
)
from branchline.games.dales.events import (
    BUILD_PASSED,
    BUILD_SKIPPED,
    LOADING_PASSED,
    LOADING_SKIPPED,
    ONLY_CHOICE,
    SALE_PASSED,
)
from branchline.games.dales.link import reward_link
from branchline.games.dales.loading import (
    asks_for_train,
    best_train,
    can_load,
    derive_offers,
    hold_passenger,
    load,
)
from branchline.games.dales.orders import set_orders
from branchline.games.dales.payment import (
    asks_for_points,
    choose_point,
    price_line,
    price_train,
    settle_payment,
)
from branchline.games.dales.profit import take_stock
from branchline.games.dales.sales import answer_selling, ask_next_seller, begin_selling
from branchline.games.dales.state import State
from branchline.games.dales.tracks import flag
from branchline.games.dales.trains import can_buy, take_train
from branchline.kernel import NOBODY, Array, ask, decider, emit, present_phase, rule


@rule
def apply(board: Board, state: State, action: int, log: Array) -> None:
    phase = present_phase(state)
    if is_pass(action):
        pass_by(board, state, log)
    elif phase == BID or phase == COLOUR_CHOICE:
        answer_in_auction(board, state, action, log)
    elif phase == BUILD or phase == EXTEND or phase == PAYMENT:
        answer_building(board, state, action, log)
    elif phase == SALE or phase == SALE_EXTEND:
        answer_selling(board, state, action, log)
    else:
        answer_loading(board, state, action, log)


@rule
def pass_by(board: Board, state: State, log: Array) -> None:
    """WD-7.24, WD-8.2, WD-11.10"""
    if present_phase(state) == BUILD:
        emit(log, BUILD_PASSED, decider(state))
        ask_next_builder(board, state, log)
    elif present_phase(state) == TRAIN:
        emit(log, LOADING_PASSED, decider(state))
        state.passed |= flag(decider(state))
        ask_next_loader(board, state, log)
    else:
        emit(log, SALE_PASSED, decider(state))
        ask_next_seller(board, state, log)


@rule
def answer_in_auction(board: Board, state: State, action: int, log: Array) -> None:
    """WD-5 Bids, those without a choice made by the program; then the spaces are settled."""
    if is_bid(action):
        if bidding_goes_on(board, state, action, log):
            return
        state.settling = 0
    else:
        choose_colour(board, state, unpack_choose_colour(action), log)
    if not asks_for_colour(board, state, log):
        begin_building(board, state, log)


@rule
def bidding_goes_on(board: Board, state: State, action: int, log: Array) -> bool:
    """WD-5.9 Place a bid, and those after it that leave no choice; whether someone has one then. Every bid takes one
    more cube of a space, so there are only so many."""
    for _ in range(SPACES * MOST_CUBES):
        space, cubes = unpack_bid(action)
        place_bid(state, space - 1, cubes, log)
        ways = call_next_bidder(board, state, log)
        if ways != 1:
            return ways > 0
        action = only_bid(board, state)
        emit(log, ONLY_CHOICE, decider(state))
    return False


@rule
def begin_building(board: Board, state: State, log: Array) -> None:
    """WD-6, WD-7.1"""
    set_orders(state, log)
    state.place = NOBODY
    ask_next_builder(board, state, log)


@rule
def ask_next_builder(board: Board, state: State, log: Array) -> None:
    """WD-7.1, WD-7.24 In build order; who has nowhere to start builds nothing."""
    for place in range(state.place + 1, state.players):
        state.place = place
        ask(state, BUILD, state.build_order[place])
        if has_start(board, state):
            return
        emit(log, BUILD_SKIPPED, decider(state))
    begin_loading(board, state, log)


@rule
def answer_building(board: Board, state: State, action: int, log: Array) -> None:
    if is_start(action):
        start_line(board, state, unpack_start(action), log)
        only = only_extension(board, state)
        if only != NOBODY:
            emit(log, ONLY_CHOICE, decider(state))
            extend_line(board, state, only, log)
    elif is_extend(action):
        extend_line(board, state, unpack_extend(action), log)
    else:
        if is_finish(action):
            price_line(state)
        else:
            choose_point(state, unpack_pay(action))
        if not asks_for_points(state):
            settle_payment(state, log)
            lay_line(board, state, log)
            reward_link(board, state, log)
            ask_next_builder(board, state, log)


@rule
def begin_loading(board: Board, state: State, log: Array) -> None:
    """WD-8.1, WD-8.4"""
    ask(state, TRAIN, decider(state))
    state.place = NOBODY
    state.passed = 0
    derive_offers(board, state)
    ask_next_loader(board, state, log)


@rule
def ask_next_loader(board: Board, state: State, log: Array) -> None:
    """WD-8.1, WD-8.2, WD-8.3 In train order, round and round, until all have passed; who can do nothing passes."""
    for _ in range(state.players):
        state.place = (state.place + 1) % state.players
        seat = state.train_order[state.place]
        if state.passed & flag(seat):
            continue
        ask(state, TRAIN, seat)
        if can_buy(board, state) or can_load(board, state):
            return
        emit(log, LOADING_SKIPPED, seat)
        state.passed |= flag(seat)
    take_stock(board, state, log)
    begin_selling(board, state, log)


@rule
def answer_loading(board: Board, state: State, action: int, log: Array) -> None:
    if is_load_train(action):
        load(board, state, state.load_area, state.load_item, unpack_load_train(action), log)
    elif is_load(action):
        area, item = unpack_load(action)
        if asks_for_train(board, state, item):
            hold_passenger(state, area, item)
            return
        load(board, state, area, item, best_train(board, state, item), log)
    elif not buys_train(board, state, action, log):
        return
    ask_next_loader(board, state, log)


@rule
def buys_train(board: Board, state: State, action: int, log: Array) -> bool:
    """WD-8.4, WD-8.7 Whether the train is paid for."""
    if is_buy(action):
        train = unpack_buy(action)
        price_train(state, train, board.train_cost[state.side, train])
    else:
        choose_point(state, unpack_exchange(action))
    if asks_for_points(state):
        return False
    settle_payment(state, log)
    take_train(board, state, log)
    return True
