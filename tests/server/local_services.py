"""Services of the tests' own that a server writes to, and tables about which it has to."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage, Message
from http.server import ThreadingHTTPServer
from typing import TypeVar

from aiosmtpd.handlers import Message as MessageHandler

from server.harness import Client, Table

HOME = "https://play.example.org"
Service = TypeVar("Service", bound=ThreadingHTTPServer)


@contextmanager
def serving(service: Service) -> Iterator[Service]:
    thread = threading.Thread(target=service.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield service
    finally:
        service.shutdown()
        service.server_close()
        thread.join()


def wait_until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 90
    while not done():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


def asked(host: Client, guest: Client) -> Table:
    """A table at which it is the guest's turn."""
    table = host.open("me", "open", public=True, options={"first_player": 1})
    guest.post(f"{table.path}/join")
    return guest.at(table)


class Letters(MessageHandler):
    """Keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__(EmailMessage)
        self.kept: list[Message] = []

    def handle_message(self, message: Message) -> None:
        self.kept.append(message)

    def to(self, address: str) -> list[Message]:
        return [letter for letter in self.kept if letter["To"] == address]

    def wait_for(self, address: str, number: int) -> Message:
        wait_until(lambda: len(self.to(address)) >= number)
        assert len(self.to(address)) == number
        return self.to(address)[-1]
