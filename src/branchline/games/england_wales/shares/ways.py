"""The ways by which the cube in hand can come to its end."""

import heapq
from collections.abc import Callable, Iterator
from typing import NamedTuple

from branchline.games.england_wales.routes import link_at
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.deliveries import balance
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, SIDES, bit

MOST_LOOKS = 2000
"""So many beginnings are followed in each order."""
MOST_WAYS = 40


class Leg(NamedTuple):
    """A link, by the side it leaves a city, and where it leads."""

    side: int
    link: int
    owner: int
    city: int


Way = tuple[Leg, ...]


def legs_from(board: Board, state: State, city: int) -> list[Leg]:
    """The completed links that leave a city."""
    links = ((side, int(link_at(board, state, city, side)), int(state.far[city, side])) for side in range(SIDES))
    return [Leg(side, link, int(state.owner[link]), there) for side, link, there in links if there != NOBODY]


class Ways:
    """Where there are too many to look at them all: the shortest, and those with the most links of its own."""

    def __init__(self, board: Board, state: State) -> None:
        self._legs = [legs_from(board, state, city) for city in range(board.cities)]
        self._goal = [int(colour) == int(state.cargo) for colour in state.colour.tolist()]
        self._acting, self._at, self._begun = int(state.acting), int(state.at), state.steps > 0
        self._visited, self._balance = int(state.visited), int(balance(state))
        self._cut_short = False
        found = dict.fromkeys(self._in_order(lambda way, _: len(way)))
        if self._cut_short:
            found |= dict.fromkeys(self._in_order(lambda way, balance: len(way) - 3 * balance))
        best = sorted(found, key=lambda way: (-self._own(way), len(way)))
        self.found = best[:MOST_WAYS]
        self.more = self._cut_short or len(best) > MOST_WAYS

    def _own(self, way: Way) -> int:
        return sum(leg.owner == self._acting for leg in way)

    def _in_order(self, order: Callable[[Way, int], int]) -> Iterator[Way]:
        """ES-7.13 to ES-7.15 The first link own, no city twice, and in the end as many own ones as others."""
        waiting: list[tuple[int, int, Way, int, int, int]] = [(0, 0, (), self._at, self._visited, self._balance)]
        for looks in range(1, MOST_LOOKS + 1):
            if not waiting:
                return
            _, _, way, at, visited, balance = heapq.heappop(waiting)
            for leg in self._legs[at]:
                after = balance + (1 if leg.owner == self._acting else -1)
                if visited & int(bit(leg.city)) or (after < 0 and not way and not self._begun):
                    continue
                longer = (*way, leg)
                if not self._goal[leg.city]:
                    number = looks * SIDES + leg.side
                    there = visited | int(bit(leg.city))
                    heapq.heappush(waiting, (order(longer, after), number, longer, leg.city, there, after))
                elif after >= 0:
                    yield longer
        self._cut_short = True
