"""Ratings from the order in which players finished: Weng and Lin's Bayesian approximation, as OpenSkill has it.

Every player has a strength and how uncertain it is; a result moves each against all others in it, by how surprising
it was. This is the Bradley–Terry model with full pairing.

>>> winner, loser = rated([Rating(), Rating()], [1, 2])
>>> round(winner.strength, 3), round(loser.strength, 3), round(winner.doubt, 3)
(27.635, 22.365, 8.066)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

STRENGTH, DOUBT = 25.0, 25.0 / 3
NOISE = DOUBT / 2
DRIFT = 25.0 / 300
"""The usual change of a strength from one game to the next."""
LEAST = 1e-4


@dataclass(frozen=True)
class Rating:
    strength: float = STRENGTH
    doubt: float = DOUBT


def rated(players: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which they took these places."""
    before = [Rating(player.strength, math.hypot(player.doubt, DRIFT)) for player in players]
    return [_rated(own, before, places) for own in range(len(before))]


def _rated(own: int, players: Sequence[Rating], places: Sequence[int]) -> Rating:
    before = players[own]
    variance = before.doubt**2
    gain = loss = 0.0
    for other, rival in enumerate(players):
        if other == own:
            continue
        spread = math.sqrt(variance + rival.doubt**2 + 2 * NOISE**2)
        expected = 1 / (1 + math.exp((rival.strength - before.strength) / spread))
        result = (1 + (places[other] > places[own]) - (places[other] < places[own])) / 2
        gain += variance / spread * (result - expected)
        loss += before.doubt / spread * variance / spread**2 * expected * (1 - expected)
    return Rating(before.strength + gain, before.doubt * math.sqrt(max(1 - loss, LEAST)))
