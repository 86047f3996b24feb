"""Frames: who is asked what now, and what was interrupted to ask it.

A state that uses them has the fields `phase` and `decider` (arrays of one small integer a level) and `depth`.
The top frame is the open question; closing it returns to the one below.
"""

from __future__ import annotations

from typing import Any

from branchline.kernel.rules import rule


@rule
def open_frame(state: Any, phase: int, seat: int) -> None:
    state.depth += 1
    state.phase[state.depth] = phase
    state.decider[state.depth] = seat


@rule
def close_frame(state: Any) -> None:
    state.phase[state.depth] = 0
    state.decider[state.depth] = 0
    state.depth -= 1


@rule
def ask(state: Any, phase: int, seat: int) -> None:
    """Put another question, or ask another seat, at the present level."""
    state.phase[state.depth] = phase
    state.decider[state.depth] = seat


@rule
def present_phase(state: Any) -> int:
    return state.phase[state.depth]


@rule
def decider(state: Any) -> int:
    """The seat that must answer now."""
    return state.decider[state.depth]
