"""`Comparison`: the best candidate moves are compared by rollouts to the end of the turn (sequential halving).

All candidates are tried on the same determinizations; after each stage the worse half is left out, and the others share
what is left of the budget. A value network judges both ends, where the game has one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from branchline.bots import FULL_STRENGTH_SHARE
from branchline.bots.evaluation import ValueNetworkEvaluator
from branchline.bots.heuristic import LEAST_VALUE, bind_heuristic, heuristic_of
from branchline.bots.models.value_network import VALUE_NETS
from branchline.bots.search.beam import new_beam
from branchline.bots.search.findings import SMALL_BATCH, Budget, Findings, seat_of
from branchline.bots.search.tree.rollouts import find_lines, roll_out
from branchline.bots.search.tree.storage import HERE, new_buffers
from branchline.kernel import Array, Game, Match

Trials = dict[int, list[float]]
"""For each action its value in every trial."""
SAME = 1e-6
"""Values that differ by less are the same."""
LATER = 0.7
"""The weight of the value network at the end of the turn beside that at the end of the move."""


def stages(candidates: int, simulations: int) -> Iterator[tuple[int, int]]:
    """The number of candidates in each stage, and how often each of them is tried in it, as long as the budget lasts:
    all stages cost about the same, and the last takes what is left over.

    >>> list(stages(8, 64))
    [(8, 2), (4, 6), (2, 12)]
    >>> list(stages(16, 24))
    [(16, 1), (8, 1)]
    """
    for stage in range(max(candidates - 1, 0).bit_length(), 0, -1):
        times = max(1, simulations // (stage * candidates))
        yield candidates, times
        simulations -= times * candidates
        candidates = (candidates + 1) // 2
        if simulations < candidates:
            return


def best_first(actions: list[int], trials: Trials) -> list[int]:
    """Sorted by the mean value.

    >>> best_first([1, 2, 3], {1: [0.0, 4.0], 2: [3.0], 3: [2.0]})
    [2, 1, 3]
    """
    return sorted(actions, key=lambda action: -float(np.mean(trials[action] or 0.0)))


def are_certain(actions: list[int], trials: Trials) -> bool:
    """Whether another determinization changed nothing for any of them, so that nothing is left to chance there.

    >>> are_certain([1, 2], {1: [3.0, 3.0], 2: [2.0, 2.0], 3: [0.0]}), are_certain([1], {1: [3.0]})
    (True, False)
    """
    return all(len(trials[each]) > 1 and abs(trials[each][-1] - trials[each][-2]) < SAME for each in actions)


class Comparison:
    """A search for games whose heuristic declares `candidates`. With a file the value network in it judges, whether or
    not it is strong enough."""

    def __init__(self, game: Game, seed: int, budget: Budget, file: str = "") -> None:
        bind_heuristic(game)
        self._game, self._budget, self._heuristic = game, budget, heuristic_of(game)
        self._on_trial = VALUE_NETS.load(game, Path(file)) if file else None
        self._random = random.Random(seed)
        contract, depth, beam = game.load_rules(compiled=False), self._heuristic.depth, self._heuristic.beam
        narrow = new_beam(contract, depth, min(self._heuristic.rollout_beam, beam))
        self._buffers = new_buffers(contract, new_beam(contract, depth, beam), narrow)
        self._reached = np.zeros(self._heuristic.candidates, contract.State.dtype)

    def analyse(self, match: Match, simulations: int, *, quick: bool = False) -> Findings:
        """A quick analysis asks the value network about the ends of moves alone."""
        self._buffers.root[0] = match.state
        net = VALUE_NETS.suitable(match, self._on_trial)
        evaluator = None if net is None else ValueNetworkEvaluator(self._game, net)
        if quick:
            return Findings() if evaluator is None else Findings(self._at_once(match, evaluator), in_win_shares=True)
        most = min(self._heuristic.candidates, simulations)
        if self._budget.share < FULL_STRENGTH_SHARE:
            most = min(most, SMALL_BATCH)
        trials = self._compare(match, most, simulations, evaluator)
        means = {action: float(np.mean(values or 0.0)) for action, values in trials.items()}
        return Findings(means, {action: len(trials[action]) for action in trials}, evaluator is not None)

    def _compare(
        self, match: Match, most: int, simulations: int, evaluator: ValueNetworkEvaluator | None
    ) -> Trials:  # fmt: skip
        """Try up to so many actions; the best of those that were not left out come first."""
        spent: Callable[[], float] = self._budget.clock()
        lines = self._find(match)
        order = self._best(lines, most)
        trials: Trials = {action: [] for action in order}
        plan = list(stages(len(order), simulations))
        for stage, (left, times) in enumerate(plan, 1):
            order = best_first(order, trials)[:left]
            for _ in range(times):
                if trials[order[0]]:
                    lines = self._find(match)
                self._try_all(match, {action: lines[action] for action in order if action in lines}, evaluator, trials)
                if spent() >= stage / len(plan) or are_certain(order, trials):
                    break
            if spent() >= 1 or are_certain(order, trials):
                break
        return {action: trials[action] for action in (*best_first(order, trials), *trials)}

    def _at_once(self, match: Match, evaluator: ValueNetworkEvaluator) -> dict[int, float]:
        """The values of the best moves by the network at their ends, the best first."""
        lines = self._find(match)
        order = self._best(lines, self._heuristic.candidates)
        found = self._values_of_ends(match, [lines[action] for action in order], evaluator)
        return {order[at]: float(found[at]) for at in np.argsort(-found, kind="stable").tolist()}

    def _find(self, match: Match) -> dict[int, int]:
        """Determinize afresh, and map each action to the place of the line that starts with it, if that reaches the end
        of the move."""
        wide = self._buffers.wide
        count = find_lines(match.board.record, seat_of(match), self._buffers, self._random.getrandbits(62))
        return {int(wide.actions[line]): line for line in range(count) if wide.best[line] > LEAST_VALUE}

    def _best(self, lines: dict[int, int], most: int) -> list[int]:
        """The actions with the best lines by the heuristic."""
        return sorted(lines, key=lambda action: -self._buffers.wide.best[lines[action]])[:most]

    def _try_all(
        self, match: Match, lines: dict[int, int], evaluator: ValueNetworkEvaluator | None, trials: Trials
    ) -> None:
        """Roll each line out once, on the same determinization, to the turn of the one that reaches furthest."""
        board, seat, seed = match.board.record, seat_of(match), self._random.getrandbits(62)
        values = np.zeros(len(lines))
        last_turn = self._last_turn(lines) + self._heuristic.horizon(match.state)
        for at, line in enumerate(lines.values()):
            weight = self._heuristic.opponent_weight
            values[at] = roll_out(board, seat, self._buffers, line, last_turn, weight, seed)
            self._reached[at] = self._buffers.states[HERE]
        if evaluator is not None and lines:
            later = evaluator.values(board, self._reached[: len(lines)], seat)[:, seat]
            values = LATER * later + (1.0 - LATER) * self._values_of_ends(match, list(lines.values()), evaluator)
        for action, value in zip(lines, values.tolist(), strict=True):
            trials[action].append(value)

    def _last_turn(self, lines: dict[int, int]) -> int:
        """The highest turn index at the end of a line."""
        turn_index = self._heuristic.turn_index
        assert turn_index is not None
        return max((int(turn_index(self._buffers.wide.ends[line])) for line in lines.values()), default=0)

    def _values_of_ends(self, match: Match, lines: list[int], evaluator: ValueNetworkEvaluator) -> Array:
        """The value of the end of each line by the network, with some weight for the heuristic."""
        wide, seat, net = self._buffers.wide, seat_of(match), evaluator.net
        by_heuristic = wide.best[lines]
        found = evaluator.values(match.board.record, wide.ends[lines], seat)[:, seat]
        values: Array = found + net.heuristic_weight * (by_heuristic - by_heuristic.max()) / net.value_scale
        return values
