"""§10, §11, §13 The sales one after the other, and what ends a turn."""

from branchline.games.dales.actions import is_sell, is_sell_finish, unpack_sell, unpack_sell_extend
from branchline.games.dales.auction import call_next_bidder
from branchline.games.dales.board import Board
from branchline.games.dales.components import LINE, SALE
from branchline.games.dales.cubes import take_cubes
from branchline.games.dales.ending import end_game, is_last_turn
from branchline.games.dales.events import ONLY_CHOICE, SALE_SKIPPED, TURN_BEGAN
from branchline.games.dales.loading import derive_offers
from branchline.games.dales.lots import draw_counters, tell_counters
from branchline.games.dales.orders import set_player_order
from branchline.games.dales.selling import complete_sale, extend_sale, has_sale, only_sale_extension, start_sale
from branchline.games.dales.state import State
from branchline.kernel import NOBODY, Array, ask, decider, emit, rule


@rule
def begin_selling(board: Board, state: State, log: Array) -> None:
    """WD-10.1, WD-11.1"""
    set_player_order(state, log)
    state.place = NOBODY
    state.passed = 0
    ask(state, SALE, decider(state))
    derive_offers(board, state)
    ask_next_seller(board, state, log)


@rule
def ask_next_seller(board: Board, state: State, log: Array) -> None:
    """WD-11.1, WD-11.10 In player order; who has nothing to sell is skipped."""
    ask(state, SALE, decider(state))
    for place in range(state.place + 1, state.players):
        state.place = place
        ask(state, SALE, state.order[place])
        if has_sale(board, state):
            return
        emit(log, SALE_SKIPPED, decider(state))
    end_turn(board, state, log)


@rule
def answer_selling(board: Board, state: State, action: int, log: Array) -> None:
    if is_sell_finish(action):
        complete_sale(board, state, log)
        ask_next_seller(board, state, log)
        return
    if is_sell(action):
        company, area = unpack_sell(action)
        start_sale(state, company, area, log)
    else:
        extend_sale(state, unpack_sell_extend(action), log)
    for _ in range(LINE):
        only = only_sale_extension(board, state)
        if only == NOBODY:
            break
        emit(log, ONLY_CHOICE, decider(state))
        extend_sale(state, only, log)


@rule
def end_turn(board: Board, state: State, log: Array) -> None:
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
