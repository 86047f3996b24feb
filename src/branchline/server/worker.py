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
from branchline.kernel.words import LANGUAGES

NICE = 5


@cache
def _bot(level: str, game: str) -> Bot:
    return make_bot(level, branchline.load(game), secrets.randbits(30))


def _choose(job: dict[str, Any]) -> dict[str, Any]:
    match = branchline.load(job["game"]).from_position(job["position"], board=job["board"])
    return {"action": _bot(job["level"], job["game"]).choose(match)}


def _read(job: dict[str, Any]) -> dict[str, Any]:
    from branchline.kernel.files import read_match

    try:
        match = read_match(job["file"], branchline.catalogue(), job["source"])
    except BranchlineError as fault:
        return {"fault": {"key": fault.key, "messages": {language: fault.say(language) for language in LANGUAGES}}}
    return {"over": match.is_over}


def _warm(job: dict[str, Any]) -> dict[str, Any]:
    """Compile a game where the memory that takes is given back."""
    return {"warm": branchline.load(job["game"]).contract is not None}


JOBS = {"choose": _choose, "read": _read, "warm": _warm}


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
