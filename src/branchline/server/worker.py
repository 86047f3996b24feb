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
from branchline.bots import Bot, make_bot
from branchline.kernel.errors import BranchlineError
from branchline.kernel.words import LANGUAGES
from branchline.server.lifeline import die_after, die_with_parent
from branchline.server.start import Start

if TYPE_CHECKING:
    from branchline.kernel.match import Match

NICE = 5


@cache
def _bot(level: str, game: str) -> Bot:
    return make_bot(level, branchline.load(game), secrets.randbits(30))


def _warm(job: dict[str, Any]) -> dict[str, Any]:
    """Compile a game where the memory that takes is given back, and get its bot ready."""
    warm = branchline.load(job["game"]).contract is not None
    if job.get("level"):
        _bot(job["level"], job["game"])
    return {"warm": warm}


def _choose(job: dict[str, Any]) -> dict[str, Any]:
    match = branchline.load(job["game"]).from_position(job["position"], board=job["board"])
    return {"action": _bot(job["level"], job["game"]).choose(match)}


def _read(job: dict[str, Any]) -> dict[str, Any]:
    """Play a match file."""
    from branchline.kernel.files import read_match

    try:
        match = read_match(job["file"], branchline.catalogue(), job["source"])
    except BranchlineError as fault:
        return {"fault": {"key": fault.key, "messages": {language: fault.say(language) for language in LANGUAGES}}}
    _look(match)
    return {"over": match.is_over}


def _replay(job: dict[str, Any]) -> dict[str, Any]:
    """Play actions from a position or a seed, and try one more."""
    match = Start(**job["start"]).match()
    for action in job["actions"]:
        match.play(action)
    if job.get("preview") is not None:
        match.preview(job["preview"])
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
