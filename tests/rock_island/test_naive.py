"""The rules against a plain reading of them, over positions that random players come to."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from branchline.kernel import Match
from branchline.kernel.rules import interpreted
from raw import position_in_numbers
from reading import phase, texts
from rock_island import naive
from rock_island.positions import EDGES, PERIOD, ROCK_ISLAND, SEATS, TYPES, random_game
from samples import sample

POSITIONS = 8 if interpreted() else 30
OPTIONS: list[dict[str, Any]] = [
    {},
    {"edition": "hans_im_glueck"},
    {"edition": "hans_im_glueck", "run_by_die": "up_to", "kansas_city_exact": "yes", "chicago_through": "pass"},
    {"edition": "hans_im_glueck_expert", "exchange_under_own_loco": "yes", "turntable_back": "yes"},
    {
        "exchange_place": "under_crew",
        "exchange_under_own_loco": "yes",
        "reserve_river_face": "down",
        "crew_in_city": "forbidden",
    },
    {
        "chicago_through": "pass",
        "crew_half_turn": "forbidden",
        "unconnected_rotation": "point_at_open",
        "crew_in_city": "blocks",
    },
    {"river_set": "wide_bend", "city_river_distance": 5, "opening_target": "any_touching"},
    {"exchange_place": "under_crew", "reserve_river_face": "down", "map_laying": "by_hand"},
]


def watched(players: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Match, list[naive.Mark]]]:
    """A random game, and at each moment the marks which the present run has entered."""
    run: list[naive.Mark] = []
    for match in random_game(players, seed, options | {"max_rounds": 10}):
        for event in match.events:
            if event.name == "locomotive_moved":
                back = (EDGES.index(str(event.arguments["direction"])) + 3) % 6
                run.append((naive.at(str(event.arguments["cell"])), back))
            elif event.name in ("run_ended", "locomotive_stayed"):
                run = []
        yield match, run


@pytest.mark.rule("RI-5.3", "RI-5.4", "RI-6.4", "RI-6.7", "RI-6.12", "RI-6.16", "RI-6.17", "RI-7.2", "RI-7.8", "RI-8.3")
@pytest.mark.parametrize("options", sample(OPTIONS, 0, 3, 5), ids=str)
@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.exhaustive), 3,
                                     pytest.param(4, marks=pytest.mark.exhaustive)])  # fmt: skip
def test_the_legal_actions_of_whole_games(players: int, options: dict[str, Any]) -> None:
    seen = set()
    for match, run in watched(players, 17 + players, options):
        if not match.is_over:
            assert texts(match) == naive.Table(match, run).legal(), match.prompt()
            seen.add(phase(match))
    assert {"revealing", "walking", "turning", "running"} <= seen


@pytest.mark.rule("RI-6.3", "RI-6.4", "RI-6.5", "RI-6.7", "RI-6.8")
@pytest.mark.parametrize(
    "options", [{}, {"crew_half_turn": "forbidden"}, {"crew_in_city": "forbidden"}, {"crew_in_city": "blocks"}], ids=str
)
def test_where_crews_can_get_to_with_every_roll(options: dict[str, Any]) -> None:
    compared = 0
    for number, (match, _) in enumerate(watched(4, 3, options)):
        if phase(match) != "walking" or number % 4:
            continue
        for roll in range(1, 7):
            other = ROCK_ISLAND.from_position(match.position() | {"crew_die": roll})
            assert texts(other) == naive.Table(other).legal()
            compared += 1
    assert compared > 10


@pytest.mark.rule("RI-8.3", "RI-8.5", "RI-8.9", "RI-8.10", "RI-8.11", "RI-8.13", "RI-8.15", "RI-8.16", "RI-8.17")
@pytest.mark.parametrize("options", sample(OPTIONS[:3] + OPTIONS[5:7], 2), ids=str)
def test_all_runs_of_all_locomotives(options: dict[str, Any]) -> None:
    """From random positions of a running turn, whichever seat is made to run."""
    longest = 0
    games = itertools.chain.from_iterable(watched(3, seed, options) for seed in range(4))
    for number, (match, run) in enumerate(games):
        if phase(match) != "running" or run or number % 9:
            continue
        for seat in range(3):
            change = {"active": seat, "decider": [seat], "decided": 1, "target": None}
            start = ROCK_ISLAND.from_position(match.position() | change)
            table = naive.Table(start)
            table.seat = seat
            expected = table.whole_runs()
            assert whole_runs(start) == expected
            longest = max(longest, *map(len, expected))
    assert longest >= 3


def whole_runs(match: Match) -> set[tuple[str, ...]]:
    """Every run that may be made and ended, as the edges taken."""
    found = set()

    def go_on(now: Match, way: tuple[str, ...]) -> None:
        if now.is_over:
            found.add(way)
            return
        if "end" in texts(now):
            found.add(way)
        for action in texts(now, "run"):
            there = now.fork()
            there.play(action)
            go_on(there, (*way, action.removeprefix("run ")))

    go_on(match, ())
    return found


@pytest.mark.rule("RI-8.2", "RI-10.5")
@pytest.mark.parametrize("options", sample(OPTIONS[:3] + OPTIONS[5:6], 2), ids=str)
def test_the_reach_shown_is_the_reach_there_is(options: dict[str, Any]) -> None:
    """Every mark at which a run can end, and no other, with a shortest way."""
    for number, (match, run) in enumerate(watched(3, 9, options)):
        if phase(match) != "running" or number % 2:
            continue
        compare_reach(match, run)


def compare_reach(match: Match, run: list[naive.Mark]) -> None:
    seat = match.view()["active"]
    marks: dict[tuple[str, str | None], int] = {}
    explore(naive.Table(match, list(run)), marks, len(run))
    shown: dict[tuple[str, str | None], int] = {}
    for mark in match.view()["locomotives"][seat]["reach"]:
        shown.setdefault((mark["cell"], mark["entry"]), mark["steps"])
    assert shown == marks, SEATS[seat]


def explore(table: naive.Table, marks: dict[tuple[str, str | None], int], before: int) -> None:
    """The least steps to each mark at which a run may end, by trying every run."""
    if table.has_arrived():
        return
    for edge in range(6):
        mark = table.step(edge)
        if mark is None:
            continue
        table.run.append(mark)
        cell, entry = mark
        if table.may_end():
            key = (naive.name(cell), None if table.ground[cell] in naive.EXITS else EDGES[entry])
            steps = len(table.run) - before
            marks[key] = min(marks.get(key, steps), steps)
        explore(table, marks, before)
        table.run.pop()


# --- positions that no game need come to ------------------------------------------------------------------------


def scattered(seed: int, where: str, options: dict[str, Any]) -> Match:
    """A map with most tiles open, well joined or not, and pieces anywhere, in a phase of A's turn."""
    dice = random.Random(seed)
    players = dice.choice([2, 3, 4])
    position = position_in_numbers(ROCK_ISLAND.new(players, seed=seed, options={"first_player": "seat_0"} | options))
    if options.get("edition", "mattel") != "mattel":
        position["locomotive_die"] = 0 if where == "exchanging" else dice.choice([0, 1, 1, 2, 2, 3])
    position |= {"phase": [where], "decider": [0], "turn": 1, "active": 0, "decided": 1}
    position["crew_die"] = 6 if where == "exchanging" else dice.randint(1, 6)
    for cell, kind in enumerate(position["tile"]):
        if kind >= 0 and dice.random() < 0.85:
            position["open"][cell] = 1
            position["rotation"][cell] = dice.choice(lawful_rotations(position, cell))
    for cell in (cell for _ in range(seed % 4) for cell in range(96) if position["open"][cell]):
        position["rotation"][cell] = max(
            lawful_rotations(position, cell), key=lambda turn: joints(position, cell, turn)
        )
    scatter_pieces(position, players, dice)
    position["target"] = position["crew"][0]
    if position["tile"][position["target"]] < 0:
        position["target"] = -1
    elif where == "turning":
        position["laid"] = dice.randrange(2)
    return ROCK_ISLAND.from_position(position)


