"""Past moments of matches: worked out beside the loop, charged by what they cost, and kept for whoever asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from branchline.server.http.json_response import Encoded, encode_json
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.long_answers import LongAnswers
from branchline.server.tables.history import moment_json
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.perspective import Perspective
from branchline.server.wire.answers import MomentResponse

AS_LINES = 50
"""What a moment costs, in lines of a log that are told."""
MOST_KEPT = 500


class Moments:
    def __init__(self, long_answers: LongAnswers) -> None:
        self._long_answers = long_answers
        self._kept: OrderedDict[tuple[object, ...], Encoded[MomentResponse]] = OrderedDict()

    async def json(self, snapshot: Snapshot, moment: int, since: int | None, perspective: Perspective, language: str,
                   owner: Owner) -> Encoded[MomentResponse]:  # fmt: skip
        """What may be known of a moment changes with the match, so none is kept longer than its position lasts."""
        table = snapshot.table
        key = (table.id, snapshot.game_seq, table.status, moment, since, perspective, language)
        if key not in self._kept:
            async with self._long_answers.turn(owner, AS_LINES):
                encoded = await asyncio.to_thread(_encoded, snapshot, moment, since, perspective, language)
            self._kept[key] = encoded
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _encoded(
    snapshot: Snapshot, moment: int, since: int | None, perspective: Perspective, language: str
) -> Encoded[MomentResponse]:
    return Encoded(encode_json(moment_json(snapshot, moment, since, perspective, language)))
