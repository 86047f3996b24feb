"""A bot that looks ahead along many lines of play, as long as its budget lasts: with the game's net where there is one
that suits, otherwise by the hints. Until its search has been compiled, and where it was found to gain nothing, `greedy`
stands in."""

from __future__ import annotations

import math
import random
import time
from functools import cache
from typing import Any

import numpy as np

from branchline.bots.compile import searching_units, tree_of
from branchline.bots.greedy import WORK, GreedyBot, hints_for
from branchline.bots.net import suiting_net
from branchline.bots.net_file import Net
from branchline.bots.observe import Observer, observer_of
from branchline.bots.tree import (
    ACTION,
    CHOICES,
    FIRST,
    HERE,
    NEXT,
    TOTAL,
    TRIED,
    Room,
    clear,
    conclude,
    new_tree,
    simulate,
    walk,
)
from branchline.kernel import NOBODY, Array, Game, Match
from branchline.kernel.compile import Steps, load, prepare
from branchline.kernel.contract import Contract, bind, is_over, to_move
from branchline.kernel.events import no_log

MOST_BRANCHES = 1 << 17
SIMULATIONS, SECONDS = 200, 2.0
"""The usual budget, unless the hints say otherwise; the seconds count where somebody waits."""
BATCH = 16
"""Simulations between two looks at the clock; by hints they begin with one deal."""
NARROW = 2
"""How many ways to follow where play goes on beyond the tree."""
PLAYOUT = 4
"""For how many moves play goes on there, unless the hints say otherwise."""
NO_TRUST = np.zeros(0)


def bind_standing(game: Game) -> None:
    """Let the search find what judges a position, and what orders the seats at the end."""
    hints_for(game)
    bind(game.rulebook.State, standing=game.rulebook.standing or game.rulebook.score)


def tree_steps(game: Game) -> Steps:
    bind_standing(game)
    contract = game.rulebook
    board, states, out = contract.Board.blank(), np.zeros(2, contract.State.dtype), np.zeros(1, np.int32)
    room, tree, last = new_room(contract, 1, 1), new_tree(1, 1), (out, no_log(), np.zeros(1))
    return [
        ("simulate", simulate, (board, states, states, room, room, 0, 0, tree, 0, 0, *last)),
        ("walk", walk, (board, states, states, 0, tree, 0, *last)),
        ("conclude", conclude, (tree, 0, 0, out, NO_TRUST)),
    ]


def new_room(contract: Contract, steps: int, ways: int) -> Room:
    size = contract.out_size
    return Room(
        steps=np.array([steps]),
        states=np.zeros(2 * ways + 2, contract.State.dtype),
        ends=np.zeros(size, contract.State.dtype),
        values=np.zeros((2, size)),
        out=np.zeros(size, np.int32),
        next_out=np.zeros(size, np.int32),
        beam=np.zeros((3, ways)),
    )


