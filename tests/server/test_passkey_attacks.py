"""What is sent as a passkey by somebody who is no authenticator: nothing unfolds, and no server stumbles."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from cbor2 import dumps
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from server.harness import Data, Server
from server.test_odd_requests import processor_seconds

DOMAIN = "localhost"
LAUGHS = 60
"""Each of so many lists holds the one before it twice."""
SHAREABLE, SHARED = b"\xd8\x1c", b"\xd8\x1d"
ONE_HASH = 2**61 - 1
"""All its multiples have one."""
MOST_SECONDS = 0.5
"""Of processor time; a second and more where thousands of keys have one hash, for ever where lists unfold."""
ID = b"0123456789abcdef"


def listed(items: list[bytes]) -> bytes:
    return b"\x98" + bytes([len(items)]) + b"".join(items)


def unfolding() -> bytes:
    lists = [SHAREABLE + listed([b"\x01", b"\x01"])]
    lists += [SHAREABLE + listed([SHARED + dumps(number)] * 2) for number in range(LAUGHS)]
    return listed(lists)


ODD = {"unfolds": unfolding(), "one hash": dumps(dict.fromkeys(range(0, 3500 * ONE_HASH, ONE_HASH), 0))}


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def authenticator_data(flags: int, after: bytes) -> bytes:
    return hashlib.sha256(DOMAIN.encode()).digest() + bytes([flags]) + bytes(4) + after


def new_key(key: bytes) -> bytes:
    return authenticator_data(0x45, bytes(16) + len(ID).to_bytes(2) + ID + key)


def attestation(data: bytes, statement: bytes = b"\xa0") -> str:
    parts = {"fmt": dumps("none"), "attStmt": statement, "authData": dumps(data)}
    return text_of(b"\xa3" + b"".join(dumps(name) + part for name, part in parts.items()))


def credential(http: httpx.Client, kind: str, challenge: str, **response: str) -> Data:
    origin = str(http.base_url).rstrip("/")
    said = json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin})
    told = {"clientDataJSON": text_of(said.encode())} | response
    return {"id": text_of(ID), "rawId": text_of(ID), "type": "public-key", "response": told}


def public_key(key: ec.EllipticCurvePrivateKey) -> bytes:
    point = key.public_key().public_numbers()
    return dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    """A stranger who goes to the server by a name, as passkeys want it."""
    with httpx.Client(base_url=server.address.replace("127.0.0.1", DOMAIN), timeout=30) as client:
        yield client


def challenge_of(http: httpx.Client, path: str, form: Data) -> str:
    return str(http.post(path, json=form).raise_for_status().json()["options"]["challenge"])


def made(http: httpx.Client, name: str, attestation_object: str) -> httpx.Response:
    challenge = challenge_of(http, "/api/account/passkeys/options", {"name": name})
    passkey = credential(http, "create", challenge, attestationObject=attestation_object)
    return http.post("/api/account", json={"name": name, "passkey": passkey})


def shown(http: httpx.Client, data: bytes, key: ec.EllipticCurvePrivateKey) -> httpx.Response:
    passkey = credential(http, "get", challenge_of(http, "/api/sign-in/passkey/options", {}))
    said = hashlib.sha256(bytes_of(passkey["response"]["clientDataJSON"])).digest()
    signature = key.sign(data + said, ec.ECDSA(hashes.SHA256()))
    passkey["response"] |= {"authenticatorData": text_of(data), "signature": text_of(signature)}
    return http.post("/api/sign-in/passkey", json={"passkey": passkey})


def bytes_of(text: str) -> bytes:
    from webauthn import base64url_to_bytes

    return base64url_to_bytes(text)


def check_refused(answer: httpx.Response) -> None:
    assert answer.status_code in (401, 422), answer.text
    assert answer.json()["error"]["code"] in ("passkey-refused", "passkey-unknown")


@pytest.mark.parametrize("odd", ODD)
def test_no_passkey_unfolds_to_more_than_was_sent(server: Server, http: httpx.Client, odd: str) -> None:
    """Neither its key, nor what is said about it, nor what comes with it when it is shown."""
    key = ec.generate_private_key(ec.SECP256R1())
    before = processor_seconds(server)
    check_refused(made(http, "Unfolder", attestation(new_key(ODD[odd]))))
    check_refused(made(http, "Unfolder", attestation(new_key(public_key(key)), statement=ODD[odd])))
    assert processor_seconds(server) - before < MOST_SECONDS
    assert made(http, f"Key that {odd}", attestation(new_key(public_key(key)))).status_code in (201, 409)
    assert shown(http, authenticator_data(0x05, b""), key).status_code in (200, 401)
    before = processor_seconds(server)
    check_refused(shown(http, authenticator_data(0x85, ODD[odd]), key))
    check_refused(shown(http, new_key(ODD[odd]), key))
    assert processor_seconds(server) - before < MOST_SECONDS


@pytest.mark.parametrize("said", ['{"challenge": "\\ud800"}', '{"challenge": 1}', "[" * 40_000, "[]", "9" * 9_999])
def test_no_odd_challenge_makes_a_route_stumble(http: httpx.Client, said: str) -> None:
    passkey: dict[str, Any] = {"response": {"clientDataJSON": text_of(said.encode())}}
    check_refused(http.post("/api/sign-in/passkey", json={"passkey": passkey}))
    check_refused(http.post("/api/account", json={"name": "Odd", "passkey": passkey}))


@pytest.mark.parametrize("id", ["\\ud800", "\\u0000", "é", ""])
def test_no_odd_name_of_a_passkey_makes_a_route_stumble(http: httpx.Client, id: str) -> None:
    passkey = credential(http, "get", challenge_of(http, "/api/sign-in/passkey/options", {}))
    body = json.dumps({"passkey": passkey | {"id": "ODD"}}).replace("ODD", id)
    check_refused(http.post("/api/sign-in/passkey", content=body, headers={"Content-Type": "application/json"}))
