"""Positions of the share game in a few words: links as in the normal game's tests, with companies as owners."""

from __future__ import annotations

from collections import Counter
from typing import Any

import branchline
from branchline.kernel import Event, Match
from england_wales.positions import SEATS, network, play, steps_of, track

GAME = branchline.load("england-wales-shares")
COMPANIES = ("black", "red", "blue", "green", "yellow", "purple")
__all__ = ["GAME", "SEATS", "build", "code", "company", "happened", "network", "options_of", "play", "seat", "shares"]


def shares(
    players: int = 3,
    *,
    phase: str = "act",
    acting: str = "red",
    links: str = "",
    held: dict[str, str] | None = None,
    cubes: dict[str, str] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match that starts from this position: red, run by A, is to act in the first round, unless told otherwise.

    links   "red london / 14,22 / reading; green oxford / 12,21 / reading"
    held    {"red": "A 2, B 1"}; companies with links that are not named belong to C, with one share
    cubes   {"oxford": "red purple"}; all other cities have none
    fields  by company as a dict, by seat as a list, or raw
    """
    owned = {text.split()[0] for text in links.split(";") if text.strip()} | {acting}
    given = {"red": "A 1", **dict.fromkeys(sorted(owned - {"red"}), "C 1" if players > 2 else "B 1"), **(held or {})}
    position: dict[str, Any] = {"players": players, "phase": [phase], **track(links)}
    position["shares"] = {name: _by_seat(text, players) for name, text in given.items()}
    position["cubes"] = {city: Counter(colours.split()) for city, colours in (cubes or {}).items()}
    if phase not in ("propose", "open", "raise"):
        position |= {"acting": acting, "turn": 1}
    treasury = fields.pop("treasury", {})
    position["treasury"] = {name: treasury.get(name, 5) for name in COMPANIES}
    return GAME.from_position(position | fields | (options or {}))


def _by_seat(text: str, players: int) -> list[int]:
    counts = [0] * players
    for item in filter(None, text.split(", ")):
        seat, count = item.split()
        counts[SEATS.index(seat)] = int(count)
    return counts


def build(match: Match, route: str) -> list[Event]:
    """Build along a route, from the choice of the action or from the choice of a city for a second link."""
    steps = steps_of(route)
    return play(match, *(steps if match.phase == "act" else steps[1:]))


def company(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(item for item in match.view()["companies"] if item["id"] == name)
    return found


def seat(match: Match, letter: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["seats"][SEATS.index(letter)]
    return found


def code(match: Match, action: str, letter: str | None = None) -> str | None:
    reason = match.why_not(action, None if letter is None else SEATS.index(letter))
    return None if reason is None else reason.code


def options_of(match: Match, verb: str) -> list[str]:
    return [str(action) for action in match.legal() if action.verb == verb]


def happened(events: list[Event], name: str) -> list[dict[str, Any]]:
    return [event.arguments for event in events if event.name == name]
