"""Bots' ratings: how strong they were measured to be, on the scale that people's ratings have. They play no rated
matches, so nobody can bend them.

The arena has measured how often each level wins against another. Plackett and Luce's model says by how much a strength
must be greater for that, and `greedy` stands where people begin.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from branchline.bots.play.ladder import strengths
from branchline.server.ratings.model import BETA, MU

FIXED = "greedy"


@dataclass(frozen=True)
class BotRating:
    level: str
    mu: float
    sigma: float
    games: int


def bot_ratings(game: str) -> list[BotRating]:
    """From strongest to weakest.

    >>> [each.level for each in bot_ratings("rocket")][:2]
    ['master', 'greedy']
    """
    measured = strengths().get(game, {})
    steps = {level: _step(cells) for level, cells in measured.items()}
    found = {FIXED: BotRating(FIXED, MU, 0.0, 0)}
    for _ in steps:
        for level, (against, gain, spread, games) in steps.items():
            if level not in found and against in found:
                base = found[against]
                found[level] = BotRating(level, base.mu + gain, math.hypot(base.sigma, spread), games)
            elif level in found and against not in found:
                base = found[level]
                found[against] = BotRating(against, base.mu - gain, math.hypot(base.sigma, spread), games)
    return sorted(found.values(), key=lambda each: -each.mu) if measured else []


def _step(cells: dict[str, Any]) -> tuple[str, float, float, int]:
    """Against whom a level was measured, by how much it is stronger, how uncertain that is, and in how many games."""
    each = [cell for cell in cells.values() if "win_share" in cell]
    against = each[0]["against"]
    gains = [_gain(int(players), cell) for players, cell in cells.items() if cell in each]
    weight = sum(1 / spread**2 for _, spread in gains)
    gain = sum(value / spread**2 for value, spread in gains) / weight
    return against, gain, math.sqrt(1 / weight), sum(cell["games"] for cell in each)


def _gain(players: int, cell: dict[str, Any]) -> tuple[float, float]:
    """Whoever always won may have done so by half a game's luck."""
    games = cell["games"]
    share = min(max(cell["win_share"], 0.5 / games), 1 - 0.5 / games)
    scale = math.sqrt(players) * BETA
    gain = scale * math.log(share * (players - 1) / (1 - share))
    return gain, scale / math.sqrt(games * share * (1 - share))
