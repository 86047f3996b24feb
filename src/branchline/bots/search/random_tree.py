"""The same tree grown by random playouts to the end, as a measure of speed: nothing but the rules is called."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.compile import tree_of
from branchline.bots.search.master import MOST_BRANCHES, bind_standing
from branchline.bots.search.tree import HERE, Tree, clear, climb, new_tree, settle, walk
from branchline.kernel import Array, rule
from branchline.kernel.chance import mixed
from branchline.kernel.compile import Steps, Unit, prepare
from branchline.kernel.events import no_log
from branchline.kernel.playout import MOST_ACTIONS, playout

if TYPE_CHECKING:
    from branchline.kernel.game import Game


RANDOM_TREE = Path(__file__)


@rule
def simulate_at_random(
    board: Any, root: Any, states: Any, seat: int, tree: Tree, times: int, seed: int, out: Array, log: Array,
    work: Array,
) -> None:  # fmt: skip
    draw = mixed(np.uint64(seed))
    for _ in range(times):
        draw = mixed(draw)
        number: Any = np.int64(draw >> np.uint64(2))
        depth = walk(board, root, states, seat, tree, number, out, log, work)
        playout(board, states[HERE], number, MOST_ACTIONS, out, log)
        settle(states[HERE], tree)
        climb(tree, depth)


class RandomTree:
    """A search from the beginning of a game."""

    def __init__(self, game: Game, players: int) -> None:
        contract = game.contract
        prepare({Unit(f"{tree_of(game).name}-random", (*tree_of(game).sources, RANDOM_TREE)): lambda: _steps(game)})
        match = game.new(players=players, seed=1)
        self._board, self._seat = match.sheet.record, match.to_move or 0
        self._root, self._states = np.array([match.state], contract.State.dtype), np.zeros(2, contract.State.dtype)
        self._tree = new_tree(MOST_BRANCHES, contract.verbs.size)
        self._rest = np.zeros(contract.out_size, np.int32), no_log(), np.zeros(1)

    def search(self, simulations: int, seed: int) -> Tree:
        """The tree after so many simulations."""
        clear(self._tree)
        simulate_at_random(self._board, self._root, self._states, self._seat, self._tree, simulations, seed,
                           *self._rest)  # fmt: skip
        return self._tree


def _steps(game: Game) -> Steps:
    bind_standing(game)
    contract = game.rulebook
    states, out = np.zeros(2, contract.State.dtype), np.zeros(1, np.int32)
    examples = (contract.Board.blank(), states, states, 0, new_tree(1, 1), 0, 0, out, no_log(), np.zeros(1))
    return [("simulate", simulate_at_random, examples)]
