"""Options: what a table may choose before the first action. Each becomes a field of the state with the same name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from branchline.kernel.errors import BadOption, BadPosition


@dataclass(frozen=True)
class Option:
    """A named choice; `values` maps each allowed value to the integer kept in the state. Where the default does not
    suit the number of players, the first value that does stands in for it."""

    name: str
    default: Any
    values: dict[Any, int]
    clause: str = ""
    players: dict[Any, tuple[int, ...]] = field(default_factory=dict)
    """For how many players a value is, where it is not for every number of them."""
    former: dict[Any, int] = field(default_factory=dict)
    """Values that are offered no more; matches that began with one are still read."""

    @property
    def numbers(self) -> list[int]:
        """Whatever a state may hold."""
        return [*self.values.values(), *self.former.values()]

    def suits(self, value: Any, players: int) -> bool:
        return players in self.players.get(value, (players,))

    def usual(self, players: int) -> Any:
        """The value when nothing is said."""
        return next(value for value in (self.default, *self.values) if self.suits(value, players))

    def encode(self, value: Any, *, stored: bool = False) -> int:
        """The number of a value; of one that is offered no more too where a match was stored with it."""
        for allowed, number in (self.values | self.former if stored else self.values).items():
            if type(allowed) is type(value) and allowed == value:
                return number
        raise BadOption("option-value", option=self.name, value=str(value), allowed=self._allowed())

    def decode(self, number: int) -> Any:
        for value, known in (self.values | self.former).items():
            if known == number:
                return value
        raise BadPosition("position-option", field=self.name, value=str(number), allowed=self._allowed())

    def understand(self, value: Any) -> Any:
        """The value that a position gives, by name or as the number kept in the state."""
        if any(type(allowed) is type(value) and allowed == value for allowed in self.values | self.former):
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition("position-option", field=self.name, value=str(value)[:60], allowed=self._allowed())
        return self.decode(value)

    def _allowed(self) -> str:
        """What it can be: words one by one, whole numbers as stretches.

        >>> Option("rounds", 60, {"none": -1, **{n: n for n in (0, *range(10, 501))}})._allowed()
        'none, 0, 10–500'
        """
        words = [str(value).lower() for value in self.values if not _is_number(value)]
        return ", ".join(words + _stretches(sorted(value for value in self.values if _is_number(value))))

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "players": [list(self.players[value]) if value in self.players else None for value in self.values],
            "clause": self.clause,
        }


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _stretches(numbers: list[int]) -> list[str]:
    starts = [n for n in numbers if n - 1 not in numbers]
    ends = [n for n in numbers if n + 1 not in numbers]
    return [str(low) if low == high else f"{low}–{high}" for low, high in zip(starts, ends, strict=True)]


def switch(name: str, default: bool, clause: str = "") -> Option:
    return Option(name, default, {True: 1, False: 0}, clause)


def choose(
    options: tuple[Option, ...], chosen: dict[str, Any] | None, players: int, elsewhere: tuple[Option, ...] = (),
    *, stored: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """All options with their values; `BadOption` names one that does not exist, is for another board of the family, or
    does not fit. Those of a stored match may have values that are offered no more."""
    known = {option.name: option for option in options}
    if not isinstance(chosen, dict | None):
        raise BadOption("options-not-an-object")
    for name in chosen or {}:
        if name in {option.name for option in elsewhere}:
            raise BadOption("option-elsewhere", option=str(name))
        if name not in known:
            raise BadOption("option-unknown", option=str(name), known=", ".join(known))
    values = {name: (chosen or {}).get(name, option.usual(players)) for name, option in known.items()}
    for name, value in values.items():
        known[name].encode(value, stored=stored)
        if not known[name].suits(value, players):
            clause = known[name].clause
            raise BadOption("option-players", option=name, value=str(value), players=players, clause=clause)
    return values
