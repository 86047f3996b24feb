"""The reasons for a move in words: how it changes what the heuristic of the game goes by, for whoever moves and for the
others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.heuristic import WORKSPACE, heuristic_of, heuristic_page
from branchline.kernel.kinds import SEAT
from branchline.kernel.outcome import Line
from branchline.kernel.words import Words

if TYPE_CHECKING:
    from branchline.kernel import Match

WORDS = Words(Path(__file__).parent / "words")


@dataclass(frozen=True)
class Reason:
    """How much a seat has of an aim now, and where the move ends."""

    aim: str
    seat: int
    before: int
    after: int


def reasons_for(match: Match, before: Any, after: Any) -> Iterator[Reason]:
    """For whoever moves every aim, for the others what changes."""
    for aim, amounts in heuristic_of(match.game).aims.items():
        old, new = (amounts(match.board.record, state.copy(), np.zeros(WORKSPACE)) for state in (before, after))
        for seat, pair in enumerate(zip(map(round, old), map(round, new), strict=True)):
            if seat == match.to_move or pair[0] != pair[1]:
                yield Reason(aim, seat, *pair)


def reason_lines(match: Match, found: Iterable[Reason], language: str) -> list[Line]:
    """A line for each seat: whoever moves first."""
    ordered = sorted(found, key=lambda reason: (reason.seat != match.to_move, reason.seat))
    return [_line(match, reason, language) for reason in ordered]


def _line(match: Match, reason: Reason, language: str) -> Line:
    page = heuristic_page(match.game)
    assert page is not None
    change = reason.after - reason.before
    trend = "same" if not change else "more" if change > 0 else "less"
    sentence = WORDS.say(f"aim-{page.stem.replace('_', '-')}-{reason.aim}", language, trend=trend, before=reason.before,
                         after=reason.after, difference=abs(change))  # fmt: skip
    return Line(reason.seat, str(match.name(SEAT, reason.seat, language)), (sentence,), ())
