"""Games to learn an outlook from, compiled as a whole: at each seat sits `greedy`, or one that chooses among the moves
greedy likes best by the outlook that was learned so far. Kept is what a seat saw at the end of a move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from branchline.bots.compile import search_of
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import WORTHS, Outlook, expect, write_worths
from branchline.bots.search.greedy import BEST, NOTHING, WORK, hints_for, log_odds, one_deal
from branchline.bots.search.master import bind_standing, new_room
from branchline.bots.search.tree.by_hints import Room, weigh
from branchline.bots.search.tree.by_net import standing
from branchline.kernel.chance import mixed
from branchline.kernel.compile import Unit, prepare
from branchline.kernel.contract import apply, is_over, let_pass, redeal, score, to_move
from branchline.kernel.events import no_log
from branchline.kernel.record import Array
from branchline.kernel.rules import rule

if TYPE_CHECKING:
    from branchline.kernel.game import Game

MOST_DECISIONS = 20_000
MOST_DEALS = 64
ONLY = -1
"""The place of an action without alternative."""
ANYTHING, NEARLY_BEST, NEARLY, CANDIDATES, TRUST, DEALS, JUMP, KEEP, ONLOOKERS, SPREAD, USUAL, MARGIN = range(12)
WHILE_MOVING = 12
"""Places of a plan. How often anything is done, and how often one of so many that are nearly the best; how many moves
the outlook compares, and how much the hints count beside it; how often to deal where something comes to light; whether
a move is made at one go; how many of the positions are kept, and how many of those as anyone may see them; what the
hints' values and the scores are divided by."""
PLAN, MARGIN_WEIGHT = 13, 0.5
TAKEN, LIKED, PROMISED = range(3)
"""Of each action: whether it is among the best, and what the hints and the outlook say in all deals together."""


@rule
def chance_of(draw: np.uint64) -> float:
    return float(draw >> np.uint64(11)) * 2.0**-53


@rule
def number_of(draw: np.uint64, count: int) -> int:
    return min(int(chance_of(draw) * count), count - 1)


@rule
def seed_of(draw: np.uint64) -> int:
    return int(np.int64(draw >> np.uint64(2)))


@rule
def final_worth(state: Any, seat: int, usual: float, weight: float) -> float:
    """The share of the win, less what is fair, and a bounded margin."""
    players = state.players
    best, winners, mean = standing(state, 0), 0, 0.0
    for other in range(players):
        best = max(best, standing(state, other))
        mean += score(state, other) / players
    for other in range(players):
        winners += standing(state, other) == best
    share = 1.0 / winners if standing(state, seat) == best else 0.0
    margin = (score(state, seat) - mean) / usual
    return share - 1.0 / players + weight * margin / (1.0 + abs(margin))


class Bench(NamedTuple):
    """Room for one game: the position, a copy to judge, an observation, what the hints say, and what was found."""

    game: Array
    seen: Array
    trial: Array
    row: Array
    values: Array
    worths: Array
    x: Array
    y: Array
    order: Array
    found: Array


class Kept(NamedTuple):
    rows: Array
    values: Array
    seats: Array


@rule
def put_in_order(room: Room, count: int, most: int, bench: Bench) -> int:
    """Find the places of the best by the hints; return how many there are."""
    for kept in range(min(most, count)):
        best = -1
        for k in range(count):
            if room.values[BEST, k] <= NOTHING or bench.found[TAKEN, k] > 0.0:
                continue
            if best == -1 or room.values[BEST, k] > room.values[BEST, best]:
                best = k
        if best == -1:
            return kept
        bench.order[kept] = best
        bench.found[TAKEN, best] = 1.0
    return min(most, count)


@rule
def begin(room: Room, count: int, most: int, bench: Bench, draw: np.uint64) -> int:
    """Of the first deal: note the places of the best; a little noise decides between equals."""
    for k in range(count):
        draw = mixed(draw)
        bench.found[TAKEN, k] = 0.0
        bench.found[LIKED, k] = 1e-3 * chance_of(draw)
        bench.found[PROMISED, k] = 0.0
    return put_in_order(room, count, most, bench)


@rule
def comes_to_light(room: Room, kept: int, bench: Bench) -> bool:
    """Whether something is revealed on the way to the end of one of the best."""
    for k in range(kept):
        if room.ends[bench.order[k]].revealed != room.states[0].revealed:
            return True
    return False


