"""The kernel: all that a game may use, on one page. It names no game.

Names are loaded when first asked for, so that listing the games does not wait for the compiler.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.kernel.action import NUMBER, SEAT, Action, Kind, Labels, Verbs
    from branchline.kernel.areas import AreaGraph, area_graph
    from branchline.kernel.chance import draw, shuffle, sow
    from branchline.kernel.contract import Contract, Sheet
    from branchline.kernel.errors import BadBoard, BadPosition, BranchlineError, Flaw, IllegalAction
    from branchline.kernel.events import Event, Events, emit
    from branchline.kernel.frames import ask, close_frame, decider, open_frame, present_phase
    from branchline.kernel.game import Game
    from branchline.kernel.hexes import NOWHERE, SIDES, neighbour_table, opposite, turned
    from branchline.kernel.majorities import share_prizes
    from branchline.kernel.match import Match
    from branchline.kernel.options import Option, switch
    from branchline.kernel.reasons import ALLOWED, Reason, Reasons
    from branchline.kernel.record import DERIVED, SCRATCH, Array, Record, i8, i16, i32, i64, u8, u16, u32, u64
    from branchline.kernel.rules import rule
    from branchline.kernel.words import LANGUAGES, Words, joined

_PAGES = {
    "record": "Record Array i8 i16 i32 i64 u8 u16 u32 u64 DERIVED SCRATCH",
    "rules": "rule",
    "action": "Action Kind Labels Verbs SEAT NUMBER",
    "reasons": "ALLOWED Reason Reasons",
    "events": "Event Events emit",
    "chance": "draw shuffle sow",
    "frames": "ask open_frame close_frame present_phase decider",
    "hexes": "SIDES NOWHERE neighbour_table opposite turned",
    "areas": "AreaGraph area_graph",
    "majorities": "share_prizes",
    "options": "Option switch",
    "contract": "Contract Sheet",
    "game": "Game",
    "match": "Match",
    "words": "LANGUAGES Words joined",
    "errors": "BranchlineError BadBoard BadPosition Flaw IllegalAction",
}
_HOME = {name: page for page, names in _PAGES.items() for name in names.split()}

__all__ = [
    "ALLOWED", "DERIVED", "LANGUAGES", "NOWHERE", "NUMBER", "SCRATCH", "SEAT", "SIDES", "Action", "AreaGraph", "Array",
    "BadBoard", "BadPosition", "BranchlineError", "Contract", "Event", "Events", "Flaw", "Game", "IllegalAction",
    "Kind", "Labels", "Match", "Option", "Reason", "Reasons", "Record", "Sheet", "Verbs", "Words", "area_graph", "ask",
    "close_frame", "decider", "draw", "emit", "i8", "i16", "i32", "i64", "joined", "neighbour_table", "open_frame",
    "opposite", "present_phase", "rule", "share_prizes", "shuffle", "sow", "switch", "turned", "u8", "u16", "u32",
    "u64",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"the kernel has no {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
