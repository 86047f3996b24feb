"""What live viewers are sent over their WebSocket."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from branchline.server.wire.answers import EntryResponse, Fault, Present, TableFacts, TableResponse


class Presence(TypedDict):
    """Who watches a table live."""

    here: list[bool]
    """For each seat whether whoever sits there does."""
    watching: int
    """How many others do."""


class Hello(Present):
    """How things stand when a viewer comes."""

    type: Literal["hello"]
    table: TableResponse
    missed: list[EntryResponse]
    """Lines of the journal after the last that the viewer had seen."""
    presence: Presence


class OwnTableFacts(TableFacts):
    """The rest was said when the connection was opened."""

    mine: list[int]
    """The seats that are yours."""


class EntryMessage(Present):
    """A line of the journal, and how things stand after it."""

    type: Literal["entry"]
    entry: EntryResponse
    table: OwnTableFacts


class ChatMessage(TypedDict):
    """Something was said."""

    type: Literal["entry"]
    entry: EntryResponse
    seq: int


class PresenceMessage(Presence):
    """Somebody has come or gone."""

    type: Literal["presence"]


class ErrorMessage(TypedDict):
    """The last message before the server closes the connection."""

    type: Literal["error"]
    error: Fault


LiveMessage = Hello | EntryMessage | ChatMessage | PresenceMessage | ErrorMessage
