"""The kernel: all that a game may use, on one page. It names no game.

Names are loaded when first asked for, so that listing the games does not wait for the compiler.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.kernel.action import Action, Verbs
    from branchline.kernel.areas import AreaGraph, area_graph
    from branchline.kernel.bits import bit, count_flags, first_flag, flag
    from branchline.kernel.chance import draw, draw_hidden, reseed, reshuffle, shuffle
    from branchline.kernel.contract import Contract, LoadedBoard
    from branchline.kernel.description import Description, Telling
    from branchline.kernel.errors import BadBoard, BadPosition, BranchlineError, Flaw, IllegalAction
    from branchline.kernel.events import Event, Events, emit
    from branchline.kernel.game import Game
    from branchline.kernel.hexes import NOWHERE, SIDE_NAMES, SIDES, nearest, neighbour_table, opposite, turned
    from branchline.kernel.kinds import DEBT, NOBODY, NUMBER, SEAT, Kind, Labels
    from branchline.kernel.majorities import prize_of
    from branchline.kernel.match import Match
    from branchline.kernel.networks import NOT_SEEN, begin_search, look_around
    from branchline.kernel.options import Option, switch
    from branchline.kernel.position import (
        Position,
        ask,
        decider,
        frame_argument,
        has_ended,
        present_phase,
        reveal,
    )
    from branchline.kernel.reasons import ALLOWED, Reason, Reasons
    from branchline.kernel.record import (
        DERIVED,
        EVERYONE,
        NO_SEAT,
        OPTION,
        OWN_SEAT,
        SCRATCH,
        YES_NO,
        Array,
        Record,
        between,
        i8,
        i16,
        i32,
        i64,
        maybe,
        one_of,
        some_of,
        u8,
        u16,
        u32,
        u64,
        up_to,
    )
    from branchline.kernel.rules import rule
    from branchline.kernel.turn import OVER, Answer, Phase, Step, Turn
    from branchline.kernel.vocabulary import EVERY_WORD, Vocabulary
    from branchline.kernel.words import LANGUAGES, Words, joined

_PAGES = {
    "kinds": "DEBT NOBODY NUMBER SEAT Kind Labels",
    "record": "Record Array i8 i16 i32 i64 u8 u16 u32 u64 DERIVED SCRATCH "
    "EVERYONE NO_SEAT OWN_SEAT OPTION YES_NO between maybe one_of some_of up_to",
    "rules": "rule",
    "position": "Position ask decider frame_argument has_ended present_phase reveal",
    "action": "Action Verbs",
    "reasons": "ALLOWED Reason Reasons",
    "events": "Event Events emit",
    "bits": "bit count_flags first_flag flag",
    "chance": "draw draw_hidden reshuffle shuffle reseed",
    "hexes": "SIDES SIDE_NAMES NOWHERE nearest neighbour_table opposite turned",
    "areas": "AreaGraph area_graph",
    "majorities": "prize_of",
    "networks": "NOT_SEEN begin_search look_around",
    "options": "Option switch",
    "turn": "OVER Answer Phase Step Turn",
    "contract": "Contract LoadedBoard",
    "description": "Description Telling",
    "game": "Game",
    "match": "Match",
    "vocabulary": "EVERY_WORD Vocabulary",
    "words": "LANGUAGES Words joined",
    "errors": "BranchlineError BadBoard BadPosition Flaw IllegalAction",
}
_HOME = {name: page for page, names in _PAGES.items() for name in names.split()}

__all__ = [
    "ALLOWED",
    "DEBT",
    "DERIVED",
    "EVERYONE",
    "EVERY_WORD",
    "LANGUAGES",
    "NOBODY",
    "NOT_SEEN",
    "NOWHERE",
    "NO_SEAT",
    "NUMBER",
    "OPTION",
    "OVER",
    "OWN_SEAT",
    "SCRATCH",
    "SEAT",
    "SIDES",
    "SIDE_NAMES",
    "YES_NO",
    "Action",
    "Answer",
    "AreaGraph",
    "Array",
    "BadBoard",
    "BadPosition",
    "BranchlineError",
    "Contract",
    "Description",
    "Event",
    "Events",
    "Flaw",
    "Game",
    "IllegalAction",
    "Kind",
    "Labels",
    "LoadedBoard",
    "Match",
    "Option",
    "Phase",
    "Position",
    "Reason",
    "Reasons",
    "Record",
    "Step",
    "Telling",
    "Turn",
    "Verbs",
    "Vocabulary",
    "Words",
    "area_graph",
    "ask",
    "begin_search",
    "between",
    "bit",
    "count_flags",
    "decider",
    "draw",
    "draw_hidden",
    "emit",
    "first_flag",
    "flag",
    "frame_argument",
    "has_ended",
    "i8",
    "i16",
    "i32",
    "i64",
    "joined",
    "look_around",
    "maybe",
    "nearest",
    "neighbour_table",
    "one_of",
    "opposite",
    "present_phase",
    "prize_of",
    "reseed",
    "reshuffle",
    "reveal",
    "rule",
    "shuffle",
    "some_of",
    "switch",
    "turned",
    "u8",
    "u16",
    "u32",
    "u64",
    "up_to",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"the kernel has no {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
