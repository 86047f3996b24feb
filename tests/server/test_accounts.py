"""Accounts: a guest becomes one without losing anything, and comes back in by several ways, on several devices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from branchline.server.accounts.passwords import AT_A_TIME, Passwords
from branchline.server.limits.fair_queue import Owner
from server.harness import Client, Data, Server

PASSWORD = "four quiet green trains"


def account(server: Server, name: str, password: str = PASSWORD) -> Client:
    """Somebody new with an account."""
    return signed_in(server.stranger(), "/api/account", {"name": name, "password": password}, 201)


def signed_in(client: Client, path: str, form: Data, status: int = 200) -> Client:
    """The client with the token that this gives it."""
    return holding(client, client.post(path, form, status)["token"])


def holding(client: Client, token: str) -> Client:
    client.token = token
    client.http.headers["Authorization"] = f"Bearer {token}"
    client.http.cookies.clear()
    return client


def by_password(server: Server, name: str, password: str = PASSWORD) -> Client:
    return signed_in(server.stranger(), "/api/sign-in/password", {"name": name, "password": password})


def code_of(answer: Data) -> str:
    return str(answer["error"]["code"])


def test_a_guest_becomes_an_account_at_the_same_tables(server: Server) -> None:
    ada, ben = server.guest("Ada Guest"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    ben.post(f"{table.path}/join")
    before = ada.get("/api/me")["id"]
    signed_in(ada, "/api/account", {"name": "Ada of the Tables", "password": PASSWORD}, 201)
    assert ada.get("/api/me") == {"id": before, "name": "Ada of the Tables", "kind": "account"}
    assert [each["id"] for each in ada.get("/api/tables", list="mine")["tables"]] == [table.id]
    ada.at(table).act()
    again = by_password(server, "ada of the tables")
    assert again.get("/api/me")["id"] == before
    assert again.at(table).now["table"]["mine"] == [0]


def test_one_name_belongs_to_one_account(server: Server) -> None:
    account(server, "Signaller Sam")
    for alike in ("Signaller Sam", "SIGNALLER SAM", "Signaller Ѕam"):
        refused = server.stranger().post("/api/account", {"name": alike, "password": PASSWORD}, 409)
        assert code_of(refused) == "name-taken"
        assert refused["error"]["field"] == "name"


@pytest.mark.parametrize(
    ("password", "code"),
    [("short", "password-short"), ("aaaaaaaaaaaaaa", "password-weak"), ("Guard of 7 Keys", "password-weak")],
)
def test_a_password_is_not_easy_to_guess(server: Server, password: str, code: str) -> None:
    refused = server.stranger().post("/api/account", {"name": "Guard of 7 keys", "password": password}, 422)
    assert code_of(refused) == code
    assert refused["error"]["field"] == "password"


def test_an_account_is_made_once_and_by_one_way(server: Server) -> None:
    ada = account(server, "Once Only")
    form = {"name": "Twice Over", "password": PASSWORD}
    assert code_of(ada.post("/api/account", form, 409)) == "account-there"
    assert code_of(server.stranger().post("/api/account", {"name": "Wayless"}, 422)) == "account-way"
    program = server.stranger()
    token = program.post("/api/guests", {"name": "Bot", "agent": True}, 201)["token"]
    assert code_of(holding(program, token).post("/api/account", form, 409)) == "account-agent"


def test_devices_are_listed_and_signed_out(server: Server) -> None:
    ada, phone, laptop = account(server, "Devised"), by_password(server, "Devised"), by_password(server, "Devised")
    listed = ada.get("/api/account")["sign_ins"]
    assert [each["how"] for each in listed].count("password") == 2
    assert sum(each["here"] for each in listed) == 1
    the_phone = next(each["id"] for each in phone.get("/api/account")["sign_ins"] if each["here"])
    assert len(ada.post("/api/account/sign-ins/end", {"id": the_phone})["sign_ins"]) == 2
    assert code_of(phone.get("/api/me", 401)) == "signed-out"
    assert laptop.get("/api/me")["name"] == "Devised"
    assert len(ada.post("/api/account/sign-ins/end", {})["sign_ins"]) == 1
    assert code_of(laptop.get("/api/me", 401)) == "signed-out"
    ada.post("/api/sign-out")
    assert code_of(ada.get("/api/me", 401)) == "signed-out"


def test_nobody_signs_somebody_else_out(server: Server) -> None:
    ada, eve = account(server, "Anchored"), account(server, "Evicting")
    mine = ada.get("/api/account")["sign_ins"][0]["id"]
    eve.post("/api/account/sign-ins/end", {"id": mine})
    assert ada.get("/api/me")["name"] == "Anchored"


def test_a_code_signs_another_device_in_once(server: Server) -> None:
    ada = account(server, "Coded")
    shown = ada.post("/api/account/code")
    assert shown["address"].endswith(f"/sign-in#code={shown['code']}")
    assert len(shown["picture"]) == len(shown["picture"][0])
    typed = f"{shown['code'][:4].lower()} {shown['code'][4:]}"
    phone = signed_in(server.stranger(), "/api/sign-in/code", {"code": typed})
    assert phone.get("/api/me")["name"] == "Coded"
    assert next(each for each in phone.get("/api/account")["sign_ins"] if each["here"])["how"] == "code"
    assert code_of(server.stranger().post("/api/sign-in/code", {"code": shown["code"]}, 401)) == "code-wrong"


def test_a_name_and_a_password_are_changed(server: Server) -> None:
    ada, other = account(server, "Changing"), by_password(server, "Changing")
    account(server, "Settled")
    assert code_of(ada.post("/api/account/name", {"name": "settled"}, 409)) == "name-taken"
    assert ada.post("/api/account/name", {"name": "Changed"})["person"]["name"] == "Changed"
    new = "another few green words"
    ada.post("/api/account/password", {"password": new})
    assert code_of(other.get("/api/me", 401)) == "signed-out"
    wrong = {"name": "Changed", "password": PASSWORD}
    assert code_of(server.stranger().post("/api/sign-in/password", wrong, 401)) == "sign-in-wrong"
    assert by_password(server, "Changed", new).get("/api/me")["name"] == "Changed"
    assert code_of(ada.post("/api/account/password", {"password": None}, 409)) == "last-way"


@pytest.mark.parametrize("wanted", ["off", "optional", "required"])
def test_a_host_says_whether_there_are_accounts(own_server: Callable[..., Server], wanted: str) -> None:
    server = own_server(accounts=wanted)
    stranger, form = server.stranger(), {"name": "Ada", "password": PASSWORD}
    told = stranger.get("/api/accounts")
    assert told["wanted"] == wanted
    assert told["passwords"] == (wanted != "off")
    assert told["passkeys"] is False, "127.0.0.1 is no name"
    guest: Any = stranger.http.post("/api/guests", json={"name": "Gus"})
    assert guest.status_code == (403 if wanted == "required" else 201)
    made: Any = server.stranger().http.post("/api/account", json=form)
    assert made.status_code == (409 if wanted == "off" else 201)
    if wanted == "required":
        assert guest.json()["error"]["code"] == "accounts-required"
    if wanted == "off":
        assert made.json()["error"]["code"] == "accounts-off"


def test_whoever_was_a_guest_before_plays_on_and_needs_an_account_for_more(own_server: Callable[..., Server]) -> None:
    server = own_server(accounts="optional")
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    ben.post(f"{table.path}/join")
    waiting = ben.open("me", "open", public=True)
    server.stop()
    server.settings["accounts"] = "required"
    server.start()
    ada, ben = (holding(server.stranger(), each.token) for each in (ada, ben))
    ada.at(table).act()
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert code_of(ada.post("/api/tables", {"game": "rocket", "seats": seats}, 403)) == "accounts-required"
    assert code_of(ada.post(f"{waiting.path}/join", {}, 403)) == "accounts-required"
    signed_in(ada, "/api/account", {"name": "Ada", "password": PASSWORD}, 201)
    ada.post(f"{waiting.path}/join")


def test_accounts_outlast_the_server(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = account(server, "Lasting")
    server.kill()
    server.start()
    again = holding(server.stranger(), ada.token)
    assert again.get("/api/me")["kind"] == "account"
    assert by_password(server, "Lasting").get("/api/me")["id"] == again.get("/api/me")["id"]


def test_eleven_and_more_people_sign_in_at_one_address(server: Server) -> None:
    """Each with a code from another device of theirs."""
    for number in range(12):
        shown = account(server, f"Member {number}").post("/api/account/code")
        signed_in(server.stranger(), "/api/sign-in/code", {"code": shown["code"]})


def test_strangers_attempts_keep_nobody_out(own_server: Callable[..., Server]) -> None:
    """Neither where she was seen before, nor when she has to show that it is she."""
    server = own_server(limits={"strange_sign_ins": [12, 12]})
    ada = account(server, "Besieged")
    assert ada.get("/api/me")
    wrong = {"name": "Besieged", "password": "quite another thing"}
    statuses = []
    for place in range(2, 4):
        with httpx.Client(
            base_url=server.address, transport=httpx.HTTPTransport(local_address=f"127.0.0.{place}"), timeout=60
        ) as eve:
            statuses += [eve.post("/api/sign-in/password", json=wrong).status_code for _ in range(12)]
    assert statuses[:12] == [401] * 10 + [429] * 2
    assert statuses.count(401) == 12
    assert by_password(server, "Besieged").get("/api/me")["name"] == "Besieged"
    assert ada.post("/api/account/confirm", {"password": PASSWORD})["fresh"]


def test_what_is_kept_for_those_who_sign_in_has_a_share(own_server: Callable[..., Server]) -> None:
    """Each code, and each passkey that is asked for, is a line in the database."""
    server = own_server(limits={"challenges_of_address": [3, 1]})
    ada = account(server, "Many Codes")
    statuses = [ada.http.post("/api/account/code", json={}).status_code for _ in range(5)]
    assert statuses == [200] * 3 + [429] * 2


def test_a_token_that_is_signed_out_spends_nothing_of_its_persons(own_server: Callable[..., Server]) -> None:
    server = own_server(requests_per_second=0.5)
    ada = account(server, "Robbed")
    stolen = holding(server.stranger(), ada.token)
    signed_in(ada, "/api/sign-in/password", {"name": "Robbed", "password": PASSWORD})
    ada.post("/api/account/sign-ins/end", {})
    assert {stolen.http.get("/api/me").status_code for _ in range(15)} >= {401, 429}
    assert ada.http.get("/api/me").status_code == 200


def test_whoever_tries_many_passwords_keeps_nobody_elsewhere_waiting() -> None:
    async def tried() -> list[str]:
        passwords, order = Passwords(), []

        async def attempt(owner: Owner) -> None:
            await passwords.matches("a guess", None, owner)
            order.append(owner.address)

        owners = [Owner("Eve's", str(number), plays=False) for number in range(12)] + [Owner("Ada's", "Ada")]
        await asyncio.gather(*map(attempt, owners))
        return order

    assert asyncio.run(tried()).index("Ada's") <= 2 * AT_A_TIME


def test_what_a_guest_began_goes_along_to_an_account_that_was_there_before(server: Server) -> None:
    account(server, "Homecoming")
    guest, ben = server.guest("Away"), server.guest("Ben")
    table = guest.open("me", "open", public=True, options={"first_player": 0})
    ben.post(f"{table.path}/join")
    waiting = guest.open("me", "open")
    token = guest.token
    signed_in(guest, "/api/sign-in/password", {"name": "Homecoming", "password": PASSWORD, "keep_tables": True})
    assert {each["id"] for each in guest.get("/api/tables", list="mine")["tables"]} == {table.id, waiting.id}
    guest.at(table).act()
    guest.post(f"{waiting.path}/start", {"fill": "random"})
    assert code_of(holding(server.stranger(), token).get("/api/me", 401)) == "signed-out"


def test_what_a_guest_began_stays_the_guests_where_that_is_wanted(server: Server) -> None:
    """Several people may use one browser."""
    account(server, "Borrowing")
    guest = server.guest("Lender")
    guest.open("me", "open")
    token = guest.token
    signed_in(guest, "/api/sign-in/password", {"name": "Borrowing", "password": PASSWORD})
    assert guest.get("/api/tables", list="mine")["tables"] == []
    assert len(holding(server.stranger(), token).get("/api/tables", list="mine")["tables"]) == 1


def test_whoever_goes_leaves_the_games_of_others_whole(server: Server) -> None:
    ada, ben = account(server, "Leaving Lea"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 1})
    ben.post(f"{table.path}/join")
    ben.at(table).act()
    ada.post(f"{table.path}/chat", {"text": "I live in Leeds"})
    waiting = ada.open("me", "open", public=True)
    token = ada.token
    ada.post("/api/account/delete")
    assert code_of(holding(server.stranger(), token).get("/api/me", 401)) == "signed-out"
    left = ben.at(table)
    assert left.now["status"] == "running"
    assert left.now["table"]["seats"][0]["name"].startswith("Anon. ")
    assert left.now["table"]["seats"][0]["resigned"]
    left.until(lambda now: now["to_move"] == 1)
    left.act()
    told = str(left.get("log", limit=1000))
    assert "Leeds" not in told
    assert "Lea" not in told
    assert ben.at(waiting).now["status"] == "abandoned"
    assert account(server, "Leaving Lea").get("/api/tables", list="mine")["tables"] == []
