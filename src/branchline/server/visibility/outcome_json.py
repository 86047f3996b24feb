"""What changes for everyone, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from branchline.server.wire.answers import OutcomeLine

if TYPE_CHECKING:
    from branchline.kernel.match import Match
    from branchline.kernel.outcome import Change, Line


def changes_json(match: Match, found: Sequence[Change], seat: int | None, language: str) -> list[OutcomeLine]:
    from branchline.kernel.outcome import describe

    return lines_json(describe(match, found, seat, language))


def lines_json(lines: Iterable[Line]) -> list[OutcomeLine]:
    return [
        {"seat": line.seat, "name": line.name, "changes": list(line.changes), "costs": list(line.costs)}
        for line in lines
    ]
