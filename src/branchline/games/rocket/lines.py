"""§2 Terms: lines, the towns joined to them, free hexes and what touches them."""

from branchline.games.rocket.board import Board
from branchline.games.rocket.components import ABSORBED, COMPANIES
from branchline.games.rocket.state import State
from branchline.kernel import NOBODY, NOWHERE, SIDES, count_flags, flag, rule

SEVERAL = -2
ALL_LINES = (1 << COMPANIES) - 1


@rule
def is_live(state: State, company: int) -> bool:
    """SR-2.4 A company is live until it is absorbed."""
    return state.status[company] != ABSORBED


@rule
def locomotive_at(state: State, hex: int) -> int:
    """SR-2.1, SR-2.2 A locomotive stands on a hex of its own line."""
    company = state.line[hex]
    return company if company != NOBODY and state.locomotive[company] == hex else NOBODY


@rule
def is_free(board: Board, state: State, hex: int) -> bool:
    """SR-2.9 Land, no town, no track and no locomotive; a station does not matter."""
    return board.town[hex] == NOBODY and state.line[hex] == NOBODY


@rule
def line_touching(board: Board, state: State, hex: int, company: int) -> int:
    """SR-2.10 The one line other than this company's that touches the hex; NOBODY, or SEVERAL."""
    others = state.touched[hex] & (ALL_LINES ^ flag(company))
    if others == 0:
        return NOBODY
    if others & (others - 1):
        return SEVERAL
    for other in range(board.companies):
        if others & flag(other):
            return other
    return NOBODY


@rule
def lines_around(board: Board, state: State, hex: int) -> int:
    lines = 0
    for side in range(SIDES):
        near = board.neighbour[hex, side]
        if near != NOWHERE and state.line[near] != NOBODY:
            lines |= flag(state.line[near])
    return lines


@rule
def derive_touched(board: Board, state: State) -> None:
    for hex in range(board.hexes):
        state.touched[hex] = lines_around(board, state, hex)


@rule
def put_on_line(board: Board, state: State, hex: int, company: int) -> None:
    """A hex joins a line, or with NOBODY leaves the one it was in."""
    state.line[hex] = company
    for side in range(SIDES):
        near = board.neighbour[hex, side]
        if near != NOWHERE:
            state.touched[near] = lines_around(board, state, near)


@rule
def towns_joined(state: State, company: int) -> int:
    """SR-2.6 N: start towns, cities and railway towns count one each."""
    return count_flags(state.joined[company])


@rule
def derive_joined(board: Board, state: State) -> None:
    """SR-2.5 A town is joined to a line that has a hex on it or beside it."""
    for company in range(board.companies):
        state.joined[company] = 0
    for hex in range(board.hexes):
        if state.line[hex] != NOBODY:
            state.joined[state.line[hex]] |= board.near[hex]


@rule
def holding(state: State, company: int, seat: int) -> int:
    """SR-2.8 Ordinary and supplementary shares count alike."""
    return state.shares[company, seat] + state.supplementary[company, seat]


@rule
def count_holdings(state: State, company: int) -> None:
    for seat in range(state.players):
        state.count[seat] = holding(state, company, seat)


@rule
def count_stations(board: Board, state: State, company: int) -> None:
    """SR-2.7 A station belongs to the line on whose hex it stands."""
    for seat in range(state.players):
        state.count[seat] = 0
    for hex in range(board.hexes):
        if state.station[hex] != NOBODY and state.line[hex] == company:
            state.count[state.station[hex]] += 1
