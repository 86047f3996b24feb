"""Bans, reports, invitations and what moderators did, in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from branchline.server.moderation.records import Ban, EntryPass, Mark, Measure, Report

Kept = TypeVar("Kept")


class MemoryModeration:
    def __init__(self) -> None:
        self._bans: dict[str, Ban] = {}
        self._measures: list[Measure] = []
        self._reports: dict[str, Report] = {}
        self._passes: dict[str, EntryPass] = {}

    async def bans(self) -> list[Ban]:
        return sorted(self._bans.values(), key=lambda ban: -ban.created)

    async def bans_in_force(self, at: int, after: Mark | None, most: int) -> list[Ban]:
        here = [ban for ban in self._bans.values() if ban.until is None or ban.until > at]
        return _page(here, lambda ban: Mark(ban.created, ban.person), after, most, latest=True)

    async def put_ban(self, ban: Ban) -> None:
        self._bans[ban.person] = ban

    async def drop_ban(self, person: str) -> bool:
        return self._bans.pop(person, None) is not None

    async def add_measure(self, measure: Measure) -> None:
        self._measures.append(measure)

    async def measures(self, after: Mark | None, most: int) -> list[Measure]:
        return _page(self._measures, lambda each: Mark(each.at, each.id), after, most, latest=True)

    async def add_report(self, report: Report) -> None:
        self._reports[report.id] = report

    async def open_reports(self, after: Mark | None, most: int) -> list[Report]:
        waiting = [report for report in self._reports.values() if not report.settled]
        return _page(waiting, lambda report: Mark(report.at, report.id), after, most)

    async def is_reported(self, table_id: str) -> bool:
        return any(report.table_id == table_id for report in self._reports.values())

    async def settle(self, id: str, at: int) -> bool:
        report = self._reports.get(id)
        if report is None or report.settled:
            return False
        self._reports[id] = replace(report, settled=at)
        return True

    async def add_pass(self, entry_pass: EntryPass) -> None:
        self._passes[entry_pass.code] = entry_pass

    async def passes(self) -> list[EntryPass]:
        return list(self._passes.values())[::-1]

    async def use_pass(self, code: str, at: int) -> bool:
        known = self._passes.get(code)
        if known is None or known.left < 1 or known.expires < at:
            return False
        self._passes[code] = replace(known, left=known.left - 1)
        return True

    async def drop_pass(self, code: str) -> bool:
        return self._passes.pop(code, None) is not None


def _page(
    kept: Iterable[Kept], mark: Callable[[Kept], Mark], after: Mark | None, most: int, *, latest: bool = False
) -> list[Kept]:
    """In the order of time, or the other way, from where the page before ended."""
    ordered = sorted(kept, key=mark, reverse=latest)
    if after is not None:
        ordered = [each for each in ordered if (mark(each) < after if latest else mark(each) > after)]
    return ordered[:most]
