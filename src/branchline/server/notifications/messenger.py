"""The messenger: what is written to a contact, and how it gets there."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any
from unicodedata import category
from urllib.parse import urlsplit

from branchline.server.errors import Refusal
from branchline.server.lobby.names import prototype
from branchline.server.notifications.contacts import BY_MAIL, EMAIL, PUSH, RECOVERY, WEBHOOK, Contact
from branchline.server.notifications.mail import Letter, Mail, house_of, is_mail_address
from branchline.server.notifications.outbound import Gone, Outbound, Unreachable, is_address
from branchline.server.settings import Settings
from branchline.server.words import WORDS

if TYPE_CHECKING:
    from branchline.server.notifications.web_push import WebPush

RESTS = (5.0, 60.0)
"""Seconds before each further attempt."""
MARKS = "-'’"
"""In names."""
MOST_DIGITS = 4
"""In a name, as long as it is no number to call."""
PUSH_SECONDS = 24 * 3600
"""For how long a browser that is not running may still be said."""

log = logging.getLogger(__name__)


class Messenger:
    def __init__(
        self, settings: Settings, secret: bytes, forget: Callable[[Contact], Awaitable[None]]
    ) -> None:  # fmt: skip
        self._home, self._forget = settings.public_address.rstrip("/"), forget
        self._mail = Mail(settings.smtp, settings.mail_from) if settings.smtp else None
        self._outbound = Outbound(settings.own_networks)
        self._web_push = _web_push(secret, self._home, self._outbound) if self._home else None
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def kinds(self) -> list[str]:
        """Where this server can tell people that it is their turn."""
        return [kind for kind in self.ways if kind != RECOVERY]

    @property
    def ways(self) -> list[str]:
        """What this server can write to: nothing, unless its host has said where visitors find it."""
        if not self._home:
            return []
        mail = self._mail is not None
        there = {EMAIL: mail, WEBHOOK: True, PUSH: self._web_push is not None, RECOVERY: mail}
        return [kind for kind, is_there in there.items() if is_there]

    @property
    def push_key(self) -> str | None:
        return self._web_push.public_key if self._web_push is not None else None

    def check(self, kind: str, address: str, keys: dict[str, str] | None) -> None:
        """`Refusal` unless a message could be sent there."""
        if kind not in self.ways:
            raise Refusal(409, "contact-off", field="kind")
        if not self._is_address(kind, address):
            raise Refusal(422, "contact-address", field="address")
        if not self._are_keys(kind, keys):
            raise Refusal(422, "contact-keys", field="keys")

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    def ask(self, contact: Contact, name: str) -> None:
        """The first message: whether messages are wanted there."""
        facts = {"name": harmless(name), "confirm": f"{self._page(contact)}/confirm"}
        what = "recovery" if contact.kind == RECOVERY else "confirm"
        self._send(contact, what, facts | {"link": self._page(contact)})

    def send_link(self, contact: Contact, name: str, secret: str) -> None:
        """A link that signs in. What follows the # is sent to no server and stands in no log."""
        self._send(contact, "link", {"name": harmless(name), "link": f"{self._home}/sign-in#link={secret}"})

    def notify_turn(self, contact: Contact, table: str, game: str, names: list[str]) -> None:
        facts = {"game": game, "players": ", ".join(map(harmless, names)), "table": table}
        self._send(contact, "turn", facts | {"link": f"{self._home}/table/{table}"})

    def notify_invitation(self, contact: Contact, table: str, game: str, host: str) -> None:
        facts = {"game": game, "name": harmless(host), "table": table}
        self._send(contact, "invited", facts | {"link": f"{self._home}/table/{table}"})

    def _send(self, contact: Contact, what: str, facts: dict[str, str]) -> None:
        send = {EMAIL: self._letter, RECOVERY: self._letter, WEBHOOK: self._hook, PUSH: self._push}[contact.kind]
        task = asyncio.create_task(_patiently(lambda: send(contact, what, facts)), name="messenger")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _page(self, contact: Contact) -> str:
        return f"{self._home}/notices/{contact.code}"

    async def _letter(self, contact: Contact, what: str, facts: dict[str, str]) -> None:
        if self._mail is None:
            return
        said: dict[str, Any] = facts | {"stop": self._page(contact)}
        subject, text = (WORDS.say(f"mail-{what}-{part}", contact.language, **said) for part in ("subject", "text"))
        await self._mail.send(contact.address, Letter(subject, text + "\n", f"{self._page(contact)}/stop"))

    async def _hook(self, contact: Contact, what: str, facts: dict[str, str]) -> None:
        body = json.dumps({"type": what, **facts, "stop": f"{self._page(contact)}/stop"}).encode()
        await self._outbound.post(contact.address, body, {"Content-Type": "application/json"})

    async def _push(self, contact: Contact, what: str, facts: dict[str, str]) -> None:
        if self._web_push is None:
            return
        from branchline.server.notifications.web_push import Note

        about = facts.get("table", "")
        note = Note(self._shown(contact, what, facts), f"{contact.code} {about}", PUSH_SECONDS)
        try:
            await self._web_push.send(contact.address, contact.keys or {}, note)
        except Gone:
            await self._forget(contact)

    def _shown(self, contact: Contact, what: str, facts: dict[str, str]) -> dict[str, str]:
        """What a browser shows, where a click leads, and what it does by itself. Nobody else who plays is named."""

        def say(key: str) -> str:
            return WORDS.say(key, contact.language, game=facts.get("game", ""))

        here = {name: facts[name].removeprefix(self._home) for name in ("link", "confirm") if name in facts}
        return here | {
            "title": say(f"push-{what}-title"), "text": say(f"push-{what}-text"), "tag": facts.get("table", what),
            "stop": f"/notices/{contact.code}/stop", "stop_text": say("notice-stop"), "language": contact.language,
        }  # fmt: skip

    def _is_address(self, kind: str, address: str) -> bool:
        if kind == PUSH:
            return self._outbound.is_private_way(address)
        return (is_mail_address if kind in BY_MAIL else is_address)(address)

    def _are_keys(self, kind: str, keys: dict[str, str] | None) -> bool:
        if kind != PUSH or keys is None:
            return kind != PUSH and keys is None
        from branchline.server.notifications.web_push import are_keys

        return are_keys(keys)


