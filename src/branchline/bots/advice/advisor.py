"""Advice for people: the best moves of a seat, what each may bring, and what the best gains over the next.

All is drawn anew first that the seat cannot know. A move is weighed by the search, where its game is searched and that
is compiled, or by the outlook of the game, otherwise by the hints, and told as far as its end: what the hints hold to
be its best way. Where chance speaks before that, only what was the same however it fell is told.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from branchline.bots.advice.win_probability import NET_SPAN, NetScale, Scale, hint_scale, shares_of
from branchline.bots.models.policy_value import Net, suiting_net
from branchline.bots.search.greedy import NOTHING, GreedyBot
from branchline.bots.search.master import SearchBot, reader_of
from branchline.kernel import Array, Game, Match
from branchline.kernel.outcome import Change, changes

MOST = 3
DRAWS = 4
"""How often chance is drawn once more, where it speaks."""
ENOUGH = 4
"""So many times less often than the first choice a move may have been tried to be spoken of."""


@dataclass(frozen=True)
class Weighed:
    """What the moves of a seat are worth to it, the best first."""

    values: dict[int, float]
    chances: list[float]
    """How likely each seat is to win, if the best is played."""
    scale: Scale
    by_search: bool

    def chance(self, seat: int, action: int) -> float:
        """How likely the seat is to win after an action. One that was not looked at is no better than the last that
        was."""
        best, worst = next(iter(self.values.values())), min(self.values.values())
        return self.scale.less(self.chances[seat], best - self.values.get(action, worst))


@dataclass(frozen=True)
class Suggestion:
    action: int
    chance: float
    """How likely its seat is to win then."""
    changes: tuple[Change, ...]
    """What it brings by the end of the move."""
    then_chance: bool
    """Chance speaks before the end of the move, so that what it brings besides is not known."""
    over_next: tuple[Change, ...]
    """How it ends otherwise than the next best does."""


class Advisor:
    """Without waiting for the compiler it can advise once the hints of its game are compiled."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, seconds: float | None = None,
                 simulations: int | None = None) -> None:  # fmt: skip
        self._greedy = GreedyBot(game, seed, wait=wait)
        self._search = SearchBot(game, seed, wait=wait, seconds=seconds, simulations=simulations)
        self._random = random.Random(seed)
        self._contract = game.contract if wait else game.rulebook

    @property
    def is_ready(self) -> bool:
        return self._greedy.looks_far

    def hurry(self, share: float) -> None:
        """From now on take only this share of the usual time for the search."""
        self._search.share = share

    @property
    def looks_far(self) -> bool:
        """Whether it was the search that advised last, where a game is searched."""
        return self._search.looks_far

    def chances(self, match: Match) -> list[float]:
        """How likely each seat is to win from a position of which nothing is hidden."""
        if match.is_over:
            return shares_of(match)
        net = suiting_net(match)
        if net is not None:
            return NetScale().chances(net_values(net, match))
        values = self._greedy.judge(match)
        return hint_scale(match.game, values).chances(values)

    def weigh(self, match: Match, *, thorough: bool = True) -> Weighed:
        """Every move of the seat to move that is worth a word. One that is not thorough leaves the search to nets."""
        known = match.redealt(match.to_move, self._random.getrandbits(62))
        return self._weigh(known, *self._greedy.weigh(known), thorough)

    def _weigh(self, known: Match, actions: Array, values: Array, thorough: bool) -> Weighed:
        net = suiting_net(known)
        searched = len(actions) > 1 and (thorough or net is not None)
        promised = {} if searched or len(actions) == 1 else self._search.promised(known)
        if promised:
            return Weighed(promised, self.chances(known), NetScale(), True)
        tries = self._search.search(known) if searched else {}
        worth = self._search.worth() if tries else {}
        if tries and self._search.outlook(known) is not None:
            return Weighed(_capped(_well_tried(tries, worth), tries), self.chances(known), NetScale(), True)
        if tries and net is not None:
            found = _by_net(net, known, actions) | _well_tried(tries, worth)
            return Weighed(_capped(found, tries), NetScale().chances(net_values(net, known)), NetScale(), True)
        present = self._greedy.judge(known)
        scale = hint_scale(known.game, present)
        if tries:
            found = _capped(_well_tried(tries, worth), tries)
        else:
            found = _best_first(actions, values / self._greedy.deals(known))
        return Weighed(found, scale.chances(present), scale, bool(tries))

    def advise(self, match: Match) -> list[Suggestion]:
        """The best moves of the seat to move."""
        seat = match.to_move
        assert seat is not None
        known = match.redealt(seat, self._random.getrandbits(62))
        actions, values, ends = self._look(known)
        if len(actions) == 1:
            return [Suggestion(int(actions[0]), self.chances(known)[seat], (), False, ())]
        weighed = self._weigh(known, actions, values, True)
        best = list(weighed.values)[: MOST + 1]
        places = [actions.tolist().index(action) for action in best]
        drawn = [ends]
        if not all(_is_sure(ends, place) for place in places):
            drawn += [self._look(known)[2] for _ in range(DRAWS)]
        return [
            Suggestion(
                action,
                weighed.chance(seat, action),
                _brought(known, drawn, place),
                not _is_sure(ends, place),
                _brought(known, drawn, place, beside) if beside is not None else (),
            )
            for action, place, beside in zip(best[:MOST], places, [*places[1:], None], strict=False)
        ]

    def _look(self, known: Match) -> tuple[Array, Array, Any]:
        """Every legal action, its value, and where its best way ends, with what was drawn in the last place."""
        ends = np.zeros(self._contract.out_size + 1, self._contract.State.dtype)
        actions, values = self._greedy.weigh(known, ends)
        return actions.copy(), values.copy(), ends


