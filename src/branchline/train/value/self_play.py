"""Self-play games for a value network, compiled as a whole.

At each seat sits `greedy`, or a player that values greedy's best moves by the network learned so far. Sampled are
positions at the end of a move, as a seat sees them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from branchline.bots.compile import beam_unit
from branchline.bots.heuristic import NO_VALUE, WORKSPACE, bind_heuristic, heuristic_of, log_odds
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import (
    COLUMNS,
    ValueWeights,
    blank_weights,
    predict,
    write_heuristic_inputs,
)
from branchline.bots.search.beam import BEST, Beam, new_beam, search_afresh
from branchline.bots.terminal import win_share, write_terminal_values
from branchline.kernel.chance import mixed
from branchline.kernel.compiler.units import Unit, prepare
from branchline.kernel.contract import apply, determinize, is_over, let_pass, to_move
from branchline.kernel.events import no_log
from branchline.kernel.record import Array
from branchline.kernel.rules import rule

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match

MOST_DECISIONS = 20_000
MOST_SAMPLES = 64
ONLY = -1
"""The place of an action without alternative."""
TAKEN, BY_HEURISTIC, BY_NETWORK = range(3)
"""Rows of `Buffers.found`, for each action: whether it is a candidate, and the sums of its values in all samples."""
TIE_BREAK = 1e-3


class Plan(NamedTuple):
    """How games are played, and what is sampled from them."""

    random_rate: float = 0.02
    """Share of the decisions drawn from all legal actions."""
    near_best_rate: float = 0.1
    """Share of the decisions drawn from the best `near_best` actions."""
    near_best: int = 6
    candidates: int = 16
    """The number of moves that the network values."""
    heuristic_weight: float = 0.0
    """The weight of the heuristic beside the network."""
    determinizations: int = 4
    """Samples to draw where something hidden is revealed."""
    whole_moves: int = 0
    """Who plays a whole move at once: 1 greedy, 2 all."""
    keep_rate: float = 0.15
    """Share of the positions that are sampled."""
    onlooker_rate: float = 0.4
    """Share of those that are seen by any seat instead of the one that moved."""
    value_scale: float = 1.0
    """What heuristic values are divided by."""
    margin_scale: float = 1.0
    """What margins of the score are divided by."""
    within_moves: int = 0
    """Whether positions in the middle of a move are sampled too."""


class Buffers(NamedTuple):
    """What one game is played in."""

    game: Array
    """The position of the game."""
    known: Array
    """The same, determinized for a seat."""
    trial: Array
    row: Array
    values: Array
    inputs: Array
    x: Array
    y: Array
    order: Array
    """The places of the candidates, the best first."""
    found: Array
    log: Array
    workspace: Array


class Samples(NamedTuple):
    """The positions that were sampled."""

    rows: Array
    values: Array
    seats: Array


class Table(NamedTuple):
    """All that a game needs beside the board."""

    beam: Beam
    buffers: Buffers
    by_network: Array
    """For each seat, whether the network plays there."""
    net: ValueWeights
    plan: Plan
    samples: Samples


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
def order_candidates(beam: Beam, count: int, most: int, buffers: Buffers) -> int:
    """Write the places of the best actions by the heuristic; return how many there are."""
    for kept in range(min(most, count)):
        best = -1
        for k in range(count):
            if beam.values[BEST, k] <= NO_VALUE or buffers.found[TAKEN, k] > 0.0:
                continue
            if best == -1 or beam.values[BEST, k] > beam.values[BEST, best]:
                best = k
        if best == -1:
            return kept
        buffers.order[kept] = best
        buffers.found[TAKEN, best] = 1.0
    return min(most, count)


@rule
def begin(beam: Beam, count: int, most: int, buffers: Buffers, draw: np.uint64) -> int:
    """Clear what was found, with a little noise that decides between equals, and order the candidates."""
    for k in range(count):
        draw = mixed(draw)
        buffers.found[TAKEN, k] = 0.0
        buffers.found[BY_HEURISTIC, k] = TIE_BREAK * chance_of(draw)
        buffers.found[BY_NETWORK, k] = 0.0
    return order_candidates(beam, count, most, buffers)


@rule
def reveals(beam: Beam, kept: int, buffers: Buffers) -> bool:
    """Whether something is revealed before the end of a candidate."""
    for k in range(kept):
        if beam.ends[buffers.order[k]].revealed != beam.states[0].revealed:
            return True
    return False


@rule
def pick(table: Table, count: int, kept: int, by_network: int, draw: np.uint64) -> int:
    """The place of the best action, or now and then of another."""
    luck, other = chance_of(draw), mixed(draw)
    plan, order, found = table.plan, table.buffers.order, table.buffers.found
    if luck < plan.random_rate:
        return number_of(other, count)
    if kept == 0:
        return 0
    if luck < plan.random_rate + plan.near_best_rate:
        return order[number_of(other, min(kept, plan.near_best))]
    chosen = order[0]
    for k in range(1, kept):
        place = order[k]
        gain = (found[BY_HEURISTIC, place] - found[BY_HEURISTIC, chosen]) / plan.value_scale
        if by_network:
            gain = plan.heuristic_weight * gain + found[BY_NETWORK, place] - found[BY_NETWORK, chosen]
        if gain > 0.0:
            chosen = place
    return chosen


@rule
def who_looks(state: Any, seat: int, plan: Plan, draw: np.uint64) -> int:
    """The seat that moved, or now and then any: moves are also judged when others have moved after them."""
    return number_of(mixed(draw), state.players) if chance_of(draw) < plan.onlooker_rate else seat


def evaluation_rules(observe: Callable[..., None]) -> tuple[Any, Any]:
    @rule
    def look(board: Any, state: Any, seat: int, buffers: Buffers) -> None:
        """Write what a seat sees of a position, and the heuristic values of all seats."""
        for k in range(buffers.row.shape[0]):
            buffers.row[k] = 0
        observe(board, state, seat, 0, 1, buffers.row)
        for other in range(state.players):
            buffers.trial[0] = state
            buffers.values[other] = log_odds(board, buffers.trial[0], other, buffers.workspace)

    @rule
    def value(board: Any, state: Any, seat: int, table: Table) -> float:
        """The value of a position to a seat, by the network or by the end of the game."""
        buffers, plan = table.buffers, table.plan
        if is_over(state):
            write_terminal_values(state, plan.margin_scale, buffers.values)
            return buffers.values[seat]
        look(board, state, seat, buffers)
        write_heuristic_inputs(buffers.values, seat, state.players, plan.value_scale, buffers.inputs)
        return predict(table.net, buffers.row, buffers.inputs, buffers.x, buffers.y)

    @rule
    def add_values(board: Any, seat: int, table: Table, count: int, kept: int) -> None:
        """Add what the present sample says of each action, and of the candidates by the network."""
        beam, buffers = table.beam, table.buffers
        for k in range(count):
            buffers.found[BY_HEURISTIC, k] += beam.values[BEST, k]
        for k in range(kept if table.by_network[seat] else 0):
            place = buffers.order[k]
            if beam.values[BEST, place] > NO_VALUE:
                buffers.found[BY_NETWORK, place] += value(board, beam.ends[place], seat, table)

    return look, add_values


def play_rule(look: Any, add_values: Any, determinizations: Any) -> Any:
    @rule
    def decide(board: Any, seat: int, table: Table, draw: np.uint64) -> int:
        """The place of the action to take, by one or more samples of what is hidden."""
        beam, buffers, plan, by_network = table.beam, table.buffers, table.plan, table.by_network[seat]
        total, kept, count = determinizations(buffers.game[0]), 0, 0
        for sample in range(MOST_SAMPLES):
            if sample >= total:
                break
            draw = mixed(draw)
            beam.states[0] = buffers.game[0]
            determinize(board, beam.states[0], seat, seed_of(draw))
            count = search_afresh(board, seat, beam)
            if count == 1:
                return ONLY
            if sample == 0:
                kept = begin(beam, count, plan.candidates if by_network else plan.near_best, buffers, draw)
                if by_network and reveals(beam, kept, buffers):
                    total = max(total, plan.determinizations)
            add_values(board, seat, table, count, kept)
        return pick(table, count, kept, by_network, mixed(draw + np.uint64(1)))

    @rule
    def keep(board: Any, seat: int, table: Table, count: int, draw: np.uint64) -> None:
        """Sample what a seat may know of the present position, with the heuristic values of all seats."""
        buffers, samples = table.buffers, table.samples
        buffers.known[0] = buffers.game[0]
        determinize(board, buffers.known[0], seat, seed_of(draw))
        look(board, buffers.known[0], seat, buffers)
        for k in range(buffers.row.shape[0]):
            samples.rows[count, k] = buffers.row[k]
        for k in range(buffers.values.shape[0]):
            samples.values[count, k] = buffers.values[k]
        samples.seats[count] = seat

    @rule
    def play(board: Any, table: Table, seed: int) -> int:
        """Play the game to its end; return how many positions were sampled."""
        beam, game, plan, log = table.beam, table.buffers.game, table.plan, table.buffers.log
        draw, count = mixed(np.uint64(seed)), 0
        for _ in range(MOST_DECISIONS):
            if is_over(game[0]):
                break
            seat = to_move(game[0])
            draw = mixed(draw)
            chosen = decide(board, seat, table, draw)
            draw = mixed(draw)
            if chosen == ONLY:
                apply(board, game[0], beam.actions[0], log)
            elif plan.whole_moves > table.by_network[seat] and beam.values[BEST, chosen] > NO_VALUE:
                game[0] = beam.ends[chosen]
            else:
                apply(board, game[0], beam.actions[chosen], log)
            if chosen == ONLY or is_over(game[0]) or let_pass(game[0]) >= 0:
                continue
            if to_move(game[0]) == seat and plan.within_moves == 0:
                continue
            draw = mixed(draw)
            if count < table.samples.rows.shape[0] and chance_of(draw) < plan.keep_rate:
                draw = mixed(draw)
                keep(board, who_looks(game[0], seat, plan, draw), table, count, draw)
                count += 1
        return count

    return play


@cache
def play_rule_of(game: Game) -> Any:
    determinizations = rule(heuristic_of(game).determinizations)
    return play_rule(*evaluation_rules(observer_of(game).observe), determinizations)


@dataclass(frozen=True)
class Positions:
    """Sampled positions of one game: what a seat saw, the heuristic values by seat, and the result, own seat first."""

    rows: Array
    values: Array
    seats: Array
    players: Array
    shares: Array
    scores: Array


class SelfPlayer:
    """Plays games of one kind, one after the other. A beam or depth of 0 is that of the heuristic."""

    def __init__(self, game: Game, *, beam: int = 0, depth: int = 0, most: int = 1) -> None:
        bind_heuristic(game)
        heuristic, contract, observer = heuristic_of(game), game.contract, observer_of(game)
        self.game, self.seats, self.size = game, observer.layout.seats, observer.layout.size
        self.net = blank_weights(self.size, self.seats)
        self._play = play_rule_of(game)
        self._beam = new_beam(contract, depth or heuristic.depth, beam or heuristic.beam)
        rows = np.zeros((most, self.size), np.uint8)
        self._samples = Samples(rows, np.zeros((most, self.seats)), np.zeros(most, np.int64))
        bots = Path(__file__).parents[2] / "bots"
        own = (Path(__file__), bots / "models" / "value_network.py", bots / "terminal.py")
        unit = Unit(f"{game.id}-moves-{observer.layout.fingerprint[:8]}", (*beam_unit(game).sources, *own))
        example = self._table(np.zeros(1, np.int64), Plan())
        prepare({unit: lambda: [("play", self._play, (game.load_board().record, example, 0))]})

    def _table(self, by_network: Array, plan: Plan) -> Table:
        return Table(self._beam, self._buffers(), by_network, self.net, plan, self._samples)

    def _buffers(self) -> Buffers:
        contract, width = self.game.contract, len(self.net.bias)
        state = contract.State.dtype
        return Buffers(
            game=np.zeros(1, state),
            known=np.zeros(1, state),
            trial=np.zeros(1, state),
            row=np.zeros(self.size, np.uint8),
            values=np.zeros(self.seats),
            inputs=np.zeros(COLUMNS * self.seats, np.float32),
            x=np.zeros(width, np.float32),
            y=np.zeros(width, np.float32),
            order=np.zeros(contract.out_size, np.int64),
            found=np.zeros((3, contract.out_size)),
            log=no_log(),
            workspace=np.zeros(WORKSPACE),
        )

    def play(self, match: Match, by_network: Array, plan: Plan, random: Random) -> Positions:
        """One game from the position of a match."""
        table = self._table(by_network, plan)
        table.buffers.game[0] = match.state
        count = self._play(match.board.record, table, random.getrandbits(62))
        return self._sampled(table.buffers.game[0], count)

    def _sampled(self, state: Any, count: int) -> Positions:
        contract, players = self.game.contract, int(state["players"])
        assert contract.is_over(state)
        shares = np.array([float(win_share(state, seat)) for seat in range(players)])
        scores = np.array([float(contract.score(state, seat)) for seat in range(players)])
        seats = self._samples.seats[:count].copy()
        return Positions(self._samples.rows[:count].copy(), self._samples.values[:count].astype(np.float32), seats,
                         np.full(count, players), self._own_first(shares, seats),
                         self._own_first(scores, seats))  # fmt: skip

    def _own_first(self, by_seat: Array, seats: Array) -> Array:
        found = np.zeros((len(seats), self.seats), np.float32)
        for row, seat in zip(found, seats, strict=True):
            row[: len(by_seat)] = np.roll(by_seat, -seat)
        return found
