"""Completes what is under way: a link to the most valuable city, a delivery along its best way."""

from __future__ import annotations

from branchline.bots.heuristics.england_wales.links import (
    BEST_VALUE,
    NOTHING,
    find_networks,
    lay_found,
    look_for_cities,
)
from branchline.bots.heuristics.england_wales.steps import next_step, step_back
from branchline.bots.heuristics.england_wales_shares.mergers import MERGERS_END
from branchline.bots.heuristics.england_wales_shares.net_worth import unheard
from branchline.bots.heuristics.england_wales_shares.traffic import DEEPEST, MOST_NODES
from branchline.games.england_wales.routes import has_arrived, take_step, unload_cube
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.building import link_cost
from branchline.games.england_wales.shares.deliveries import balance, deliver_cube
from branchline.games.england_wales.shares.money import means, pay
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.track import take_in_hand
from branchline.kernel import NOBODY, Array, frame_argument, rule

FOREIGN = 0.3
"""The cost of a step for another's company."""
MOST_TILES = 6

ROUTE = MERGERS_END
"""In the workspace: the best way for the cube in hand, its length and its sides."""


@rule
def complete_build(board: Board, state: State, workspace: Array) -> bool:
    """Build on to the most valuable city, and pay; return whether the company can."""
    company, link = state.acting, state.built
    start = frame_argument(state, 0) if link == NOBODY else state.city[link, 0]
    find_networks(board, state, company, workspace)
    look_for_cities(board, state, company, start, link, MOST_TILES, workspace)
    if workspace[BEST_VALUE] == NOTHING:
        return False
    lay_found(board, state, company, start if link == NOBODY else NOBODY, workspace)
    cost = link_cost(board, state)
    if cost > means(board, state, company):
        return False
    pay(board, state, company, cost, unheard(state))
    take_in_hand(state, NOBODY)
    return True


@rule
def complete_delivery(board: Board, state: State, seat: int, workspace: Array) -> None:
    """The best way on for the cube in hand, and what it brings."""
    first, best = int(state.steps), NOTHING
    state.tried[0] = 0
    for _ in range(MOST_NODES):
        if next_step(board, state, state.acting, first, max(0, DEEPEST - first)):
            if has_arrived(state):
                value = way_value(state, seat)
                if balance(state) >= 0 and value > best:
                    best = value
                    note_way(state, first, workspace)
                step_back(state)
        elif state.steps == first:
            break
        else:
            step_back(state)
    for _ in range(state.steps - first):
        step_back(state)
    if best == NOTHING:
        unload_cube(state)
        return
    for step in range(int(workspace[ROUTE])):
        take_step(board, state, int(workspace[ROUTE + 1 + step]))
    deliver_cube(board, state, unheard(state))


@rule
def way_value(state: State, seat: int) -> float:
    """Steps for companies that the seat runs, less some for others'."""
    value = 0.0
    for step in range(state.steps):
        value += 1.0 if state.controller[state.owner[state.path[step]]] == seat else -FOREIGN
    return value


@rule
def note_way(state: State, first: int, workspace: Array) -> None:
    """The side that was tried last at each step is the one taken."""
    workspace[ROUTE] = state.steps - first
    for step in range(state.steps - first):
        workspace[ROUTE + 1 + step] = state.tried[step] - 1
