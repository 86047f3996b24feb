"""Friends, people whom one blocks, invitations by name, private notes."""

from __future__ import annotations

import pytest

from server.harness import Client, Data, Server, Table, heard_so_far, next_message
from server.test_accounts import account, code_of


def tie(client: Client, kind: str, status: int = 200, **whom: object) -> Data:
    return client.post("/api/ties", {"kind": kind} | whom, status)


def ids(client: Client, list: str) -> set[str]:
    return {each["id"] for each in client.get("/api/tables", list=list)["tables"]}


def open_table(client: Client) -> Table:
    return client.open("me", "open", "open", public=True)


def test_friends_open_tables_are_listed(server: Server) -> None:
    ada, ben = account(server, "Follower"), account(server, "Followed")
    tie(ada, "follow", name="followed")
    theirs, strangers = open_table(ben), open_table(server.guest("Stranger"))
    private = ben.open("me", "open")
    assert theirs.id in ids(ada, "friends")
    assert not {strangers.id, private.id} & ids(ada, "friends")
    joined = open_table(server.guest("Third"))
    ben.post(f"{joined.path}/join")
    assert joined.id in ids(ada, "friends")
    (friend,) = ada.get("/api/ties")["follow"]
    assert friend["name"] == "Followed"
    ada.post("/api/ties/remove", {"kind": "follow", "id": friend["id"]})
    assert ids(ada, "friends") == set()
    assert code_of(ada.post("/api/ties/remove", {"kind": "follow", "id": friend["id"]}, 404)) == "not-found"


def test_nobody_sits_with_whom_they_block_either_way(server: Server) -> None:
    ada, eve = account(server, "Blocking"), account(server, "Blocked Eve")
    tie(ada, "block", name="Blocked Eve")
    mine, theirs = open_table(ada), open_table(eve)
    assert code_of(eve.post(f"{mine.path}/join", {}, 403)) == "not-together"
    assert code_of(ada.post(f"{theirs.path}/join", {}, 409)) == "blocked-by-you"
    third = open_table(server.guest("Third"))
    eve.post(f"{third.path}/join")
    assert code_of(ada.post(f"{third.path}/join", {}, 409)) == "blocked-by-you"
    assert code_of(eve.post(f"{theirs.path}/invite", {"name": "Blocking"}, 409)) == "blocked-by-you"
    assert code_of(ada.post(f"{mine.path}/invite", {"name": "Blocked Eve"}, 403)) == "not-together"
    assert theirs.id not in ids(ada, "open")
    assert eve.get("/api/ties") == {"follow": [], "block": []}, "nobody is told"


def test_what_somebody_says_is_not_heard_by_whom_who_blocks_them(server: Server) -> None:
    ada, eve, ben = (server.guest(name) for name in ("Ada", "Eve", "Ben"))
    table = ada.open("me", "open", "open", public=True)
    for other in (eve, ben):
        other.post(f"{table.path}/join")
    with ada.watch(table.id) as socket, ben.watch(table.id) as witness:
        next_message(socket)
        next_message(witness)
        tie(ada, "block", table=table.id, seat=1)
        eve.post(f"{table.path}/chat", {"text": "listen to me"})
        ben.post(f"{table.path}/chat", {"text": "hello Ada"})
        assert next_message(witness)["entry"]["text"] == "listen to me"
        assert next_message(witness)["entry"]["text"] == "hello Ada"
        assert not any("listen to me" in text for text in heard_so_far(socket) if "hello" not in text)
    assert "listen to me" not in str(ada.at(table).get("log", limit=1000))
    assert "hello Ada" in str(ada.at(table).get("log", limit=1000))
    assert "listen to me" in str(ben.at(table).get("log", limit=1000))
    (blocked,) = ada.get("/api/ties")["block"]
    ada.post("/api/ties/remove", {"kind": "block", "id": blocked["id"]})
    assert "listen to me" in str(ada.at(table).get("log", limit=1000))


def test_whom_one_blocks_one_does_not_follow(server: Server) -> None:
    ada = account(server, "Changeable")
    account(server, "Former Friend")
    tie(ada, "follow", name="Former Friend")
    assert [each["name"] for each in tie(ada, "block", name="Former Friend")["block"]] == ["Former Friend"]
    assert ada.get("/api/ties")["follow"] == []
    assert code_of(tie(ada, "follow", 409, name="Former Friend")) == "tie-blocked"
    assert tie(ada, "block", name="Former Friend") == ada.get("/api/ties"), "twice is once"


@pytest.mark.parametrize(
    ("whom", "status", "code"),
    [
        ({"name": "No such Person"}, 404, "nobody-called"),
        ({}, 422, "tie-whom"),
        ({"table": "none", "seat": 0}, 404, "no-table"),
        ({"name": "Mirror"}, 422, "tie-self"),
        ({"name": ""}, 422, "invalid"),
    ],
)
def test_nobody_is_tied_to_nobody(server: Server, whom: Data, status: int, code: str) -> None:
    ada = account(server, "Mirror") if "Mirror" in str(whom) else server.guest("Ada")
    assert code_of(tie(ada, "block", status, **whom)) == code
    assert ada.get("/api/ties") == {"follow": [], "block": []}


def test_an_empty_seat_is_nobody(server: Server) -> None:
    ada = server.guest("Ada")
    table = open_table(ada)
    assert code_of(tie(ada, "block", 404, table=table.id, seat=1)) == "nobody-there"
    assert code_of(tie(ada, "block", 404, table=table.id, seat=7)) == "nobody-there"


def test_somebody_is_invited_by_name_and_comes_or_says_no(server: Server) -> None:
    ada, ben, cid = account(server, "Hostess"), account(server, "Guest of Honour"), account(server, "Declining")
    table = ada.open("me", "open", "open", "open")
    for name in ("guest of honour", "Declining", "Declining"):
        ada.post(f"{table.path}/invite", {"name": name})
    assert [seat["reserved"] for seat in ada.at(table).now["table"]["seats"]] == [False, True, True, False]
    for invited in (ben, cid):
        assert table.id in ids(invited, "mine")
    ben.post(f"{table.path}/join")
    cid.post(f"{table.path}/leave")
    assert [seat["name"] for seat in ada.at(table).now["table"]["seats"]] == ["Hostess", "Guest of Honour", "", ""]
    assert table.id not in ids(cid, "mine")
    assert code_of(ben.post(f"{table.path}/invite", {"name": "Declining"}, 403)) == "not-host"
    assert code_of(ada.post(f"{table.path}/invite", {"name": "Nobody"}, 404)) == "nobody-called"


def test_a_note_is_ones_own(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True)
    ben.post(f"{table.path}/join")
    text = "Ben hoards steel.\nWatch the north."
    assert ada.post(f"{table.path}/note", {"text": text})["text"] == text
    assert ada.get(f"{table.path}/note")["text"] == text
    assert ben.get(f"{table.path}/note") == {"text": "", "updated": None}
    assert text[:8] not in str(ben.at(table).get("log", limit=1000))
    assert ada.post(f"{table.path}/note", {"text": "shorter"})["text"] == "shorter"
    assert ada.post(f"{table.path}/note", {"text": ""}) == {"text": "", "updated": None}
    assert code_of(ada.post(f"{table.path}/note", {"text": "x" * 5001}, 422)) == "invalid"
