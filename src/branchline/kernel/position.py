"""What every position has: chance, the number of players, and the open question.

Frames say who is asked what now, and what was interrupted to ask it: the top frame is the open question, and closing
it returns to the one below. A game declares `phase`, `decider` and `ended` anew with its own kinds, and with as many
frames as it needs.
"""

from __future__ import annotations

from branchline.kernel.kinds import NUMBER, SEAT, Kind
from branchline.kernel.record import NO_SEAT, Array, Record, between, i8, i16, i32, maybe, u32, u64, up_to
from branchline.kernel.rules import rule

STREAMS = 2
OPEN, HIDDEN = range(STREAMS)
"""What is rolled before everybody's eyes, and what is dealt face down."""
MOST_COMING = 8
DRAW = Kind("draw", 1 << 15)


class Position(Record):
    generator: int = i8(holds=between(1, 2), known_to=NO_SEAT)
    """Which generator chance comes from: 1 until version 1 of the rules, 2 since then."""
    key: Array = u64(2, holds=up_to((1 << 64) - 1), known_to=NO_SEAT)
    drawn: Array = u32(STREAMS, holds=up_to((1 << 32) - 1), known_to=NO_SEAT)
    """How often each stream was drawn from."""
    coming: Array = i16(MOST_COMING, holds=maybe(DRAW), known_to=NO_SEAT)
    """What the next draws will give, where a test or a puzzle fixes it."""
    revealed: int = i32(holds=up_to((1 << 31) - 1))
    """How often chance has spoken or something hidden was turned up."""

    players: int = i8(holds=between(1, SEAT.size))
    phase: Array = i8(1, holds=NUMBER)
    decider: Array = i8(1, holds=maybe(SEAT))
    argument: Array = i16(1, 2, holds=between(-1, (1 << 15) - 1))
    """What a frame is about."""
    depth: int = i8(holds=up_to(7))
    ended: int = i8(holds=NUMBER)
    """Why the game is over; 0 while it goes on."""


@rule
def open_frame(state: Position) -> None:
    """Interrupt what is asked now: the next question lies on top of it."""
    state.depth += 1


@rule
def close_frame(state: Position) -> None:
    ask(state, 0, -1, 0, 0)
    state.depth -= 1


@rule
def ask(state: Position, phase: int, seat: int, a: int = 0, b: int = 0) -> None:
    """Put another question, or ask another seat, at the present level."""
    state.phase[state.depth] = phase
    state.decider[state.depth] = seat
    state.argument[state.depth, 0] = a
    state.argument[state.depth, 1] = b


@rule
def present_phase(state: Position) -> int:
    return state.phase[state.depth]


@rule
def decider(state: Position) -> int:
    """The seat that must answer now."""
    return state.decider[state.depth]


@rule
def frame_argument(state: Position, k: int) -> int:
    return state.argument[state.depth, k]


@rule
def has_ended(state: Position) -> bool:
    return state.ended != 0


@rule
def reveal(state: Position) -> None:
    """Something hidden has come to light: what was done before it is no longer taken back for nothing."""
    state.revealed += 1
