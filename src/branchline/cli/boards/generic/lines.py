"""A view told in lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from branchline.cli.boards.generic import say
from branchline.cli.naming import seat_name
from branchline.cli.words import speaking

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def describe(match: Match) -> list[str]:
    return lines_of(match, None)


def accounts(match: Match, seat: int | None) -> list[str]:
    """A line for each seat."""
    owned = by_seat(match, seat)
    rows = [{key: values[other] for key, values in owned.items()} for other in range(match.players)]
    return [_entry(seat_name(match, other), tell(match, row)) for other, row in enumerate(rows) if row]


def money(amount: int | None) -> str:
    return say("nothing") if amount is None else say("amount", amount=amount)


def lines_of(match: Match, seat: int | None) -> list[str]:
    """Everything this seat sees that is not told seat by seat: a line for each entry, or for each thing in it."""
    apart = by_seat(match, seat)
    entries = [(entry_name(match, key), value) for key, value in match.view(seat).items() if key not in apart]
    return [line for name, value in entries for line in _lines(match, name, value)]


def _lines(match: Match, name: str, value: Any) -> list[str]:
    if not any(isinstance(part, Mapping | list) for _, part in _parts(value)):
        return [_entry(name, tell(match, value))]
    return [_entry(f"{name} {key}", tell(match, part)) for key, part in _parts(value)]


def _parts(value: Any) -> Iterable[tuple[Any, Any]]:
    """The things in a value, by name or by number."""
    if isinstance(value, Mapping):
        return value.items()
    return enumerate(value, 1) if isinstance(value, list) else ()


def by_seat(match: Match, seat: int | None) -> dict[str, list[Any]]:
    """The entries of the view that have a value for each seat, whoever looks: a hand of as many cards has not."""
    seen, public = match.view(seat), match.view(None)
    return {key: seen[key] for key in seen if _is_for_each(match, seen[key]) and _is_for_each(match, public[key])}


def _is_for_each(match: Match, value: Any) -> bool:
    return isinstance(value, list) and len(value) == match.players


def tell(match: Match, value: Any) -> str:
    """A value of the view, whatever it is made of."""
    if isinstance(value, Mapping):
        parts = [f"{entry_name(match, key)} {tell(match, part)}" for key, part in value.items()]
        return ", ".join(parts) or say("nothing")
    if isinstance(value, list):
        return say("between").join(tell(match, part) for part in value) or say("nothing")
    if isinstance(value, bool):
        return say("yes" if value else "no")
    return say("nothing") if value is None or value == "" else str(value)


def entry_name(match: Match, key: str) -> str:
    """What the game calls an entry of its view; otherwise what the program does."""
    return match.game.words.name(f"view-{key}", key.replace("_", " "), speaking())


def _entry(name: str, value: str) -> str:
    return f"{say('heading', name=name)} {value}"
