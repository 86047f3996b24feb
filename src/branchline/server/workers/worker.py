"""A worker process: it thinks for bots and validates untrusted matches, away from the tables.

`python -m branchline.server.workers.worker PARENT` answers each line of JSON that names a job with one. A line may say
too which `share` of their time bots take from now on, one that thinks just then included. It ends with its input, its
parent, and with the limit of a job.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
import threading
from dataclasses import asdict
from functools import cache
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

import branchline
from branchline.bots import FULL_STRENGTH_SHARE, SEARCHING, FairBot, make_bot
from branchline.bots.advice.advisor import Advisor
from branchline.bots.advice.analysis import analyse
from branchline.kernel.errors import BranchlineError
from branchline.kernel.game import Game
from branchline.kernel.outcome import foresee
from branchline.kernel.words import LANGUAGES
from branchline.server.tables.start import Start
from branchline.server.workers.parent_watch import die_after, die_with_parent

if TYPE_CHECKING:
    from branchline.kernel.match import Match

NICE = 5

Thinker = TypeVar("Thinker", FairBot, Advisor)

FAR, SOON, BRIEFLY = "far", "soon", "briefly"
"""How far a bot looked ahead: as far as it can, or less because its game was not compiled yet, or because many bots
think at the same time."""


class Pace:
    """How much of their time those who think may take."""

    def __init__(self) -> None:
        self.share = 1.0
        self._thinkers: list[FairBot | Advisor] = []

    def join(self, thinker: Thinker) -> Thinker:
        thinker.limit_time(self.share)
        self._thinkers.append(thinker)
        return thinker

    def set(self, share: float) -> None:
        self.share = share
        for thinker in list(self._thinkers):
            thinker.limit_time(share)


PACE = Pace()


@cache
def _bot(level: str, game: Game) -> FairBot:
    return PACE.join(make_bot(level, game, secrets.randbits(30), wait=False))


@cache
def _advisor(game: Game) -> Advisor:
    return PACE.join(Advisor(game, secrets.randbits(30), wait=False))


def _at_once(game: str) -> Game:
    """A game to be played at once, compiled or not."""
    found = branchline.load(game)
    found.load_rules(compiled=False)
    return found


def _warm(job: dict[str, Any]) -> dict[str, Any]:
    """Load the rules of a game, and get its bot ready."""
    game = _at_once(job["game"])
    if job.get("level"):
        _bot(job["level"], game)
    return {"warm": True}


def _choose(job: dict[str, Any]) -> dict[str, Any]:
    game = _at_once(job["game"])
    seed = job.get("seed")
    bot = _bot(job["level"], game) if seed is None else make_bot(job["level"], game, seed, wait=False)
    action = bot.choose(game.from_position(job["position"], board=job["board"]))
    briefly = job["level"] in SEARCHING and PACE.share < FULL_STRENGTH_SHARE
    return {"action": action, "looked": SOON if not bot.at_full_strength else BRIEFLY if briefly else FAR}


def _advise(job: dict[str, Any]) -> dict[str, Any]:
    game = _at_once(job["game"])
    advisor = _advisor(game)
    if not advisor.is_ready:
        return {"moves": None}
    moves = advisor.advise(game.from_position(job["position"], board=job["board"]))
    return {"moves": [asdict(move) for move in moves], "looked_far": advisor.at_full_strength}


def _analyse(job: dict[str, Any]) -> dict[str, Any]:
    advisor = _advisor(_at_once(job["game"]))
    match = Start(**job["start"]).match()
    for action in job["actions"]:
        match.play(action)
    return {"analysis": analyse(match, advisor, job["budget"], _tell_progress).to_json(match)}


def _tell_progress(done: int, total: int) -> None:
    print(json.dumps({"progress": done / total}), flush=True)


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
    """Play actions from a position or a seed, and try more."""
    _at_once(job["game"])
    match = Start(**job["start"]).match()
    for action in job["actions"]:
        match.play(action)
    if job.get("preview") is not None:
        action, *then = job["preview"]
        match.preview(action)
        foresee(match, action, match.to_move or 0, [0], then)
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


JOBS = {"warm": _warm, "choose": _choose, "advise": _advise, "analyse": _analyse, "read": _read, "replay": _replay}


def _hear(jobs: SimpleQueue[dict[str, Any] | None]) -> None:
    """Read on while a job is done, so that whoever thinks can be message to hurry."""
    for line in sys.stdin:
        message = json.loads(line)
        if "share" in message:
            PACE.set(message["share"])
        if "job" in message:
            jobs.put(message)
    jobs.put(None)


def main() -> None:
    die_with_parent(int(sys.argv[1]))
    os.nice(NICE)
    jobs: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
    threading.Thread(target=_hear, args=(jobs,), daemon=True).start()
    while (job := jobs.get()) is not None:
        die_after(job["seconds"])
        try:
            answer = JOBS[job["job"]](job)
        except Exception as fault:
            answer = {"failed": f"{type(fault).__name__}: {fault}"}
        die_after(0)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
