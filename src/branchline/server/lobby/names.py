"""Names: what can be read as one, and how players at one table are told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

LONGEST = 40
HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls (also those that change the direction of writing), halves of characters, and what no font shows."""
BLANK_LETTERS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159\U00016fe4"
)
"""Letters and marks that look like nothing."""
VARIANTS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
"""Marks that choose another form of the letter before them, which most letters do not have."""
EMOJI_STYLES = "\ufe0e\ufe0f"
MOST_MARKS = 3
"""Accents on one letter; more of them cover the lines around."""
ALIKE = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O", "5": "S", "8": "B"})
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Two letters that are read as one."""


def is_legible(name: str) -> bool:
    """Whether all of a name can be seen, from left to right or as its letters run.

    >>> is_legible("Zoë 🚂"), is_legible("Zo\u200bë"), is_legible("\u202eaoZ"), is_legible("\u3164")
    (True, False, False, False)
    """
    return not any(_is_hidden(letter) for letter in name) and not _is_piled_up(name)


def _is_hidden(letter: str) -> bool:
    return (
        unicodedata.category(letter) in HIDDEN_CATEGORIES
        or letter in BLANK_LETTERS
        or any(first <= letter <= last for first, last in VARIANTS)
    )


def _is_piled_up(name: str) -> bool:
    revisions = 0
    for letter in unicodedata.normalize("NFD", name):
        revisions = revisions + 1 if unicodedata.combining(letter) else 0
        if revisions > MOST_MARKS:
            return True
    return False


def tidied(name: str) -> str:
    """A name in one way of writing it: accents joined to their letters, one plain space between words."""
    return " ".join(unicodedata.normalize("NFC", name).translate({ord(style): None for style in EMOJI_STYLES}).split())


def legible(name: str) -> str:
    """What can be seen of a name from a file."""
    kept = "".join(letter for letter in tidied(name) if not _is_hidden(letter))[:LONGEST].strip()
    return kept if kept and is_legible(kept) else "?"


def own_name(name: str, others: Iterable[str]) -> str:
    """A name that looks like nobody else's at the table: sentences tell players apart by it.

    >>> own_name("Ada", ["Bo"]), own_name("Ada", ["Аda"]), own_name("ADA", ["Ada"]), own_name("rnax", ["max"])
    ('Ada', 'Ada 2', 'ADA 2', 'rnax 2')
    >>> own_name("VVill", ["Will"]), own_name("Rocl", ["Rod"]), own_name("c1an", ["dan"])
    ('VVill 2', 'Rocl 2', 'c1an 2')
    """
    taken = set().union(*(looks_of(other) for other in others if other))
    tried, number = name, 1
    while looks_of(tried) & taken:
        number += 1
        tried = f"{name[: LONGEST - 4]} {number}"
    return tried


@lru_cache(4096)
def looks_of(name: str) -> frozenset[str]:
    """How a name looks, as written and with its letters in lower case: names that share a look are taken for each
    other."""
    return frozenset({_skeleton(name), _skeleton(name.casefold())})


def look_of(name: str) -> str:
    """What all names have in common that would be taken for this one: among them there is one account.

    >>> look_of("Ada") == look_of("ADA") == look_of("Аda"), look_of("Ilya") == look_of("llya"), look_of("Ciara")
    (True, True, 'clara')
    """
    return _skeleton(_skeleton(name).casefold()).replace("i", "l")


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name)
    looks = "".join(prototype(letter) for letter in unicodedata.normalize("NFD", plain))
    for pair, single in PAIRS:
        looks = looks.replace(pair, single)
    return looks


def prototype(letter: str) -> str:
    """The letter that stands for all that look like it (Unicode's table of confusables)."""
    if letter.isascii():
        return letter.translate(ALIKE)
    looks = _confusables().get(letter)
    return looks.translate(ALIKE) if looks is not None else letter


@cache
def _confusables() -> dict[str, str]:
    """For each character what it is taken for. Read only when the first name with other than ASCII letters comes."""
    from confusable_homoglyphs.confusables import confusables_data

    return {
        letter: found[0]["c"]
        for letter, found in confusables_data.items()
        if len(letter) == 1 and not letter.isascii() and (len(found) == 1 or found[0]["c"].isascii())
    }
