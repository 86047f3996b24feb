"""Hints at the terminal: the best moves, what each may bring, and what it has over the next best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from branchline.bots.advice.reasons import HARDLY, reason_lines
from branchline.cli.previews import party_line
from branchline.cli.words import BadCommand, say, speaking
from branchline.kernel.outcome import Change, describe

if TYPE_CHECKING:
    from branchline.bots.advice.advisor import Advisor, Suggestion
    from branchline.kernel.match import Match


class Hints:
    """Whoever can be asked for hints; nobody is made ready before that."""

    def __init__(self, allowed: bool = False, seed: int = 0, wait: bool = False) -> None:
        self.allowed, self._seed, self._wait = allowed, seed, wait
        self._advisor: Advisor | None = None

    def of(self, match: Match) -> list[Suggestion]:
        from branchline.bots.advice.advisor import Advisor

        if self._advisor is None:
            self._advisor = Advisor(match.game, self._seed, wait=self._wait)
        if not self._advisor.is_ready:
            raise BadCommand("hint-compiling")
        return self._advisor.advise(match)


def hint_lines(match: Match, seat: int, found: list[Suggestion]) -> Iterator[str]:
    for rank, (move, after) in enumerate(zip(found, [*found[1:], None], strict=True), 1):
        action = match.action(move.action)
        yield say("hint-move", rank=rank, action=str(action), sentence=match.tell_action(action, speaking()),
                  chance=move.win_probability)  # fmt: skip
        if move.then:
            yield f"  {say('hint-then', moves=_sentences(match, move.then))}"
        yield from (f"  {match.tell(event, speaking(), seat)}" for event in move.deeds)
        yield from _indented(match, seat, move.changes)
        yield from (f"  {party_line(match, line)}" for line in reason_lines(match, move.reasons, speaking()))
        if move.then_chance:
            yield f"  {say('hint-chance')}"
        if after is not None:
            yield f"  {_over_next(move, after)}"
        if after is not None and move.over_next:
            yield f"  {say('hint-differs')}"
            yield from _indented(match, seat, move.over_next, "    ")


def _sentences(match: Match, actions: tuple[int, ...]) -> str:
    return ", ".join(match.tell_action(match.action(number), speaking()) for number in actions)


def _over_next(move: Suggestion, after: Suggestion) -> str:
    gain = move.win_probability - after.win_probability
    return say("hint-over-next", gain=gain) if gain >= HARDLY else say("hint-like-next")


def _indented(match: Match, seat: int, found: tuple[Change, ...], indent: str = "  ") -> Iterator[str]:
    return (f"{indent}{party_line(match, line)}" for line in describe(match, found, seat, speaking()))
