"""What a match does to the ratings of whoever played it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from branchline.server.archive.records import Found, ResultSeat
from branchline.server.ratings.model import order, unrated
from branchline.server.ratings.records import Rating, Step


def rated_seats(found: Found) -> list[ResultSeat]:
    """The seats that count: people's, in matches that were rated and played to their end."""
    if not (found.result.rated and found.result.complete):
        return []
    seats = [seat for seat in found.seats if seat.person is not None]
    several = len({seat.person for seat in seats}) < len(seats)
    return seats if len(seats) > 1 and not several else []


def rating_places(seats: Iterable[ResultSeat]) -> list[int]:
    """Places among the people alone. Who gave up comes after all who stayed, wherever the bot in their seat came in."""
    ranks = [(seat.quit, 0 if seat.quit else seat.place) for seat in seats]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def rated_anew(
    found: Found, before: Mapping[str, Rating], opponents: Callable[[str, set[str]], int]
) -> tuple[list[Rating], list[Step]]:
    """The ratings after a match, and the steps to them. `opponents`: how many different people someone has met, with
    these."""
    seats = rated_seats(found)
    if not seats:
        return [], []
    places, people = rating_places(seats), [str(seat.person) for seat in seats]
    old = [before.get(person) or unrated(found.result.game, person) for person in people]
    ratings, steps = [], []
    for person, rating, (mu, sigma), place in zip(people, old, order(old, places), places, strict=True):
        met = opponents(person, set(people) - {person})
        new = replace(
            rating, mu=mu, sigma=sigma, matches=rating.matches + 1, wins=rating.wins + (place == 1), opponents=met,
            ended=found.result.ended,
        )  # fmt: skip
        ratings.append(new)
        steps.append(
            Step(
                found.result.table_id, person, rating.game, found.result.ended, place, len(seats), mu, sigma,
                rating.shown, new.shown,
            )
        )  # fmt: skip
    return ratings, steps


@dataclass
class Fold:
    """All ratings from the first match on."""

    ratings: dict[tuple[str, str], Rating] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    _met: dict[tuple[str, str], set[str]] = field(default_factory=dict)

    def take(self, found: Found) -> None:
        """In the order in which the matches ended."""
        game = found.result.game
        people = [str(seat.person) for seat in rated_seats(found)]
        before = {person: self.ratings[game, person] for person in people if (game, person) in self.ratings}
        ratings, steps = rated_anew(found, before, lambda person, others: self._meet(game, person, others))
        self.ratings |= {(game, rating.person): rating for rating in ratings}
        self.steps += steps

    def _meet(self, game: str, person: str, others: set[str]) -> int:
        met = self._met.setdefault((game, person), set())
        met |= others
        return len(met)
