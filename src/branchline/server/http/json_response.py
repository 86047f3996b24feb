"""Answers as JSON."""

from __future__ import annotations

import json
from typing import Any, Generic, TypeVar

from pydantic_core import PydanticSerializationError, to_json
from starlette.responses import Response

Content = TypeVar("Content")


def encode_json(content: Any) -> bytes:
    try:
        return to_json(content)
    except (PydanticSerializationError, UnicodeError):
        # Half a surrogate pair that someone typed and a sentence quotes.
        return json.dumps(content).encode()


class Encoded(bytes, Generic[Content]):
    """An answer that was encoded before."""


class JsonResponse(Response, Generic[Content]):
    media_type = "application/json"

    def __init__(
        self, content: Content | Encoded[Content], status: int = 200, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(content, status, headers)

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else encode_json(content)
