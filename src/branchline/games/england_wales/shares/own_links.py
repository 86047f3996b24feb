"""§7 Whether a cube can still arrive with at least as many own links as foreign ones on its way.

Without a limit of length this is a question about longest ways. First a quick search along shortest ways; if none of
them will do, all ways are tried, those over own links first, as long as own links that are left could still make up
for what is missing. After so many tries the answer is that it might be possible: a link is never refused without proof.
"""

import numpy as np

from branchline.games.england_wales.routes import bit, link_at
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, SIDES, rule

MOST_TRIES = 400
MOST_STEPS = 4 * MOST_TRIES * SIDES
FAR = 100


@rule
def is_own(board: Board, state: State, company: int, city: int, side: int) -> bool:
    return state.owner[link_at(board, state, city, side)] == company


@rule
def balance_after(board: Board, state: State, company: int, balance: int, city: int, side: int) -> int:
    """ES-7.15 Own links less foreign ones, with one more link."""
    return balance + 1 if is_own(board, state, company, city, side) else balance - 1


@rule
def may_arrive(
    board: Board, state: State, company: int, city: int, visited: np.uint64, balance: int, colour: int, own_first: bool
) -> bool:
    """ES-7.15, ES-7.17, ES-12.3 Whether a cube of this colour can come from a city to one of its colour, with a balance
    that is not negative then; the first link has to be own if nothing has been travelled yet."""
    if short_way(board, state, company, city, visited, balance, colour, own_first):
        return True
    if not can_make_up(board, state, company, city, visited, balance, colour):
        return False
    return some_way(board, state, company, city, visited, balance, colour, own_first)


@rule
def short_way(
    board: Board, state: State, company: int, city: int, visited: np.uint64, balance: int, colour: int, own_first: bool
) -> bool:
    """Along a tree of shortest ways: whether one of them will do. No such way visits a city twice."""
    seen = visited | bit(city)
    state.surplus[city] = balance
    state.queue[0] = city
    waiting = 1
    for first in range(board.cities):
        if first == waiting:
            return False
        here = state.queue[first]
        for side in range(SIDES):
            there = state.far[here, side]
            if there == NOBODY or seen & bit(there):
                continue
            own = is_own(board, state, company, here, side)
            if own_first and here == city and not own:
                continue
            after = state.surplus[here] + (1 if own else -1)
            if state.colour[there] == colour:
                if after >= 0:
                    return True
                continue
            seen |= bit(there)
            state.surplus[there] = after
            state.queue[waiting] = there
            waiting += 1
    return False


@rule
def can_make_up(
    board: Board, state: State, company: int, city: int, visited: np.uint64, balance: int, colour: int
) -> bool:
    """Whether own links that are left could lift the balance on the way to a city of the colour; if not, no way will
    do. A way meets no city twice, so that each lends it two own links at most, and goes through none of the colour."""
    blocked, seen = visited & ~bit(city), visited | bit(city)
    state.queue[0] = city
    waiting, ends, last = 1, 0, -FAR
    for place in range(board.cities):
        if place == waiting:
            return False
        here, own_links = state.queue[place], 0
        for side in range(SIDES):
            there = state.far[here, side]
            if there == NOBODY or blocked & bit(there):
                continue
            own = is_own(board, state, company, here, side)
            if state.colour[there] == colour:
                last = max(last, 1 if own else -1)
                continue
            own_links += own
            if not seen & bit(there):
                seen |= bit(there)
                state.queue[waiting] = there
                waiting += 1
        ends += min(own_links, 1 if place == 0 else 2)
        if balance + last + ends // 2 >= 0:
            return True
    return False


@rule
def some_way(
    board: Board, state: State, company: int, city: int, visited: np.uint64, balance: int, colour: int, own_first: bool
) -> bool:
    """Depth first over all ways; each city on the stack remembers which of its sides come next. Own links take the
    first six turns, foreign ones the next."""
    depth, tries = 0, 0
    state.stack_city[0] = city
    state.stack_side[0] = 0
    state.stack_balance[0] = balance
    for _ in range(MOST_STEPS):
        here, turn = state.stack_city[depth], state.stack_side[depth]
        if turn == 2 * SIDES:
            if depth == 0:
                return False
            visited &= ~bit(here)
            depth -= 1
            continue
        state.stack_side[depth] = turn + 1
        side = turn % SIDES
        there = state.far[here, side]
        if there == NOBODY or visited & bit(there):
            continue
        own = is_own(board, state, company, here, side)
        if own != (turn < SIDES) or (own_first and depth == 0 and not own):
            continue
        after = state.stack_balance[depth] + (1 if own else -1)
        if state.colour[there] == colour:
            if after >= 0:
                return True
            continue
        tries += 1
        if tries > MOST_TRIES:
            return True
        if not can_make_up(board, state, company, there, visited, after, colour):
            continue
        depth += 1
        state.stack_city[depth] = there
        state.stack_side[depth] = 0
        state.stack_balance[depth] = after
        visited |= bit(there)
    return True
