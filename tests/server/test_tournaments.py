"""Tournaments on a real server, which is killed in each round."""

from __future__ import annotations

import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from server.harness import SHORT, Client, Server
from server.test_accounts import account

MANY = {"tournaments_of_person": [1e6, 1e6], "guests_of_address": [1e6, 1e6], "running_tables": 10_000}
SETTINGS = {"absent": 24 * 3600}
FORM = {
    "name": "Cup", "game": "rocket", "options": SHORT, "settings": SETTINGS, "format": "swiss", "seats": 3, "rounds": 3,
    "fill": "random",
}  # fmt: skip


@pytest.fixture(scope="module")
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(tmp_path_factory.mktemp("club"), limits=MANY, database=getattr(request, "param", ""))
    yield server
    server.stop()


def begin(host: Client, status: int = 201, **more: Any) -> Any:
    return host.post("/api/tournaments", FORM | more, status)


def enter(people: list[Client], cup: Any) -> None:
    for each in people:
        each.post(f"/api/tournaments/{cup['id']}/join")


def hand_all(people: list[Client], cup: Any) -> None:
    """Everyone lets a bot play, so that nobody need be waited for."""
    for each in people:
        table = each.get(f"/api/tournaments/{cup['id']}")["your_table"]
        if table is not None:
            answer = each.http.post(f"/api/tables/{table}/hand", json={"bot": "random"})
            assert answer.status_code in (200, 403, 404, 409), answer.text


def play_round(people: list[Client], cup: Any, number: int, seconds: float = 900) -> Any:
    """Until the round is over, and the next one paired."""
    end = time.monotonic() + seconds
    hand_all(people, cup)
    while True:
        now = people[0].get(f"/api/tournaments/{cup['id']}")
        assert time.monotonic() < end, now["played"][0]
        if now["round"] > number or now["state"] == "finished":
            return now
        time.sleep(0.2)
        if any(board["status"] is None for board in now["played"][0]["boards"]):
            hand_all(people, cup)


@pytest.mark.parametrize(
    ("people", "rounds"), [(7, 3), pytest.param(64, 5, marks=pytest.mark.exhaustive)], ids=["few", "many"]
)
def test_no_pairing_is_made_twice_and_no_result_lost_when_the_server_is_killed(
    people: int, rounds: int, own_server: Callable[..., Server], tmp_path: Path
) -> None:
    server, dice = own_server(limits=MANY), random.Random(people)
    clients = [server.guest(f"Player {number}") for number in range(people)]
    cup = begin(clients[0], rounds=rounds)
    enter(clients, cup)
    clients[0].post(f"/api/tournaments/{cup['id']}/start")
    for number in range(1, rounds + 1):
        if dice.random() < 0.5:
            hand_all(clients, cup)
            time.sleep(dice.random() * 2)
        server.kill()
        server.start()
        for each in clients:
            each.http.base_url = server.address
        cup = play_round(clients, cup, number)
    assert (cup["state"], cup["round"]) == ("finished", rounds)
    met: Counter[frozenset[int]] = Counter()
    for played in cup["played"]:
        there = [seat["entrant"] for board in played["boards"] for seat in board["seats"] if seat["entrant"]]
        assert sorted(there) == list(range(1, people + 1))
        for board in played["boards"]:
            assert board["status"] == "finished"
            assert all(seat["points"] is not None for seat in board["seats"])
            entrants = [seat["entrant"] for seat in board["seats"] if seat["entrant"]]
            met.update(map(frozenset, combinations(entrants, 2)))
    if people == 64:
        assert max(met.values()) == 1
    server.stop()
    with closing(sqlite3.connect(tmp_path / "branchline.sqlite3")) as file:
        tables = {id for (id,) in file.execute("SELECT id FROM tables")}
        paired = {id for (id,) in file.execute("SELECT DISTINCT table_id FROM pairings")}
        assert tables == paired
        places = dict(file.execute("SELECT id, places FROM tables"))
        for id, seat, place in file.execute("SELECT table_id, seat, place FROM pairings"):
            assert str(place) == places[id].strip("[]").split(",")[seat].strip()


