"""§12 Discards after a sale."""

from branchline.games.dales.board import Board
from branchline.games.dales.components import AREA_GOOD, ARROW_GOOD, ARROWS, COMPANIES, RED_PASSENGER
from branchline.games.dales.events import ITEMS_DISCARDED
from branchline.games.dales.state import State
from branchline.games.dales.tracks import COMPANY_TRACKS, owned_by
from branchline.kernel import NOBODY, Array, emit, rule


@rule
def discard(state: State, area: int, item: int, log: Array) -> None:
    """WD-2.9 For good."""
    if state.pieces[area, item] > 0:
        emit(log, ITEMS_DISCARDED, area, item, state.pieces[area, item])
        state.pieces[area, item] = 0


@rule
def discard_around(board: Board, state: State, area: int, log: Array) -> None:
    """WD-12.1, WD-12.2, WD-12.3 What a sale that runs through an area takes from the game."""
    if state.touched[area] & COMPANY_TRACKS:
        discard(state, area, AREA_GOOD, log)
    for company in range(COMPANIES):
        if owned_by(state, area, company):
            discard(state, area, RED_PASSENGER + company, log)
    for k in range(ARROWS):
        source = board.source[area, k]
        if source == NOBODY:
            break
        if not has_neutral_town(board, state, source):
            discard(state, source, ARROW_GOOD, log)


@rule
def has_neutral_town(board: Board, state: State, source: int) -> bool:
    for k in range(ARROWS):
        town = board.arrow[source, k]
        if town != NOBODY and state.owners[town] == 0:
            return True
    return False
