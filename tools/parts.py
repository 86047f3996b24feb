"""Make one thing after the other, and tell at the end how long each took and which of them failed.

`python tools/parts.py make setup+packages check+compile tests` makes `setup` and `packages` beside each other, then
`check` and `compile`, then `tests`. Of what is made beside each other the first is shown as it goes, the others in one
piece when they are done, and at the end once more what failed. Where something fails, nothing further is begun.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

PIECE = 4096


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
    if len(goals) == 1:
        return [_alone(make, *goals)]
    with ThreadPoolExecutor(len(goals)) as threads:
        making = [threads.submit(_beside, make, goal, live=goal == goals[0]) for goal in goals]
        parts = [one.result() for one in as_completed(making)]
    for part in parts:
        if part.failed:
            _show(part.said)
    return parts


def _alone(make: str, goal: str) -> Part:
    began = time.monotonic()
    done = subprocess.run(_command(make, goal), check=False)
    return Part(goal, time.monotonic() - began, done.returncode != 0, b"")


def _beside(make: str, goal: str, *, live: bool) -> Part:
    began, said = time.monotonic(), bytearray()
    with subprocess.Popen(_command(make, goal), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, bufsize=0) as making:
        assert making.stdout
        while piece := making.stdout.read(PIECE):
            said += piece
            if live:
                _show(piece)
    part = Part(goal, time.monotonic() - began, making.returncode != 0, bytes(said))
    if not live and not part.failed:
        _show(part.said)
    return part


def _command(make: str, goal: str) -> list[str]:
    return [*make.split(), "--no-print-directory", goal]


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
