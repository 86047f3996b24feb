"""Options: what a table may choose before the first action. Each becomes a field of the state with the same name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from branchline.kernel.errors import BadOption, BadPosition


@dataclass(frozen=True)
class Option:
    """A named choice; `values` maps each allowed value to the integer kept in the state."""

    name: str
    default: Any
    values: dict[Any, int]
    clause: str = ""
    seat: bool = False
    """Whether its numbers are seats, of which there must be enough."""

    def encode(self, value: Any) -> int:
        for allowed, number in self.values.items():
            if type(allowed) is type(value) and allowed == value:
                return number
        raise BadOption("option-value", option=self.name, value=str(value), allowed=self._allowed())

    def decode(self, number: int) -> Any:
        for value, known in self.values.items():
            if known == number:
                return value
        raise BadPosition("position-option", field=self.name, value=str(number), allowed=self._allowed())

    def _allowed(self) -> str:
        return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.values)

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "default": self.default, "values": list(self.values), "clause": self.clause}


def switch(name: str, default: bool, clause: str = "") -> Option:
    return Option(name, default, {True: 1, False: 0}, clause)


def choose(options: tuple[Option, ...], chosen: dict[str, Any] | None) -> dict[str, Any]:
    """All options with their values; `BadOption` names one that does not exist or does not fit."""
    known = {option.name: option for option in options}
    for name in chosen or {}:
        if name not in known:
            raise BadOption("option-unknown", option=str(name), known=", ".join(known))
    values = {name: (chosen or {}).get(name, option.default) for name, option in known.items()}
    for name, value in values.items():
        known[name].encode(value)
    return values
