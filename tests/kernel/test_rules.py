"""Rules: interpreted and compiled alike, and compiled only when somebody says so."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Barrier, BrokenBarrierError
from typing import Any

import numpy as np
import pytest

import branchline
from branchline.kernel import Array, Game, Record, i8, i64, rule, u64
from branchline.kernel.compiler.units import Steps, Tell, Unit, is_ready, load, prepare, rules_of
from branchline.kernel.rules import checked, interpreted

compiling = pytest.mark.skipif(interpreted(), reason="nothing is compiled in this process")
every_game = pytest.mark.parametrize("game", branchline.catalogue().values(), ids=lambda game: game.id)


class Pond(Record):
    frogs: int = i8()
    flies: Array = i8(3)
    lily: Array = i8(2, 3)
    chorus: int = i64()
    mask: int = u64()
    masks: Array = u64(2)


@rule
def doubled(pond: Pond, k: int) -> int:
    return pond.flies[k] + pond.flies[k]


@rule
def doubled_twice(pond: Pond, k: int, times: int = 2) -> int:
    total = 0
    for _ in range(times):
        total += doubled(pond, k)
    return total


@rule
def tend(pond: Pond) -> None:
    pond.frogs = 100
    pond.chorus = pond.frogs * pond.frogs
    for row in range(pond.lily.shape[0]):
        fill(pond.lily[row], row + 1)
    pond.lily[1, 2] = pond.frogs
    pond.mask = (pond.mask - np.uint64(1)) * np.uint64(3)  # type: ignore[assignment]
    pond.masks[1] = ~pond.masks[0]


@rule
def gather(pond: Pond, k: int, ponds: Any, notes: Array) -> int:
    """What is written down the short way, and beside it what is not."""
    flies, place, steps = pond.flies, (1, k), range(4, -1, -2)
    total = pond.lily[place] + pond.lily[-1, -k]
    if k > 1:
        total += len(flies) + flies[-1]
    for step in steps:
        total = total * 3 + step
    for number in range(k, 9, k + 1):
        total += max(number, pond.frogs, 2) - min(k, pond.chorus)
    for frog in range(pond.frogs):
        notes[frog, -1] += frog / 2
        total ^= frog << 1
    total += pond.mask > np.uint64(3)
    ponds[1] = ponds[0]
    ponds[1].flies[k] -= doubled_twice(pond, k)
    return total + flies.shape[0] + (7 if k else doubled_twice(pond, times=3, k=1))


@rule
def fill(row: Array, value: int) -> None:
    for k in range(row.shape[0]):
        row[k] = value


@rule
def copy_first(ponds: Any) -> None:
    ponds[1] = ponds[0]
    ponds[1].frogs += 1


@rule
def last_fly(pond: Pond) -> int:
    return pond.flies[-1]


@rule
def overfeed(pond: Pond) -> None:
    pond.flies[0] = pond.flies[1] + 1


@rule
def spill(pond: Pond) -> None:
    pond.flies[0] = pond.flies[1] + 1


@rule
def forget(pond: Pond) -> int:
    """Numba cannot compile a dictionary of lists."""
    return len({"frogs": [pond.frogs]}["frogs"])


def full_pond() -> Any:
    pond = Pond.blank()
    pond.flies[:] = 127
    return pond


def new_unit(folder: Path, name: str = "pond") -> Unit:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "page.py").write_text("FROGS = 1\n")
    return Unit(name, (folder,))


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "game" not in request.fixturenames:
        monkeypatch.setenv("BRANCHLINE_CACHE", str(tmp_path / "cache"))


def prepare_one(unit: Unit, steps: Steps, tell: Tell) -> None:
    prepare({unit: lambda: steps}, tell)


# --- interpreted ----------------------------------------------------------------------------------------------


def test_narrow_integers_do_not_overflow() -> None:
    assert doubled(full_pond(), 1) == 254
    assert doubled_twice(full_pond(), 1) == 508
    assert doubled_twice(full_pond(), 1, times=3) == 762


def test_a_value_that_does_not_fit_is_refused() -> None:
    with checked(), pytest.raises(ValueError, match="invalid value"):
        overfeed(full_pond())


def test_rules_write_into_the_record_they_were_given() -> None:
    pond = Pond.blank()
    tend(pond)
    assert (pond.frogs, pond.chorus, pond.mask) == (100, 10000, 2**64 - 3)
    assert pond.lily.tolist() == [[1, 1, 1], [2, 2, 100]]
    assert pond.masks.tolist() == [0, 2**64 - 1]


def test_assigning_a_record_copies_it() -> None:
    ponds = np.zeros(2, Pond.dtype)
    ponds[0].frogs = 5
    copy_first(ponds)
    assert ponds["frogs"].tolist() == [5, 6]


def test_no_index_reaches_outside_an_array() -> None:
    with pytest.raises(IndexError):
        doubled(full_pond(), 3)
    assert last_fly(full_pond()) == 127
    with checked(), pytest.raises(IndexError, match="-1"):
        last_fly(full_pond())


def test_a_fault_leaves_the_thread_as_it_was() -> None:
    with pytest.raises(IndexError):
        doubled(full_pond(), 3)
    assert doubled(full_pond(), 0) == 254


def test_rules_see_what_their_closure_holds() -> None:
    def around(inner: Callable[..., int], more: int) -> Any:
        @rule
        def outer(pond: Pond) -> int:
            return inner(pond, 0) + more

        return outer

    assert around(doubled, 7)(full_pond()) == 261


@every_game
def test_interpreted_and_compiled_games_are_the_same(game: Game) -> None:
    """Interpreted with every index checked, so that nothing outside an array is touched."""

    def play(players: int) -> list[str]:
        match, choose = game.new(players, seed=players), random.Random(players)
        prints = []
        while not match.is_over:
            match.play(choose.choice(match.legal_numbers()))
            prints.append(match.fingerprint())
        return [*prints, str(match.scores())]

    for players in {game.players[0], game.players[-1]}:
        with checked():
            seen = play(players)
        assert seen == play(players)


# --- compiled -------------------------------------------------------------------------------------------------


def test_a_call_never_compiles() -> None:
    assert forget(Pond.blank()) == 1
    doubled_twice(full_pond(), 1)
    assert not doubled_twice.overloads  # type: ignore[attr-defined]


@compiling
def test_what_is_prepared_runs_compiled(tmp_path: Path) -> None:
    """Which shows in that compiled code does not check what it writes."""
    told: list[tuple[str, int, int]] = []
    prepare_one(new_unit(tmp_path), [("overfeed", overfeed, (Pond.blank(),))], lambda *step: told.append(step))
    pond = full_pond()
    overfeed(pond)
    assert pond.flies[0] == -128
    assert [step for step, _, _ in told] == ["overfeed", "", ""]
    assert told[-1][1] == told[-1][2]
    with checked(), pytest.raises(ValueError, match="invalid value"):
        overfeed(pond)


@compiling
def test_arguments_of_other_types_are_interpreted(tmp_path: Path) -> None:
    class Puddle(Record):
        flies: Array = i8(1)

    prepare_one(new_unit(tmp_path), [("doubled", doubled, (Pond.blank(), 0))], lambda *step: None)
    puddle: Any = Puddle.blank()
    puddle.flies[0] = 100
    assert doubled(puddle, 0) == 200
    assert doubled(full_pond(), 0) == 254


def damage(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1])


@compiling
@pytest.mark.parametrize("harm", [Path.unlink, damage])
def test_readiness_never_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: Callable[[Path], Any]) -> None:
    unit, told = new_unit(tmp_path), []
    steps: Steps = [("tend", tend, (Pond.blank(),))]
    for _ in range(2):
        monkeypatch.setattr("branchline.kernel.compiler.units._loaded", set())
        assert not is_ready(unit)
        assert not load(unit, lambda: steps)
        prepare_one(unit, steps, lambda *step: told.append(step))
        assert told
        assert is_ready(unit)
        assert load(unit, lambda: steps)
        harm(unit.file)
        told.clear()


@compiling
def test_what_was_compiled_with_modules_that_have_moved_is_compiled_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Units that were compiled together share machine code, which names the modules it came from."""
    unit, steps = new_unit(tmp_path), [("tend", tend, (Pond.blank(),))]
    prepare_one(unit, steps, lambda *step: None)
    monkeypatch.setattr("branchline.kernel.compiler.units._loaded", set())
    data = b"cno_such_module\nrule\n."
    unit.file.write_bytes(hashlib.sha256(data).hexdigest().encode() + b"\n" + data)
    assert not load(unit, lambda: steps)
    assert not is_ready(unit)


