"""What each seat of the normal game has, told in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.places import describe, money, tell_turn
from branchline.cli.naming import game_word, listed, seat_name

if TYPE_CHECKING:
    from branchline.kernel.match import Match

__all__ = ["accounts", "describe", "money"]


def accounts(match: Match, seat: int | None) -> list[str]:
    view = match.view(seat)
    seats = [_tell_seat(match, owned, other) for other, owned in enumerate(view["seats"])]
    return [tell_turn(match, view), *seats, *notes(match, view, seat)]


def notes(match: Match, view: dict[str, Any], seat: int | None) -> list[str]:
    """What lies open for everyone, and what only this seat knows."""
    lines = [f"{game_word(match, 'line-' + line['id'])} ({line['points']})" for line in view["lines"]
             if line["seat"] is None]  # fmt: skip
    cards = [card_name(match, card) for card in view["cards"]["display"]]
    lines_ = [say("lines-left", count=len(lines), lines=listed(lines))]
    lines_.append(say("display", count=len(cards), cards=listed(cards), deck=view["cards"]["deck"]))
    return lines_ + (list(_own_baron(match, view["seats"][seat])) if seat is not None else [])


def card_name(match: Match, card: dict[str, Any]) -> str:
    name = game_word(match, f"card-{card['id']}")
    return f"{name} ×{card['count']}" if card["count"] > 1 else name


def _own_baron(match: Match, owned: dict[str, Any]) -> Iterator[str]:
    if owned["baron"]:
        key = "baron-fulfilled" if owned["baron"]["fulfilled"] else "baron"
        yield say(key, goal=game_word(match, f"baron-{owned['baron']['id']}-help"), points=owned["baron"]["points"])


def _tell_seat(match: Match, owned: dict[str, Any], seat: int) -> str:
    cards = [card_name(match, card) for card in owned["cards"]]
    return say(
        "seat", seat=seat_name(match, seat), cash=owned["cash"], bonds=owned["bonds"], interest=owned["interest"],
        engine=owned["engine"], position=owned["position"], income=owned["income"], links=owned["links"],
        score=owned["score"], count=len(cards), cards=listed(cards),
    )  # fmt: skip
