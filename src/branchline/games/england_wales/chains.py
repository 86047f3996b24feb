"""§14, §15 Networks of one owner: what is connected, how many cities they touch, and the longest chain."""

import numpy as np

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.components import MOUNTAIN
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.routes import NONE, link_at
from branchline.games.england_wales.track import is_complete
from branchline.kernel import NOBODY, SIDES, bit, count_flags, rule

ONE = np.uint64(1)
MOST_STEPS = 3_000_000
"""Of the search for the longest chain: what it has found by then stands. No network seen needs a hundredth of it."""


@rule
def count_links(state: Network, owner: int) -> int:
    count = 0
    for link in range(state.owner.shape[0]):
        count += state.owner[link] == owner and is_complete(state, link)
    return count


@rule
def cities_touched(state: Network, owner: int) -> np.uint64:
    touched = NONE
    for link in range(state.owner.shape[0]):
        if state.owner[link] == owner and is_complete(state, link):
            touched |= bit(state.city[link, 0]) | bit(state.city[link, 1])
    return touched


@rule
def own_step(board: Map, state: Network, owner: int, city: int, side: int) -> int:
    """The city to which an own link leads by this side, or NOBODY."""
    there = state.far[city, side]
    return there if there != NOBODY and state.owner[link_at(board, state, city, side)] == owner else NOBODY


@rule
def connected_to(board: Map, state: Network, owner: int, city: int) -> np.uint64:
    """EW-14.2, EW-14.3, EW-15.4 All cities that own links connect with this one."""
    seen = bit(city)
    state.queue[0] = city
    waiting = 1
    for head in range(board.cities):
        if head == waiting:
            break
        here = state.queue[head]
        for side in range(SIDES):
            there = own_step(board, state, owner, here, side)
            if there != NOBODY and not seen & bit(there):
                seen |= bit(there)
                state.queue[waiting] = there
                waiting += 1
    return seen


@rule
def count_mountains(board: Map, state: Network, owner: int) -> int:
    """EW-15.7 Mountain tiles of completed own links."""
    count = 0
    for hex in range(board.hexes):
        if board.terrain[hex] == MOUNTAIN and state.tracks[hex] > 0:
            for side in range(SIDES):
                link = state.side[hex, side]
                count += link != NOBODY and state.owner[link] == owner and is_complete(state, link)
    return count // 2


@rule
def longest_chain(board: Map, state: Network, owner: int) -> int:
    """EW-15.5 The most own links in a path that visits no city twice."""
    longest = 0
    budget = MOST_STEPS
    touched = cities_touched(state, owner)
    for city in range(board.cities):
        if touched & bit(city):
            limit = count_flags(connected_to(board, state, owner, city)) - 1
            if limit > longest:
                longest, budget = chain_from(board, state, owner, city, longest, limit, budget)
    return longest


@rule
def chain_from(
    board: Map, state: Network, owner: int, start: int, longest: int, limit: int, budget: int
) -> tuple[int, int]:
    """Depth first: `queue` is the chain, `tried` the next side to try at each of its cities."""
    state.queue[0] = start
    state.tried[0] = 0
    seen = bit(start)
    depth = 0
    for _ in range(budget):
        budget -= 1
        if state.tried[depth] == SIDES:
            seen ^= bit(state.queue[depth])
            depth -= 1
            if depth < 0:
                break
            continue
        there = own_step(board, state, owner, state.queue[depth], state.tried[depth])
        state.tried[depth] += 1
        if there != NOBODY and not seen & bit(there):
            depth += 1
            seen |= bit(there)
            state.queue[depth] = there
            state.tried[depth] = 0
            longest = max(longest, depth)
            if longest == limit:
                break
    return longest, budget
