"""Make one thing after the other, and tell at the end how long each took and which of them failed.

`python tools/parts.py make setup+packages check+compile tests` makes `setup` and `packages` beside each other, then
`check` and `compile`, then `tests`. What is made beside something else is shown in one piece when it is done, and what
failed after what did not. Where something fails, nothing further is begun.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    goal: str
    seconds: float
    failed: bool
    said: bytes


def main(make: str, *stages: str) -> int:
    began, parts = time.monotonic(), list[Part]()
    for stage in stages:
        parts += _made(make, stage.split("+"))
        if any(part.failed for part in parts):
            break
    _tell(parts, time.monotonic() - began)
    return int(any(part.failed for part in parts))


def _made(make: str, goals: list[str]) -> list[Part]:
    with ThreadPoolExecutor(len(goals)) as threads:
        making = [threads.submit(_make, make, goal, alone=len(goals) == 1) for goal in goals]
        parts = [one.result() for one in as_completed(making)]
    for part in parts:
        if part.failed:
            _show(part.said)
    return parts


def _make(make: str, goal: str, *, alone: bool) -> Part:
    began = time.monotonic()
    pipe = None if alone else subprocess.PIPE
    done = subprocess.run(
        [*make.split(), "--no-print-directory", goal], check=False, stdout=pipe, stderr=pipe and subprocess.STDOUT
    )
    part = Part(goal, time.monotonic() - began, done.returncode != 0, done.stdout or b"")
    if not part.failed:
        _show(part.said)
    return part


def _show(said: bytes) -> None:
    sys.stdout.buffer.write(said)
    sys.stdout.buffer.flush()


def _tell(parts: list[Part], seconds: float) -> None:
    print()
    for part in parts:
        print(_line(part.goal, part.seconds))
    print(_line("altogether", seconds))
    for part in parts:
        if part.failed:
            print(f"failed: {part.goal}", flush=True)


def _line(what: str, seconds: float) -> str:
    return f"{what:16}{seconds // 60:3.0f} min {seconds % 60:2.0f} s"


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
