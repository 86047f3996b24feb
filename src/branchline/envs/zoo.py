"""PettingZoo: every seat an agent, whose turn it is selected (AEC); and the same as a parallel environment.

Needs the extra `pettingzoo`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from branchline.envs.extras import need
from branchline.envs.sitting import ARRAY, RENDER_MODES, Sitting, environment_id
from branchline.envs.vector import WIN, one_of, whole_number
from branchline.kernel.record import Array

need("pettingzoo", "pettingzoo")
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

TERMINATE, RANDOM = "terminate", "random"
ILLEGAL_REWARD = -1.0
MOST_CYCLES = 1 << 20
Agents = dict[str, Any]


class RailwayAEC(AECEnv[str, Any, Any]):
    """One game with an agent for each seat, `player_0` to move first or not as the rules say. Legal actions are marked
    in `infos[agent]["action_mask"]`, and with `observation="dict"` beside the observation."""

    def __init__(self, game: Any, players: int | None = None, *, options: dict[str, Any] | None = None,
                 observation: str = ARRAY, reward: str = WIN, illegal: str = TERMINATE, max_cycles: int = 0,
                 render_mode: str | None = None) -> None:  # fmt: skip
        super().__init__()
        self.sitting = Sitting(game, players, options, observation, reward, render_mode)
        self.illegal = one_of("illegal", illegal, (TERMINATE, RANDOM))
        self.max_cycles = whole_number("max_cycles", max_cycles, 0, MOST_CYCLES)
        self.render_mode = render_mode
        self.metadata = {
            "name": environment_id(self.sitting.game), "render_modes": list(RENDER_MODES), "is_parallelizable": False,
            "render_fps": 2,
        }  # fmt: skip
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.players)]
        self.agents: list[str] = []
        made = {agent: self.sitting.spaces() for agent in self.possible_agents}
        self.observation_spaces = {agent: spaces[0] for agent, spaces in made.items()}
        self.action_spaces = {agent: spaces[1] for agent, spaces in made.items()}
        self._mask: Array = np.zeros(self.sitting.actions, np.int8)
        self._none = np.zeros(self.sitting.actions, np.int8)
        self._draws = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Agents | None = None) -> None:
        """A new game, that of this seed if there is one; `options={"game": {…}}` are its options from now on."""
        if options and isinstance(options.get("game"), dict):
            self.sitting.game.blank_state(self.sitting.players, options["game"])
            self.sitting.options = options["game"]
        self._draws = np.random.default_rng(self.sitting.begin(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.cycles = 0
        self._ask()

    def _ask(self) -> None:
        """Whoever is to move is selected, and told what is legal."""
        match = self.sitting.match
        self._mask = self.sitting.mask()
        if match.to_move is not None:
            self.agent_selection = self.possible_agents[match.to_move]
        self.infos = {agent: {"action_mask": self._mask_of(agent)} for agent in self.agents}

    def _mask_of(self, agent: str) -> Array:
        return self._mask if agent == self.agent_selection and not self.sitting.match.is_over else self._none

    def observe(self, agent: str) -> Any:
        return self.sitting.observed(self.possible_agents.index(agent), self._mask_of(agent))

    def step(self, action: Any) -> None:
        """Carry out an action of the selected agent; `IllegalAction` says why one is not allowed, and changes nothing:
        `aec` has that made a loss, as is PettingZoo's convention."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.sitting.match.play(self._legal(int(action)))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.cycles += 1
        brought = self.sitting.rewards()
        self.rewards = dict(zip(self.possible_agents, map(float, brought), strict=True))
        over = self.sitting.match.is_over
        cut = not over and 0 < self.max_cycles <= self.cycles
        self.terminations, self.truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._ask()
        if over or cut:
            self._deads_step_first()

    def _legal(self, action: int) -> int:
        """The action, or where that is wished for a legal one in place of one that is not."""
        if self.illegal == TERMINATE or (0 <= action < len(self._mask) and self._mask[action]):
            return action
        return int(self._draws.choice(np.flatnonzero(self._mask)))

    def render(self) -> Any:
        return self.sitting.render()

    def close(self) -> None:
        """There is nothing to close."""


def aec(game: Any, players: int | None = None, *, illegal: str = TERMINATE, **settings: Any) -> AECEnv[str, Any, Any]:
    """The environment as PettingZoo's users know it: an illegal action ends the game, with -1 for whoever gave it and
    nothing for the others. `illegal="random"` draws a legal one instead, for learners that know no masks."""
    env: AECEnv[str, Any, Any] = RailwayAEC(game, players, illegal=illegal, **settings)
    if illegal == TERMINATE:
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


raw = RailwayAEC
"""Without wrappers: an illegal action raises `IllegalAction`, whose sentence says why, and changes nothing."""


class RailwayParallel(ParallelEnv[str, Any, Any]):
    """Every agent gives an action in every cycle, and that of the seat to move counts; whatever the others give is
    ignored. An illegal action is replaced by a legal one, drawn at random."""

    def __init__(self, game: Any, players: int | None = None, **settings: Any) -> None:
        self._one = RailwayAEC(game, players, illegal=RANDOM, **settings)
        self.metadata = self._one.metadata | {"is_parallelizable": True}
        self.possible_agents, self.render_mode = self._one.possible_agents, self._one.render_mode
        self.agents: list[str] = []
        self.observation_space = self._one.observation_space
        self.action_space = self._one.action_space

    def reset(self, seed: int | None = None, options: Agents | None = None) -> tuple[Agents, Agents]:
        self._one.reset(seed, options)
        self.agents = list(self._one.agents)
        return self._observed()

    def _observed(self) -> tuple[Agents, Agents]:
        return {agent: self._one.observe(agent) for agent in self.agents}, dict(self._one.infos)

    def step(self, actions: Agents) -> tuple[Agents, Agents, Agents, Agents, Agents]:
        mover = self._one.agent_selection
        self._one.step(-1 if actions.get(mover) is None else actions[mover])
        observations, infos = self._observed()
        told = dict(self._one.rewards), dict(self._one.terminations), dict(self._one.truncations)
        if any(told[1].values()) or any(told[2].values()):
            self.agents = []
        return observations, *told, infos

    def render(self) -> Any:
        return self._one.render()

    def close(self) -> None:
        self._one.close()


parallel = partial(RailwayParallel)
