"""Who is asking, in which language, and about which table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path, Query
from starlette.requests import HTTPConnection

from branchline.server.errors import Refusal
from branchline.server.guard import token_of
from branchline.server.house import House
from branchline.server.models import PersonRow
from branchline.server.room import Room, Scene
from branchline.server.telling import Eyes
from branchline.server.words import spoken

TableId = Annotated[
    str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="The id of a table.")
]
Lang = Annotated[
    str | None,
    Query(max_length=20, description="The language of sentences: `en` or `fr`. Without it, Accept-Language decides."),
]
SeatAsked = Annotated[
    int | None, Query(ge=0, le=7, description="Look through this seat of yours; without it, through all you hold.")
]


# What FastAPI is to call is a coroutine even where it need not be: plain functions are sent to a thread each time.


@dataclass(frozen=True)
class Visitor:
    person: PersonRow | None
    language: str

    @property
    def id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def eyes(self, scene: Scene, seat: int | None) -> Eyes:
        """The seats this visitor looks through. Once the match is over nothing is hidden from anyone."""
        held = scene.held_by(self.id)
        if seat is None:
            return held
        if seat >= len(scene.seats):
            raise Refusal(422, "no-seat", field="seat", seat=seat)
        if seat not in held and not scene.over:
            raise Refusal(403, "foreign-seat", field="seat", seat=seat)
        return (seat,)


async def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


HouseHere = Annotated[House, Depends(house_of)]


async def language_asked(connection: HTTPConnection, lang: Lang = None) -> str:
    return language_of(connection, lang)


def language_of(connection: HTTPConnection, lang: str | None) -> str:
    return spoken(lang, connection.headers.get("accept-language"))


Language = Annotated[str, Depends(language_asked)]


async def visitor_of(connection: HTTPConnection, house: HouseHere, language: Language) -> Visitor:
    token = token_of(connection.headers)
    if not token:
        return Visitor(None, language)
    person = house.tokens.read(token)
    if person is None:
        raise Refusal(401, "token-forged")
    return Visitor(await house.people.get(person), language)


AnyVisitor = Annotated[Visitor, Depends(visitor_of)]


async def person_of(visitor: AnyVisitor) -> PersonRow:
    if visitor.person is None:
        raise Refusal(401, "who")
    return visitor.person


Person = Annotated[PersonRow, Depends(person_of)]


async def room_of(house: HouseHere, table_id: TableId) -> Room:
    return await house.rooms.get(table_id)


RoomHere = Annotated[Room, Depends(room_of)]
