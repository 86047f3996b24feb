"""Standings: places by points, with tie-breaks.

A point for each seat one leaves behind at a table, half a point for each that shares one's place, bots' seats among
them; whoever gives up comes after all who stayed. Equal points are broken by more first places, then by more points of
those one has met, then by the larger share of what was scored at one's tables; whoever is equal in all of that shares a
place. In a knock-out, whoever came further stands before that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from branchline.server.tournaments.history import boards
from branchline.server.tournaments.records import FINISHED, KNOCKOUT, Entrant, Pairing, Tournament

ADVANCE = {2: 1, 3: 1, 4: 2, 5: 2}
"""How many of a table go on in a knock-out, by its seats."""


@dataclass
class Standing:
    entrant: Entrant
    rank: int = 0
    reached: int = 0
    """In a knock-out: the last round that was theirs, one more for whoever won it."""
    points: int = 0
    wins: int = 0
    opponents: int = 0
    share: float = 0.0
    played: int = 0
    out: bool = False
    met: list[int] = field(default_factory=list)

    @property
    def key(self) -> tuple[int, int, int, int, float]:
        return -self.reached, -self.points, -self.wins, -self.opponents, -round(self.share, 6)


def points_of(places: Sequence[int]) -> list[int]:
    """In halves.

    >>> points_of([1, 2, 3]), points_of([1, 1, 3, 4]), points_of([2, 1])
    ([4, 2, 0], [5, 5, 2, 0], [0, 2])
    """
    return [sum(2 * (other > own) + (other == own) for other in places) - 1 for own in places]


def standings(tournament: Tournament, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> list[Standing]:
    found = {entrant.number: Standing(entrant) for entrant in entrants}
    for pairing in pairings:
        if pairing.entrant in found and pairing.points is not None:
            mine = found[pairing.entrant]
            mine.points += pairing.points
            mine.wins += pairing.place == 1
            mine.share += pairing.share or 0.0
            mine.played += 1
    for seats in boards(pairings).values():
        for pairing in seats:
            if pairing.entrant in found:
                found[pairing.entrant].met += [
                    other.entrant for other in seats if other.entrant not in (None, pairing.entrant)
                ]
    for each in found.values():
        each.opponents = sum(found[other].points for other in each.met if other in found)
        each.share = each.share / each.played if each.played else 0.0
    if tournament.format == KNOCKOUT:
        _note_reached(tournament, found, pairings)
    ordered = sorted(found.values(), key=lambda each: (each.key, each.entrant.number))
    for number, each in enumerate(ordered):
        same = number > 0 and ordered[number - 1].key == each.key
        each.rank = ordered[number - 1].rank if same else number + 1
    return ordered


def _note_reached(tournament: Tournament, found: dict[int, Standing], pairings: Sequence[Pairing]) -> None:
    """Who was paired in a round has reached it."""
    for pairing in pairings:
        if pairing.entrant in found:
            mine = found[pairing.entrant]
            mine.reached = max(mine.reached, pairing.round)
    if tournament.round:
        left = set(still_in(tournament, pairings, tournament.round - 1))
        for number, each in found.items():
            each.out = number not in left
    if tournament.state == FINISHED:
        final = [each for each in pairings if each.round == tournament.round and each.entrant is not None]
        for pairing in sorted(final, key=lambda each: each.place or 0)[:1]:
            found[pairing.entrant].reached += 1  # type: ignore[index]


def still_in(tournament: Tournament, pairings: Sequence[Pairing], after: int) -> list[int]:
    """Who goes on after a round of a knock-out, the best of each table first; before the first, everyone."""
    if after == 0:
        return sorted({each.entrant for each in pairings if each.entrant is not None and each.round == 1})
    through: list[tuple[int, int, int]] = []
    for (round, board), seats in boards(pairings).items():
        people = [seat for seat in seats if seat.entrant is not None and seat.place is not None]
        people.sort(key=lambda seat: (seat.place or 0, -(seat.share or 0.0), seat.entrant or 0))
        if round == after:
            going = people[: ADVANCE[tournament.seats]]
            through += [(place, board, seat.entrant or 0) for place, seat in enumerate(going)]
    return [number for _, _, number in sorted(through)]
