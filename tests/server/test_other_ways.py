"""Attacks in other ways than those in which a promise was broken first: many at once, to and fro, by another hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from server.harness import Client, Server, Table, request_about
from server.test_clocks import clock_at, two
from server.test_hints import why
from server.test_strangers import file_from_position
from server.test_undo import take_back, tokens, trio

TURN = 3600


def at_once(ask: Callable[[int], Any], times: int) -> list[Any]:
    with ThreadPoolExecutor(times) as people:
        return list(people.map(ask, range(times)))


def test_whoever_joins_many_times_at_once_has_one_seat_and_no_invitation(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", "open", "open", public=True)

    def join(number: int) -> httpx.Response:
        headers = {"Authorization": f"Bearer {ben.token}"}
        return httpx.post(f"{server.address}{table.path}/join", json={"seat": 1 + number % 3}, headers=headers)

    answers = at_once(join, 8)
    assert {answer.status_code for answer in answers} <= {200, 409}
    assert len(ben.at(table).now["table"]["mine"]) == 1
    told = "".join(answer.text for answer in answers) + json.dumps(ben.get("/api/tables", list="mine"))
    assert table.now["table"]["invite"] not in told


def test_when_all_who_were_asked_resign_at_once_a_wish_is_settled_once(server: Server) -> None:
    ada, ben, cat = trio(server, settings={"undo": "consent"})
    tokens(ada, 1)
    take_back(ada)
    at_once(lambda number: (ben, cat)[number].post("resign"), 2)
    assert request_about(ada.look(), "undo") is None
    kinds = [entry["kind"] for entry in ada.get("log")["entries"]]
    assert (kinds.count("undo"), kinds.count("resigned")) == (1, 2)


@pytest.mark.parametrize("step", ["bot", "answers"])
def test_no_to_and_fro_gives_time_back(own_server: Callable[..., Server], step: str) -> None:
    """A seat is given to a bot and taken back, or answers are given in advance and withdrawn, over and over."""
    ada, ben = two(own_server(bot_pause=TURN), clock={"turn": TURN, "bank": 0})
    ada.act()
    others, left = clock_at(ada)["turn"][1], [_left(ada)]
    for _ in range(4):
        if step == "bot":
            ada.post("hand", {"bot": "random"})
            ada.post("take")
        else:
            ada.post("answers", {"passes": True})
            ada.post("answers", {"passes": False})
        left.append(_left(ada))
    assert left == sorted(left, reverse=True)
    assert left[-1] < 1000 * TURN
    assert clock_at(ben)["turn"][1] == others


def _left(table: Table) -> int:
    """The milliseconds of the first seat, by now."""
    clock = table.look()["table"]["clock"]
    passed = clock["now"] - clock["since"] if clock["since"] is not None and table.now["to_move"] == 0 else 0
    return int(clock["turn"][0] - passed)


def test_nobody_else_copies_a_running_match_to_ask_for_hints_there(server: Server) -> None:
    """Neither someone who only watches, nor with bots in the others' seats, nor from an earlier moment."""
    ada, ben, eve = (server.guest(name) for name in ("Ada", "Ben", "Eve"))
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    ben.post(f"{table.path}/join")
    ada.at(table).act()
    forms: list[dict[str, Any]] = [{}, {"moment": 0}, {"bots": {"1": "random"}}]
    copies = [Table(eve, eve.post(f"{table.path}/sandbox", form, 201)) for form in forms]
    told = [why(copy) for copy in copies if copy.look()["legal"]]
    assert told
    assert set(told) == {why(ada.open("me", "me", options={"first_player": 0}))}


@pytest.mark.parametrize("odd", ["1e999", "NaN", "1e18"])
@pytest.mark.parametrize("field", ["seed", "rules", "players"])
def test_numbers_that_are_none_in_a_file_make_no_server_stumble(strangers: Client, field: str, odd: str) -> None:
    text = json.dumps(file_from_position() | {field: "ODD"}).replace('"ODD"', odd)
    answer = strangers.http.post("/api/matches", content=text, headers={"Content-Type": "application/json"})
    assert answer.status_code in (201, 422), answer.text


@pytest.fixture(scope="module")
def strangers(server: Server) -> Client:
    return server.guest("Eve")
