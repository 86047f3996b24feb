"""Plays what a net likes best, without looking ahead. Where there is no net that fits, or it was found to be no better
with so many players, the bot below stands in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from branchline.bots.models.files import UnfitNet
from branchline.bots.models.observe import observer_of
from branchline.bots.models.policy_value import fitting_net, packed_net, suiting_net
from branchline.bots.search.greedy import GreedyBot

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class NetBot:
    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, file: str = "") -> None:
        self.refusal: UnfitNet | None = None
        """Why another bot plays in its stead, if one does."""
        self._below: GreedyBot | None = None
        self._stood_back = False
        self._game, self._seed, self._wait, self._on_trial = game, seed, wait, bool(file)
        try:
            self._net = fitting_net(game, Path(file)) if file else packed_net(game)
        except UnfitNet as refusal:
            if file:
                raise
            self.refusal = refusal
            return
        self._observer = observer_of(game)
        self._scale = self._observer.layout.scale()
        if wait:
            self._observer.prepare()

    @property
    def looks_far(self) -> bool:
        """Whether the choice it made last was as good as it can be."""
        return not self._stood_back or self._stand_in().looks_far

    def choose(self, match: Match) -> int:
        self._stood_back = not self._plays(match)
        if self._stood_back:
            return self._stand_in().choose(match)
        actions = np.array(match.legal_numbers())
        if len(actions) == 1:
            return int(actions[0])
        assert match.to_move is not None
        self._observer.load()
        row = self._observer.row(match.sheet.record, match.state, match.to_move)
        wishes, _ = self._net.answer(row, self._scale, actions)
        return int(actions[np.argmax(wishes)])

    def _plays(self, match: Match) -> bool:
        """Whether the net plays itself; one from a file that is being tried out does if it can."""
        if self.refusal is not None or not self._on_trial:
            return suiting_net(match) is not None
        return match.sheet.digest == self._net.account.board

    def _stand_in(self) -> GreedyBot:
        if self._below is None:
            self._below = GreedyBot(self._game, self._seed, wait=self._wait)
        return self._below
