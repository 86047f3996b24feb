"""What tracks cost that are to be sold, or kept."""

from __future__ import annotations

from branchline.bots.heuristics.dales.influence import LATER, value_of_point
from branchline.games.dales.board import Board
from branchline.games.dales.components import AREAS, COMPANIES, RED, SALE
from branchline.games.dales.selling import price as sale_price
from branchline.games.dales.state import State
from branchline.games.dales.tracks import follow_tracks, has_town, owned_by, touches
from branchline.kernel import begin_search, present_phase, rule

KEPT_TRACK = 0.8
DEAD_TRACK = 0.5
UNSOLD_CREDIT = 0.3
"""Cost of a track that is not sold: in the next turn, and in every turn; less the chance to sell it later."""


@rule
def burden(board: Board, state: State, seat: int, turns_left: int) -> float:
    """Estimate what own tracks will cost beyond what the score counts: nothing if they are sold this turn, for some
    influence; their upkeep if they stay."""
    tracks = state.laid[seat]
    if tracks == 0:
        return 0.0
    sold = 0
    price = 0.0
    if not has_had_sale(state, seat):
        for company in range(COMPANIES):
            most = min(2 * state.influence[seat, RED + company], tracks)
            length = longest_path(board, state, seat, company, most)
            if length > sold:
                sold = length
                price = 0.0
                for k in range(sale_price(length) if turns_left > 0 else 0):
                    price += LATER * value_of_point(RED, state.influence[seat, RED + company] - 1 - k)
    cost = price - sold
    if turns_left > 0:
        cost += (tracks - sold) * (KEPT_TRACK + DEAD_TRACK * turns_left - UNSOLD_CREDIT)
    return cost


@rule
def has_had_sale(state: State, seat: int) -> bool:
    """Whether this turn's opportunity to sell has gone by."""
    if present_phase(state) < SALE:
        return False
    for place in range(max(0, state.place)):
        if state.order[place] == seat:
            return True
    return False


@rule
def longest_path(board: Board, state: State, seat: int, company: int, most: int) -> int:
    """The longest way over own tracks, of those no longer than `most`, from a town of the company to a town."""
    longest = 0
    if most == 0:
        return 0
    for start in range(board.areas):
        if owned_by(state, start, company) and touches(state, seat, start):
            longest = max(longest, longest_from(board, state, seat, start, most))
    return longest


@rule
def longest_from(board: Board, state: State, seat: int, start: int, most: int) -> int:
    tail = begin_search(state.far[0], state.ring, start)
    longest = 0
    for head in range(AREAS):
        if head == tail:
            break
        area = state.ring[head]
        if has_town(board, area):
            longest = max(longest, state.far[0, area])
        if state.far[0, area] < most:
            tail = follow_tracks(board, state, seat, area, tail)
    return longest
