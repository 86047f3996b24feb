"""§7 Whether a link can still be completed: a search over hexes and the directions in which they are entered.

It does not see that its own way might cross itself, so that now and then a link that seemed possible cannot be
completed; then it is abandoned (ES-12.3). Where it has no room left to search, the answer is that it might be possible.
"""

from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.state import SEARCH, State
from branchline.games.england_wales.track import tile_cost, why_no_exit
from branchline.kernel import ALLOWED, NOBODY, SIDES, rule, turned

MOST_LOOKS = 2 * SEARCH
UNKNOWN = 0


@rule
def tile_price(board: Board, state: State, hex: int) -> int:
    """ES-7.6 Each tile of the second link costs more."""
    return tile_cost(board, state, hex) + (board.second_link if state.second else 0)


@rule
def can_complete(board: Board, state: State, start: int, link: int, hex: int, heading: int, budget: int) -> bool:
    """ES-7.5, ES-7.11 Whether a link from the city `start`, about to enter a hex in this direction, can come to another
    city for at most this much."""
    first = tile_price(board, state, hex)
    if first > budget:
        return False
    if leads_to_city(board, state, start, link, hex, heading):
        return True
    state.spent[hex, heading] = first
    state.ring[0] = hex * SIDES + heading
    found, tail = look_for_city(board, state, start, link, budget)
    forget(board, state, tail)
    return found


@rule
def look_for_city(board: Board, state: State, start: int, link: int, budget: int) -> tuple[bool, int]:
    """Whether there is one, and how much was written into the ring."""
    tail = 1
    for head in range(MOST_LOOKS):
        if head == tail:
            return False, tail
        if tail - head >= SEARCH - SIDES:
            return True, tail
        place = state.ring[head % SEARCH]
        hex, heading = place // SIDES, place % SIDES
        if leads_to_city(board, state, start, link, hex, heading):
            return True, tail
        tail = look_beyond(board, state, start, link, hex, heading, budget, tail)
    return True, tail


@rule
def forget(board: Board, state: State, tail: int) -> None:
    """Nothing is known before a search; where the ring has been round, everything is wiped."""
    if tail > SEARCH:
        for hex in range(board.hexes):
            for side in range(SIDES):
                state.spent[hex, side] = UNKNOWN
        return
    for k in range(tail):
        state.spent[state.ring[k] // SIDES, state.ring[k] % SIDES] = UNKNOWN


@rule
def leads_to_city(board: Board, state: State, start: int, link: int, hex: int, heading: int) -> bool:
    """Whether a tile in a hex can point into a city that the link may join."""
    for turn in range(-1, 2):
        side = turned(heading, turn)
        beyond = board.neighbour[hex, side]
        if beyond == NOBODY or board.city_at[beyond] == NOBODY:
            continue
        if why_no_exit(board, state, state.acting, start, link, hex, heading, side) == ALLOWED:
            return True
    return False


@rule
def look_beyond(
    board: Board, state: State, start: int, link: int, hex: int, heading: int, budget: int, tail: int
) -> int:
    """Go on from a hex by each way out; returns the new end of the ring."""
    spent = state.spent[hex, heading]
    for turn in range(-1, 2):
        side = turned(heading, turn)
        if why_no_exit(board, state, state.acting, start, link, hex, heading, side) != ALLOWED:
            continue
        beyond = board.neighbour[hex, side]
        cost, before = spent + tile_price(board, state, beyond), state.spent[beyond, side]
        if cost <= budget and (before == UNKNOWN or cost < before):
            state.spent[beyond, side] = cost
            state.ring[tail % SEARCH] = beyond * SIDES + side
            tail += 1
    return tail
