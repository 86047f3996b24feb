"""Values positions of Rocket by the final scoring as it would be now, and by what is likely to come.

Values are in thousands of pounds.
"""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristic import Aim, Heuristic
from branchline.games.rocket.board import Board
from branchline.games.rocket.components import AUTONOMOUS, CITY, COMPANIES, GOODS, NOT_DEPARTED, SEATS
from branchline.games.rocket.ending import joined_by_any
from branchline.games.rocket.lines import holding, is_free, is_live, towns_joined
from branchline.games.rocket.state import State
from branchline.kernel import NOBODY, NOWHERE, SIDES, Array, rule
from branchline.kernel.hexes import turned

LIVE_GROWTH = 3.0
"""Towns that a line may still join before the end."""
LINE_WEIGHT = 0.75
"""The part of a line's final prizes that counts; the line may yet be absorbed."""
SHARE = 0.35
STATION_ON_LINE = 0.5
UNJOINED_TOKEN = 0.6
"""A token of a city that no line has reached counts for its good as that much of one."""
CITY_PAYS = 0.12
"""Income of a token when one more line reaches its city."""
AHEAD = (0.0, 0.5, 0.35, 0.2)
"""Weight of a station so many steps before a locomotive, beside one on the line."""
ENVY = 0.6
"""Weight of what the others have."""

ESTIMATE = 0
STATIONS = ESTIMATE + SEATS
TOKENS = STATIONS + COMPANIES * SEATS
COUNT = TOKENS + GOODS * SEATS


@rule
def evaluate(board: Board, state: State, seat: int, workspace: Array) -> float:
    """A seat's estimated money against the average and the best of the others."""
    for other in range(state.players):
        workspace[ESTIMATE + other] = state.cash[other]
    if state.ended == 0:
        foresee(board, state, workspace)
    rivals = 0.0
    best = -1e9
    for other in range(state.players):
        if other != seat:
            rivals += workspace[ESTIMATE + other]
            best = max(best, workspace[ESTIMATE + other])
    return workspace[ESTIMATE + seat] - ENVY * (rivals / (state.players - 1) + best) / 2


@rule
def foresee(board: Board, state: State, workspace: Array) -> None:
    count_stations(board, state, workspace)
    for company in range(board.companies):
        if is_live(state, company):
            foresee_line(board, state, company, workspace)
    foresee_tokens(board, state, workspace)


@rule
def count_stations(board: Board, state: State, workspace: Array) -> None:
    """Stations on each line, and parts of one for those that lie before a locomotive."""
    for k in range(STATIONS, STATIONS + COMPANIES * SEATS):
        workspace[k] = 0.0
    for hex in range(board.hexes):
        if state.station[hex] != NOBODY and state.line[hex] != NOBODY:
            workspace[STATIONS + state.line[hex] * SEATS + state.station[hex]] += 1.0
    for company in range(board.companies):
        if is_live(state, company):
            look_ahead(board, state, company, workspace)


@rule
def look_ahead(board: Board, state: State, company: int, workspace: Array) -> None:
    """Each station is seen at the end of its straightest ways: up to three steps, turning one way only."""
    for way in range(SIDES):
        facing = state.facing[company]
        if facing != NOT_DEPARTED and (way - facing + 1) % SIDES > 2:
            continue
        for bend in range(-1, 2):
            hex = state.locomotive[company]
            heading = way
            for step in range(1, len(AHEAD)):
                hex = board.neighbour[hex, heading]
                if hex == NOWHERE or not is_free(board, state, hex):
                    break
                if state.station[hex] != NOBODY:
                    workspace[STATIONS + company * SEATS + state.station[hex]] += AHEAD[step] / 3.0
                    break
                heading = turned(heading, bend)


