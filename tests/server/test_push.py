"""Being told by one's browser that it is one's turn: a push service of the test's own reads what only the subscribed
browser can, and checks who sent it."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from branchline.server.notifications import messenger
from branchline.server.notifications.messenger import Messenger
from branchline.server.notifications.web_push import CURVE, encrypted, point_of, read, written
from branchline.server.settings import Settings
from server.harness import Client, Data, Server
from server.local_services import HOME, asked, serving, wait_until
from server.test_accounts import account

OWN = ("127.0.0.0/8",)


@dataclass
class Browser:
    """What a browser knows once it has subscribed: where it is written to, and how to read it."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = bytes(range(16))

    @property
    def form(self) -> Data:
        keys = {"p256dh": written(point_of(self.key.public_key())), "auth": written(self.auth)}
        return {"kind": "push", "address": self.endpoint, "keys": keys}

    def read(self, body: bytes) -> Data:
        """RFC 8188 and RFC 8291, from the reader's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size <= 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        about = b"WebPush: info\0" + point_of(self.key.public_key()) + sender
        secret = HKDF(SHA256(), 32, self.auth, about).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        message: Data = json.loads(text[:-1])
        return message


@dataclass(frozen=True)
class Delivery:
    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """Takes messages for browsers, from whoever has signed them, and answers as it is told to."""

    def __init__(self) -> None:
        self.kept: list[Delivery] = []
        self.answers: dict[str, int] = {}
        super().__init__(("127.0.0.1", 0), Counter)
        self.address = f"http://127.0.0.1:{self.server_port}"

    def new_browser(self, name: str) -> Browser:
        return Browser(f"{self.address}/push/{name}")

    def to(self, browser: Browser) -> list[Delivery]:
        return [delivery for delivery in self.kept if self.address + delivery.path == browser.endpoint]

    def wait_for(self, browser: Browser, number: int) -> Delivery:
        wait_until(lambda: len(self.to(browser)) >= number)
        assert len(self.to(browser)) == number
        return self.to(browser)[-1]


class Counter(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.kept.append(Delivery(self.path, dict(self.headers), body))
        self.send_response(self.server.answers.get(self.path.rpartition("/")[2], 201))
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def service() -> Iterator[PushService]:
    with serving(PushService()) as running:
        yield running


@pytest.fixture
def teller(own_server: Callable[..., Server]) -> Server:
    return own_server(public_address=HOME, notify_after=0.0, own_networks=OWN)


def subscribed(server: Server, service: PushService, name: str, **query: Any) -> tuple[Client, Browser]:
    """A guest whose browser has answered the first message, as the service worker does."""
    guest, browser = server.guest(name), service.new_browser(name)
    guest.post("/api/contacts", browser.form, 201, **query)
    first = browser.read(service.wait_for(browser, 1).body)
    assert server.stranger().http.post(first["confirm"]).status_code == 200
    assert guest.get("/api/contacts")["contacts"][0]["confirmed"]
    return guest, browser


def test_the_example_of_rfc_8291() -> None:
    key = ec.derive_private_key(int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    reader = read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    auth, salt = read("BTBZMqHH6r4Tts7J_aSIgg"), read("DGv6ra1nlYgDCS1FRnbzlw")
    assert written(encrypted(b"When I grow up, I want to be a watermelon", reader, auth, key, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_is_told_whose_turn_it_is_and_nothing_else(teller: Server, service: PushService) -> None:
    (ada, browser), eve = subscribed(teller, service, "Ada", lang="fr"), teller.guest("Eve")
    table = asked(eve, ada)
    delivery = service.wait_for(browser, 2)
    message = browser.read(delivery.body)
    assert message["link"] == f"/table/{table.id}"
    assert message["title"] == "Stephenson’s Rocket\N{NO-BREAK SPACE}: c’est à vous de jouer"
    assert "Eve" not in json.dumps(message)
    assert set(message) == {"link", "title", "text", "tag", "stop", "stop_text", "language"}
    assert (delivery.headers["Content-Encoding"], delivery.headers["TTL"]) == ("aes128gcm", "86400")
    assert delivery.headers["Urgency"] == "normal"
    assert len(delivery.headers["Topic"]) == 32
    assert table.id.encode() not in delivery.body + str(delivery.headers).encode()


def test_a_browser_is_told_that_a_seat_is_kept_and_by_nobodys_name(teller: Server, service: PushService) -> None:
    ada, ben = account(teller, "Ada"), account(teller, "Ben")
    browser = service.new_browser("Ben")
    ben.post("/api/contacts", browser.form, 201)
    first = browser.read(service.wait_for(browser, 1).body)
    assert "seat is kept" in first["text"]
    teller.stranger().http.post(first["confirm"])
    table = ada.open("me", "open")
    ada.post(f"{table.path}/invite", {"name": "Ben"})
    message = browser.read(service.wait_for(browser, 2).body)
    assert message["link"] == f"/table/{table.id}"
    assert message["title"] == "Stephenson’s Rocket: a seat is kept for you"
    assert "Ada" not in json.dumps(message)


def test_a_message_is_signed_with_the_key_that_browsers_subscribe_with(teller: Server, service: PushService) -> None:
    ada, browser = subscribed(teller, service, "Ada")
    key = ada.get("/api/contacts")["push_key"]
    claims = claims_of(service.to(browser)[0], key)
    assert claims["aud"] == service.address
    assert claims["sub"] == HOME
    assert time.time() < claims["exp"] < time.time() + 24 * 3600


def claims_of(delivery: Delivery, key: str) -> Data:
    """RFC 8292, from the service's side."""
    kind, _, given = delivery.headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in given.split(","))
    assert (kind, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(read(head)) == {"typ": "JWT", "alg": "ES256"}
    r, s = (int.from_bytes(half) for half in (read(signature)[:32], read(signature)[32:]))
    signer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(key))
    signer.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: Data = json.loads(read(claims))
    return told


