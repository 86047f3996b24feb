"""What follows in a position from the fields that were given: what is left, who runs a company, who is asked."""

import numpy as np

from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import (
    MERGING,
    MOVING_CUBE,
    OPENING,
    PROPOSING,
    RAISING,
    SHARES,
    VOTING,
)
from branchline.games.england_wales.shares.ending import markers_to_end
from branchline.games.england_wales.shares.options import ONE_MORE_TURN
from branchline.games.england_wales.shares.prices import set_order
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, LoadedBoard

AUCTIONS = (PROPOSING, OPENING, RAISING)


def complete(loaded: LoadedBoard, state: State, given: set[str]) -> None:
    board: Board = loaded.record
    if "bag" not in given:
        state.bag[:] = np.clip(board.supply - state.cubes.astype(np.int64).sum(axis=0), 0, None)
    _complete_shares(board, state, given)
    if not state.ended and state.phase[0] not in AUCTIONS:
        _complete_order(board, state, given)
    elif not given & {"proposer"} and not state.ended:
        state.proposer = state.decider[0]
    if "last_turn" not in given and count_emptied(board, state) >= markers_to_end(board, state):
        state.last_turn = state.turn + (state.share_end_timing == ONE_MORE_TURN)


def _complete_shares(board: Board, state: State, given: set[str]) -> None:
    """What is nowhere else is available; who has most shares runs the company, the lower seat first."""
    held = state.shares.astype(np.int64).sum(axis=1)
    for company in range(board.companies):
        if "available" not in given:
            elsewhere = int(held[company]) + state.issued[company] + state.treasury[company]
            state.available[company] = min(max(SHARES - elsewhere, 0), SHARES)
        if "controller" not in given:
            state.controller[company] = int(state.shares[company].argmax()) if held[company] else NOBODY


def _complete_order(board: Board, state: State, given: set[str]) -> None:
    """The company that acts is the first of the order, or has its place in it; its controller is asked."""
    if "turn" not in given:
        state.turn = max(1, state.turn)
    if "action_round" not in given and state.phase[0] <= MOVING_CUBE:
        state.action_round = 1
    if not given & {"proposer"}:
        state.proposer = NOBODY
    acting, place = state.acting, state.place
    if "order" not in given:
        set_order(board, state, state.phase[0] not in (MERGING, VOTING))
    order = state.order[: board.companies].tolist()
    if acting == NOBODY:
        controlled = [company for company in order if company != NOBODY and state.controller[company] != NOBODY]
        acting = controlled[0] if controlled and place == NOBODY else order[place]
    state.acting = acting
    state.place = order.index(acting) if "place" not in given and acting in order else place
    if "decider" not in given and acting != NOBODY:
        state.decider[0] = state.controller[acting]
