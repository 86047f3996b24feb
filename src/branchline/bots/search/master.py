"""A bot that looks ahead along many lines of play, as long as its budget lasts: with the game's net where there is one
that suits, otherwise by the hints, in a tree or, where their page says so, by comparing the best moves at the end of
the turn, where the outlook judges, if the game has one. Until its search has been compiled, and where it was found to
gain nothing, `greedy` stands in."""

from __future__ import annotations

import math
import random
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from branchline.bots import CROWDED, THINKING_SECONDS
from branchline.bots.compile import searching_units, tree_of
from branchline.bots.models.observe import Observer, observer_of
from branchline.bots.models.packaged import guide_of
from branchline.bots.models.policy_value import Net, suiting_net
from branchline.bots.models.value_network_file import OutlookNet, fitting_outlook, suiting_outlook
from branchline.bots.search.comparison import Comparison, Worths
from branchline.bots.search.greedy import WORK, GreedyBot, hints_for
from branchline.bots.search.tree import (
    ACTION,
    CHOICES,
    FIRST,
    HERE,
    NEXT,
    TOTAL,
    TRIED,
    Room,
    begin_below,
    clear,
    conclude,
    find_ways,
    new_tree,
    simulate,
    try_way,
    walk,
)
from branchline.kernel import NOBODY, Array, Game, Match
from branchline.kernel.compile import Steps, load, prepare
from branchline.kernel.contract import Contract, bind, is_over, to_move
from branchline.kernel.events import no_log

MOST_BRANCHES = 1 << 17
SIMULATIONS = 200
"""The usual budget, unless the hints say otherwise."""
BATCH, HURRIED_BATCH = 16, 4
"""Simulations between two looks at the clock, and those of a bot in a hurry; by hints they begin with one deal."""
NARROW = 2
"""How many ways to follow where play goes on beyond the tree, unless the hints say otherwise."""
PLAYOUT = 4
"""For how many moves play goes on there, unless the hints say otherwise."""
NO_TRUST = np.zeros(0)


def bind_standing(game: Game) -> None:
    """Let the search find what judges a position, and what orders the seats at the end."""
    hints = hints_for(game)
    bind(game.rulebook.State, standing=game.rulebook.standing or game.rulebook.score)
    if compares(game):
        bind(game.rulebook.State, chapter=hints.chapter)


def compares(game: Game) -> bool:
    """Whether the hints want the best moves compared, instead of a tree."""
    return hasattr(hints_for(game), "CANDIDATES")


