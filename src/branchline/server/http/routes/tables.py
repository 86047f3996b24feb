"""Tables: open one, find one, sit down, get up, begin, and end."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query

from branchline.server.errors import Refusal
from branchline.server.http.dependencies import (
    AnyVisitor,
    HostHere,
    Language,
    PersonHere,
    SeatAsked,
    ServicesHere,
    SessionHere,
    newcomer_of,
)
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routing import DescribedRouter, RetriedRoute
from branchline.server.lobby import lobby, match_import, sandbox
from branchline.server.lobby import rematch as rematching
from branchline.server.lobby.lists import page_of
from branchline.server.lobby.new_table import once
from branchline.server.lobby.rated import joining
from branchline.server.people.visitor import Visitor
from branchline.server.tables.consent import pause, resigning
from branchline.server.tables.consent.asking import answer, ask
from branchline.server.tables.play import seating
from branchline.server.tables.play.answers import set_answers
from branchline.server.tables.play.chat import say
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.present_json import present_json
from branchline.server.visibility.table_json import table_json
from branchline.server.wire.answers import TablePresent, Tables
from branchline.server.wire.requests import (
    Answering,
    AnswersSet,
    Asking,
    Copying,
    Handing,
    Joining,
    Leaving,
    MatchFile,
    NewTable,
    Saying,
    SeatChosen,
    Starting,
)

routes = DescribedRouter(tags=["tables"], route_class=RetriedRoute)
LISTS = (
    "`mine`: yours that are not over, those where it is your turn first; `past`: yours that are over; `open`: public "
    "ones that wait for players; `friends`: those of them where somebody sits whom you follow; `watch`: public ones "
    "that are running; `finished`: public ones played to the end."
)
CHANGING = refusals(*WRITING, 403, 404, 409)


def table_response(
    snapshot: Snapshot, visitor: Visitor, seat: int | None = None, status: int = 200
) -> JsonResponse[TablePresent]:
    present = present_json(snapshot, visitor.perspective(snapshot, seat), visitor.language)
    return JsonResponse({"table": table_json(snapshot.table, snapshot.seats, visitor.id), **present}, status)


@routes.post("/api/tables", summary="Open a table", status_code=201,
             responses=refusals(*WRITING, 409))  # fmt: skip
async def open_table(
    form: NewTable, host: HostHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TablePresent]:
    """Say what is played and who sits where: you (also in several seats), bots, or open seats for others. The match
    begins as soon as all seats are filled. `invite` in the answer is the code that lets others join."""
    session = await once(services, host, lambda: lobby.open_table(services, host, form))
    return table_response(session.snapshot, visitor, status=201)


@routes.get("/api/tables", summary="Lists of tables", responses=refusals(401))
async def list_tables(
    visitor: AnyVisitor,
    services: ServicesHere,
    list: Annotated[Literal["mine", "past", "open", "friends", "watch", "finished"], Query(description=LISTS)] = "mine",
    after: Annotated[str | None, Query(max_length=200, description="The `next` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> JsonResponse[Tables]:
    """A page of tables, the latest first."""
    return JsonResponse(await page_of(services.store, list, visitor.id, after, limit, visitor.muted))


@routes.get("/api/invites/{code}", summary="Follow an invitation", responses=refusals(404))
async def invitation(
    code: Annotated[str, Path(max_length=40, pattern="^[A-Za-z0-9_-]+$")], visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TablePresent]:
    """The table an invitation leads to. To sit down, join it with the same code."""
    table_id = await services.store.table_of_invite(code)
    if table_id is None:
        raise Refusal(404, "no-invite")
    return table_response((await services.sessions.get(table_id, visitor.owner)).snapshot, visitor)


@routes.get("/api/tables/{table_id}", summary="A table", responses=refusals(403, 404))
async def table(session: SessionHere, visitor: AnyVisitor, seat: SeatAsked = None) -> JsonResponse[TablePresent]:
    """The table and how its match stands, as you may see it. Whoever knows a table's id may watch it."""
    return table_response(session.snapshot, visitor, seat)


@routes.post("/api/tables/{table_id}/join", summary="Sit down", responses=CHANGING)
async def join(
    form: Joining, session: SessionHere, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TablePresent]:
    """Take a free seat. A private table asks for the code of its invitation."""
    if not session.snapshot.held_by(person.id):
        await newcomer_of(services, person)
        await services.ties.check_together(person.id, session.snapshot)
    check = await joining(services, session.snapshot.table, person)
    return table_response(await lobby.join(session, person, form, check), visitor)


@routes.post("/api/tables/{table_id}/leave", summary="Get up", responses=CHANGING)
async def leave(
    form: Leaving, session: SessionHere, person: PersonHere, visitor: AnyVisitor
) -> JsonResponse[TablePresent]:
    """Leave before the start. When the host leaves, the table is closed."""
    return table_response(await lobby.leave(session, person), visitor)


@routes.post("/api/tables/{table_id}/start", summary="Begin", responses=CHANGING)
async def start(
    form: Starting, session: SessionHere, services: ServicesHere, host: HostHere, visitor: AnyVisitor
) -> JsonResponse[TablePresent]:
    """For the host: begin with bots in the seats that are still empty."""
    return table_response(await lobby.start(services, session, host, form.fill), visitor)


