"""What has happened in a match, action by action, and what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from branchline.cli.words import speaking

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match

PAYMENT = "paid_"
"""How the name of an event that brings money begins."""


@dataclass(frozen=True)
class Moment:
    """One action of the log: its place there, who took it, how it is typed, and what it caused."""

    number: int
    seat: int
    action: str
    events: list[Event]


def moments_of(match: Match) -> list[Moment]:
    """The whole log, played again."""
    past, moments = match.at(0), []
    for number, action in enumerate(match.actions):
        seat = past.to_move
        assert seat is not None
        moments.append(Moment(number, seat, str(action), past.play(action)))
    return moments


def sentences(match: Match, moments: Iterable[Moment], seat: int | None, reader: int | None = None) -> list[str]:
    """What happened in these moments, as far as that is the business of a seat (None: a spectator); to the seat that
    reads it alone, as “you”."""
    return [
        match.tell(event, speaking(), reader)
        for moment in moments
        for event in moment.events
        if match.may_know_event(event, moment.number, seat)
    ]


def payments(events: Iterable[Event]) -> Iterable[tuple[int, str, int]]:
    """Seat, source and amount of every payment among these events."""
    for event in events:
        if event.name.startswith(PAYMENT):
            yield int(event.arguments["seat"]), event.name, int(event.arguments["money"])


def income(match: Match, moments: Iterable[Moment]) -> list[Counter[str]]:
    """For each seat, the money it has received by source."""
    received: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for moment in moments:
        for seat, source, amount in payments(moment.events):
            received[seat][source] += amount
    return received


def sources(match: Match) -> list[str]:
    """The kinds of payment of the game, in the order in which it declares them."""
    return [kind.name for kind in match.game.contract.events if kind.name.startswith(PAYMENT)]
