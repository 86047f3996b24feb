"""Taking back: free within one's own run of actions, by consent beyond, never silently."""

from __future__ import annotations

from typing import Any

from server.harness import Client, Server, Table


def tokens(table: Table, count: int) -> None:
    for _ in range(count):
        table.look()
        table.act(next(action["text"] for action in table.now["legal"] if action["verb"] == "token"))


def couple(server: Server, **more: Any) -> tuple[Table, Table]:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 0}, **more)
    bens = Table(ben, ben.post(f"{table.path}/join"))
    table.look()
    return table, bens


def take_back(table: Table, status: int = 200, **more: Any) -> dict[str, Any]:
    return table.post("undo", {"seq": table.look()["seq"]} | more, status)


def test_ones_own_last_actions_are_taken_back_freely(server: Server) -> None:
    table, bens = couple(server)
    begun = table.now["view"]
    tokens(table, 1)
    assert table.get("undo") == {"last": 0, "free": 0, "asks": []}
    answer = take_back(table)
    assert answer["entry"]["kind"] == "undo"
    assert (answer["moment"], answer["view"], answer["to_move"]) == (0, begun, 0)
    assert bens.look()["moment"] == 0
    log = table.get("log")["entries"]
    assert [entry["kind"] for entry in log][-2:] == ["action", "undo"]
    assert log[-2]["moment"] is None
    assert take_back(table, 409)["error"]["code"] == "undo-nothing"


def test_a_repeated_undo_takes_back_once(server: Server) -> None:
    table, _ = couple(server)
    tokens(table, 1)
    body = {"seq": table.now["seq"]}
    first = table.post("undo", body)
    assert table.post("undo", body) == first
    assert [entry["kind"] for entry in table.get("log")["entries"]].count("undo") == 1


def test_the_whole_of_ones_turn_at_once(server: Server) -> None:
    table, bens = couple(server)
    tokens(table, 2)
    assert bens.look()["to_move"] == 1
    assert take_back(table, to=0)["moment"] == 0


def test_past_another_players_action_only_if_they_agree(server: Server) -> None:
    table, bens = couple(server)
    tokens(table, 2)
    tokens(bens, 1)
    assert table.get("undo") == {"last": 1, "free": None, "asks": [1]}
    asked = take_back(table)
    assert asked["entry"]["kind"] == "undo_asked"
    assert asked["undo_asked"] == {"seq": asked["seq"], "by": 0, "to": 1, "waiting": [1], "yours": False}
    assert bens.look()["undo_asked"]["yours"]
    assert take_back(table, 409)["error"]["code"] == "undo-asked"
    table.post("undo/answer", {"agree": True}, 409)
    assert bens.post("undo/answer", {"agree": False})["undo_asked"] is None
    assert table.look()["moment"] == 3
    take_back(table)
    assert bens.post("undo/answer", {"agree": True})["moment"] == 1
    assert table.look()["to_move"] == 0
    kinds = [entry["kind"] for entry in table.get("log")["entries"]]
    assert kinds[-5:] == ["undo_asked", "undo_answered", "undo_asked", "undo_answered", "undo"]


def test_a_new_action_cancels_the_request_and_it_can_be_withdrawn(server: Server) -> None:
    table, bens = couple(server)
    tokens(table, 2)
    tokens(bens, 1)
    take_back(table)
    tokens(bens, 1)
    assert table.look()["undo_asked"] is None
    bens.post("undo/answer", {"agree": True}, 409)
    take_back(table)
    table.post("undo/answer", {"agree": False})
    assert bens.look()["undo_asked"] is None


def test_bots_agree_at_once(server: Server) -> None:
    table = server.guest("Ada").open("me", "random", options={"first_player": 0})
    tokens(table, 2)
    table.until(lambda now: now["legal"])
    assert table.now["moment"] > 2
    back = take_back(table)
    assert (back["moment"], back["to_move"]) == (1, 0)


def test_a_table_may_require_consent_always_or_allow_nothing(server: Server) -> None:
    table, bens = couple(server, settings={"undo": "consent"})
    tokens(table, 1)
    assert take_back(table)["entry"]["kind"] == "undo_asked"
    assert bens.post("undo/answer", {"agree": True})["moment"] == 0
    strict, _ = couple(server, settings={"undo": "never"})
    tokens(strict, 1)
    assert take_back(strict, 409)["error"]["code"] == "undo-never"


def test_spectators_and_strangers_take_nothing_back(server: Server) -> None:
    table, _ = couple(server)
    tokens(table, 1)
    eve: Client = server.guest("Eve")
    assert eve.post(f"{table.path}/undo", {"seq": table.now["seq"]}, 403)["error"]["code"] == "not-seated"
    assert take_back(table, 422, to=7)["error"]["code"] == "undo-moment"
