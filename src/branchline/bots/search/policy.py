"""`PolicyBot`: plays the action with the highest logit of a policy-value network, without looking ahead."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from branchline.bots import Bot
from branchline.bots.evaluation import PolicyValueEvaluator
from branchline.bots.models.observe import observer_of
from branchline.bots.models.packaged import packaged_model
from branchline.bots.models.policy_value import POLICY_VALUE_NETS
from branchline.bots.search.greedy import GreedyBot

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class PolicyBot(Bot):
    """Falls back to `greedy` where there is no compatible network, or it is weak with so many players. A network from a
    file plays however strong it is."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, file: str = "") -> None:
        self._on_trial = POLICY_VALUE_NETS.load(game, Path(file)) if file else None
        self._fallback, self._fell_back = GreedyBot(game, seed, wait=wait), False
        if wait and (file or packaged_model(game) is not None):
            observer_of(game).prepare()

    @property
    def at_full_strength(self) -> bool:
        return not self._fell_back or self._fallback.at_full_strength

    def choose(self, match: Match) -> int:
        net = POLICY_VALUE_NETS.suitable(match, self._on_trial)
        self._fell_back = net is None
        if net is None:
            return self._fallback.choose(match)
        actions = np.array(match.legal_numbers())
        if len(actions) == 1:
            return int(actions[0])
        logits, _ = PolicyValueEvaluator(match.game, net).answer(match.board.record, match.state, actions)
        return int(actions[np.argmax(logits)])
