"""The language of this run, and sentences in it from `words/`."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from itertools import zip_longest
from pathlib import Path
from typing import Any

from branchline.kernel.errors import BranchlineError
from branchline.kernel.words import LANGUAGES, Words

WORDS = Words(Path(__file__).parent / "words")
_language = ContextVar("language", default=LANGUAGES[0])


class BadCommand(BranchlineError):
    """A command line that cannot be carried out."""

    def say(self, language: str = "en") -> str:
        return WORDS.say(f"error-{self.key}", language, **self.details)


def speak(language: str) -> None:
    """Use this language from now on."""
    _language.set(language)


def speaking() -> str:
    return _language.get()


def translator(words: Words) -> Callable[..., str]:
    """A way to say what stands in these words, in the language of this run."""

    def say(key: str, /, **details: Any) -> str:
        return words.say(key, speaking(), **details)

    return say


say = translator(WORDS)
"""The sentence for a key, in the language of this run."""


def language_of(argv: list[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for by `--lang`, or by the environment; needed before anything can be said."""
    speak(_language_of_environment(environment))
    asked = _value_of("--lang", argv)
    if asked is None:
        return speaking()
    if asked not in LANGUAGES:
        raise BadCommand("language", language=asked, known=", ".join(LANGUAGES))
    return asked


def _language_of_environment(environment: Mapping[str, str]) -> str:
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return next((language for language in LANGUAGES if locale.startswith(language)), LANGUAGES[0])


def _value_of(option: str, argv: list[str]) -> str | None:
    for word, following in zip_longest(argv, argv[1:]):
        if word == option:
            return following
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
    return None
