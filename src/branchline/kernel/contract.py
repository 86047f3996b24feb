"""The contract: what a game gives the kernel, and the kernel names that find it.

Generic code (matches, search, vector environments) calls `legal(board, state, out)`, `apply(…)` and so on. Called from
Python they look the game up; inside a rule Numba picks the implementation at compile time from the record type of the
state, so that one search compiles into a specialised one for each game, at no cost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from branchline.kernel.action import Verbs
from branchline.kernel.chance import reseed
from branchline.kernel.description import Description, Telling, describe_view
from branchline.kernel.errors import Flaw
from branchline.kernel.events import Events
from branchline.kernel.kinds import NOBODY, Kind, Labels
from branchline.kernel.position import Position, decider, has_ended
from branchline.kernel.reasons import Reasons
from branchline.kernel.record import Record
from branchline.kernel.rules import has_compiler, interpreted, rule
from branchline.kernel.turn import Turn


@dataclass(frozen=True)
class LoadedBoard:
    """A board as loaded: the record the rules read, the data it came from, and the labels of its parts."""

    record: Any
    data: dict[str, Any]
    labels: dict[str, Labels]
    names: dict[str, list[str]]
    """For each kind with proper names (towns, companies): what to print in sentences."""
    digest: str
    found_names: dict[tuple[str, int, str], str] = field(default_factory=dict, compare=False, repr=False)
    """What things are called in a language, as far as somebody has asked: it is the same for a whole board."""
    written: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The numbers of actions that were read as a match writes them."""
    texts: dict[int, str] = field(default_factory=dict, compare=False, repr=False)
    """How a match writes actions, as far as somebody has asked."""


# --- what most games answer alike -----------------------------------------------------------------------------


@rule
def nothing_follows(board: Any, state: Any) -> None:
    """No field is derived."""


@rule
def new_chance(board: Any, state: Any, seat: int, seed: int) -> None:
    """Nothing is hidden but what is to come."""
    reseed(state, seed)


@dataclass(frozen=True, eq=False)
class Contract:
    """Everything a game provides. The first group are rules, compiled; the second runs in plain Python."""

    State: type[Position]
    Board: type[Record]
    verbs: Verbs
    reasons: Reasons
    events: Events

    setup: Callable[..., None]
    """(board, state): deal a new game into a state whose `players`, chance and option fields are filled."""
    score: Callable[..., int]
    """(state, seat)"""
    load_board: Callable[[dict[str, Any]], Any]
    """From the data of a board file: (record, labels, names)."""
    view: Callable[[LoadedBoard, Any, int | None], Any]
    """What a seat (None: a spectator) may see, ready for JSON, from a state in which all else is blank."""
    prompt: Callable[[LoadedBoard, Any], tuple[str, dict[str, tuple[str, int]]]]
    """The key of the sentence that says what is asked, and its arguments as (kind, index)."""

    turn: Turn
    """The sequence of play, from which the rules `legal` to `settle` are made."""
    legal: Callable[..., int] = field(init=False)
    """(board, state, out): write the numbers of all legal actions, return how many."""
    why_not: Callable[..., int] = field(init=False)
    """(board, state, action): ALLOWED, or the reason code."""
    why_not_seat: Callable[..., int] = field(init=False)
    """(board, state, seat): ALLOWED if this seat is asked now, or the reason code."""
    apply: Callable[..., None] = field(init=False)
    """(board, state, action, log): carry out a legal action and everything that follows from it."""
    let_pass: Callable[..., int] = field(init=False)
    """(state): the action that lets an interrupting question go by, or -1 where the open question is nobody's
    interruption. Previews and short searches use it to see what a move does if nobody objects."""
    overdue: Callable[..., int] = field(init=False)
    """(state): the answer that counts for whoever has let their time run out, or -1 where a bot decides for them."""
    settle: Callable[..., None] = field(init=False)
    """(board, state, log): in a position that was written down, carry out what nobody has to decide."""

    derive: Callable[..., None] = nothing_follows
    """(board, state): work out all derived fields from the kept ones."""
    to_move: Callable[..., int] = decider
    """(state): the seat that must decide."""
    is_over: Callable[..., bool] = has_ended
    determinize: Callable[..., None] = new_chance
    """(board, state, seat, seed): draw anew what this seat cannot know."""
    standing: Callable[..., int] | None = None
    """(state, seat): orders the seats at the end, higher first, where the score alone does not; a rule."""
    projection: Callable[[LoadedBoard, Any], list[int]] | None = None
    """What every seat would score if the game ended now, where the score leaves out what is counted only then."""

    describe: Callable[[Telling, Any], Description] = describe_view
    """A view in words."""
    viewing: Callable[..., list[tuple[Any, tuple[Any, ...]]]] = lambda board, state, log: []
    """(board, state, log): rules that the view calls often, each with examples of its arguments, to be compiled with
    the others."""
    prepare_board: Callable[[Any], None] = lambda board: None
    """Fill the derived fields of a board whose other fields were checked."""
    check: Callable[[LoadedBoard, Any], Flaw | None] = lambda board, state: None
    """The first thing in a position that cannot be, or None; its numbers are known to be in range."""
    complete: Callable[[LoadedBoard, Any, set[str]], None] = lambda board, state, given: None
    """Fill in what follows from the fields that were given of a position."""
    upgrade: Callable[[dict[str, Any]], dict[str, Any]] = lambda position: position
    """A position of version 1 of the rules, as it is said today."""
    details: Callable[[LoadedBoard, Any, int, str], dict[str, Any]] = lambda board, state, action, code: {}
    """More arguments for the sentence of a reason."""
    read: Callable[[LoadedBoard, Any, str, list[str]], list[str] | int] = lambda board, state, verb, words: words
    """Understand other ways to type an action's arguments; a number is the reason code why that cannot be."""
    remark: Callable[[LoadedBoard, Any, int], int] = lambda board, state, action: 0
    """A reason code that is no obstacle but worth telling about a legal action."""
    stakes: Mapping[str, Kind] = field(default_factory=dict)
    """What a move is told to bring, in this order: fields, or the score, each with the kind of its numbers. There is a
    message `outcome-…` for each; where a field names a seat, one for gaining and one for losing it."""
    near: Callable[[LoadedBoard, Kind, int], tuple[Kind, int] | None] = lambda board, kind, index: None
    """(board, kind, index): something with a name that a nameless thing lies near, as a hex near a town; the message
    `…-near` tells of both."""
    cause: Callable[[LoadedBoard, Any, Any, str, tuple[int, ...]], int] = lambda board, before, after, field, at: NOBODY
    """(board, before, after, field, at): which other thing of its kind has changed a number at stake, as a company
    that has absorbed another, or NOBODY; its sentence names that as `by`, which is “none” without it."""
    most_legal: int = 0
    """How long a list of legal actions can get; 0: as long as there are actions."""

    def __post_init__(self) -> None:
        for name, made in self.turn.rules.items():
            object.__setattr__(self, name, made)

    @property
    def out_size(self) -> int:
        return self.most_legal or self.verbs.size

    def end_reason(self, state: Any) -> str:
        """Why the game ended, as a key; empty while it goes on."""
        return self.endings[int(state.ended)]

    @property
    def endings(self) -> tuple[str, ...]:
        """The keys of the ways to end; the first stands for going on."""
        values = self.State.fields["ended"].holds
        assert values is not None and values.kind is not None
        return values.kind.labels

    @cached_property
    def until_fields(self) -> tuple[str, ...]:
        """The fields whose change makes secret actions and events everybody's business."""
        declared = [verb.secret_until for verb in self.verbs] + [kind.secret_until for kind in self.events]
        return tuple(dict.fromkeys(field for field in declared if field is not None))


