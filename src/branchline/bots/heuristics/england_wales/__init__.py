"""Values positions of Railways of England and Wales: the score as it would be now, what the network can
still carry, what income and bonds will make of the money, and how far major lines and one's baron have come.

Values are in points. The position is only a copy: a build or a delivery that is half done is first completed in it.
"""

from __future__ import annotations

from branchline.bots.heuristic import Aim, Heuristic
from branchline.bots.heuristics.england_wales.aims import baron_value, lines_value
from branchline.bots.heuristics.england_wales.completion import complete_move, complete_open_links
from branchline.bots.heuristics.england_wales.links import NOTHING, find_networks
from branchline.bots.heuristics.england_wales.money import borrow_and_pay, cards_value, money_value, point_value
from branchline.bots.heuristics.england_wales.traffic import traffic
from branchline.bots.heuristics.england_wales.turns import actions_this_turn, turns_left
from branchline.games.england_wales.chains import count_links
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import AUCTION, ROUNDS
from branchline.games.england_wales.normal.state import State
from branchline.kernel import Array, decider, has_ended, present_phase, rule

ENVY = 0.35
LINK = 0.12
FIRST_MOVE = 0.4
OPEN_LINK = 0.3
"""The risk in a link that another action of the same turn is to finish."""


@rule
def turn_index(state: State) -> int:
    """At the end of a turn everyone has had the same number of actions."""
    return state.turn


@rule
def evaluate(board: Board, state: State, seat: int, workspace: Array) -> float:
    """A seat's prospects, less some of what the others have."""
    if has_ended(state):
        return standing_of(state, seat)
    find_networks(board, state, seat, workspace)
    value = 0.0
    if present_phase(state) == AUCTION and state.high_bidder == seat:
        borrow_and_pay(board, state, seat, state.high)
        value += FIRST_MOVE
    elif decider(state) == seat:
        complete_move(board, state, seat, workspace)
    committed = complete_open_links(board, state, seat, workspace)
    value += standing_of(state, seat) - OPEN_LINK * committed
    return value + prospects(board, state, seat, turns_left(board, state), committed, workspace)


@rule
def standing_of(state: State, seat: int) -> float:
    """Points less bonds, against the others' average and best."""
    best = NOTHING
    rivals = 0.0
    for other in range(state.players):
        if other != seat:
            points = float(state.position[other] + state.baron_points[other] - state.bonds[other])
            best = max(best, points)
            rivals += points
    own = float(state.position[seat] + state.baron_points[seat] - state.bonds[seat])
    return own - ENVY * (0.5 * best + 0.5 * rivals / (state.players - 1))


@rule
def prospects(board: Board, state: State, seat: int, turns: float, committed: int, workspace: Array) -> float:
    """Value what is to come, with the actions that are left after those that open links will take."""
    actions = (turns - 1.0) * ROUNDS + actions_this_turn(state, seat) - committed
    value = traffic(board, state, seat, actions, workspace) * point_value(board, state, seat, turns)
    value += money_value(board, state, seat, turns, actions)
    value += cards_value(board, state, seat, turns, actions)
    if actions > 1.0:
        value += LINK * min(count_links(state, seat), 20) * min(1.0, actions / 9.0)
        value += lines_value(board, state, actions, workspace)
    return value + baron_value(board, state, seat, actions, workspace)


def hoarded(states: Array, seat: int) -> Array:
    return states["cash"][:, seat]


def borrowed(states: Array, seat: int) -> Array:
    return states["bonds"][:, seat]


def built(states: Array, seat: int) -> Array:
    """Links, with those that are not completed."""
    return (states["owner"] == seat).sum(axis=1)


def expected_points(board: Board, state: State, values: Array) -> list[float]:
    """The points, less bonds, that each seat can expect at the end: its value, without what counts of the others."""
    points = (state.position + state.baron_points - state.bonds)[: state.players].astype(float).tolist()
    others = [[each for other, each in enumerate(points) if other != seat] for seat in range(state.players)]
    rivals = [ENVY * (max(each) + sum(each) / len(each)) / 2 for each in others]
    return [value + of_others for value, of_others in zip(values.tolist(), rivals, strict=True)]


HEURISTIC = Heuristic(
    evaluate=evaluate,
    depth=10,  # a build: its kind, city and side, four tiles and the bill; or a delivery over several links
    beam=40,
    simulations=12,
    candidates=12,
    turn_index=turn_index,
    rollout_beam=8,
    opponent_weight=1.0,
    most_costs={"novice": 0.4, "casual": 0.2},
    aims={"points": Aim(expected_points)},
    deeds=("link_completed", "city_urbanised", "engine_raised", "cube_delivered", "paid_line", "card_taken"),
    habits={"hoards": hoarded, "borrows": borrowed, "builds": built},
)
