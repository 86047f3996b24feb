"""Fairness within an address: people take turns there, and whoever plays goes before whoever floods."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from branchline.server.bots.analyses import MOST_OF_ADDRESS, Analyses
from branchline.server.errors import Refusal
from branchline.server.limits import door as door_module
from branchline.server.limits.door import AT_A_TIME, MOST_WAITING, Door
from branchline.server.limits.fair_queue import FairQueue, Owner
from branchline.server.limits.limits import Share
from branchline.server.limits.quotas import Shares
from branchline.server.limits.rate_limit import Limiter, RateLimiter, of_this_process
from server.harness import Client, Server, Table, next_message

PEOPLE = 10
ADA = Owner("club", "Ada")


def guests(number: int) -> list[Owner]:
    return [Owner("club", f"guest {index}", plays=False) for index in range(number)]


def test_ten_people_at_one_address_never_meet_a_limit(own_server: Callable[..., Server]) -> None:
    """They come at the same moment, have two pages open each, play as fast as they are answered, look back, try out,
    take back, ask for hints and talk: everything is answered, and nobody is cut off."""
    server = own_server()
    with ThreadPoolExecutor(PEOPLE) as pool:
        played = list(pool.map(lambda number: _evening(server, number), range(PEOPLE)))
    assert not {status for statuses in played for status in statuses if status in (408, 429, 503)}
    assert min(len(statuses) for statuses in played) > 25


def _evening(server: Server, number: int) -> list[int]:
    """The status of every answer to one person."""
    statuses: list[int] = []
    dice = random.Random(number)
    with ExitStack() as stack:
        client = stack.enter_context(Client(server.address))
        client.http.event_hooks["response"].append(lambda answer: statuses.append(answer.status_code))
        for path in ("/", "/api/games", "/api/tables?list=open"):
            client.http.get(path)
        client.enter(f"Player {number}")
        table = client.open("me", "me", settings={"hints": True})
        pages = [stack.enter_context(client.watch(table.id)) for _ in range(2)]
        assert [next_message(page)["type"] for page in pages] == ["hello"] * 2
        for turn in range(5):
            _take_turn(table, turn, dice)
            for page in pages:
                while next_message(page, 60)["seq"] < table.now["seq"]:
                    pass
    return statuses


def _take_turn(table: Table, turn: int, dice: random.Random) -> None:
    action = dice.choice(table.look()["legal"])["text"]
    http = table.client.http
    http.post(f"{table.path}/preview", json={"seq": table.now["seq"], "action": action})
    http.post(f"{table.path}/why", json={"seq": table.now["seq"], "action": action})
    if turn == 2:
        http.post(f"{table.path}/hint", json={})
    http.get(f"{table.path}/log")
    if turn % 4 == 0:
        http.post(f"{table.path}/chat", json={"text": f"turn {turn}"})
        http.post(f"{table.path}/undo", json={"seq": table.now["seq"], "to": 0})
        table.look()
    table.act()


def standing_still(name: str, per_second: float, at_once: float) -> Limiter:
    return RateLimiter(per_second, at_once, lambda: 0.0)


async def _waits(door: Door, owner: Owner) -> int:
    """0 for who is let in, otherwise after how many seconds to try again."""
    try:
        await door.charge(owner)
    except Refusal as refusal:
        return int(refusal.headers["Retry-After"])
    return 0


def test_who_plays_is_answered_while_guests_of_the_same_address_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "HELD", 0.0)

    async def ask() -> list[list[int]]:
        door = Door(20.0, standing_still)
        flood = [await _waits(door, guest) for guest in guests(50) for _ in range(50)]
        newcomer = [await _waits(door, guests(51)[-1]) for _ in range(20)]
        return [flood[-50:], newcomer, [await _waits(door, ADA) for _ in range(20)]]

    flooder, newcomer, ada = asyncio.run(ask())
    assert 0 not in flooder
    assert 0 not in newcomer
    assert not any(ada)


def test_a_person_who_is_refused_takes_nothing_from_their_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "HELD", 0.0)

    async def ask() -> list[int]:
        door = Door(1.0, standing_still)
        return [await _waits(door, owner) for owner in [Owner("club", "Eve")] * 200 + guests(20)]

    waits = asyncio.run(ask())
    assert waits[:10] == [0] * 10
    assert all(waits[10:200])
    assert not any(waits[200:])


def test_what_a_person_is_refused_takes_nothing_from_the_shares_of_their_address() -> None:
    async def taken(person: str) -> bool:
        try:
            await shares.take(Owner("club", person))
        except Refusal:
            return False
        return True

    async def ask() -> list[bool]:
        return [await taken(person) for person in ["Eve"] * 20 + ["Ada", "Ben"]]

    shares = Shares("too-many-files", Share(2, 1), Share(6, 1), lambda of, share: standing_still(of, 1, share.at_once))
    assert asyncio.run(ask()) == [True] * 2 + [False] * 18 + [True] * 2


def test_whoever_has_no_name_takes_nothing_from_the_nameless_elsewhere() -> None:
    async def ask() -> None:
        for _ in range(2):
            await shares.take(Owner("Eve's", "", plays=False))
        with pytest.raises(Refusal):
            await shares.take(Owner("Eve's", "", plays=False))
        await shares.take(Owner("Ada's", "", plays=False))

    shares = Shares("too-many-lines", Share(2, 1), Share(6, 1), lambda of, share: standing_still(of, 1, share.at_once))
    asyncio.run(ask())


def test_requests_take_turns_and_those_of_one_person_wait_for_each_other() -> None:
    """Ada comes after ninety of Eve's, and after those of thirty guests: she waits for a few of them."""

    async def served() -> list[str]:
        door, order = Door(1e6, of_this_process), []

        async def ask(owner: Owner) -> None:
            async with door.turn(owner):
                await asyncio.sleep(0)
                order.append(owner.person)

        asking = [Owner("club", "Eve")] * 90 + guests(30) + [ADA]
        await asyncio.gather(*(ask(owner) for owner in asking))
        return order

    assert asyncio.run(served()).index("Ada") <= 2 * AT_A_TIME + 3


