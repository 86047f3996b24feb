"""NB-6 The first link between the ends that the board names.

A path on which no area occurs twice, through a given track, is the track and two ways from its ends that share no area:
one to either end of the link. Two units of flow find the cheapest such pair, where no area lets more than one through.
"""

from branchline.games.dales.board import Board
from branchline.games.dales.components import AREAS
from branchline.games.dales.events import LINK_COMPLETED, PAID_LINK
from branchline.games.dales.state import State
from branchline.kernel import NOBODY, Array, decider, emit, rule

IN, OUT = range(2)
TO, FROM = range(2)
FAR = 1 << 14
TRACK = 64
"""The cost of a track; an own one costs a little less: of equally short paths the one with most of them wins."""
END = -2
START = -3
MOST_VISITS = 2 * AREAS * AREAS
"""A half of an area is looked at again only when a cheaper way to it is found."""


@rule
def reward_link(board: Board, state: State, log: Array) -> None:
    """NB-6.1, NB-6.3, NB-6.5 As soon as a line completes the first link."""
    if completes_link(board, state):
        emit(log, LINK_COMPLETED, decider(state))
        for seat in range(state.players):
            tracks = pay_link(board, state, seat)
            if tracks > 0:
                emit(log, PAID_LINK, seat, tracks)


@rule
def completes_link(board: Board, state: State) -> bool:
    """NB-6.6, NB-6.7 Note the first link, once in a game, and how far everything is from its ends."""
    if board.link_to == NOBODY or state.link_paid or not is_linked(board, state):
        return False
    state.link_paid = 1
    count_tracks_to_ends(board, state)
    return True


@rule
def pay_link(board: Board, state: State, seat: int) -> int:
    """A point for each own track on it."""
    tracks = tracks_on_link(board, state, seat)
    state.points[seat] += tracks
    return tracks


@rule
def is_start(board: Board, area: int) -> bool:
    return area == board.link_from[0] or area == board.link_from[1]


@rule
def is_end(board: Board, area: int) -> bool:
    return area == board.link_to or is_start(board, area)


@rule
def is_linked(board: Board, state: State) -> bool:
    """NB-6.2 Over tracks of any owners, through none of the ends."""
    for area in range(board.areas):
        state.queued[area, IN] = 0
    state.ring[0] = board.link_to
    state.queued[board.link_to, IN] = 1
    tail = 1
    for head in range(AREAS):
        if head == tail:
            break
        area = state.ring[head]
        for k in range(board.ways[area]):
            near = board.near[area, k]
            if state.track[board.over[area, k]] == NOBODY or state.queued[near, IN]:
                continue
            if is_start(board, near):
                return True
            state.queued[near, IN] = 1
            state.ring[tail] = near
            tail += 1
    return False


@rule
def tracks_on_link(board: Board, state: State, seat: int) -> int:
    """NB-6.4 Own tracks on the shortest link path that has any, of several that with most of them. Borders on the
    shortest paths are looked at first, others only if a path over them may be shorter than what was found."""
    low = FAR
    for border in range(board.tracks):
        if state.track[border] == seat:
            low = min(low, least_tracks_through(board, state, border))
    best = FAR
    for longer in range(2):
        for border in range(board.tracks):
            if state.track[border] == seat:
                least = least_tracks_through(board, state, border)
                if (least > low) == longer and least * (TRACK - 1) < best:
                    best = min(best, length_through(board, state, seat, border))
    return 0 if best == FAR else -best % TRACK


@rule
def least_tracks_through(board: Board, state: State, border: int) -> int:
    """No link path over a border has fewer tracks: from one of its ends to Fürth, from the other to Nürnberg."""
    one, other = board.ends[border, 0], board.ends[border, 1]
    return 1 + min(
        state.tracks_to[TO, one] + state.tracks_to[FROM, other], state.tracks_to[TO, other] + state.tracks_to[FROM, one]
    )


@rule
def count_tracks_to_ends(board: Board, state: State) -> None:
    """From every area, over tracks of any owners and through none of the ends."""
    for end in range(2):
        for area in range(board.areas):
            state.tracks_to[end, area] = FAR
        tail = 0
        for area in range(board.areas):
            if area == board.link_to if end == TO else is_start(board, area):
                state.tracks_to[end, area] = 0
                state.ring[tail] = area
                tail += 1
        for head in range(AREAS):
            if head == tail:
                break
            tail = count_tracks_on(board, state, end, state.ring[head], tail)


@rule
def count_tracks_on(board: Board, state: State, end: int, area: int, tail: int) -> int:
    """From an area to those next to it; returns the new end of the queue."""
    tracks = state.tracks_to[end, area] + 1
    if tracks > 1 and is_end(board, area):
        return tail
    for k in range(board.ways[area]):
        near = board.near[area, k]
        if state.track[board.over[area, k]] != NOBODY and state.tracks_to[end, near] == FAR:
            state.tracks_to[end, near] = tracks
            state.ring[tail] = near
            tail += 1
    return tail


