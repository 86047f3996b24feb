"""What holds in every position: pieces are conserved and stand where they can. Numbers are known to be in range."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from branchline.games.rocket.advance import exits_of
from branchline.games.rocket.board import Board
from branchline.games.rocket.components import ABSORBED, ACT, ANSWER, AUTONOMOUS, LIVE, NOT_DEPARTED, PUT_DOWN, VETO
from branchline.games.rocket.lines import holding, locomotive_at
from branchline.games.rocket.state import FRAMES, State
from branchline.kernel import NOBODY, Flaw, LoadedBoard, decider, present_phase


def check(loaded: LoadedBoard, state: State) -> Flaw | None:
    """SR-CC-47 The first thing in this position that cannot be, or None."""
    for chapter in (_turn, _lines, _track, _shares, _tokens, _stations, _advance):
        for flaw in chapter(loaded, state):
            return flaw
    return None


def complete(loaded: LoadedBoard, state: State, given: set[str]) -> None:
    """What is left is what nobody has; a locomotive stands on its line."""
    board: Board = loaded.record
    if "bank" not in given:
        held = state.shares.astype(np.int64).sum(axis=1)
        left = np.where(state.status == LIVE, board.shares - held, 0)[: board.companies]
        state.bank[: board.companies] = np.clip(left, 0, None)
    if "tokens_left" not in given:
        state.tokens_left[:] = np.clip(board.tokens - state.tokens.astype(np.int64).sum(axis=0), 0, None)
    if "passengers_left" not in given:
        state.passengers_left = max(board.passengers - int(state.passengers.astype(np.int64).sum()), 0)
    if "stations_left" not in given:
        for seat in range(state.players):
            state.stations_left[seat] = max(board.stations - int((state.station == seat).sum()), 0)
    if "decider" not in given and state.depth == 0:
        state.decider[0] = state.active


def upgrade(position: dict[str, Any]) -> dict[str, Any]:
    """Version 1 kept a level that was never used."""
    return position | {name: position[name][:FRAMES] for name in ("phase", "decider") if name in position}


def _turn(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    if not _phases_fit(state):
        yield Flaw("phase", "SR-3.1", "no-such-phase")
    if state.tiles_left > loaded.record.tiles or (state.tiles_left == 0 and not state.ended):
        yield Flaw("tiles_left", "SR-13.3", "tiles", value=state.tiles_left, all=loaded.record.tiles)


def _phases_fit(state: State) -> bool:
    """The turn below, and at most one question that interrupts it."""
    if state.phase[0] != ACT or state.decider[0] != state.active:
        return False
    return state.depth == 0 or state.phase[1] in (PUT_DOWN, VETO, ANSWER)


def _lines(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, hexes, companies = loaded.record, loaded.labels["hex"], loaded.names["company"]
    standing: dict[int, int] = {}
    for company in range(board.companies):
        name, hex, facing = companies[company], state.locomotive[company], state.facing[company]
        if state.status[company] == ABSORBED:
            if hex != NOBODY or (state.line == company).any():
                yield Flaw("locomotive", "SR-10.4", "absorbed-stands", company=name)
            continue
        if hex == NOBODY:
            yield Flaw("locomotive", "SR-2.1", "locomotive-nowhere", company=name)
            return
        if hex in standing:
            yield Flaw("locomotive", "SR-6.4", "two-locomotives", one=companies[standing[hex]], other=name,
                       hex=hexes[hex])  # fmt: skip
        standing[hex] = company
        if facing == NOT_DEPARTED and hex != board.home[company]:
            yield Flaw("locomotive", "SR-1.1", "not-at-home", company=name)
        if facing != NOT_DEPARTED and board.town[hex] != NOBODY:
            yield Flaw("locomotive", "SR-6.4", "locomotive-in-town", company=name, hex=hexes[hex])
        if state.line[hex] != company:
            yield Flaw("line", "SR-2.1", "locomotive-off-line", company=name, hex=hexes[hex])


def _track(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    for hex in np.flatnonzero(state.line != NOBODY).tolist():
        if loaded.record.town[hex] != NOBODY and locomotive_at(state, hex) == NOBODY:
            yield Flaw("line", "SR-2.2", "track-in-town", hex=loaded.labels["hex"][hex])


def _shares(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    for company, name in enumerate(loaded.names["company"]):
        held, bank = int(state.shares[company].sum()), state.bank[company]
        all = loaded.record.shares
        if state.status[company] == LIVE and held + bank != all:
            yield Flaw("shares", "SR-1.2", "shares-lost", company=name, held=held, bank=bank, all=all)
        if state.status[company] == AUTONOMOUS and (bank or held > all):
            yield Flaw("bank", "SR-12.5", "bank-not-empty", company=name)
        if state.status[company] == ABSORBED and (bank or held or state.supplementary[company].any()):
            yield Flaw("shares", "SR-10.10", "absorbed-shares", company=name)
        if _too_many_supplementary(loaded, state, company):
            yield Flaw("supplementary", "SR-10.9", "supplementary", company=name)


def _too_many_supplementary(loaded: LoadedBoard, state: State, company: int) -> bool:
    """Two shares of an absorbed line make one, so all others together make at most half as many."""
    most = (loaded.record.companies - 1) * loaded.record.shares // 2
    return bool(state.supplementary[company].astype(np.int64).sum() > most)


def _tokens(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board = loaded.record
    wrong = np.argwhere(state.tokens.astype(np.int64).sum(axis=0) + state.tokens_left != board.tokens)
    if len(wrong):
        yield Flaw("tokens", "SR-1.3", "tokens-lost", town=loaded.names["town"][wrong[0][0]])
    if int(state.passengers.astype(np.int64).sum()) + state.passengers_left != board.passengers:
        yield Flaw("passengers", "SR-1.4", "passengers-lost", all=board.passengers)


def _stations(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, hexes = loaded.record, loaded.labels["hex"]
    for hex in np.flatnonzero(state.station != NOBODY).tolist():
        if board.town[hex] != NOBODY:
            yield Flaw("station", "SR-5.1", "station-in-town", hex=hexes[hex])
        if any(near >= 0 and state.station[near] != NOBODY for near in board.neighbour[hex]):
            yield Flaw("station", "SR-5.2", "stations-adjacent", hex=hexes[hex])
    for seat in range(state.players):
        placed = int((state.station == seat).sum())
        if placed + state.stations_left[seat] != board.stations:
            yield Flaw("stations_left", "SR-1.5", "stations-lost", seat=seat, all=board.stations)


def _advance(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    phase = present_phase(state)
    if (phase == PUT_DOWN) != (state.lifted != NOBODY):
        yield Flaw("lifted", "SR-5.5", "lifted")
    moving = phase in (VETO, ANSWER)
    if moving != (state.mover != NOBODY) or (moving and state.status[state.mover] == ABSORBED):
        yield Flaw("mover", "SR-7.2", "mover")
    elif moving:
        yield from _veto(loaded, state)


def _veto(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    exits = exits_of(loaded.record, state, state.mover)
    if state.exits != exits or not exits >> state.aim & 1 or (state.high and not exits >> state.high_direction & 1):
        yield Flaw("aim", "SR-7.2", "aim")
    elif not _bids_fit(state):
        yield Flaw("high", "SR-7.5", "high")


def _bids_fit(state: State) -> bool:
    """Whoever bids is another player, has what they bid, and whoever is asked can bid more, or answers."""
    if state.high == 0:
        bid = state.high_bidder == NOBODY
    else:
        bid = state.high_bidder not in (NOBODY, state.active)
        bid = bid and holding(state, state.mover, state.high_bidder) >= state.high
    asked = decider(state)
    if present_phase(state) == VETO:
        return bool(bid and asked != state.active and holding(state, state.mover, asked) > state.high)
    return bool(bid and state.high > 0 and asked == state.active)
