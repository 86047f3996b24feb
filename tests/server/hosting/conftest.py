"""A house for each test, on engines that all of them share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.engines import Postgres, RedisServer
from server.hosting.house import House


@pytest.fixture
def house(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> Iterator[House]:
    redis.restart()
    running = House(tmp_path, postgres, redis)
    yield running
    running.close()
