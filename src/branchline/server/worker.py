"""A worker process: it thinks for bots and reads files sent in by strangers, away from the tables.

`python -m branchline.server.worker` answers each line of JSON with one. It ends when its input does, so it never
outlives its server.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from functools import cache
from typing import Any

import branchline
from branchline.bots import Bot, make_bot
from branchline.kernel.errors import BranchlineError
from branchline.kernel.game import Game
from branchline.kernel.words import LANGUAGES

NICE = 5
FAR, SOON = "far", "soon"
"""How far a bot looked ahead: as far as it can, or less because its game was not compiled yet."""


@cache
def _bot(level: str, game: Game) -> Bot:
    return make_bot(level, game, secrets.randbits(30), wait=False)


def _choose(job: dict[str, Any]) -> dict[str, Any]:
    game = _at_once(job["game"])
    bot = _bot(job["level"], game)
    action = bot.choose(game.from_position(job["position"], board=job["board"]))
    return {"action": action, "looked": FAR if getattr(bot, "looks_far", True) else SOON}


def _at_once(game: str) -> Game:
    """A game to be played at once, compiled or not."""
    found = branchline.load(game)
    found.rulebook  # noqa: B018
    return found


def _read(job: dict[str, Any]) -> dict[str, Any]:
    from branchline.kernel.files import read_match

    try:
        game = str(job["file"].get("game"))
        if game in branchline.catalogue():
            _at_once(game)
        match = read_match(job["file"], branchline.catalogue(), job["source"])
    except BranchlineError as fault:
        return {"fault": {"key": fault.key, "messages": {language: fault.say(language) for language in LANGUAGES}}}
    return {"over": match.is_over}


JOBS = {"choose": _choose, "read": _read}


def main() -> None:
    os.nice(NICE)
    for line in sys.stdin:
        job = json.loads(line)
        try:
            answer = JOBS[job["job"]](job)
        except Exception as fault:
            answer = {"failed": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