@routes.post("/api/tables/{table_id}/hand", summary="Let a bot play", responses=CHANGING)
async def hand(
    form: Handing, session: SessionHere, person: PersonHere, visitor: AnyVisitor
) -> JsonResponse[TablePresent]:
    """A bot plays your seat until you take it back."""
    return table_response(await seating.hand(session, person, form.seat, form.bot), visitor)


@routes.post("/api/tables/{table_id}/take", summary="Take a seat back", responses=CHANGING)
async def take(
    form: SeatChosen, session: SessionHere, person: PersonHere, visitor: AnyVisitor
) -> JsonResponse[TablePresent]:
    """Play on yourself where a bot stood in."""
    return table_response(await seating.take(session, person, form.seat), visitor)


@routes.post("/api/tables/{table_id}/resign", summary="Resign", responses=CHANGING)
async def resign(
    form: SeatChosen, session: SessionHere, person: PersonHere, visitor: AnyVisitor
) -> JsonResponse[TablePresent]:
    """Give your seat up for good; a bot plays on in it, so that the others can finish."""
    return table_response(await resigning.resign(session, person, form.seat), visitor)


@routes.post("/api/tables/{table_id}/answers", summary="Answer in advance",
             responses=CHANGING)  # fmt: skip
async def answers(
    form: AnswersSet, session: SessionHere, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TablePresent]:
    """Say what you will answer, so that nobody waits for you. Nobody else is told, and saying it again changes it."""
    snapshot = await set_answers(session, person, form)
    services.answers.said(session)
    return table_response(snapshot, visitor)


@routes.post("/api/tables/{table_id}/consent", summary="Ask the others",
             responses=CHANGING)  # fmt: skip
async def ask_others(
    form: Asking, session: SessionHere, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TablePresent]:
    """Ask everyone who plays: `end`, to end the match with the present scores; `pause`, to let the clocks stand still;
    `takeover`, to let a bot play for someone who is away, until they take their seat back. For that the table must wait
    for them, and they must have been away for as long as its pace allows: see `absence_timeout`. With nobody to ask,
    it is done at once. Taking back is asked for at `undo`."""
    return table_response(await ask(session, person, form.about, form.seat, services.attendance), visitor)


@routes.post("/api/tables/{table_id}/consent/answer", summary="Answer what is asked",
             responses=CHANGING)  # fmt: skip
async def answer_others(
    form: Answering, session: SessionHere, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TablePresent]:
    """When all who were asked agree, it is done. Whoever asked withdraws with `false`, and whoever is back refuses to
    be replaced."""
    return table_response(await answer(session, person, form.about, form.agree, services.attendance), visitor)


@routes.post("/api/tables/{table_id}/resume", summary="End a pause", responses=CHANGING)
async def resume(
    form: Leaving, session: SessionHere, person: PersonHere, visitor: AnyVisitor
) -> JsonResponse[TablePresent]:
    """The clocks go on. The next action ends a pause as well."""
    return table_response(await pause.resume(session, person), visitor)


@routes.post("/api/tables/{table_id}/rematch", summary="Play again", responses=CHANGING)
async def rematch(
    form: Leaving, session: SessionHere, services: ServicesHere, host: HostHere, visitor: AnyVisitor
) -> JsonResponse[TablePresent]:
    """A new table with the same seats. The first to ask sets it up; for the others, asking is sitting down there."""
    return table_response((await rematching.rematch(services, session, host)).snapshot, visitor)


@routes.post("/api/tables/{table_id}/chat", summary="Say something", responses=CHANGING)
async def chat(
    form: Saying, session: SessionHere, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TablePresent]:
    """Everyone at the table reads it; spectators only where the table's settings let them."""
    await services.quotas.chat.take(visitor.owner)
    return table_response(await say(session, person, form.text), visitor)


@routes.post("/api/tables/{table_id}/sandbox", summary="Copy a moment", status_code=201,
             responses=CHANGING)  # fmt: skip
async def copy(
    form: Copying, session: SessionHere, services: ServicesHere, host: HostHere, visitor: AnyVisitor
) -> JsonResponse[TablePresent]:
    """A private table that starts from any moment of this one, to try things out, alone or with bots. While the match
    is running you see there only what you could see here, and what you could not know is drawn anew."""
    copied = await once(services, host, lambda: sandbox.copy_moment(services, session, host, form))
    return table_response(copied.snapshot, visitor, status=201)


@routes.post("/api/matches", summary="Read a match file", status_code=201,
             responses=refusals(*WRITING, 409))  # fmt: skip
async def read_match(
    file: MatchFile, services: ServicesHere, host: HostHere, visitor: AnyVisitor, language: Language
) -> JsonResponse[TablePresent]:
    """Send the file of a match, as exported here or saved by the library. It is replayed and checked, and becomes a
    private table of yours: to look through if it was finished, to play on if not."""
    session = await once(services, host, lambda: match_import.read_in(services, host, file, language))
    return table_response(session.snapshot, visitor, status=201)
