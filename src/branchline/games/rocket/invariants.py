"""What holds in every position: pieces are conserved and stand where they can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from branchline.games.rocket.components import (
    ABSORBED,
    ACT,
    ANSWER,
    AUTONOMOUS,
    COMPANIES,
    ENDINGS,
    LIVE,
    NOBODY,
    NOT_DEPARTED,
    PUT_DOWN,
    SEATS,
    VETO,
)
from branchline.games.rocket.lines import locomotive_at
from branchline.games.rocket.state import FRAMES
from branchline.kernel import SIDES, Flaw, Sheet


def check(sheet: Sheet, state: Any) -> Flaw | None:
    """SR-CC-47 The first thing in this position that cannot be, or None."""
    for chapter in (_turn, _lines, _shares, _tokens, _stations, _advance):
        for flaw in chapter(sheet, state):
            return flaw
    return None


def _turn(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    players = int(state.players)
    if not 0 <= state.active < players:
        yield Flaw("active", "SR-3.1", "no-such-seat", value=int(state.active))
    if not 0 <= state.actions_done < 2:
        yield Flaw("actions_done", "SR-3.1", "two-actions")
    if not 0 <= state.ended < len(ENDINGS):
        yield Flaw("ended", "SR-13.1", "no-such-ending", value=int(state.ended))
    if not 0 <= state.depth < FRAMES:
        yield Flaw("depth", "SR-3.1", "no-such-frame")
    elif not _phases_fit(state):
        yield Flaw("phase", "SR-3.1", "no-such-phase")
    elif not 0 <= state.decider[state.depth] < players:
        yield Flaw("decider", "SR-3.1", "no-such-seat", value=int(state.decider[state.depth]))
    if state.stall < 0:
        yield Flaw("stall", "SR-13.6", "negative")
    if not 0 <= state.tiles_left <= sheet.record.tiles or (state.tiles_left == 0 and not state.ended):
        yield Flaw("tiles_left", "SR-13.3", "tiles", value=int(state.tiles_left), all=int(sheet.record.tiles))
    if any(state.cash[seat] < 0 for seat in range(SEATS)):
        yield Flaw("cash", "SR-CC-47", "negative")


def _phases_fit(state: Any) -> bool:
    """The turn below, and at most one question that interrupts it."""
    if state.phase[0] != ACT or state.decider[0] != state.active:
        return False
    return state.depth == 0 or (state.depth == 1 and state.phase[1] in (PUT_DOWN, VETO, ANSWER))


def _lines(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, hexes, companies = sheet.record, sheet.labels["hex"], sheet.names["company"]
    standing: dict[int, int] = {}
    for company in range(board.companies):
        name, hex, facing = companies[company], int(state.locomotive[company]), int(state.facing[company])
        if state.status[company] not in (LIVE, AUTONOMOUS, ABSORBED):
            yield Flaw("status", "SR-2.4", "no-such-status", company=name)
            return
        if state.status[company] == ABSORBED:
            if hex != NOBODY or (state.line == company).any():
                yield Flaw("locomotive", "SR-10.4", "absorbed-stands", company=name)
            continue
        if not 0 <= hex < board.hexes:
            yield Flaw("locomotive", "SR-2.1", "locomotive-nowhere", company=name)
            return
        if hex in standing:
            yield Flaw("locomotive", "SR-6.4", "two-locomotives", one=companies[standing[hex]], other=name,
                       hex=hexes[hex])  # fmt: skip
        standing[hex] = company
        if not NOT_DEPARTED <= facing < SIDES:
            yield Flaw("facing", "SR-6.8", "no-such-direction", company=name)
        if facing == NOT_DEPARTED and hex != board.home[company]:
            yield Flaw("locomotive", "SR-1.1", "not-at-home", company=name)
        if facing != NOT_DEPARTED and board.town[hex] != NOBODY:
            yield Flaw("locomotive", "SR-6.4", "locomotive-in-town", company=name, hex=hexes[hex])
        if state.line[hex] != company:
            yield Flaw("line", "SR-2.1", "locomotive-off-line", company=name, hex=hexes[hex])
    yield from _track(sheet, state)


def _track(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, hexes = sheet.record, sheet.labels["hex"]
    for hex in range(len(state.line)):
        company = int(state.line[hex])
        if company == NOBODY:
            continue
        if hex >= board.hexes or not 0 <= company < board.companies:
            yield Flaw("line", "SR-2.1", "line-nowhere", value=company)
            return
        if board.town[hex] != NOBODY and locomotive_at(state, hex) == NOBODY:
            yield Flaw("line", "SR-2.2", "track-in-town", hex=hexes[hex])


def _shares(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    companies, seats = sheet.names["company"], range(int(state.players), SEATS)
    for field in ("bank", "shares", "supplementary"):
        if (state[field] < 0).any():
            company = int(np.argwhere(state[field] < 0)[0][0])
            name = companies[company] if company < len(companies) else str(company)
            yield Flaw(field, "SR-2.8", "negative-shares", company=name)
    if any(state.shares[c, seat] or state.supplementary[c, seat] for c in range(COMPANIES) for seat in seats):
        yield Flaw("shares", "SR-2.8", "empty-seat")
    for company, name in enumerate(companies):
        held, bank = int(state.shares[company].sum()), int(state.bank[company])
        all = int(sheet.record.shares)
        if state.status[company] == LIVE and held + bank != all:
            yield Flaw("shares", "SR-1.2", "shares-lost", company=name, held=held, bank=bank, all=all)
        if state.status[company] == AUTONOMOUS and (bank or held > all):
            yield Flaw("bank", "SR-12.5", "bank-not-empty", company=name)
        if state.status[company] == ABSORBED and (bank or held or state.supplementary[company].any()):
            yield Flaw("shares", "SR-10.10", "absorbed-shares", company=name)


def _tokens(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board = sheet.record
    taken = state.tokens.astype(np.int64).sum(axis=0)
    if (state.tokens < 0).any() or (state.tokens_left < 0).any():
        yield Flaw("tokens", "SR-4.1", "negative")
    elif (taken + state.tokens_left != board.tokens).any():
        town = int(np.argwhere(taken + state.tokens_left != board.tokens)[0][0])
        name = sheet.names["town"][town] if town < board.towns else str(town)
        yield Flaw("tokens", "SR-1.3", "tokens-lost", town=name)
    passengers = int(state.passengers.astype(np.int64).sum()) + int(state.passengers_left)
    if passengers != board.passengers or state.passengers_left < 0 or (state.passengers < 0).any():
        yield Flaw("passengers", "SR-1.4", "passengers-lost", all=int(board.passengers))


def _stations(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, hexes = sheet.record, sheet.labels["hex"]
    placed = [0] * SEATS
    for hex in range(len(state.station)):
        seat = int(state.station[hex])
        if seat == NOBODY:
            continue
        if hex >= board.hexes or not 0 <= seat < state.players:
            yield Flaw("station", "SR-5.1", "station-nobodys", value=seat)
            return
        if board.town[hex] != NOBODY:
            yield Flaw("station", "SR-5.1", "station-in-town", hex=hexes[hex])
        if any(near >= 0 and state.station[near] != NOBODY for near in board.neighbour[hex]):
            yield Flaw("station", "SR-5.2", "stations-adjacent", hex=hexes[hex])
        placed[seat] += 1
    for seat in range(SEATS):
        expected = int(board.stations) if seat < state.players else 0
        if state.stations_left[seat] < 0 or placed[seat] + state.stations_left[seat] != expected:
            yield Flaw("stations_left", "SR-1.5", "stations-lost", seat=seat, all=expected)


def _advance(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    phase = int(state.phase[state.depth])
    if (phase == PUT_DOWN) != (state.lifted != NOBODY) or not NOBODY <= state.lifted < sheet.record.hexes:
        yield Flaw("lifted", "SR-5.5", "lifted")
    moving = phase in (VETO, ANSWER)
    if moving != (state.mover != NOBODY) or not NOBODY <= state.mover < sheet.record.companies:
        yield Flaw("mover", "SR-7.2", "mover")
    elif moving and not (0 <= state.aim < SIDES and state.exits >> state.aim & 1 and 0 <= state.high_direction < SIDES):
        yield Flaw("aim", "SR-7.2", "aim")
    elif moving and (state.high < 0 or (state.high > 0) != (0 <= state.high_bidder < state.players)):
        yield Flaw("high", "SR-7.5", "high")
