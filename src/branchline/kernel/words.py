"""Words: every sentence a person reads, from Fluent files in each language.

A part of the program that speaks has a folder `words/` with one file a language; the browser reads the same files.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
LONGEST = 900
HIGH = re.compile(r" ([;!?])")
WIDE = re.compile(r" ([:»])|(«) ")
ELIDED = re.compile(r"\b(d|qu|jusqu)e (?=[aeiouàâéèêîôœ][^\W\d_])", re.IGNORECASE)


class Words:
    """The messages of some folders, later folders first in line."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, Any] = {}

    def _bundle(self, language: str) -> Any:
        """The messages in one language, read when first needed."""
        from fluent.runtime import FluentBundle, FluentResource

        if language not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            for folder in self.folders:
                text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
                spaced_text = spaced(text) if language == "fr" else text
                bundle.add_resource(FluentResource(spaced_text), allow_overrides=True)
            self._bundles[language] = bundle
        return self._bundles[language]

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle(LANGUAGES[0]).has_message(key))

    def say(self, key: str, language: str = "en", /, **details: Any) -> str:
        """The sentence for a key; the details fill its places."""
        return self.say_to("", key, language, **details)

    def say_to(self, form: str, key: str, language: str = "en", /, **details: Any) -> str:
        """The sentence for a key, in the form that is an attribute of its message, such as `you`, if it has that."""
        bundle = self._bundle(language if language in LANGUAGES else LANGUAGES[0])
        if not bundle.has_message(key):
            raise KeyError(f"no message {key!r} in {language}")
        shortened = {name: _shortened(value) for name, value in details.items()}
        message = bundle.get_message(key)
        sentence, faults = bundle.format_pattern(message.attributes.get(form, message.value), shortened)
        if faults:
            raise KeyError(f"message {key!r} in {language}: {faults[0]}")
        return elided(str(sentence)) if language == "fr" else str(sentence)

    def name(self, key: str, fallback: str, language: str) -> str:
        """The word for a thing, or its own name where no language has another."""
        return self.say(key, language) if key in self else fallback


def _shortened(value: Any) -> Any:
    """Fluent refuses to put more into one place of a sentence, and strangers may send more."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def spaced(text: str) -> str:
    """French puts a space before its high marks, and no line may break there."""
    return WIDE.sub("\\2\u00a0\\1", HIGH.sub("\u202f\\1", text))


def elided(sentence: str) -> str:
    """French: before a name that begins with a vowel, small words lose theirs.

    >>> elided("La locomotive de Ada va plus loin que Émile, gare de Ben, place de A")
    'La locomotive d’Ada va plus loin qu’Émile, gare de Ben, place de A'
    >>> elided("Ada possède un titre")
    'Ada possède un titre'
    """
    return ELIDED.sub(r"\1’", sentence)


def joined(names: list[str], words: Words, language: str) -> str:
    """«A, B and C», as the language does it."""
    if len(names) < 2:
        return "".join(names)
    return words.say("list-last", language, first=", ".join(names[:-1]), last=names[-1])


KERNEL_WORDS = Words(Path(__file__).parent / "words")
