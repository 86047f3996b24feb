"""`GreedyBot`: takes the action whose best line to the end of its own move has the highest value."""

from __future__ import annotations

import random
import time

import numpy as np

from branchline.bots import Bot
from branchline.bots.heuristic import NO_VALUE, bind_heuristic, heuristic_of
from branchline.bots.search.beam import greedy_units, load_beam, new_beam, search_beam, value_after, write_sample
from branchline.bots.search.findings import Findings, seat_of
from branchline.kernel import Array, Game, Match
from branchline.kernel.compiler.units import prepare
from branchline.kernel.rules import interpreted

TIE_BREAK = 1e-3
"""Noise that decides between equal values."""


class GreedyBot(Bot):
    """Until its search has been compiled, a bot that does not wait for the compiler looks one decision ahead, for at
    most `seconds`. A depth or beam of 0 is that of the heuristic."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, seconds: float = 2.0, depth: int = 0,
                 beam: int = 0) -> None:  # fmt: skip
        if wait:
            prepare(greedy_units(game))
        else:
            load_beam(game)
        bind_heuristic(game)
        contract = game.load_rules(compiled=wait)
        self._game, self._heuristic, self._seconds = game, heuristic_of(game), seconds
        self._random = random.Random(seed)
        self._generator = np.random.default_rng(seed)
        self._beam = new_beam(contract, depth or self._heuristic.depth, beam or self._heuristic.beam)

    @property
    def at_full_strength(self) -> bool:
        """Whether it looks as far as the heuristic says: its search is compiled."""
        return load_beam(self._game) or interpreted()

    def choose(self, match: Match) -> int:
        if not self.at_full_strength:
            return self._choose_quickly(match)
        actions, values = self._search(match, self._beam.ends[:0])
        return int(actions[np.argmax(values)])

    def analyse(self, match: Match) -> Findings:
        """The mean value of every legal action, and where its best line ended in the last determinization."""
        ends = np.zeros(len(self._beam.ends) + 1, self._beam.ends.dtype)
        actions, values = self._search(match, ends)
        means = values / self._heuristic.determinizations(match.state)
        return Findings(dict(zip(actions.tolist(), means.tolist(), strict=True)), ends=ends)

    def _search(self, match: Match, ends: Array) -> tuple[Array, Array]:
        """Every legal action, and the sum of its values in all determinizations. The last of `ends` is overwritten with
        the last determinization itself."""
        self._beam.sums[:] = self._generator.random(len(self._beam.sums)) * TIE_BREAK
        board, seat, beam, count = match.board.record, seat_of(match), self._beam._replace(ends=ends[:-1]), 0
        for _ in range(self._heuristic.determinizations(match.state)):
            write_sample(board, match.state, seat, self._random.getrandbits(62), beam.states)
            ends[-1:] = beam.states[:1]
            count = int(search_beam(board, seat, beam))
        return beam.actions[:count], beam.sums[:count]

    def _choose_quickly(self, match: Match) -> int:
        """Take the action with the best value right after it, of as many as there is time for, in random order."""
        board, seat, sample = match.board.record, seat_of(match), self._beam.states[:1]
        write_sample(board, match.state, seat, self._random.getrandbits(62), sample)
        actions = match.legal_numbers()
        self._random.shuffle(actions)
        end, best, choice = time.monotonic() + self._seconds, NO_VALUE, actions[0]
        for action in actions if len(actions) > 1 else ():
            value = value_after(board, sample[0].copy(), seat, action, self._beam)
            if value > best:
                best, choice = value, action
            if time.monotonic() > end:
                break
        return choice
