"""What strangers try on accounts: each attempt by its name, and none of them gets anywhere."""

from __future__ import annotations

import json
import re
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.authenticator import Authenticator
from server.harness import Client, Data, Server, next_message
from server.local_services import HOME, Letters
from server.test_accounts import PASSWORD, account, by_password, code_of, holding, signed_in
from server.test_reach import page_of, text_of

LINK = re.compile(r"/sign-in#link=([A-Za-z0-9_-]+)")
MANY = [1e6, 1e6]


@pytest.fixture
def post_office(own_server: Callable[..., Server], letters: Letters) -> Server:
    smtp = f"smtp://127.0.0.1:{letters.port}"  # type: ignore[attr-defined]
    return own_server(public_address=HOME, smtp=smtp, mail_from="Branchline <home@play.example.org>")


def by_name(server: Server) -> Client:
    """Somebody who came by a name instead of an address of numbers: passkeys are made there."""
    return Client(server.address.replace("127.0.0.1", "localhost"))


@pytest.fixture
def visitor(server: Server) -> Iterator[Client]:
    with by_name(server) as client:
        yield client


def authenticator(client: Client) -> Authenticator:
    return Authenticator(str(client.http.base_url).rstrip("/"))


def with_passkey(client: Client, name: str) -> Authenticator:
    """The client has an account with a passkey from now on."""
    device = authenticator(client)
    options = client.post("/api/account/passkeys/options", {"name": name})["options"]
    signed_in(client, "/api/account", {"name": name, "passkey": device.make(options)}, 201)
    return device


def shown(client: Client) -> Data:
    options: Data = client.post("/api/sign-in/passkey/options")["options"]
    return options


# Fixation: what an attacker knew before somebody signed in is worth nothing afterwards.


def test_a_guests_token_known_to_others_opens_no_account(server: Server) -> None:
    guest = server.guest("Fixed Fay")
    planted = guest.token
    signed_in(guest, "/api/account", {"name": "Fixed Fay", "password": PASSWORD}, 201)
    assert code_of(holding(server.stranger(), planted).get("/api/me", 401)) == "signed-out"


def test_signing_in_gives_a_token_that_nobody_knew(server: Server) -> None:
    account(server, "Tokened")
    tokens = {by_password(server, "Tokened").token for _ in range(3)}
    assert len(tokens) == 3


# Enumeration: whether there is an account is told neither by answers nor by time.


def test_known_and_unknown_names_are_answered_alike(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"sign_ins_to_account": MANY, "sign_ins_of_address": MANY}, slow_passwords=True)
    account(server, "Known Kay")
    with by_name(server) as client:
        with_passkey(client, "Passkey Pat")
    times: dict[str, list[float]] = {"Known Kay": [], "Unknown Una": [], "Passkey Pat": []}
    answers = set()
    for _ in range(12):
        for name, taken in times.items():
            stranger = server.stranger()
            begun = time.perf_counter()
            answer = stranger.http.post("/api/sign-in/password", json={"name": name, "password": "not this one"})
            taken.append(time.perf_counter() - begun)
            answers.add((answer.status_code, answer.text))
    assert len(answers) == 1
    known, *others = (statistics.median(taken[2:]) for taken in times.values())
    assert all(0.5 < other / known < 2 for other in others), times


def test_links_are_answered_alike_whether_an_address_is_known(post_office: Server, letters: Letters) -> None:
    recoverable(post_office, letters, "Mailed Mia", "mia@example.org")
    stranger = post_office.stranger()
    answers = {
        stranger.http.post("/api/sign-in/letter", json={"address": address}).text
        for address in ("mia@example.org", "nobody@example.org")
    }
    assert len(answers) == 1
    letters.wait_for("mia@example.org", 2)
    assert letters.to("nobody@example.org") == []


# Throttling, by account and by address.


