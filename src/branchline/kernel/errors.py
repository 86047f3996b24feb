"""What can go wrong, as exceptions whose sentences come from the message files.

>>> str(UnknownGame("game-unknown", game="chess", known="whist"))
'There is no game “chess”; the games are: whist.'
>>> UnknownGame("game-unknown", game="chess", known="whist").say("fr").split()
['Le', 'jeu', '«', 'chess', '»', 'n’existe', 'pas', ';', 'les', 'jeux', 'sont', ':', 'whist.']
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.kernel.reasons import Reason
    from branchline.kernel.words import Words


class Flaw:
    """What is impossible about a position: the field, the clause it offends, and the key of a sentence."""

    def __init__(self, field: str, clause: str, key: str, **details: Any) -> None:
        self.field, self.clause, self.key, self.details = field, clause, key, details


@dataclass(frozen=True)
class Phrase:
    """Part of a sentence, told in the language of the whole."""

    words: Words
    key: str
    details: dict[str, Any]


class BranchlineError(ValueError):
    """A request that cannot be met; nothing was changed. `key` names its sentence."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def say(self, language: str = "en") -> str:
        from branchline.kernel.words import KERNEL_WORDS

        details = {
            name: value.words.say(value.key, language, **value.details) if isinstance(value, Phrase) else value
            for name, value in self.details.items()
        }
        return KERNEL_WORDS.say(f"error-{self.key}", language, **details)

    def __str__(self) -> str:
        return self.say()


class UnknownGame(BranchlineError):
    """No game has this id."""


class BadOption(BranchlineError):
    """An option the game does not have, or a value it does not take."""


class BadSeats(BranchlineError):
    """A number of players, or a seat, that the game does not have."""


class BadSeed(BranchlineError):
    """A seed that is not a whole number in range."""


class BadBoard(BranchlineError):
    """A board file that cannot be played on."""


class BadPosition(BranchlineError):
    """A position that is malformed, or that cannot arise."""


class BadFile(BranchlineError):
    """A saved match that cannot be read, or does not add up."""


class BadAction(BranchlineError):
    """A text or number that is no action of this game at all."""


class NothingToUndo(BranchlineError):
    """The match stands at its beginning."""


class IllegalAction(BranchlineError):
    """An action that the rules forbid now; `reason` says why, with its clause."""

    def __init__(self, reason: Reason, action: str) -> None:
        super().__init__("action-illegal", action=action)
        self.reason = reason

    def say(self, language: str = "en") -> str:
        return self.reason.say(language)
