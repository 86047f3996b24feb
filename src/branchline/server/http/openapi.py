"""The description of the interface: answers and live messages as `wire` declares them."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from branchline.server.wire import answers, live
from branchline.server.wire.meanings import meanings_in

REFERENCE = "#/components/schemas/{model}"


class DescribedApp(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """WebSockets have no place among the paths, so their messages stand among the schemas."""
        if self.openapi_schema is None:
            schemas = super().openapi()["components"]["schemas"]
            messages = TypeAdapter(live.LiveMessage).json_schema(ref_template=REFERENCE)
            schemas |= messages.pop("$defs") | {"LiveMessage": messages}
            for declared in (*declared_in(answers), *declared_in(live)):
                _describe_fields(schemas.get(declared.__name__, {}).get("properties", {}), declared)
        return super().openapi()


def declared_in(module: ModuleType) -> Iterator[type]:
    return (each for each in vars(module).values() if is_typeddict(each) and each.__module__ == module.__name__)


def _describe_fields(fields: dict[str, Any], declared: type) -> None:
    for base in getattr(declared, "__orig_bases__", ()):
        if is_typeddict(base):
            _describe_fields(fields, base)
    for name, meaning in meanings_in(declared).items():
        if name in fields:
            fields[name]["description"] = meaning