def test_the_key_outlives_a_restart(teller: Server) -> None:
    key = teller.guest().get("/api/contacts")["push_key"]
    teller.kill()
    teller.start()
    assert teller.guest().get("/api/contacts")["push_key"] == key


def test_a_browser_that_is_gone_is_forgotten(teller: Server, service: PushService) -> None:
    (ada, browser), eve = subscribed(teller, service, "Ada"), teller.guest("Eve")
    service.answers["Ada"] = 410
    asked(eve, ada)
    service.wait_for(browser, 2)
    wait_until(lambda: ada.get("/api/contacts")["contacts"] == [])
    ben, other = subscribed(teller, service, "Ben")
    asked(eve, ada)
    asked(eve, ben)
    service.wait_for(other, 2)
    assert len(service.to(browser)) == 2


def test_a_browser_that_never_answers_gets_one_message(teller: Server, service: PushService) -> None:
    ada, eve, browser = teller.guest("Ada"), teller.guest("Eve"), service.new_browser("Ada")
    ada.post("/api/contacts", browser.form, 201)
    service.wait_for(browser, 1)
    ben, other = subscribed(teller, service, "Ben")
    asked(eve, ada)
    asked(eve, ben)
    service.wait_for(other, 2)
    assert len(service.to(browser)) == 1
    contact = ada.get("/api/contacts")["contacts"][0]
    ada.post("/api/contacts/remove", {"id": contact["id"]})
    assert ada.post("/api/contacts", browser.form, 409)["error"]["code"] == "contact-written"


def test_the_way_out_of_a_message(teller: Server, service: PushService) -> None:
    ada, browser = subscribed(teller, service, "Ada")
    asked(teller.guest("Eve"), ada)
    message = browser.read(service.wait_for(browser, 2).body)
    assert teller.stranger().http.post(message["stop"]).status_code == 200
    assert ada.get("/api/contacts")["contacts"] == []


def test_a_service_that_is_busy_is_asked_again_and_then_no_more(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messenger, "RESTS", (0.0, 0.0))
    browser, forgotten = service.new_browser("Ada"), []
    service.answers["Ada"] = 503

    async def forget(contact: Any) -> None:
        forgotten.append(contact)

    async def tell() -> None:
        told = Messenger(Settings(public_address=HOME, own_networks=OWN), b"secret", forget)
        told.notify_turn(contact_of(browser), "table", "Rocket", [])
        await asyncio.gather(*told._sending)

    asyncio.run(tell())
    assert len(service.to(browser)) == 3
    assert forgotten == []


def contact_of(browser: Browser) -> Any:
    from branchline.server.notifications.contacts import Contact

    form = browser.form
    return Contact("1", "c", "ada", "push", form["address"], form["keys"], "confirmed", None, "en", 1)


@pytest.mark.parametrize(
    "endpoint",
    ["http://example.org/push", "ftp://example.org/push", "https://a:b@example.org/push", "http://10.0.0.1/push"],
)
def test_only_an_encrypted_way_leads_to_a_browser(teller: Server, endpoint: str) -> None:
    refused = teller.guest("Ada").post("/api/contacts", Browser(endpoint).form, 422)
    assert refused["error"]["code"] == "contact-address"


def test_no_message_goes_into_the_hosts_own_network(own_server: Callable[..., Server], service: PushService) -> None:
    """Where the host has allowed nothing, an encrypted way leads there as little as an open one."""
    server = own_server(public_address=HOME, notify_after=0.0)
    ada = server.guest("Ada")
    ada.post("/api/contacts", service.new_browser("Ada").form, 422)
    ada.post("/api/contacts", Browser(service.address.replace("http:", "https:")).form, 201)
    ada.post("/api/contacts", Browser("https://localhost/push").form, 201)
    assert service.kept == []


@pytest.mark.parametrize(
    "keys",
    [None, {"p256dh": "", "auth": ""}, {"p256dh": written(b"\4" + b"1" * 64), "auth": written(b"1" * 16)},
     {"p256dh": "é", "auth": "é"}],
)  # fmt: skip
def test_keys_that_nothing_can_be_encrypted_with(teller: Server, service: PushService, keys: Data | None) -> None:
    ada, browser = teller.guest("Ada"), service.new_browser("Ada")
    assert ada.post("/api/contacts", browser.form | {"keys": keys}, 422)["error"]["code"] == "contact-keys"
    short = browser.form["keys"] | {"auth": written(b"1" * 15)}
    ada.post("/api/contacts", browser.form | {"keys": short}, 422)
    ada.post("/api/contacts", {"kind": "webhook", "address": "https://example.org/", "keys": browser.form["keys"]}, 422)
    assert service.kept == []


def test_a_server_without_the_library_says_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delitem(sys.modules, "branchline.server.notifications.web_push")
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.asymmetric", None)
    with caplog.at_level(logging.WARNING):
        lacking = Messenger(Settings(public_address=HOME), b"secret", lambda _: asyncio.sleep(0))
    assert (lacking.kinds, lacking.push_key) == (["webhook"], None)
    assert "branchline[hosting]" in caplog.text
