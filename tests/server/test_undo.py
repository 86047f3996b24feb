"""Taking back: free within one's own run of actions, by consent beyond, never silently."""

from __future__ import annotations

from typing import Any

from server.harness import Client, Server, Table, request_about


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
    assert asked["entry"]["kind"] == "consent"
    assert request_about(asked, "undo") == {
        "about": "undo",
        "seq": asked["seq"],
        "by": 0,
        "to": 1,
        "waiting": [1],
        "yours": False,
    }
    assert request_about(bens.look(), "undo")["yours"]
    assert take_back(table, 409)["error"]["code"] == "undo-asked"
    table.post("consent/answer", {"about": "undo", "agree": True}, 409)
    assert request_about(bens.post("consent/answer", {"about": "undo", "agree": False}), "undo") is None
    assert table.look()["moment"] == 3
    take_back(table)
    assert bens.post("consent/answer", {"about": "undo", "agree": True})["moment"] == 1
    assert table.look()["to_move"] == 0
    kinds = [entry["kind"] for entry in table.get("log")["entries"]]
    assert kinds[-5:] == ["consent"] * 4 + ["undo"]


def test_a_new_action_cancels_the_request_and_it_can_be_withdrawn(server: Server) -> None:
    table, bens = couple(server)
    tokens(table, 2)
    tokens(bens, 1)
    take_back(table)
    tokens(bens, 1)
    assert request_about(table.look(), "undo") is None
    bens.post("consent/answer", {"about": "undo", "agree": True}, 409)
    take_back(table)
    table.post("consent/answer", {"about": "undo", "agree": False})
    assert request_about(bens.look(), "undo") is None


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
    assert take_back(table)["entry"]["kind"] == "consent"
    assert bens.post("consent/answer", {"about": "undo", "agree": True})["moment"] == 0
    strict, _ = couple(server, settings={"undo": "never"})
    tokens(strict, 1)
    assert take_back(strict, 409)["error"]["code"] == "undo-never"


def test_spectators_and_strangers_take_nothing_back(server: Server) -> None:
    table, _ = couple(server)
    tokens(table, 1)
    eve: Client = server.guest("Eve")
    assert eve.post(f"{table.path}/undo", {"seq": table.now["seq"]}, 403)["error"]["code"] == "not-seated"
    assert take_back(table, 422, to=7)["error"]["code"] == "undo-moment"


def trio(server: Server, **more: Any) -> list[Table]:
    people = [server.guest(name) for name in ("Ada", "Ben", "Cat")]
    table = people[0].open("me", "open", "open", public=True, options={"first_player": 0}, **more)
    for person in people[1:]:
        person.post(f"{table.path}/join")
    return [person.at(table) for person in people]


def test_when_the_last_who_was_asked_resigns_what_was_wished_is_done(server: Server) -> None:
    ada, ben, cat = trio(server, settings={"undo": "consent"})
    tokens(ada, 1)
    take_back(ada)
    cat.post("consent/answer", {"about": "undo", "agree": True})
    gone = ben.post("resign")
    assert (gone["moment"], request_about(gone, "undo")) == (0, None)
    assert [entry["kind"] for entry in ada.get("log")["entries"]][-2:] == ["resigned", "undo"]
    ada.look()
    ada.post("consent", {"about": "end"})
    cat.post("resign")
    assert ada.look()["status"] == "abandoned"


def test_bots_go_on_when_whoever_asked_or_was_asked_resigns(server: Server) -> None:
    ada, ben, cat = trio(server, settings={"undo": "consent"})
    tokens(ada, 2)
    take_back(ada)
    ben.post("resign")
    assert request_about(ada.look(), "undo")["waiting"] == [2]
    ada.post("resign")
    assert request_about(cat.until(lambda now: now["to_move"] == 2), "undo") is None


def test_a_pause_that_waits_for_nobody_begins(server: Server) -> None:
    table, bens = couple(server, settings={"clock": {"turn": 3600}})
    table.post("consent", {"about": "pause"})
    assert bens.post("resign")["table"]["clock"]["paused"]
    assert request_about(table.look(), "pause") is None


def test_nobody_makes_a_bot_choose_again_without_asking(server: Server) -> None:
    """Only what one did oneself is taken back freely, not what a bot did for itself since."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "random", "open", public=True, options={"first_player": 0})
    ben.post(f"{table.path}/join")
    tokens(table, 2)
    table.until(lambda now: now["to_move"] == 2)
    assert table.get("undo")["free"] == 0
    scope = ben.get(f"{table.path}/undo")
    assert scope["free"] is None
    for player in (table, ben.at(table)):
        player.look()
        asked = player.post("undo", {"seq": player.now["seq"], "to": 2})
        assert asked["entry"]["kind"] == "consent"
        player.post("consent/answer", {"about": "undo", "agree": False})
