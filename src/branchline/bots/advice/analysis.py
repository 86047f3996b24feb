"""A finished match looked back at: how likely everyone was to win at each moment, and which decisions cost most."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from branchline.kernel import NOBODY

if TYPE_CHECKING:
    from branchline.bots.advice.advisor import Advisor
    from branchline.kernel import Match

MOST = 8
"""So many mistakes are told."""
LEAST = 0.01
"""What costs less is none."""
DIGITS = 4


@dataclass(frozen=True)
class Mistake:
    moment: int
    """After so many actions."""
    seat: int
    action: int
    better: int
    chance: float
    """How likely the seat was to win with the better one."""
    cost: float


@dataclass(frozen=True)
class Analysis:
    chances: list[list[float]]
    """Moment by moment, and in each seat by seat."""
    mistakes: list[Mistake]
    """Those that cost most first."""
    decisions: int
    looked_at: int
    """Of the decisions, those for which there was time."""

    def to_json(self, match: Match) -> dict[str, Any]:
        """Ready for JSON, with the words of the actions."""
        told = asdict(self)
        for mistake in told["mistakes"]:
            for name in ("action", "better"):
                mistake[name] = match.action(mistake[name]).to_json()
        return told


def analyse(match: Match, advisor: Advisor, seconds: float = float("inf"),
            tell: Callable[[int, int], None] = lambda done, total: None) -> Analysis:  # fmt: skip
    """Each decision is judged by what its seat could know then. Where time is short, decisions are left out, drawn by
    lot; `tell` hears how many of them are done."""
    end = time.monotonic() + seconds
    chances = smoothed([advisor.win_probabilities(past) for past, _ in _moments(match)], match.players)
    decisions = [(past, action) for past, action in _moments(match) if len(past.legal_numbers()) > 1]
    random.Random(len(match)).shuffle(decisions)
    found: list[tuple[Match, int, Mistake]] = []
    looked_at = 0
    for past, action in decisions:
        if time.monotonic() > end:
            break
        found.append((past, action, _judged(past, action, advisor, thorough=False)))
        looked_at += 1
        tell(looked_at, len(decisions))
    found.sort(key=lambda each: -each[2].cost)
    suspects = [each for each in found[: 2 * MOST] if each[2].cost >= LEAST]
    mistakes = [_judged(past, action, advisor, thorough=time.monotonic() < end) for past, action, _ in suspects]
    worst = sorted((each for each in mistakes if each.cost >= LEAST), key=lambda each: -each.cost)
    return Analysis(chances, worst[:MOST], len(decisions), looked_at)


def smoothed(chances: list[list[float]], reach: int) -> list[list[float]]:
    """Each moment with those around it, since a judgement hangs on who is to move; the last is as it is.

    >>> smoothed([[0.2, 0.8], [0.6, 0.4], [0.4, 0.6], [1.0, 0.0]], 1)
    [[0.4, 0.6], [0.4, 0.6], [0.5, 0.5], [1.0, 0.0]]
    """
    *going_on, last = chances
    around = [going_on[max(0, at - reach) : at + reach + 1] for at in range(len(going_on))]
    means = [[sum(seat) / len(seat) for seat in zip(*part, strict=True)] for part in around]
    return [[round(chance, DIGITS) for chance in each] for each in (*means, last)]


def _moments(match: Match) -> Iterator[tuple[Match, int]]:
    """The match at each moment, with the number of what was done then; NOBODY at the last."""
    past = match.at(0)
    for action in match.actions:
        yield past.fork(), action.number
        past.play(action)
    yield past, NOBODY


def _judged(past: Match, action: int, advisor: Advisor, *, thorough: bool) -> Mistake:
    """The cost of a decision; nothing if it was as good as any."""
    seat = past.to_move
    assert seat is not None
    weighed = advisor.weigh(past, thorough=thorough)
    better = next(iter(weighed.values))
    best, played = weighed.win_probability(seat, better), weighed.win_probability(seat, action)
    return Mistake(len(past), seat, action, better, round(best, DIGITS), round(best - played, DIGITS))
