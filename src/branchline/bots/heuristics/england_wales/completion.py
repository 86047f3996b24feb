"""Completes a build or a delivery that is half done in the best way."""

from __future__ import annotations

from branchline.bots.heuristics.england_wales.links import (
    BEST_VALUE,
    NOTHING,
    join_networks,
    lay_found,
    look_for_cities,
    network_of,
)
from branchline.bots.heuristics.england_wales.money import borrow_and_pay
from branchline.bots.heuristics.england_wales.steps import DEEPEST, MOST_NODES, next_step, step_back
from branchline.bots.heuristics.england_wales.traffic import ROUTE, route_value
from branchline.bots.heuristics.england_wales.turns import actions_this_turn
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import saved_by, tile_limit, track_cost
from branchline.games.england_wales.normal.components import (
    GRANT,
    LAND_GRANT,
    LAYING,
    LEAVING_CITY,
    MOVING_CUBE,
    RAILROAD_ERA,
    SPEED_RECORD,
    TUNNEL,
    TUNNEL_ENGINEER,
)
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import has_arrived, unload_cube
from branchline.games.england_wales.track import is_complete, take_in_hand, tiles_laid
from branchline.kernel import NOBODY, Array, bit, frame_argument, present_phase, rule

WORTH_SPENDING = 6
"""The least thousands that a card should save, since it is gone then."""


@rule
def complete_move(board: Board, state: State, seat: int, workspace: Array) -> None:
    phase = present_phase(state)
    if phase == MOVING_CUBE:
        complete_delivery(board, state, seat, workspace)
    elif phase == LEAVING_CITY or phase == LAYING:
        complete_build(board, state, seat, phase, workspace)


@rule
def complete_delivery(board: Board, state: State, seat: int, workspace: Array) -> None:
    """The best way on for the cube in hand, and what it brings."""
    first = int(state.steps)
    best = NOTHING
    state.tried[0] = 0
    for _ in range(MOST_NODES):
        if next_step(board, state, seat, first, min(state.engine[seat] - first, DEEPEST)):
            if has_arrived(state):
                value = route_value(state, seat)
                if value > best:
                    best = value
                    note_route(state, workspace)
                step_back(state)
        elif state.steps == first:
            break
        else:
            step_back(state)
    if best > NOTHING:
        give_points(board, state, seat, workspace)


@rule
def note_route(state: State, workspace: Array) -> None:
    workspace[ROUTE] = state.steps
    workspace[ROUTE + 1] = state.at
    for step in range(state.steps):
        workspace[ROUTE + 2 + step] = state.path[step]


@rule
def give_points(board: Board, state: State, seat: int, workspace: Array) -> None:
    """Give the points that the noted route brings: links, hotels and achievements."""
    links, city = int(workspace[ROUTE]), int(workspace[ROUTE + 1])
    for step in range(links):
        state.position[state.owner[int(workspace[ROUTE + 2 + step])]] += 1
    for other in range(state.players):
        if board.hotel[city] != NOBODY and state.held[other, board.hotel[city]] > 0:
            state.position[other] += 1
    claim_points(board, state, seat, RAILROAD_ERA)
    if links >= board.speed_record_links:
        claim_points(board, state, seat, SPEED_RECORD)
    if board.bounty[city] != NOBODY:
        claim_points(board, state, seat, board.bounty[city])
    state.cubes[state.origin, state.cargo] -= 1
    state.actions_left -= 1
    unload_cube(state)


@rule
def claim_points(board: Board, state: State, seat: int, card: int) -> None:
    if state.display[card] > 0:
        state.display[card] -= 1
        state.position[seat] += board.card_points[card]


@rule
def complete_build(board: Board, state: State, seat: int, phase: int, workspace: Array) -> None:
    """Build on to the most valuable city, and pay."""
    if phase == LEAVING_CITY:
        city = frame_argument(state, 0)
        look_for_cities(board, state, seat, city, NOBODY, tile_limit(board, state, seat), workspace)
        if workspace[BEST_VALUE] > NOTHING:
            lay_found(board, state, seat, city, workspace)
    elif not is_complete(state, state.built):
        left = tile_limit(board, state, seat) - tiles_laid(state)
        look_for_cities(board, state, seat, state.city[state.built, 0], state.built, left, workspace)
        if workspace[BEST_VALUE] > NOTHING:
            lay_found(board, state, seat, NOBODY, workspace)
    if state.built != NOBODY:
        pay_bill(board, state, seat, workspace)
        state.actions_left -= 1


@rule
def complete_open_links(board: Board, state: State, seat: int, workspace: Array) -> int:
    """Finish open links with actions of this turn; return the number of actions that takes."""
    actions, spent = actions_this_turn(state, seat), 0
    for link in range(state.owner.shape[0]):
        if spent < actions and state.owner[link] == seat and not is_complete(state, link):
            take_in_hand(state, link)
            look_for_cities(board, state, seat, state.city[link, 0], link, tile_limit(board, state, seat), workspace)
            if workspace[BEST_VALUE] > NOTHING:
                lay_found(board, state, seat, NOBODY, workspace)
                pay_bill(board, state, seat, workspace)
                spent += 1
    take_in_hand(state, NOBODY)
    return spent


@rule
def pay_bill(board: Board, state: State, seat: int, workspace: Array) -> None:
    saving = use_card(board, state, seat, TUNNEL_ENGINEER, TUNNEL) | use_card(board, state, seat, LAND_GRANT, GRANT)
    borrow_and_pay(board, state, seat, track_cost(board, state, saving))
    if is_complete(state, state.built):
        join_networks(board, state.city[state.built, 0], state.city[state.built, 1], workspace)
        claim_lines(board, state, seat, workspace)
    take_in_hand(state, NOBODY)


@rule
def claim_lines(board: Board, state: State, seat: int, workspace: Array) -> None:
    """Claim the major lines that nobody has and whose ends are joined."""
    for line in range(board.lines):
        joined = network_of(workspace, board.line_ends[line, 0]) & bit(board.line_ends[line, 1])
        if joined and state.line_owner[line] == NOBODY:
            state.line_owner[line] = seat
            state.position[seat] += board.line_points[line]


@rule
def use_card(board: Board, state: State, seat: int, card: int, saving: int) -> int:
    """The card, if it saves enough."""
    if state.held[seat, card] == 0 or saved_by(board, state, saving) < WORTH_SPENDING:
        return 0
    state.held[seat, card] -= 1
    return saving
