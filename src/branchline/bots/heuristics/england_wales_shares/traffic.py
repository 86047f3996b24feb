"""Counts the cubes that can travel far over a company's own links."""

from __future__ import annotations

from branchline.bots.heuristics.england_wales.links import LINKS_END
from branchline.bots.heuristics.england_wales.steps import begin_way, next_side, step_on
from branchline.games.england_wales.chains import cities_touched, own_step
from branchline.games.england_wales.components import CITY, COLOURS
from branchline.games.england_wales.cubes import has_cubes
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import COMPANIES
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, SIDES, Array, bit, rule

DELIVERIES = 0.6
"""The part of all actions that are deliveries, when many are left."""
LATER = 0.93
"""What each further delivery in the plan is worth against the one before: others may take the cube."""
MOST_NODES = 300
DEEPEST = 12

LENGTHS = LINKS_END
"""In the workspace, by company: the number of cubes that can travel so many own links."""
KNOWN = LENGTHS + COMPANIES * (DEEPEST + 1)
"""By company, what that was found out for: the cities it touches, one bit each, and for each city its links and goods.
Most of what is tried leaves most companies alone."""
KNOWN_SIZE = 1 + 2 * CITY.size
BEST = KNOWN + COMPANIES * KNOWN_SIZE
"""By colour, of the cubes of one city: the most own links on the way."""
STOPPED = BEST + COLOURS
"""By depth: the colours that have found their city on the way."""
TRAFFIC_END = STOPPED + DEEPEST + 2


@rule
def traffic(board: Board, state: State, company: int, actions: float, workspace: Array) -> float:
    """The own links that cubes will travel in the best deliveries that are left to make."""
    lengths = LENGTHS + company * (DEEPEST + 1)
    if not is_known(board, state, company, workspace):
        count_lengths(board, state, company, lengths, workspace)
    deliveries = max(DELIVERIES * actions, min(actions, 3.0))
    steps, weight = 0.0, 1.0
    for length in range(DEEPEST, 0, -1):
        for _ in range(int(workspace[lengths + length])):
            if deliveries <= 0.0:
                return steps
            steps += weight * min(deliveries, 1.0) * length
            weight *= LATER
            deliveries -= 1.0
    return steps


@rule
def is_known(board: Board, state: State, company: int, workspace: Array) -> bool:
    """Whether nothing has changed since the lengths of a company were counted; note the present state."""
    place, touched = KNOWN + company * KNOWN_SIZE, cities_touched(state, company)
    same = is_as_noted(workspace, place, float(touched))
    for city in range(board.cities):
        if touched & bit(city):
            links = is_as_noted(workspace, place + 1 + 2 * city, float(links_of(board, state, company, city)))
            goods = is_as_noted(workspace, place + 2 + 2 * city, float(goods_of(state, city)))
            same = same and links and goods
    return same


@rule
def is_as_noted(workspace: Array, place: int, value: float) -> bool:
    same = workspace[place] == value
    workspace[place] = value
    return same


@rule
def links_of(board: Board, state: State, company: int, city: int) -> int:
    """The cities to which a company's links lead from a city, as one number."""
    links = 0
    for side in range(SIDES):
        links = 64 * links + own_step(board, state, company, city, side) + 1
    return links


@rule
def goods_of(state: State, city: int) -> int:
    """The colour of a city and its cubes, in one number."""
    goods = state.colour[city] + 1
    for colour in range(COLOURS):
        goods = 128 * goods + state.cubes[city, colour]
    return goods


@rule
def count_lengths(board: Board, state: State, company: int, lengths: int, workspace: Array) -> None:
    for length in range(DEEPEST + 1):
        workspace[lengths + length] = 0.0
    touched = cities_touched(state, company)
    for city in range(board.cities):
        if touched & bit(city) and has_cubes(state, city):
            measure_ways(board, state, company, city, lengths, workspace)


@rule
def measure_ways(board: Board, state: State, company: int, city: int, lengths: int, workspace: Array) -> None:
    """The longest way over own links for each colour that lies in a city."""
    for colour in range(COLOURS):
        workspace[BEST + colour] = 0.0
    workspace[STOPPED] = 0.0
    begin_way(state, city)
    here, depth, visited = city, 0, bit(city)
    for _ in range(MOST_NODES):
        side = NOBODY
        if depth < DEEPEST:
            side = next_side(board, state, company, here, state.tried[depth], visited, True)
        if side != NOBODY:
            here, depth = step_on(state, int(state.far[here, side]), depth, side)
            visited |= bit(here)
            note_arrival(state, here, depth, workspace)
        elif depth == 0:
            break
        else:
            visited ^= bit(here)
            depth -= 1
            here = int(state.queue[depth])
    for colour in range(COLOURS):
        workspace[lengths + int(workspace[BEST + colour])] += state.cubes[city, colour]


@rule
def note_arrival(state: State, city: int, depth: int, workspace: Array) -> None:
    """A cube of the city's colour would stop here; others go on."""
    colour = state.colour[city]
    stopped = int(workspace[STOPPED + depth - 1])
    workspace[STOPPED + depth] = stopped
    if colour != NOBODY and not stopped >> colour & 1:
        workspace[STOPPED + depth] = stopped | (1 << int(colour))
        workspace[BEST + colour] = max(workspace[BEST + colour], float(depth))
