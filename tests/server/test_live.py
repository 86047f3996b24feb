"""The live connection: everything in order, from the right perspective, and again from where one was."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.harness import Server, next_message


def test_every_viewer_is_told_what_happens_and_only_whoever_must_decide_gets_the_choices(server: Server) -> None:
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    with ada.watch(table.id) as a, eve.watch(table.id, lang="fr") as e:
        assert (next_message(a)["status"], next_message(e)["seat"]) == ("open", None)
        ben.post(f"{table.path}/join")
        with ben.watch(table.id) as b:
            assert next_message(b)["status"] == "running"
            assert [next_message(a)["entry"]["kind"] for _ in range(2)] == ["joined", "started"]
            assert [next_message(e)["entry"]["kind"] for _ in range(2)] == ["joined", "started"]
            table.look()
            answer = table.act("advance GWR ne")
            for socket, seat in ((a, 0), (b, 1), (e, None)):
                message = next_message(socket)
                assert (message["type"], message["seq"], message["seat"]) == ("entry", answer["seq"], seat)
                assert (message["legal"] is not None) == (seat == 0)
                assert message["to_move"] == 0
                assert message["view"]["companies"] == answer["view"]["companies"]
                assert ("avance" in message["entry"]["sentence"]) == (seat is None)


def test_reconnecting_resumes_from_the_last_line_seen(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "me", options={"first_player": 0})
    with ada.watch(table.id) as socket:
        next_message(socket)
        table.act()
        seen = next_message(socket)["seq"]
    table.act()
    table.post("chat", {"text": "still there?"})
    table.look()
    table.act()
    with ada.watch(table.id, after=seen) as socket:
        hello = next_message(socket)
        assert [entry["kind"] for entry in hello["missed"]] == ["action", "chat", "action"]
        assert [entry["seq"] for entry in hello["missed"]] == [seen + 1, seen + 2, seen + 3]
        assert all(entry["events"] for entry in hello["missed"] if entry["kind"] == "action")
        assert hello["seq"] == table.now["seq"]
        table.act()
        assert next_message(socket)["seq"] == hello["seq"] + 1


def test_who_is_here(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open("me", "open")
    with ada.watch(table.id) as socket:
        assert next_message(socket)["presence"] == {"here": [True, False], "watching": 0}
        with eve.watch(table.id):
            while (message := next_message(socket, presence=True)).get("watching") != 1:
                assert message["type"] == "presence"
        while (message := next_message(socket, presence=True)).get("watching") != 0:
            assert message["type"] == "presence"


def test_a_seat_is_its_players_on_the_connection_they_have_already(server: Server) -> None:
    """Whoever takes a seat or gives it up needs no new connection, in none of their tabs."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 1})
    with ada.watch(table.id) as a, ben.watch(table.id) as b:
        assert (next_message(a)["table"]["host"], next_message(b)["table"]["mine"]) == (True, [])
        ben.post(f"{table.path}/join")
        joined, started = next_message(b), next_message(b)
        assert (joined["table"]["mine"], started["table"]["mine"], started["seat"]) == ([1], [1], 1)
        assert started["legal"]
        assert next_message(a)["table"]["mine"] == [0]
        assert _presence_with(a, watching=0)["here"] == [True, True]
        ben.post(f"{table.path}/resign", {"seat": 1})
        assert _presence_with(a, watching=1)["here"] == [True, False]


def test_whoever_comes_as_another_goes_learns_who_stayed(server: Server) -> None:
    ada, eve, mia = server.guest("Ada"), server.guest("Eve"), server.guest("Mia")
    table = ada.open("me", "open")
    with ada.watch(table.id) as a, eve.watch(table.id) as before:
        next_message(before)
        _presence_with(a, watching=1)
        with eve.watch(table.id) as second:
            assert next_message(second)["presence"]["watching"] == 1, "two tabs are one person"
        with mia.watch(table.id) as now:
            assert next_message(now)["presence"]["watching"] == 2
            before.close()
            assert _presence_with(now, watching=1)["here"] == [True, False]


def _presence_with(socket: ClientConnection, watching: int) -> dict[str, Any]:
    """What is said about who is there, once so many watch."""
    while True:
        message = next_message(socket, presence=True)
        if message["type"] == "presence" and message["watching"] == watching:
            return message


def test_talk_reaches_players_but_not_spectators(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open("me", "me", options={"first_player": 0})
    with ada.watch(table.id) as a, eve.watch(table.id) as e:
        next_message(a), next_message(e)
        table.post("chat", {"text": "a secret plan"})
        table.act()
        assert next_message(a)["entry"]["text"] == "a secret plan"
        assert next_message(a)["entry"]["kind"] == next_message(e)["entry"]["kind"] == "action"


def test_refusals_are_told_before_the_connection_is_closed(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open("me", "random")
    for table_id, query, code in ((table.id, {"seat": 0}, "foreign-seat"), ("nowhere", {}, "no-table")):
        with eve.watch(table_id, **query) as socket:
            assert next_message(socket)["error"]["code"] == code
            with pytest.raises(ConnectionClosed):
                socket.recv(5)


def test_a_page_of_another_site_may_not_watch(server: Server) -> None:
    table = server.guest("Ada").open("me", "random")
    address = f"{server.address.replace('http', 'ws')}{table.path}/live"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("https://evil.example"), proxy=None)
    with connect(address, origin=Origin(server.address), proxy=None) as socket:
        assert json.loads(socket.recv(5))["type"] == "hello"


def test_a_seat_given_up_is_no_longer_looked_through(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "random", options={"first_player": 0, "open_cash": False})
    with ada.watch(table.id) as socket:
        assert next_message(socket)["seat"] == 0
        table.post("resign")
        message = next_message(socket)
        assert (message["entry"]["kind"], message["seat"], message["legal"]) == ("resigned", None, None)
        assert message["view"]["seats"][0]["cash"] is None
