"""§14 Major lines."""

from branchline.games.england_wales.chains import connected_to
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.events import PAID_LINE
from branchline.games.england_wales.normal.state import State
from branchline.kernel import NOBODY, Array, bit, emit, rule


@rule
def joins_ends(board: Board, state: State, seat: int, line: int) -> bool:
    """EW-14.2, EW-14.3 Whether own links alone form a chain between the two ends, any way round."""
    connected = connected_to(board, state, seat, board.line_ends[line, 0])
    return connected & bit(board.line_ends[line, 1]) != 0


@rule
def score_lines(board: Board, state: State, seat: int, log: Array) -> None:
    """EW-14.1, EW-14.4, EW-14.5 After a link was completed: every line that nobody has, several at once if need be."""
    for line in range(board.lines):
        if state.line_owner[line] == NOBODY and joins_ends(board, state, seat, line):
            state.line_owner[line] = seat
            state.position[seat] += board.line_points[line]
            emit(log, PAID_LINE, seat, board.line_points[line], line)
