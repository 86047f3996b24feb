"""Opening tables, sitting down, getting up, beginning; ending by agreement, resigning, playing again."""

from __future__ import annotations

import random

from server.harness import Server, request_about


def test_games_are_listed_with_their_options_and_bots(server: Server) -> None:
    answer = server.stranger().get("/api/games")
    assert {game["id"] for game in answer["games"]} >= {"rocket", "wensleydale", "nuremberg", "rock-island"}
    assert {"random", "greedy"} <= set(answer["bots"])
    assert all([level["id"] for level in game["levels"]] == answer["bots"] for game in answer["games"])
    assert server.stranger().get("/api/health")["status"] == "ok"
    assert server.stranger().get("/api/games/rocket/board")["board"]


def test_a_table_begins_when_its_last_seat_is_taken(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open")
    assert (table.now["status"], table.now["view"], table.now["table"]["mine"]) == ("open", None, [0])
    invited = ben.get(f"/api/invites/{table.now['table']['invite']}")
    assert invited["table"]["id"] == table.id
    assert invited["table"]["invite"] is None
    ben.post(f"{table.path}/join", {}, 403)
    joined = ben.post(f"{table.path}/join", {"invite": table.now["table"]["invite"]})
    assert joined["status"] == "running"
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Ben"]
    assert ben.post(f"{table.path}/join", {"invite": table.now["table"]["invite"]})["table"]["mine"] == [1]
    assert [entry["kind"] for entry in table.get("log")["entries"]] == ["created", "joined", "started"]


def test_two_players_of_one_name_are_told_apart(server: Server) -> None:
    table = server.guest("Ada").open("me", "open", public=True)
    joined = server.guest("Ada").post(f"{table.path}/join")
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Ada 2"]


def test_seats_can_be_left_before_the_start_and_the_host_closes_the_table(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", "open", public=True)
    ben.post(f"{table.path}/join", {"seat": 2})
    ben.post(f"{table.path}/join", {"seat": 9}, 422)
    server.guest("Cat").post(f"{table.path}/join", {"seat": 2}, 409)
    assert ben.post(f"{table.path}/leave")["table"]["seats"][2]["kind"] == "empty"
    ben.post(f"{table.path}/leave", status=403)
    assert table.post("leave")["status"] == "abandoned"
    assert ben.post(f"{table.path}/join", status=409)["error"]["code"] == "not-open"


def test_the_host_begins_with_bots_in_the_empty_seats(server: Server) -> None:
    table = server.guest("Ada").open("me", "open", "open", public=True)
    assert table.post("start", status=409)["error"]["code"] == "seats-empty"
    server.guest("Ben").post(f"{table.path}/start", {"fill": "random"}, 403)
    begun = table.post("start", {"fill": "random"})
    assert begun["status"] == "running"
    assert [seat["kind"] for seat in begun["table"]["seats"]] == ["person", "bot", "bot"]


def test_several_seats_from_one_browser(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", {"kind": "me", "name": "Ben"}, options={"first_player": 0})
    assert [seat["name"] for seat in table.now["table"]["seats"]] == ["Ada", "Ben"]
    for expected in (0, 0):
        assert table.now["to_move"] == table.now["seat"] == expected
        table.act(next(a["text"] for a in table.now["legal"] if a["verb"] == "token"))
    assert table.now["to_move"] == table.now["seat"] == 1
    assert table.now["legal"]
    table.act("pass", 422, seat=0)
    assert ada.post(f"{table.path}/resign", status=422)["error"]["code"] == "which-seat"
    assert table.play_out(random.Random(1))["status"] == "finished"


def test_wrong_games_options_seats_and_bots_are_refused(server: Server) -> None:
    ada = server.guest()
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "deep"}
    for form, code in (
        ({"game": "chess", "seats": [me, me]}, "game-unknown"),
        ({"game": "rocket", "seats": [me]}, "seats-count"),
        ({"game": "rocket", "seats": [me, me], "options": {"colour": "red"}}, "option-unknown"),
        ({"game": "rocket", "seats": [me, me], "options": {"open_cash": 3}}, "option-value"),
        ({"game": "rocket", "seats": [me, bot]}, "bot-unknown"),
        ({"game": "rocket", "seats": [me, bot | {"bot": "exec:true"}]}, "bot-unknown"),
        ({"game": "rocket", "seats": [me, bot | {"bot": "net:/etc/hostname"}]}, "bot-unknown"),
    ):
        assert ada.post("/api/tables", form, 422)["error"]["code"] == code


def test_the_match_ends_when_all_who_play_agree(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", "random", public=True)
    ben.post(f"{table.path}/join")
    asked = table.post("consent", {"about": "end"})
    assert request_about(asked, "end")["waiting"] == [1]
    assert request_about(ben.at(table).now, "end")["yours"]
    assert ada.post(f"{table.path}/consent", {"about": "end"}, status=409)["error"]["code"] == "end-asked"
    assert request_about(ben.post(f"{table.path}/consent/answer", {"about": "end", "agree": False}), "end") is None
    table.post("consent", {"about": "end"})
    over = ben.post(f"{table.path}/consent/answer", {"about": "end", "agree": True})
    assert over["status"] == "abandoned"
    assert len(over["scores"]) == 3
    assert table.act("pass", 409)["error"]["code"] in ("not-running", "stale")


def test_a_bot_plays_on_for_whoever_resigns(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True)
    ben.post(f"{table.path}/join")
    gone = ben.post(f"{table.path}/resign")
    seat = gone["table"]["seats"][1]
    assert (seat["kind"], seat["resigned"], seat["bot"]) == ("bot", True, "greedy")
    assert gone["seat"] is None
    ben.post(f"{table.path}/take", status=403)
    assert table.play_out(random.Random(2))["status"] == "finished"


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "random", options={"first_player": 0})
    handed = table.post("hand", {"bot": "random"})
    assert handed["table"]["seats"][0]["handed"]
    table.until(lambda now: now["moment"] > 10)
    assert table.post("actions", {"seq": 2, "action": "pass"}, 409)["error"]["code"] in ("stale", "seat-handed")
    table.post("hand", {"bot": "sleepy"}, 422)
    table.post("take")
    now = table.until(lambda now: now["legal"])
    assert now["to_move"] == 0
    table.post("take", status=409)
    table.act()
    kinds = {entry["kind"] for entry in table.get("log", limit=1000)["entries"]}
    assert {"handed", "taken"} <= kinds


def test_a_rematch_keeps_the_seats_for_those_who_sat_there(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", "random", options={"open_cash": False}, public=True)
    ben.post(f"{table.path}/join")
    table.post("rematch", status=409)
    table.post("consent", {"about": "end"})
    ben.post(f"{table.path}/consent/answer", {"about": "end", "agree": True})
    again = table.post("rematch")
    assert again["status"] == "open"
    assert again["table"]["options"]["open_cash"] is False
    assert again["table"]["seats"][1]["reserved"]
    server.guest("Cat").post(f"/api/tables/{again['table']['id']}/join", status=409)
    assert ben.at(table).now["table"]["rematch"] == again["table"]["id"]
    server.guest("Dan").post(f"{table.path}/rematch", status=403)
    both = ben.post(f"{table.path}/rematch")
    assert (both["table"]["id"], both["status"]) == (again["table"]["id"], "running")
    assert [seat["name"] for seat in both["table"]["seats"][:2]] == ["Ada", "Ben"]
    assert both["table"]["seats"][2]["bot"]


def test_only_players_talk_unless_the_table_says_otherwise(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    closed = ada.open("me", "random")
    closed.post("chat", {"text": "hello"})
    assert eve.post(f"{closed.path}/chat", {"text": "hi"}, 403)["error"]["code"] == "chat-players"
    assert "hello" in str(ada.get(f"{closed.path}/log"))
    assert "hello" not in str(eve.get(f"{closed.path}/log"))
    lively = ada.open("me", "random", settings={"spectator_chat": True})
    eve.post(f"{lively.path}/chat", {"text": "hi"})
    assert "Eve: hi" in str(ada.get(f"{lively.path}/log"))
