"""What tests read of a match: what may be answered, what is refused and why, what has happened."""

from __future__ import annotations

from typing import Any

from branchline.kernel import Match
from branchline.kernel.kinds import SEAT_LETTERS


def played(match: Match, *actions: str) -> Match:
    """The match itself, after these actions."""
    for action in actions:
        match.play(action)
    return match


def code(match: Match, action: str, seat: int | str | None = None) -> str | None:
    """The code of the reason why not, or None if the action is allowed."""
    reason = match.why_not(action, SEAT_LETTERS.index(seat) if isinstance(seat, str) else seat)
    return None if reason is None else reason.code


def codes(match: Match, verb: str, words: str) -> dict[str, str | None]:
    """The codes for several arguments of a verb: {"e": None, "w": "tile_hidden"}."""
    return {word: code(match, f"{verb} {word}") for word in words.split()}


def texts(match: Match, verb: str = "") -> set[str]:
    """The legal actions of a verb, as text."""
    return {str(action) for action in match.legal() if not verb or action.verb == verb}


def choices(match: Match, verb: str) -> set[str]:
    """What can be said after a verb: {"e", "sw"} for `run e` and `run sw`."""
    return {text.partition(" ")[2] for text in texts(match, verb)}


def happened(match: Match, name: str) -> list[dict[str, Any]]:
    """The arguments of the last action's events of this name."""
    return [event.arguments for event in match.events if event.name == name]


def names(match: Match) -> list[str]:
    """What the last action caused, by name."""
    return [event.name for event in match.events]


def phase(match: Match) -> str:
    return str(match.view()["phase"])