def test_a_request_that_takes_long_keeps_nobody_waiting() -> None:
    async def served() -> bool:
        door, forever = Door(1e6, of_this_process), asyncio.Event()

        async def ask(owner: Owner) -> bool:
            async with door.turn(owner):
                await forever.wait()
            return True

        slow = [asyncio.create_task(ask(owner)) for owner in guests(AT_A_TIME)]
        await asyncio.sleep(0)
        async with asyncio.timeout(10), door.turn(ADA):
            forever.set()
        return all(await asyncio.gather(*slow))

    assert asyncio.run(served())


def test_nobody_has_more_than_so_many_requests_wait() -> None:
    async def refused() -> int:
        door = Door(1e6, of_this_process)

        async def ask() -> None:
            async with door.turn(ADA):
                await asyncio.sleep(0.01)

        answers = await asyncio.gather(*(ask() for _ in range(3 * MOST_WAITING)), return_exceptions=True)
        return sum(isinstance(answer, Refusal) for answer in answers)

    assert asyncio.run(refused()) >= MOST_WAITING


def test_who_plays_has_a_turn_of_their_own_and_all_others_at_an_address_one() -> None:
    async def order() -> list[str]:
        queue, served = FairQueue(["worker"]), []

        async def ask(owner: Owner) -> None:
            queue.give_back(await queue.take(owner))
            served.append(owner.person)

        await queue.take(Owner("home", "Eve"))
        asking = [asyncio.create_task(ask(owner)) for owner in (*guests(20), ADA, ADA, Owner("home", "Ben"))]
        await asyncio.sleep(0)
        queue.give_back("worker")
        await asyncio.gather(*asking)
        return served

    served = asyncio.run(order())
    assert served[:4] == ["guest 0", "Ben", "Ada", "guest 1"]
    assert served[4] == "Ada"


def test_guests_of_an_address_cannot_fill_the_line_for_looking_back() -> None:
    analyses = Analyses(*[None] * 4)  # type: ignore[arg-type]
    nothing: Any = None
    for index, owner in enumerate(guests(MOST_OF_ADDRESS)):
        analyses._check_waiting(owner)
        analyses._going_on[str(index)] = owner, nothing
    with pytest.raises(Refusal) as refused:
        analyses._check_waiting(Owner("club", "another guest", plays=False))
    assert int(refused.value.headers["Retry-After"]) > 0
    analyses._check_waiting(ADA)
    analyses._check_waiting(Owner("home", "guest", plays=False))


def test_what_is_refused_unread_is_charged_too(own_server: Callable[..., Server]) -> None:
    server = own_server(requests_per_second=0.1)
    with httpx.Client(base_url=server.address) as http:
        statuses = [http.post("/api/guests", content=b"x").status_code for _ in range(8)]
    assert statuses[0] == 415
    assert statuses[-1] == 429
