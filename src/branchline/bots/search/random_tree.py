"""A tree search with random rollouts to the end of the game, as a measure of speed: it calls nothing but the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from branchline.bots.compile import search_unit
from branchline.bots.heuristic import bind_heuristic
from branchline.bots.search.tree.edges import back_up
from branchline.bots.search.tree.expansion import select
from branchline.bots.search.tree.rollouts import seed_of
from branchline.bots.search.tree.storage import HERE, MOST_EDGES, Buffers, Tree, clear, new_buffers, new_tree
from branchline.bots.terminal import write_terminal_values
from branchline.kernel import Record, rule
from branchline.kernel.chance import mixed
from branchline.kernel.compiler.units import Steps, Unit, prepare
from branchline.kernel.rollout import MOST_ACTIONS, rollout

if TYPE_CHECKING:
    from branchline.kernel.game import Game


RANDOM_TREE = Path(__file__)


@rule
def simulate_at_random(board: Record, seat: int, buffers: Buffers, tree: Tree, times: int, seed: int) -> None:
    draw = mixed(np.uint64(seed))
    for _ in range(times):
        draw = mixed(draw)
        number = seed_of(draw)
        depth = select(board, seat, buffers, tree, 0.0, number)
        rollout(board, buffers.states[HERE], number, MOST_ACTIONS, buffers.actions, buffers.log)
        write_terminal_values(buffers.states[HERE], 0.0, tree.result)
        back_up(tree, depth)


class RandomTree:
    """A search from the beginning of a game."""

    def __init__(self, game: Game, players: int) -> None:
        unit = search_unit(game)
        prepare({Unit(f"{unit.name}-random", (*unit.sources, RANDOM_TREE)): lambda: _steps(game)})
        match = game.new(players=players, seed=1)
        self._board, self._seat = match.board.record, match.to_move or 0
        self._buffers = new_buffers(game.contract)
        self._buffers.root[0] = match.state
        self._tree = new_tree(MOST_EDGES, game.contract.verbs.size)

    def search(self, simulations: int, seed: int) -> Tree:
        """The tree after so many simulations."""
        clear(self._tree)
        simulate_at_random(self._board, self._seat, self._buffers, self._tree, simulations, seed)
        return self._tree


def _steps(game: Game) -> Steps:
    bind_heuristic(game)
    contract = game.load_rules(compiled=False)
    examples = (contract.Board.blank(), 0, new_buffers(contract), new_tree(1, 1), 0, 0)
    return [("simulate", simulate_at_random, examples)]
