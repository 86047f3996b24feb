"""§7 Whether a cube can still arrive with at least as many own links as foreign ones on its way.

Without a limit of length this is a question about longest ways. First own links alone; then whether those that are
left could make up for what is missing; then a quick search along shortest ways. If none of them will do, all ways are
tried, those over own links first, as long as there is hope. After so many tries the answer is that it might be
possible: a link is never refused without proof.
"""

import numpy as np

from branchline.games.england_wales.chains import ONE
from branchline.games.england_wales.routes import NONE, link_at
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.joined import own_network
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, SIDES, bit, first_flag, rule

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
    if balance >= -1 and own_network(state, company, city, visited) & state.accepts[colour] & ~bit(city):
        return True
    if not can_make_up(state, company, city, visited, balance, colour):
        return False
    if short_way(board, state, company, city, visited, balance, colour, own_first):
        return True
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
            own = state.near[company, here] & bit(there) != NONE
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
def can_make_up(state: State, company: int, city: int, visited: np.uint64, balance: int, colour: int) -> bool:
    """Whether own links that are left could lift the balance on the way to a city of the colour; if not, no way will
    do. A way meets no city twice, so that each lends it two own links at most, and goes through none of the colour."""
    free = ~visited | bit(city)
    ends, last = 0, -FAR
    goals, between = free & state.accepts[colour], free & ~state.accepts[colour]
    waiting, unseen = bit(city), between & ~bit(city)
    for place in range(state.joined.shape[0]):
        if waiting == NONE:
            return False
        here = first_flag(waiting)
        own, joined = state.near[company, here], state.joined[here]
        if joined & goals:
            last = max(last, 1 if own & goals else -1)
        ends += count_ends(own & between, 1 if place == 0 else 2)
        if balance + last + ends // 2 >= 0:
            return True
        waiting = (waiting & (waiting - ONE)) | (joined & unseen)
        unseen &= ~joined
    return False


@rule
def count_ends(cities: np.uint64, most: int) -> int:
    """How many they are, up to one or two."""
    if cities == NONE:
        return 0
    return 1 if most == 1 or cities & (cities - ONE) == NONE else 2


@rule
def some_way(
    board: Board, state: State, company: int, city: int, visited: np.uint64, balance: int, colour: int, own_first: bool
) -> bool:
    """Depth first over all ways; each city on the stack remembers which of its sides come next. Own links take the
    first six turns, foreign ones the next."""
    depth, tries = 0, 0
    put_on_stack(state, 0, city, balance)
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
        if not can_make_up(state, company, there, visited, after, colour):
            continue
        depth += 1
        put_on_stack(state, depth, there, after)
        visited |= bit(there)
    return True


@rule
def put_on_stack(state: State, depth: int, city: int, balance: int) -> None:
    state.stack_city[depth] = city
    state.stack_side[depth] = 0
    state.stack_balance[depth] = balance