@rule
def pick(count: int, kept: int, bench: Bench, by_outlook: int, plan: Array, draw: np.uint64) -> int:
    """The best, or now and then another."""
    luck, other = chance_of(draw), mixed(draw)
    if luck < plan[ANYTHING]:
        return number_of(other, count)
    if kept == 0:
        return 0
    if luck < plan[ANYTHING] + plan[NEARLY_BEST]:
        return bench.order[number_of(other, min(kept, int(plan[NEARLY])))]
    chosen = bench.order[0]
    for k in range(1, kept):
        place = bench.order[k]
        gain = (bench.found[LIKED, place] - bench.found[LIKED, chosen]) / plan[SPREAD]
        if by_outlook:
            gain = plan[TRUST] * gain + bench.found[PROMISED, place] - bench.found[PROMISED, chosen]
        if gain > 0.0:
            chosen = place
    return chosen


@rule
def who_looks(state: Any, seat: int, plan: Array, draw: np.uint64) -> int:
    """Whoever has moved, or now and then anyone: moves are also judged when others have moved after them."""
    return number_of(mixed(draw), state.players) if chance_of(draw) < plan[ONLOOKERS] else seat


def judging_rules(observe: Any) -> tuple[Any, Any]:
    @rule
    def look(board: Any, end: Any, seat: int, bench: Bench, work: Array) -> None:
        """Write down what a seat sees of a position, and what the hints say of it."""
        for k in range(bench.row.shape[0]):
            bench.row[k] = 0
        observe(board, end, seat, 0, 1, bench.row)
        for other in range(end.players):
            bench.trial[0] = end
            bench.values[other] = log_odds(board, bench.trial[0], other, work)

    @rule
    def judge(board: Any, end: Any, seat: int, bench: Bench, net: Outlook, plan: Array, work: Array) -> float:
        if is_over(end):
            return final_worth(end, seat, plan[USUAL], plan[MARGIN])
        look(board, end, seat, bench, work)
        write_worths(bench.values, seat, end.players, plan[SPREAD], bench.worths)
        return expect(net, bench.row, bench.worths, bench.x, bench.y)

    @rule
    def add_up(board: Any, room: Room, count: int, kept: int, seat: int, by_outlook: int, bench: Bench, net: Outlook,
               plan: Array, work: Array) -> None:  # fmt: skip
        for k in range(count):
            bench.found[LIKED, k] += room.values[BEST, k]
        for k in range(kept if by_outlook else 0):
            place = bench.order[k]
            if room.values[BEST, place] > NOTHING:
                bench.found[PROMISED, place] += judge(board, room.ends[place], seat, bench, net, plan, work)

    return look, add_up


def play_rule(look: Any, add_up: Any, deals: Any) -> Any:
    @rule
    def decide(board: Any, room: Room, seat: int, by_outlook: int, bench: Bench, net: Outlook, plan: Array,
               draw: np.uint64, log: Array, work: Array) -> int:  # fmt: skip
        """The place of the action to take, in one or more deals."""
        total, kept, count = deals(bench.game[0]), 0, 0
        for deal in range(MOST_DEALS):
            if deal >= total:
                break
            draw = mixed(draw)
            room.states[0] = bench.game[0]
            redeal(board, room.states[0], seat, seed_of(draw))
            count = weigh(board, room, seat, log, work)
            if count == 1:
                return ONLY
            if deal == 0:
                kept = begin(room, count, int(plan[CANDIDATES] if by_outlook else plan[NEARLY]), bench, draw)
                if by_outlook and comes_to_light(room, kept, bench):
                    total = max(total, int(plan[DEALS]))
            add_up(board, room, count, kept, seat, by_outlook, bench, net, plan, work)
        return pick(count, kept, bench, by_outlook, plan, mixed(draw + np.uint64(1)))

    @rule
    def keep(board: Any, seat: int, bench: Bench, kept: Kept, count: int, draw: np.uint64, work: Array) -> None:
        """Write down what a seat may know of the present position, and what the hints say of it."""
        bench.seen[0] = bench.game[0]
        redeal(board, bench.seen[0], seat, seed_of(draw))
        look(board, bench.seen[0], seat, bench, work)
        for k in range(bench.row.shape[0]):
            kept.rows[count, k] = bench.row[k]
        for k in range(bench.values.shape[0]):
            kept.values[count, k] = bench.values[k]
        kept.seats[count] = seat

    @rule
    def play(board: Any, room: Room, bench: Bench, modes: Array, net: Outlook, plan: Array, seed: int, kept: Kept,
             log: Array, work: Array) -> int:  # fmt: skip
        """Play the game to its end; return how many positions were kept."""
        draw, count = mixed(np.uint64(seed)), 0
        for _ in range(MOST_DECISIONS):
            if is_over(bench.game[0]):
                break
            seat = to_move(bench.game[0])
            draw = mixed(draw)
            chosen = decide(board, room, seat, modes[seat], bench, net, plan, draw, log, work)
            draw = mixed(draw)
            if chosen == ONLY:
                apply(board, bench.game[0], room.out[0], log)
            elif plan[JUMP] > modes[seat] and room.values[BEST, chosen] > NOTHING:
                bench.game[0] = room.ends[chosen]
            else:
                apply(board, bench.game[0], room.out[chosen], log)
            if chosen == ONLY or is_over(bench.game[0]) or let_pass(bench.game[0]) >= 0:
                continue
            if to_move(bench.game[0]) == seat and plan[WHILE_MOVING] == 0.0:
                continue
            draw = mixed(draw)
            if count < kept.rows.shape[0] and chance_of(draw) < plan[KEEP]:
                draw = mixed(draw)
                keep(board, who_looks(bench.game[0], seat, plan, draw), bench, kept, count, draw, work)
                count += 1
        return count

    return play


