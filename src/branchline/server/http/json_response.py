"""Answers as JSON, and routes that are described by what they answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from fastapi import APIRouter
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


class DescribedRouter(APIRouter):
    """What a route answers is said once, by what it returns: `JsonResponse[Tables]`."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **described: Any) -> None:
        answer = get_args(get_type_hints(endpoint)["return"])
        super().add_api_route(path, endpoint, **described | {"response_model": answer[0] if answer else None})
