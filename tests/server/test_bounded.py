"""What one visitor makes the server do with tournaments, studies and pictures is bounded by what they are charged."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from branchline.server.http.app import create_app
from branchline.server.settings import Settings
from branchline.server.tables.records import changed
from branchline.server.tournaments import director, pages
from branchline.server.tournaments.history import Contender
from branchline.server.tournaments.pairing import paired
from branchline.server.tournaments.standings import standings
from server.harness import SHORT, Server

CUP = {
    "name": "Cup", "game": "rocket", "options": SHORT, "settings": {"absent": 86400}, "format": "swiss", "seats": 2,
    "rounds": 3, "fill": "random",
}  # fmt: skip
LOOKS = 5


@asynccontextmanager
async def _guest(app: FastAPI, name: str) -> AsyncIterator[AsyncClient]:
    async with AsyncClient(transport=ASGITransport(app), base_url="http://test") as client:
        token = (await client.post("/api/guests", json={"name": name})).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        yield client


async def _begun(ada: AsyncClient, bob: AsyncClient) -> None:
    cup = (await ada.post("/api/tournaments", json=CUP)).json()["id"]
    for each in (ada, bob):
        await each.post(f"/api/tournaments/{cup}/join", json={})
    answer = await ada.post(f"/api/tournaments/{cup}/start", json={})
    assert answer.status_code == 200, answer.text


def test_rounds_that_are_played_cost_nothing_while_nobody_has_finished(tmp_path: Path) -> None:
    """Five tournaments of one person, each of up to 64 tables, were read anew from the first seat to the last, every
    second, for as long as their rounds lasted."""
    app = create_app(Settings(data=tmp_path, compile=False))
    read: Counter[str] = Counter()

    def noted(of: Any, name: str) -> None:
        load = getattr(of, name)

        async def loaded(*given: Any) -> Any:
            read[name] += 1
            return await load(*given)

        setattr(of, name, loaded)

    async def looked_at() -> dict[str, int]:
        async with app.router.lifespan_context(app), _guest(app, "Ada") as ada, _guest(app, "Bob") as bob:
            services = app.state.services
            for _ in range(2):
                await _begun(ada, bob)
            for store in (services.store, services.tournaments):
                noted(store, "load")
            noted(services.store, "statuses")
            await services.director.close()
            for _ in range(LOOKS):
                await services.director.once()
            return dict(read)

    assert asyncio.run(looked_at()) == {"statuses": LOOKS}


def test_pairing_takes_one_thread_and_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens a long table meanwhile needs one, too."""
    app = create_app(Settings(data=tmp_path, compile=False))
    at_once: list[int] = []
    pair_next: Callable[..., Any] = director.pair_next

    def slowly(*given: Any) -> Any:
        at_once.append(1)
        time.sleep(0.2)
        found = sum(at_once)
        at_once[-1] = 0
        assert found == 1
        return pair_next(*given)

    monkeypatch.setattr(director, "pair_next", slowly)

    async def begun() -> None:
        async with app.router.lifespan_context(app), _guest(app, "Ada") as ada, _guest(app, "Bob") as bob:
            await asyncio.gather(*(_begun(ada, bob) for _ in range(4)))

    asyncio.run(begun())
    assert len(at_once) == 4


def test_the_first_round_of_the_largest_tournament_is_paired_in_seconds() -> None:
    contenders = [Contender(number) for number in range(1, 129)]
    began = time.thread_time()
    assert len(paired(contenders, 5, 1)) == 26
    assert time.thread_time() - began < 8


def test_a_study_is_charged_by_its_comments(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"lines_of_person": [60, 0.001]}, requests_per_second=1e5)
    ada = server.guest("Ada")
    table = ada.open("me", "me", options=SHORT)
    table.play_out(random.Random(1))
    study = ada.post("/api/studies", {"table": table.id, "title": "Why"}, 201)
    for moment in range(5):
        form = {"moment": moment, "text": "Why?" * 500, "revision": study["revision"]}
        study = ada.post(f"/api/studies/{study['id']}/note", form)
    taken = [ada.http.get(f"/api/studies/{study['id']}").status_code for _ in range(20)]
    assert taken[0] == 200
    assert taken[-1] == 429


def test_a_tournaments_page_is_charged_by_what_was_played_and_made_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(Settings(data=tmp_path, compile=False))
    charged: list[int] = []
    threads: set[threading.Thread] = set()

    def noted(*given: Any) -> Any:
        threads.add(threading.current_thread())
        return standings(*given)

    monkeypatch.setattr(pages, "standings", noted)

    async def looked_at() -> None:
        async with app.router.lifespan_context(app), _guest(app, "Ada") as ada, _guest(app, "Bob") as bob:
            long_answers = app.state.services.long_answers
            turn = long_answers.turn

            def charging(owner: Any, lines: int) -> Any:
                charged.append(lines)
                return turn(owner, lines)

            monkeypatch.setattr(long_answers, "turn", charging)
            await _begun(ada, bob)

    asyncio.run(looked_at())
    assert charged[0] == charged[1] < charged[-1]
    assert threads
    assert threading.main_thread() not in threads


def test_a_picture_shows_nobody_by_a_name_that_is_gone(tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    app = create_app(Settings(data=tmp_path, compile=False))

    async def drawn() -> list[bytes]:
        async with app.router.lifespan_context(app), _guest(app, "Ada") as ada:
            form = {"game": "rocket", "seats": [{"kind": "me"}] * 2}
            table = (await ada.post("/api/tables", json=form)).json()["table"]["id"]
            pictures = [(await ada.get(f"/pictures/{table}.png")).content for _ in range(2)]
            session = await app.state.services.sessions.get(table)
            gone = changed(session.snapshot.seats[0], name="Anon. K7WQP")
            session.snapshot = changed(session.snapshot, seats=(gone, *session.snapshot.seats[1:]))
            return [*pictures, (await ada.get(f"/pictures/{table}.png")).content]

    first, same, later = asyncio.run(drawn())
    assert first == same != later
