"""Advice for people: the best moves of a seat, what each may bring, and what the best gains over the next.

A move is valued by the search of the game, where that is compiled, otherwise by `greedy`. What it brings is told of the
whole move; where chance decides on the way, only what was the same in all samples, and aims on average.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from branchline.bots import Bot
from branchline.bots.advice.reasons import HARDLY, LATER, Reason, advantage, deeds_in, reasons_for
from branchline.bots.advice.whole_move import WholeMove, whole_move
from branchline.bots.advice.win_probability import HeuristicScale, NetworkScale, Scale, heuristic_scale, shares_in
from branchline.bots.evaluation import Evaluator, HeuristicEvaluator, PolicyValueEvaluator
from branchline.bots.heuristic import LEAST_VALUE
from branchline.bots.models.policy_value import POLICY_VALUE_NETS, PolicyValueNet
from branchline.bots.search.beam import write_sample
from branchline.bots.search.findings import Findings, seat_of
from branchline.bots.search.greedy import GreedyBot
from branchline.bots.search.master import MasterBot
from branchline.bots.search.policy import PolicyBot
from branchline.kernel import Array, Game, Match, Position
from branchline.kernel.contract import is_over
from branchline.kernel.events import Event
from branchline.kernel.outcome import Change, changes

MOST = 3
SAMPLES = 4
"""How often chance is drawn once more, where it decides."""
HIDDEN = 16
"""How often what a seat cannot know is drawn anew to tell how likely it is to win."""
SEARCHED = 6
"""So many decisions of a move are searched when it is told; it goes on at sight."""
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
        """Return how likely a seat is to win after an action; one not looked at is no better than the last that was."""
        best, worst = next(iter(self.values.values())), min(self.values.values())
        return self.scale.less(self.win_probabilities[seat], best - self.values.get(action, worst))


@dataclass(frozen=True)
class Suggestion:
    action: int
    then: tuple[int, ...]
    """What its seat does next, up to the end of the whole move, or to where chance decides."""
    win_probability: float
    """Of its seat, after the whole move."""
    changes: tuple[Change, ...]
    """What the whole move brings."""
    then_chance: bool
    """Chance decides before the end of the move, so that what it brings besides is not known."""
    reasons: tuple[Reason, ...]
    """What it means for everyone's aims; never empty for a game that declares some."""
    deeds: tuple[Event, ...]
    """What is done in it."""
    over_next: tuple[Change, ...] = ()
    """How it ends otherwise than the next best does."""


@dataclass(frozen=True)
class Prospect:
    """A whole move, and the positions to which it leads."""

    move: WholeMove
    ends: list[tuple[Position, Position]]
    """The positions before and after it: one pair where it is sure, otherwise one for each sample."""


class _Follower(Bot):
    """Goes on with a move as the search advises, for some decisions."""

    def __init__(self, search: Bot, at_sight: Bot) -> None:
        self._players = [at_sight, *[search] * SEARCHED]

    def choose(self, match: Match) -> int:
        player = self._players[-1]
        if len(self._players) > 1 and len(match.legal_numbers()) > 1:
            self._players.pop()
        return player.choose(match)


