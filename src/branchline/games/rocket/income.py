"""§9 Income after an advance, and §11 how a pair of prizes is shared."""

from branchline.games.rocket.board import Board
from branchline.games.rocket.components import CITY, CITY_FIRST, CITY_SECOND, GOODS, RAILWAY_TOWN
from branchline.games.rocket.events import PAID_CITY, PAID_RAILWAY, TOWN_JOINED
from branchline.games.rocket.lines import count_stations, towns_joined
from branchline.games.rocket.state import State
from branchline.kernel import Array, emit, flag, prize_of, rule


@rule
def pay_prizes(state: State, first: int, second: int, log: Array, kind: int, about: int, line: int) -> None:
    """SR-11 Pay those with the highest counts; the bank never runs out."""
    for seat in range(state.players):
        prize = prize_of(seat, state.count, state.players, first, second)
        if prize > 0:
            state.cash[seat] += prize
            emit(log, kind, seat, prize, about, line)


@rule
def count_tokens(state: State, town: int) -> None:
    """SR-9.2 Tokens of that city, whatever their goods."""
    for seat in range(state.players):
        state.count[seat] = 0
        for good in range(GOODS):
            state.count[seat] += state.tokens[seat, town, good]


@rule
def join_towns(board: Board, state: State, company: int, hex: int, log: Array) -> int:
    """SR-9.1, SR-9.8, SR-9.9 The towns that this line did not have before, one bit each."""
    new = board.near[hex] & ~state.joined[company]
    state.joined[company] |= board.near[hex]
    for town in range(board.towns):
        if new & flag(town):
            emit(log, TOWN_JOINED, company, town)
    return new


@rule
def pay_new_towns(board: Board, state: State, company: int, new: int, log: Array) -> None:
    """SR-9.4, SR-9.5, SR-9.6, SR-9.7 All new cities, then all new railway towns; start towns pay nothing."""
    if new == 0:
        return
    for town in range(board.towns):
        if new & flag(town) and board.kind[town] == CITY:
            count_tokens(state, town)
            pay_prizes(state, CITY_FIRST, CITY_SECOND, log, PAID_CITY, town, 0)
    worth = towns_joined(state, company)
    for town in range(board.towns):
        if new & flag(town) and board.kind[town] == RAILWAY_TOWN:
            count_stations(board, state, company)
            pay_prizes(state, worth, worth // 2, log, PAID_RAILWAY, town, company)
