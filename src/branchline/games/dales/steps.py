"""What the game does by itself between two questions."""

from branchline.games.dales.auction import call_next_bidder, give_space, place_only_bid, put_counters_back
from branchline.games.dales.board import Board
from branchline.games.dales.building import has_start, lay_line
from branchline.games.dales.components import (
    BEGIN_BUILDING,
    BEGIN_LOADING,
    BIDDING,
    BUILD,
    COLOUR_CHOICE,
    END_TURN,
    EXCHANGING,
    MOST_CUBES,
    NEXT_BUILDER,
    NEXT_LOADER,
    PAYMENT,
    SALE,
    SETTLE_SPACES,
    SPACES,
    TAKE_STOCK,
    TRAIN,
)
from branchline.games.dales.cubes import take_cubes
from branchline.games.dales.ending import end_game, is_last_turn
from branchline.games.dales.events import BUILD_SKIPPED, LOADING_SKIPPED, SALE_SKIPPED, SPACE_WON, TURN_BEGAN
from branchline.games.dales.link import reward_link
from branchline.games.dales.loading import can_load, find_offers, forget_offers
from branchline.games.dales.lots import draw_counters, tell_counters
from branchline.games.dales.orders import in_build_order, in_player_order, in_train_order, set_orders, set_player_order
from branchline.games.dales.payment import asks_for_points, settle_payment
from branchline.games.dales.selling import has_sale
from branchline.games.dales.state import State
from branchline.games.dales.trains import can_buy, take_train
from branchline.kernel import NOBODY, OVER, Array, ask, decider, emit, flag, rule


@rule
def next_bidder(board: Board, state: State, log: Array) -> int:
    """WD-5.9 Whoever has just one bid to make makes it. Every bid takes one more cube of a space, so there are only so
    many."""
    for _ in range(SPACES * MOST_CUBES):
        ways = call_next_bidder(board, state, log)
        if ways > 1:
            return BIDDING
        if ways == 0:
            break
        place_only_bid(board, state, log)
    state.settling = 0
    return SETTLE_SPACES


@rule
def settle_spaces(board: Board, state: State, log: Array) -> int:
    """WD-5.11, WD-5.12, WD-5.14 In order, up to one whose winner has to choose."""
    for space in range(state.settling, board.spaces[state.side]):
        state.settling = space
        if state.bidder[space] != NOBODY:
            emit(log, SPACE_WON, state.bidder[space], space, state.bid[space])
            if board.choice[state.side, space] > 0:
                return COLOUR_CHOICE
            give_space(board, state, NOBODY, log)
    put_counters_back(state)
    return BEGIN_BUILDING


@rule
def begin_building(state: State, log: Array) -> None:
    """WD-6, WD-7.1"""
    set_orders(state, log)
    state.place = NOBODY


@rule
def pay_line(board: Board, state: State, log: Array) -> int:
    """WD-7.20, WD-7.22, WD-7.23 Point by point; then the line is laid."""
    if asks_for_points(state):
        return PAYMENT
    settle_payment(state, log)
    lay_line(board, state, log)
    reward_link(board, state, log)
    return NEXT_BUILDER


@rule
def next_builder(board: Board, state: State, log: Array) -> int:
    """WD-7.1, WD-7.24 In build order; who has nowhere to start builds nothing."""
    for place in range(state.place + 1, state.players):
        state.place = place
        ask(state, BUILD, in_build_order(state))
        if has_start(board, state):
            return BUILD
        emit(log, BUILD_SKIPPED, decider(state))
    return BEGIN_LOADING


@rule
def begin_loading(board: Board, state: State) -> None:
    """WD-8.1, WD-8.4"""
    state.place = NOBODY
    state.passed = 0
    find_offers(board, state)


@rule
def pay_train(board: Board, state: State, log: Array) -> int:
    """WD-8.4, WD-8.7 Point by point; then the train is the buyer's."""
    if asks_for_points(state):
        return EXCHANGING
    settle_payment(state, log)
    take_train(board, state, log)
    return NEXT_LOADER


@rule
def next_loader(board: Board, state: State, log: Array) -> int:
    """WD-8.1, WD-8.2, WD-8.3 In train order, round and round, until all have passed; who can do nothing passes."""
    for _ in range(state.players):
        state.place = (state.place + 1) % state.players
        seat = in_train_order(state)
        if state.passed & flag(seat):
            continue
        ask(state, TRAIN, seat)
        if can_buy(board, state) or can_load(board, state):
            return TRAIN
        emit(log, LOADING_SKIPPED, seat)
        state.passed |= flag(seat)
    return TAKE_STOCK


@rule
def begin_selling(state: State, log: Array) -> None:
    """WD-10.1, WD-11.1"""
    set_player_order(state, log)
    state.place = NOBODY
    state.passed = 0
    forget_offers(state)


@rule
def next_seller(board: Board, state: State, log: Array) -> int:
    """WD-11.1, WD-11.10 In player order; who has nothing to sell is skipped."""
    ask(state, SALE, decider(state))
    for place in range(state.place + 1, state.players):
        state.place = place
        ask(state, SALE, in_player_order(state))
        if has_sale(board, state):
            return SALE
        emit(log, SALE_SKIPPED, decider(state))
    return END_TURN


@rule
def end_turn(board: Board, state: State, log: Array) -> int:
    """WD-13.1 The end, or the next turn: cubes, counters, and the auction."""
    if is_last_turn(board, state):
        end_game(state, log)
        return OVER
    state.turn += 1
    emit(log, TURN_BEGAN, state.turn)
    take_cubes(board, state)
    draw_counters(board, state)
    tell_counters(board, state, log)
    state.place = 0
    return BIDDING