def test_guessing_is_slowed_down_for_one_name_and_others_go_on(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"sign_ins_to_account": [4, 4]})
    account(server, "Guessed")
    account(server, "Unharmed")
    stranger = server.stranger()
    for _ in range(4):
        stranger.post("/api/sign-in/password", {"name": "guessed", "password": "guess"}, 401)
    for name in ("Guessed", "GUESSED"):
        refused = stranger.http.post("/api/sign-in/password", json={"name": name, "password": PASSWORD})
        assert refused.status_code == 429
        assert int(refused.headers["Retry-After"]) > 0
    by_password(server, "Unharmed")


def test_guessing_is_slowed_down_for_one_address(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"sign_ins_of_address": [6, 6]})
    stranger = server.stranger()
    for number in range(6):
        stranger.post("/api/sign-in/password", {"name": f"Name {number}", "password": "guess"}, 401)
    assert code_of(stranger.post("/api/sign-in/password", {"name": "One more", "password": "guess"}, 429))
    for number in range(6):
        stranger.post("/api/sign-in/code", {"code": f"GUESS{number}AA"}, 401)
    assert code_of(stranger.post("/api/sign-in/code", {"code": "GUESS7AA"}, 429)) == "too-many-sign-ins"


# Replay: challenges, links and codes are good once, and for a while.


def test_a_challenge_is_answered_once(visitor: Client) -> None:
    device = with_passkey(visitor, "Challenged")
    answer = device.show(shown(visitor))
    visitor.post("/api/sign-in/passkey", {"passkey": answer})
    assert code_of(visitor.post("/api/sign-in/passkey", {"passkey": answer}, 401)) == "passkey-late"


def test_a_challenge_of_ones_own_making_is_refused(visitor: Client) -> None:
    device = with_passkey(visitor, "Self-made")
    made_up = {"challenge": "c2VsZi1tYWRlLXNlbGYtbWFkZQ"}
    assert code_of(visitor.post("/api/sign-in/passkey", {"passkey": device.show(made_up)}, 401)) == "passkey-late"
    to_make = visitor.post("/api/account/passkeys/options", {})["options"]
    assert code_of(visitor.post("/api/sign-in/passkey", {"passkey": device.show(to_make)}, 401)) == "passkey-late"


def test_a_passkey_of_another_site_is_refused(visitor: Client) -> None:
    device = with_passkey(visitor, "Phished")
    device.origin = "https://branchline.evil.example"
    assert code_of(visitor.post("/api/sign-in/passkey", {"passkey": device.show(shown(visitor))}, 401)) == (
        "passkey-refused"
    )
    device.origin, device.domain = str(visitor.http.base_url).rstrip("/"), "evil.example"
    visitor.post("/api/sign-in/passkey", {"passkey": device.show(shown(visitor))}, 401)


def test_a_link_signs_in_once_and_only_whom_it_was_sent_to(post_office: Server, letters: Letters) -> None:
    recoverable(post_office, letters, "Linked Lou", "lou@example.org")
    post_office.stranger().post("/api/sign-in/letter", {"address": "Lou@Example.org"})
    letter = letters.wait_for("lou@example.org", 2)
    link = LINK.search(text_of(letter))
    assert link is not None
    form = {"link": link[1]}
    for _ in range(2):
        assert post_office.stranger().post("/api/sign-in/link/look", form)["name"] == "Linked Lou"
    lou = signed_in(post_office.stranger(), "/api/sign-in/link", form)
    assert lou.get("/api/me")["name"] == "Linked Lou"
    for path in ("/api/sign-in/link", "/api/sign-in/link/look"):
        assert code_of(post_office.stranger().post(path, form, 401)) == "link-used"


def recoverable(server: Server, letters: Letters, name: str, address: str) -> Client:
    """An account with an address for recovery that its owner has confirmed, in the one letter about it."""
    client = account(server, name)
    client.post("/api/account/recovery", {"address": address})
    server.stranger().http.post(f"{page_of(letters.wait_for(address, 1))}/confirm")
    assert client.get("/api/account")["recovery_confirmed"]
    return client


