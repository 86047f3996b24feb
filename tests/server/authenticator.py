"""An authenticator in software: makes passkeys and shows them, also in ways that no honest one would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Authenticator:
    origin: str
    domain: str = "localhost"
    count: int = 0
    """How often it has shown its passkey."""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers to the options for a new passkey."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential({"attestationObject": _base64url(statement), "clientDataJSON": _base64url(client)})

    def show(self, options: dict[str, Any], count: int | None = None) -> dict[str, Any]:
        """What a browser answers to the options for showing one."""
        self.count = self.count + 1 if count is None else count
        data = self._data(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"authenticatorData": data, "clientDataJSON": client, "signature": signature}
        return self._credential({name: _base64url(part) for name, part in parts.items()})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.domain.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = _base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
