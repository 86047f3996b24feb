"""What a match says to people: the open question, what happened and what may be done, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.kernel.description import Description, Telling, capitalised
from branchline.kernel.kinds import Kind, label

if TYPE_CHECKING:
    from branchline.kernel.action import Action
    from branchline.kernel.contract import Contract, LoadedBoard
    from branchline.kernel.events import Event
    from branchline.kernel.game import Game


class Sentences:
    """The sentences of a match, from the message files of its game."""

    game: Game
    board: LoadedBoard
    seats: list[str]
    language: str
    _contract: Contract

    def concealed(self, seat: int | None) -> Any:
        raise NotImplementedError

    def view(self, seat: int | None = None) -> Any:
        """What this seat may see (None: a spectator), ready for JSON."""
        return self._contract.view(self.board, self.concealed(seat), seat)

    def describe(self, seat: int | None = None, language: str | None = None) -> Description:
        """The same in words, line by line."""
        return capitalised(self._contract.describe(self.telling(language), self.view(seat)))

    def telling(self, language: str | None = None) -> Telling:
        """What descriptions are made with."""
        return Telling(self, language or self.language)

    def prompt(self, language: str | None = None, reader: int | None = None) -> str:
        """The open question as a sentence, with what everybody may know; to the seat that reads it, as “you”."""
        key, arguments = self._contract.prompt(self.board, self.concealed(None))
        return self._say(f"prompt-{key}", {name: Kind(kind) for name, (kind, _) in arguments.items()},
                         [index for _, index in arguments.values()], language, reader)  # fmt: skip

    def tell(self, event: Event, language: str | None = None, reader: int | None = None) -> str:
        """The sentence for an event; to the seat that reads it, as “you”."""
        kinds = self._contract.events.named(event.name).arguments
        return self._say(f"event-{event.name}", kinds, list(event.values), language, reader)

    def tell_action(self, action: Action, language: str | None = None) -> str:
        """The sentence for an action."""
        verb = self._contract.verbs[action.verb]
        return self._say(f"action-{verb.name}", verb.arguments, list(verb.unpack(action.number)), language)

    def name(self, kind: Kind, index: int, language: str | None = None) -> str | int:
        """What to call a thing in a sentence."""
        language = language or self.language
        if kind.name == "seat":
            return self.seats[index]
        if kind.name not in self.board.labels and not kind.labels:
            return (kind.first + index) * kind.scale
        found, key = self.board.found_names, (kind.name, index, language)
        if key not in found:
            found[key] = self._thing(kind, index, language)
        return found[key]

    def _thing(self, kind: Kind, index: int, language: str) -> str:
        own = label(kind, index, self.board.labels)
        near = self._contract.near(self.board, kind, index)
        if near is not None:
            return self.game.words.say(f"{kind.name}-near", language, label=own, place=self.name(*near, language))
        names = self.board.names.get(kind.name)
        return self.game.words.name(f"{kind.name}-{own}", names[index] if names else own, language)

    def _say(self, key: str, kinds: dict[str, Kind], values: list[int], language: str | None,
             reader: int | None = None) -> str:  # fmt: skip
        language = language or self.language
        arguments = [(name, kind, value) for (name, kind), value in zip(kinds.items(), values, strict=True)]
        details = {name: self.name(kind, value, language) for name, kind, value in arguments}
        yours = [name for name, kind, value in arguments if kind.name == "seat" and value == reader]
        return self.game.words.say_to(you_form(yours), key, language, **details)


def you_form(yours: list[str]) -> str:
    """The attribute of a message for whoever all these of its arguments are.

    >>> you_form(["seat"]), you_form(["bidder"]), you_form(["seat", "bidder"]), you_form([])
    ('you', 'you-bidder', 'you-seat-bidder', '')
    """
    return "you" if yours == ["seat"] else "-".join(["you", *yours]) if yours else ""
