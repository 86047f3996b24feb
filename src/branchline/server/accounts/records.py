"""What is kept of an account, beside the person that it belongs to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

NEW: Final = "new"
PASSWORD: Final = "password"
PASSKEY: Final = "passkey"
LETTER: Final = "letter"
DEVICE: Final = "device"
OPENID: Final = "openid"
"""How someone signed in: by making the account, or with one of these."""


@dataclass(frozen=True, slots=True)
class Account:
    person: str
    name: str
    look: str
    """What all names have in common that would be taken for this one: there is one account for each."""
    created: int
    language: str = "en"
    password: str | None = None
    """Its hash, by Argon2id."""
    email: str | None = None
    """For recovery alone, and confirmed."""
    inbox: str | None = None
    """The one way of writing that address."""
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    person: str
    credential: str
    """The id that the authenticator gave it, in base64url."""
    public_key: str
    sign_count: int
    domain: str
    """The name of the server that it was made for."""
    name: str
    created: int
    used: int


@dataclass(frozen=True, slots=True)
class SignIn:
    """A device on which someone is signed in, until they sign out there or anywhere else."""

    id: str
    person: str
    how: str
    device: str
    """The browser and its system, as far as they can be told."""
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class OneTime:
    """Something that can be used once, until it expires: a link, a code, a challenge."""

    digest: str
    """Of the secret, which is known to whoever was given it alone."""
    purpose: str
    expires: int
    person: str | None = None
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Identity:
    """Someone as an OpenID provider knows them."""

    issuer: str
    subject: str
    person: str
    created: int
