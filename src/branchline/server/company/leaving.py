"""Somebody goes: what is theirs is forgotten, and others' games stay whole."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

from branchline.server.accounts.one_times import CODE_LETTERS
from branchline.server.errors import Refusal
from branchline.server.lobby.lobby import leave
from branchline.server.tables.consent.resigning import resign
from branchline.server.tables.records import OPEN, RUNNING, Person
from branchline.server.tables.session import Session

if TYPE_CHECKING:
    from branchline.server.services import Services

AT_A_TIME = 50
LETTERS = 5
MOST_STUDIES = 100_000

log = logging.getLogger(__name__)


async def end_account(services: Services, person: Person) -> None:
    """They leave the tables that wait and resign where a match is going on, where a bot plays on. Their name, and what
    they said, is nobody's any more."""
    await _leave_tables(services, person)
    contacts = await services.store.contacts.contacts_of(person.id)
    await services.store.contacts.drop_contacts([contact.id for contact in contacts])
    await services.store.company.forget_company(person.id)
    sign_ins = [each.id for each in await services.sign_ins.of(person.id)]
    name = nobodys_name()
    for study in await services.archive.studies_of(person.id, MOST_STUDIES):
        await services.archive.drop_study(study.id, person.id)
    await services.archive.forget_name(person.id, name)
    tables = await services.store.accounts.end_account(person.id, name)
    services.people.forget(person.id)
    services.sign_ins.forget(person.id, sign_ins)
    services.sessions.changed_outside(tables)


def nobodys_name() -> str:
    """What is said of someone who is gone, in any language.

    >>> nobodys_name().startswith("Anon. ")
    True
    """
    return "Anon. " + "".join(secrets.choice(CODE_LETTERS) for _ in range(LETTERS))


async def _leave_tables(services: Services, person: Person) -> None:
    """Each is left in turn; what cannot be opened stays as it is."""
    after = None
    while found := await services.store.page("mine", person.id, after, AT_A_TIME):
        for cursor, table, _ in found:
            after = cursor
            try:
                await _leave(await services.sessions.get(table.id), person)
            except Refusal as refusal:
                log.info("table %s was not left: %s", table.id, refusal.code)


async def _leave(session: Session, person: Person) -> None:
    if session.snapshot.table.status == OPEN:
        await leave(session, person)
    while session.snapshot.table.status == RUNNING and (held := session.snapshot.held_by(person.id)):
        await resign(session, person, held[0])