def tree_steps(game: Game) -> Steps:
    bind_standing(game)
    contract = game.rulebook
    board, states, out = contract.Board.blank(), np.zeros(2, contract.State.dtype), np.zeros(1, np.int32)
    room, tree, last = new_room(contract, 1, 1), new_tree(1, 1), (out, no_log(), np.zeros(1))
    by_hints: Steps = [("simulate", simulate, (board, states, states, room, room, 0, 0, tree, 0, 0, *last))]
    if compares(game):
        by_hints = [
            ("find_ways", find_ways, (board, states, room, 0, 0, *last[1:])),
            ("try_way", try_way, (board, states, room, 0, room, 0, 0, 0.0, 0, *last[1:])),
        ]
    return [
        *by_hints,
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
    """Takes the action that was tried most, or the best of those that were compared to the end. Its budget is in
    simulations, so that it repeats with a seed, and where somebody waits also in seconds."""

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
        contract, hints = game.contract if wait else game.rulebook, hints_for(game)
        steps, ways = getattr(hints, "STEPS", 1), getattr(hints, "WAYS", 1)
        self._game, self._below, self._stood_back = game, GreedyBot(game, seed, wait=wait), False
        self._on_trial = fitting_outlook(game, Path(file)) if file else None
        self._simulations = simulations
        self._seconds = seconds or (math.inf if wait else THINKING_SECONDS)
        self.share = 1.0
        """How much of its time it takes; may become less while it thinks."""
        self._playout: int = getattr(hints, "PLAYOUT", PLAYOUT)
        self._random = random.Random(seed)
        self._tree = new_tree(MOST_BRANCHES, contract.verbs.size)
        self._root, self._states = np.zeros(1, contract.State.dtype), np.zeros(2, contract.State.dtype)
        self._wide = new_room(contract, steps, ways)
        playout_ways = min(getattr(hints, "PLAYOUT_WAYS", NARROW), ways)
        self._narrow = new_room(contract, steps, playout_ways)
        self._comparison = Comparison(game, self._below, self._wide, self._narrow)
        self._compared: Worths = {}
        self._awaited: tuple[int, tuple[str, str]] | None = None
        self._rest = np.zeros(contract.out_size, np.int32), no_log(), np.zeros(WORK)

    @property
    def looks_far(self) -> bool:
        """Whether the choice it made last was as good as it can be."""
        return not self._stood_back

    def choose(self, match: Match) -> int:
        self._stood_back = False
        numbers = match.legal_numbers()
        if len(numbers) == 1:
            return numbers[0]
        tries = self.search(match)
        if not tries:
            return self._below.choose(match)
        if self._compared:
            return next(iter(self._compared))
        worth = self.worth()
        chosen = max(tries, key=lambda action: (tries[action], worth[action]))
        if suiting_net(match) is not None:
            self._await(match, chosen)
        return chosen

    def _await(self, match: Match, action: int) -> None:
        """Remember the position in which the same seat would decide next, if nobody else decides before."""
        seat = match.to_move
        then = match.redealt(seat, 0)
        then.play(action)
        while not then.is_over and len(numbers := then.legal_numbers()) == 1:
            then.play(numbers[0])
        if then.to_move == seat:
            self._awaited = action, known_of(then)

    def outlook(self, match: Match) -> OutlookNet | None:
        """What judges the moves that are compared, if it is not left to the hints."""
        if not self._comparison.candidates or suiting_net(match) is not None:
            return None
        if self._on_trial is None:
            return suiting_outlook(match)
        return self._on_trial if self._on_trial.account.board == match.sheet.digest else None

    def promised(self, match: Match) -> dict[int, float]:
        """What the moves that the hints like best promise by the outlook without a search, the best first; empty where
        there is none."""
        net = self.outlook(match)
        if net is None or not self._is_ready():
            return {}
        self._root[0] = match.state
        return self._comparison.promised(match, self._root, self._random, net)

    def search(self, match: Match) -> dict[int, int]:
        """How often each action was tried; empty where the bot below decides."""
        net = suiting_net(match)
        simulations = self._simulations or usual_simulations(match.game, net)
        self._stood_back = simulations > 0 and not self._is_ready()
        if self._stood_back or not simulations:
            return {}
        self._try_out(match, net, simulations)
        tries = self.tries()
        return tries if any(tries.values()) else {}

    def _is_ready(self) -> bool:
        """Whether the search is compiled, and what it sees by, where something was learned to guide it."""
        guided = self._on_trial is not None or guide_of(self._game) is not None
        compiled = load(tree_of(self._game), lambda: tree_steps(self._game))
        return compiled and (not guided or observer_of(self._game).load())

    def _try_out(self, match: Match, net: Net | None, simulations: int) -> None:
        self._root[0] = match.state
        if net is None and self._comparison.candidates:
            self._compare(match, simulations)
        else:
            self._grow_tree(match, net, simulations)

    def _compare(self, match: Match, simulations: int) -> None:
        start, most = time.monotonic(), min(self._comparison.candidates, simulations)
        if self.share < CROWDED:
            most = min(most, HURRIED_BATCH)

        def spent() -> float:
            allowed = self.share * self._seconds
            return (time.monotonic() - start) / allowed if allowed else math.inf

        self._compared = self._comparison.compare(match, self._root, self._random, most, simulations,
                                                  self.outlook(match), spent)  # fmt: skip

    def _grow_tree(self, match: Match, net: Net | None, simulations: int) -> None:
        self._compared, awaited, self._awaited = {}, self._awaited, None
        if awaited and net is not None and awaited[1] == known_of(match):
            begin_below(self._tree, awaited[0])
        else:
            clear(self._tree)
        start, left = time.monotonic(), simulations
        while left > 0 and (left == simulations or time.monotonic() < start + self.share * self._seconds):
            batch = BATCH if self.share >= CROWDED else HURRIED_BATCH
            self._grow(match, net, min(left, batch))
            left -= batch

    def tries(self) -> dict[int, int]:
        """How often each action was tried when it chose last."""
        if self._compared:
            return {action: len(worths) for action, worths in self._compared.items()}
        return {int(branch[ACTION]): int(branch[TRIED]) for branch in self._tree.branch[self._branches()]}

    def worth(self) -> dict[int, float]:
        """What each action came to on average."""
        if self._compared:
            return {action: float(np.mean(worths or 0.0)) for action, worths in self._compared.items()}
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


def known_of(match: Match) -> tuple[str, str]:
    """A board and a position, as far as the seat to move may know it."""
    return match.sheet.digest, match.redealt(match.to_move, 0).fingerprint()


def usual_simulations(game: Game, net: Net | None) -> int:
    """What to try for a move; nothing where the hints say that a search by them gains nothing."""
    return SIMULATIONS if net is not None else int(getattr(hints_for(game), "SIMULATIONS", SIMULATIONS))


@cache
def reader_of(game: Game) -> tuple[Observer, Array]:
    """What writes positions for the net of a game, and by what the net multiplies the numbers."""
    observer = observer_of(game)
    observer.load()
    return observer, observer.layout.scale()
