"""E-mail, through the host's own SMTP server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import make_msgid
from urllib.parse import unquote, urlsplit

from branchline.server.notifications.outbound import Unreachable

SECONDS = 20.0
PORTS = {"smtp": 25, "smtps": 465}
DOTLESS = ("gmail.com", "googlemail.com")
"""Where dots before the @ mean nothing; all are one house."""


@dataclass(frozen=True)
class Letter:
    subject: str
    text: str
    stop: str
    """Where one click ends all such letters."""


@dataclass(frozen=True)
class Mail:
    smtp: str
    """Such as `smtp://user:password@host:587`; `smtps` is encrypted from the start, `smtp` where the server offers."""
    sender: str

    async def send(self, address: str, letter: Letter) -> None:
        try:
            await asyncio.to_thread(self._send, self._message(address, letter))
        except (OSError, smtplib.SMTPException) as fault:
            raise Unreachable(str(fault)) from fault

    def _message(self, address: str, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, letter.subject
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        return message

    def _send(self, message: EmailMessage) -> None:
        url = urlsplit(self.smtp)
        host, port = url.hostname or "localhost", url.port or PORTS[url.scheme]
        kind = smtplib.SMTP_SSL if url.scheme == "smtps" else smtplib.SMTP
        with kind(host, port, timeout=SECONDS) as server:
            server.ehlo()
            if url.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(message)


def is_mail_address(text: str) -> bool:
    """
    >>> is_mail_address("ada@example.org"), is_mail_address("ada@example"), is_mail_address("Ada <ada@example.org>")
    (True, False, False)
    """
    return re.fullmatch(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]{2,}", text) is not None


def plain_form(address: str) -> str:
    """One way of writing an address, for all that lead to the same inbox.

    >>> plain_form("Ada+games@Example.org"), plain_form("a.da+x@googlemail.com"), plain_form("+1@example.org")
    ('ada@example.org', 'ada@gmail.com', '+1@example.org')
    """
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    if domain in DOTLESS:
        local, domain = local.replace(".", "") or local, DOTLESS[0]
    return f"{local}@{domain}"


def house_of(host: str) -> str:
    """Whose inboxes or machines these are: the part of a name that somebody has registered, as far as it can be told.

    >>> house_of("mail.example.org"), house_of("a.b.example.co.uk"), house_of("example.org")
    ('example.org', 'example.co.uk', 'example.org')
    """
    labels = host.lower().rstrip(".").split(".")
    parts = 3 if len(labels) > 2 and len(labels[-1]) == 2 and len(labels[-2]) <= 3 else 2
    return ".".join(labels[-parts:])