def house_written_to(kind: str, address: str) -> str:
    """Whose share a first message is charged to."""
    host = address.rpartition("@")[2] if kind in BY_MAIL else urlsplit(address).hostname or ""
    return house_of(host)


def harmless(name: str) -> str:
    """A name as it may stand in a message: nothing in it becomes a link, an address or a number to call.

    >>> harmless("www.evil.example/now"), harmless("O’Neill-Smith"), harmless("call 0800-123456"), harmless("Ada 2")
    ('www evil example now', 'O’Neill-Smith', 'call -', 'Ada 2')
    >>> harmless("evilꓸexample"), harmless("Kaʻu")
    ('evil example', 'Kaʻu')
    """
    plain = "".join(letter if _is_harmless(letter) else " " for letter in name)
    if sum(letter.isnumeric() for letter in plain) > MOST_DIGITS:
        plain = "".join(letter for letter in plain if not letter.isnumeric())
    return " ".join(plain.split()) or "?"


def _is_harmless(letter: str) -> bool:
    """Some letters look like a dot or a colon."""
    if letter in MARKS or category(letter)[0] == "M":
        return True
    looks = prototype(letter)
    return letter.isalnum() and (looks in MARKS or looks.isalnum() or not looks.isascii())


def _web_push(secret: bytes, home: str, outbound: Outbound) -> WebPush | None:
    try:
        from branchline.server.notifications.web_push import WebPush
    except ModuleNotFoundError:
        log.warning('browsers are not said whose turn it is: that needs `pip install "branchline[hosting]"`')
        return None
    return WebPush(secret, home, outbound)


async def _patiently(send: Callable[[], Awaitable[None]]) -> None:
    """Try again a little later, and then give up."""
    for rest in (*RESTS, None):
        try:
            await send()
        except Unreachable as fault:
            log.warning("a message was not taken: %s", fault)
            if rest is not None:
                await asyncio.sleep(rest)
        else:
            return
