"""Where a link can lead: for each city within reach the cheapest way, as the sides by which it is built."""

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypedDict

from branchline.games.england_wales.components import SIDE
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.track import TRACKS_A_HEX, why_no_exit
from branchline.games.england_wales.view import Side
from branchline.kernel import ALLOWED, NOBODY, LoadedBoard, turned

MOST_LOOKS = 150
"""So many places are looked at; a city beyond that is built to tile by tile."""


class Destination(TypedDict):
    """A city that the link in hand can be led to, and the cheapest way there."""

    city: str
    sides: list[Side]
    """What is still to be chosen, in this order, each as in `side` or `tile`."""
    cost: int
    """Of the tiles still to be laid."""


@dataclass(order=True)
class Reach:
    """A tile to be laid next, and how the link came there."""

    cost: int
    number: int
    hex: int = field(compare=False)
    heading: int = field(compare=False)
    sides: tuple[int, ...] = field(compare=False)
    hexes: frozenset[int] = field(compare=False)


@dataclass(frozen=True)
class Search:
    """What a link may cost and where it comes from."""

    loaded: LoadedBoard
    state: Network
    owner: int
    start: int
    link: int
    price: Callable[[int], int]
    """Of a tile in a hex."""
    most_tiles: int
    budget: int

    def from_city(self, sides: list[int]) -> list[Destination]:
        """Before the first side is chosen; only those named lead on."""
        board = self.loaded.record
        return self._found([(board.neighbour[board.hex_of[self.start], side], side, (side,)) for side in sides])

    def from_tile(self, hex: int, heading: int) -> list[Destination]:
        """Where the next tile lies in this hex."""
        return self._found([(hex, heading, ())])

    def _found(self, firsts: list[tuple[int, int, tuple[int, ...]]]) -> list[Destination]:
        labels = self.loaded.labels["city"]
        best: dict[int, Destination] = {}
        for city, cost, sides in self._ways(firsts):
            found: Destination = {
                "city": labels[city],
                "sides": [SIDE.labels[side] for side in sides],
                "cost": cost,
            }
            best.setdefault(city, found)
        return list(best.values())

    def _ways(self, firsts: list[tuple[int, int, tuple[int, ...]]]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """The ways to cities, the cheapest first."""
        board = self.loaded.record
        waiting: list[Reach] = []
        for hex, heading, sides in firsts:
            if self.state.tracks[hex] < TRACKS_A_HEX:
                self._reach(waiting, 0, hex, heading, sides, frozenset())
        seen: set[tuple[int, int, int]] = set()
        ready: list[tuple[int, int, tuple[int, ...]]] = []
        for _ in range(MOST_LOOKS):
            if not waiting:
                break
            here = heapq.heappop(waiting)
            place = (here.hex, here.heading, len(here.hexes))
            if place in seen:
                continue
            seen.add(place)
            for side in self._exits(here):
                beyond, sides = board.neighbour[here.hex, side], (*here.sides, side)
                if board.city_at[beyond] != NOBODY:
                    ready.append((board.city_at[beyond], here.cost, sides))
                elif beyond not in here.hexes:
                    self._reach(waiting, here.cost, beyond, side, sides, here.hexes)
        yield from ready

    def _reach(self, waiting: list[Reach], spent: int, hex: int, heading: int, sides: tuple[int, ...],
               hexes: frozenset[int]) -> None:  # fmt: skip
        cost = spent + self.price(hex)
        if cost <= self.budget and len(hexes) < self.most_tiles:
            heapq.heappush(waiting, Reach(cost, len(waiting), hex, heading, sides, hexes | {hex}))

    def _exits(self, here: Reach) -> Iterator[int]:
        for turn in range(-1, 2):
            side = turned(here.heading, turn)
            why = why_no_exit(
                self.loaded.record, self.state, self.owner, self.start, self.link, here.hex, here.heading, side
            )
            if why == ALLOWED:
                yield int(side)
