"""Many tables at once: each has its position, and who is to move there sees, decides and is answered for all together.

The rules on this page do the work for one table; on a CPU a loop calls them, on CUDA a thread does.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from branchline.bots.models.observe import Observer
from branchline.kernel.chance import reseed
from branchline.kernel.compiler.units import Unit, prepare
from branchline.kernel.events import no_log
from branchline.kernel.record import Array
from branchline.kernel.rules import rule

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract
    from branchline.kernel.game import Game


class Tables(Protocol):
    """All arrays have a row for each table; those that are written were all zeros."""

    def deal(self, seed: int) -> None:
        """A new game at every table."""

    def look(self, rows: Any, allowed: Any, seats: Any) -> None:
        """For who is to move: the observation, a mark for each legal action, and the seat."""

    def play(self, actions: Any, seed: int, over: Any, shares: Any, scores: Any) -> None:
        """Carry out an action at each table. Where that ends the game: a mark, each seat's share of the win and its
        score; then a new game is dealt."""


class Outputs(NamedTuple):
    """What playing an action writes: the log, and of games that ended a mark, shares of the win and scores."""

    log: Any
    over: Any
    shares: Any
    scores: Any


@dataclass(frozen=True)
class TableRules:
    deal: Any
    look: Any
    play: Any


def table_rules(contract: Contract) -> TableRules:
    setup, legal, apply, to_move = contract.setup, contract.legal, contract.apply, contract.to_move
    is_over, score, standing = contract.is_over, contract.score, contract.standing or contract.score

    @rule
    def deal(board: Any, states: Any, starts: Any, table: int, seed: int) -> None:
        states[table] = starts[table % starts.shape[0]]
        reseed(states[table], seed)
        setup(board, states[table])

    @rule
    def look(board: Any, states: Any, table: int, out: Array, allowed: Array, seats: Array) -> None:
        count = legal(board, states[table], out[table])
        for k in range(count):
            allowed[table, out[table, k]] = 1
        seats[table] = to_move(states[table])

    @rule
    def write_result(state: Any, table: int, outputs: Outputs) -> None:
        """Those who stand highest share the win."""
        best, count = standing(state, 0), 0
        for seat in range(state.players):
            best = max(best, standing(state, seat))
        for seat in range(state.players):
            count += standing(state, seat) == best
        for seat in range(state.players):
            outputs.scores[table, seat] = score(state, seat)
            if standing(state, seat) == best:
                outputs.shares[table, seat] = 1.0 / count

    @rule
    def play(board: Any, states: Any, starts: Any, table: int, action: int, seed: int, outputs: Outputs) -> None:
        apply(board, states[table], action, outputs.log)
        if is_over(states[table]):
            outputs.over[table] = 1
            write_result(states[table], table, outputs)
            deal(board, states, starts, table, seed)

    return TableRules(deal, look, play)


class CpuTables:
    """Tables on one core; arrays are NumPy's, or tensors that share their memory."""

    def __init__(self, game: Game, observer: Observer, starts: Array, tables: int) -> None:
        contract = game.contract
        self._board = game.load_board().record
        self._starts = starts
        self._states = np.zeros(tables, contract.State.dtype)
        self._out = np.zeros((tables, contract.out_size), np.int32)
        self._log = no_log()
        self._deal, self._look, self._play = _loops(table_rules(contract), observer.observe)
        self._prepare(observer)

    def deal(self, seed: int) -> None:
        self._deal(self._board, self._states, self._starts, seed)

    def look(self, rows: Any, allowed: Any, seats: Any) -> None:
        self._look(self._board, self._states, self._out, rows.numpy(), allowed.numpy(), seats.numpy())

    def play(self, actions: Any, seed: int, over: Any, shares: Any, scores: Any) -> None:
        self._play(self._board, self._states, self._starts, actions.numpy(), seed,
                   Outputs(self._log, over.numpy(), shares.numpy(), scores.numpy()))  # fmt: skip

    def _prepare(self, observer: Observer) -> None:
        """Compile the loops, with all they call."""
        byte, number, real = np.zeros((1, 1), np.uint8), np.zeros(1, np.int64), np.zeros((1, 1), np.float32)
        shared = (self._board, self._states)
        unit = Unit(observer.unit.name.replace("observe", "tables"), (*observer.unit.sources, Path(__file__)))
        prepare({
            unit: lambda: [
                ("deal", self._deal, (*shared, self._starts, 0)),
                ("look", self._look, (*shared, self._out, byte, byte, number)),
                ("play", self._play, (*shared, self._starts, number, 0, Outputs(self._log, byte[0], real, real))),
            ]
        })  # fmt: skip


def _loops(rules: TableRules, observe: Any) -> tuple[Any, Any, Any]:
    deal, look, play = rules.deal, rules.look, rules.play

    @rule
    def deal_all(board: Any, states: Any, starts: Any, seed: int) -> None:
        for table in range(states.shape[0]):
            deal(board, states, starts, table, seed + table)

    @rule
    def look_all(board: Any, states: Any, out: Array, rows: Array, allowed: Array, seats: Array) -> None:
        for table in range(states.shape[0]):
            look(board, states, table, out, allowed, seats)
            observe(board, states[table], seats[table], 0, 1, rows[table])

    @rule
    def play_all(board: Any, states: Any, starts: Any, actions: Array, seed: int, outputs: Outputs) -> None:
        for table in range(states.shape[0]):
            play(board, states, starts, table, actions[table], seed + table, outputs)

    return deal_all, look_all, play_all
