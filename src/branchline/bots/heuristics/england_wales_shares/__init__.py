"""Values positions of the share game: cash, shares at their price, and what the companies behind the
shares will still carry, earn and pay out; control is worth something of its own.

Values are in thousands. The position is only a copy: an auction, a link, a delivery or a vote under way is first
brought to its end in it.
"""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristic import Aim, Heuristic
from branchline.bots.heuristics.england_wales_shares.completion import complete_build, complete_delivery
from branchline.bots.heuristics.england_wales_shares.mergers import lead_in_vote
from branchline.bots.heuristics.england_wales_shares.net_worth import BOND, ENVY, lead, unheard
from branchline.games.england_wales.shares.auctions import sell_share
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import LAYING, LEAVING_CITY, MOVING_CUBE, OPENING, RAISING, VOTING
from branchline.games.england_wales.shares.ending import score
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, Array, present_phase, rule

BALLOT = 0.05
"""The cost of a vote, so that nobody proposes what they would then refuse."""
VOTE_SAMPLES = 8
"""Samples of the other votes for whoever is to vote."""


def determinizations(state: State) -> int:
    """Who votes last finds out what that changes only if others may have voted either way."""
    return VOTE_SAMPLES if present_phase(state) == VOTING else 1


@rule
def turn_index(state: State) -> int:
    """At the end of a turn every company has had the same number of actions."""
    return state.turn


@rule
def evaluate(board: Board, state: State, seat: int, workspace: Array) -> float:
    return prospects(board, state, seat, workspace) - BALLOT * state.votes_shown


@rule
def prospects(board: Board, state: State, seat: int, workspace: Array) -> float:
    if state.ended:
        return final_lead(state, seat)
    phase = present_phase(state)
    if (phase == RAISING or phase == OPENING) and state.high_bidder != NOBODY:
        sell_share(state, unheard(state))
    elif phase == MOVING_CUBE:
        complete_delivery(board, state, seat, workspace)
    elif (phase == LEAVING_CITY or phase == LAYING) and not complete_build(board, state, workspace):
        return lead(board, state, seat, workspace) - BOND
    return lead_in_vote(board, state, seat, workspace) if phase == VOTING else lead(board, state, seat, workspace)


@rule
def final_lead(state: State, seat: int) -> float:
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, score(state, other))
    return score(state, seat) - ENVY * best


def hoarded(states: Array, seat: int) -> Array:
    return states["cash"][:, seat]


def borrowed(states: Array, seat: int) -> Array:
    """Bonds of the companies that the seat controls."""
    return (states["bonds"] * (states["controller"] == seat)).sum(axis=1)


def built(states: Array, seat: int) -> Array:
    """Completed links of the companies that the seat controls."""
    return (states["links"] * (states["controller"] == seat)).sum(axis=1)


def expected_wealth(board: Board, state: State, values: Array) -> list[float]:
    """The wealth that each seat can expect at the end. Of its value the best of the others was taken off."""
    first, second = np.sort(values)[::-1][:2]
    best = (first + ENVY * second) / (1.0 - ENVY**2)
    return [float(best if value == first else value + ENVY * best) for value in values]


HEURISTIC = Heuristic(
    evaluate=evaluate,
    depth=9,  # a link of five tiles, with its city, its side and the choice to build; or a delivery over several links
    beam=24,
    determinizations=determinizations,
    simulations=10,
    candidates=10,
    turn_index=turn_index,
    rollout_beam=4,
    opponent_weight=1.0,
    most_costs={"novice": 0.6, "casual": 0.2},
    aims={"wealth": Aim(expected_wealth)},
    deeds=("link_completed", "cube_delivered", "dividend_declared", "company_absorbed"),
    habits={"hoards": hoarded, "borrows": borrowed, "builds": built},
)
