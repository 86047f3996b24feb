"""What the environments for one game at a time have in common: the game at the table, what is seen, and rewards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

import branchline
from branchline.bots.heuristic import bind_heuristic
from branchline.bots.models.observe import observer_of
from branchline.bots.terminal import MARGIN_SCALE, MARGIN_WEIGHT, terminal_values
from branchline.envs.drawing import render
from branchline.envs.vector import MARGIN, WIN, BadEnvironment, one_of
from branchline.kernel.record import Array
from branchline.kernel.seeds import check_seed

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match

PROGRESS = "progress"
REWARDS = (WIN, MARGIN, PROGRESS)
ARRAY, DICT = "array", "dict"
RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
ILLEGAL_REWARD = -1.0


def environment_id(game: Game) -> str:
    """Its id, with the version of the rules.

    >>> environment_id(branchline.load("rocket"))
    'branchline/rocket-v2'
    """
    return f"branchline/{game.id}-v{game.rules}"


class Sitting:
    """One game after another with the same options, and what its seats see of it."""

    def __init__(self, game: Game | str, players: int | None, options: dict[str, Any] | None, observation: str,
                 reward: str, render_mode: str | None) -> None:  # fmt: skip
        self.game = branchline.load(game) if isinstance(game, str) else game
        self.players = self.game.check_players(self.game.players[-1] if players is None else players)
        self.options = options or {}
        self.game.blank_state(self.players, self.options)
        self.observation, self.reward = (
            one_of("observation", observation, (ARRAY, DICT)),
            one_of("reward", reward, REWARDS),
        )
        self.render_mode = render_mode if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        self.game.load_rules()
        bind_heuristic(self.game)
        self._observer = observer_of(self.game)
        self._observer.prepare()
        self.size, self.actions = self._observer.layout.size, self.game.contract.verbs.size
        self._random = Random()
        self._match: Match | None = None
        self._potential = np.zeros(self.players)

    @property
    def match(self) -> Match:
        if self._match is None:
            raise BadEnvironment("env-not-reset")
        return self._match

    def begin(self, seed: int | None) -> int:
        """A new game: that of this seed, or of the next that follows from the last one that was given."""
        if seed is not None:
            self._random = Random(check_seed(seed))
        number = self._random.getrandbits(62) if seed is None else seed
        self._match = self.game.new(self.players, number, self.options)
        self._potential = self._standing()
        return number

    # --- what is seen -------------------------------------------------------------------------------------

    def mask(self) -> Array:
        """A mark for each legal action of the seat to move."""
        marks = np.zeros(self.actions, np.int8)
        marks[self.match.legal_numbers()] = 1
        return marks

    def row(self, seat: int) -> Array:
        return self._observer.row(self.match.board.record, self.match.state, seat)

    def observed(self, seat: int, mask: Array) -> Any:
        """What a seat may know, alone or with the marks of its legal actions."""
        row = self.row(seat)
        return row if self.observation == ARRAY else {"observation": row, "action_mask": mask}

    def spaces(self) -> tuple[Any, Any]:
        """Of observations and of actions, in Gymnasium's words."""
        from gymnasium import spaces

        rows = spaces.Box(0, 255, (self.size,), np.uint8)
        if self.observation == DICT:
            marks = spaces.Box(0, 1, (self.actions,), np.int8)
            return spaces.Dict({"observation": rows, "action_mask": marks}), spaces.Discrete(self.actions)
        return rows, spaces.Discrete(self.actions)

    def render(self) -> Any:
        """What everybody may see, in the mode that was chosen."""
        if self.render_mode == "human":
            print(render.text(self.match))
        drawn = {"ansi": render.text, "svg": render.svg, "rgb_array": render.pixels}
        return drawn[self.render_mode](self.match) if self.render_mode in drawn else None

    # --- what it is worth ---------------------------------------------------------------------------------

    def rewards(self) -> Array:
        """What the last action brought each seat. At the end the share of the win less the fair share; with `margin` a
        bounded margin of the score beside it, which `progress` pays out as it comes about."""
        now, match = np.zeros(self.players), self.match
        if match.is_over:
            now = np.array([(place == 1) / match.places().count(1) - 1 / self.players for place in match.places()])
            if self.reward == MARGIN:
                now = terminal_values(match.state, 0.0)
        if self.reward == PROGRESS:
            before, self._potential = self._potential, self._standing()
            now = now + self._potential - before
        return now

    def _standing(self) -> Array:
        """The bounded margin of each seat, if the game ended now."""
        if self.reward != PROGRESS:
            return self._potential
        scores = np.array(self.match.projection(), float)
        margins = scores - scores.mean()
        margins /= max(MARGIN_SCALE * float(np.abs(margins).mean()), 1e-9)
        found: Array = MARGIN_WEIGHT * margins / (1 + np.abs(margins))
        return found
