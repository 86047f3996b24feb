"""What was typed on the command line, as the engine wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.cli.words import BadCommand

if TYPE_CHECKING:
    from branchline.bots import Bot
    from branchline.kernel.game import Game

HUMAN = "human"


def options_of(pairs: list[str]) -> dict[str, Any]:
    """`["open_cash=false", "first_player=2"]` as `{"open_cash": False, "first_player": 2}`."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadCommand("option-form", option=pair)
        options[name] = _value(value)
    return options


def _value(text: str) -> Any:
    """Truth and whole numbers for what they are; anything else is a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() else text


def number_of(text: str, name: str, least: int = 0) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) < least:
        raise BadCommand("number", value=text, name=name, least=least)
    return int(text)


def seats_of(text: str) -> list[str]:
    """`human,greedy` as a list of who sits where."""
    return [name.strip() for name in text.split(",")]


def bots_of(seats: list[str], game: Game, seed: int, *, wait: bool = True) -> list[Bot | None]:
    """The bot of each seat, None where a person sits. Those that do not wait for the compiler look less far."""
    from branchline.bots import make_bot

    return [None if name == HUMAN else make_bot(name, game, seed + seat, wait=wait) for seat, name in enumerate(seats)]
