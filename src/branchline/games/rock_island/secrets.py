"""§11 What a seat may know: the same for all of them, whatever lies face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.games.rock_island.state import State


def open_tiles(state: State, seat: int, cell: int) -> bool:
    return state.open[cell] == 1


def open_slots(state: State, seat: int, slot: int) -> bool:
    """RI-4.8"""
    return state.slot_open[slot] == 1
