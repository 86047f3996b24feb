"""The description of the interface: answers and live messages as `wire` declares them."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any, Literal

from fastapi import FastAPI
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from branchline.server.wire import answers, archive, live, tournaments
from branchline.server.wire.meanings import meanings_in

Wanted = tuple[str, Literal["validation", "serialization"], TypeAdapter[Any]]
DECLARING = (answers, archive, tournaments, live)
REFERENCE = "#/components/schemas/{model}"


class DescribedApp(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """WebSockets have no place among the paths, so their messages stand among the schemas."""
        if self.openapi_schema is None:
            super().openapi()["components"]["schemas"] |= _schemas()
        return super().openapi()


def _schemas() -> dict[str, Any]:
    declared = [each for module in DECLARING for each in declared_in(module)]
    wanted: list[Wanted] = [(each.__name__, "serialization", TypeAdapter(each)) for each in declared]
    wanted.append(("LiveMessage", "serialization", TypeAdapter(live.LiveMessage)))
    found, definitions = TypeAdapter.json_schemas(wanted, ref_template=REFERENCE)
    schemas: dict[str, Any] = definitions["$defs"] | {"LiveMessage": found["LiveMessage", "serialization"]}
    for each in declared:
        _describe_fields(schemas[each.__name__]["properties"], each)
    return schemas


def declared_in(module: ModuleType) -> Iterator[type]:
    return (each for each in vars(module).values() if is_typeddict(each) and each.__module__ == module.__name__)


def _describe_fields(fields: dict[str, Any], declared: type) -> None:
    for base in getattr(declared, "__orig_bases__", ()):
        if is_typeddict(base):
            _describe_fields(fields, base)
    for name, meaning in meanings_in(declared).items():
        if name in fields:
            fields[name]["description"] = meaning