def lawful_rotations(position: dict[str, Any], cell: int) -> list[int]:
    kind, (row, column) = TYPES[position["tile"][cell]], divmod(cell, 12)
    turns = range(PERIOD[kind])
    if cell not in position["river"]:
        return list(turns)
    near = {edge: naive.beside((row, column), edge) for edge in range(6)}
    land = {edge for edge, other in near.items() if other and 12 * other[0] + other[1] not in position["river"]}
    return [turn for turn in turns if naive.track(kind, turn) <= land]


def joints(position: dict[str, Any], cell: int, turn: int) -> int:
    """How many neighbours a tile would meet if it were turned so far."""
    met = 0
    for edge in naive.track(TYPES[position["tile"][cell]], turn):
        near = naive.beside(divmod(cell, 12), edge)
        other = -1 if near is None else 12 * near[0] + near[1]
        if other >= 0 and position["open"][other]:
            met += (edge + 3) % 6 in naive.track(TYPES[position["tile"][other]], position["rotation"][other])
    return met


def scatter_pieces(position: dict[str, Any], players: int, dice: random.Random) -> None:
    """Each seat's two pieces on cells of their own, together now and then; some stay in Chicago."""
    free = [cell for cell in range(96) if position["open"][cell]]
    dice.shuffle(free)
    for seat in range(players):
        crew, locomotive = free.pop(), free.pop()
        entries = naive.track(TYPES[position["tile"][locomotive]], position["rotation"][locomotive])
        if entries and dice.random() < 0.9:
            position["locomotive"][seat], position["entry"][seat] = locomotive, dice.choice(sorted(entries))
            crew = locomotive if dice.random() < 0.3 else crew
        if seat == 0 or dice.random() < 0.9:
            position["crew"][seat] = crew