class SearchBot:
    """Takes the action that was tried most. Its budget is in simulations, so that it repeats with a seed, and where
    somebody waits also in seconds."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        *,
        wait: bool = True,
        simulations: int | None = None,
        seconds: float | None = None,
    ) -> None:
        if wait:
            prepare(searching_units(game))
        contract, hints = game.contract if wait else game.rulebook, hints_for(game)
        steps, ways = getattr(hints, "STEPS", 1), getattr(hints, "WAYS", 1)
        self._game, self._below, self._stood_back = game, GreedyBot(game, seed, wait=wait), False
        self._simulations = simulations
        self._seconds = seconds or (math.inf if wait else SECONDS)
        self.share = 1.0
        """How much of its time it takes."""
        self._playout: int = getattr(hints, "PLAYOUT", PLAYOUT)
        self._random = random.Random(seed)
        self._tree = new_tree(MOST_BRANCHES, contract.verbs.size)
        self._root, self._states = np.zeros(1, contract.State.dtype), np.zeros(2, contract.State.dtype)
        self._wide = new_room(contract, steps, ways)
        self._narrow = new_room(contract, getattr(hints, "PLAYOUT_STEPS", steps), min(NARROW, ways))
        self._rest = np.zeros(contract.out_size, np.int32), no_log(), np.zeros(WORK)

    @property
    def looks_far(self) -> bool:
        """Whether the choice it made last was as good as it can be."""
        return not self._stood_back

    def choose(self, match: Match) -> int:
        numbers, net = match.legal_numbers(), suiting_net(match)
        if len(numbers) == 1:
            return numbers[0]
        simulations = self._simulations or usual_simulations(match.game, net)
        self._stood_back = simulations > 0 and not self._is_ready()
        if self._stood_back or not simulations:
            return self._below.choose(match)
        return self._search(match, net, simulations)

    def _is_ready(self) -> bool:
        return load(tree_of(self._game), lambda: tree_steps(self._game))

    def _search(self, match: Match, net: Net | None, simulations: int) -> int:
        clear(self._tree)
        self._root[0] = match.state
        end, left = time.monotonic() + self.share * self._seconds, simulations
        while left > 0 and (left == simulations or time.monotonic() < end):
            self._grow(match, net, min(left, BATCH))
            left -= BATCH
        tries, worth = self.tries(), self._worth()
        return max(tries, key=lambda action: (tries[action], worth[action], action))

    def tries(self) -> dict[int, int]:
        """How often each action was tried when it chose last."""
        return {int(branch[ACTION]): int(branch[TRIED]) for branch in self._tree.branch[self._branches()]}

    def _worth(self) -> dict[int, float]:
        """What each action came to on average."""
        found = self._branches()
        tried = self._tree.branch[found, TRIED]
        return dict(
            zip(
                self._tree.branch[found, ACTION].tolist(),
                self._tree.worth[found, TOTAL] / np.maximum(tried, 1),
                strict=True,
            )
        )

    def _branches(self) -> list[int]:
        """Those of the present position."""
        found, branch = [], int(self._tree.node[0, FIRST])
        while branch != NOBODY:
            found.append(branch)
            branch = int(self._tree.branch[branch, NEXT])
        return found

    def _grow(self, match: Match, net: Net | None, times: int) -> None:
        board, seat = match.sheet.record, match.to_move
        assert seat is not None
        if net is None:
            simulate(board, self._root, self._states, self._wide, self._narrow, seat, self._playout, self._tree, times,
                     self._random.getrandbits(62), *self._rest)  # fmt: skip
            return
        for _ in range(times):
            depth = walk(board, self._root, self._states, seat, self._tree, self._random.getrandbits(62), *self._rest)
            mover, trust = (0, NO_TRUST) if is_over(self._states[HERE]) else self._ask(net, board)
            conclude(self._tree, depth, mover, self._rest[0], trust)

    def _ask(self, net: Net, board: Any) -> tuple[int, Array]:
        """Who is to move in a new position, and how much each of their actions is to be trusted; what the position is
        worth to each seat is noted in the tree."""
        state, (observer, scale) = self._states[HERE], reader_of(self._game)
        mover, players = to_move(state), int(state["players"])
        row = observer.row(board, state, mover)
        wishes, values = net.answer(row, scale, self._rest[0][: self._tree.used[CHOICES]])
        self._tree.value[:players] = np.roll(values[:players], mover)
        trust = np.exp(wishes - wishes.max(), dtype=np.float64)
        return mover, trust / trust.sum()


def usual_simulations(game: Game, net: Net | None) -> int:
    """What to try for a move; nothing where the hints say that a search by them gains nothing."""
    return SIMULATIONS if net is not None else int(getattr(hints_for(game), "SIMULATIONS", SIMULATIONS))


@cache
def reader_of(game: Game) -> tuple[Observer, Array]:
    """What writes positions for the net of a game, and by what the net multiplies the numbers."""
    observer = observer_of(game)
    observer.load()
    return observer, observer.layout.scale()
