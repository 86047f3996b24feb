"""§3 Set-up."""

from branchline.games.england_wales.cubes import fill_bag, fill_cities
from branchline.games.england_wales.routes import derive_colours, derive_route
from branchline.games.england_wales.shares.auctions import begin_auctions
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.joined import derive_joined
from branchline.games.england_wales.shares.prices import put_on_top
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.track import derive_track
from branchline.kernel import NOBODY, draw, draw_hidden, frame_argument, reseed, rule


@rule
def setup(board: Board, state: State) -> None:
    """ES-3.1 to ES-3.5, on a blank state."""
    fill_bag(board, state)
    fill_cities(board, state)
    for seat in range(state.players):
        state.cash[seat] = board.player_cash[state.players]
    for company in range(board.companies):
        state.arrival[company] = company
    for company in range(board.companies):
        found_company(board, state, company)
    state.first = draw(state, state.players)
    derive(board, state)
    begin_auctions(state)


@rule
def found_company(board: Board, state: State, company: int) -> None:
    """ES-3.3, ES-9.18 Its start price, its shares in two boxes, and nothing else."""
    state.price[company] = board.start_price[company]
    put_on_top(board, state, company)
    state.available[company] = board.available
    state.treasury[company] = board.treasury
    state.issued[company] = 0
    state.funds[company] = 0
    state.bonds[company] = 0
    state.income[company] = 0
    state.controller[company] = NOBODY
    for seat in range(state.shares.shape[1]):
        state.shares[company, seat] = 0


@rule
def derive(board: Board, state: State) -> None:
    derive_track(board, state)
    derive_joined(board, state)
    for city in range(board.cities):
        state.colour[city] = board.printed_colour[city]
    derive_colours(board, state)
    derive_route(board, state)


@rule
def determinize(board: Board, state: State, seat: int, seed: int) -> None:
    """ES-9.9, ES-13.2 Nothing is hidden but the answers that others have given in a vote; who proposed has said yes."""
    reseed(state, seed)
    proposer = state.controller[state.acting] if state.target != NOBODY else NOBODY
    buyer_votes = state.target != NOBODY and frame_argument(state, 0) == state.acting
    for other in range(state.players):
        if other != seat and state.vote[other] != NOBODY and not (buyer_votes and other == proposer):
            state.vote[other] = draw_hidden(state, 2)
