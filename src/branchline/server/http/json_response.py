"""Answers as JSON."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import PydanticSerializationError, to_json
from starlette.responses import Response


def encode_json(content: Any) -> bytes:
    try:
        return to_json(content)
    except (PydanticSerializationError, UnicodeError):
        # Half a surrogate pair that someone typed and a sentence quotes.
        return json.dumps(content).encode()


class JsonResponse(Response):
    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200, headers: dict[str, str] | None = None) -> None:
        super().__init__(content, status, headers)

    def render(self, content: Any) -> bytes:
        return encode_json(content)
