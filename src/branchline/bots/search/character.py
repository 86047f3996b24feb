"""`CharacterBot`: a weak level that plays like a person. It misjudges, overlooks and prefers, but makes no absurd move.

`greedy`'s look decides which moves are plausible: those that cost at most so much. Among them the character takes the
one that it likes best, by a narrower look, with noise, and with what its habits add.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from branchline.bots import Bot
from branchline.bots.advice.win_probability import heuristic_scale
from branchline.bots.characters import CHARACTERS, LOOKS, character_named
from branchline.bots.heuristic import heuristic_of
from branchline.bots.search.findings import Findings, seat_of
from branchline.bots.search.greedy import GreedyBot
from branchline.kernel import Array

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class CharacterBot(Bot):
    """Without the name of a character, its seed chooses one of the level."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, level: str, character: str = "") -> None:
        self.character = character_named(level, character) if character else Random(seed).choice(CHARACTERS[level])
        heuristic, look = heuristic_of(game), LOOKS[level]
        self._habits, self._most_cost = heuristic.habits, heuristic.most_costs[level]
        self._greedy = GreedyBot(game, seed, wait=wait)
        depth, beam = min(look.depth, heuristic.depth), min(look.beam, heuristic.beam)
        self._narrow = GreedyBot(game, seed, wait=wait, depth=depth, beam=beam)
        self._generator = np.random.default_rng(seed)

    @property
    def at_full_strength(self) -> bool:
        return self._greedy.at_full_strength

    def choose(self, match: Match) -> int:
        if not self.at_full_strength:
            return self._greedy.choose(match)
        found = self._greedy.analyse(match)
        actions, values = np.array(list(found.values)), np.array(list(found.values.values()))
        if len(actions) == 1:
            return int(actions[0])
        most_cost = self._most_cost * heuristic_scale(match.game, values).spread
        plausible = np.flatnonzero(values >= values.max() - most_cost)
        preference = self._values(match)[plausible] / most_cost + self._preferences(found, plausible, seat_of(match))
        return int(actions[plausible[np.argmax(preference)]])

    def _values(self, match: Match) -> Array:
        """The values of all actions by the narrower look."""
        return np.array(list(self._narrow.analyse(match).values.values()))

    def _preferences(self, found: Findings, plausible: Array, seat: int) -> Array:
        """Noise, and for each habit more the more of its subject there is where a move ends."""
        preference = self.character.noise * self._generator.gumbel(size=len(plausible))
        for habit, strength in self.character.habits.items():
            if habit in self._habits:
                amounts = self._habits[habit](found.ends[plausible], seat).astype(float)
                preference += strength * (amounts - amounts.min()) / max(np.ptp(amounts), 1.0)
        return np.asarray(preference)
