"""The addresses of the server, one page for each noun."""

from __future__ import annotations

from typing import Any

from branchline.server.http.routing import described_as
from branchline.server.wire.answers import Refused, Stale

EXAMPLES: dict[int, dict[str, Any]] = {
    401: {"code": "who", "message": "Say who you are first: POST /api/guests with a name."},
    403: {"code": "foreign-seat", "message": "Seat 2 is not yours.", "field": "seat"},
    404: {"code": "no-table", "message": "There is no such table."},
    409: {"code": "stale", "message": "The table has moved on since you looked: here is how it stands now."},
    413: {"code": "too-large", "message": "The body is too large: at most 64 kB are read here."},
    415: {"code": "not-json", "message": "Send the body as JSON, with the header “Content-Type: application/json”."},
    422: {
        "code": "line_already_extended",
        "message": "You have already advanced this locomotive in this turn.",
        "clause": "SR-3.3",
    },
    429: {"code": "too-many", "message": "Too many requests. Try again in 2 seconds."},
    503: {"code": "busy", "message": "The server could not write this down just now. Look at the table and try again."},
}
WHAT = {
    401: "Nobody known is asking.",
    403: "Not yours to ask.",
    404: "There is no such thing.",
    409: "Not as things stand; where it helps, with the present view.",
    413: "Too large.",
    415: "Not JSON.",
    422: "Not as it should be, or against the rules.",
    429: "Too often.",
    503: "Not just now.",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How refusals are described; every one has the same shape."""
    return {
        status: {
            "description": WHAT[status],
            **described_as(Stale if status == 409 else Refused, example={"error": EXAMPLES[status]}),
        }
        for status in sorted({*statuses, 422, 429})
    }


WRITING = (401, 413, 415, 503)
