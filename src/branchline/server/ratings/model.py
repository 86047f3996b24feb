"""Ratings by OpenSkill: Plackett and Luce's model of an order of any number of players, with Weng and Lin's way of
learning from it (https://openskill.me).

>>> from branchline.server.ratings.records import Rating
>>> new = lambda who: unrated("rocket", who)
>>> winner, loser = order([new("ada"), new("ben")], [1, 2])
>>> winner[0] > 25 > loser[0], winner[1] == loser[1] < 25 / 3
(True, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from branchline.server.ratings.records import Rating

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2
PROVISIONAL_MATCHES, PROVISIONAL_OPPONENTS = 5, 3
"""Whoever has played fewer, or against fewer people, stands in no list yet: a friend who always loses helps nobody to
the top of it."""


def unrated(game: str, person: str) -> Rating:
    return Rating(game, person, MU, SIGMA, 0, 0, 0, 0)


def is_provisional(rating: Rating) -> bool:
    return rating.matches < PROVISIONAL_MATCHES or rating.opponents < PROVISIONAL_OPPONENTS


def order(ratings: Sequence[Rating], places: Sequence[int]) -> list[tuple[float, float]]:
    """Strength and uncertainty of each after a match in which they took these places."""
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [(team[0].mu, team[0].sigma) for team in after]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
