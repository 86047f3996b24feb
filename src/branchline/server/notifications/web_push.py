"""Web Push: a message that only the browser which asked for it can read, by RFC 8291, carried by its maker's push
service, to which RFC 8292 says that it comes from this server."""

from __future__ import annotations

import hashlib
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from branchline.server.notifications.outbound import Outbound

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
"""The most that every push service takes, and so the size of the one record of a message."""
LAST_RECORD = b"\x02"
SIGNED_FOR = 12 * 3600
"""Seconds; a push service takes no signature that holds for more than a day."""
TOPIC = 32
"""Characters that a push service keeps apart."""


@dataclass(frozen=True)
class Note:
    """What a browser is told, and how long it is worth telling."""

    message: dict[str, str]
    about: str
    """A later note about the same takes the place of one that waits still."""
    seconds: int


class WebPush:
    def __init__(self, secret: bytes, home: str, outbound: Outbound) -> None:
        """The key is worked out from the server's secret: whoever keeps that keeps this."""
        self._key = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)
        self._home, self._outbound = home, outbound
        self.public_key = written(point_of(self._key.public_key()))

    async def send(self, endpoint: str, keys: dict[str, str], note: Note) -> None:
        body = encrypted(json.dumps(note.message).encode(), read(keys["p256dh"]), read(keys["auth"]))
        headers = {
            "Content-Type": "application/octet-stream", "Content-Encoding": "aes128gcm", "TTL": str(note.seconds),
            "Urgency": "normal", "Topic": written(hashlib.sha256(note.about.encode()).digest())[:TOPIC],
            "Authorization": f"vapid t={self._signed(endpoint)}, k={self.public_key}",
        }  # fmt: skip
        await self._outbound.post(endpoint, body, headers)

    def _signed(self, endpoint: str) -> str:
        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": self._home
        }  # fmt: skip
        text = ".".join(written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{written(r.to_bytes(32) + s.to_bytes(32))}"


def are_keys(keys: dict[str, Any]) -> bool:
    """Whether these are what a browser gives to encrypt for it.

    >>> are_keys({"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    ...           "auth": "BTBZMqHH6r4Tts7J_aSIgg"})
    True
    >>> are_keys({"p256dh": "BCVx", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}), are_keys({"p256dh": "é", "auth": ""})
    (False, False)
    """
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(keys["p256dh"]))
        return len(read(keys["auth"])) == 16
    except ValueError:
        return False


def encrypted(
    text: bytes, reader: bytes, auth: bytes, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """RFC 8291; the key and the salt are for one message alone, and given only to compare."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    public = point_of(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader))
    secret = _expanded(shared, auth, b"WebPush: info\0" + reader + public, 32)
    cipher = AESGCM(_expanded(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _expanded(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(public)]) + public
    return head + cipher.encrypt(nonce, text + LAST_RECORD, None)


def _expanded(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
