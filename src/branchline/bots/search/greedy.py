"""The end of one's own move ahead: try each way on copies, let objections go by, and take what looks best. A page of
hints says how far that is, and on how many ways to judge in which what the seat cannot know may lie."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from branchline.bots.compile import hints_page, search_of
from branchline.kernel import Array, Game, Match, rule
from branchline.kernel.compile import Steps, Unit, load, prepare, rule_steps, rules_of
from branchline.kernel.contract import apply, bind, generic, is_over, legal, let_pass, redeal, score, to_move
from branchline.kernel.events import no_log
from branchline.kernel.rules import interpreted

WORK = 8192
NOTHING = -1e18
MOST_ANSWERS = 64
"""More than an action can call for before its own seat, or nobody, is asked again."""
SUM, BEST = range(2)
"""Of each first action: its values in all deals together, and its best value in the present one."""
FIRST, NEXT_FIRST, NEXT_VALUE = range(3)
"""Of each way that is followed: its first action, and the same of those to follow next, with what they promise."""


@generic
def evaluate(board: Any, state: Any, seat: int, work: Any) -> float:
    """How good a position is for a seat; `work` is room to compute in, and so is the position."""


@generic
def log_odds(board: Any, state: Any, seat: int, work: Any) -> float:
    """How a seat stands beside the others: the logarithm of its odds to win, in a unit of the page's own."""


@rule
def play_on(board: Any, trial: Any, action: int, log: Array) -> None:
    """Carry out an action to which nobody objects."""
    apply(board, trial, action, log)
    for _ in range(MOST_ANSWERS):
        if is_over(trial):
            break
        answer = let_pass(trial)
        if answer < 0:
            break
        apply(board, trial, answer, log)


@rule
def weigh_actions(
    board: Any, states: Any, seat: int, steps: int, values: Array, out: Array, next_out: Array, log: Array,
    work: Array, beam: Array, ends: Any,
) -> int:  # fmt: skip
    """Add to `values` what each legal action in states[0] may lead to within so many decisions, or until another is to
    move; return how many actions there are. Of all ways of one length only the most promising are followed, as many as
    there are columns in `beam`. Where the best way from each action ends is kept in `ends`, as far as that has room."""
    width = beam.shape[1]
    here, there, trial, thrown_away = 0, width, 2 * width, 2 * width + 1
    count = legal(board, states[0], out)
    if count == 1:
        return 1
    for first in range(count):
        values[BEST, first] = NOTHING
    kept = 1
    for step in range(steps):
        found = 0
        for k in range(kept):
            choices = legal(board, states[here + k], next_out)
            for choice in range(choices):
                first = choice if step == 0 else int(beam[FIRST, k])
                states[trial] = states[here + k]
                play_on(board, states[trial], next_out[choice], log)
                finished = is_over(states[trial]) or to_move(states[trial]) != seat or step == steps - 1
                states[thrown_away] = states[trial]
                value = evaluate(board, states[thrown_away], seat, work)
                if not finished:
                    found = keep(states, there, trial, found, beam, value, first)
                elif value > values[BEST, first]:
                    values[BEST, first] = value
                    if first < ends.shape[0]:
                        ends[first] = states[trial]
        for k in range(found):
            beam[FIRST, k] = beam[NEXT_FIRST, k]
        here, there = there, here
        kept = found
    for first in range(count):
        values[SUM, first] += values[BEST, first]
    return count


@rule
def keep(states: Any, there: int, trial: int, found: int, beam: Array, value: float, first: int) -> int:
    """Put a position among those to go on from, in the place of the least promising if all are taken."""
    place = found
    if found == beam.shape[1]:
        place = 0
        for k in range(found):
            if beam[NEXT_VALUE, k] < beam[NEXT_VALUE, place]:
                place = k
        if beam[NEXT_VALUE, place] >= value:
            return found
    states[there + place] = states[trial]
    beam[NEXT_FIRST, place] = first
    beam[NEXT_VALUE, place] = value
    return max(found, place + 1)


@rule
def judge_seats(board: Any, states: Any, values: Array, work: Array) -> None:
    """What states[0] is worth to each seat; states[1] is room to compute in."""
    for seat in range(states[0].players):
        states[1] = states[0]
        values[seat] = log_odds(board, states[1], seat, work)


@rule
def value_of(board: Any, trial: Any, seat: int, action: int, log: Array, work: Array) -> float:
    """What an action leads to by itself if nobody objects."""
    play_on(board, trial, action, log)
    return evaluate(board, trial, seat, work)


@rule
def lead(board: Any, state: Any, seat: int, work: Array) -> float:
    """What a game without a page of hints is judged by: how far a seat is ahead of the best of the others."""
    best = NOTHING
    for other in range(state.players):
        if other != seat:
            best = max(best, float(score(state, other)))
    return score(state, seat) - best


