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

from branchline.server.reach.outbound import Unreachable

SECONDS = 20.0
PORTS = {"smtp": 25, "smtps": 465}


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
