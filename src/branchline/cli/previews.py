"""What a move would bring, in sentences, as far as whoever makes it can know."""

from __future__ import annotations

from collections.abc import Iterator
from secrets import randbits
from typing import TYPE_CHECKING

from branchline.cli.history import Moment, sentences
from branchline.cli.naming import game_word, seat_name
from branchline.cli.words import say, speaking
from branchline.kernel.outcome import Line, Outcome, describe, foresee

if TYPE_CHECKING:
    from branchline.kernel.action import Action
    from branchline.kernel.match import Match

TRIALS = 3
"""How often what a seat cannot know is drawn anew: what then differs is not told."""


def preview(match: Match, action: Action | str, seat: int, reader: int | None = None) -> Iterator[str]:
    """The condition first, then what everyone gains and loses, how that comes about, and what is open then."""
    outcome = foresee(match, action, seat, [randbits(62) for _ in range(TRIALS)])
    if outcome.if_nobody_objects:
        yield say("outcome-if")
    yield from (party_line(match, line) for line in describe(match, outcome.changes, seat, speaking()))
    yield from sentences(match, [Moment(len(match), seat, str(action), list(outcome.events))], seat, reader)
    yield from _what_then(match, outcome, seat)


def party_line(match: Match, line: Line) -> str:
    name = line.name if line.seat is None else seat_name(match, line.seat)
    return f"{name}  {' · '.join(line.changes)}".strip()


def _what_then(match: Match, outcome: Outcome, seat: int) -> Iterator[str]:
    if outcome.ended:
        yield say("outcome-ends", why=game_word(match, f"ending-{outcome.ended}"))
    elif outcome.to_move not in (None, seat):
        yield say("outcome-next", seat=seat_name(match, int(outcome.to_move or 0)))
    if outcome.then_chance:
        yield say(f"outcome-chance-{outcome.may_end}")
