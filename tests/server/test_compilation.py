"""Playing at once: rules run interpreted until they are compiled behind the scenes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

import branchline
from branchline.bots import FairBot
from branchline.kernel import Game, Match
from branchline.kernel.rules import interpreted
from branchline.server.workers import compilation, worker
from branchline.server.workers.compilation import Compilation
from server.harness import Client, Server

PATIENCE = 240


@pytest.fixture
def cold(own_server: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Server]:
    """A server that finds nothing compiled."""
    monkeypatch.setenv("BRANCHLINE_CACHE", str(tmp_path / "cache"))
    return own_server


def compiled(client: Client, game: str = "rocket") -> float:
    return next(float(told["compiled"]) for told in client.get("/api/games")["games"] if told["id"] == game)


def test_a_game_is_played_at_once_and_its_bots_say_that_they_look_less_far(cold: Callable[..., Server]) -> None:
    ada = cold().guest("Ada")
    assert compiled(ada) == 0.0
    table = ada.open("me", "greedy", options={"first_player": 1})
    table.until(lambda now: now["legal"])
    moves = [entry for entry in table.get("log", limit=1000)["entries"] if entry["bot"]]
    assert {"still being prepared" in str(entry["note"]) for entry in moves} == {True}


ASKING = """
import branchline
from branchline.bots.compile import is_compiled
from branchline.cli import main
for name, game in branchline.catalogue().items():
    assert not is_compiled(game)
    assert not is_compiled(game, searching=True)
    main(["bots", name])
"""


def test_nothing_is_compiled_by_asking_or_by_naming_bots(tmp_path: Path) -> None:
    environment = os.environ | {"BRANCHLINE_CACHE": str(tmp_path / "cache")}
    asked = subprocess.run([sys.executable, "-c", ASKING], env=environment, capture_output=True, text=True, check=True)
    assert asked.stderr == ""
    assert not list(tmp_path.rglob("*"))


@pytest.mark.skipif(interpreted(), reason="nothing is compiled in this process")
def test_what_somebody_has_opened_is_compiled_first_and_then_used(cold: Callable[..., Server]) -> None:
    ada = cold(compile=True).guest("Ada")
    table = ada.open("greedy", "random", "random")
    end = time.monotonic() + PATIENCE
    seen = set()
    while compiled(ada) < 1.0:
        assert time.monotonic() < end
        seen.add(compiled(ada))
        time.sleep(0.2)
    assert len(seen) > 2
    assert compiled(ada, "wensleydale") < 1.0
    later = ada.open("greedy", "greedy")
    later.until(lambda now: now["moment"] > 2)
    notes = {entry["note"] for entry in later.get("log", limit=1000)["entries"] if entry["bot"]}
    assert notes == {None}
    table.until(lambda now: now["status"] == "finished", PATIENCE)


def _answering(is_compiled: Callable[[Game, bool], bool]) -> Callable[..., Awaitable[list[Game]]]:
    async def compiled(games: list[Game], *, searching: bool = False) -> list[Game]:
        return [game for game in games if is_compiled(game, searching)]

    return compiled


def test_a_search_is_compiled_once_a_bot_has_sat_down_that_searches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = tmp_path / "compiled"
    program = f"open({str(written)!r}, 'a').write('once')"
    monkeypatch.setattr(compilation, "_compiled", _answering(lambda game, searching: not searching))
    monkeypatch.setattr(compilation, "command", lambda game, searching: [sys.executable, "-c", program])

    async def sit_down() -> None:
        compiling = Compilation(wanted=True)
        compiling.open()
        for _ in range(2):
            compiling.want_search(branchline.load("rocket"))
        async with asyncio.timeout(PATIENCE):
            while not written.exists() or not written.read_text():
                await asyncio.sleep(0.05)
        await compiling.close()

    asyncio.run(sit_down())
    assert written.read_text() == "once"


def test_a_search_that_is_wanted_does_not_wait_for_a_game_that_nobody_has_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = branchline.load("rocket")
    written = tmp_path / "compiled"

    def program(game: Game, searching: bool = False) -> list[str]:
        return [sys.executable, "-c", f"open({str(written)!r}, 'a')" if searching else "input()"]

    monkeypatch.setattr(compilation, "_compiled", _answering(lambda game, searching: game is opened and not searching))
    monkeypatch.setattr(compilation, "command", program)

    async def ask_for_a_hint() -> None:
        compiling = Compilation(wanted=True)
        compiling.open()
        async with asyncio.timeout(PATIENCE):
            while compiling._present is None:
                await asyncio.sleep(0.05)
            compiling.open_game(opened)
            compiling.want_search(opened)
            while not written.exists():
                await asyncio.sleep(0.05)
        await compiling.close()

    asyncio.run(ask_for_a_hint())


@pytest.mark.parametrize(("level", "share", "looked"), [("master", 0.1, "briefly"), ("master", 1.0, "far"),
                                                        ("random", 0.1, "far")])  # fmt: skip
def test_bots_that_search_hurry_where_many_think(
    level: str, share: float, looked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []

    class Bot:
        at_full_strength = True
        limit_time = staticmethod(told.append)

        def choose(self, match: Match) -> int:
            return match.legal_numbers()[0]

    pace = worker.Pace()
    pace.join(cast("FairBot", Bot()))
    pace.set(share)
    assert told == [1.0, share]
    monkeypatch.setattr(worker, "PACE", pace)
    monkeypatch.setattr(worker, "_bot", lambda level, game: Bot())
    match = branchline.load("rocket").new(players=2, seed=1)
    job = {"game": "rocket", "level": level, "board": None, "position": match.position()}
    assert worker._choose(job)["looked"] == looked
