"""`observe`: what a seat may know of a position, written as a row of numbers, on the CPU and on CUDA alike.

The page `observation` says what goes where; from that a rule is generated for each game and board, since compiled code
reads the fields of a record by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.models.layers import LAYERS, layer_steps
from branchline.bots.models.observation import COLUMN_BITS, MOST_COLUMN, STEPS, Block, Layout, is_seat, layout_of
from branchline.kernel.compiler.units import Steps, Unit, load, prepare, rules_of
from branchline.kernel.record import EVERYONE, Array
from branchline.kernel.rules import rule

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract, LoadedBoard
    from branchline.kernel.game import Game
    from branchline.kernel.position import Position
    from branchline.kernel.record import Record

# --- marks ----------------------------------------------------------------------------------------------------


@rule
def mark_member(row: Array, at: int, value: int, first: int, count: int) -> None:
    if first <= value < first + count:
        row[at + value - first] = 1


@rule
def mark_seat(row: Array, at: int, value: int, seat: int, players: int) -> None:
    if value >= 0:
        row[at + turned(value, seat, players)] = 1


@rule
def mark_owner(row: Array, at: int, value: int, seat: int, players: int, seats: int) -> None:
    if value >= 0:
        row[at + (turned(value, seat, players) if value < seats else value)] = 1


@rule
def mark_set(row: Array, at: int, value: int, count: int) -> None:
    for k in range(count):
        if np.int64(value) >> k & 1:
            row[at + k] = 1


@rule
def mark_owner_set(row: Array, at: int, value: int, seat: int, players: int, seats: int, count: int) -> None:
    for k in range(count):
        if np.int64(value) >> k & 1:
            row[at + (turned(k, seat, players) if k < seats else k)] = 1


@rule
def mark_small_number(row: Array, at: int, value: int, low: int, values: int) -> None:
    row[at] = value - low
    mark_member(row, at + 1, value, low + 1, values)


@rule
def mark_number(row: Array, at: int, value: int, low: int, columns: int, steps: int) -> None:
    mark_amount(row, at, at + columns, value - low, columns, steps)


@rule
def mark_signed_number(row: Array, at: int, value: int, columns: int, steps: int) -> None:
    mark_amount(row, at, at + 2 * columns, value, columns, steps)
    mark_amount(row, at + columns, at + 2 * columns + steps, -value, columns, steps)


@rule
def mark_amount(row: Array, at: int, steps_at: int, amount: int, columns: int, steps: int) -> None:
    for column in range(columns):
        if amount > 0:
            row[at + column] = min(amount >> SHIFTS[column], MOST_COLUMN)
    for k in range(steps):
        if amount < STEPS[k]:
            break
        row[steps_at + k] = 1


SHIFTS = np.array(COLUMN_BITS, np.int64)


@rule
def mark_handle(row: Array, at: int, value: int) -> None:
    if value >= 0:
        row[at] = 1


@rule
def turned(value: int, seat: int, players: int) -> int:
    """A seat, counted from the one that looks."""
    return value - seat if value >= seat else value - seat + players


SEATED = ("seat", "owner", "owner_set")
"""The marks that turn the seats."""

# --- the rule, generated --------------------------------------------------------------------------------------

PAGES = (Path(__file__), Path(__file__).parent / "observation.py")
INDICES = "abc"
INDENT = "    "


def source_of(layout: Layout, shared: bool) -> str:
    """The rule `observe`: (board, state, seat, row); where threads share it, (board, state, seat, row, lane, lanes)."""
    parameters = "board, state, seat, row" + ", lane, lanes" * shared
    lines = [f"def observe({parameters}):", "players = np.int64(state.players)", *["if lane == 0:"] * shared]
    plain = [line for block in layout.blocks if not block.counts for line in _entry(block, "", str(block.start))]
    body = [INDENT * shared + line for line in plain]
    body += [line for block in layout.blocks if block.counts for line in _loops(block, shared)]
    return "\n".join([lines[0], *(INDENT + line for line in [*lines[1:], *body])]) + "\n"


def _loops(block: Block, shared: bool) -> Iterator[str]:
    """Along each axis of a field, or, where threads share them, over all its entries."""
    place, depth = "", 0
    if shared:
        yield f"for entry in range(lane, {prod(block.counts)}, lanes):"
        depth = 1
    for number, (axis, count) in enumerate(zip(block.field.axes, block.counts, strict=True)):
        index, after = INDICES[number], prod(block.counts[number + 1 :])
        if shared:
            part = f"entry // {after}" if after > 1 else "entry"
            yield INDENT * depth + f"{index} = {part} % {count}" if number else INDENT * depth + f"{index} = {part}"
            if is_seat(axis):
                yield INDENT * depth + f"if {index} >= players:"
                yield INDENT * (depth + 1) + "continue"
        else:
            yield INDENT * depth + f"for {index} in range({'players' if is_seat(axis) else count}):"
            depth += 1
        where = f"turned({index}, seat, players)" if is_seat(axis) else index
        place = f"({place} * {count} + {where})" if place else where
    indices = ", ".join(INDICES[: len(block.counts)])
    for line in _entry(block, indices, f"{block.start} + {place} * {block.entry_width}"):
        yield INDENT * depth + line


def _entry(block: Block, indices: str, at: str) -> Iterator[str]:
    depth = ""
    if block.field.known_to is not EVERYONE:
        yield f"if {_knower(block)}(state, seat, {indices[:1] or 0}):"
        depth = INDENT
    yield f"{depth}value = state.{block.name}" + (f"[{indices}]" if indices else "")
    yield f"{depth}at = {at}"
    yield depth + _mark(block.marks.form, "at", "value", block.marks.sizes)
    if block.attributes:
        yield f"{depth}if value >= 0:"
        yield from (depth + INDENT + line for line in _attributes(block))


def _attributes(block: Block) -> Iterator[str]:
    offset = block.marks.width
    for attribute in block.attributes:
        for k in range(max(1, attribute.entries)):
            entry = f"state.{attribute.name}[value, {k}]" if attribute.entries else f"state.{attribute.name}[value]"
            yield _mark(attribute.marks.form, f"at + {offset}", entry, attribute.marks.sizes)
            offset += attribute.marks.width


def _mark(form: str, at: str, value: str, sizes: tuple[int, ...]) -> str:
    seated = ("seat", "players") if form in SEATED else ()
    return f"mark_{form}({', '.join(['row', at, value, *seated, *map(str, sizes)])})"


def _knower(block: Block) -> str:
    return f"may_know_{block.name}"


# --- what others call -----------------------------------------------------------------------------------------


class Observer:
    """Observations of one game on one board."""

    def __init__(self, game: Game, contract: Contract, loaded: LoadedBoard) -> None:
        self.layout = layout_of(game, contract, loaded)
        self.observe = _made(self.layout)
        """Written by one thread."""
        self.unit = Unit(f"{game.id}-observe-{self.layout.fingerprint[:8]}", (*rules_of(game).sources, *PAGES))
        self._contract = contract

    @cached_property
    def observe_together(self) -> Callable[..., None]:
        """The same, written by several threads, which take the entries of each field by turns."""
        return _made(self.layout, shared=True)

    @property
    def units(self) -> dict[Unit, Callable[[], Steps]]:
        """The observer, and the layers of the networks that read observations."""
        return {LAYERS: layer_steps, self.unit: self.steps}

    def prepare(self) -> None:
        """See to it that it runs compiled."""
        prepare(self.units)

    def load(self) -> bool:
        """Have it run compiled from now on, if it has been compiled, and the networks that read it."""
        return all(load(unit, steps) for unit, steps in self.units.items())

    def steps(self) -> Steps:
        board, state, row = self._contract.Board.blank(), self._contract.State.blank(), np.zeros(1, np.uint8)
        return [("observe", self.observe, (board, state, 0, row))]

    def row(self, board: Record, state: Position, seat: int) -> Array:
        row = np.zeros(self.layout.size, np.uint8)
        self.observe(board, state, seat, row)
        return row


@cache
def observer_of(game: Game) -> Observer:
    """Observations of a game on its own board."""
    return Observer(game, game.load_rules(compiled=False), game.load_board())


def _made(layout: Layout, shared: bool = False) -> Callable[..., None]:
    names: dict[str, Any] = {name: made for name, made in globals().items() if name.startswith("mark_")}
    names |= {"np": np, "turned": turned, "__name__": __name__}
    names |= {_knower(b): rule(b.field.known_to) for b in layout.blocks if b.field.known_to is not EVERYONE}
    exec(compile(source_of(layout, shared), f"<observe {layout.fingerprint[:8]}>", "exec"), names)
    made: Callable[..., None] = rule(names["observe"])
    return made
