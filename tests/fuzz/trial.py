"""One case after another, with every index checked: on interpreted rules, or on rules compiled with bounds checks
(`NUMBA_BOUNDSCHECK=1`), which is a hundred times faster."""

from __future__ import annotations

import faulthandler
import random
import signal
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import numba

from branchline.kernel import BranchlineError, Game, Match
from branchline.kernel.rules import checked
from branchline.kernel.words import LANGUAGES
from fuzz.cases import KINDS, SHARES, pool

ACTIONS = 200
SECONDS = 60.0
"""Of processor time: whatever takes longer is taken for endless."""
PATIENCE = 10
"""How many times as long on the clock until the process ends: compiled code hears no signal."""


class Endless(BaseException):
    """A case did not come to its end."""


@dataclass
class Tally:
    """What came of the cases so far."""

    accepted: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    ended: int = 0
    findings: list[str] = field(default_factory=list)

    @property
    def cases(self) -> int:
        return self.accepted.total() + self.refused.total() + len(self.findings)

    def add(self, other: Tally) -> None:
        self.accepted += other.accepted
        self.refused += other.refused
        self.actions += other.actions
        self.ended += other.ended
        self.findings += other.findings

    def __str__(self) -> str:
        kinds = [
            f"{kind} {self.accepted[kind] / max(tried, 1):.0%} of {tried}"
            for kind in KINDS
            for tried in [self.accepted[kind] + self.refused[kind]]
        ]
        share = self.accepted.total() / max(self.cases, 1)
        return (
            f"{self.cases} cases, {share:.0%} accepted ({', '.join(kinds)}) and played on for {self.actions} actions, "
            f"{self.ended} to their end; {len(self.findings)} findings"
        )


def kind_of(number: int) -> str:
    return random.Random(number).choices(list(SHARES), list(SHARES.values()))[0]


def try_case(game: Game, number: int, tally: Tally) -> None:
    """The case of this number: the same each time."""
    pool(game)
    kind, rng = kind_of(number), random.Random(f"{game.id} {number}")
    try:
        with _watched(), _limited():
            match = _accepted(game, kind, rng)
            if match is None:
                tally.refused[kind] += 1
                return
            tally.actions += play_on(match, rng)
            look_at(match)
    except (Exception, Endless) as fault:
        where = traceback.extract_tb(fault.__traceback__)[-1]
        tally.findings.append(f"{game.id} {number} ({kind}): {_told(fault)} at {where.filename}:{where.lineno}")
        return
    tally.accepted[kind] += 1
    tally.ended += match.is_over


def bounds_compiled() -> bool:
    """Whether compiled rules check their indices themselves."""
    return bool(numba.config.BOUNDSCHECK)  # type: ignore[attr-defined]


def _watched() -> AbstractContextManager[None]:
    return nullcontext() if bounds_compiled() else checked()


def _accepted(game: Game, kind: str, rng: random.Random) -> Match | None:
    """The match that a case leads to, or None if it was refused with a sentence."""
    try:
        return KINDS[kind](game, rng)
    except BranchlineError as refusal:
        for language in LANGUAGES:
            refusal.say(language)
        return None


def _told(fault: BaseException) -> str:
    return f"{type(fault).__name__}: {str(fault)[:200]}"


def play_on(match: Match, rng: random.Random) -> int:
    """To its end, or for so many actions."""
    for done in range(ACTIONS):
        if match.is_over:
            return done
        numbers = match.legal_numbers()
        assert numbers, "nobody has anything to decide"
        match.play(rng.choice(numbers))
    return ACTIONS


def look_at(match: Match) -> None:
    """What a table shows of it."""
    for seat in (None, *range(match.players)):
        assert match.view(seat)
        assert all(match.describe(seat, language).standing for language in LANGUAGES)
    match.scores(), match.places()
    assert match.is_over or all(match.prompt(language) for language in LANGUAGES)
    assert all(match.tell(event, language) for event in match.events for language in LANGUAGES)
    assert match.position()


@contextmanager
def _limited() -> Iterator[None]:
    def give_up(*_: Any) -> None:
        raise Endless(f"more than {SECONDS:.0f} s")

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    faulthandler.dump_traceback_later(PATIENCE * SECONDS, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