def _is_sure(ends: Any, place: int) -> bool:
    """Whether a way came to its end before anything came to light."""
    return bool(ends[place]["players"]) and int(ends[place]["revealed"]) == int(ends[-1]["revealed"])


def _brought(match: Match, drawn: list[Any], place: int, beside: int = -1) -> tuple[Change, ...]:
    """What a way brings to its end, or otherwise than another does: what is the same in all draws, or sure in one."""
    if _is_sure(drawn[0], place) and _is_sure(drawn[0], beside):
        drawn = drawn[:1]
    if not all(ends[place]["players"] and ends[beside]["players"] for ends in drawn):
        return ()
    first, *others = [list(changes(match, ends[beside], ends[place])) for ends in drawn]
    return tuple(change for change in first if all(change in other for other in others))


def net_values(net: Net, match: Match) -> Array:
    """What a net holds a position to be worth to each seat."""
    observer, scale = reader_of(match.game)
    mover = match.to_move
    assert mover is not None
    _, values = net.answer(observer.row(match.sheet.record, match.state, mover), scale, np.zeros(0, np.int64))
    return np.roll(values[: match.players].astype(np.float64), mover)


def _by_net(net: Net, match: Match, actions: Array) -> dict[int, float]:
    """What the moves that a net likes best are worth by the position they lead to at once."""
    observer, scale = reader_of(match.game)
    seat = match.to_move
    assert seat is not None
    wishes, _ = net.answer(observer.row(match.sheet.record, match.state, seat), scale, actions)
    liked = [int(actions[place]) for place in np.argsort(-wishes)[:MOST]]
    return {action: _value_after(net, match, action, seat) for action in liked}


def _value_after(net: Net, match: Match, action: int, seat: int) -> float:
    then = match.fork()
    then.play(action)
    if then.is_over:
        return NET_SPAN * (shares_of(then)[seat] - 1 / then.players)
    return float(net_values(net, then)[seat])


def _best_first(actions: Array, values: Array) -> dict[int, float]:
    order = [place for place in np.argsort(-values).tolist() if values[place] > NOTHING / 2]
    return {int(actions[place]): float(values[place]) for place in order}


def _well_tried(tries: dict[int, int], worth: dict[int, float]) -> dict[int, float]:
    """What the moves came to that were tried about as often as the first choice, or else the first two."""
    often = sorted((action for action in tries if tries[action]), key=lambda action: -tries[action])
    found = {action: worth[action] for action in often if tries[action] * ENOUGH >= tries[often[0]]}
    return found if len(found) > 1 else {action: worth[action] for action in often[:2]}


def _capped(values: dict[int, float], tries: dict[int, int]) -> dict[int, float]:
    """The best first; what was hardly tried is no better than the best of those that were."""
    most = max(tries.values())
    best = max(value for action, value in values.items() if tries.get(action, 0) * ENOUGH >= most)
    capped = {action: min(value, best) for action, value in values.items()}
    return dict(sorted(capped.items(), key=lambda each: (-each[1], -tries.get(each[0], 0))))
