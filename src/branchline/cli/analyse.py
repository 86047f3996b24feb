"""`branchline analyse`: a finished match looked back at."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.columns import table
from branchline.cli.grammar import add_command
from branchline.cli.words import BadCommand, say, speaking
from branchline.envs.progress import progress

if TYPE_CHECKING:
    from branchline.bots.advice.analysis import Analysis, Mistake
    from branchline.kernel.match import Match

ROWS = 12
"""So many moments of the chances are shown, besides the last."""


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "analyse")
    parser.add_argument("file", metavar=say("help-file"), help=say("help-replay-file"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    from branchline.bots.advice.advisor import Advisor
    from branchline.bots.advice.analysis import analyse

    match = branchline.replay(args.file, speaking())
    if not match.is_over:
        raise BadCommand("not-over", file=args.file)
    found = analyse(match, Advisor(match.game), tell=_bar())
    print(json.dumps(found.to_json(match), indent=1) if args.json else "\n".join(_told(match, found)))
    return 0


def _bar() -> Callable[[int, int], None]:
    advance: Callable[[int], None] | None = None

    def tell(done: int, total: int) -> None:
        nonlocal advance
        advance = advance or progress(total)
        advance(1)

    return tell


def _told(match: Match, found: Analysis) -> Iterator[str]:
    yield say("analysis-chances")
    yield table([say("analysis-moment"), *match.seats], list(_rows(found)))
    yield ""
    yield say("analysis-mistakes") if found.mistakes else say("analysis-no-mistakes")
    for mistake in found.mistakes:
        yield _mistake(match, mistake)


def _rows(found: Analysis) -> Iterator[list[str]]:
    last = len(found.win_probabilities) - 1
    for moment in [*range(0, last, max(1, last // ROWS)), last]:
        yield [str(moment), *(f"{chance:.0%}" for chance in found.win_probabilities[moment])]


def _mistake(match: Match, mistake: Mistake) -> str:
    played, better = match.action(mistake.action), match.action(mistake.better)
    return say("analysis-mistake", moment=mistake.moment, name=match.seats[mistake.seat], action=str(played),
               better=str(better), sentence=match.tell_action(better, speaking()), chance=mistake.win_probability,
               left=mistake.win_probability - mistake.cost)  # fmt: skip