@rule
def length_through(board: Board, state: State, seat: int, border: int) -> int:
    """The cost of the cheapest link path over a border, or FAR."""
    for area in range(board.areas):
        state.ahead[area] = NOBODY
        state.behind[area] = NOBODY
    length = track_cost(state, seat, border)
    for _ in range(2):
        last = find_way(board, state, seat, border)
        if last == NOBODY:
            return FAR
        length += state.far[OUT, last]
        send_through(state, last)
    return length


@rule
def track_cost(state: State, seat: int, border: int) -> int:
    return TRACK - 1 if state.track[border] == seat else TRACK


@rule
def find_way(board: Board, state: State, seat: int, border: int) -> int:
    """The cheapest way from an end of the border that is still free to an end of the link that is; earlier flow may be
    turned back. Returns the last area."""
    for area in range(board.areas):
        for half in range(2):
            state.far[half, area] = FAR
            state.queued[area, half] = 0
    head = 0
    tail = 0
    for end in range(2):
        area = board.ends[border, end]
        if state.behind[area] != START:
            tail = reach(state, area, IN, 0, START, tail)
    for _ in range(MOST_VISITS):
        if head == tail:
            break
        node = state.ring[head]
        head = (head + 1) % state.ring.shape[0]
        area, half = node // 2, node % 2
        state.queued[area, half] = 0
        tail = go_on(board, state, seat, area, half, tail)
    return nearest_end(board, state)


@rule
def go_on(board: Board, state: State, seat: int, area: int, half: int, tail: int) -> int:
    far = state.far[half, area]
    if half == IN:
        return go_in(board, state, seat, area, far, tail)
    return go_out(board, state, seat, area, far, tail)


@rule
def reach(state: State, area: int, half: int, far: int, origin: int, tail: int) -> int:
    """Note a cheaper way to a node; returns the new end of the queue."""
    if far >= state.far[half, area]:
        return tail
    state.far[half, area] = far
    state.came[area, half] = origin
    if state.queued[area, half]:
        return tail
    state.queued[area, half] = 1
    state.ring[tail] = area * 2 + half
    return (tail + 1) % state.ring.shape[0]


@rule
def go_in(board: Board, state: State, seat: int, area: int, far: int, tail: int) -> int:
    """Through an unused area, or back along the flow that uses it."""
    if state.behind[area] == NOBODY:
        return reach(state, area, OUT, far, area * 2 + IN, tail)
    before = state.behind[area]
    if before == START:
        return tail
    saved = track_cost(state, seat, border_between(board, before, area))
    return reach(state, before, OUT, far - saved, area * 2 + IN, tail)


@rule
def go_out(board: Board, state: State, seat: int, area: int, far: int, tail: int) -> int:
    """Over every track, except from an end of the link; back into a used area; and from one start of the link to the
    other, to free it for the flow that ends there."""
    node = area * 2 + OUT
    if state.behind[area] != NOBODY:
        tail = reach(state, area, IN, far, node, tail)
    if is_end(board, area):
        if is_start(board, area) and state.ahead[area] != END:
            for k in range(2):
                if state.ahead[board.link_from[k]] == END:
                    tail = reach(state, board.link_from[k], OUT, far, node, tail)
        return tail
    for k in range(board.ways[area]):
        border = board.over[area, k]
        near = board.near[area, k]
        if state.track[border] != NOBODY and state.ahead[area] != near:
            tail = reach(state, near, IN, far + track_cost(state, seat, border), node, tail)
    return tail


@rule
def border_between(board: Board, area: int, near: int) -> int:
    for k in range(board.ways[area]):
        if board.near[area, k] == near:
            return board.over[area, k]
    return NOBODY


@rule
def nearest_end(board: Board, state: State) -> int:
    """The cheapest end of the link that no flow has taken, or NOBODY."""
    best = NOBODY
    low = FAR
    if state.ahead[board.link_to] != END and state.far[OUT, board.link_to] < low:
        best = board.link_to
        low = state.far[OUT, best]
    first, second = board.link_from[0], board.link_from[1]
    if state.ahead[first] == END or state.ahead[second] == END:
        return best
    for k in range(2):
        area = board.link_from[k]
        if state.far[OUT, area] < low:
            best = area
            low = state.far[OUT, area]
    return best


@rule
def send_through(state: State, last: int) -> None:
    """Turn the way found into flow, walking back from its last area."""
    area, half = last, OUT
    state.ahead[last] = END
    for _ in range(2 * AREAS):
        node = state.came[area, half]
        if node == START:
            break
        before, half_before = node // 2, node % 2
        if half_before == OUT and before == area:
            state.ahead[area] = NOBODY
            state.behind[area] = NOBODY
        elif half_before == OUT and half == OUT:
            state.ahead[before] = END
        elif half_before == OUT:
            state.ahead[before] = area
            state.behind[area] = before
        area, half = before, half_before
    state.behind[area] = START
