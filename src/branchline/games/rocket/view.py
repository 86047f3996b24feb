"""§15 What a seat may see, and what to tell it."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from branchline.games.rocket.actions import ADVANCE, BID, VERBS
from branchline.games.rocket.components import (
    ABSORBED,
    ACT,
    ANSWER,
    AUTONOMOUS,
    CITY,
    ENDINGS,
    NOBODY,
    NOT_DEPARTED,
    PUT_DOWN,
    VETO,
)
from branchline.games.rocket.ending import score_all
from branchline.games.rocket.lines import is_live
from branchline.games.rocket.reasons import (
    AHEAD_OFF_MAP,
    HEX_NOT_ALLOWED,
    HEX_OFF_MAP,
    LINE_AUTONOMOUS,
    NO_SHARE_LEFT,
    NOT_ADJACENT,
)
from branchline.kernel import ALLOWED, SIDES, Sheet
from branchline.kernel.events import no_log

PHASES = {ACT: "act", PUT_DOWN: "put_down", VETO: "veto", ANSWER: "answer"}
AT_SEA = re.compile(r"\d+,\d+")
STATUSES = ("live", "autonomous", "absorbed")


def view(sheet: Sheet, state: Any, seat: int | None) -> dict[str, Any]:
    hexes = sheet.labels["hex"]
    lines, stations = state.line.tolist(), state.station.tolist()
    return {
        "players": int(state.players),
        "phase": "over" if state.ended else PHASES[int(state.phase[state.depth])],
        "to_move": None if state.ended else int(state.decider[state.depth]),
        "active": int(state.active),
        "actions_done": int(state.actions_done),
        "advanced": [company for c, company in enumerate(sheet.labels["company"].labels) if state.advanced >> c & 1],
        "ending": end_reason(state),
        "tiles_left": int(state.tiles_left),
        "passengers_left": int(state.passengers_left),
        "stall": int(state.stall),
        "companies": [_company(sheet, state, c, lines, stations) for c in range(sheet.record.companies)],
        "stations": {hexes[hex]: owner for hex, owner in enumerate(stations) if owner != NOBODY},
        "cities": _tokens(sheet, state.tokens_left.tolist()),
        "seats": _seats(sheet, state, seat),
        "lifted": None if state.lifted == NOBODY else hexes[state.lifted],
        "veto": _veto(sheet, state),
    }


def _company(sheet: Sheet, state: Any, company: int, lines: list[int], stations: list[int]) -> dict[str, Any]:
    hexes, towns, facing = sheet.labels["hex"], sheet.labels["town"].labels, int(state.facing[company])
    line = [hex for hex, owner in enumerate(lines) if owner == company]
    joined, players = int(state.joined[company]), int(state.players)
    owners = [stations[hex] for hex in line]
    return {
        "id": sheet.labels["company"][company],
        "status": STATUSES[state.status[company]],
        "locomotive": hexes[state.locomotive[company]] if state.status[company] != ABSORBED else None,
        "facing": None if facing == NOT_DEPARTED else sheet.labels["direction"][facing],
        "line": [hexes[hex] for hex in line],
        "towns": [town for index, town in enumerate(towns) if joined >> index & 1],
        "worth": joined.bit_count(),
        "bank": int(state.bank[company]),
        "shares": state.shares[company, :players].tolist(),
        "supplementary": state.supplementary[company, :players].tolist(),
        "stations": [owners.count(seat) for seat in range(players)],
    }


def _tokens(sheet: Sheet, tokens: list[list[int]]) -> dict[str, dict[str, int]]:
    """The tokens of each city by good; cities without any are shown empty."""
    goods, kinds = sheet.labels["good"].labels, sheet.record.kind.tolist()
    return {
        town: {good: count for good, count in zip(goods, tokens[index], strict=False) if count}
        for index, town in enumerate(sheet.labels["town"].labels)
        if kinds[index] == CITY
    }


def _seats(sheet: Sheet, state: Any, seat: int | None) -> list[dict[str, Any]]:
    """SR-15.1, SR-15.2 Everything is open but, by option, the money of others."""
    projected = projection(sheet, state)
    return [
        {
            "cash": int(state.cash[other]) * 1000 if shown else None,
            "projected": projected[other] if shown else None,
            "stations_left": int(state.stations_left[other]),
            "passengers": int(state.passengers[other]),
            "tokens": {town: goods for town, goods in _tokens(sheet, state.tokens[other].tolist()).items() if goods},
        }
        for other in range(state.players)
        for shown in [bool(state.open_cash or state.ended or other == seat)]
    ]


def projection(sheet: Sheet, state: Any) -> list[int]:
    """The money each seat would have if the game ended now."""
    copy = state.copy()
    if not copy.ended:
        score_all(sheet.record, copy, no_log())
    return [int(copy.cash[seat]) * 1000 for seat in range(state.players)]


def _veto(sheet: Sheet, state: Any) -> dict[str, Any] | None:
    if state.mover == NOBODY:
        return None
    directions = sheet.labels["direction"]
    bid = state.high > 0
    return {
        "company": sheet.labels["company"][state.mover],
        "aim": directions[state.aim],
        "exits": [directions[d] for d in range(SIDES) if state.exits >> d & 1],
        "high": int(state.high),
        "bidder": int(state.high_bidder) if bid else None,
        "direction": directions[state.high_direction] if bid else None,
    }


def end_reason(state: Any) -> str:
    return ENDINGS[state.ended]


def prompt(sheet: Sheet, state: Any) -> tuple[str, dict[str, tuple[str, int]]]:
    if state.ended:
        return "over", {}
    seat = {"seat": ("seat", int(state.decider[state.depth]))}
    phase = int(state.phase[state.depth])
    if phase == ACT:
        return ("act-second" if state.actions_done else "act-first"), seat
    if phase == PUT_DOWN:
        return "put-down", seat | {"hex": ("hex", int(state.lifted))}
    target = state.high_direction if state.high else state.aim
    hex = int(sheet.record.neighbour[state.locomotive[state.mover], target])
    veto = seat | {
        "mover": ("seat", int(state.active)),
        "company": ("company", int(state.mover)),
        "hex": ("hex", hex),
        "high": ("number", int(state.high)),
    }
    if phase == VETO:
        held = int(state.shares[state.mover, state.decider[state.depth]])
        held += int(state.supplementary[state.mover, state.decider[state.depth]])
        return "veto", veto | {"held": ("number", held)}
    own = int(sheet.record.neighbour[state.locomotive[state.mover], state.aim])
    return "answer", veto | {"bidder": ("seat", int(state.high_bidder)), "own": ("hex", own)}


def details(sheet: Sheet, state: Any, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    if code == "touches_two_lines":
        company, direction = VERBS["advance"].unpack(action)
        hex = sheet.record.neighbour[state.locomotive[company], direction]
        near = [int(state.line[h]) for h in sheet.record.neighbour[hex] if h >= 0]
        lines = sorted({line for line in near if line not in (NOBODY, company)})
        return {"lines": " + ".join(sheet.names["company"][line] for line in lines)}
    if code in ("bid_too_low", "match_only", "cannot_match"):
        return {"high": int(state.high)}
    if code == "bid_exceeds_holding":
        seat = state.decider[state.depth]
        return {"held": int(state.shares[state.mover, seat]) + int(state.supplementary[state.mover, seat])}
    return {}


def read(sheet: Sheet, state: Any, verb: str, words: list[str]) -> list[str] | int:
    """A destination may be typed as a hex instead of a direction; hexes at sea are understood too."""
    hex = sheet.labels["hex"].index(words[-1]) if words else None
    if hex is None and words and AT_SEA.fullmatch(words[-1]):
        return HEX_NOT_ALLOWED if verb == "bid" else AHEAD_OFF_MAP if verb == "advance" else HEX_OFF_MAP
    if hex is None or verb not in ("advance", "bid"):
        return words
    company = sheet.labels["company"].index(words[0]) if verb == "advance" else int(state.mover)
    if company is None or company == NOBODY or not is_live(state, company):
        return [*words[:-1], sheet.labels["direction"][0]]
    directions = np.flatnonzero(sheet.record.neighbour[state.locomotive[company]] == hex)
    if len(directions) == 0:
        return NOT_ADJACENT if verb == "advance" else HEX_NOT_ALLOWED
    return [*words[:-1], sheet.labels["direction"][int(directions[0])]]


def remark(sheet: Sheet, state: Any, action: int) -> int:
    """SR-6.7, SR-12.6 An advance that brings no share."""
    if not ADVANCE <= action < BID:
        return ALLOWED
    company = (action - ADVANCE) // SIDES
    if state.bank[company] > 0:
        return ALLOWED
    return LINE_AUTONOMOUS if state.status[company] == AUTONOMOUS else NO_SHARE_LEFT
