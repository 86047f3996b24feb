"""What may be played now, as a person looks for it: by verb, by number, by the first words of a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.kernel.action import Action
    from branchline.kernel.match import Match


class Choices:
    """The legal actions of one decision, numbered from 1."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.actions = match.legal()

    def __len__(self) -> int:
        return len(self.actions)

    def numbered(self) -> list[tuple[int, Action]]:
        return list(enumerate(self.actions, 1))

    def by_verb(self) -> dict[str, int]:
        """How many there are of each verb."""
        return dict(Counter(action.verb for action in self.actions))

    def at(self, number: int) -> Action | None:
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def beginning(self, words: list[str]) -> list[tuple[int, Action]]:
        """Those that begin with these words, the last of which may be cut short."""
        return [(number, action) for number, action in self.numbered() if self._begins(action, words)]

    def beginnings(self) -> list[str]:
        """Every verb of the game with every first word it can have, legal or not."""
        labels = self._match.board.labels
        verbs = [(verb.name, next(iter(verb.arguments.values()), None)) for verb in self._match.game.contract.verbs]
        firsts = {name: labels[kind.name].labels if kind and kind.name in labels else [] for name, kind in verbs}
        return [f"{name} {word}".strip() for name, words in firsts.items() for word in words or [""]]

    def _begins(self, action: Action, words: list[str]) -> bool:
        if not words or len(words) > 1 + len(action.arguments):
            return not words
        kinds = self._match.game.contract.verbs[action.verb].arguments
        if not action.verb.startswith(words[0].casefold()):
            return False
        arguments = zip(kinds.values(), action.arguments.values(), words[1:], strict=False)
        return all(self._means(kind.name, label, word) for kind, label, word in arguments)

    def _means(self, kind: str, label: str, word: str) -> bool:
        """Whether a word, or another name it stands for, is this label or its beginning."""
        labels = self._match.board.labels.get(kind)
        index = labels.index(word) if labels else None
        if labels is None or index is None:
            return label.casefold().startswith(word.casefold())
        return labels[index] == label


def next_words(typed: str, texts: Iterable[str]) -> list[str]:
    """What the word being typed may become, among these texts.

    >>> next_words("fish no", ["fish north worm", "fish north fly", "fish south fly", "sleep"])
    ['north']
    >>> next_words("fish north ", ["fish north worm", "fish north fly", "sleep"])
    ['worm', 'fly']
    """
    *before, word = typed.casefold().split(" ")
    begun = (text.split(" ") for text in texts)
    fitting = (
        words[len(before)]
        for words in begun
        if len(words) > len(before) and [w.casefold() for w in words[: len(before)]] == before
    )
    return list(dict.fromkeys(found for found in fitting if found.casefold().startswith(word)))