@pytest.mark.rule(
    "RI-3.5", "RI-3.6", "RI-3.7", "RI-6.12", "RI-6.13", "RI-6.16", "RI-6.17", "RI-6.19", "RI-6.22", "RI-7.6"
)
@pytest.mark.parametrize("where", ["walking", "turning", "exchanging", "running"])
@pytest.mark.parametrize("options", sample(OPTIONS[:-1], 0, 2, 4), ids=str)
def test_the_legal_actions_of_scattered_positions(options: dict[str, Any], where: str) -> None:
    for seed in range(POSITIONS):
        match = scattered(seed, where, options)
        if where != "turning" or match.state.target >= 0:
            assert texts(match) == naive.Table(match).legal(), seed


@pytest.mark.rule("RI-8.10", "RI-8.11", "RI-8.13", "RI-8.15", "RI-8.16", "RI-8.17")
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "hans_im_glueck"},
        {"edition": "hans_im_glueck", "run_by_die": "up_to", "chicago_through": "pass"},
        {"edition": "hans_im_glueck", "kansas_city_exact": "yes", "turntable_back": "yes"},
    ],
    ids=str,
)
def test_all_runs_by_the_die_of_scattered_positions(options: dict[str, Any]) -> None:
    for seed in range(POSITIONS):
        match = scattered(seed, "running", options)
        assert whole_runs(match) == naive.Table(match).whole_runs(), seed
        compare_reach(match, [])


@pytest.mark.rule("RI-8.5", "RI-8.14", "RI-8.15", "RI-8.16")
@pytest.mark.parametrize("through", ["stop", "pass"])
def test_long_free_runs_of_scattered_positions(through: str) -> None:
    """As far as they go: on a well joined map a run ends because it would repeat itself."""
    longest = 0
    for seed in range(30):
        match, dice, run = (
            scattered(seed, "running", {"chicago_through": through}),
            random.Random(seed),
            list[tuple[tuple[int, int], int]](),
        )
        while not match.is_over and texts(match, "run"):
            assert texts(match) == naive.Table(match, run).legal(), (seed, run)
            way = dice.choice(sorted(texts(match, "run")))
            step = naive.Table(match, run).step(EDGES.index(way.removeprefix("run ")))
            assert step is not None
            run.append(step)
            match.play(way)
        longest = max(longest, len(run))
    assert longest > 5
