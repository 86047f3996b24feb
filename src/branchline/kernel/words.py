"""Words: every sentence a person reads, from Fluent files in each language.

A part of the program that speaks has a folder `words/` with one file a language; the browser reads the same files.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
MENTIONED = re.compile(r"-?[a-zA-Z][\w-]*")
LONGEST = 900
HIGH = re.compile(r" ([;!?])")
WIDE = re.compile(r" ([:»])|(«) ")
ELIDED = re.compile(r"\b(d|qu|jusqu)e (?=[aeiouàâéèêîôœ][^\W\d_])", re.IGNORECASE)


class Words:
    """The messages of some folders, later folders first in line."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._sources: dict[str, dict[str, str]] = {}
        self._bundles: dict[str, tuple[Any, set[str]]] = {}

    def _source(self, language: str) -> dict[str, str]:
        """The messages in one language as they are written: what is never said is never parsed."""
        if language not in self._sources:
            found: dict[str, str] = {}
            for folder in self.folders:
                text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
                found |= entries(spaced(text) if language == "fr" else text)
            self._sources[language] = found
        return self._sources[language]

    def _bundle(self, language: str, key: str) -> Any:
        """A bundle with this message, and with those that it mentions."""
        from fluent.runtime import FluentBundle, FluentResource

        if language not in self._bundles:
            self._bundles.setdefault(language, (FluentBundle([language], use_isolating=False), set()))
        (bundle, read), source = self._bundles[language], self._source(language)
        wanted, met = [] if key in read else [key], {key}
        while wanted:
            name = wanted.pop()
            bundle.add_resource(FluentResource(source[name]), allow_overrides=True)
            mentioned = {other for other in MENTIONED.findall(source[name]) if other in source} - met - read
            met |= mentioned
            wanted += mentioned
        read |= met
        return bundle

    def keys(self, language: str) -> set[str]:
        """What can be said in a language."""
        return {key for key in self._source(language) if not key.startswith("-")}

    def __contains__(self, key: str) -> bool:
        return key in self._source(LANGUAGES[0])

    def say(self, key: str, language: str = "en", /, **details: Any) -> str:
        """The sentence for a key; the details fill its places."""
        return self.say_to("", key, language, **details)

    def say_to(self, form: str, key: str, language: str = "en", /, **details: Any) -> str:
        """The sentence for a key, in the form that is an attribute of its message, such as `you`, if it has that."""
        spoken = language if language in LANGUAGES else LANGUAGES[0]
        if key not in self._source(spoken):
            raise KeyError(f"no message {key!r} in {language}")
        bundle = self._bundle(spoken, key)
        shortened = {name: _shortened(value) for name, value in details.items()}
        message = bundle.get_message(key)
        sentence, faults = bundle.format_pattern(message.attributes.get(form, message.value), shortened)
        if faults:
            raise KeyError(f"message {key!r} in {language}: {faults[0]}")
        return elided(str(sentence)) if language == "fr" else str(sentence)

    def name(self, key: str, fallback: str, language: str) -> str:
        """The word for a thing, or its own name where no language has another."""
        return self.say(key, language) if key in self else fallback


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent file, each as it is written.

    >>> entries("a = one\\n    .you = you\\n# what follows\\n-b = { a }\\n")
    {'a': 'a = one\\n    .you = you\\n# what follows\\n', '-b': '-b = { a }\\n'}
    """
    begins = list(ENTRY.finditer(text))
    ends = [*(entry.start() for entry in begins[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(begins, ends, strict=True)}


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
