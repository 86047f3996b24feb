"""Signing in with a host's own OpenID provider: a real one, small, that runs beside the server."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from joserfc.jwk import RSAKey

from server.harness import Client, Server
from server.local_services import serving
from server.openid_provider import CLIENT, SECRET, Provider
from server.test_accounts import PASSWORD, code_of, signed_in

COOKIE = "branchline"


@pytest.fixture
def provider() -> Iterator[Provider]:
    with serving(Provider()) as running:
        yield running


@pytest.fixture
def club(own_server: Callable[..., Server], provider: Provider) -> Server:
    return own_server(openid=provider.issuer, openid_client=CLIENT, openid_secret=SECRET, openid_name="Club login")


def browser(server: Server, client: Client | None = None) -> Client:
    """Somebody who is known by their cookie."""
    visitor = server.stranger()
    if client is not None:
        visitor.http.cookies.set(COOKIE, client.token, domain="127.0.0.1")
    return visitor


def sent_back(visitor: Client, provider: Provider, **form: Any) -> str:
    """Where the provider sends a browser back to."""
    address = visitor.post("/api/sign-in/openid", form)["address"]
    assert address.startswith(f"{provider.issuer}/authorize?")
    return provider.code_for(address)


def come_back(visitor: Client, address: str) -> str:
    """Where the browser is then."""
    answer = visitor.http.get(address)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def test_somebody_new_has_an_account_and_comes_back_to_it(club: Server, provider: Provider) -> None:
    assert club.stranger().get("/api/accounts")["openid"] == "Club login"
    ada = browser(club)
    assert come_back(ada, sent_back(ada, provider)) == "/account"
    me = ada.get("/api/me")
    assert (me["name"], me["kind"]) == ("Ada of the Club", "account")
    account = ada.get("/api/account")
    assert account["identities"] == [provider.issuer]
    assert account["sign_ins"][0]["how"] == "new"
    again = browser(club)
    come_back(again, sent_back(again, provider))
    assert again.get("/api/me")["id"] == me["id"]
    assert again.get("/api/account")["sign_ins"][0]["how"] == "openid"


def test_a_guest_stays_who_they_are_and_a_name_that_is_taken_has_a_number(club: Server, provider: Provider) -> None:
    signed_in(club.stranger(), "/api/account", {"name": "Ada of the Club", "password": PASSWORD}, 201)
    guest = club.guest("Gus")
    table = guest.open("me", "greedy")
    ada = browser(club, guest)
    before = ada.get("/api/me")["id"]
    come_back(ada, sent_back(ada, provider))
    assert ada.get("/api/me") == {"id": before, "name": "Ada of the Club 2", "kind": "account"}
    assert ada.at(table).now["table"]["mine"] == [0]


def test_an_account_gets_the_provider_as_one_more_way(club: Server, provider: Provider) -> None:
    ada = club.stranger()
    signed_in(ada, "/api/account", {"name": "Twofold", "password": PASSWORD}, 201)
    here = browser(club, ada)
    assert come_back(here, sent_back(here, provider)) == "/account"
    assert here.get("/api/account")["identities"] == [provider.issuer]
    there = browser(club)
    come_back(there, sent_back(there, provider))
    assert there.get("/api/me")["name"] == "Twofold"


def test_what_another_browser_began_signs_nobody_in(club: Server, provider: Provider) -> None:
    """An attacker's own attempt, ended in somebody else's browser, would sign that one in as the attacker."""
    eve, ada = browser(club), browser(club)
    theirs = sent_back(eve, provider)
    assert come_back(ada, theirs) == "/sign-in#refused=openid-late"
    assert ada.get("/api/me", 401)["error"]["code"] == "who"
    mine = sent_back(ada, provider)
    assert come_back(ada, mine) == "/account"
    ada.http.cookies.clear()
    assert come_back(ada, mine) == "/sign-in#refused=openid-late", "used once"


@pytest.mark.parametrize(
    "claims", [{"aud": "another"}, {"iss": "https://evil.example"}, {"nonce": "old"}, {"exp": int(time.time()) - 900}]
)
def test_what_was_signed_for_somebody_else_or_another_time_is_refused(
    club: Server, provider: Provider, claims: dict[str, Any]
) -> None:
    provider.claims = claims
    ada = browser(club)
    assert come_back(ada, sent_back(ada, provider)) == "/sign-in#refused=openid-failed"
    assert ada.get("/api/me", 401)["error"]["code"] == "who"


def test_what_another_key_signed_is_refused(club: Server, provider: Provider) -> None:
    provider.signing = RSAKey.generate_key(2048, {"kid": "one"}, private=True, auto_kid=False)
    ada = browser(club)
    assert come_back(ada, sent_back(ada, provider)) == "/sign-in#refused=openid-failed"


def test_a_provider_that_is_away_is_told_as_such(own_server: Callable[..., Server]) -> None:
    server = own_server(openid="http://127.0.0.1:9", openid_client=CLIENT, openid_secret=SECRET)
    assert code_of(server.stranger().post("/api/sign-in/openid", {}, 503)) == "openid-away"


def test_new_accounts_are_charged_to_their_address_and_known_ones_come_in(
    own_server: Callable[..., Server], provider: Provider
) -> None:
    settings = {"openid": provider.issuer, "openid_client": CLIENT, "openid_secret": SECRET}
    server = own_server(**settings, limits={"accounts_of_address": [1, 1]})
    for _ in range(2):
        ada = browser(server)
        assert come_back(ada, sent_back(ada, provider)) == "/account"
    provider.person = {"sub": "8", "preferred_username": "Ben of the Club"}
    ben = browser(server)
    assert come_back(ben, sent_back(ben, provider)) == "/sign-in#refused=too-many-accounts"
    ben.get("/api/me", 401)


def test_without_a_provider_there_is_none(server: Server) -> None:
    assert server.stranger().get("/api/accounts")["openid"] is None
    assert code_of(server.stranger().post("/api/sign-in/openid", {}, 409)) == "openid-off"
