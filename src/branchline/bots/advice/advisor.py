"""Advice for people: the best moves of a seat, what each may bring, and what the best gains over the next.

A move is valued by the search of the game, where that is compiled, otherwise by `greedy`. What it brings is told up to
the end of its best line by the heuristic; where chance decides on the way, only what was the same in all samples.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from branchline.bots.advice.reasons import Reason, reasons_for
from branchline.bots.advice.win_probability import HeuristicScale, NetworkScale, Scale, heuristic_scale, shares_of
from branchline.bots.evaluation import Evaluator, HeuristicEvaluator, PolicyValueEvaluator
from branchline.bots.heuristic import LEAST_VALUE
from branchline.bots.models.policy_value import PolicyValueNet, suitable_policy_value
from branchline.bots.search.findings import Findings
from branchline.bots.search.greedy import GreedyBot
from branchline.bots.search.master import MasterBot
from branchline.kernel import Array, Game, Match
from branchline.kernel.outcome import Change, changes

MOST = 3
SAMPLES = 4
"""How often chance is drawn once more, where it decides."""
ENOUGH = 4
"""A move may have so many times fewer visits than the first choice to be spoken of."""


@dataclass(frozen=True)
class Weighed:
    """The values of the moves of a seat, the best first."""

    values: dict[int, float]
    win_probabilities: list[float]
    """Of each seat, if the best is played."""
    scale: Scale
    by_search: bool

    def win_probability(self, seat: int, action: int) -> float:
        """Of a seat after an action. One that was not looked at is no better than the last that was."""
        best, worst = next(iter(self.values.values())), min(self.values.values())
        return self.scale.less(self.win_probabilities[seat], best - self.values.get(action, worst))


@dataclass(frozen=True)
class Suggestion:
    action: int
    win_probability: float
    """How likely its seat is to win then."""
    changes: tuple[Change, ...]
    """What it brings by the end of the move."""
    then_chance: bool
    """Chance decides before the end of the move, so that what it brings besides is not known."""
    over_next: tuple[Change, ...]
    """How it ends otherwise than the next best does."""
    reasons: tuple[Reason, ...] = ()
    """How it changes what the heuristic goes by, where no chance decides before the end of the move."""


class Advisor:
    """Without waiting for the compiler it can advise once the beam search of its game is compiled."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, seconds: float | None = None,
                 simulations: int | None = None) -> None:  # fmt: skip
        self._greedy = GreedyBot(game, seed, wait=wait)
        self._master = MasterBot(game, seed, wait=wait, seconds=seconds, simulations=simulations)
        self._heuristic = HeuristicEvaluator(game)
        self._random = random.Random(seed)

    @property
    def is_ready(self) -> bool:
        return self._greedy.at_full_strength

    def limit_time(self, share: float) -> None:
        """From now on take only this share of the usual time for the search."""
        self._master.budget.share = share

    @property
    def at_full_strength(self) -> bool:
        """Whether it was the search that advised last, where a game is searched."""
        return self._master.at_full_strength

    def win_probabilities(self, match: Match) -> list[float]:
        """How likely each seat is to win from a position of which nothing is hidden."""
        if match.is_over:
            return shares_of(match)
        net = suitable_policy_value(match)
        evaluator: Evaluator = self._heuristic if net is None else PolicyValueEvaluator(match.game, net)
        values = evaluator.values(match.board.record, match.state[None], match.to_move or 0)[0]
        scale: Scale = heuristic_scale(match.game, values) if net is None else NetworkScale()
        return scale.win_probabilities(values)

    def weigh(self, match: Match, *, thorough: bool = True) -> Weighed:
        """Every move of the seat to move that is worth a word. Unless it is thorough, only networks are asked."""
        known = self._determinized(match)
        return self._weigh(known, self._greedy.analyse(known), thorough)

    def _determinized(self, match: Match) -> Match:
        """A match of which nothing counts but what the seat to move may know."""
        return match.determinized(match.to_move, self._random.getrandbits(62))

    def _weigh(self, match: Match, at_sight: Findings, thorough: bool) -> Weighed:
        several = len(at_sight.values) > 1
        found = self._master.analyse(match, quick=not thorough) if several else Findings()
        present = self.win_probabilities(match)
        if found.in_win_shares:
            values = found.values
            if found.visits:
                net = suitable_policy_value(match)
                after = _values_after(net, match, list(at_sight.values)) if net is not None else {}
                values = _capped(after | _often_visited(found), found.visits)
            return Weighed(values, present, NetworkScale(), True)
        by_heuristic = self._heuristic.values(match.board.record, match.state[None], match.to_move or 0)[0]
        scale: HeuristicScale = heuristic_scale(match.game, by_heuristic)
        values = _capped(_often_visited(found), found.visits) if found.visits else _best_first(at_sight.values)
        return Weighed(values, scale.win_probabilities(by_heuristic), scale, bool(found.visits))

    def advise(self, match: Match) -> list[Suggestion]:
        """The best moves of the seat to move."""
        seat = match.to_move
        assert seat is not None
        known = self._determinized(match)
        at_sight = self._greedy.analyse(known)
        actions = list(at_sight.values)
        if len(actions) == 1:
            return [Suggestion(actions[0], self.win_probabilities(known)[seat], (), False, ())]
        weighed = self._weigh(known, at_sight, True)
        best = list(weighed.values)[: MOST + 1]
        places = [actions.index(action) for action in best]
        samples = [at_sight.ends]
        if not all(_is_sure(at_sight.ends, place) for place in places):
            samples += [self._greedy.analyse(known).ends for _ in range(SAMPLES)]
        return [
            Suggestion(
                action,
                weighed.win_probability(seat, action),
                _brought(known, samples, place),
                not _is_sure(at_sight.ends, place),
                _brought(known, samples, place, beside) if beside is not None else (),
                _reasons(known, at_sight.ends, place),
            )
            for action, place, beside in zip(best[:MOST], places, [*places[1:], None], strict=False)
        ]


