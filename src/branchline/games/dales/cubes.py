"""§3 Investment cubes."""

from branchline.games.dales.board import Board
from branchline.games.dales.components import SPACES
from branchline.games.dales.state import State
from branchline.kernel import rule


@rule
def cubes_in_bids(state: State, seat: int) -> int:
    cubes = 0
    for space in range(SPACES):
        if state.bidder[space] == seat:
            cubes += state.bid[space]
    return cubes


@rule
def take_cubes(board: Board, state: State) -> None:
    """WD-3.1 Each takes what the stock has, up to the income; what was not spent is kept."""
    for seat in range(state.players):
        state.hand[seat] = min(board.cubes, state.hand[seat] + board.income)
