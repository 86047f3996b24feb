"""`MasterBot`: searches with whatever suits the match, and falls back to `greedy` where no search can help."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from branchline.bots import THINKING_SECONDS, Bot
from branchline.bots.compile import search_unit, searching_units
from branchline.bots.heuristic import bind_heuristic, heuristic_of
from branchline.bots.models.observe import observer_of
from branchline.bots.models.packaged import packaged_model
from branchline.bots.models.policy_value import POLICY_VALUE_NETS, PolicyValueNet
from branchline.bots.search.comparison import Comparison
from branchline.bots.search.findings import Budget, Findings, Searcher
from branchline.bots.search.greedy import GreedyBot
from branchline.bots.search.tree.expansion import expand, select
from branchline.bots.search.tree.rollouts import find_lines, roll_out
from branchline.bots.search.tree.simulation import simulate
from branchline.bots.search.tree.storage import new_buffers, new_tree
from branchline.bots.search.trees import NO_PRIORS, HeuristicTree, PolicyTree
from branchline.bots.terminal import write_terminal_values
from branchline.kernel.compiler.units import Steps, load, prepare

if TYPE_CHECKING:
    from branchline.kernel import Game, Match

POLICY_SIMULATIONS = 200
"""The usual budget of a search with a policy-value network."""


def search_steps(game: Game) -> Steps:
    bind_heuristic(game)
    contract = game.load_rules(compiled=False)
    board, buffers, tree = contract.Board.blank(), new_buffers(contract), new_tree(1, 1)
    by_heuristic: Steps = [("simulate", simulate, (board, 0, buffers, tree, 0, 0, 0))]
    if heuristic_of(game).candidates:
        by_heuristic = [
            ("find_lines", find_lines, (board, 0, buffers, 0)),
            ("roll_out", roll_out, (board, 0, buffers, 0, 0, 0.0, 0)),
        ]
    return [
        *by_heuristic,
        ("select", select, (board, 0, buffers, tree, 0.0, 0)),
        ("expand", expand, (tree, 0, 0, buffers.actions, NO_PRIORS)),
        ("terminal_values", write_terminal_values, (buffers.states[0], 0.0, np.zeros(1))),
    ]


class MasterBot(Bot):
    """Searches with whatever suits the match. The value network in a `file` judges candidates, however strong it is."""

    budget: Budget

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        *,
        wait: bool = True,
        simulations: int | None = None,
        seconds: float | None = None,
        file: str = "",
    ) -> None:
        if wait:
            prepare(searching_units(game))
            if file:
                observer_of(game).prepare()
        self._game, self._seed, self._file = game, seed, file
        self._fallback, self._fell_back = GreedyBot(game, seed, wait=wait), False
        self.budget = Budget(simulations, seconds or (math.inf if wait else THINKING_SECONDS))
        self._comparison = Comparison(game, seed, self.budget, file) if heuristic_of(game).candidates else None
        self._trees: dict[type[HeuristicTree | PolicyTree], HeuristicTree | PolicyTree] = {}

    @property
    def at_full_strength(self) -> bool:
        """Whether the last answer came from the search, where there is one."""
        return not self._fell_back

    def choose(self, match: Match) -> int:
        self._fell_back = False
        numbers = match.legal_numbers()
        if len(numbers) == 1:
            return numbers[0]
        found = self.analyse(match)
        return next(iter(found.values)) if found.visits else self._fallback.choose(match)

    def analyse(self, match: Match, *, quick: bool = False) -> Findings:
        """Search; find nothing where the search is not compiled yet, gains nothing, or could try nothing."""
        simulations = self.budget.simulations or usual_simulations(match.game, POLICY_VALUE_NETS.suitable(match))
        self._fell_back = simulations > 0 and not self._is_compiled()
        if self._fell_back or not simulations:
            return Findings()
        found = self._searcher(match).analyse(match, simulations, quick=quick)
        tried_nothing = found.visits and not any(found.visits.values())
        return Findings() if tried_nothing else found

    def _is_compiled(self) -> bool:
        """Whether the search is compiled, and the observer, where a model reads observations."""
        reads = bool(self._file) or packaged_model(self._game) is not None
        compiled = load(search_unit(self._game), lambda: search_steps(self._game))
        return compiled and (not reads or observer_of(self._game).load())

    def _searcher(self, match: Match) -> Searcher:
        kind = HeuristicTree if POLICY_VALUE_NETS.suitable(match) is None else PolicyTree
        if kind is HeuristicTree and self._comparison is not None:
            return self._comparison
        if kind not in self._trees:
            self._trees[kind] = kind(self._game, self._seed, self.budget)
        return self._trees[kind]


def usual_simulations(game: Game, net: PolicyValueNet | None) -> int:
    """The usual budget for a decision; 0 where the heuristic says that a search gains nothing."""
    return POLICY_SIMULATIONS if net is not None else heuristic_of(game).simulations
