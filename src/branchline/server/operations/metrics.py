"""Figures about a running process, for Prometheus: on a port of their own, which visitors do not reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from starlette.types import Scope

from branchline.server.services import Services
from branchline.server.tables.journal import ACTION
from branchline.server.tables.session import Message, Session

HOST = "127.0.0.1"
SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    def __init__(self, address: str) -> None:
        self._address = address
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self._requests = Histogram(
            "branchline_request_seconds", "How long answers took.", ["method", "status"], buckets=SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self._lines = Counter(
            "branchline_journal_lines", "Lines this process wrote.", ["kind", "by"], registry=self.registry
        )

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        self._requests.labels(scope["method"], str(status)).observe(seconds)

    @contextmanager
    def served(self, services: Services) -> Iterator[None]:
        """Answer Prometheus while these services run."""
        self._watch(services)
        host, _, port = self._address.rpartition(":")
        server, thread = start_http_server(int(port), host or HOST, self.registry)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def _watch(self, services: Services) -> None:
        services.sessions.subscribers.append(self._on_message)
        for name, what, count in (
            ("rooms", "Tables held in memory.", services.sessions.count),
            ("watched_tables", "Tables with live viewers.", services.broadcaster.tables),
            ("viewers", "Live viewers.", services.broadcaster.viewers),
            ("writes_waiting", "Transactions that wait to be written.", services.store.writes_waiting),
        ):
            Gauge(f"branchline_{name}", what, registry=self.registry).set_function(count)

    def _on_message(self, session: Session, message: Message) -> None:
        if message.here:
            bot = message.entry.kind == ACTION and message.entry.person is None
            self._lines.labels(message.entry.kind, "bot" if bot else "person").inc()