def test_late_arrivals_withdrawals_and_who_may_what(club: Server) -> None:
    host, *people = (club.guest(f"Entrant {number}") for number in range(5))
    cup = begin(host)
    path = f"/api/tournaments/{cup['id']}"
    assert host.post(f"{path}/start", {}, 409)["error"]["code"] == "tournament-few"
    enter([host, *people[:3]], cup)
    enter([people[0]], cup)
    assert people[0].post(f"{path}/start", {}, 403)["error"]["code"] == "tournament-host"
    assert people[0].post(f"{path}/remove", {"number": 1}, 403)["error"]["code"] == "tournament-host"
    assert people[3].post(f"{path}/leave", {}, 409)["error"]["code"] == "tournament-out"
    people[2].post(f"{path}/leave")
    begun = host.post(f"{path}/start")
    assert host.post(f"{path}/start", {}, 409)["error"]["code"] == "tournament-begun"
    assert begun["round"] == 1
    there = {seat["name"] for board in begun["played"][0]["boards"] for seat in board["seats"]}
    assert there == {"Entrant 0", "Entrant 1", "Entrant 2"}
    assert people[2].get(path)["your_table"] is None
    enter([people[3], people[2]], cup)
    host.post(f"{path}/remove", {"number": 3})
    after = play_round([host, people[0], people[1]], cup, 1)
    second = {seat["name"] for board in after["played"][0]["boards"] for seat in board["seats"] if seat["entrant"]}
    assert second == {"Entrant 0", "Entrant 1", "Entrant 3", "Entrant 4"}
    assert [each["number"] for each in after["standings"] if each["withdrawn"]] == [3]
    host.post(f"{path}/close")
    assert host.post(f"{path}/close", {}, 409)["error"]["code"] == "tournament-over"
    assert people[0].post(f"{path}/leave", {}, 409)["error"]["code"] == "tournament-over"
    assert cup["id"] not in [each["id"] for each in host.get("/api/tournaments", list="running")["tournaments"]]


@pytest.mark.parametrize("club", ["", pytest.param("memory:", marks=pytest.mark.exhaustive)], indirect=True)
def test_people_one_of_whom_blocks_the_other_are_paired_with_others(club: Server) -> None:
    """In three rounds four people meet everyone otherwise."""
    people = [account(club, f"Pairable {number}") for number in range(4)]
    cup = begin(people[0], seats=2)
    enter(people, cup)
    people[0].post("/api/ties", {"kind": "block", "name": "Pairable 3"})
    people[2].post("/api/ties", {"kind": "block", "name": "Pairable 1"})
    cup = people[0].post(f"/api/tournaments/{cup['id']}/start")
    for number in (1, 2, 3):
        cup = play_round(people, cup, number)
    boards = [[seat["name"][-1] for seat in board["seats"]] for each in cup["played"] for board in each["boards"]]
    assert len(boards) == 6
    assert not {"03", "12"} & {"".join(sorted(names)) for names in boards}


def test_what_cannot_be_a_tournament_is_told(club: Server) -> None:
    host = club.guest("Host")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"settings": {}}, "tournament-standstill"),
        ({"settings": SETTINGS | {"several_seats": True}}, "rated-seats"),
        ({"settings": SETTINGS | {"rated": True, "hints": True}}, "rated-hints"),
        ({"format": "round_robin"}, "tournament-most"),
        ({"starts": 1}, "tournament-starts"),
    ]
    for more, code in wrong:
        assert begin(host, 422, **more)["error"]["code"] == code
    assert "seats" in begin(host, 422, seats=6)["error"]["message"]
    assert begin(host, 422, seats=5)["error"]["message"]
    assert begin(host, 422, name="")["error"]["field"] == "name"
    assert host.get("/api/tournaments/none", 404)["error"]["code"] == "no-tournament"
    for _ in range(5):
        begin(host)
    assert begin(host, 409)["error"]["code"] == "quota-tournaments"
    assert club.stranger().get("/api/tournaments", 401, list="mine")
    assert len(host.get("/api/tournaments", list="mine")["tournaments"]) == 5


def test_a_rated_tournament_is_for_accounts_and_one_begins_by_itself(club: Server) -> None:
    ada, ben, gus = account(club, "Cup Ada"), account(club, "Cup Ben"), club.guest("Gus")
    soon = int(time.time() * 1000) + 1500
    settings = SETTINGS | {"rated": True, "one_house": True}
    cup = begin(ada, settings=settings, seats=2, starts=soon)
    path = f"/api/tournaments/{cup['id']}"
    assert gus.post(f"{path}/join", {}, 403)["error"]["code"] == "rated-account"
    strict = begin(ada, settings=SETTINGS | {"rated": True}, seats=2)
    ada.post(f"/api/tournaments/{strict['id']}/join")
    assert ben.post(f"/api/tournaments/{strict['id']}/join", {}, 409)["error"]["code"] == "rated-house"
    enter([ada, ben], cup)
    end = time.monotonic() + 60
    while ada.get(path)["state"] == "open":
        assert time.monotonic() < end
        time.sleep(0.1)
    table = ada.at(ada.get(path)["your_table"]).now["table"]
    assert table["settings"]["rated"] is True
    assert {seat["name"] for seat in table["seats"]} == {"Cup Ada", "Cup Ben"}