class Advisor:
    """Without waiting for the compiler it can advise once the beam search of its game is compiled."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, seconds: float | None = None,
                 simulations: int | None = None) -> None:  # fmt: skip
        self._greedy = GreedyBot(game, seed, wait=wait)
        self._policy = PolicyBot(game, seed, wait=wait)
        self._master = MasterBot(game, seed, wait=wait, seconds=seconds, simulations=simulations)
        self._heuristic = HeuristicEvaluator(game)
        self._random = random.Random(seed)
        self._sample = np.zeros(1, game.load_rules(compiled=False).State.dtype)

    @property
    def is_ready(self) -> bool:
        return self._greedy.at_full_strength

    def limit_time(self, share: float) -> None:
        """Limit the search to this share of its usual time."""
        self._master.budget.share = share

    @property
    def at_full_strength(self) -> bool:
        """Whether it was the search that advised last, where a game is searched."""
        return self._master.at_full_strength

    def win_probabilities(self, match: Match) -> list[float]:
        """Return how likely each seat is to win from a position of which nothing is hidden."""
        return self._win_probabilities(match, match.state)

    def _win_probabilities(self, match: Match, state: Position) -> list[float]:
        """Return the same for another position of a match."""
        if is_over(state):
            return shares_in(state)
        net = POLICY_VALUE_NETS.suitable(match)
        evaluator: Evaluator = self._heuristic if net is None else PolicyValueEvaluator(match.game, net)
        values = evaluator.values(match.board.record, [state], match.to_move or 0)[0]
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
                net = POLICY_VALUE_NETS.suitable(match)
                after = _values_after(net, match, list(at_sight.values)) if net is not None else {}
                values = _capped(after | _often_visited(found), found.visits)
            return Weighed(values, present, NetworkScale(), True)
        by_heuristic = self._heuristic.values(match.board.record, [match.state], match.to_move or 0)[0]
        scale: HeuristicScale = heuristic_scale(match.game, by_heuristic)
        values = _capped(_often_visited(found), found.visits) if found.visits else _best_first(at_sight.values)
        return Weighed(values, scale.win_probabilities(by_heuristic), scale, bool(found.visits))

    def advise(self, match: Match) -> list[Suggestion]:
        """The best moves of the seat to move."""
        seat = match.to_move
        assert seat is not None
        known = self._determinized(match)
        at_sight = self._greedy.analyse(known)
        if len(at_sight.values) == 1:
            (only,) = at_sight.values
            prospect = self._only_prospect(known, only)
            return [self._suggestion(known, prospect, self._after(known, prospect)[seat])]
        weighed = self._weigh(known, at_sight, True)
        best = list(weighed.values)[: MOST + 1]
        prospects = self._prospects(known, at_sight, best)
        weighed = replace(weighed, win_probabilities=self._after(known, prospects[0]))
        found = [
            self._suggestion(known, prospect, weighed.win_probability(seat, action), beside)
            for action, prospect, beside in zip(best[:MOST], prospects, [*prospects[1:], None], strict=False)
        ]
        return _with_later(known, found)

    def _prospects(self, match: Match, at_sight: Findings, actions: list[int]) -> list[Prospect]:
        """The whole moves that begin with these actions: the first goes on as the search advises, so that whoever
        follows it and asks again is told the same; the others by the policy-value network or as `greedy`. Of those in
        which chance decides, the best lines of several samples."""
        places = [list(at_sight.values).index(action) for action in actions]
        players = [_Follower(self._master, self._policy), *[self._policy] * len(actions)]
        moves = [whole_move(match, action, player) for action, player in zip(actions, players, strict=False)]
        samples = [at_sight.ends]
        if any(move.then_chance for move in moves):
            samples += [self._greedy.analyse(match).ends for _ in range(SAMPLES)]
        return [
            Prospect(move, _ends(samples, place) if move.then_chance else [(match.state, move.end)])
            for move, place in zip(moves, places, strict=True)
        ]

    def _only_prospect(self, match: Match, action: int) -> Prospect:
        """Follow an action without alternatives."""
        move = whole_move(match, action, self._policy)
        if not move.then_chance:
            return Prospect(move, [(match.state, move.end)])
        ends = []
        for _ in range(1 + SAMPLES):
            sample = self._determinized(match)
            before = sample.state
            for each in move.actions:
                sample.play(each)
            ends.append((before, sample.state))
        return Prospect(move, ends)

    def _after(self, match: Match, prospect: Prospect) -> list[float]:
        """Return how likely each seat is to win after a whole move, on average over chance and what is hidden."""
        found = []
        for _, after in prospect.ends:
            for _ in range(HIDDEN):
                write_sample(match.board.record, after, seat_of(match), self._random.getrandbits(62), self._sample)
                found.append(self._win_probabilities(match, after if is_over(after) else self._sample[0]))
        return [float(each) for each in np.mean(found, axis=0)]

    def _suggestion(
        self, match: Match, prospect: Prospect, win_probability: float, beside: Prospect | None = None
    ) -> Suggestion:
        first, *then = prospect.move.actions
        over_next = () if beside is None else _over_next(match, prospect, beside)
        return Suggestion(
            action=first,
            then=tuple(then),
            win_probability=win_probability,
            changes=_in_common(list(changes(match, *pair)) for pair in prospect.ends),
            then_chance=prospect.move.then_chance,
            reasons=tuple(reasons_for(match, prospect.ends, self._heuristic)),
            deeds=deeds_in(match, prospect.move.events),
            over_next=over_next,
        )


def _ends(samples: list[Array], place: int) -> list[tuple[Position, Position]]:
    """The determinization of each sample, and where its best line from this place ends, as far as one was followed."""
    return [(ends[-1], ends[place] if ends[place].players else ends[-1]) for ends in samples]


def _over_next(match: Match, prospect: Prospect, beside: Prospect) -> tuple[Change, ...]:
    """Find how a move ends otherwise than another; one that is sure ends the same in all samples of the other."""
    most = max(len(prospect.ends), len(beside.ends))
    own, others = (each.ends * (most // len(each.ends)) for each in (prospect, beside))
    return _in_common(list(changes(match, other, end)) for (_, end), (_, other) in zip(own, others, strict=True))


def _in_common(found: Iterable[list[Change]]) -> tuple[Change, ...]:
    """The changes that are the same in all samples."""
    first, *others = found
    return tuple(change for change in first if all(change in other for other in others))


def _with_later(match: Match, found: list[Suggestion]) -> list[Suggestion]:
    """Moves that bring less at first than one below them are given the reason that more is to come."""
    seat = match.to_move
    assert seat is not None
    at_first = [advantage(match, move.reasons) for move in found]
    better = [
        any(
            at_first[below] > at_first[above] and move.win_probability - found[below].win_probability >= HARDLY
            for below in range(above + 1, len(found))
        )
        for above, move in enumerate(found)
    ]
    later = Reason(LATER, seat, 0.0, 0.0)
    return [
        replace(move, reasons=(*move.reasons, later)) if is_later else move
        for move, is_later in zip(found, better, strict=True)
    ]


def _values_after(net: PolicyValueNet, match: Match, actions: list[int]) -> dict[int, float]:
    """The values right after the moves with the highest logits."""
    evaluator, seat, board = PolicyValueEvaluator(match.game, net), match.to_move, match.board.record
    assert seat is not None
    logits, _ = evaluator.answer(board, match.state, np.array(actions))
    found = {}
    for place in np.argsort(-logits)[:MOST].tolist():
        then = match.fork()
        then.play(actions[place])
        found[actions[place]] = float(evaluator.values(board, [then.state], seat)[0, seat])
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
