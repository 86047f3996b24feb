"""§7 Building a line."""

from branchline.games.dales.actions import EXTEND
from branchline.games.dales.board import Board
from branchline.games.dales.components import (
    COLOURS,
    GREEN,
    OBJECTOR,
    RED,
    WHITE,
)
from branchline.games.dales.events import (
    BUILD_PASSED,
    LINE_BUILT,
    LINE_EXTENDED,
    LINE_STARTED,
    OBJECTORS_LEFT,
    ONLY_CHOICE,
)
from branchline.games.dales.reasons import (
    BORDER_TAKEN,
    CUBES_FIRST,
    EXTENSION_NOT_IN_PLAY,
    LINE_TOO_EXPENSIVE,
    LINE_WOULD_FORK,
    NEEDS_GOVERNMENT,
    NEEDS_GREEN_INFLUENCE,
    NEEDS_RED_INFLUENCE,
    NO_TRACK_LEFT,
    NO_TRACK_YET,
    NOT_ADJACENT,
    NOT_FROM_END_OF_LINE,
    SOUTH_LEAVE_ONLY,
    START_LEADS_NOWHERE,
    START_NOT_CONNECTED,
    WRONG_PHASE,
)
from branchline.games.dales.state import State
from branchline.games.dales.tracks import (
    clear_path,
    is_joined,
    on_path,
    path_border,
    path_end,
    put_track,
    touches,
    way_between,
)
from branchline.kernel import ALLOWED, NOBODY, Array, decider, emit, rule

pack_extend = EXTEND.rules.pack


@rule
def tracks_left(board: Board, state: State, seat: int) -> int:
    return board.supply - state.laid[seat]


@rule
def toll(state: State, area: int, company_colour: int) -> int:
    """WD-7.11, WD-7.12 A point of influence for each company that owns the town."""
    return (state.owners[area] >> (company_colour - RED)) & 1


@rule
def why_no_way(board: Board, state: State, origin: int, k: int) -> int:
    """WD-7.6, WD-7.7, WD-7.8, NB-3.2, NB-3.4, NB-3.5, NB-3.6, NB-8.1, NB-8.2, NB-8.3 Whether a border of an area can
    carry track that leaves the area."""
    if board.obstacle[origin, k] != ALLOWED:
        return board.obstacle[origin, k]
    border = board.over[origin, k]
    if board.extension[border] and not state.south_extension:
        return EXTENSION_NOT_IN_PLAY
    if board.leave_only[board.near[origin, k]]:
        return SOUTH_LEAVE_ONLY
    return ALLOWED if state.track[border] == NOBODY else BORDER_TAKEN


@rule
def why_unaffordable(state: State, seat: int, points: int, white: int, red: int, green: int) -> int:
    """WD-7.14, WD-7.16 Companies and objectors in their own colours, build points with all that is left."""
    if red > state.influence[seat, RED]:
        return NEEDS_RED_INFLUENCE
    if green > state.influence[seat, GREEN]:
        return NEEDS_GREEN_INFLUENCE
    if white > state.influence[seat, WHITE]:
        return NEEDS_GOVERNMENT
    return ALLOWED if slack(state, seat, points, white, red, green) >= 0 else LINE_TOO_EXPENSIVE


@rule
def slack(state: State, seat: int, points: int, white: int, red: int, green: int) -> int:
    """WD-7.16, WD-7.19 What would be left after paying for a line."""
    left = state.hand[seat] - points - white - red - green
    for colour in range(COLOURS):
        left += state.influence[seat, colour]
    return left


@rule
def why_no_extension(board: Board, state: State, area: int) -> int:
    """WD-7.2, WD-7.4, WD-7.5, WD-7.9, WD-7.17 One more track, from the end of the line to an area not yet on it."""
    if on_path(state, area):
        return LINE_WOULD_FORK
    origin = path_end(state)
    k = way_between(board, origin, area)
    if k == NOBODY:
        return why_not_adjacent(board, state, area)
    why = why_no_way(board, state, origin, k)
    if why != ALLOWED:
        return why
    if tracks_left(board, state, decider(state)) < state.path_length:
        return NO_TRACK_LEFT
    return why_unaffordable(
        state,
        decider(state),
        state.need_points + board.cost[board.over[origin, k]],
        state.need[WHITE] + state.pieces[area, OBJECTOR],
        state.need[RED] + toll(state, area, RED),
        state.need[GREEN] + toll(state, area, GREEN),
    )


@rule
def why_not_adjacent(board: Board, state: State, area: int) -> int:
    """WD-7.4 A line goes on only from its end."""
    for step in range(state.path_length - 1):
        if way_between(board, state.path[step], area) != NOBODY:
            return NOT_FROM_END_OF_LINE
    return NOT_ADJACENT


@rule
def why_no_start(board: Board, state: State, area: int) -> int:
    """WD-7.3, WD-7.18, NB-3.3 In a company town or where own track lies, if a first track can be paid."""
    seat = decider(state)
    if area >= board.areas or (state.owners[area] == 0 and not touches(state, seat, area)):
        return START_NOT_CONNECTED
    if tracks_left(board, state, seat) == 0:
        return NO_TRACK_LEFT
    why = why_unaffordable(
        state, seat, 0, state.pieces[area, OBJECTOR], toll(state, area, RED), toll(state, area, GREEN)
    )
    if why != ALLOWED:
        return why
    return ALLOWED if leads_somewhere(board, state, area) else START_LEADS_NOWHERE


