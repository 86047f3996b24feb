"""A worker process: it thinks for bots and tries out matches sent in by strangers, away from the tables.

`python -m branchline.server.worker PARENT` answers each line of JSON with one. It ends with its input, with its parent,
and with the limit of a job.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import branchline
from branchline.bots import SEARCHING, FairBot, make_bot
from branchline.kernel.errors import BranchlineError
from branchline.kernel.game import Game
from branchline.kernel.outcome import foresee
from branchline.kernel.words import LANGUAGES
from branchline.server.lifeline import die_after, die_with_parent
from branchline.server.start import Start

if TYPE_CHECKING:
    from branchline.kernel.match import Match

NICE = 5


FAR, SOON, BRIEFLY = "far", "soon", "briefly"
"""How far a bot looked ahead: as far as it can, or less because its game was not compiled yet, or because many bots
think at the same time."""
CROWDED = 0.5


@cache
def _bot(level: str, game: Game) -> FairBot:
    return make_bot(level, game, secrets.randbits(30), wait=False)


def _at_once(game: str) -> Game:
    """A game to be played at once, compiled or not."""
    found = branchline.load(game)
    found.rulebook  # noqa: B018
    return found


def _warm(job: dict[str, Any]) -> dict[str, Any]:
    """Load the rules of a game, and get its bot ready."""
    game = _at_once(job["game"])
    if job.get("level"):
        _bot(job["level"], game)
    return {"warm": True}


def _choose(job: dict[str, Any]) -> dict[str, Any]:
    game = _at_once(job["game"])
    bot = _bot(job["level"], game)
    bot.hurry(job["share"])
    action = bot.choose(game.from_position(job["position"], board=job["board"]))
    briefly = job["level"] in SEARCHING and job["share"] < CROWDED
    return {"action": action, "looked": SOON if not bot.looks_far else BRIEFLY if briefly else FAR}


def _read(job: dict[str, Any]) -> dict[str, Any]:
    """Play a match file."""
    from branchline.kernel.files import read_match

    if job["game"] is not None:
        _at_once(job["game"])
    try:
        match = read_match(job["file"], branchline.catalogue(), job["source"])
    except BranchlineError as fault:
        return {"fault": {"key": fault.key, "messages": {language: fault.say(language) for language in LANGUAGES}}}
    _look(match)
    return {"over": match.is_over}


def _replay(job: dict[str, Any]) -> dict[str, Any]:
    """Play actions from a position or a seed, and try one more."""
    _at_once(job["game"])
    match = Start(**job["start"]).match()
    for action in job["actions"]:
        match.play(action)
    if job.get("preview") is not None:
        match.preview(job["preview"])
        foresee(match, job["preview"], match.to_move or 0, [0])
    _look(match)
    return {"over": match.is_over}


def _look(match: Match) -> None:
    """Everything a server does with a position that it shows."""
    match.legal_numbers()
    match.prompt()
    match.position()
    match.scores()
    for seat in (None, *range(match.players)):
        match.view(seat)


JOBS = {"warm": _warm, "choose": _choose, "read": _read, "replay": _replay}


def main() -> None:
    die_with_parent(int(sys.argv[1]))
    os.nice(NICE)
    for line in sys.stdin:
        job = json.loads(line)
        die_after(job["seconds"])
        try:
            answer = JOBS[job["job"]](job)
        except Exception as fault:
            answer = {"failed": f"{type(fault).__name__}: {fault}"}
        die_after(0)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
