"""The tables of a page answer requests as the server does."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from offline.sitting import sit
from offline.test_answers import GAMES, HERE, HOUSE, SAMPLE
from server.harness import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path / "data", seed=5)
    yield started
    started.stop()


def at_the_server(server: Server, game: str, lang: str) -> list[Any]:
    async def sitting() -> list[Any]:
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:

            async def ask(method: str, address: str, body: Any) -> tuple[int, Any]:
                answer = await http.request(method, address, json=body)
                return answer.status_code, answer.json()

            return await sit(ask, game, lang)

    return asyncio.run(sitting())


def in_the_page(folder: Path, game: str, lang: str) -> list[Any]:
    found = subprocess.run(
        ["node", "tests/offlineSitting.js", str(HERE / "sitting.py"), game, lang], cwd=HOUSE / "web", text=True,
        stdout=subprocess.PIPE, check=True, env=os.environ | {"BRANCHLINE_OFFLINE": str(folder)},
    )  # fmt: skip
    answers: list[Any] = json.loads(found.stdout)
    return answers


def beside_the_page(game: str, lang: str) -> list[Any]:
    """The same tables in this Python: what stands in for the server's libraries and services needs no browser."""
    sitting = f"""import asyncio, json
from offline import sitting
print(json.dumps(asyncio.run(sitting.in_the_page({game!r}, {lang!r}))))"""
    found = subprocess.run(
        [sys.executable, "-c", sitting], cwd=HERE.parent, text=True, stdout=subprocess.PIPE, check=True,
        env=os.environ | {"PYTHONPATH": f"{HERE.parent}{os.pathsep}{HOUSE / 'src'}"},
    )  # fmt: skip
    answers: list[Any] = json.loads(found.stdout)
    return answers


def compare(found: list[Any], expected: list[Any]) -> None:
    assert [answer[:3] for answer in found] == [answer[:3] for answer in expected]
    for ours, theirs in zip(found, expected, strict=True):
        assert ours == theirs, ours[:2]


def test_what_stands_in_for_the_servers_services_answers_as_they_do(server: Server) -> None:
    compare(beside_the_page(SAMPLE, "en"), at_the_server(server, SAMPLE, "en"))


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sitting_is_answered_alike(game: str, lang: str, server: Server, packed: Callable[[str], Path]) -> None:
    compare(in_the_page(packed(game), game, lang), at_the_server(server, game, lang))
