"""What authenticators send, looked over before a library reads it: a few plain items, as their standard has them.

Tags let an item stand for another one that came before, so that three hundred bytes unfold to more than any machine can
hold; and keys can be chosen so that a table of thousands takes seconds to fill.
"""

from __future__ import annotations

MOST_ITEMS = 500
"""Attestations have about thirty."""
TEXT, TAG = (2, 3), 6
KEY, EXTENSIONS = 0x40, 0x80
SHORT_HEAD, LONG_HEAD = 37, 53
"""Where authenticator data go on, without a new key and with one, whose id comes first."""


def check_attestation(attestation: bytes) -> None:
    """`ValueError` unless it can be read at little cost."""
    from cbor2 import loads

    check_plain(attestation)
    told = loads(attestation)
    check_authenticator_data(bytes(told["authData"]))


def check_authenticator_data(data: bytes) -> None:
    flags = data[32]
    if flags & KEY:
        check_plain(data[LONG_HEAD + 2 + int.from_bytes(data[LONG_HEAD : LONG_HEAD + 2]) :])
    elif flags & EXTENSIONS:
        check_plain(data[SHORT_HEAD:])


def check_plain(data: bytes) -> None:
    """`ValueError` where there is a tag, or too much. What is inside something follows it, so one walk finds all.

    >>> check_plain(bytes.fromhex("a2 63 666d74 64 6e6f6e65 61 61 82 01 190100"))
    >>> check_plain(bytes.fromhex("82 d81c 8101 d81d00"))
    Traceback (most recent call last):
    ValueError: a tag
    >>> check_plain(b"\\x01" * 501)
    Traceback (most recent call last):
    ValueError: too many items
    """
    at = items = 0
    while at < len(data):
        major, size = data[at] >> 5, data[at] & 31
        longer = 1 << size - 24 if 24 <= size <= 27 else 0
        number = int.from_bytes(data[at + 1 : at + 1 + longer]) if longer else size
        at, items = at + 1 + longer, items + 1
        if major == TAG:
            raise ValueError("a tag")
        if items > MOST_ITEMS:
            raise ValueError("too many items")
        if major in TEXT and size < 28:
            at += number
