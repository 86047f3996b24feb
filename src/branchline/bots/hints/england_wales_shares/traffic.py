"""What a network can carry: the cubes that can travel far over a company's own links."""

from __future__ import annotations

from branchline.bots.hints.england_wales.links import SIDES_TO_LAY
from branchline.bots.hints.england_wales.steps import next_step, step_back
from branchline.games.england_wales.components import COLOURS
from branchline.games.england_wales.cubes import has_cubes
from branchline.games.england_wales.routes import load_cube, unload_cube
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, Array, rule

DELIVERIES = 0.6
"""The part of all actions that are deliveries, when many are left."""
LATER = 0.93
"""What each further delivery in the plan is worth against the one before: others may take the cube."""
MOST_NODES = 300
DEEPEST = 12

LENGTHS = SIDES_TO_LAY + 16
"""Where things are in the room to work: how many cubes of a company can travel so many own links."""
BEST = LENGTHS + DEEPEST + 1
"""By colour, of the cubes of one city: the most own links on the way."""
STOPPED = BEST + COLOURS
"""By depth: the colours that have found their city on the way."""
TRAFFIC_END = STOPPED + DEEPEST + 2


@rule
def traffic(board: Board, state: State, company: int, actions: float, work: Array) -> float:
    """The own links that cubes will travel in the best deliveries that are left to make."""
    for length in range(DEEPEST + 1):
        work[LENGTHS + length] = 0.0
    for city in range(board.cities):
        if has_cubes(state, city):
            measure_ways(board, state, company, city, work)
    deliveries = max(DELIVERIES * actions, min(actions, 3.0))
    steps, weight = 0.0, 1.0
    for length in range(DEEPEST, 0, -1):
        for _ in range(int(work[LENGTHS + length])):
            if deliveries <= 0.0:
                return steps
            steps += weight * min(deliveries, 1.0) * length
            weight *= LATER
            deliveries -= 1.0
    return steps


@rule
def measure_ways(board: Board, state: State, company: int, city: int, work: Array) -> None:
    """The longest way over own links for each colour that lies in a city."""
    for colour in range(COLOURS):
        work[BEST + colour] = 0.0
    load_cube(state, city, NOBODY)
    state.tried[0] = 0
    work[STOPPED] = 0.0
    for _ in range(MOST_NODES):
        if next_step(board, state, company, 0, DEEPEST, True):
            note_arrival(state, work)
        elif state.steps == 0:
            break
        else:
            step_back(state)
    for colour in range(COLOURS):
        work[LENGTHS + int(work[BEST + colour])] += state.cubes[city, colour]
    unload_cube(state)


@rule
def note_arrival(state: State, work: Array) -> None:
    """A cube of the city's colour would stop here; others go on."""
    colour = state.colour[state.at]
    stopped = int(work[STOPPED + state.steps - 1])
    work[STOPPED + state.steps] = stopped
    if colour != NOBODY and not stopped >> colour & 1:
        work[STOPPED + state.steps] = stopped | (1 << int(colour))
        work[BEST + colour] = max(work[BEST + colour], float(state.steps))
