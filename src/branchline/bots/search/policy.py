"""`PolicyBot`: plays the action with the highest logit of a policy-value network, without looking ahead."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from branchline.bots.evaluation import PolicyValueEvaluator
from branchline.bots.models.files import IncompatibleModel
from branchline.bots.models.observe import observer_of
from branchline.bots.models.policy_value import (
    POLICY_VALUE_NETS,
    PolicyValueNet,
)
from branchline.bots.search.greedy import GreedyBot

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class PolicyBot:
    """Falls back to `greedy` where there is no compatible network, or it is weak with so many players. A network from a
    file plays however strong it is."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, file: str = "") -> None:
        self.refusal: IncompatibleModel | None = None
        """Why `greedy` plays instead, if it does."""
        self._game, self._seed, self._wait = game, seed, wait
        self._greedy: GreedyBot | None = None
        self._fell_back = False
        self._on_trial = POLICY_VALUE_NETS.load(game, Path(file)) if file else None
        try:
            self._on_trial or POLICY_VALUE_NETS.packaged(game)
        except IncompatibleModel as refusal:
            self.refusal = refusal
            return
        if wait:
            observer_of(game).prepare()

    @property
    def at_full_strength(self) -> bool:
        """Whether the last choice was as good as it can be."""
        return not self._fell_back or self._fallback().at_full_strength

    def choose(self, match: Match) -> int:
        net = self._net(match)
        self._fell_back = net is None
        if net is None:
            return self._fallback().choose(match)
        actions = np.array(match.legal_numbers())
        if len(actions) == 1:
            return int(actions[0])
        logits, _ = PolicyValueEvaluator(self._game, net).answer(match.board.record, match.state, actions)
        return int(actions[np.argmax(logits)])

    def _net(self, match: Match) -> PolicyValueNet | None:
        if self._on_trial is None:
            return POLICY_VALUE_NETS.suitable(match)
        return self._on_trial if match.board.digest == self._on_trial.metadata.board else None

    def _fallback(self) -> GreedyBot:
        if self._greedy is None:
            self._greedy = GreedyBot(self._game, self._seed, wait=self._wait)
        return self._greedy
