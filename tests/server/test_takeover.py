"""A bot in place of someone who is away: only where the table has long waited for them, only if everyone else agrees,
and until they take their seat back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import branchline
from server.harness import Server, Table, next_message, request_about
from server.twins import Case, client_of, server_of


@pytest.fixture
def waited(tmp_path: Path) -> Iterator[Server]:
    """A table of Ada, Ben and Cat that has waited for Cat for as long as anybody could wish."""
    server = _waiting(3, 2, tmp_path / "waited")
    yield server
    server.stop()


def _waiting(players: int, first: int, folder: Path, pace: str = "days") -> Server:
    options = {"first_player": first}
    case = Case("rocket", branchline.load("rocket").rules, players, options, seed="5", settings={"pace": pace})
    return server_of(case, folder)


def _table(server: Server) -> tuple[Table, Table, Table]:
    ada, ben, cat = (client_of(server, name).at("t") for name in ("ada", "ben", "cat"))
    return ada, ben, cat


def _refusal(table: Table, seat: int, status: int = 409) -> str:
    return str(table.post("consent", {"about": "takeover", "seat": seat}, status)["error"]["code"])


def test_when_all_others_agree_a_bot_plays_until_the_seat_is_taken_back(waited: Server) -> None:
    ada, ben, cat = _table(waited)
    asked = ada.post("consent", {"about": "takeover", "seat": 2})
    assert (request_about(asked, "takeover")["waiting"], request_about(asked, "takeover")["to"]) == ([1], 2)
    assert request_about(ben.look(), "takeover")["yours"]
    ben.post("consent/answer", {"about": "takeover", "agree": True})
    now = ben.until(lambda now: now["to_move"] != 2)
    assert now["table"]["seats"][2]["handed"]
    assert request_about(now, "takeover") is None
    assert cat.post("take")["table"]["seats"][2]["kind"] == "person"


def test_one_who_disagrees_is_enough_and_whoever_is_back_may_refuse(waited: Server) -> None:
    ada, ben, cat = _table(waited)
    ada.post("consent", {"about": "takeover", "seat": 2})
    assert request_about(ben.post("consent/answer", {"about": "takeover", "agree": False}), "takeover") is None
    ada.post("consent", {"about": "takeover", "seat": 2})
    assert _refusal(ada, 2) == "takeover-asked"
    cat.post("consent/answer", {"about": "takeover", "agree": True}, 409)
    assert request_about(cat.post("consent/answer", {"about": "takeover", "agree": False}), "takeover") is None


def test_whoever_acts_needs_nobody_to_stand_in(waited: Server) -> None:
    ada, _, cat = _table(waited)
    ada.post("consent", {"about": "takeover", "seat": 2})
    cat.look()
    assert request_about(cat.act(), "takeover") is None
    assert [seat["kind"] for seat in ada.look()["table"]["seats"]] == ["person"] * 3


def test_of_two_the_other_decides_alone(tmp_path: Path) -> None:
    server = _waiting(2, 1, tmp_path / "two", "sitting")
    ada = client_of(server, "ada").at("t")
    assert ada.post("consent", {"about": "takeover", "seat": 1})["table"]["seats"][1]["handed"]
    ada.until(lambda now: now["to_move"] == 0)
    server.stop()


def test_nobody_is_replaced_who_is_not_waited_for(waited: Server) -> None:
    ada, ben, cat = _table(waited)
    assert _refusal(ada, 1) == "takeover-unwaited"
    assert _refusal(cat, 2) == _refusal(ada, 0) == "takeover-unneeded"
    assert _refusal(ben, 7, 422) == "no-seat"
    eve = client_of(waited, "gus").at("t")
    assert _refusal(eve, 2, 403) == "not-seated"


def test_nobody_is_replaced_who_is_here_or_was_a_moment_ago(waited: Server) -> None:
    ada, ben, cat = _table(waited)
    ada.post("consent", {"about": "takeover", "seat": 2})
    with cat.client.watch("t") as socket:
        next_message(socket)
        assert ben.post("consent/answer", {"about": "takeover", "agree": True}, 409)["error"]["code"] == "takeover-here"
    ben.until(lambda _: _answer(ben) == "takeover-soon")
    assert not ada.look()["table"]["seats"][2]["handed"]


def _answer(table: Table) -> str:
    return str(table.post("consent/answer", {"about": "takeover", "agree": True}, 409)["error"]["code"])


@pytest.mark.parametrize(("pace", "wait", "told"), [("sitting", 300_000, "5 minutes"), ("days", 259_200_000, "3 days")])
def test_a_turn_that_has_just_begun_is_waited_for_as_the_pace_allows(
    server: Server, pace: str, wait: int, told: str
) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 1}, settings={"pace": pace})
    ben.post(f"{table.path}/join")
    refused = table.post("consent", {"about": "takeover", "seat": 1}, 409)["error"]
    assert refused["code"] == "takeover-soon"
    assert told in refused["message"]
    assert table.look()["table"]["absence_timeout"] == wait


def test_who_has_said_something_is_not_away(waited: Server) -> None:
    ada, _, cat = _table(waited)
    cat.post("chat", {"text": "one moment"})
    assert _refusal(ada, 2) == "takeover-soon"
