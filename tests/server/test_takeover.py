"""A bot in place of someone who is away: only if everyone else agrees, and until they take their seat back."""

from __future__ import annotations

from server.harness import Server, Table, next_message


def _table(server: Server) -> tuple[Table, Table, Table]:
    """Ada, Ben and Cat at a table; Cat is to move."""
    ada, ben, cat = (server.guest(name) for name in ("Ada", "Ben", "Cat"))
    table = ada.open("me", "open", "open", public=True, options={"first_player": 2})
    for guest in (ben, cat):
        guest.post(f"{table.path}/join")
    return ada.at(table), ben.at(table), cat.at(table)


def test_when_all_others_agree_a_bot_plays_until_the_seat_is_taken_back(server: Server) -> None:
    ada, ben, cat = _table(server)
    asked = ada.post("takeover", {"seat": 2})
    assert (asked["takeover_asked"]["waiting"], asked["takeover_asked"]["to"]) == ([1], 2)
    assert ben.look()["takeover_asked"]["yours"]
    ben.post("takeover/answer", {"agree": True})
    now = ben.until(lambda now: now["to_move"] != 2)
    assert now["table"]["seats"][2]["handed"]
    assert now["takeover_asked"] is None
    assert cat.post("take")["table"]["seats"][2]["kind"] == "person"


def test_one_who_disagrees_is_enough_and_whoever_is_back_may_refuse(server: Server) -> None:
    ada, ben, cat = _table(server)
    ada.post("takeover", {"seat": 2})
    assert ben.post("takeover/answer", {"agree": False})["takeover_asked"] is None
    ada.post("takeover", {"seat": 2})
    ada.post("takeover", {"seat": 2}, 409)
    cat.post("takeover/answer", {"agree": True}, 409)
    assert cat.post("takeover/answer", {"agree": False})["takeover_asked"] is None
    ada.post("takeover", {"seat": 2})
    cat.look()
    assert cat.act()["takeover_asked"] is None
    assert [seat["kind"] for seat in ada.look()["table"]["seats"]] == ["person"] * 3


def test_nobody_is_replaced_who_is_here(server: Server) -> None:
    ada, _, cat = _table(server)
    with cat.client.watch(cat.id) as socket:
        next_message(socket)
        assert ada.post("takeover", {"seat": 2}, 409)["error"]["code"] == "takeover-unneeded"
    ada.post("takeover", {"seat": 0}, 409)
    ada.post("takeover", {"seat": 7}, 422)


def test_of_two_the_other_decides_alone(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 1})
    ben.post(f"{table.path}/join")
    assert table.post("takeover", {"seat": 1})["table"]["seats"][1]["handed"]
    table.until(lambda now: now["to_move"] == 0)
