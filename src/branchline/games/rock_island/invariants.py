"""What holds in every position: tiles are conserved, and pieces stand where they can. Numbers are known to be in
range."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from branchline.games.rock_island.components import (
    ARRIVAL,
    CITY,
    CITY_COLUMN,
    COLUMNS,
    EXCHANGING,
    GOAL,
    LAND_SLOTS,
    LAYING_CITY,
    LAYING_COURSE,
    LAYING_SOURCE,
    NEAREST,
    NO_DIE,
    NO_EDGE,
    NO_TILE,
    NOWHERE,
    REVEALING,
    ROWS,
    RUNNING,
    START,
    TURNING,
)
from branchline.games.rock_island.field import others_crews, others_locomotives
from branchline.games.rock_island.laying import why_no_city
from branchline.games.rock_island.options import UNDER_CREW
from branchline.games.rock_island.state import State
from branchline.kernel import ALLOWED, SIDES, Flaw, LoadedBoard, present_phase

LAYING = (LAYING_SOURCE, LAYING_COURSE, LAYING_CITY)


def check(loaded: LoadedBoard, state: State) -> Flaw | None:
    """The first thing in this position that cannot be, or None."""
    for chapter in (_turn, _dice, _river, _cities, _tiles, _reserve, _conserved, _pieces, _meetings, _tile_step, _run):
        for flaw in chapter(loaded, state):
            return flaw
    return None


def _turn(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    phase = present_phase(state)
    if not state.ended and state.decider[0] != state.active:
        yield Flaw("decider", "RI-6.1", "decider")
    if phase == 0 or (phase != TURNING and (state.turn > 0) != (phase > REVEALING)):
        yield Flaw("turn", "RI-5.7", "turn-and-phase")


def _dice(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board = loaded.record
    crew = board.crew_face[state.edition].tolist() if state.turn else [0]
    locomotive = board.locomotive_face[state.edition].tolist() if state.turn else [NO_DIE]
    if state.crew_die not in crew:
        yield Flaw("crew_die", "RI-6.2", "no-such-face", value=state.crew_die)
    if state.locomotive_die not in locomotive:
        yield Flaw("locomotive_die", "RI-6.2", "no-such-face", value=state.locomotive_die)


def _river(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    river = [cell for cell in state.river if cell != NOWHERE]
    rows = {LAYING_SOURCE: range(1), LAYING_COURSE: range(1, ROWS)}
    choice = state.city_river_distance - NEAREST
    lawful = loaded.record.course[choice, : loaded.record.courses[choice], : len(river)]
    asked = rows.get(present_phase(state), range(ROWS, ROWS + 1))
    if len(river) not in asked or (state.river[: len(river)] == NOWHERE).any():
        yield Flaw("river", "RI-4.2", "river-rows")
    elif river and not (lawful == river).all(axis=1).any():
        yield Flaw("river", "RI-4.15", "no-such-course")


def _cities(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    phase = present_phase(state)
    for city, name in enumerate(CITY.labels):
        cell = int(state[name])
        may_miss = phase in LAYING and not (city == START and state.kansas_city != NOWHERE)
        if cell == NOWHERE and may_miss:
            continue
        if cell == NOWHERE or cell % COLUMNS != CITY_COLUMN[city]:
            yield Flaw(name, "RI-4.5", "city-misplaced", city=name)
        elif phase in (LAYING_SOURCE, LAYING_COURSE) or (phase == LAYING_CITY and city == GOAL):
            yield Flaw(name, "RI-4.18", "city-too-early", city=name)
        elif why_no_city(loaded.record, state, city, cell // COLUMNS) != ALLOWED:
            yield Flaw(name, "RI-4.6", "city-misplaced", city=name)


def _grounds(state: State) -> tuple[set[int], set[int]]:
    """The river cells and the cities."""
    return set(state.river.tolist()) - {NOWHERE}, {state.chicago, state.kansas_city} - {NOWHERE}


def _tiles(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, cells = loaded.record, loaded.labels["cell"]
    river, cities = _grounds(state)
    kinds, periods = board.is_river.tolist(), board.period.tolist()
    tiles, opened, rotations = state.tile.tolist(), state.open.tolist(), state.rotation.tolist()
    laying = present_phase(state) in LAYING
    for cell, tile in enumerate(tiles):
        if (tile == NO_TILE) != (cell in cities or laying):
            yield Flaw("tile", "RI-4.9", "tile-missing", cell=cells[cell])
        elif tile != NO_TILE and kinds[tile] != (cell in river):
            yield Flaw("tile", "RI-4.9", "tile-wrong-kind", cell=cells[cell])
        if opened[cell] and tile == NO_TILE:
            yield Flaw("open", "RI-4.9", "not-open", cell=cells[cell])
        if rotations[cell] != 0 and not (opened[cell] and rotations[cell] < periods[tile]):
            yield Flaw("rotation", "RI-6.22", "no-such-rotation", cell=cells[cell])


def _reserve(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, slots = loaded.record, loaded.labels["slot"]
    kinds, opened = board.is_river.tolist(), state.slot_open.tolist()
    filled = LAND_SLOTS + board.river_tiles[state.players] - ROWS
    for slot, tile in enumerate(state.slot.tolist()):
        if (tile != NO_TILE) != (slot < filled) or (tile != NO_TILE and kinds[tile] != (slot >= LAND_SLOTS)):
            yield Flaw("slot", "RI-4.7", "slot-wrong-kind", slot=slots[slot])
        if (slot < LAND_SLOTS and not opened[slot]) or (slot >= filled and opened[slot]):
            yield Flaw("slot_open", "RI-4.7", "slot-not-open", slot=slots[slot])


def _conserved(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """Tiles of which too many were written come before those that are therefore missing."""
    board = loaded.record
    tiles = Counter[int]()
    for field in ("tile", "slot", "land_pile", "river_pile"):
        tiles.update(state[field].tolist())
    counts = board.count[state.river_set].astype(int) - board.removed[state.players]
    written_first = sorted(range(len(counts)), key=lambda tile: int(tiles[tile] <= counts[tile]))
    for tile in written_first:
        if tiles[tile] != counts[tile]:
            name, all = loaded.labels["tile"][tile], int(counts[tile])
            yield Flaw("tile", "RI-4.7", "tiles-lost", tile=name, found=tiles[tile], all=all)
    laying = present_phase(state) in LAYING
    piles = [(state[pile] == NO_TILE).any() if laying else (state[pile] != NO_TILE).any() for pile in PILES]
    for pile, wrong in zip(PILES, piles, strict=True):
        if wrong:
            yield Flaw(pile, "RI-4.9", "piles")


PILES = ("land_pile", "river_pile")


def _pieces(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    _, cities = _grounds(state)
    for seat in range(state.players):
        for field in ("crew", "locomotive"):
            if (state[field][seat] == NOWHERE) != (state.chicago == NOWHERE):
                yield Flaw(field, "RI-4.10", "piece-nowhere", seat=seat)
                return
            if state.turn == 0 and state[field][seat] != state.chicago:
                yield Flaw(field, "RI-5.7", "piece-moved-early", seat=seat)
        cell, entry = state.locomotive[seat], state.entry[seat]
        through = state.steps > 0 and seat == state.active
        if cell == NOWHERE or cell in cities:
            if entry != NO_EDGE and not (through and cell == state.chicago):
                yield Flaw("entry", "RI-4.10", "entry-in-city", seat=seat)
        elif not state.open[cell]:
            yield Flaw("locomotive", "RI-8.9", "locomotive-hidden", seat=seat)
        elif entry == NO_EDGE or not (_on_track(loaded, state, cell, entry) or _is_unset(state, cell)):
            yield Flaw("entry", "RI-8.9", "entry-without-track", seat=seat)
        if state.last_run[seat] > state.turn:
            yield Flaw("last_run", "RI-8.18", "last-run", seat=seat)
        arrived = cell != NOWHERE and cell == state.kansas_city
        if arrived and not (state.ended == ARRIVAL and seat == state.active):
            yield Flaw("locomotive", "RI-9.1", "arrived", seat=seat)


def _on_track(loaded: LoadedBoard, state: State, cell: int, edge: int) -> bool:
    return bool(loaded.record.track[state.tile[cell], state.rotation[cell]] >> edge & 1)


def _is_unset(state: State, cell: int) -> bool:
    return bool(state.laid and state.target == cell)


def _meetings(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """RI-6.7, RI-8.10, RI-8.11 Who may share a tile with whom."""
    _, cities = _grounds(state)
    crews, locomotives, cells = state.crew.tolist(), state.locomotive.tolist(), loaded.labels["cell"]
    for seat, other in permutations(range(state.players), 2):
        crew, locomotive = crews[seat], locomotives[other]
        if crew != NOWHERE and crew not in cities and crew in (crews[other], locomotive):
            yield Flaw("crew", "RI-6.7", "crew-shares-tile", cell=cells[crew])
        together = locomotive == locomotives[seat] != NOWHERE and locomotive not in cities
        if together and _same_group(loaded, state, seat, other):
            yield Flaw("locomotive", "RI-8.11", "locomotives-meet", cell=cells[locomotive])


def _same_group(loaded: LoadedBoard, state: State, seat: int, other: int) -> bool:
    cell = state.locomotive[seat]
    group = loaded.record.group[state.tile[cell]]
    own, theirs = (group[(state.entry[k] - state.rotation[cell]) % SIDES] for k in (seat, other))
    return bool(own == theirs)


def _tile_step(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    phase, target = present_phase(state), state.target
    under_crew = phase == EXCHANGING and state.exchange_place == UNDER_CREW
    there = target != NOWHERE and state.open[target]
    if not there and (phase == TURNING or under_crew or target != NOWHERE):
        yield Flaw("target", "RI-6.11", "target")
    elif there and (others_crews(state, target, state.active) or others_locomotives(state, target, state.active)):
        yield Flaw("target", "RI-6.23", "target-occupied")
    if state.laid and not (there and (phase == TURNING or under_crew)):
        yield Flaw("laid", "RI-6.11", "laid")


def _run(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    entered = sum(edges.bit_count() for edges in state.passed.tolist())
    if entered != state.steps or (state.steps and present_phase(state) != RUNNING):
        yield Flaw("passed", "RI-8.15", "passed", steps=state.steps, entered=entered)
