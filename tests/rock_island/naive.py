"""The rules once more, as plainly as can be, from the board's data and what everybody sees: to check the real ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from branchline.kernel import Match
from rock_island.positions import BOARD, EDGES, PERIOD, SLOTS, Lot

Cell = tuple[int, int]
Mark = tuple[Cell, int]
"""A cell and the edge over which it was entered."""
ROWS, COLUMNS = 8, 12
CELLS = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
GROUPS = {tile["id"]: [group["lines"] for group in tile["groups"]] for tile in BOARD["tile_types"]}
LAND_TYPES = [tile for tile in BOARD["tile_types"] if tile["kind"] == "land"]
EXITS = {"chicago": {2, 3, 4}, "kansas_city": {5, 0, 1}}


def at(name: str) -> Cell:
    return "ABCDEFGH".index(name[0]), int(name[1:]) - 1


def name(cell: Cell) -> str:
    return f"{'ABCDEFGH'[cell[0]]}{cell[1] + 1}"


# --- §3 -------------------------------------------------------------------------------------------------------


def beside(cell: Cell, edge: int) -> Cell | None:
    """RI-3.2"""
    row, column = cell
    east = column + row % 2
    near = [
        (row, column + 1),
        (row + 1, east),
        (row + 1, east - 1),
        (row, column - 1),
        (row - 1, east - 1),
        (row - 1, east),
    ]
    found = near[edge]
    return found if 0 <= found[0] < ROWS and 0 <= found[1] < COLUMNS else None


@cache
def distances(start: Cell) -> dict[Cell, int]:
    """RI-3.3 By walking."""
    found, edge_of_known = {start: 0}, [start]
    while edge_of_known:
        fresh = []
        for cell in edge_of_known:
            for near in (beside(cell, edge) for edge in range(6)):
                if near is not None and near not in found:
                    found[near] = found[cell] + 1
                    fresh.append(near)
        edge_of_known = fresh
    return found


def distance(one: Cell, other: Cell) -> int:
    return distances(one)[other]


def groups(tile: str, rotation: int) -> list[list[tuple[int, int]]]:
    """RI-3.4, RI-3.9 The lines of a turned tile, group by group."""
    return [[((a + rotation) % 6, (b + rotation) % 6) for a, b in lines] for lines in GROUPS[tile]]


def track(tile: str, rotation: int) -> set[int]:
    return {edge for lines in groups(tile, rotation) for line in lines for edge in line}


# --- §4 -------------------------------------------------------------------------------------------------------


def flows() -> Iterator[tuple[int, ...]]:
    """RI-4.3 Every course on the field, in rising order."""
    courses: list[tuple[int, ...]] = [(column,) for column in range(COLUMNS)]
    for row in range(ROWS - 1):
        courses = [
            (*course, near[1])
            for course in courses
            for near in (beside((row, course[-1]), 2), beside((row, course[-1]), 1))
            if near is not None
        ]
    yield from sorted(courses)


def city_rows(city: str, course: tuple[int, ...], least: int) -> list[int]:
    """RI-4.5, RI-4.6 The legal rows of a city."""
    column, rows = (11, (1, 3, 5)) if city == "chicago" else (0, (2, 4, 6))
    river = list(enumerate(course))
    return [row for row in rows if all(distance((row, column), cell) >= least for cell in river)]


@cache
def lawful_courses(least: int) -> list[tuple[int, ...]]:
    """RI-4.15"""
    return [course for course in flows() if all(city_rows(city, course, least) for city in EXITS)]


def deal(lot: Lot, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """RI-4.12 to RI-4.16 The set-up from a series of draws."""
    draw = lot.draw

    def shuffled(items: list[str]) -> list[str]:
        for last in range(len(items) - 1, 0, -1):
            other = lot.draw_hidden(last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    first = draw(players) if options["first_player"] == "random" else 0
    bent = "R2" if options["river_set"] == "peninsula" else "R4"
    river = shuffled(["R1"] * (1 if players == 2 else 2) + [bent] * 2 + ["R3"] * 6)
    land = shuffled([tile["id"] for tile in LAND_TYPES for _ in range(tile["count"])])
    found: dict[str, Any] = {"first": first, "river_pile": river[:8], "river_slots": river[8:], "land_slots": land[:4]}
    found["land_pile"] = land[4:]
    if options["map_laying"] == "by_hand":
        return found
    least = options["city_river_distance"]
    course = lawful_courses(least)[draw(len(lawful_courses(least)))]
    for city, column in (("chicago", 11), ("kansas_city", 0)):
        rows = city_rows(city, course, least)
        found[city] = (rows[draw(len(rows))], column)
    return found | {"course": course, "tiles": lay(found | {"course": course})}


def lay(found: dict[str, Any]) -> dict[Cell, str]:
    """RI-4.13, RI-4.14 What lies where."""
    tiles, land = {}, iter(found["land_pile"])
    for row, column in CELLS:
        if found["course"][row] == column:
            tiles[row, column] = found["river_pile"][row]
        elif (row, column) not in (found["chicago"], found["kansas_city"]):
            tiles[row, column] = next(land)
    return tiles


# --- §6 -------------------------------------------------------------------------------------------------------


def walk(cell: Cell | None, edge: int, steps: int) -> Cell | None:
    for _ in range(steps):
        cell = beside(cell, edge) if cell is not None else None
    return cell


def crew_ends(start: Cell, roll: int, half_turn: bool) -> set[Cell]:
    """RI-6.4, RI-6.5"""
    ends = set()
    for first in range(6):
        for straight in range(1, roll + 1):
            bend = walk(start, first, straight)
            if bend is None:
                continue
            if straight == roll:
                ends.add(bend)
            for second in range(6):
                if second == first or (second == (first + 3) % 6 and not half_turn):
                    continue
                end = walk(bend, second, roll - straight)
                if end is not None:
                    ends.add(end)
    return ends


# --- what may be done in a position ---------------------------------------------------------------------------


class Table:
    """A position as everybody sees it. `run`: the marks entered so far in the present run."""

    def __init__(self, match: Match, run: list[Mark] | None = None) -> None:
        view = match.view()
        self.view, self.options = view, match.options
        self.ground = {at(cell): seen["ground"] for cell, seen in view["cells"].items()}
        self.open = {at(cell) for cell, seen in view["cells"].items() if seen["open"]}
        self.tiles = {
            at(cell): (seen["tile"], seen["rotation"]) for cell, seen in view["cells"].items() if seen["tile"]
        }
        self.seat = view["active"]
        self.run = run or []
        if view["phase"].startswith("laying"):
            return
        self.crews = [at(cell) for cell in view["crews"]]
        self.locomotives = [
            (at(loco["cell"]), EDGES.index(loco["entry"]) if loco["entry"] else None) for loco in view["locomotives"]
        ]
        self.chicago = next(cell for cell, ground in self.ground.items() if ground == "chicago")

    def legal(self) -> set[str]:
        return set(getattr(self, self.view["phase"])())

    # §3

    def track(self, cell: Cell) -> set[int]:
        """RI-3.5"""
        if self.ground[cell] in EXITS:
            return EXITS[self.ground[cell]]
        return track(*self.tiles[cell]) if cell in self.tiles else set()

    def feeders(self, cell: Cell) -> set[int]:
        """RI-3.6"""
        near = {edge: beside(cell, edge) for edge in range(6)}
        return {edge for edge, other in near.items() if other is not None and (edge + 3) % 6 in self.track(other)}

    def touching(self, cell: Cell) -> set[int]:
        """The edges beyond which a tile lies open, or a city."""
        return {edge for edge in range(6) if beside(cell, edge) in self.open}

    def land_edges(self, cell: Cell) -> set[int]:
        """RI-3.10"""
        near = {edge: beside(cell, edge) for edge in range(6)}
        return {edge for edge, other in near.items() if other is not None and self.ground[other] != "river"}

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.crews)) if seat != self.seat]

    # §4

    def laying_source(self) -> Iterator[str]:
        starts = {course[0] for course in lawful_courses(self.options["city_river_distance"])}
        return (f"source {column + 1}" for column in starts)

    def laying_course(self) -> Iterator[str]:
        river = [at(cell) for cell in self.view["laying"]["river"]]
        so_far = tuple(column for _, column in river)
        for edge in (1, 2):
            near = beside(river[-1], edge)
            if near is not None and any(
                course[: len(river) + 1] == (*so_far, near[1])
                for course in lawful_courses(self.options["city_river_distance"])
            ):
                yield f"course {EDGES[edge]}"

    def laying_city(self) -> Iterator[str]:
        course = tuple(at(cell)[1] for cell in self.view["laying"]["river"])
        city = "kansas_city" if "chicago" in self.ground.values() else "chicago"
        return (f"city {'ABCDEFGH'[row]}" for row in city_rows(city, course, self.options["city_river_distance"]))

    # §5

    def revealing(self) -> Iterator[str]:
        near = [cell for cell in CELLS if 1 <= distance(cell, self.chicago) <= 3 and self.ground[cell] == "land"]
        targets = [cell for cell in near if cell not in self.open and self.touching(cell)]
        fed = [cell for cell in targets if self.feeders(cell)]
        if fed and self.options["opening_target"] == "connectable_first":
            targets = fed
        return (f"reveal {name(cell)}" for cell in targets)

    # §6

    def walking(self) -> Iterator[str]:
        half_turn = self.options["crew_half_turn"] == "allowed"
        ends = crew_ends(self.crews[self.seat], self.view["dice"]["crew"], half_turn)
        return (f"crew {name(cell)}" for cell in ends if self.may_stop(cell))

    def may_stop(self, cell: Cell) -> bool:
        """RI-6.7, RI-6.8"""
        if self.ground[cell] in EXITS and self.options["crew_in_city"] != "blocks":
            return bool(self.options["crew_in_city"] == "allowed")
        return not self.is_taken(cell)

    def is_taken(self, cell: Cell) -> bool:
        return any(self.crews[seat] == cell or self.locomotives[seat][0] == cell for seat in self.others())

    def turning(self) -> Iterator[str]:
        cell, laid = at(self.view["turning"]["cell"]), self.view["turning"]["laid"]
        kind, present = self.tiles[cell]
        place, entry = self.locomotives[self.seat]
        here = place == cell
        found = self.rotations(cell, kind, entry if here and laid else None, 6 if here and not laid else PERIOD[kind])
        return (f"rotate {rotation}" for rotation in (found if laid else found | {present}))

    def rotations(self, cell: Cell, kind: str, kept: int | None, different: int) -> set[int]:
        """RI-6.12, RI-6.13, RI-6.16 to RI-6.19, RI-7.6"""
        permitted = set(range(different))
        if self.ground[cell] == "river":
            permitted = {k for k in permitted if track(kind, k) <= self.land_edges(cell)}
        if kept is not None:
            permitted = {k for k in permitted if kept in track(kind, k)}
        connected = {k for k in permitted if track(kind, k) & self.feeders(cell)}
        pointing = {k for k in permitted if track(kind, k) & self.touching(cell)}
        if connected:
            return connected
        return pointing if pointing and self.options["unconnected_rotation"] == "point_at_open" else permitted

    # §7

    def exchanging(self) -> Iterator[str]:
        yield "keep"
        cells = [self.crews[self.seat]] if self.options["exchange_place"] == "under_crew" else list(self.tiles)
        for cell in cells:
            if cell in self.tiles and not self.is_taken(cell):
                yield from (f"exchange {name(cell)} {slot}" for slot in SLOTS if self.may_take(cell, slot))

    def may_take(self, cell: Cell, slot: str) -> bool:
        """RI-7.2, RI-7.6, RI-7.10"""
        reserve = {place["slot"]: place for place in self.view["reserve"]}
        if slot not in reserve or reserve[slot]["ground"] != self.ground[cell]:
            return False
        kind = reserve[slot]["tile"]
        if not reserve[slot]["open"] and self.locomotives[self.seat][0] != cell:
            return True
        if kind is None:
            return False
        place, entry = self.locomotives[self.seat]
        if place != cell:
            return True
        return self.options["exchange_under_own_loco"] == "yes" and bool(self.rotations(cell, kind, entry, 6))

    # §8

    def running(self) -> Iterator[str]:
        steps = [edge for edge in range(6) if self.step(edge)]
        yield from (f"run {EDGES[edge]}" for edge in steps)
        bound = self.options["edition"] == "hans_im_glueck" and self.options["run_by_die"] == "full"
        if not (bound and self.run and steps):
            yield "end"

    def ways(self, cell: Cell, entry: int | None) -> set[int]:
        """RI-8.3 to RI-8.8, RI-8.16 Out of a cell, on the line by which it was entered."""
        if self.ground[cell] == "chicago":
            if self.run and self.options["chicago_through"] == "stop":
                return set()
            return EXITS["chicago"] - ({self.run[-1][1]} if self.run else set())
        found = set() if self.run else {entry}
        if self.options["turntable_back"] == "yes" and self.tiles[cell][0] == "L13":
            found = {entry}
        for lines in groups(*self.tiles[cell]):
            found |= {b if a == entry else a for a, b in lines if entry in (a, b)}
        return {edge for edge in found if edge is not None}

    def step(self, edge: int) -> Mark | None:
        """RI-8.9 to RI-8.17 The mark to which a step over an edge leads, if it is allowed."""
        cell, entry = self.run[-1] if self.run else self.locomotives[self.seat]
        near, back = beside(cell, edge), (edge + 3) % 6
        if near is None or edge not in self.ways(cell, entry) or back not in self.track(near):
            return None
        if (near, back) in self.run or not self.die_allows(near) or self.is_closed(near, back):
            return None
        return near, back

    def die_allows(self, near: Cell) -> bool:
        """RI-8.13, RI-8.17"""
        if self.options["edition"] != "hans_im_glueck":
            return True
        die, step = self.view["dice"]["locomotive"], len(self.run) + 1
        exact = self.options["kansas_city_exact"] == "yes" and self.ground[near] == "kansas_city"
        return bool(step == die if exact else step <= die)

    def is_closed(self, cell: Cell, edge: int) -> bool:
        """RI-6.8, RI-8.10 to RI-8.12"""
        if self.ground[cell] in EXITS:
            blocks = self.options["crew_in_city"] == "blocks"
            return blocks and any(self.crews[seat] == cell for seat in self.others())
        return any(
            self.crews[seat] == cell
            or (self.locomotives[seat][0] == cell and self.same_group(cell, edge, self.locomotives[seat][1]))
            for seat in self.others()
        )

    def same_group(self, cell: Cell, edge: int, other: int | None) -> bool:
        return any(
            edge in set().union(*lines) and other in set().union(*lines) for lines in groups(*self.tiles[cell]) if lines
        )

    def has_arrived(self) -> bool:
        return bool(self.run) and self.ground[self.run[-1][0]] == "kansas_city"

    def may_end(self) -> bool:
        return self.has_arrived() or "end" in self.running()

    def whole_runs(self) -> set[tuple[str, ...]]:
        """Every run that may be made and ended, as the edges taken; a run into Kansas City needs no ending."""
        found, started = set(), list(self.run)

        def go_on(way: tuple[str, ...]) -> None:
            if self.may_end():
                found.add(way)
            if self.has_arrived():
                return
            for edge in range(6):
                mark = self.step(edge)
                if mark is not None:
                    self.run.append(mark)
                    go_on((*way, EDGES[edge]))
                    self.run.pop()

        go_on(())
        assert self.run == started
        return found
