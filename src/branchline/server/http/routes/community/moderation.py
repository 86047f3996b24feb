"""For whoever looks after the server: reports, talk, tables, bans, invitations, and what was done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

from fastapi import Query

from branchline.server.errors import Refusal
from branchline.server.http.dependencies import ModeratorHere, PersonHere, ServicesHere, SessionHere, TableId
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routing import DescribedRouter, RetriedRoute
from branchline.server.moderation.bans import leave_to_bots
from branchline.server.moderation.records import (
    BAN,
    CLOSE,
    HIDE,
    INVITE,
    LIFT,
    SETTLE,
    WITHDRAW,
    Ban,
    Mark,
    Measure,
    Report,
)
from branchline.server.moderation.tables import close, hide, report_of
from branchline.server.services import Services
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.journal import CHAT
from branchline.server.tables.records import Entry
from branchline.server.wire.answers import Done, FollowingPages, ModerationResponse, ReportedTable, SaidResponse
from branchline.server.wire.requests import Banning, Closing, Hiding, Lifting, PassWanted, Reporting, ThingChosen

routes = DescribedRouter(tags=["moderation"], route_class=RetriedRoute)
CHANGING = refusals(*WRITING, 403, 404, 409)
PAGE, MOST_SAID = 50, 200
Listed = TypeVar("Listed")
Paged = Literal["reports", "bans", "measures"]


async def _moderation(
    services: Services, of: Paged | None = None, after: Mark | None = None, limit: int = PAGE
) -> JsonResponse[ModerationResponse]:
    """The first page of each list, or a further one of one list alone."""
    store, reports, bans, measures = services.store.moderation, list[Report](), list[Ban](), list[Measure]()
    if of in (None, "reports"):
        reports = [*await store.open_reports(after, limit + 1)]
    if of in (None, "bans"):
        bans = [*await store.bans_in_force(now(), after, limit + 1)]
    if of in (None, "measures"):
        measures = [*await store.measures(after, limit + 1)]
    passes = await store.passes() if of is None else ()
    following: FollowingPages = {
        "reports": _cut(reports, limit, lambda each: Mark(each.at, each.id)),
        "bans": _cut(bans, limit, lambda each: Mark(each.created, each.person)),
        "measures": _cut(measures, limit, lambda each: Mark(each.at, each.id)),
    }
    ids = {report.person for report in reports} | {ban.person for ban in bans}
    ids |= {who for each in measures for who in (each.moderator, each.person) if who is not None}
    names = {each.id: each.name for each in await services.store.company.people(ids)}
    return JsonResponse(
        {
            "reports": [
                {"id": each.id, "at": each.at, "by": names[each.person], "table": each.table_id, "text": each.text}
                for each in reports
            ],
            "bans": [
                {"id": each.person, "name": names[each.person], "until": each.until, "reason": each.reason,
                 "created": each.created}
                for each in bans
            ],
            "passes": [
                {"code": each.code, "note": each.note, "uses": each.uses, "left": each.left, "expires": each.expires}
                for each in passes
            ],
            "measures": [
                {"at": each.at, "moderator": names[each.moderator], "what": each.what, "reason": each.reason,
                 "name": names[each.person] if each.person is not None else None, "table": each.table_id}
                for each in measures
            ],
            "next": following,
            "by_invitation": services.passes.needed,
        }
    )  # fmt: skip


def _cut(listed: list[Listed], limit: int, mark: Callable[[Listed], Mark]) -> str | None:
    """One more was read than is shown: where the next page begins, if there is one."""
    if len(listed) <= limit:
        return None
    del listed[limit:]
    return "{}.{}".format(*mark(listed[-1]))


def _mark(text: str) -> Mark:
    at, _, id = text.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < 16 and id):
        raise Refusal(422, "cursor", field="after")
    return Mark(int(at), id)


@routes.get("/api/moderation", summary="What is to be seen to", responses=refusals(401, 403, 422))
async def moderation(
    moderator: ModeratorHere, services: ServicesHere,
    of: Annotated[Paged | None, Query(description="A further page of this list alone.")] = None,
    after: Annotated[str | None, Query(max_length=60, description="The `next` of its page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> JsonResponse[ModerationResponse]:  # fmt: skip
    """Reports that nobody has seen to, bans in force, invitations, and what moderators did, a page of each."""
    return await _moderation(services, of, _mark(after) if of is not None and after else None, limit)


@routes.get("/api/moderation/tables/{table_id}", summary="A reported table", responses=refusals(401, 403, 404))
async def reported_table(
    table_id: TableId, session: SessionHere, moderator: ModeratorHere, services: ServicesHere
) -> JsonResponse[ReportedTable]:
    """Who sits there, and what was said last. Where nobody has reported anything, talk is nobody's business."""
    if not await services.store.moderation.is_reported(session.id):
        raise Refusal(403, "not-reported")
    snapshot = session.snapshot
    said = [entry for entry in session.entries if entry.kind == CHAT][-MOST_SAID:]
    return JsonResponse(
        {
            "id": session.id, "status": snapshot.table.status,
            "people": [{"seat": seat.seat, "name": seat.name, "id": seat.person} for seat in snapshot.seats],
            "said": [_said(entry, snapshot.hidden) for entry in said],
        }
    )  # fmt: skip


