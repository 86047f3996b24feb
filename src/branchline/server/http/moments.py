"""Past moments of matches: worked out beside the loop, charged by what they cost, and kept for whoever asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from branchline.server.http.json_response import Encoded, encode_json
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.long_answers import LongAnswers
from branchline.server.tables.history import moment_in_words, moment_json
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.perspective import Perspective
from branchline.server.wire.answers import MomentInWords, MomentResponse

AS_LINES = 50
"""What a moment costs, in lines of a log that are told."""
MOST_KEPT = 500


class Moments:
    def __init__(self, long_answers: LongAnswers) -> None:
        self._long_answers = long_answers
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def json(self, snapshot: Snapshot, moment: int, since: int | None, perspective: Perspective, language: str,
                   owner: Owner) -> Encoded[MomentResponse]:  # fmt: skip
        """How the match stood, what led there, and what has changed since an earlier moment."""
        return Encoded(await self._once(snapshot, owner, moment_json, moment, since, perspective, language))

    async def in_words(self, snapshot: Snapshot, moment: int, perspective: Perspective, language: str,
                       owner: Owner) -> Encoded[MomentInWords]:  # fmt: skip
        """How the match stood, in words."""
        return Encoded(await self._once(snapshot, owner, moment_in_words, moment, perspective, language))

    async def _once(self, snapshot: Snapshot, owner: Owner, make: Callable[..., Any], *asked: object) -> bytes:
        """What may be known of a moment changes with the match, so none is kept longer than its position lasts."""
        key = (make, snapshot.table.id, snapshot.game_seq, snapshot.table.status, *asked)
        if key not in self._kept:
            async with self._long_answers.turn(owner, AS_LINES):
                self._kept[key] = await asyncio.to_thread(lambda: encode_json(make(snapshot, *asked)))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]
