"""How a match ended: who won, and where everyone's money came from."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from branchline.cli.history import Moment, income, sources
from branchline.cli.screen import Screen, money
from branchline.cli.words import WORDS, say, speaking
from branchline.kernel.words import KERNEL_WORDS, joined

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def show_result(screen: Screen, match: Match, moments: list[Moment], players: list[str] | None = None,
                reader: int | None = None) -> None:  # fmt: skip
    """The winner and the ranking; `players` says who sat where, if that is known, and `reader` who reads it alone."""
    screen.tell(_verdict(match, reader), style="bold")
    scores, places, received = match.scores(), match.places(), income(match, moments)
    order = sorted(range(match.players), key=lambda seat: places[seat])
    names = [f"{name} ({player})" for name, player in zip(match.seats, players or [], strict=False)] or match.seats
    columns = [[f"{places[seat]}. {names[seat]}", *_amounts(match, received[seat], scores[seat])] for seat in order]
    by_source = [match.game.words.name(f"source-{source}", source, speaking()) for source in sources(match)]
    screen.ranking([say("column-seat"), *by_source, say("column-total")], columns)


def _verdict(match: Match, reader: int | None) -> str:
    winners = joined([match.seats[seat] for seat in match.winners()], KERNEL_WORDS, speaking())
    form = "you" if match.winners() == [reader] else ""
    return WORDS.say_to(form, "result", speaking(), winners=winners, count=len(match.winners()),
                        money=money(match.game, max(match.scores())))  # fmt: skip


def _amounts(match: Match, received: Counter[str], score: int) -> list[str]:
    return [money(match.game, amount) for amount in [*(received[source] for source in sources(match)), score]]
