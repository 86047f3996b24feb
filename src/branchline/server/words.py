"""What the server says, and in which language."""

from __future__ import annotations

from pathlib import Path

from branchline.kernel.words import LANGUAGES, Words

WORDS = Words(Path(__file__).parent / "words")


def negotiate_language(asked: str | None, accepted: str | None) -> str:
    """The language asked for by `?lang=`, or the best of an Accept-Language header.

    >>> negotiate_language(None, "de, fr-CH;q=0.8, en;q=0.5")
    'fr'
    >>> negotiate_language("en", "fr"), negotiate_language("xx", "fr"), negotiate_language(None, None)
    ('en', 'fr', 'en')
    """
    if asked in LANGUAGES:
        return asked
    for choice in sorted((accepted or "").split(",")[:20], key=_weight, reverse=True):
        language = choice.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES and _weight(choice) > 0:
            return language
    return LANGUAGES[0]


def _weight(choice: str) -> float:
    quality = choice.partition("q=")[2].strip()
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0