@compiling
def test_what_was_compiled_is_loaded_by_whoever_comes_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two units that were compiled together are loaded one by one."""
    ready: list[tuple[Unit, Any, tuple[Any, ...]]] = [
        (new_unit(tmp_path / "one", "one"), last_fly, (Pond.blank(),)),
        (new_unit(tmp_path / "other", "other"), copy_first, (np.zeros(1, Pond.dtype),)),
    ]
    steps: dict[Unit, Callable[[], Steps]] = {
        unit: partial(list, [("", function, examples)]) for unit, function, examples in ready
    }
    prepare({**steps}, lambda *step: None)
    monkeypatch.setattr("branchline.kernel.compiler.units._loaded", set())
    for unit, function, _ in ready:
        function._entry_points.clear()
        assert load(unit, steps[unit])
    ponds = np.zeros(2, Pond.dtype)
    ponds[0].flies[2] = 7
    copy_first(ponds)
    assert last_fly(ponds[1]) == 7
    assert last_fly._entry_points  # type: ignore[attr-defined]


@compiling
def test_two_threads_that_load_a_unit_make_its_rules_ready_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice would leave calls ambiguous: they would run interpreted, which shows in that it checks what it writes."""
    unit, meet = new_unit(tmp_path), Barrier(2)
    steps: Steps = [("spill", spill, (Pond.blank(),))]
    prepare_one(unit, steps, lambda *step: None)
    monkeypatch.setattr("branchline.kernel.compiler.units._loaded", set())
    spill._entry_points.clear()  # type: ignore[attr-defined]
    spill._reset_overloads()  # type: ignore[attr-defined]

    def slow_steps() -> Steps:
        with suppress(BrokenBarrierError):
            meet.wait(0.5)
        return steps

    with ThreadPoolExecutor(2) as pool:
        assert all(pool.map(lambda _: load(unit, slow_steps), range(2)))
    pond = full_pond()
    spill(pond)
    assert pond.flies[0] == -128