def _is_sure(ends: Any, place: int) -> bool:
    """Whether a line came to its end before anything was revealed."""
    return bool(ends[place]["players"]) and int(ends[place]["revealed"]) == int(ends[-1]["revealed"])


def _reasons(match: Match, ends: Any, place: int) -> tuple[Reason, ...]:
    return tuple(reasons_for(match, ends[-1], ends[place])) if _is_sure(ends, place) else ()


def _brought(match: Match, samples: list[Any], place: int, beside: int = -1) -> tuple[Change, ...]:
    """What a line brings to its end, or otherwise than another does: what is the same in all samples, or sure in
    one."""
    if _is_sure(samples[0], place) and _is_sure(samples[0], beside):
        samples = samples[:1]
    if not all(ends[place]["players"] and ends[beside]["players"] for ends in samples):
        return ()
    first, *others = [list(changes(match, ends[beside], ends[place])) for ends in samples]
    return tuple(change for change in first if all(change in other for other in others))


def _values_after(net: PolicyValueNet, match: Match, actions: list[int]) -> dict[int, float]:
    """The values right after the moves with the highest logits."""
    evaluator, seat, board = PolicyValueEvaluator(match.game, net), match.to_move, match.board.record
    assert seat is not None
    logits, _ = evaluator.answer(board, match.state, np.array(actions))
    found = {}
    for place in np.argsort(-logits)[:MOST].tolist():
        then = match.fork()
        then.play(actions[place])
        found[actions[place]] = float(evaluator.values(board, then.state[None], seat)[0, seat])
    return found


def _best_first(values: dict[int, float]) -> dict[int, float]:
    numbers: Array = np.array(list(values.values()))
    actions = list(values)
    return {actions[at]: values[actions[at]] for at in np.argsort(-numbers).tolist() if numbers[at] > LEAST_VALUE}


def _often_visited(found: Findings) -> dict[int, float]:
    """The values of moves that were visited about as often as the first choice, or else of the first two."""
    visits = found.visits
    often = sorted((action for action in visits if visits[action]), key=lambda action: -visits[action])
    enough = [action for action in often if visits[action] * ENOUGH >= visits[often[0]]]
    return {action: found.values[action] for action in (enough if len(enough) > 1 else often[:2])}


def _capped(values: dict[int, float], visits: dict[int, int]) -> dict[int, float]:
    """The best first; a move with few visits is no better than the best of those with many."""
    most = max(visits.values())
    best = max(value for action, value in values.items() if visits.get(action, 0) * ENOUGH >= most)
    capped = {action: min(value, best) for action, value in values.items()}
    return dict(sorted(capped.items(), key=lambda each: (-each[1], -visits.get(each[0], 0))))
