"""§11 Selling a line to a company."""

from branchline.games.dales.actions import SELL_EXTEND
from branchline.games.dales.board import Board
from branchline.games.dales.components import AREAS, COMPANIES, LINE, RED, RED_TRACK
from branchline.games.dales.discards import discard_around
from branchline.games.dales.events import (
    LINE_SOLD,
    ONLY_CHOICE,
    SALE_EXTENDED,
    SALE_PASSED,
    SALE_STARTED,
    TOWN_ACQUIRED,
)
from branchline.games.dales.piles import pay_influence
from branchline.games.dales.reasons import (
    COMPANY_OUT_OF_TRACK,
    NOT_ENOUGH_COMPANY_INFLUENCE,
    NOT_OWN_TRACK,
    NOT_YOUR_TURN,
    ONE_SALE_PER_TURN,
    SALE_MUST_END_IN_TOWN,
    SALE_MUST_START_AT_COMPANY_TOWN,
    SALE_NEEDS_TRACK,
    SALE_WOULD_FORK,
)
from branchline.games.dales.state import State
from branchline.games.dales.tracks import (
    clear_path,
    follow_tracks,
    has_town,
    on_path,
    owned_by,
    path_border,
    path_end,
    put_track,
    touches,
    way_between,
)
from branchline.kernel import ALLOWED, NOBODY, Array, begin_search, decider, emit, flag, rule

pack_sell_extend = SELL_EXTEND.rules.pack


@rule
def price(tracks: int) -> int:
    """WD-11.4 Half a point of the company's influence for each track, rounded up."""
    return (tracks + 1) // 2


@rule
def company_tracks_left(board: Board, state: State, company: int) -> int:
    return board.company_supply[company] - state.laid[RED_TRACK + company]


@rule
def longest_sale(board: Board, state: State, seat: int, company: int) -> int:
    """WD-11.4, WD-11.5 How many tracks a seat's influence and the company's stock allow."""
    return min(2 * state.influence[seat, RED + company], company_tracks_left(board, state, company))


@rule
def tracks_to_town(board: Board, state: State, start: int) -> int:
    """WD-11.2, WD-11.3, WD-11.9 The fewest own tracks that lead from an area to another one with a town, through none
    that is on the path already; NOBODY if none do."""
    seat = decider(state)
    tail = begin_search(state.far[0], state.ring, start)
    for step in range(state.path_length):
        state.far[0, state.path[step]] = 0
    for head in range(AREAS):
        if head == tail:
            break
        found = tail
        tail = follow_tracks(board, state, seat, state.ring[head], tail)
        for place in range(found, tail):
            if has_town(board, state.ring[place]):
                return state.far[0, state.ring[place]]
    return NOBODY


@rule
def why_no_length(board: Board, state: State, company: int, tracks: int) -> int:
    """WD-11.4, WD-11.5"""
    if tracks > 2 * state.influence[decider(state), RED + company]:
        return NOT_ENOUGH_COMPANY_INFLUENCE
    return ALLOWED if tracks <= company_tracks_left(board, state, company) else COMPANY_OUT_OF_TRACK


@rule
def why_no_sale(board: Board, state: State, company: int, area: int) -> int:
    """WD-11.3, WD-11.9 From a town of the company, if a sale can be completed from there."""
    if area >= board.areas or not owned_by(state, area, company):
        return SALE_MUST_START_AT_COMPANY_TOWN
    if not touches(state, decider(state), area):
        return NOT_OWN_TRACK
    tracks = tracks_to_town(board, state, area)
    return SALE_MUST_END_IN_TOWN if tracks == NOBODY else why_no_length(board, state, company, tracks)


@rule
def why_no_sale_extension(board: Board, state: State, area: int) -> int:
    """WD-11.2, WD-11.9 Along an own track, if the sale can be completed from there."""
    if on_path(state, area):
        return SALE_WOULD_FORK
    origin = path_end(state)
    k = way_between(board, origin, area)
    if k == NOBODY or k >= board.ways[origin] or state.track[board.over[origin, k]] != decider(state):
        return NOT_OWN_TRACK
    if has_town(board, area):
        return why_no_length(board, state, state.company, state.path_length)
    tracks = tracks_to_town(board, state, area)
    if tracks == NOBODY:
        return SALE_MUST_END_IN_TOWN
    return why_no_length(board, state, state.company, state.path_length + tracks)


