"""The sign of each seat: the first letter of its name, wherever little room is left.

>>> initials(["Brunel", "Locke"]), initials(["Brunel", "Brassey", "Locke"])
(['B', 'L'], ['Bu', 'Ba', 'L'])
"""

from __future__ import annotations

import re
import unicodedata
from itertools import takewhile

WORD = re.compile(r"[^\W_]+")


def initials(names: list[str]) -> list[str]:
    """Names that begin alike have a second letter: of their next word, or the first by which they differ. The browser
    does the same."""
    words = [WORD.findall(unicodedata.normalize("NFC", name)) for name in names]
    first = [(own[0][0] if own else str(seat + 1)).upper()[:1] for seat, own in enumerate(words)]
    signs: list[str] = []
    for seat, letter in enumerate(first):
        rivals = [words[other] for other in range(len(names)) if other != seat and first[other] == letter]
        signs.append(letter + _second(seat, letter, words[seat], rivals, signs) if rivals else letter)
    return signs


def _second(seat: int, letter: str, own: list[str], rivals: list[list[str]], taken: list[str]) -> str:
    """The most telling second letter that makes a sign which nobody has yet."""
    word = own[0] if own else ""
    same = min(_alike(word, other[0] if other else "") for other in rivals)
    letters = word[1:].lower()
    candidates = [*(further[0].upper()[:1] for further in own[1:]), *letters[max(0, same - 1) :], *letters]
    return next((second for second in candidates if letter + second not in taken), str(seat + 1))


def _alike(one: str, other: str) -> int:
    """With how many of the same letters two words begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one.lower(), other.lower(), strict=False)))