@rule
def leads_somewhere(board: Board, state: State, start: int) -> bool:
    for k in range(board.ways[start]):
        if why_no_way(board, state, start, k) != ALLOWED:
            continue
        area = board.near[start, k]
        red = toll(state, start, RED) + toll(state, area, RED)
        green = toll(state, start, GREEN) + toll(state, area, GREEN)
        points, white = board.cost[board.over[start, k]], state.pieces[start, OBJECTOR] + state.pieces[area, OBJECTOR]
        if why_unaffordable(state, decider(state), points, white, red, green) == ALLOWED:
            return True
    return False


@rule
def why_no_finish(state: State) -> int:
    """WD-7.2, WD-7.9, WD-7.17 With a track or more, wherever the line has got to."""
    return ALLOWED if state.path_length > 1 else NO_TRACK_YET


@rule
def why_not_paid_yet(state: State) -> int:
    """WD-7.15 A line is finished first, and its cubes are spent before any influence."""
    return CUBES_FIRST if state.hand[decider(state)] > 0 else WRONG_PHASE


@rule
def has_start(board: Board, state: State) -> bool:
    for area in range(board.areas):
        if why_no_start(board, state, area) == ALLOWED:
            return True
    return False


@rule
def list_extensions(board: Board, state: State, out: Array, count: int) -> int:
    origin = path_end(state)
    for k in range(board.ways[origin]):
        if why_no_extension(board, state, board.near[origin, k]) == ALLOWED:
            out[count] = pack_extend(board.near[origin, k])
            count += 1
    return count


@rule
def only_extension(board: Board, state: State) -> int:
    """The area to which a line must go if there is just one, else NOBODY."""
    origin, found = path_end(state), NOBODY
    for k in range(board.ways[origin]):
        if why_no_extension(board, state, board.near[origin, k]) == ALLOWED:
            if found != NOBODY:
                return NOBODY
            found = board.near[origin, k]
    return found


@rule
def pass_building(state: State, log: Array) -> None:
    """WD-7.24"""
    emit(log, BUILD_PASSED, decider(state))


@rule
def start_line(board: Board, state: State, area: int, log: Array) -> None:
    """WD-7.3, WD-7.11 And its first track where there is only one."""
    state.path[0] = area
    state.path_length = 1
    need_area(state, area)
    emit(log, LINE_STARTED, decider(state), area)
    only = only_extension(board, state)
    if only != NOBODY:
        emit(log, ONLY_CHOICE, decider(state))
        extend_line(board, state, only, log)


@rule
def extend_line(board: Board, state: State, area: int, log: Array) -> None:
    """WD-7.4, WD-7.10, NB-3.1 The border says what its track costs."""
    origin = path_end(state)
    state.need_points += board.cost[board.over[origin, way_between(board, origin, area)]]
    state.path[state.path_length] = area
    state.path_length += 1
    need_area(state, area)
    emit(log, LINE_EXTENDED, decider(state), origin, area)


@rule
def need_area(state: State, area: int) -> None:
    """WD-7.11, WD-7.12, WD-7.13 Once for each area, whether the line enters it, leaves it or both."""
    state.need[RED] += toll(state, area, RED)
    state.need[GREEN] += toll(state, area, GREEN)
    state.need[WHITE] += state.pieces[area, OBJECTOR]


@rule
def forget_needs(state: State) -> None:
    state.need_points = 0
    for colour in range(COLOURS):
        state.need[colour] = 0


@rule
def derive_needs(board: Board, state: State) -> None:
    """What a pending line costs; a pending sale costs no build points."""
    forget_needs(state)
    if state.path_length == 0 or state.company != NOBODY or not is_joined(board, state):
        return
    for step in range(state.path_length):
        need_area(state, state.path[step])
    for step in range(state.path_length - 1):
        state.need_points += board.cost[path_border(board, state, step)]


@rule
def influence_to_choose(state: State) -> int:
    """WD-7.15, WD-7.19 Build points that the cubes in hand do not cover."""
    return max(0, state.need_points - state.hand[decider(state)])


@rule
def lay_line(board: Board, state: State, log: Array) -> None:
    tracks = state.path_length - 1
    emit(log, LINE_BUILT, decider(state), state.path[0], state.path[tracks], tracks)
    for step in range(tracks):
        area = state.path[step + 1]
        if state.pieces[area, OBJECTOR] > 0:
            emit(log, OBJECTORS_LEFT, area, state.pieces[area, OBJECTOR])
    put_line(board, state)


@rule
def put_line(board: Board, state: State) -> None:
    """WD-2.9, WD-7.13, WD-7.23 The line is final: its tracks lie on the board, and paid objectors leave the game."""
    for step in range(state.path_length - 1):
        put_track(board, state, path_border(board, state, step), decider(state))
        state.pieces[state.path[step + 1], OBJECTOR] = 0
    clear_path(state)
    forget_needs(state)
