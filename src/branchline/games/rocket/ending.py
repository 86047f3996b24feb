"""§13 End of the game, and §14 final scoring."""

import numpy as np

from branchline.games.rocket.board import Board
from branchline.games.rocket.components import (
    GOODS,
    LAST_SHARE,
    LAST_SHARE_AND_TILE,
    LAST_TILE,
    MOST_FIRST,
    MOST_SECOND,
    NO_END,
    STANDSTILL,
)
from branchline.games.rocket.events import (
    GAME_ENDED,
    PAID_GOODS,
    PAID_PASSENGERS,
    PAID_SHARES,
    PAID_STATIONS,
    TOKENS_DISCARDED,
)
from branchline.games.rocket.income import pay_prizes
from branchline.games.rocket.lines import count_holdings, count_stations, is_live, towns_joined
from branchline.games.rocket.state import State
from branchline.kernel import Array, emit, flag, rule


@rule
def ending(board: Board, state: State) -> int:
    """SR-13.1, SR-13.2, SR-13.3, SR-13.5, SR-13.6 Why the game ends now, or NO_END."""
    banks = 0
    for company in range(board.companies):
        banks += state.bank[company] > 0
    if banks <= 1:
        return LAST_SHARE_AND_TILE if state.tiles_left == 0 else LAST_SHARE
    if state.tiles_left == 0:
        return LAST_TILE
    limit = state.stall_limit_per_player * state.players
    return STANDSTILL if limit > 0 and state.stall >= limit else NO_END


@rule
def end_game(board: Board, state: State, why: int, log: Array) -> None:
    """SR-13.4 At once, and nobody gets further actions."""
    state.ended = why
    emit(log, GAME_ENDED, why)
    score_all(board, state, log)


@rule
def score_all(board: Board, state: State, log: Array) -> None:
    """SR-14.2, SR-14.3, SR-14.4 Goods, passengers, then each live line's stations and shares."""
    score_goods(board, state, log)
    for seat in range(state.players):
        state.count[seat] = state.passengers[seat]
    pay_prizes(state, MOST_FIRST, MOST_SECOND, log, PAID_PASSENGERS, 0, 0)
    for company in range(board.companies):
        if is_live(state, company):
            worth = towns_joined(state, company)
            count_stations(board, state, company)
            pay_prizes(state, worth, worth // 2, log, PAID_STATIONS, company, 0)
            count_holdings(state, company)
            pay_prizes(state, worth, worth // 2, log, PAID_SHARES, company, 0)


@rule
def score_goods(board: Board, state: State, log: Array) -> None:
    """SR-14.1, SR-14.2 Tokens of cities that no live line joins are discarded first."""
    reached = joined_by_any(board, state)
    for seat in range(state.players):
        discarded = 0
        for town in range(board.towns):
            for good in range(GOODS):
                if not reached & flag(town):
                    discarded += state.tokens[seat, town, good]
        if discarded > 0:
            emit(log, TOKENS_DISCARDED, seat, discarded)
    for good in range(GOODS):
        for seat in range(state.players):
            state.count[seat] = 0
            for town in range(board.towns):
                if reached & flag(town):
                    state.count[seat] += state.tokens[seat, town, good]
        pay_prizes(state, MOST_FIRST, MOST_SECOND, log, PAID_GOODS, good, 0)


@rule
def joined_by_any(board: Board, state: State) -> int:
    reached = 0
    for company in range(board.companies):
        if is_live(state, company):
            reached |= state.joined[company]
    return reached


@rule
def score(state: State, seat: int) -> int:
    """SR-14.5, SR-14.6 In pounds. Most money wins; ties share the victory."""
    return np.int64(state.cash[seat]) * 1000  # type: ignore[return-value]
