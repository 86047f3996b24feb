"""Rights: what is whose, also when a bot plays for someone, after the end, and among names that look alike."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.harness import Client, Server, Table, next_message, request_about
from server.routes import READING, filled


def couple(server: Server, **more: Any) -> tuple[Table, Table]:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 0}, **more)
    bens = Table(ben, ben.post(f"{table.path}/join"))
    table.look()
    return table, bens


@pytest.mark.parametrize("undo", ["consent", "free"])
def test_a_seat_handed_to_a_bot_keeps_its_persons_say(server: Server, undo: str) -> None:
    table, bens = couple(server, settings={"undo": undo})
    for _ in range(2):
        table.look()
        table.act(next(a["text"] for a in table.now["legal"] if a["verb"] == "token"))
    bens.post("hand", {"bot": "random"})
    table.until(lambda now: now["legal"])
    asked = table.post("undo", {"seq": table.now["seq"], "to": 0})
    assert asked["entry"]["kind"] == "consent"
    assert request_about(asked, "undo")["waiting"] == [1]
    assert asked["moment"] > 2
    assert request_about(bens.look(), "undo")["yours"]
    bens.post("consent/answer", {"about": "undo", "agree": False})
    assert table.post("consent", {"about": "end"})["status"] == "running"
    assert request_about(bens.look(), "end")["yours"]
    bens.post("consent/answer", {"about": "end", "agree": False})
    assert table.look()["status"] == "running"


def test_the_owner_takes_a_seat_back_at_any_time(server: Server) -> None:
    table, bens = couple(server, settings={"undo": "consent"})
    bens.post("hand", {"bot": "random"})
    table.act(next(a["text"] for a in table.now["legal"] if a["verb"] == "token"))
    table.post("undo", {"seq": table.look()["seq"]})
    table.post("consent", {"about": "end"})
    taken = bens.post("take")
    assert taken["table"]["seats"][1]["kind"] == "person"
    assert request_about(taken, "undo")["yours"]
    bens.post("hand", {"bot": "greedy"})
    assert bens.post("take")["table"]["seats"][1]["bot"] is None


def test_what_the_players_say_stays_theirs_on_every_route_also_after_the_end(server: Server) -> None:
    table, bens = couple(server)
    table.post("chat", {"text": "among ourselves"})
    table.post("consent", {"about": "end"})
    bens.post("consent/answer", {"about": "end", "agree": True})
    bens.post("chat", {"text": "still among ourselves"})
    for stranger in (server.guest("Eve"), server.stranger()):
        told = [stranger.get(table.path, seat=0), stranger.get(f"{table.path}/log", limit=1000)]
        told += [stranger.get(f"{table.path}/at/0"), stranger.get(f"{table.path}/file")]
        told += [_hello(stranger, table, after=0, **query) for query in ({}, {"seat": 0}, {"watch": "true"})]
        assert "ourselves" not in str(told)
    assert _hello(table.client, table, after=0, watch="true")["missed"]
    assert str(_hello(bens.client, table, after=0)).count("ourselves") == 4


def _hello(client: Client, table: Table, **query: Any) -> dict[str, Any]:
    with client.watch(table.id, **query) as socket:
        return next_message(socket)


def test_one_person_takes_one_seat_unless_the_host_says_otherwise(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    for several in (False, True):
        table = ada.open("me", "open", "open", "open", public=True, settings={"several_seats": several})
        invited = {"invite": table.now["table"]["invite"]}
        ben.post(f"{table.path}/join", {"seat": 2} | invited)
        assert ben.post(f"{table.path}/join", {"seat": 2} | invited)["table"]["mine"] == [2]
        answer = ben.http.post(f"{table.path}/join", json={"seat": 3} | invited)
        assert answer.status_code == (200 if several else 409)
        if not several:
            assert answer.json()["error"]["code"] == "one-seat"
            assert ada.post(f"{table.path}/join", {"seat": 3})["table"]["mine"] == [0, 3]


def test_a_rematch_lets_nobody_take_more_seats_than_they_had(server: Server) -> None:
    """Whoever sets it up hosts it, but the seats of the others are kept for them."""
    table, bens = couple(server)
    table.post("consent", {"about": "end"})
    bens.post("consent/answer", {"about": "end", "agree": True})
    again = Table(bens.client, bens.post("rematch"))
    refused = bens.client.post(f"{again.path}/join", {"seat": 0}, 409)["error"]
    assert refused["code"] == "seat-taken"
    assert again.now["table"]["mine"] == [1]


@pytest.mark.parametrize(
    "name",
    [
        "A\u200bda",
        "\u202eadA",
        "Ada\u2066",
        "\u3164",
        "A\u00adda",
        "Ada\ufe00",
        "A" + "\u0301" * 6,
        "\u2800",
        " \u00a0 ",
        "Ada\U000e0100",
        "\U0001d159",
        "Ada\ufffc",
    ],
)
def test_names_can_be_seen_as_they_are(server: Server, name: str) -> None:
    http = server.stranger().http
    answer = http.post("/api/guests", json={"name": name})
    assert answer.status_code == 422, name
    assert answer.json()["error"]["field"] == "name"
    ada = server.guest("Ada")
    seats = [{"kind": "me", "name": name}, {"kind": "me"}]
    assert ada.post("/api/tables", {"game": "rocket", "seats": seats}, 422)["error"]["code"] == "invalid"


def test_names_of_all_the_world_are_welcome(server: Server) -> None:
    for name in ("Zoë", "Łukasz", "Ольга", "李小龙", "مريم", "O’Neill-Smith", "Ada 🚂"):
        client = server.guest(name)
        assert client.get("/api/me")["name"] == name


@pytest.mark.parametrize("name", ["Ada", "ADA", "Аda", "Аdа", "Ada\u0020", "𝐀𝐝𝐚", "Acla", "A𝖼la"])
def test_no_two_names_at_a_table_look_alike(server: Server, name: str) -> None:
    ada, eve = server.guest("Ada"), server.guest(name)
    table = ada.open("me", "open", "open", public=True, settings={"spectator_chat": True})
    assert eve.post(f"{table.path}/chat", {"text": "I am Ada"})["seq"]
    said = ada.get(f"{table.path}/log")["entries"][-1]
    assert said["name"].endswith(" 2"), said
    joined = eve.post(f"{table.path}/join")
    assert joined["table"]["seats"][1]["name"].endswith(" 2")


def test_taking_back_is_free_until_something_comes_to_light(server: Server) -> None:
    """Rock Island's dice: what a roll told cannot be untold."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, game="rock-island")
    bens, dice = Table(ben, ben.post(f"{table.path}/join")), random.Random(1)
    free, asked = 0, 0
    for _ in range(30):
        mover = next(each for each in (table, bens) if each.look()["legal"])
        mover.act(dice.choice(mover.now["legal"])["text"])
        scope = mover.get("undo")
        rolled = any("dice" in event["name"] for event in mover.now["entry"]["events"])
        assert not (rolled and scope["free"] == scope["last"]), "a roll was taken back freely"
        free, asked = free + (scope["asks"] == []), asked + (scope["asks"] != [])
    assert free
    assert asked


def test_only_the_host_is_told_the_invitation(server: Server) -> None:
    """On every route, and live: whoever sits there, watches or has the invitation is not told it."""
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = ada.open("me", "open", "open", public=True)
    code = table.now["table"]["invite"]
    assert code is not None
    told: list[Any] = [ben.post(f"{table.path}/join"), eve.post(f"{table.path}/join", {"invite": code})]
    for client in (ben, eve, server.stranger()):
        facts = {"table_id": table.id, "game": "rocket", "code": code, "moment": 0}
        told += [client.http.get(filled(ask.path, facts), params=ask.query).text for ask in READING]
        told.append(_hello(client, table, after=0))
    told.append(ben.http.post(f"{table.path}/consent", json={"about": "end"}).text)
    told += [ben.http.post(f"{table.path}/{what}", json={}).text for what in ("sandbox", "resign", "hand")]
    assert code not in str(told)
    assert ada.get(table.path)["table"]["invite"] == code


def test_a_file_whose_game_is_no_name_is_refused(server: Server) -> None:
    server.guest("Ada").post("/api/matches", {"game": []}, 422)
