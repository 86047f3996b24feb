"""What a server tells Prometheus."""

from __future__ import annotations

import urllib.request


def figures(address: str) -> dict[str, float]:
    with urllib.request.urlopen(f"http://{address}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    told = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in told}
