"""How a request may come. What is longer, cut smaller or further ahead costs more to take apart than a request is
charged, so it is not taken apart."""

from __future__ import annotations

LONGEST_ADDRESS = 8 * 1024
LARGEST_HEAD = 32 * 1024
MOST_HEADERS = 100
MOST_AHEAD = 4
"""Requests that may come before those before them are answered."""
FREE_PIECES, FEWEST_BYTES = 64, 128
"""Beyond so many pieces, each must bring so many bytes, taken together."""


class TooMuch(Exception):
    """The sentence that whoever sends this is told."""


class RequestMeasure:
    """What has come of one request so far."""

    def __init__(self, largest_body: int) -> None:
        self._largest_body = largest_body
        self.begin(0)

    def begin(self, ahead: int) -> None:
        """A request, while so many others wait for their answer."""
        self._address = self._head = self._headers = self._body = self._pieces = 0
        if ahead > MOST_AHEAD:
            raise TooMuch("Too many requests were sent ahead.")

    def address(self, size: int) -> None:
        self._address += size
        if self._address > LONGEST_ADDRESS:
            raise TooMuch("The address of the request is too long.")

    def header(self, size: int) -> None:
        self._headers += 1
        self.head(size)
        if self._headers > MOST_HEADERS:
            raise TooMuch("The head of the request has too many lines.")

    def head(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            raise TooMuch("The head of the request is too long.")

    def body(self, size: int) -> None:
        self._body += size
        if self._body > self._largest_body:
            raise TooMuch("The body of the request is too long.")
        self.piece()

    def piece(self) -> None:
        self._pieces += 1
        if (self._pieces - FREE_PIECES) * FEWEST_BYTES > self._body:
            raise TooMuch("The request comes in pieces that are too small.")
