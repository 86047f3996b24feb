"""§11 What a seat may know: the same for all of them, whatever lies face up."""

from typing import Any


def open_tiles(state: Any, seat: int, cell: int) -> bool:
    return state.open[cell] == 1


def open_slots(state: Any, seat: int, slot: int) -> bool:
    """RI-4.8"""
    return state.slot_open[slot] == 1
