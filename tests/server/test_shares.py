"""Shares of the machine: how much one guest, and one address, may take of what all share."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from server.harness import Client, Server, Table
from server.test_strangers import file_from_position, stored


def code(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    told: str = answer.json()["error"]["code"]
    return told


def test_a_club_behind_one_address_fits_and_a_flood_of_guests_does_not(own_server: Callable[..., Server]) -> None:
    server = own_server(requests_per_second=1e5)
    http = server.stranger().http
    made = [http.post("/api/guests", json={"name": "Ada"}).status_code for _ in range(520)]
    assert made[:200] == [201] * 200
    assert made.count(429) >= 10
    refused = http.post("/api/guests", json={"name": "Ada"})
    assert code(refused, 429) == "too-many-guests"
    assert int(refused.headers["retry-after"]) >= 1


def test_where_a_request_comes_from_is_believed_of_a_trusted_proxy_alone(own_server: Callable[..., Server]) -> None:
    few = {"limits": {"guests_of_address": [2, 1]}}

    def guests(server: Server, address: str) -> list[int]:
        headers = {"X-Forwarded-For": address}
        http = server.stranger().http
        return [http.post("/api/guests", json={"name": "Ada"}, headers=headers).status_code for _ in range(3)]

    behind = own_server(trusted_proxies=["127.0.0.1"], **few)
    assert guests(behind, "192.0.2.1") == guests(behind, "192.0.2.2") == [201, 201, 429]
    assert guests(behind, "2001:db8::1") == [201, 201, 429]
    assert guests(behind, "2001:db8::2") == [429, 429, 429]
    behind.stop()
    direct = own_server(**few)
    assert guests(direct, "192.0.2.1") == [201, 201, 429]
    assert guests(direct, "192.0.2.2") == [429, 429, 429]


def test_one_guest_has_so_many_tables_and_no_more(own_server: Callable[..., Server]) -> None:
    limits = {"open_tables": 2, "running_tables": 3, "running_bot_tables": 1, "bot_tables_of_person": [2, 1]}
    server = own_server(limits=limits, bot_pause=5.0)
    ada, ben = server.guest("Ada"), server.guest("Ben")

    def opened(client: Client, *seats: str) -> httpx.Response:
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        return client.http.post("/api/tables", json={"game": "rocket", "seats": wanted})

    waiting = [opened(ada, "me", "open") for _ in range(3)]
    assert [answer.status_code for answer in waiting] == [201, 201, 409]
    assert code(waiting[2], 409) == "quota-open"
    assert [opened(ada, "me", "me").status_code for _ in range(3)] == [201, 201, 201]
    assert code(opened(ada, "me", "me"), 409) == "quota-running"
    assert opened(ben, "me", "open").status_code == 201
    assert opened(ben, "random", "random").status_code == 201
    assert code(opened(ben, "random", "random"), 409) == "quota-bots"
    ada.post(f"/api/tables/{waiting[0].json()['table']['id']}/leave")
    assert opened(ada, "me", "open").status_code == 201


def test_tables_files_and_talk_have_their_measure(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"tables_of_person": [3, 1], "kilobytes_of_person": [8, 1], "chat_of_person": [2, 1]})
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    for _ in range(2):
        table.post("sandbox", {}, 201)
    assert table.post("sandbox", {}, 429)["error"]["code"] == "too-many-tables"
    assert [table.post("chat", {"text": "x"}, status)["seq"] for status in (200, 200)]
    assert table.post("chat", {"text": "x"}, 429)["error"]["code"] == "too-much-chat"
    file = file_from_position(40)
    answers = [ada.http.post("/api/matches", json=file) for _ in range(8)]
    assert code(answers[-1], 429) == "too-many-files"


def test_an_address_has_a_share_too_however_many_guests_it_makes(own_server: Callable[..., Server]) -> None:
    limits = {"tables_of_address": [12, 1], "bot_tables_of_address": [2, 1], "kilobytes_of_address": [8, 1]}
    server = own_server(limits=limits)
    form = {"game": "rocket", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    robots = [server.guest("Ada").http.post("/api/tables", json=form) for _ in range(3)]
    assert [answer.status_code for answer in robots[:2]] == [201, 201]
    assert code(robots[2], 429) == "too-many-tables"
    file = file_from_position(40)
    files = [server.guest("Ada").http.post("/api/matches", json=file) for _ in range(8)]
    assert code(files[-1], 429) == "too-many-files"
    people = form | {"seats": [{"kind": "me"}] * 2}
    tables = [server.guest("Ada").http.post("/api/tables", json=people) for _ in range(12)]
    assert code(tables[-1], 429) == "too-many-tables"


def test_the_same_request_twice_makes_one_table(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada, ben = server.guest("Ada"), server.guest("Ben")
    form = {"game": "rocket", "seats": [{"kind": "me"}, {"kind": "open"}]}

    def opened(client: Client, key: str, body: dict[str, Any] = form, path: str = "/api/tables") -> str:
        answer = client.http.post(path, json=body, headers={"Idempotency-Key": key})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]["id"]
        return table

    found: list[str] = []
    together = [threading.Thread(target=lambda: found.append(opened(ada, "one"))) for _ in range(6)]
    for thread in together:
        thread.start()
    for thread in together:
        thread.join()
    assert len(found) == 6
    assert len(set(found)) == 1
    assert opened(ada, "two") not in found
    assert opened(ben, "one") not in found
    running = ada.open("me", "me")
    copies = {opened(ada, "three", {}, f"{running.path}/sandbox") for _ in range(2)}
    files = {opened(ada, "four", file_from_position(), "/api/matches") for _ in range(2)}
    assert len(copies) == len(files) == 1
    server.kill()
    server.start()
    assert opened(ada, "one") == found[0]


def test_open_tables_expire(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = server.guest("Ada")
    old, fresh, running = ada.open("me", "open", public=True), ada.open("me", "open"), ada.open("me", "me")
    server.kill()
    stored(server, "UPDATE tables SET updated = 1 WHERE id IN (?, ?)", old.id, running.id)
    server.start()
    old.until(lambda now: now["status"] == "abandoned")
    assert old.get("log")["entries"][-1]["sentence"]
    assert (fresh.look()["status"], running.look()["status"]) == ("open", "running")
    assert ada.post(f"{old.path}/join", status=200)["status"] == "abandoned"


def test_bots_of_one_guest_do_not_delay_those_of_others(own_server: Callable[..., Server]) -> None:
    """One guest keeps the worker busy with 24 tables; another's bot does not wait for all of them each time. It waits
    for its own moves to be written down, and they do not: so a few of theirs come in between."""
    limits = {"running_bot_tables": 50, "bot_tables_of_person": [50, 1]}
    server = own_server(limits=limits, bot_pause=0.0)
    eve, ada = server.guest("Eve"), server.guest("Ada")
    busy = [eve.open("greedy", "greedy", "greedy") for _ in range(24)]
    table = ada.open("greedy", "greedy", "greedy")
    table.until(lambda now: now["moment"] >= 20, 120)
    mine = _times(table)[:20]
    meanwhile = [at for each in busy for at in _times(each) if mine[0] < at < mine[-1]]
    assert len(meanwhile) < 14 * len(mine)


def _times(table: Table) -> list[int]:
    """When each action was made."""
    return [entry["at"] for entry in table.get("log", limit=1000)["entries"] if entry["kind"] == "action"]


def test_long_answers_leave_room_for_short_ones(own_server: Callable[..., Server]) -> None:
    """Eight at a time ask for a whole log over and over; somebody else hardly notices."""
    server = own_server()
    eve, ada = server.guest("Eve"), server.guest("Ada")
    long = Table(eve, eve.post("/api/matches", file_from_position(90), 201))
    quick = ada.open("me", "me")
    alone, beside = [], []
    for _ in range(4):
        alone += [_time(quick) for _ in range(15)]
        with _devoured(server, eve, long):
            beside += [_time(quick) for _ in range(15)]
    assert statistics.median(beside) < 12 * statistics.median(alone) + 0.01, (alone, beside)


def _time(table: Table) -> float:
    started = time.perf_counter()
    table.client.get("/api/me")
    return time.perf_counter() - started


@contextmanager
def _devoured(server: Server, eve: Client, table: Table) -> Iterator[None]:
    """Meanwhile eight ask for the whole log, again and again, each having been answered once before."""
    fed, done = threading.Barrier(9, timeout=60), threading.Event()

    def devour() -> None:
        with httpx.Client(base_url=server.address, timeout=60, headers=dict(eve.http.headers)) as http:
            assert http.get(f"{table.path}/log", params={"limit": 1000}).status_code in (200, 429)
            fed.wait()
            while not done.is_set():
                http.get(f"{table.path}/log", params={"limit": 1000})

    hungry = [threading.Thread(target=devour) for _ in range(8)]
    for thread in hungry:
        thread.start()
    fed.wait()
    try:
        yield
    finally:
        done.set()
        for thread in hungry:
            thread.join()
