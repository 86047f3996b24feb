"""Whatever the description of the interface allows, and much that it does not, never breaks the server."""

from __future__ import annotations

import os
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import one_of
from schemathesis.generation import GenerationMode

from server.harness import Server

EXAMPLES = int(os.environ.get("BRANCHLINE_FUZZ", "6"))


def test_no_request_makes_the_server_fail(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "open", public=True)
    playing = ada.open("me", "me")
    schema = schemathesis.openapi.from_dict(httpx.get(f"{server.address}/api/openapi.json").json())
    found: list[Any] = list(schema.get_all_operations())
    operations = [result.ok() for result in found]
    assert len(operations) > 25
    with httpx.Client(base_url=server.address, timeout=60, headers={"Authorization": f"Bearer {ada.token}"}) as http:
        for operation in operations:
            _try(operation, http, [table.id, playing.id])


def _try(operation: Any, http: httpx.Client, tables: list[str]) -> None:
    number = 0

    @settings(
        max_examples=EXAMPLES, database=None, deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=one_of(*(operation.as_strategy(generation_mode=mode) for mode in _modes(operation))))
    def check(case: Any) -> None:
        nonlocal number
        number += 1
        if "table_id" in (case.path_parameters or {}) and number % 3:
            case.path_parameters["table_id"] = tables[number % 2]
        request = case.as_transport_kwargs(base_url=str(http.base_url))
        request.pop("cookies", None)
        if isinstance(request.get("data"), bytes):
            request["content"] = request.pop("data")
        answer = http.request(**request)
        assert answer.status_code < 500, (request, answer.text)

    check()


def _modes(operation: Any) -> list[GenerationMode]:
    """Where there is anything to get wrong, it is got wrong too."""
    wrong = bool(operation.body) or any(True for _ in operation.iter_parameters())
    return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE] if wrong else [GenerationMode.POSITIVE]