def test_an_address_that_nobody_confirmed_recovers_nothing(post_office: Server, letters: Letters) -> None:
    """Whoever names a stranger's address, or mistypes theirs, gives nobody a way in."""
    eve = account(post_office, "Eager Eve")
    eve.post("/api/account/recovery", {"address": "victim@example.org"})
    letters.wait_for("victim@example.org", 1)
    post_office.stranger().post("/api/sign-in/letter", {"address": "victim@example.org"})
    recoverable(post_office, letters, "Afterwards", "after@example.org")
    assert len(letters.to("victim@example.org")) == 1


# A stolen session ends with the sign-in, also where it is live.


def test_a_stolen_token_is_cut_off_live(server: Server) -> None:
    owner = account(server, "Robbed")
    table = owner.open("me", "open", public=True)
    thief = holding(server.stranger(), by_password(server, "Robbed").token)
    with thief.watch(table.id) as stolen, owner.watch(table.id) as own:
        assert next_message(stolen)["table"]["mine"] == [0]
        next_message(own)
        owner.post("/api/account/sign-ins/end", {})
        heard_until_closed(stolen)
        owner.post(f"{table.path}/chat", {"text": "still here"})
        assert next_message(own)["entry"]["text"] == "still here"
    assert code_of(thief.get("/api/me", 401)) == "signed-out"


def heard_until_closed(socket: ClientConnection) -> None:
    with pytest.raises(ConnectionClosed):
        list(iter(lambda: socket.recv(20), None))


def test_a_stolen_token_changes_no_way_in(own_server: Callable[..., Server]) -> None:
    """Whoever has a device that was left open must show once more that it is they."""
    server = own_server()
    owner = account(server, "Unlocked")
    id = owner.get("/api/me")["id"]
    server.stop()
    make_stale(server, id)
    server.start()
    thief = holding(server.stranger(), owner.token)
    for path, form in (
        ("/api/account/password", {"password": "mine from now on"}),
        ("/api/account/code", {}),
        ("/api/account/delete", {}),
        ("/api/account/recovery", {"address": "eve@example.org"}),
        ("/api/account/passkeys/options", {}),
        ("/api/sign-in/openid", {}),
    ):
        assert code_of(thief.post(path, form, 403)) == "confirm-first", path
    thief.post("/api/account/confirm", {"password": PASSWORD})
    thief.post("/api/account/code", {})


def make_stale(server: Server, person: str) -> None:
    """As if they had signed in an hour ago."""
    import sqlite3

    with sqlite3.connect(server.data / "branchline.sqlite3") as database:
        database.execute("UPDATE sign_ins SET confirmed = confirmed - 3600000 WHERE person = ?", [person])


# A cloned passkey shows itself by its count.


def test_a_copy_of_a_passkey_opens_nothing(visitor: Client) -> None:
    device = with_passkey(visitor, "Cloned")
    for _ in range(3):
        visitor.post("/api/sign-in/passkey", {"passkey": device.show(shown(visitor))})
    for old in (3, 2, 0):
        refused = visitor.post("/api/sign-in/passkey", {"passkey": device.show(shown(visitor), count=old)}, 401)
        assert code_of(refused) == "passkey-copied"
    visitor.post("/api/sign-in/passkey", {"passkey": device.show(shown(visitor), count=4)})


def test_a_passkey_that_never_counts_is_let_in(visitor: Client) -> None:
    """Those that are kept by a provider for several devices do not count."""
    device = with_passkey(visitor, "Uncounted")
    for _ in range(2):
        visitor.post("/api/sign-in/passkey", {"passkey": device.show(shown(visitor), count=0)})


def test_a_passkey_that_is_removed_opens_nothing(visitor: Client) -> None:
    device = with_passkey(visitor, "Lost")
    assert code_of(visitor.post("/api/account/passkeys/remove", {"id": passkey_of(visitor)}, 409)) == "last-way"
    visitor.post("/api/account/password", {"password": PASSWORD})
    visitor.post("/api/account/passkeys/remove", {"id": passkey_of(visitor)})
    assert code_of(visitor.post("/api/sign-in/passkey", {"passkey": device.show(shown(visitor))}, 401)) == (
        "passkey-unknown"
    )


