"""§2 Terms: lines, the towns joined to them, free hexes and what touches them."""

from typing import Any

import numpy as np

from branchline.games.rocket.components import ABSORBED, NOBODY
from branchline.kernel import NOWHERE, SIDES, rule

SEVERAL = -2


@rule
def is_live(state: Any, company: int) -> bool:
    """SR-2.4 A company is live until it is absorbed."""
    return state.status[company] != ABSORBED


@rule
def locomotive_at(state: Any, hex: int) -> int:
    """SR-2.1, SR-2.2 A locomotive stands on a hex of its own line."""
    company = state.line[hex]
    return company if company != NOBODY and state.locomotive[company] == hex else NOBODY


@rule
def is_free(board: Any, state: Any, hex: int) -> bool:
    """SR-2.9 Land, no town, no track and no locomotive; a station does not matter."""
    return board.town[hex] == NOBODY and state.line[hex] == NOBODY


@rule
def line_touching(board: Any, state: Any, hex: int, company: int) -> int:
    """SR-2.10 The one line other than this company's that touches the hex; NOBODY, or SEVERAL."""
    found = NOBODY
    for side in range(SIDES):
        near = board.neighbour[hex, side]
        if near == NOWHERE:
            continue
        other = state.line[near]
        if other == NOBODY or other == company or other == found:
            continue
        if found != NOBODY:
            return SEVERAL
        found = other
    return found


@rule
def bits(mask: int) -> int:
    rest = np.int64(mask)
    count = 0
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


@rule
def towns_joined(state: Any, company: int) -> int:
    """SR-2.6 N: start towns, cities and railway towns count one each."""
    return bits(state.joined[company])


@rule
def derive_joined(board: Any, state: Any) -> None:
    """SR-2.5 A town is joined to a line that has a hex on it or beside it."""
    for company in range(board.companies):
        state.joined[company] = 0
    for hex in range(board.hexes):
        if state.line[hex] != NOBODY:
            state.joined[state.line[hex]] |= board.near[hex]


@rule
def holding(state: Any, company: int, seat: int) -> int:
    """SR-2.8 Ordinary and supplementary shares count alike."""
    return state.shares[company, seat] + state.supplementary[company, seat]


@rule
def count_holdings(state: Any, company: int) -> None:
    for seat in range(state.players):
        state.count[seat] = holding(state, company, seat)


@rule
def count_stations(board: Any, state: Any, company: int) -> None:
    """SR-2.7 A station belongs to the line on whose hex it stands."""
    for seat in range(state.players):
        state.count[seat] = 0
    for hex in range(board.hexes):
        if state.station[hex] != NOBODY and state.line[hex] == company:
            state.count[state.station[hex]] += 1
