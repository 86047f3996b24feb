"""`HeuristicTree` and `PolicyTree`: tree searches that the heuristic or a policy-value network guides and judges."""

from __future__ import annotations

import random

import numpy as np

from branchline.bots.evaluation import PolicyValueEvaluator
from branchline.bots.heuristic import bind_heuristic, heuristic_of
from branchline.bots.models.policy_value import POLICY_VALUE_NETS
from branchline.bots.search.beam import new_beam
from branchline.bots.search.findings import Budget, Findings, seat_of
from branchline.bots.search.tree.expansion import expand, select
from branchline.bots.search.tree.simulation import simulate
from branchline.bots.search.tree.storage import (
    HERE,
    MOST_EDGES,
    Buffers,
    advance_root,
    clear,
    new_buffers,
    new_tree,
    root_edges,
)
from branchline.kernel import Array, Game, Match
from branchline.kernel.contract import is_over, to_move

NO_PRIORS = np.zeros(0)
ROLLOUT_MOVES = 4
"""The length of a rollout below the tree of a heuristic."""


class TreeSearch:
    """Grows a tree within a budget: what both searches have in common."""

    in_win_shares = False

    def __init__(self, game: Game, seed: int, budget: Budget, buffers: Buffers) -> None:
        self._game, self._budget, self._buffers = game, budget, buffers
        self._random = random.Random(seed)
        self._tree = new_tree(MOST_EDGES, game.contract.verbs.size)

    def analyse(self, match: Match, simulations: int, *, quick: bool = False) -> Findings:
        self._buffers.root[0] = match.state
        self._begin(match)
        spent, left = self._budget.clock(), simulations
        while left > 0 and (left == simulations or spent() < 1):
            batch = self._budget.batch
            self._grow(match, min(left, batch))
            left -= batch
        return self._found()

    def _begin(self, match: Match) -> None:
        clear(self._tree)

    def _grow(self, match: Match, times: int) -> None:
        raise NotImplementedError

    def _found(self) -> Findings:
        """First the action with most visits; of equals the one with the best value."""
        edges = root_edges(self._tree)
        actions, visits = self._tree.action[edges].tolist(), self._tree.visits[edges]
        means = self._tree.total[edges] / np.maximum(visits, 1)
        found = sorted(
            zip(visits.tolist(), means.tolist(), actions, strict=True), key=lambda each: each[:2], reverse=True
        )
        return Findings(
            {action: mean for _, mean, action in found},
            {action: count for count, _, action in found},
            self.in_win_shares,
        )


class HeuristicTree(TreeSearch):
    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        bind_heuristic(game)
        heuristic, contract = heuristic_of(game), game.load_rules(compiled=False)
        wide = new_beam(contract, heuristic.depth, heuristic.beam)
        narrow = new_beam(contract, heuristic.depth, min(heuristic.rollout_beam, heuristic.beam))
        super().__init__(game, seed, budget, new_buffers(contract, wide, narrow))

    def analyse(self, match: Match, simulations: int, *, quick: bool = False) -> Findings:
        return Findings() if quick else super().analyse(match, simulations)

    def _grow(self, match: Match, times: int) -> None:
        simulate(match.board.record, seat_of(match), self._buffers, self._tree, ROLLOUT_MOVES, times,
                 self._random.getrandbits(62))  # fmt: skip


class PolicyTree(TreeSearch):
    """Searches by a network. Where the same seat decides next, the subtree below its action is kept."""

    in_win_shares = True

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed, budget, new_buffers(game.load_rules(compiled=False)))
        self._expected: tuple[int, tuple[str, str]] | None = None
        """The best action of the last search, and the position in which its seat would decide next."""

    def analyse(self, match: Match, simulations: int, *, quick: bool = False) -> Findings:
        found = super().analyse(match, simulations)
        seat, then = match.to_move, match.determinized(match.to_move, 0)
        for best in list(found.values)[:1]:
            then.play(best)
            while not then.is_over and len(numbers := then.legal_numbers()) == 1:
                then.play(numbers[0])
            if then.to_move == seat:
                self._expected = best, known_position(then)
        return found

    def _begin(self, match: Match) -> None:
        expected, self._expected = self._expected, None
        if expected and expected[1] == known_position(match):
            advance_root(self._tree, expected[0])
        else:
            clear(self._tree)

    def _grow(self, match: Match, times: int) -> None:
        net = POLICY_VALUE_NETS.suitable(match)
        assert net is not None
        board, seat, buffers = match.board.record, seat_of(match), self._buffers
        evaluator = PolicyValueEvaluator(self._game, net)
        for _ in range(times):
            depth = select(board, seat, buffers, self._tree, net.margin_scale, self._random.getrandbits(62))
            mover, priors = (0, NO_PRIORS) if is_over(buffers.states[HERE]) else self._ask(evaluator, match)
            expand(self._tree, depth, mover, buffers.actions, priors)

    def _ask(self, evaluator: PolicyValueEvaluator, match: Match) -> tuple[int, Array]:
        """Return who is to move in a new position, and the prior of each legal action; the values are written as the
        result."""
        state = self._buffers.states[HERE]
        actions = self._buffers.actions[: self._tree.choices[0]]
        logits, values = evaluator.answer(match.board.record, state, actions)
        self._tree.result[: len(values)] = values
        priors = np.exp(logits - logits.max(), dtype=np.float64)
        return int(to_move(state)), priors / priors.sum()


def known_position(match: Match) -> tuple[str, str]:
    """A board and a position, as far as the seat to move may know it."""
    return match.board.digest, match.determinized(match.to_move, 0).fingerprint()
