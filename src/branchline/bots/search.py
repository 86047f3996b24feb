"""A bot that looks ahead along many lines of play, as long as its budget lasts."""

from __future__ import annotations

import random
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from branchline.bots.compile import search_of
from branchline.bots.greedy import WORK, hints_for, prepare_search
from branchline.bots.tree import ACTION, BRANCHES, FIRST, NEXT, TOTAL, TRIED, Tree, clear, new_tree, simulate
from branchline.kernel import NOBODY, Game, Match
from branchline.kernel.compile import Steps, Tell, Unit, load, prepare, rule_steps, rules_of
from branchline.kernel.events import no_log

MOST_BRANCHES = 1 << 18
CHUNK = 16
"""Simulations between two looks at the clock."""


@cache
def tree_of(game: Game) -> Unit:
    """The tree search as it is compiled for a game, or for games that share a contract and their hints."""
    greedy = search_of(game)
    return Unit(greedy.name.replace("-greedy", "-tree"), (*greedy.sources, Path(__file__).with_name("tree.py")))


def tree_steps(game: Game) -> Steps:
    hints_for(game)
    contract = game.rulebook
    states, out = np.zeros(2, contract.State.dtype), np.zeros(1, np.int32)
    examples = (contract.Board.blank(), states, states, 0, new_tree(1, 1), 0, 0, out, no_log(), np.zeros(1))
    return [("search", simulate, examples)]


def prepare_tree(game: Game, tell: Tell | None = None) -> None:
    """Compile the tree search, and the rules with it if they are not yet."""
    prepare_search(game, tell)
    prepare({rules_of(game): lambda: rule_steps(game.rulebook), tree_of(game): lambda: tree_steps(game)}, tell)


class SearchBot:
    """Takes the action that was tried most; the budget is in simulations, or in seconds."""

    def __init__(
        self, game: Game, seed: int = 0, *, wait: bool = True, simulations: int = 1000, seconds: float = 10.0
    ) -> None:
        prepare_tree(game)
        contract = game.contract
        self._simulations, self._seconds = simulations, seconds
        self._random = random.Random(seed)
        self._tree = new_tree(MOST_BRANCHES, contract.verbs.size)
        self._root, self._states = np.zeros(1, contract.State.dtype), np.zeros(2, contract.State.dtype)
        self._out = np.zeros(contract.out_size, np.int32)
        self._work, self._log = np.zeros(WORK), no_log()

    def choose(self, match: Match) -> int:
        numbers = match.legal_numbers()
        if len(numbers) == 1:
            return numbers[0]
        seat = match.to_move
        assert seat is not None
        clear(self._tree)
        self._root[0] = match.state
        end, left = time.monotonic() + self._seconds, self._simulations
        while left > 0 and time.monotonic() < end:
            simulate(match.sheet.record, self._root, self._states, seat, self._tree, min(left, CHUNK),
                     self._random.getrandbits(62), self._out, self._log, self._work)  # fmt: skip
            left -= CHUNK
        return most_tried(self._tree)


def most_tried(tree: Tree) -> int:
    best, branch = (-1, -np.inf, 0), int(tree.node[0, FIRST])
    while branch != NOBODY:
        tried = int(tree.branch[branch, TRIED])
        best = max(best, (tried, tree.worth[branch, TOTAL] / max(tried, 1), int(tree.branch[branch, ACTION])))
        branch = int(tree.branch[branch, NEXT])
    return best[2]
