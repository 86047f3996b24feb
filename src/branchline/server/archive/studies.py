"""Studies: comments at moments of a finished match, seen by whoever has the link. A comment is text, and nothing in it
is ever read as anything else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from branchline.server.archive.records import Study
from branchline.server.errors import Refusal
from branchline.server.people.tokens import new_id
from branchline.server.ratings.pages import player_names
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import Person
from branchline.server.tables.session import Session
from branchline.server.wire.archive import StudiesResponse, StudyResponse

if TYPE_CHECKING:
    from branchline.server.services import Services

MOST_OF_PERSON, MOST_NOTES = 200, 300


async def begin(services: Services, session: Session, person: Person, title: str) -> Study:
    session.snapshot.known_match()
    if not session.snapshot.over:
        raise Refusal(409, "not-over")
    at = now()
    study = Study(new_id(), session.id, person.id, title, {}, 0, at, at)
    if not await services.archive.add_study(study, MOST_OF_PERSON):
        raise Refusal(409, "quota-studies", most=MOST_OF_PERSON)
    return study


async def found(services: Services, id: str) -> Study:
    study = await services.archive.study(id)
    if study is None:
        raise Refusal(404, "no-study")
    return study


async def own(services: Services, id: str, person: Person) -> Study:
    study = await found(services, id)
    if study.author != person.id:
        raise Refusal(403, "foreign-study")
    return study


async def rename(services: Services, study: Study, title: str, revision: int) -> Study:
    return await _changed(services, replace(study, title=title), revision)


async def note(services: Services, study: Study, last: int, moment: int, text: str, revision: int) -> Study:
    if moment > last:
        raise Refusal(404, "moment", field="moment", moment=moment, last=last)
    notes = {key: value for key, value in study.notes.items() if key != str(moment)}
    if text:
        notes[str(moment)] = text
    if len(notes) > MOST_NOTES:
        raise Refusal(409, "quota-notes", most=MOST_NOTES)
    ordered = {key: notes[key] for key in sorted(notes, key=int)}
    return await _changed(services, replace(study, notes=ordered), revision)


async def _changed(services: Services, study: Study, revision: int) -> Study:
    changed = replace(study, revision=revision + 1, updated=now())
    if not await services.archive.change_study(changed):
        raise Refusal(409, "study-stale")
    return changed


async def study_json(services: Services, study: Study, session: Session, visitor: str | None) -> StudyResponse:
    names = await player_names(services, [study.author])
    return {
        "id": study.id,
        "table": study.table_id,
        "game": session.snapshot.table.game,
        "title": study.title,
        "author": names[study.author],
        "mine": study.author == visitor,
        "notes": study.notes,
        "last": len(session.snapshot.known_match()),
        "revision": study.revision,
        "created": study.created,
        "updated": study.updated,
    }


async def studies_json(services: Services, person: Person) -> StudiesResponse:
    return {
        "studies": [
            {
                "id": study.id, "table": study.table_id, "title": study.title, "notes": len(study.notes),
                "updated": study.updated,
            }
            for study in await services.archive.studies_of(person.id, MOST_OF_PERSON)
        ]
    }  # fmt: skip
