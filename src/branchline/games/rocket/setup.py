"""§1 Set-up."""

from branchline.games.rocket.board import Board
from branchline.games.rocket.components import ACT, LIVE, NOT_DEPARTED, SEATS
from branchline.games.rocket.lines import derive_joined, derive_touched
from branchline.games.rocket.options import RANDOM
from branchline.games.rocket.state import State
from branchline.games.rocket.stations import derive_bans
from branchline.games.rocket.veto import forget_advance
from branchline.kernel import NOBODY, ask, draw, reseed, rule


@rule
def setup(board: Board, state: State) -> None:
    for hex in range(state.line.shape[0]):
        state.line[hex] = NOBODY
        state.station[hex] = NOBODY
    set_up_companies(board, state)
    set_up_supplies(board, state)
    set_up_turn(state)
    derive(board, state)


@rule
def set_up_companies(board: Board, state: State) -> None:
    """SR-1.1, SR-1.2 Locomotives at home, all shares in the bank."""
    for company in range(state.status.shape[0]):
        exists = company < board.companies
        state.status[company] = LIVE
        state.facing[company] = NOT_DEPARTED
        state.locomotive[company] = board.home[company] if exists else NOBODY
        state.bank[company] = board.shares if exists else 0
        for seat in range(SEATS):
            state.shares[company, seat] = 0
            state.supplementary[company, seat] = 0
        if exists:
            state.line[board.home[company]] = company


@rule
def set_up_supplies(board: Board, state: State) -> None:
    """SR-1.3, SR-1.4, SR-1.5 Tokens on the cities, passengers and tiles in the supply, stations with the players."""
    for town in range(state.tokens_left.shape[0]):
        for good in range(state.tokens_left.shape[1]):
            state.tokens_left[town, good] = board.tokens[town, good]
            for seat in range(SEATS):
                state.tokens[seat, town, good] = 0
    state.passengers_left = board.passengers
    state.tiles_left = board.tiles
    for seat in range(SEATS):
        state.passengers[seat] = 0
        state.cash[seat] = 0
        state.stations_left[seat] = board.stations if seat < state.players else 0


@rule
def set_up_turn(state: State) -> None:
    """SR-1.6 The first player is drawn, or chosen."""
    state.active = draw(state, state.players) if state.first_player == RANDOM else state.first_player
    state.actions_done = 0
    state.advanced = 0
    state.stall = 0
    state.ended = 0
    state.lifted = NOBODY
    forget_advance(state)
    state.depth = 0
    ask(state, ACT, state.active)


@rule
def derive(board: Board, state: State) -> None:
    derive_joined(board, state)
    derive_touched(board, state)
    derive_bans(board, state)


@rule
def determinize(board: Board, state: State, seat: int, seed: int) -> None:
    """SR-15.2 Money that a seat may not see counts as nothing."""
    reseed(state, seed)
    if not state.open_cash and not state.ended:
        for other in range(state.players):
            if other != seat:
                state.cash[other] = 0
