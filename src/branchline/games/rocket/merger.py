"""§10 Merger."""

from branchline.games.rocket.arrival import lay_tile
from branchline.games.rocket.board import Board
from branchline.games.rocket.components import ABSORBED
from branchline.games.rocket.events import LINE_ABSORBED, PAID_MERGER, SHARES_EXCHANGED
from branchline.games.rocket.income import pay_prizes
from branchline.games.rocket.lines import count_holdings, holding, towns_joined
from branchline.games.rocket.state import State
from branchline.kernel import NOBODY, Array, emit, flag, rule


@rule
def absorb(board: Board, state: State, company: int, into: int, log: Array) -> None:
    """SR-10.1, SR-10.2 The moving line becomes part of the one it touches."""
    emit(log, LINE_ABSORBED, company, into)
    worth = towns_joined(state, company)
    count_holdings(state, company)
    pay_prizes(state, worth, worth // 2, log, PAID_MERGER, company, 0)
    lay_tile(state)
    hand_over_line(board, state, company, into)
    for turn in range(state.players):
        exchange_shares(state, company, into, (state.active + turn) % state.players, log)
    state.bank[company] = 0
    state.status[company] = ABSORBED


@rule
def hand_over_line(board: Board, state: State, company: int, into: int) -> None:
    """SR-10.4, SR-10.6, SR-10.7 Hexes, stations and towns change hands; the other locomotive does not notice."""
    for hex in range(board.hexes):
        if state.line[hex] == company:
            state.line[hex] = into
        if state.touched[hex] & flag(company):
            state.touched[hex] ^= flag(company)
            state.touched[hex] |= flag(into)
    state.joined[into] |= state.joined[company]
    state.joined[company] = 0
    state.locomotive[company] = NOBODY


@rule
def exchange_shares(state: State, company: int, into: int, seat: int, log: Array) -> None:
    """SR-10.8, SR-10.9, SR-10.10, SR-10.11 Two for one, ordinary shares while the bank has any."""
    given = holding(state, company, seat)
    received = given // 2
    ordinary = min(received, state.bank[into])
    state.bank[into] -= ordinary
    state.shares[into, seat] += ordinary
    state.supplementary[into, seat] += received - ordinary
    state.shares[company, seat] = 0
    state.supplementary[company, seat] = 0
    if given > 0:
        emit(log, SHARES_EXCHANGED, seat, given, received, into, ordinary, received - ordinary)