def _said(entry: Entry, hidden: frozenset[int]) -> SaidResponse:
    return {
        "seq": entry.seq, "at": entry.at, "name": str((entry.data or {}).get("name", "?")), "id": entry.person,
        "text": entry.text or "", "hidden": entry.seq in hidden,
    }  # fmt: skip


@routes.post("/api/moderation/hide", summary="Hide what was said", responses=CHANGING)
async def hide_line(form: Hiding, moderator: ModeratorHere, services: ServicesHere) -> JsonResponse[ModerationResponse]:
    """For everyone, at once. Those at the table are told that something was hidden."""
    who = await hide(await services.sessions.get(form.table), moderator, form.seq)
    await services.moderators.note(moderator, HIDE, form.reason, person=who, table=form.table, seq=form.seq)
    return await _moderation(services)


@routes.post("/api/moderation/close", summary="Close a table", responses=CHANGING)
async def close_table(
    form: Closing, moderator: ModeratorHere, services: ServicesHere
) -> JsonResponse[ModerationResponse]:
    """The scores count as they stand."""
    await close(await services.sessions.get(form.table), moderator)
    await services.moderators.note(moderator, CLOSE, form.reason, table=form.table)
    return await _moderation(services)


@routes.post("/api/moderation/ban", summary="Let somebody play no more", responses=CHANGING)
async def ban(form: Banning, moderator: ModeratorHere, services: ServicesHere) -> JsonResponse[ModerationResponse]:
    """For a while, or until it is lifted; they are told why. Where they sit a bot plays for them."""
    if (form.person is None) == (form.name is None):
        raise Refusal(422, "tie-whom", field="name")
    id = form.person if form.person is not None else await services.ties.called(form.name or "")
    found = await services.store.company.people([id])
    if not found:
        raise Refusal(404, "not-found")
    if services.moderators.is_one(found[0]):
        raise Refusal(409, "ban-moderator")
    await services.bans.ban(id, form.days, form.reason)
    await services.moderators.note(moderator, BAN, form.reason, person=id)
    await leave_to_bots(services, found[0])
    return await _moderation(services)


@routes.post("/api/moderation/lift", summary="Let somebody play again", responses=CHANGING)
async def lift(form: Lifting, moderator: ModeratorHere, services: ServicesHere) -> JsonResponse[ModerationResponse]:
    """At once. They take their seats back from the bots themselves."""
    await services.bans.lift(form.person)
    await services.moderators.note(moderator, LIFT, form.reason, person=form.person)
    return await _moderation(services)


@routes.post("/api/moderation/settle", summary="A report is seen to", responses=CHANGING)
async def settle(
    form: ThingChosen, moderator: ModeratorHere, services: ServicesHere
) -> JsonResponse[ModerationResponse]:
    """It is in the list no more."""
    if not await services.store.moderation.settle(form.id, now()):
        raise Refusal(404, "not-found")
    await services.moderators.note(moderator, SETTLE, "")
    return await _moderation(services)


@routes.post("/api/moderation/passes", summary="Invite people to this server", responses=CHANGING)
async def make_pass(
    form: PassWanted, moderator: ModeratorHere, services: ServicesHere
) -> JsonResponse[ModerationResponse]:
    """A link that lets so many people in, until it expires."""
    made = await services.passes.make(form.uses, form.days, form.note or "")
    await services.moderators.note(moderator, INVITE, made.note)
    return await _moderation(services)


@routes.post("/api/moderation/passes/withdraw", summary="Withdraw an invitation", responses=CHANGING)
async def withdraw_pass(
    form: ThingChosen, moderator: ModeratorHere, services: ServicesHere
) -> JsonResponse[ModerationResponse]:
    """Whoever came with it stays."""
    await services.passes.withdraw(form.id)
    await services.moderators.note(moderator, WITHDRAW, "")
    return await _moderation(services)


@routes.post("/api/tables/{table_id}/report", summary="Report something", responses=CHANGING)
async def report(
    form: Reporting, session: SessionHere, person: PersonHere, services: ServicesHere
) -> JsonResponse[Done]:
    """To those who look after the server: they may read from then on what was said at this table."""
    written = report_of(session, person, form.text)
    await services.quotas.reports.take(services.people.owner(person.id))
    await services.store.moderation.add_report(written)
    return JsonResponse({"done": True})
