"""Gymnasium: one learner among bots of any level. Needs the extra `gymnasium`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import branchline
from branchline.bots import FairBot, make_bot
from branchline.envs.extras import need
from branchline.envs.sitting import ARRAY, RENDER_MODES, Sitting, environment_id
from branchline.envs.vector import WIN, BadEnvironment, whole_number
from branchline.kernel.errors import BadSeats
from branchline.kernel.record import Array

need("gymnasium", "gymnasium")
import gymnasium  # noqa: E402

ILLEGAL_REWARD = -1.0


class SingleEnv(gymnasium.Env[Any, Any]):
    """One seat learns, bots have the others: one bot for all of them, or one for each in turn order after the learner.
    The seat is drawn anew for each game unless it is given. `info["action_mask"]` marks the legal actions; an illegal
    one ends the game with a reward of -1, and `info["illegal"]` says why it is."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(self, game: Any, opponents: str | Sequence[str] = "greedy", *, players: int | None = None,
                 seat: int | None = None, options: dict[str, Any] | None = None, observation: str = ARRAY,
                 reward: str = WIN, render_mode: str | None = None, **budget: Any) -> None:  # fmt: skip
        if players is None and not isinstance(opponents, str):
            players = len(opponents) + 1
        self.sitting = Sitting(game, players, options, observation, reward, render_mode)
        others = self.sitting.players - 1
        self.opponents = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != others:
            raise BadSeats("env-opponents", bots=len(self.opponents), players=self.sitting.players)
        self.fixed_seat = None if seat is None else whole_number("seat", seat, 0, others)
        self.render_mode, self._budget = render_mode, budget
        self.observation_space, self.action_space = self.sitting.spaces()
        for name in set(self.opponents):
            make_bot(name, self.sitting.game, **budget).close()
        self._bots: dict[int, FairBot] = {}
        self.seat, self._is_over = 0, True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        begun = self.sitting.begin(int(self.np_random.integers(1 << 62)))
        players = self.sitting.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        self.close()
        self._bots = {
            (self.seat + 1 + k) % players: make_bot(name, self.sitting.game, begun + k, **self._budget)
            for k, name in enumerate(self.opponents)
        }
        self._is_over = False
        self._let_them_move()
        return self._shown()

    def _let_them_move(self) -> float:
        """Until the learner is asked, or the game is over; returns what that brought the learner."""
        match, brought = self.sitting.match, 0.0
        while match.to_move is not None and match.to_move != self.seat:
            match.play(self._bots[match.to_move].choose(match))
            brought += float(self.sitting.rewards()[self.seat])
        return brought

    def _shown(self, **more: Any) -> tuple[Any, dict[str, Any]]:
        mask = self.sitting.mask()
        return self.sitting.observed(self.seat, mask), {"action_mask": mask, "seat": self.seat, **more}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise BadEnvironment("env-not-reset")
        match = self.sitting.match
        reason = match.why_not(int(action))
        if reason is not None:
            self._is_over = True
            observation, info = self._shown(illegal=reason.sentence)
            return observation, ILLEGAL_REWARD, True, False, info
        match.play(int(action))
        brought = float(self.sitting.rewards()[self.seat]) + self._let_them_move()
        self._is_over = match.is_over
        observation, info = self._shown(**({"scores": np.array(match.scores())} if match.is_over else {}))
        return observation, brought, match.is_over, False, info

    def render(self) -> Any:
        return self.sitting.render()

    def close(self) -> None:
        """The bots are not needed any more."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}


def mask(env: Any) -> Array:
    """The marks of the legal actions, in the form that maskable learners ask for."""
    marks: Array = env.unwrapped.sitting.mask().astype(bool)
    return marks


def register_all() -> None:
    """Have `gymnasium.make` find every game, as `branchline/rocket-v2`."""
    for game in branchline.catalogue().values():
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(environment_id(game), entry_point=f"{__name__}:SingleEnv", kwargs={"game": game.id})


register_all()
