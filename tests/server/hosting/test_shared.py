"""What several processes on one PostgreSQL and one Redis have in common."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from websockets.sync.client import ClientConnection

from branchline.server.cluster.bot_turns import BotTurn, BotTurns
from branchline.server.cluster.limiters import SharedLimiters
from branchline.server.cluster.redis_client import open_redis
from branchline.server.limits.fair_queue import Owner
from server.engines import RedisServer
from server.harness import SHORT, Server, next_message
from server.hosting.house import House, same_person


def test_a_guest_of_one_server_is_known_at_the_other_and_tables_are_the_same(house: House) -> None:
    here, there = house.server(), house.server()
    ada = here.guest("Ada")
    table = ada.open("me", "me")
    elsewhere = same_person(ada, there).at(table)
    for seen, other in ((table, elsewhere), (elsewhere, table)):
        acted = seen.act()
        assert other.look()["seq"] == acted["seq"]
        assert other.now["view"] == acted["view"]


def test_the_key_of_cookies_may_come_from_the_environment(house: House) -> None:
    key = {"BRANCHLINE_SECRET": "a-key-that-nobody-can-guess-at-all"}
    ada = house.server(environment=key).guest("Ada")
    assert same_person(ada, house.server(environment=key)).get("/api/me")["name"] == "Ada"
    assert same_person(ada, house.server()).get("/api/me", 401)["error"]["code"] == "token-forged"


def test_who_watches_at_one_server_is_told_what_happens_at_another(house: House) -> None:
    here, there = house.server(), house.server()
    ada = here.guest("Ada")
    table = ada.open("me", "me")
    with here.stranger().watch(table.id) as near, same_person(ada, there).watch(table.id) as far:
        assert next_message(near)["type"] == next_message(far)["type"] == "hello"
        both = {"here": [True, True], "watching": 1}
        assert _until(near, both) == _until(far, both)
        acted = table.act()
        told = [next_message(socket, 60) for socket in (near, far)]
        assert [message["entry"] for message in told] == [acted["entry"]] * 2
        assert told[1]["legal"] == acted["legal"]
    with here.stranger().watch(table.id) as near:
        _until(near, {"here": [False, False], "watching": 1})


def test_clocks_are_the_same_everywhere_and_who_stays_away_is_replaced_once(house: House) -> None:
    here, there = house.server(), house.server()
    house.worker()
    ada = here.guest("Ada")
    unhurried = ada.open("me", "me", settings={"clock": {"turn": 3600, "bank": 0}})
    assert _clock(same_person(ada, there).at(unhurried).now) == _clock(unhurried.now)

    settings = {"clock": {"turn": 2, "bank": 0}, "absent": 1}
    table = ada.open("me", "me", settings=settings, options={"first_player": 0})
    elsewhere = same_person(ada, there).at(table)
    elsewhere.until(lambda now: now["table"]["seats"][0]["handed"] and now["moment"] > 0)
    lines = table.get("log", limit=100)["entries"]
    assert [entry["seat"] for entry in lines if entry["kind"] == "late"].count(0) == 1


def _clock(now: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in now["table"]["clock"].items() if name != "now"}


def _until(socket: ClientConnection, presence: dict[str, Any]) -> dict[str, Any]:
    """Wait for the message that these are there."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(60))
        told = message.get("presence", message)
        if all(told.get(name) == value for name, value in presence.items()):
            return presence


def test_of_two_actions_at_the_same_moment_one_counts(house: House) -> None:
    servers = [house.server(), house.server()]
    ada = servers[0].guest("Ada")
    table = ada.open("me", "me")
    views = [same_person(ada, server).at(table) for server in servers]
    for _ in range(5):
        now = table.look()
        actions = [choice["text"] for choice in now["legal"]][:2]
        answers = _at_once([
            partial(view.client.http.post, f"{view.path}/actions", json={"seq": now["seq"], "action": action})
            for view, action in zip(views, actions, strict=False)
        ])  # fmt: skip
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses in ([200, 409], [200]), [answer.text for answer in answers]
        assert table.look()["seq"] == now["seq"] + 1


def test_the_same_action_sent_to_two_servers_counts_once(house: House) -> None:
    servers = [house.server(), house.server()]
    ada = servers[0].guest("Ada")
    table = ada.open("me", "me")
    views = [same_person(ada, server).at(table) for server in servers]
    body = {"seq": table.now["seq"], "action": table.now["legal"][0]["text"]}
    answers = _at_once([partial(view.post, "actions", body) for view in views])
    assert answers[0] == answers[1]
    form = {"game": "rocket", "seats": [{"kind": "me"}] * 2}
    opened = _at_once([
        partial(view.client.http.post, "/api/tables", json=form, headers={"Idempotency-Key": "one"}) for view in views
    ])  # fmt: skip
    assert len({answer.json()["table"]["id"] for answer in opened}) == 1


def _at_once(work: list[Callable[[], Any]]) -> list[Any]:
    answers: list[Any] = []
    threads = [threading.Thread(target=lambda each=each: answers.append(each())) for each in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(answers) == len(work)
    return answers


def test_shares_count_at_all_servers_together(house: House) -> None:
    limits = {"guests_of_address": [5, 1]}
    https = [house.server(limits=limits).stranger().http for _ in range(2)]
    made = [https[number % 2].post("/api/guests", json={"name": "Ada"}).status_code for number in range(8)]
    assert made == [201] * 5 + [429] * 3


def test_shares_count_at_each_server_alone_while_redis_is_away(redis: RedisServer) -> None:
    async def taken() -> list[float]:
        limiter = SharedLimiters(redis.address)("things", 0.001, 2)
        before = [await limiter.take("Ada") for _ in range(3)]
        redis.close()
        without = [await limiter.take("Ada") for _ in range(3)]
        redis.start()
        return [*before, *without]

    waits = asyncio.run(taken())
    assert [wait > 0 for wait in waits] == [False, False, True] * 2


def test_bots_of_all_guests_take_turns(redis: RedisServer) -> None:
    """As in the queue of one process: addresses in turn, and at each of them its people."""
    ada, ben, eve = Owner("club", "ada"), Owner("club", "ben"), Owner("home", "eve")

    async def order() -> list[str | None]:
        async with open_redis(redis.address) as client:
            turns = BotTurns(client)
            for table, owner in (("a1", ada), ("a2", ada), ("a3", ada), ("b1", ben), ("e1", eve), ("e2", eve)):
                assert await turns.add(BotTurn(table, owner, 10))
            assert await turns.waiting() == 6
            taken = [await turns.take() for _ in range(7)]
            assert not await turns.add(BotTurn("a1", ada, 10))
            await turns.give_back("a1")
            assert await turns.add(BotTurn("a1", Owner("ada", "ada"), 10))
            assert await turns.add(BotTurn("e3", eve, 10))
            assert await turns.add(BotTurn("b2", ben, 10))
            return [*taken, *[await turns.take() for _ in range(3)]]

    redis.restart()
    assert asyncio.run(order()) == ["a1", "e1", "b1", "e2", "a2", "a3", None, "a1", "e3", "b2"]


def test_bots_wait_for_a_worker_and_move_wherever_it_is(house: House) -> None:
    table = house.server().guest("Ada").open("random", "greedy", options=SHORT)
    house.worker()
    assert table.until(lambda now: now["status"] == "finished", 120)["scores"]


def test_a_stopped_worker_ends_soon(house: House) -> None:
    worker: Server = house.worker()
    began = time.monotonic()
    worker.process.terminate()
    worker.process.join(60)
    assert not worker.alive
    assert time.monotonic() - began < 60
