"""Tables of earlier rules: replayed by their version, or carried on from their position, or kept as they are."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import branchline
from server.harness import SHORT, Server, Table
from server.test_strangers import file_from_position, stored

UNKNOWN = 99


def age(server: Server, table: Table, *changes: str) -> None:
    """Let the server start again with a table of rules that nobody knows any more."""
    server.kill()
    stored(server, f"UPDATE tables SET {', '.join([f'rules = {UNKNOWN}', *changes])} WHERE id = ?", table.id)
    server.start()


def test_a_table_of_version_1_is_replayed_by_the_generator_of_then(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = server.guest("Ada")
    match = branchline.load("rock-island").new(players=2, seed=7, rules=1)
    dice = random.Random(3)
    for _ in range(30):
        match.play(dice.choice(match.legal_numbers()))
    table = Table(ada, ada.post("/api/matches", match.to_json(), 201))
    assert table.now["table"]["rules"] == 1
    view = table.now["view"]
    server.kill()
    server.start()
    assert table.look()["view"] == view
    action = str(match.legal()[0])
    events = [event.to_json() for event in match.play(action)]
    told = table.act(action)["entry"]["events"]
    assert [{key: event[key] for key in ("name", "arguments")} for event in told] == events


def test_a_running_table_goes_on_from_its_position(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = server.guest("Ada")
    table = ada.open("me", "me", options={"first_player": 0})
    for _ in range(4):
        table.act()
    view, seed = table.now["view"], table.get("seed")["commitment"]
    age(server, table)
    now = table.look()
    assert (now["view"], now["moment"], now["status"]) == (view, 0, "running")
    assert now["table"]["rules"] == branchline.load("rocket").rules
    log = table.get("log")["entries"]
    assert log[-1]["kind"] == "migrated"
    assert "99" in log[-1]["sentence"]
    assert [entry["kind"] for entry in log].count("action") == 4
    assert all(entry["events"] == [] for entry in log)
    table.act()
    assert table.get("undo")["last"] == 0
    assert table.post("undo", {"seq": table.now["seq"]})["moment"] == 0
    assert table.get("seed")["commitment"] == seed
    server.kill()
    server.start()
    assert (table.look()["view"], table.now["moment"]) == (view, 0)
    assert [entry["kind"] for entry in table.get("log")["entries"]].count("migrated") == 1


def test_a_table_that_is_over_keeps_its_log_and_its_scores(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = server.guest("Ada")
    table = ada.open("me", "me", options=SHORT)
    scores = table.play_out(random.Random(5))["scores"]
    age(server, table)
    for language in ("en", "fr"):
        now = ada.get(table.path, lang=language)
        assert (now["scores"], now["view"], now["status"]) == (scores, None, "finished")
        assert "99" in now["note"]
    assert len(table.get("log", limit=1000)["entries"]) > 20
    for path in ("at/0", "file"):
        assert table.get(path, 409)["error"]["code"] == "old-rules"
    assert table.post("sandbox", {}, 409)["error"]["code"] == "old-rules"
    assert table.get("seed")["holds"]
    assert table.post("rematch")["table"]["rules"] == branchline.load("rocket").rules


@pytest.mark.parametrize("position", ["NULL", """'{"players": 9}'"""])
def test_a_running_table_without_a_position_of_use_is_set_aside(
    own_server: Callable[..., Server], position: str
) -> None:
    server = own_server()
    ada = server.guest("Ada")
    table, other = ada.open("me", "me"), ada.open("me", "me")
    age(server, table, f"position = {position}")
    assert ada.get(table.path, 409)["error"]["code"] == "aside-rules"
    assert other.act()["moment"] == 1
    assert stored(server, "SELECT count(*) FROM journal WHERE kind = 'migrated'") == [(0,)]


def test_an_open_table_starts_under_the_rules_of_today(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = server.guest("Ada")
    table = ada.open("me", "open", public=True)
    age(server, table)
    started = ada.post(f"{table.path}/start", {"fill": "random"})
    assert started["table"]["rules"] == branchline.load("rocket").rules


def test_a_file_of_version_1_is_read(server: Server) -> None:
    assert file_from_position()["rules"] == branchline.load("rocket").rules
    match = branchline.load("rocket").new(players=2, seed=5, rules=1)
    match.play(match.legal_numbers()[0])
    eve = server.guest("Eve")
    assert Table(eve, eve.post("/api/matches", match.to_json(), 201)).act()["moment"] == 2
