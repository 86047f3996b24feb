"""The reasons for a move in words: what is done in it, and what that means for everyone's aims.

The aims and the deeds that are told are those of the heuristic of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

from branchline.bots.heuristic import Aim, heuristic_of, heuristic_page
from branchline.kernel.kinds import SEAT
from branchline.kernel.outcome import Line
from branchline.kernel.words import Words

if TYPE_CHECKING:
    from branchline.bots.evaluation import Evaluator
    from branchline.kernel import Array, Match, Position, Record
    from branchline.kernel.events import Event

WORDS = Words(Path(__file__).parent / "words")
HARDLY = 0.005
"""Win probabilities that differ by less are about the same."""
LATER = "later"
"""The reason of a move that has less of the aims than one after it, and yet is valued more."""

Ends = Sequence[tuple["Position", "Position"]]
"""For each sample of chance the position before a move, and the one after it."""


@dataclass(frozen=True)
class Reason:
    """How much a seat has of an aim now, and after the move."""

    aim: str
    seat: int
    before: float
    after: float
    on_average: bool = False
    """Chance decides: it is the mean of some samples."""


def reasons_for(match: Match, ends: Ends, evaluator: Evaluator) -> Iterator[Reason]:
    """Compare everyone's aims before and after: every aim of whoever moves, and what changes for the others."""
    for name, aim in heuristic_of(match.game).aims.items():
        old, new = (_amounts(match, [pair[which] for pair in ends], aim, evaluator) for which in (0, 1))
        for seat, (before, after) in enumerate(zip(old, new, strict=True)):
            if seat == match.to_move or before != after:
                yield Reason(name, seat, before, after, len(ends) > 1)


def _amounts(match: Match, states: list[Position], aim: Aim[Record, Position], evaluator: Evaluator) -> list[float]:
    """Return the amount of an aim for each seat, on average."""
    found = []
    for state in states:
        values: Array = evaluator.values(match.board.record, [state], match.to_move or 0)[0]
        found.append(aim.amounts(match.board.record, state.copy(), values))
    return [round(fmean(amounts), aim.digits) for amounts in zip(*found, strict=True)]


def advantage(match: Match, reasons: Iterable[Reason]) -> float:
    """Add up how much better the reasons make it for whoever moves, compared with the others on average."""
    aims, total = heuristic_of(match.game).aims, 0.0
    for reason in (each for each in reasons if each.aim in aims):
        better = (reason.before - reason.after) if aims[reason.aim].less_is_better else (reason.after - reason.before)
        total += better if reason.seat == match.to_move else -better / (match.players - 1)
    return total


def deeds_in(match: Match, events: Iterable[Event]) -> tuple[Event, ...]:
    """Keep those events that say what a move does."""
    told = heuristic_of(match.game).deeds
    return tuple(event for event in events if event.name in told)


def reason_lines(match: Match, found: Iterable[Reason], language: str, reader: int | None = None) -> list[Line]:
    """A line for each reason, those of whoever moves first, as it is said to the seat that reads."""
    ordered = sorted(found, key=lambda reason: (reason.seat != match.to_move, reason.seat))
    return [_line(match, reason, language, reader) for reason in ordered]


def _line(match: Match, reason: Reason, language: str, reader: int | None) -> Line:
    if reason.aim == LATER:
        return Line(None, "", (WORDS.say(LATER, language),), ())
    form = "you" if reason.seat == reader else ""
    sentence = _sentence(match, reason, form, language)
    return Line(reason.seat, str(match.name(SEAT, reason.seat, language)), (sentence,), ())


def _sentence(match: Match, reason: Reason, form: str, language: str) -> str:
    page = heuristic_page(match.game)
    assert page is not None
    digits = heuristic_of(match.game).aims[reason.aim].digits
    change = round(reason.after - reason.before, digits)
    trend = "same" if not change else "more" if change > 0 else "less"
    numbers = {"before": reason.before, "after": reason.after, "difference": abs(change)}
    whole = {name: int(amount) if amount == int(amount) else amount for name, amount in numbers.items()}
    key = f"aim-{page.stem.replace('_', '-')}-{reason.aim}"
    sentence = WORDS.say_to(form, key, language, trend=trend, **whole).replace("-", "−")
    return WORDS.say("on-average", language, sentence=sentence) if reason.on_average else sentence