@cache
def hints_for(game: Game) -> Any:
    """The page of hints, whose `evaluate` and `log_odds` the search finds from now on."""
    page = hints_page(game)
    hints = import_module(f"branchline.bots.heuristics.{page.stem}") if page else None
    evaluate = getattr(hints, "evaluate", lead)
    bind(game.rulebook.State, evaluate=evaluate, log_odds=getattr(hints, "log_odds", evaluate))
    return hints


def search_steps(game: Game) -> Steps:
    hints_for(game)
    contract = game.rulebook
    states, out, none = np.zeros(4, contract.State.dtype), np.zeros(1, np.int32), np.zeros((3, 1))
    board, work = contract.Board.blank(), np.zeros(1)
    return [
        ("greedy", weigh_actions, (board, states, 0, 0, none, out, out, no_log(), work, none, states)),
        ("judge", judge_seats, (board, states, work, work)),
    ]


def search_units(game: Game) -> dict[Unit, Callable[[], Steps]]:
    """The search, and the rules that it calls."""
    return {rules_of(game): lambda: rule_steps(game.rulebook), search_of(game): lambda: search_steps(game)}


def load_search(game: Game) -> bool:
    """Have the bot run compiled from now on, if its search has been compiled for this game."""
    return load(search_of(game), lambda: search_steps(game))


def one_deal(state: Any) -> int:
    return 1


class GreedyBot:
    """Knows a game through its page of hints: `evaluate`, and where a move is made of many decisions `STEPS`, how many
    to look ahead, and `WAYS`, how many ways to follow; where something is hidden `deals`, how often to redraw it.

    A bot that does not wait for the compiler looks one decision ahead, and no longer than `patience` lasts, until its
    search has been compiled elsewhere."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, patience: float = 2.0) -> None:
        if wait:
            prepare(search_units(game))
        contract = game.contract if wait else game.rulebook
        hints = hints_for(game)
        ways = getattr(hints, "WAYS", 1)
        self._game, self._patience = game, patience
        self._steps: int = getattr(hints, "STEPS", 1)
        self._deals: Callable[[Any], int] = getattr(hints, "deals", one_deal)
        self._random = random.Random(seed)
        self._generator = np.random.default_rng(seed)
        self._states = np.zeros(2 * ways + 2, contract.State.dtype)
        self._beam = np.zeros((3, ways))
        self._out, self._next_out = np.zeros((2, contract.out_size), np.int32)
        self._values = np.zeros((2, contract.out_size))
        self._work = np.zeros(WORK, np.float64)
        self._log = no_log()

    @property
    def looks_far(self) -> bool:
        """Whether it looks as far as its page of hints says."""
        return interpreted() or load_search(self._game)

    def choose(self, match: Match) -> int:
        """The action with the best value; a little noise decides between equals."""
        return self._choose_far(match) if self.looks_far else self._choose_soon(match)

    def _choose_far(self, match: Match) -> int:
        actions, values = self.weigh(match)
        return int(actions[np.argmax(values)])

    def weigh(self, match: Match, ends: Any = None) -> tuple[Array, Array]:
        """Every legal action, and what it may lead to in all deals together. Where the best way from each ends in the
        last deal is kept in `ends`, and the deal itself in the place after them."""
        self._values[SUM] = self._generator.random(self._values.shape[1]) * 1e-3
        count = 0
        for _ in range(self._deals(match.state)):
            count = self._weigh_deal(match, self._states[:0] if ends is None else ends)
        return self._out[:count], self._values[SUM, :count]

    def _weigh_deal(self, match: Match, ends: Any) -> int:
        seat, board = match.to_move, match.sheet.record
        assert seat is not None
        self._states[0] = match.state
        redeal(board, self._states[0], seat, self._random.getrandbits(62))
        if len(ends):
            ends[-1] = self._states[0]
        return weigh_actions(board, self._states, seat, self._steps, self._values, self._out, self._next_out,
                             self._log, self._work, self._beam, ends[:-1])  # fmt: skip

    def deals(self, match: Match) -> int:
        """How often what its seat cannot know is redrawn in a position."""
        return self._deals(match.state)

    def judge(self, match: Match) -> Array:
        """What the position is worth to each seat."""
        return self.judge_state(match.sheet.record, match.state)

    def judge_state(self, board: Any, state: Any) -> Array:
        self._states[0] = state
        judge_seats(board, self._states, self._values[BEST], self._work)
        return self._values[BEST, : int(state["players"])].copy()

    def _choose_soon(self, match: Match) -> int:
        """Of as many actions as there is time for, in any order, the one that looks best by itself."""
        seat, board, state = match.to_move, match.sheet.record, match.state
        assert seat is not None
        redeal(board, state, seat, self._random.getrandbits(62))
        actions = match.legal_numbers()
        self._random.shuffle(actions)
        end, best, choice = time.monotonic() + self._patience, NOTHING, actions[0]
        for action in actions if len(actions) > 1 else ():
            value = value_of(board, state.copy(), seat, action, self._log, self._work)
            if value > best:
                best, choice = value, action
            if time.monotonic() > end:
                break
        return choice
