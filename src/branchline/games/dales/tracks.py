"""§2 Terms: tracks, what they touch, and towns."""

from typing import Any

from branchline.games.dales.board import Board
from branchline.games.dales.components import NO_TOWN, OWNERS, RED_TRACK, SEATS
from branchline.games.dales.state import State
from branchline.kernel import NOBODY, flag, look_around, rule

COMPANY_TRACKS = 3 << RED_TRACK


@rule
def has_town(board: Board, area: int) -> bool:
    return board.town[area] != NO_TOWN


@rule
def owned_by(state: State, area: int, company: int) -> bool:
    """WD-2.3, WD-2.4 A town may be owned by one company, or both; The South is a town like any other."""
    return state.owners[area] & flag(company) != 0


@rule
def touches(state: State, owner: int, area: int) -> bool:
    """WD-2.2 A track touches the two areas of its border."""
    return state.touched[area] & flag(owner) != 0


@rule
def way_between(board: Board, origin: int, area: int) -> int:
    """The place of an area among the neighbours of another, or NOBODY."""
    for k in range(board.near.shape[1]):
        if board.near[origin, k] == area:
            return k
    return NOBODY


@rule
def owners_around(board: Board, state: State, area: int) -> int:
    owners = 0
    for k in range(board.ways[area]):
        owner = state.track[board.over[area, k]]
        if owner != NOBODY:
            owners |= flag(owner)
    return owners


@rule
def follow_tracks(board: Board, state: State, owner: int, area: int, tail: int) -> int:
    """One step of a search along an owner's tracks: the areas that they join to this one."""
    near, over, ways = board.near[area], board.over[area], board.ways[area]
    return look_around(near, over, ways, state.track, owner, state.far[0], state.ring, area, tail)


@rule
def put_track(board: Board, state: State, border: int, owner: int) -> None:
    """WD-2.1 A border carries at most one track."""
    before = state.track[border]
    if before != NOBODY:
        state.laid[before] -= 1
    state.track[border] = owner
    state.laid[owner] += 1
    for end in range(2):
        area = board.ends[border, end]
        state.touched[area] = owners_around(board, state, area)


@rule
def derive_tracks(board: Board, state: State) -> None:
    for owner in range(OWNERS):
        state.laid[owner] = 0
    for area in range(state.touched.shape[0]):
        state.touched[area] = 0
    for border in range(board.tracks):
        owner = state.track[border]
        if owner != NOBODY:
            state.laid[owner] += 1
            for end in range(2):
                state.touched[board.ends[border, end]] |= flag(owner)


@rule
def clear_path(state: State) -> None:
    for step in range(state.path.shape[0]):
        state.path[step] = NOBODY
    state.path_length = 0


@rule
def on_path(state: State, area: int) -> bool:
    for step in range(state.path_length):
        if state.path[step] == area:
            return True
    return False


@rule
def path_end(state: State) -> int:
    return state.path[state.path_length - 1]


@rule
def path_border(board: Board, state: State, step: int) -> int:
    """The border that the line crosses on this step."""
    origin = state.path[step]
    return board.over[origin, way_between(board, origin, state.path[step + 1])]


@rule
def is_joined(board: Board, state: State) -> bool:
    """Whether each area of the path is next to the one before, over a border that can carry track."""
    for step in range(state.path_length):
        if state.path[step] == NOBODY:
            return False
    for step in range(state.path_length - 1):
        k = way_between(board, state.path[step], state.path[step + 1])
        if k == NOBODY or k >= board.ways[state.path[step]]:
            return False
    return True


@rule
def clear_seats(seats: Any) -> None:
    for place in range(SEATS):
        seats[place] = NOBODY