_by_record: dict[Any, dict[str, Callable[..., Any]]] = {}


def bind(State: type[Record], **functions: Callable[..., Any]) -> None:
    """Let generic names find these functions whenever they are called with such a state."""
    for key in [State.dtype] if interpreted() else [State.dtype, _numba_type(State)]:
        _by_record.setdefault(key, {}).update(functions)


def _numba_type(State: type[Record]) -> Any:
    import numba

    return numba.typeof(State.blank())


def bind_contract(contract: Contract) -> None:
    names = ("setup", "legal", "apply", "let_pass", "to_move", "is_over", "score", "determinize")
    bind(contract.State, **{name: getattr(contract, name) for name in names})


def generic(stub: Callable[..., Any]) -> Callable[..., Any]:
    """A name whose implementation is picked by the record type of its argument `state`."""
    name, position = stub.__name__, stub.__code__.co_varnames.index("state")

    def call(*args: Any) -> Any:
        return _by_record[args[position].dtype][name](*args)

    call.__name__, call.__doc__ = name, stub.__doc__
    if has_compiler():
        _pick_when_compiling(call, name, position)
    return call


def _pick_when_compiling(call: Callable[..., Any], name: str, position: int) -> None:
    """Have Numba find the implementation by the type of the record."""
    from numba.extending import overload

    def choose(*args: Any) -> Any:
        chosen = _by_record[args[position]][name]

        def implementation(*args: Any) -> Any:
            return chosen(*args)

        return implementation

    overload(call)(choose)


@generic
def setup(board: Any, state: Any) -> None:
    """Deal a new game."""


@generic
def legal(board: Any, state: Any, out: Any) -> int:
    """Write the legal actions, return how many."""


@generic
def apply(board: Any, state: Any, action: int, log: Any) -> None:
    """Carry out a legal action."""


@generic
def let_pass(state: Any) -> int:
    """The action that lets an interruption go by, or -1."""


@generic
def to_move(state: Any) -> int:
    """The seat that must decide."""


@generic
def is_over(state: Any) -> bool:
    """Whether the game has ended."""


@generic
def score(state: Any, seat: int) -> int:
    """What a seat has."""


@generic
def determinize(board: Any, state: Any, seat: int, seed: int) -> None:
    """Draw anew what a seat cannot know."""