@cache
def play_rule_of(game: Game) -> Any:
    deals = rule(getattr(hints_for(game), "deals", one_deal))
    return play_rule(*judging_rules(observer_of(game).observe), deals)


@dataclass(frozen=True)
class Moves:
    """Positions at the end of a move: what its seat saw, the hints' values by seat, and, own seat first, how the game
    ended."""

    rows: Array
    values: Array
    seats: Array
    players: Array
    shares: Array
    scores: Array


def blank_outlook(size: int, seats: int, width: int = 1) -> Outlook:
    def zeros(*shape: int) -> Array:
        return np.zeros(shape, np.float32)

    worths = WORTHS * seats
    return Outlook(zeros(size, width), zeros(worths, width), zeros(width), zeros(width, width), zeros(width),
                   zeros(width, seats), zeros(worths, seats), zeros(seats))  # fmt: skip


class Mover:
    """Plays games of one kind, one after the other."""

    def __init__(self, game: Game, *, ways: int = 0, steps: int = 0, most: int = 1) -> None:
        bind_standing(game)
        hints, contract, observer = hints_for(game), game.contract, observer_of(game)
        self.game, self.seats = game, observer.layout.seats
        self.size = observer.layout.size
        self._play = play_rule_of(game)
        self._room = new_room(contract, steps or getattr(hints, "STEPS", 1), ways or getattr(hints, "WAYS", 1))
        self._kept = Kept(np.zeros((most, self.size), np.uint8), np.zeros((most, self.seats)), np.zeros(most, np.int64))
        self._log, self._work = no_log(), np.zeros(WORK)
        self.net = blank_outlook(self.size, self.seats)
        network_page = Path(__file__).parents[2] / "bots" / "models" / "value_network.py"
        unit = Unit(f"{game.id}-moves-{observer.layout.fingerprint[:8]}",
                    (*search_of(game).sources, Path(__file__), network_page))  # fmt: skip
        prepare({unit: lambda: [("play", self._play, self._arguments(np.zeros(1, np.int64), np.zeros(PLAN), 0))]})

    def _bench(self) -> Bench:
        contract, width = self.game.contract, len(self.net.bias)
        state = contract.State.dtype
        return Bench(
            game=np.zeros(1, state),
            seen=np.zeros(1, state),
            trial=np.zeros(1, state),
            row=np.zeros(self.size, np.uint8),
            values=np.zeros(self.seats),
            worths=np.zeros(WORTHS * self.seats, np.float32),
            x=np.zeros(width, np.float32),
            y=np.zeros(width, np.float32),
            order=np.zeros(contract.out_size, np.int64),
            found=np.zeros((3, contract.out_size)),
        )

    def _arguments(self, modes: Array, plan: Array, seed: int) -> tuple[Any, ...]:
        return (self.game.sheet().record, self._room, self._bench(), modes, self.net, plan, seed, self._kept,
                self._log, self._work)  # fmt: skip

    def play(self, match: Any, modes: Array, plan: Array, random: Random) -> Moves:
        """One game from the position of a match."""
        arguments = self._arguments(modes, plan, random.getrandbits(62))
        bench = arguments[2]
        bench.game[0] = match.state
        count = self._play(*arguments)
        return self._noted(bench.game[0], count)

    def _noted(self, state: Any, count: int) -> Moves:
        contract, players = self.game.contract, int(state["players"])
        assert contract.is_over(state)
        stands = [int((contract.standing or contract.score)(state, seat)) for seat in range(players)]
        shares = np.array([(each == max(stands)) / stands.count(max(stands)) for each in stands])
        scores = np.array([float(contract.score(state, seat)) for seat in range(players)])
        kept = self._kept
        seats = kept.seats[:count].copy()
        return Moves(kept.rows[:count].copy(), kept.values[:count].astype(np.float32), seats, np.full(count, players),
                     self._own_first(shares, seats), self._own_first(scores, seats))  # fmt: skip

    def _own_first(self, by_seat: Array, seats: Array) -> Array:
        found = np.zeros((len(seats), self.seats), np.float32)
        for row, seat in zip(found, seats, strict=True):
            row[: len(by_seat)] = np.roll(by_seat, -seat)
        return found