@rule
def foresee_line(board: Board, state: State, company: int, workspace: Array) -> None:
    prize = towns_joined(state, company) + (0.0 if state.status[company] == AUTONOMOUS else LIVE_GROWTH)
    for seat in range(state.players):
        workspace[COUNT + seat] = workspace[STATIONS + company * SEATS + seat]
        workspace[ESTIMATE + seat] += STATION_ON_LINE * workspace[COUNT + seat]
    expect_prizes(state, LINE_WEIGHT * prize, LINE_WEIGHT * prize / 2, workspace)
    for seat in range(state.players):
        workspace[COUNT + seat] = holding(state, company, seat)
        workspace[ESTIMATE + seat] += SHARE * workspace[COUNT + seat]
    expect_prizes(state, LINE_WEIGHT * prize, LINE_WEIGHT * prize / 2, workspace)


@rule
def foresee_tokens(board: Board, state: State, workspace: Array) -> None:
    count_tokens(board, state, workspace)
    for good in range(GOODS):
        for seat in range(state.players):
            workspace[COUNT + seat] = workspace[TOKENS + good * SEATS + seat]
        expect_prizes(state, 6.0, 3.0, workspace)
    for seat in range(state.players):
        workspace[COUNT + seat] = state.passengers[seat]
    expect_prizes(state, 6.0, 3.0, workspace)


@rule
def count_tokens(board: Board, state: State, workspace: Array) -> None:
    """Tokens by good, those of cities out of reach so far counting less; and what their cities may yet pay."""
    for k in range(TOKENS, TOKENS + GOODS * SEATS):
        workspace[k] = 0.0
    reached = joined_by_any(board, state)
    for town in range(board.towns):
        if board.kind[town] != CITY:
            continue
        weight = 1.0 if reached & (1 << town) else UNJOINED_TOKEN
        pays = CITY_PAYS * lines_to_come(board, state, town)
        for seat in range(state.players):
            for good in range(GOODS):
                tokens = state.tokens[seat, town, good]
                workspace[TOKENS + good * SEATS + seat] += weight * tokens
                workspace[ESTIMATE + seat] += pays * tokens


@rule
def lines_to_come(board: Board, state: State, town: int) -> int:
    """Lines that could still reach a town."""
    lines = 0
    for company in range(board.companies):
        if is_live(state, company) and state.status[company] != AUTONOMOUS and not state.joined[company] & (1 << town):
            lines += 1
    return lines


@rule
def expect_prizes(state: State, first: float, second: float, workspace: Array) -> None:
    """SR-11 on counts that may be fractions; those close behind get a little of what is ahead of them."""
    most = 0.0
    following = 0.0
    for seat in range(state.players):
        count = workspace[COUNT + seat]
        if count > most:
            following = most
            most = count
        elif count > following:
            following = count
    if most == 0.0:
        return
    leaders = 0
    followers = 0
    for seat in range(state.players):
        leaders += workspace[COUNT + seat] == most
        followers += workspace[COUNT + seat] == following
    for seat in range(state.players):
        count = workspace[COUNT + seat]
        if count == most:
            workspace[ESTIMATE + seat] += first if leaders == 1 else (first + second) / leaders
        elif count == following and count > 0.0 and leaders == 1:
            workspace[ESTIMATE + seat] += second / followers


def hoarded(states: Array, seat: int) -> Array:
    """Tokens of all towns and goods."""
    return states["tokens"][:, seat].sum(axis=(1, 2))


def built(states: Array, seat: int) -> Array:
    """Stations on the board."""
    return (states["station"] == seat).sum(axis=1)


def expected_money(board: Board, state: State, values: Array) -> list[float]:
    """The money that each seat can expect at the end, in thousands."""
    workspace = np.zeros(COUNT + SEATS)
    for seat in range(state.players):
        workspace[ESTIMATE + seat] = state.cash[seat]
    foresee(board, state, workspace)
    return [float(workspace[ESTIMATE + seat]) for seat in range(state.players)]


HEURISTIC = Heuristic(
    evaluate=evaluate,
    most_costs={"novice": 0.45, "casual": 0.12},
    aims={"money": Aim(expected_money)},
    deeds=("town_joined", "station_reached", "line_absorbed"),
    habits={"hoards": hoarded, "builds": built},
)
