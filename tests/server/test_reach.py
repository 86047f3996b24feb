"""Being told that it is one's turn: only where that is wanted, only once, and never into the host's own network."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from branchline.server.notifications.outbound import Outbound, Unreachable
from server.harness import Client, Data, Server, Table, next_message
from server.local_services import HOME, Letters, asked, serving, wait_until
from server.test_accounts import account

LINK = re.compile(r"/notices/[A-Za-z0-9_-]+")


@pytest.fixture
def post_office(own_server: Callable[..., Server], letters: Letters) -> Server:
    smtp = f"smtp://127.0.0.1:{letters.port}"  # type: ignore[attr-defined]
    return own_server(public_address=HOME, smtp=smtp, mail_from="Branchline <turns@play.example.org>", notify_after=0.0)


def text_of(letter: Message) -> str:
    body = letter.get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()


def page_of(letter: Message) -> str:
    found = LINK.search(text_of(letter))
    assert found is not None
    return found[0]


def told(server: Server, letters: Letters, name: str) -> Client:
    """A guest who has confirmed their address."""
    return confirmed(server, letters, server.guest(name), f"{name.lower()}@example.org")


def confirmed(server: Server, letters: Letters, guest: Client, address: str) -> Client:
    guest.post("/api/contacts", {"kind": "email", "address": address}, 201)
    server.stranger().http.post(f"{page_of(letters.wait_for(address, 1))}/confirm")
    assert guest.get("/api/contacts")["contacts"][0]["confirmed"]
    return guest


def test_an_address_gets_one_letter_until_it_is_confirmed(post_office: Server, letters: Letters) -> None:
    ada, ben = post_office.guest("Ada"), told(post_office, letters, "Ben")
    form = {"kind": "email", "address": "ada@example.org"}
    assert ada.post("/api/contacts", form, 201)["contacts"][0]["confirmed"] is False
    page = page_of(letters.wait_for("ada@example.org", 1))
    assert ada.post("/api/contacts", form, 409)["error"]["code"] == "contact-there"
    eve = post_office.guest("Eve")
    assert eve.post("/api/contacts", form | {"address": "Ada@example.org"}, 409)["error"]["code"] == "contact-written"
    assert ada.http.get(page).status_code == 200
    asked(eve, ada)
    asked(eve, ben)
    letters.wait_for("ben@example.org", 2)
    assert len(letters.to("ada@example.org")) == 1
    ada.http.post(f"{page}/confirm")
    letters.wait_for("ada@example.org", 2)


def test_one_inbox_gets_one_letter_however_its_address_is_written(post_office: Server, letters: Letters) -> None:
    eve = post_office.guest("Eve")
    ways = {
        "ada@example.org": ["ada+1@example.org", "ADA+2+3@Example.ORG"],
        "bo.b@gmail.com": ["b.ob+x@googlemail.com"],
    }
    for first, others in ways.items():
        eve.post("/api/contacts", {"kind": "email", "address": first}, 201)
        for address in others:
            refused = eve.post("/api/contacts", {"kind": "email", "address": address}, 409)["error"]
            assert refused["code"] == "contact-written"
    letters.wait_for("bo.b@gmail.com", 1)
    assert len(letters.kept) == 2


def test_who_says_no_gets_no_letter_under_any_way_of_writing_the_address(post_office: Server, letters: Letters) -> None:
    ada = confirmed(post_office, letters, post_office.guest("Ada"), "ada@example.org")
    ben = post_office.guest("Ben")
    ben.post("/api/contacts", {"kind": "email", "address": "ada+ben@example.org"}, 201)
    page = page_of(letters.wait_for("ada+ben@example.org", 1))
    assert post_office.stranger().http.post(f"{page}/stop").status_code == 200
    assert ada.get("/api/contacts")["contacts"] == []
    for address in ("ada+1@example.org", "ada@example.org"):
        ada.post("/api/contacts", {"kind": "email", "address": address}, 409)


def test_a_name_is_neither_first_nor_a_link(post_office: Server, letters: Letters) -> None:
    name = "Win now http://evil.example/x?y"
    post_office.guest(name).post("/api/contacts", {"kind": "email", "address": "ada@example.org"}, 201)
    letter = letters.wait_for("ada@example.org", 1)
    text = text_of(letter)
    assert "evil" in text
    assert "evil" not in letter["Subject"]
    assert not text.startswith(("Win", "evil"))
    assert "evil.example" not in text
    assert set(re.findall(r"https?://[^/\s]+", text)) == {HOME}


def test_a_domain_and_a_server_have_their_share_of_a_day(own_server: Callable[..., Server], letters: Letters) -> None:
    smtp = f"smtp://127.0.0.1:{letters.port}"  # type: ignore[attr-defined]
    limits = {"letters_to_house": [2, 0.1], "letters_of_server": [4, 0.1]}
    server = own_server(public_address=HOME, smtp=smtp, mail_from="turns@play.example.org", limits=limits)
    given = ["a@one.example.org", "b@two.example.org", "c@example.org", "d@example.com", "e@example.net"]
    answers = [
        server.guest("Eve").http.post("/api/contacts", json={"kind": "email", "address": address}) for address in given
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 201, 429]
    assert int(answers[2].headers["Retry-After"]) > 60


def test_a_letter_says_whose_turn_where_and_how_to_stop(post_office: Server, letters: Letters) -> None:
    ada, eve = told(post_office, letters, "Ada"), post_office.guest("Eve")
    table = asked(eve, ada)
    letter = letters.wait_for("ada@example.org", 2)
    text = text_of(letter)
    assert f"{HOME}/table/{table.id}" in text
    assert "Eve" in text
    assert "Rocket" in letter["Subject"]
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix(HOME)
    one_click = {"data": {"List-Unsubscribe": "One-Click"}}
    assert post_office.stranger().http.post(stop, **one_click).status_code == 200  # type: ignore[arg-type]
    assert ada.get("/api/contacts")["contacts"] == []
    ben = told(post_office, letters, "Ben")
    asked(eve, ada)
    asked(eve, ben)
    letters.wait_for("ben@example.org", 2)
    assert len(letters.to("ada@example.org")) == 2
    again = {"kind": "email", "address": "ada@example.org"}
    assert ada.post("/api/contacts", again, 409)["error"]["code"] == "contact-written"


def invite(host: Client, name: str) -> Table:
    table = host.open("me", "open")
    host.post(f"{table.path}/invite", {"name": name})
    return table


def member(server: Server, letters: Letters, name: str) -> Client:
    return confirmed(server, letters, account(server, name), f"{name.lower()}@example.org")


def test_a_letter_says_who_keeps_a_seat_and_for_which_table(post_office: Server, letters: Letters) -> None:
    ada, ben = account(post_office, "Ada http://evil.example"), member(post_office, letters, "Ben")
    table = invite(ada, "Ben")
    letter = letters.wait_for("ben@example.org", 2)
    text = text_of(letter)
    assert letter["Subject"].endswith("Rocket: a seat is kept for you")
    assert "Ada http evil example keeps a seat for you" in text
    assert f"{HOME}/table/{table.id}" in text
    assert letter["List-Unsubscribe"].strip("<>").startswith(f"{HOME}/notices/")
    ben.post(f"{table.path}/leave")
    ada.post(f"{table.path}/invite", {"name": "Ben"})
    cid = account(post_office, "Cid")
    invite(ada, "Cid")
    assert cid.get("/api/contacts")["contacts"] == []
    invite(ada, "Ben")
    letters.wait_for("ben@example.org", 3)


def test_invitations_have_their_share_of_a_day_and_stand_without_a_letter(
    own_server: Callable[..., Server], letters: Letters
) -> None:
    smtp = f"smtp://127.0.0.1:{letters.port}"  # type: ignore[attr-defined]
    limits = {
        "invitations_of_person": [2, 0.1], "invitations_to_person": [3, 0.1], "letters_to_house": [5, 0.1],
    }  # fmt: skip
    server = own_server(public_address=HOME, smtp=smtp, mail_from="turns@play.example.org", limits=limits)
    ada, eve, ben = account(server, "Ada"), account(server, "Eve"), member(server, letters, "Ben")
    cid = member(server, letters, "Cid")
    sent = {"Ben": 1, "Cid": 1}
    for host, name, more in ((ada, "Ben", 1), (ada, "Ben", 1), (ada, "Ben", 0), (eve, "Ben", 1), (eve, "Ben", 0),
                             (eve, "Cid", 0)):  # fmt: skip
        table = invite(host, name)
        theirs = (ben if name == "Ben" else cid).get("/api/tables", list="mine")["tables"]
        assert table.id in [each["id"] for each in theirs]
        sent[name] += more
        letters.wait_for(f"{name.lower()}@example.org", sent[name])
    assert len(letters.kept) == 2 + 3


def test_nobody_is_told_who_is_there(post_office: Server, letters: Letters) -> None:
    ada, ben, eve = told(post_office, letters, "Ada"), told(post_office, letters, "Ben"), post_office.guest("Eve")
    table = eve.open("me", "open", public=True, options={"first_player": 0})
    ada.post(f"{table.path}/join")
    with ada.watch(table.id) as socket:
        assert next_message(socket)["type"] == "hello"
        table = eve.at(table)
        while table.look()["to_move"] == 0:
            table.act()
        asked(eve, ben)
        letters.wait_for("ben@example.org", 2)
    assert len(letters.to("ada@example.org")) == 1


def act(client: Client, table: Table, wanted: str) -> None:
    mine = client.at(table)
    mine.act(next(action["text"] for action in mine.now["legal"] if wanted in (action["text"], action["verb"])))


def test_nobody_is_told_of_what_was_answered_in_advance(post_office: Server, letters: Letters) -> None:
    ada, ben, eve = post_office.guest("Ada"), post_office.guest("Ben"), post_office.guest("Eve")
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    ben.post(f"{table.path}/join")
    act(ada, table, "advance GWR ne")
    act(ada, table, "station")
    table.post("answers", {"passes": True})
    confirmed(post_office, letters, ada, "ada@example.org")
    act(ben, table, "advance GWR e")
    ben.at(table).until(lambda now: now["to_move"] == 1)
    asked(eve, told(post_office, letters, "Cat"))
    letters.wait_for("cat@example.org", 2)
    assert len(letters.to("ada@example.org")) == 1
    act(ben, table, "station")
    letters.wait_for("ada@example.org", 2)


class Hooks(ThreadingHTTPServer):
    """Keeps what it is sent, or says that it has moved."""

    def __init__(self, moved_to: str | None = None) -> None:
        self.kept: list[Data] = []
        self.moved_to = moved_to
        super().__init__(("127.0.0.1", 0), Hook)
        self.address = f"http://127.0.0.1:{self.server_port}/turn"


class Hook(BaseHTTPRequestHandler):
    server: Hooks

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.kept.append(json.loads(body))
        self.send_response(302 if self.server.moved_to else 204)
        if self.server.moved_to:
            self.send_header("Location", self.server.moved_to)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def hooks() -> Iterator[Callable[..., Hooks]]:
    with ExitStack() as running:
        yield lambda moved_to=None: running.enter_context(serving(Hooks(moved_to)))


def test_a_webhook_is_asked_once_and_then_told(own_server: Callable[..., Server], hooks: Callable[..., Hooks]) -> None:
    server = own_server(public_address=HOME, notify_after=0.0, own_networks=("127.0.0.0/8",))
    ada, eve, hook = server.guest("Ada"), server.guest("Eve"), hooks()
    assert ada.get("/api/contacts")["kinds"] == ["webhook", "push"]
    ada.post("/api/contacts", {"kind": "email", "address": "ada@example.org"}, 409)
    ada.post("/api/contacts", {"kind": "webhook", "address": hook.address}, 201)
    wait_until(lambda: len(hook.kept) == 1)
    assert hook.kept[0]["type"] == "confirm"
    ada.http.post(hook.kept[0]["confirm"].removeprefix(HOME))
    table = asked(eve, ada)
    wait_until(lambda: len(hook.kept) == 2)
    assert (hook.kept[1]["type"], hook.kept[1]["table"]) == ("turn", table.id)
    contact = ada.get("/api/contacts")["contacts"][0]
    assert ada.post("/api/contacts/remove", {"id": contact["id"]})["contacts"] == []


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "0.0.0.0", "2130706433"]
)
def test_no_request_goes_into_the_hosts_own_network(host: str, hooks: Callable[..., Hooks]) -> None:
    hook = hooks()
    with pytest.raises(Unreachable):
        asyncio.run(Outbound().post(hook.address.replace("127.0.0.1", host), b"{}", {}))
    assert hook.kept == []


def test_nobody_is_sent_elsewhere(hooks: Callable[..., Hooks]) -> None:
    there = hooks()
    with pytest.raises(Unreachable):
        asyncio.run(Outbound(("127.0.0.1/32",)).post(hooks(there.address).address, b"{}", {}))
    assert there.kept == []


def test_a_name_is_looked_up_once(hooks: Callable[..., Hooks], monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads somewhere else a moment later leads nowhere new."""
    hook, answers = hooks(), iter(["127.0.0.1", "10.0.0.1"])

    async def getaddrinfo(_: Any, host: str, port: int, **more: Any) -> list[Any]:
        return [(2, 1, 6, "", (next(answers) if host == "rebound.example" else host, port))]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", getaddrinfo)
    address = hook.address.replace("127.0.0.1", "rebound.example")
    asyncio.run(Outbound(("127.0.0.1/32",)).post(address, b"{}", {}))
    assert len(hook.kept) == 1
    with pytest.raises(Unreachable):
        asyncio.run(Outbound(("127.0.0.1/32",)).post(address, b"{}", {}))


def test_what_no_address_is(post_office: Server) -> None:
    ada = post_office.guest("Ada")
    for address in ("nobody", "a@b\nBcc: c@d.org", "Ada <ada@example.org>"):
        ada.post("/api/contacts", {"kind": "email", "address": address}, 422)
    for address in ("ftp://example.org", "http://", "https://a b.org/", "https://ada:secret@example.org/"):
        ada.post("/api/contacts", {"kind": "webhook", "address": address}, 422)


def test_without_an_address_of_its_own_a_server_writes_to_nobody(server: Server) -> None:
    ada = server.guest("Ada")
    assert ada.get("/api/contacts") == {"kinds": [], "push_key": None, "contacts": []}
    form = {"kind": "webhook", "address": "https://example.org/"}
    assert ada.post("/api/contacts", form, 409)["error"]["code"] == "contact-off"