@compiling
def test_what_cannot_be_stored_is_compiled_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a-file").touch()
    monkeypatch.setenv("BRANCHLINE_CACHE", str(tmp_path / "a-file" / "below"))
    unit = new_unit(tmp_path / "pond")
    prepare_one(unit, [("fill", fill, (np.zeros(1, np.int8), 0))], lambda *step: None)
    assert not is_ready(unit)
    row = np.zeros(2, np.int8)
    fill(row, 3)
    assert row.tolist() == [3, 3]


def test_editing_one_game_leaves_the_others_compiled(tmp_path: Path) -> None:
    one, other = new_unit(tmp_path / "one", "one"), new_unit(tmp_path / "other", "other")
    before = one.file, other.file
    (tmp_path / "one" / "page.py").write_text("FROGS = 2\n")
    assert Unit("one", one.sources).file != before[0]
    assert Unit("other", other.sources).file == before[1]


def test_the_games_are_compiled_from_folders_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BRANCHLINE_CACHE")
    units = {game.id: rules_of(game) for game in branchline.catalogue().values()}
    assert units["wensleydale"].file == units["nuremberg"].file
    assert units["wensleydale"].file != units["rocket"].file
    for game in branchline.catalogue().values():
        assert {folder.name for folder in units[game.id].sources} <= set(f"{game.package}.{game.family}".split("."))


def test_a_family_is_compiled_without_the_games_in_it(tmp_path: Path) -> None:
    for name in ("one", "chapters"):
        new_unit(tmp_path / name)
    (tmp_path / "one" / "__init__.py").write_text("import this\n\nGAME = 1\n")
    before = Unit("family", (tmp_path,)).file
    (tmp_path / "one" / "page.py").write_text("FROGS = 2\n")
    assert Unit("family", (tmp_path,)).file == before
    (tmp_path / "chapters" / "page.py").write_text("FROGS = 2\n")
    assert Unit("family", (tmp_path,)).file != before


@compiling
def test_the_short_way_means_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gathered(k: int) -> tuple[Any, ...]:
        pond, ponds, notes = Pond.blank(), np.zeros(2, Pond.dtype).view(np.recarray), np.zeros((4, 2))
        pond.frogs, pond.chorus, pond.mask = 3, 1 << 40, 1 << 63
        pond.flies[:], pond.lily[:] = (5, -6, 7), ((1, 2, 3), (-4, 5, 6))
        ponds[0].flies[:] = 1, 2, 3
        return int(gather(pond, k, ponds, notes)), ponds.tobytes(), notes.tolist()

    monkeypatch.setenv("BRANCHLINE_CACHE", str(tmp_path))
    expected = [gathered(k) for k in range(3)]
    room = np.zeros(2, Pond.dtype).view(np.recarray)
    prepare({Unit("short", ()): lambda: [("gather", gather, (Pond.blank(), 0, room, np.zeros((4, 2))))]})
    monkeypatch.setattr(gather, "_interpret", None)
    assert [gathered(k) for k in range(3)] == expected
