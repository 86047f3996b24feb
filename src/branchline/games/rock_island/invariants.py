"""What holds in every position: tiles are conserved, and pieces stand where they can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from branchline.games.rock_island.board import NEAREST
from branchline.games.rock_island.components import (
    ARRIVAL,
    CELLS,
    CITIES,
    COLUMNS,
    ENDINGS,
    EXCHANGING,
    GOAL,
    LAND_SLOTS,
    LAYING_CITY,
    LAYING_COURSE,
    LAYING_SOURCE,
    NO_DIE,
    NO_EDGE,
    NO_TILE,
    NOWHERE,
    REVEALING,
    ROWS,
    RUNNING,
    SEATS,
    START,
    TURNING,
)
from branchline.games.rock_island.laying import why_no_city
from branchline.kernel import ALLOWED, SIDES, Flaw, Sheet

LAYING = (LAYING_SOURCE, LAYING_COURSE, LAYING_CITY)


def check(sheet: Sheet, state: Any) -> Flaw | None:
    """The first thing in this position that cannot be, or None."""
    for chapter in (_turn, _dice, _river, _cities, _tiles, _conserved, _pieces, _meetings, _tile_step, _run):
        for flaw in chapter(sheet, state):
            return flaw
    return None


def _turn(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    for field in ("active", "first"):
        if not 0 <= state[field] < state.players:
            yield Flaw(field, "RI-4.11", "no-such-seat", value=int(state[field]))
    if not 0 <= state.ended < len(ENDINGS):
        yield Flaw("ended", "RI-9.1", "no-such-ending", value=int(state.ended))
    if not LAYING_SOURCE <= state.phase <= RUNNING:
        yield Flaw("phase", "RI-6.1", "no-such-phase", value=int(state.phase))
    elif state.turn < 0 or (state.phase != TURNING and (state.turn > 0) != (state.phase > REVEALING)):
        yield Flaw("turn", "RI-5.7", "turn-and-phase")


def _dice(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, edition = sheet.record, int(state.edition)
    crew = board.crew_face[edition].tolist() if state.turn else [0]
    locomotive = board.locomotive_face[edition].tolist() if state.turn else [NO_DIE]
    if state.crew_die not in crew:
        yield Flaw("crew_die", "RI-6.2", "no-such-face", value=int(state.crew_die))
    if state.locomotive_die not in locomotive:
        yield Flaw("locomotive_die", "RI-6.2", "no-such-face", value=int(state.locomotive_die))


def _river(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    columns = [int(column) for column in state.river if column != NOWHERE]
    rows = {LAYING_SOURCE: range(1), LAYING_COURSE: range(1, ROWS)}.get(int(state.phase), range(ROWS, ROWS + 1))
    choice = int(state.city_river_distance) - NEAREST
    lawful = sheet.record.course[choice, : sheet.record.courses[choice], : len(columns)]
    if len(columns) not in rows or any(column == NOWHERE for column in state.river[: len(columns)]):
        yield Flaw("river", "RI-4.2", "river-rows")
    elif columns and not (lawful == columns).all(axis=1).any():
        yield Flaw("river", "RI-4.15", "no-such-course")


def _cities(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    for city, field in enumerate(CITIES):
        cell, name = int(state[field]), sheet.labels["city"][city]
        may_miss = state.phase in LAYING and not (city == START and state.kansas_city != NOWHERE)
        if cell == NOWHERE and may_miss:
            continue
        if not 0 <= cell < CELLS or cell % COLUMNS != sheet.record.city_column[city]:
            yield Flaw(field, "RI-4.5", "city-misplaced", city=name)
        elif state.phase in (LAYING_SOURCE, LAYING_COURSE) or (state.phase == LAYING_CITY and city == GOAL):
            yield Flaw(field, "RI-4.18", "city-too-early", city=name)
        elif why_no_city(sheet.record, state, city, cell // COLUMNS) != ALLOWED:
            yield Flaw(field, "RI-4.6", "city-misplaced", city=name)


def _grounds(state: Any) -> tuple[set[int], set[int]]:
    """The river cells and the cities."""
    river = {row * COLUMNS + int(column) for row, column in enumerate(state.river) if column != NOWHERE}
    return river, {int(state.chicago), int(state.kansas_city)} - {NOWHERE}


def _tiles(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, cells = sheet.record, sheet.labels["cell"]
    river, cities = _grounds(state)
    kinds, periods = board.is_river.tolist(), board.period.tolist()
    tiles, opened, rotations = state.tile.tolist(), state.open.tolist(), state.rotation.tolist()
    types, laying = int(board.types), int(state.phase) in LAYING
    for cell, tile in enumerate(tiles):
        if not NO_TILE <= tile < types:
            yield Flaw("tile", "RI-4.9", "no-such-tile", value=tile)
            return
        if (tile == NO_TILE) != (cell in cities or laying):
            yield Flaw("tile", "RI-4.9", "tile-missing", cell=cells[cell])
        elif tile != NO_TILE and kinds[tile] != (cell in river):
            yield Flaw("tile", "RI-4.9", "tile-wrong-kind", cell=cells[cell])
        if opened[cell] not in (0, 1) or (opened[cell] and tile == NO_TILE):
            yield Flaw("open", "RI-4.9", "not-open", cell=cells[cell])
        if rotations[cell] != 0 and not (opened[cell] and 0 <= rotations[cell] < periods[tile]):
            yield Flaw("rotation", "RI-6.22", "no-such-rotation", cell=cells[cell])


def _conserved(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, slots = sheet.record, sheet.labels["slot"]
    kinds, types, opened = board.is_river.tolist(), int(board.types), state.slot_open.tolist()
    for slot, tile in enumerate(state.slot.tolist()):
        if not NO_TILE <= tile < types or (tile != NO_TILE and kinds[tile] != (slot >= LAND_SLOTS)):
            yield Flaw("slot", "RI-4.7", "slot-wrong-kind", slot=slots[slot])
        if opened[slot] not in (0, 1) or (tile != NO_TILE and slot < LAND_SLOTS and not opened[slot]):
            yield Flaw("slot_open", "RI-4.7", "slot-not-open", slot=slots[slot])
    tiles = Counter[int]()
    for field in ("tile", "slot", "land_pile", "river_pile"):
        tiles.update(state[field].tolist())
    counts = board.count[int(state.river_set)].astype(int) - board.removed[int(state.players)]
    for tile, (name, all) in enumerate(zip(sheet.labels["tile"].labels, counts.tolist(), strict=False)):
        if tiles[tile] != all:
            yield Flaw("tile", "RI-4.7", "tiles-lost", tile=name, found=tiles[tile], all=all)


def _pieces(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    _, cities = _grounds(state)
    for seat in range(SEATS):
        for field in ("crew", "locomotive"):
            present = seat < state.players and state.chicago != NOWHERE
            if (0 <= state[field][seat] < CELLS) != present or state[field][seat] < NOWHERE:
                yield Flaw(field, "RI-4.10", "piece-nowhere", seat=seat)
                return
        cell, entry = int(state.locomotive[seat]), int(state.entry[seat])
        through = state.steps > 0 and seat == state.active
        if cell == NOWHERE or cell in cities:
            if entry != NO_EDGE and not (through and cell == state.chicago and 0 <= entry < SIDES):
                yield Flaw("entry", "RI-4.10", "entry-in-city", seat=seat)
        elif not state.open[cell]:
            yield Flaw("locomotive", "RI-8.9", "locomotive-hidden", seat=seat)
        elif not 0 <= entry < SIDES or not (_on_track(sheet, state, cell, entry) or _is_unset(state, cell)):
            yield Flaw("entry", "RI-8.9", "entry-without-track", seat=seat)
        if not 0 <= state.last_run[seat] <= state.turn:
            yield Flaw("last_run", "RI-8.18", "last-run", seat=seat)
        arrived = cell != NOWHERE and cell == state.kansas_city
        if arrived and not (state.ended == ARRIVAL and seat == state.active):
            yield Flaw("locomotive", "RI-9.1", "arrived", seat=seat)


def _on_track(sheet: Sheet, state: Any, cell: int, edge: int) -> bool:
    return bool(sheet.record.track[state.tile[cell], state.rotation[cell]] >> edge & 1)


def _is_unset(state: Any, cell: int) -> bool:
    return bool(state.laid and state.target == cell)


def _meetings(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    """RI-6.7, RI-8.10, RI-8.11 Who may share a tile with whom."""
    _, cities = _grounds(state)
    crews, locomotives, cells = state.crew.tolist(), state.locomotive.tolist(), sheet.labels["cell"]
    for seat, other in permutations(range(int(state.players)), 2):
        crew, locomotive = crews[seat], locomotives[other]
        if crew != NOWHERE and crew not in cities and crew in (crews[other], locomotive):
            yield Flaw("crew", "RI-6.7", "crew-shares-tile", cell=cells[crew])
        together = locomotive == locomotives[seat] != NOWHERE and locomotive not in cities
        if together and _same_group(sheet, state, seat, other):
            yield Flaw("locomotive", "RI-8.11", "locomotives-meet", cell=cells[locomotive])


def _same_group(sheet: Sheet, state: Any, seat: int, other: int) -> bool:
    cell = int(state.locomotive[seat])
    group = sheet.record.group[state.tile[cell]]
    own, theirs = (group[(state.entry[k] - state.rotation[cell]) % SIDES] for k in (seat, other))
    return bool(own == theirs)


def _tile_step(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    for field in ("laid", "exchanged", "decided"):
        if state[field] not in (0, 1):
            yield Flaw(field, "RI-6.1", "yes-or-no")
    there = 0 <= state.target < CELLS and state.open[state.target]
    if not there and (state.phase == TURNING or state.target != NOWHERE):
        yield Flaw("target", "RI-6.11", "target")
    if state.laid and not (there and state.phase in (TURNING, EXCHANGING)):
        yield Flaw("laid", "RI-6.11", "laid")


def _run(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    entered = sum(edges.bit_count() for edges in state.passed.tolist())
    if entered != state.steps or (state.steps and state.phase != RUNNING):
        yield Flaw("passed", "RI-8.15", "passed", steps=int(state.steps), entered=entered)
