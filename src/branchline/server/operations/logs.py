"""What the server says about itself: in plain lines, or one JSON object a line for programs that gather them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

PLAIN, STRUCTURED = "plain", "json"
FORMS = (PLAIN, STRUCTURED)
REQUESTS = "branchline.requests"
"""The logger that tells of every answered request; plain logs leave them out."""


class JsonFormatter(logging.Formatter):
    """
    >>> record = logging.makeLogRecord({"name": "house", "levelname": "INFO", "msg": "said %s", "args": ("so",),
    ...                                 "created": 0.0, "facts": {"status": 200}})
    >>> print(JsonFormatter().format(record))
    {"time": "1970-01-01T00:00:00.000+00:00", "level": "info", "logger": "house", "message": "said so", "status": 200}
    """

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_json_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(REQUESTS).setLevel(logging.INFO)
