"""§7 Whether a link can still be completed: a search over places, which are hexes and the directions in which they are
entered.

The cheapest way it finds might enter a hex twice, which no link may. No link enters it both ways, so the search is made
again without the one and without the other: what is offered can always be completed. Until version 2 of the rules such
ways counted, those through the hex that is being laid as well; a link that came to nothing was abandoned (ES-12.3).
"""

from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.state import MOST_BARRED, SEARCH, State
from branchline.games.england_wales.track import tile_cost, why_no_exit
from branchline.kernel import ALLOWED, NOBODY, SIDES, opposite, rule, turned

MOST_LOOKS = 2 * SEARCH
MANY_LOOKS = 16 * SEARCH
"""More than the whole map takes, whatever the money."""
MOST_SEARCHES = 1000
"""For one link: what has not been proved by then is not offered. Hardly any link needs a second one."""
UNKNOWN, BARRED, ON_WAY = 0, -1, -2
"""What may stand for a place instead of the least that was spent to enter it."""
NO_WAY, UNSURE = -1, -2


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
    place = hex * SIDES + heading
    if state.dead_ends:
        return seems_possible(board, state, start, link, place, first, budget)
    return has_way(board, state, start, link, place, first + 1, budget + 1)


@rule
def seems_possible(board: Board, state: State, start: int, link: int, place: int, spent: int, budget: int) -> bool:
    """As in version 1 of the rules: any way counts, and where there is no room left to search, it might be possible."""
    found, tail = look_for_city(board, state, start, link, place, spent, budget, MOST_LOOKS)
    forget(board, state, tail)
    return found != NO_WAY


@rule
def has_way(board: Board, state: State, start: int, link: int, first: int, spent: int, budget: int) -> bool:
    """Whether there is a way that enters no hex twice. Where a way does, one of the two places is barred, and if that
    leads nowhere the other. Money is counted from one, so that nothing spent is known."""
    barred = 0
    for _ in range(MOST_SEARCHES):
        bar_places(state, barred, BARRED)
        end, tail = look_for_city(board, state, start, link, first, spent, budget, MANY_LOOKS)
        one, other = NOBODY, NOBODY
        if end >= 0:
            one, other = meeting_on_way(board, state, first, end)
        forget(board, state, tail)
        bar_places(state, barred, UNKNOWN)
        if end >= 0 and one == NOBODY:
            return True
        if end >= 0 and barred < MOST_BARRED:
            state.barred[barred], state.instead[barred] = one, other
            barred += 1
        else:
            barred = next_bar(state, barred)
            if barred == 0:
                return False
    return False


@rule
def bar_places(state: State, count: int, mark: int) -> None:
    for k in range(count):
        state.spent[state.barred[k] // SIDES, state.barred[k] % SIDES] = mark


@rule
def next_bar(state: State, barred: int) -> int:
    """The last place for which another can be barred instead; returns how many are barred then."""
    for k in range(barred - 1, -1, -1):
        if state.instead[k] != NOBODY:
            state.barred[k], state.instead[k] = state.instead[k], NOBODY
            return k + 1
    return 0


@rule
def meeting_on_way(board: Board, state: State, first: int, end: int) -> tuple[int, int]:
    """Two places of the way just found that lie in one hex, or one that lies in the hex behind the first place; NOBODY
    twice if there are none. The way is followed from its end to its first place, and marked."""
    place, behind = end, board.neighbour[first // SIDES, opposite(first % SIDES)]
    for _ in range(board.hexes):
        hex, heading = place // SIDES, place % SIDES
        if hex == behind:
            return place, NOBODY
        for side in range(SIDES):
            if state.spent[hex, side] == ON_WAY:
                return hex * SIDES + side, NOBODY if place == first else place
        if place == first:
            break
        left = state.spent[hex, heading] - tile_price(board, state, hex)
        state.spent[hex, heading] = ON_WAY
        place = place_before(board, state, hex, heading, left)
    return NOBODY, NOBODY


@rule
def place_before(board: Board, state: State, hex: int, heading: int, left: int) -> int:
    """The place from which a way came into a hex in this direction, with so much spent."""
    behind, found = board.neighbour[hex, opposite(heading)], heading
    for turn in range(-1, 2):
        spent = state.spent[behind, turned(heading, turn)]
        if UNKNOWN < spent <= left:
            found = turned(heading, turn)
    return behind * SIDES + found


@rule
def look_for_city(
    board: Board, state: State, start: int, link: int, first: int, spent: int, budget: int, most_looks: int
) -> tuple[int, int]:
    """The place from which a city is reached, NO_WAY or UNSURE; and how much was written into the ring."""
    state.spent[first // SIDES, first % SIDES] = spent
    state.ring[0] = first
    tail = 1
    for head in range(most_looks):
        if head == tail:
            return NO_WAY, tail
        if tail - head >= SEARCH - SIDES:
            return UNSURE, tail
        place = state.ring[head % SEARCH]
        hex, heading = place // SIDES, place % SIDES
        if leads_to_city(board, state, start, link, hex, heading):
            return place, tail
        tail = look_beyond(board, state, start, link, hex, heading, budget, tail)
    return UNSURE, tail


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
