"""What an agent reads of a table, made from the server's answers."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class SeatRead(TypedDict):
    seat: int
    name: str
    bot: str | None
    """The level of the bot that plays here; none for people and agents."""
    agent: bool
    yours: bool


class RequestRead(TypedDict):
    about: str
    by: str
    yours: bool
    """Whether your answer is waited for."""


class TableRead(TypedDict):
    """A table, as its agent reads it."""

    table: str
    game: str
    status: str
    address: str
    """Where people see it in their browser."""
    seats: list[SeatRead]
    question: str | None
    your_turn: bool
    choices: int
    """How many actions you have; `legal_actions` lists them."""
    requests: list[RequestRead]
    scores: list[int] | None
    winners: list[str]


class Happened(TypedDict):
    name: str | None
    """Who did it."""
    action: str | None
    sentence: str


def table_read(present: dict[str, Any], page: str) -> TableRead:
    table = present["table"]
    names = [seat["name"] for seat in table["seats"]]
    return {
        "table": table["id"],
        "game": table["game"],
        "status": present["status"],
        "address": page,
        "seats": [seat_read(seat, table["mine"]) for seat in table["seats"]],
        "question": present["prompt"],
        "your_turn": present["legal"] is not None,
        "choices": len(present["legal"] or []),
        "requests": [
            {"about": request["about"], "by": names[request["by"]], "yours": request["yours"]}
            for request in present["requests"]
        ],
        "scores": present["scores"],
        "winners": [names[seat] for seat in table["winners"]],
    }


def seat_read(seat: dict[str, Any], mine: list[int]) -> SeatRead:
    return {
        "seat": seat["seat"],
        "name": seat["name"],
        "bot": seat["bot"],
        "agent": seat["agent"],
        "yours": seat["seat"] in mine,
    }


def happened(entries: list[dict[str, Any]]) -> list[Happened]:
    return [{"name": entry["name"], "action": entry["text"], "sentence": entry["sentence"]} for entry in entries]
