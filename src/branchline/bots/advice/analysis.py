"""A finished match looked back at: how likely everyone was to win at each moment, and which decisions cost most."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import accumulate, groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.bots.advice.advisor import Advisor, Weighed
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
    first: int
    """After so many actions the whole move began: all that its seat did without another between."""
    last: int
    """After so many it was over."""
    seat: int
    action: int
    better: int
    as_good: list[int]
    """All actions that bring about as much as the better one, itself among them."""
    win_probability: float
    """Probability that the seat wins with the better one, as in `Analysis.win_probabilities`."""
    cost: float


@dataclass(frozen=True)
class Analysis:
    win_probabilities: list[list[float]]
    """Moment by moment, and in each seat by seat."""
    mistakes: list[Mistake]
    """Those that cost most first."""
    decisions: int
    looked_at: int
    """Of the decisions, those for which there was time."""

    def to_json(self, match: Match) -> dict[str, Any]:
        """Write it as data for JSON, with the words of the actions."""
        told = asdict(self)
        told["chances"] = told.pop("win_probabilities")
        for mistake in told["mistakes"]:
            mistake["chance"] = mistake.pop("win_probability")
            for name in ("action", "better"):
                mistake[name] = match.action(mistake[name]).to_json()
            mistake["as_good"] = [str(match.action(number)) for number in mistake["as_good"]]
        return told


def analyse(match: Match, advisor: Advisor, seconds: float = float("inf"),
            tell: Callable[[int, int], None] = lambda done, total: None) -> Analysis:  # fmt: skip
    """Each decision is judged by what its seat could know then. Where time is short, decisions are left out, drawn by
    lot; `tell` hears how many of them are done."""
    end = time.monotonic() + seconds
    positions = list(_positions(match))
    win_probabilities = smoothed([advisor.win_probabilities(past) for past in positions], match.players)
    moves = whole_moves([past.to_move for past in positions[: len(match)]])
    decisions = [past for past in positions[: len(match)] if len(past.legal_numbers()) > 1]
    random.Random(len(match)).shuffle(decisions)
    found: list[tuple[Match, Mistake]] = []

    def judged(past: Match, *, thorough: bool) -> Mistake:
        number = match.actions[len(past)].number
        return _judged(
            past, number, advisor.weigh(past, thorough=thorough), moves[len(past)], win_probabilities[len(past)]
        )

    for past in decisions:
        if time.monotonic() > end:
            break
        found.append((past, judged(past, thorough=False)))
        tell(len(found), len(decisions))
    found.sort(key=lambda each: -each[1].cost)
    suspects = [past for past, mistake in found[: 2 * MOST] if mistake.cost >= LEAST]
    mistakes = [judged(past, thorough=time.monotonic() < end) for past in suspects]
    return Analysis(win_probabilities, worst(mistakes)[:MOST], len(decisions), len(found))


def worst(mistakes: list[Mistake]) -> list[Mistake]:
    """Sort mistakes, those that cost most first, and keep no more than one of each move."""
    by_cost = sorted((each for each in mistakes if each.cost >= LEAST), key=lambda each: -each.cost)
    of_move: dict[int, Mistake] = {}
    for mistake in by_cost:
        of_move.setdefault(mistake.first, mistake)
    return list(of_move.values())


def whole_moves(movers: list[int | None]) -> list[tuple[int, int]]:
    """Find for each action the moments between which its whole move lies, from who moved at each moment.

    >>> whole_moves([0, 0, 1])
    [(0, 2), (0, 2), (2, 3)]
    """
    runs = [len(list(run)) for _, run in groupby(movers)]
    ends = list(accumulate(runs))
    return [(end - run, end) for run, end in zip(runs, ends, strict=True) for _ in range(run)]


def smoothed(win_probabilities: list[list[float]], reach: int) -> list[list[float]]:
    """Each moment with those around it, since a judgement hangs on who is to move; the last is as it is.

    >>> smoothed([[0.2, 0.8], [0.6, 0.4], [0.4, 0.6], [1.0, 0.0]], 1)
    [[0.4, 0.6], [0.4, 0.6], [0.5, 0.5], [1.0, 0.0]]
    """
    *going_on, last = win_probabilities
    around = [going_on[max(0, at - reach) : at + reach + 1] for at in range(len(going_on))]
    means = [[sum(seat) / len(seat) for seat in zip(*part, strict=True)] for part in around]
    return [[round(chance, DIGITS) for chance in each] for each in (*means, last)]


def _positions(match: Match) -> Iterator[Match]:
    """The match at each moment."""
    past = match.at(0)
    yield past.fork()
    for action in match.actions:
        past.play(action)
        yield past.fork()


def _judged(
    past: Match, action: int, weighed: Weighed, move: tuple[int, int], win_probabilities: list[float]
) -> Mistake:
    """The cost of a decision; nothing if it was as good as any."""
    seat = past.to_move
    assert seat is not None
    better = next(iter(weighed.values))
    best = weighed.win_probability(seat, better)
    lost = {number: best - weighed.win_probability(seat, number) for number in (*weighed.values, action)}
    as_good = [number for number in weighed.values if lost[number] < LEAST]
    cost = min(lost[action], win_probabilities[seat])
    return Mistake(len(past), *move, seat, action, better, as_good, win_probabilities[seat], round(cost, DIGITS))
