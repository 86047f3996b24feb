"""What is kept of an account, beside the person that it belongs to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

NEW: Final = "new"
PASSWORD: Final = "password"
PASSKEY: Final = "passkey"
LETTER: Final = "letter"
CODE: Final = "code"
OPENID: Final = "openid"
SignInWay = Literal["new", "password", "passkey", "letter", "code", "openid"]
"""How someone signed in: by making the account, or with one of these."""


@dataclass(frozen=True, slots=True)
class Account:
    person: str
    look: str
    """What all names have in common that would be taken for this person's: there is one account for each."""
    created: int
    password: str | None = None
    """Its hash, by Argon2id."""


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
    how: SignInWay
    device: str
    """The browser and its system, as far as they can be told."""
    created: int
    seen: int
    confirmed: int
    """When whoever is signed in last showed that it is they."""


@dataclass(frozen=True, slots=True)
class OneTime:
    """Something that can be used once, until it expires: a link, a code, a challenge."""

    digest: str
    """Of the secret, which nobody knows but whoever was given it."""
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
