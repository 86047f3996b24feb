"""`ExternalBot`: a program that reads its view and its choices from standard input, a line of JSON for each decision,
and answers with a line on standard output."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from branchline.bots import Bot
from branchline.kernel.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.kernel import Game, Match
    from branchline.kernel.action import Action

SECONDS = 10.0


class BotFailed(BranchlineError):
    """A bot from outside has not answered as it should, and has lost."""


class ExternalBot(Bot):
    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, command: str, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._lines: queue.Queue[str] = queue.Queue()
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as fault:
            raise BotFailed("bot-start", command=command, fault=str(fault)) from fault
        threading.Thread(target=self._read, daemon=True).start()

    def choose(self, match: Match) -> int:
        self._ask(question(match))
        try:
            answer = self._lines.get(timeout=self._seconds)
        except queue.Empty:
            raise BotFailed("bot-late", seconds=self._seconds) from None
        if not answer:
            raise BotFailed("bot-ended", status=self._process.wait())
        action = _action(answer)
        if action is None:
            raise BotFailed("bot-answer", answer=answer.strip())
        return checked_number(match, action, answer.strip())

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _ask(self, told: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # one that has ended is found out when its answer is read
            self._process.stdin.write(json.dumps(told, ensure_ascii=False) + "\n")
            self._process.stdin.flush()

    def _read(self) -> None:
        """Pass on each line, and an empty one for the end."""
        assert self._process.stdout is not None
        with suppress(ValueError):  # raised when it is closed meanwhile
            for line in self._process.stdout:
                self._lines.put(line)
        self._lines.put("")


def checked_number(match: Match, action: Action | int | str, answer: str) -> int:
    """The number of a legal action; `BotFailed` says why it is not allowed."""
    try:
        refusal = match.why_not(action)
    except BranchlineError as fault:
        raise BotFailed("bot-action", answer=answer, reason=str(fault)) from fault
    if refusal is not None:
        raise BotFailed("bot-action", answer=answer, reason=refusal.sentence)
    return match.number(action)


def question(match: Match) -> dict[str, Any]:
    """The message to a bot: what its seat may see, and nothing else."""
    return {"game": match.game.id, "players": match.players, "seat": match.to_move,
            "view": match.view(match.to_move), "legal": [action.to_json() for action in match.legal()]}  # fmt: skip


def _action(answer: str) -> int | str | None:
    try:
        action = json.loads(answer)["action"]
    except (ValueError, TypeError, KeyError):
        return None
    return action if isinstance(action, int | str) and not isinstance(action, bool) else None