@rule
def why_no_sale_finish(board: Board, state: State) -> int:
    """WD-11.3 Where a town lies."""
    if state.path_length < 2:
        return SALE_NEEDS_TRACK
    return ALLOWED if has_town(board, path_end(state)) else SALE_MUST_END_IN_TOWN


@rule
def why_not_selling(state: State, seat: int) -> int:
    """WD-11.1 One sale or none in a turn, in player order."""
    for place in range(state.place):
        if state.order[place] == seat:
            return ONE_SALE_PER_TURN
    return NOT_YOUR_TURN


@rule
def pass_selling(state: State, log: Array) -> None:
    """WD-11.10"""
    emit(log, SALE_PASSED, decider(state))


@rule
def has_sale(board: Board, state: State) -> bool:
    seat = decider(state)
    if state.laid[seat] == 0:
        return False
    for company in range(COMPANIES):
        if longest_sale(board, state, seat, company) == 0:
            continue
        for area in range(board.areas):
            if state.owners[area] & flag(company) and why_no_sale(board, state, company, area) == ALLOWED:
                return True
    return False


@rule
def list_sale_extensions(board: Board, state: State, out: Array, count: int) -> int:
    origin = path_end(state)
    for k in range(board.ways[origin]):
        if why_no_sale_extension(board, state, board.near[origin, k]) == ALLOWED:
            out[count] = pack_sell_extend(board.near[origin, k])
            count += 1
    return count


@rule
def only_sale_extension(board: Board, state: State) -> int:
    """The area to which a sale must go on, if there is just one and it cannot end here; else NOBODY."""
    if why_no_sale_finish(board, state) == ALLOWED:
        return NOBODY
    origin, found = path_end(state), NOBODY
    for k in range(board.ways[origin]):
        if why_no_sale_extension(board, state, board.near[origin, k]) == ALLOWED:
            if found != NOBODY:
                return NOBODY
            found = board.near[origin, k]
    return found


@rule
def start_sale(board: Board, state: State, company: int, area: int, log: Array) -> None:
    state.company = company
    state.path[0] = area
    state.path_length = 1
    emit(log, SALE_STARTED, decider(state), company, area)
    follow_only_way(board, state, log)


@rule
def extend_sale(board: Board, state: State, area: int, log: Array) -> None:
    add_to_sale(state, area, log)
    follow_only_way(board, state, log)


@rule
def follow_only_way(board: Board, state: State, log: Array) -> None:
    """As far as there is no choice."""
    for _ in range(LINE):
        only = only_sale_extension(board, state)
        if only == NOBODY:
            break
        emit(log, ONLY_CHOICE, decider(state))
        add_to_sale(state, only, log)


@rule
def add_to_sale(state: State, area: int, log: Array) -> None:
    emit(log, SALE_EXTENDED, decider(state), path_end(state), area)
    state.path[state.path_length] = area
    state.path_length += 1


@rule
def complete_sale(board: Board, state: State, log: Array) -> None:
    """WD-11.4, WD-11.6, WD-11.7, WD-11.8, WD-11.11 Tracks and towns of the path are the company's; tracks beside it
    stay with their owners."""
    seat, company, tracks = decider(state), state.company, state.path_length - 1
    emit(log, LINE_SOLD, seat, company, tracks)
    pay_influence(state, seat, RED + company, price(tracks), log)
    for step in range(tracks):
        put_track(board, state, path_border(board, state, step), RED_TRACK + company)
    for step in range(state.path_length):
        area = state.path[step]
        if has_town(board, area) and not owned_by(state, area, company):
            state.owners[area] |= flag(company)
            emit(log, TOWN_ACQUIRED, company, area)
    for step in range(state.path_length):
        discard_around(board, state, state.path[step], log)
    clear_path(state)
    state.company = NOBODY