def passkey_of(client: Client) -> str:
    return str(client.get("/api/account")["passkeys"][0]["id"])


def test_somebody_elses_passkey_neither_confirms_nor_is_added(visitor: Client, server: Server) -> None:
    theirs = with_passkey(visitor, "Theirs")
    with by_name(server) as eve:
        mine = with_passkey(eve, "Eve with one")
        own = {"passkey": theirs.show(shown(eve))}
        assert code_of(eve.post("/api/account/confirm", own, 401)) == "passkey-unknown"
        options = visitor.post("/api/account/passkeys/options", {})["options"]
        made = {"passkey": mine.make(options), "name": "Smuggled"}
        assert code_of(eve.post("/api/account/passkeys", made, 401)) == "passkey-late"


# CSRF on sign-in: another site's page can neither sign somebody in as its owner nor out.


@pytest.mark.parametrize("path", ["sign-in/password", "sign-in/code", "sign-in/link", "sign-in/openid", "sign-out"])
def test_another_sites_page_signs_nobody_in_or_out(server: Server, path: str) -> None:
    stranger = server.stranger()
    for headers in (
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": server.address, "Content-Type": "text/plain"},
    ):
        answer = stranger.http.post(
            f"/api/{path}", content=b"{}", headers={"Content-Type": "application/json"} | headers
        )
        assert answer.status_code in (403, 415), (path, headers)
        assert "set-cookie" not in answer.headers


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    form = {"name": "Baked", "password": PASSWORD}
    cookie = server.stranger().http.post("/api/account", json=form).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


# What is somebody's own is given to nobody else.


def test_an_export_holds_ones_own_and_nothing_of_others(server: Server) -> None:
    ada, ben = account(server, "Exporting"), account(server, "Not Exported")
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    ben.post(f"{table.path}/join")
    ada.at(table).act()
    ben.post(f"{table.path}/chat", {"text": "between the two of us"})
    answer = ada.http.get("/api/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="branchline-account.json"'
    found = json.loads(answer.content)
    assert found["person"]["name"] == "Exporting"
    assert found["account"]["password"] is True
    (mine,) = found["tables"]
    assert mine["id"] == table.id
    assert [line["kind"] for line in mine["lines"]] == ["created", "action"]
    assert "between the two of us" not in answer.text
    assert "argon2" not in answer.text
    assert ada.token not in answer.text
    assert server.stranger().http.get("/api/account/export").status_code == 401
    ada.http.get("/api/account/export")
    ada.http.get("/api/account/export")
    assert ada.http.get("/api/account/export").status_code == 429


# Bad input changes nothing.


@pytest.mark.parametrize(
    "passkey",
    [
        {},
        {"id": 7},
        {"id": "x", "response": {"clientDataJSON": "!"}},
        {"id": "x", "response": {"clientDataJSON": "e30"}},
        {"id": "x", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiBbXX0"}},
        {"id": "x", "response": None},
    ],
)
def test_what_is_no_passkey_is_refused(visitor: Client, passkey: Data) -> None:
    assert visitor.http.post("/api/sign-in/passkey", json={"passkey": passkey}).status_code in (401, 422)


def test_nothing_of_a_secret_is_in_the_store_or_in_the_log(own_server: Callable[..., Server], tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = own_server(log_file=str(log), logs="json")
    ada = account(server, "Discreet")
    code = ada.post("/api/account/code")["code"]
    server.stranger().post("/api/sign-in/password", {"name": "Discreet", "password": "wrong and secret"}, 401)
    server.stop()
    kept = b"".join(path.read_bytes() for path in server.data.glob("branchline.sqlite3*"))
    for secret in (PASSWORD, code, ada.token, "wrong and secret"):
        assert secret.encode() not in kept
        assert secret not in log.read_text()
