"""Where the time of a table server goes: the processor time of an action, and which part of the house uses it, with
nobody watching and with a crowd at one table. `python bench/server_profile.py > docs/server-time.md`

Shares are of samples of the loop's thread while it works; they say little about a machine and much about the code.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from typing import Any

import uvloop
from crowd import gather_crowd, processor_seconds
from server_load import FLAT_OUT, LAUNCH, flat_out, opened

import branchline
from branchline.bots.compile import compile_game

SAMPLED = """
import collections, signal, sys, threading, time
from pathlib import Path
signal.signal(signal.SIGTERM, lambda *_: None)
counts, main = collections.Counter(), threading.main_thread().ident

def part(frame):
    while frame is not None:
        path = Path(frame.f_code.co_filename).parts
        if "branchline" in path:
            inside = path[path.index("branchline") + 1 :]
            return "/".join(inside[:2] if inside[0] == "server" and len(inside) > 2 else inside[:1])
        if "site-packages" in path:
            name = path[path.index("site-packages") + 1]
            if name != "uvicorn" or path[-1] not in ("_compat.py", "server.py"):
                return name
        frame = frame.f_back
    return "waiting"

def sample():
    while True:
        time.sleep(0.002)
        counts[part(sys._current_frames()[main])] += 1

threading.Thread(target=sample, daemon=True).start()
"""
TOLD = """
import json
print(json.dumps(counts), flush=True)
"""
WAITING = ("waiting", "server/operations")
"""Where the loop's thread is while it has nothing to do, or does what the loop itself needs."""
SMALLEST = 0.01


def measured(viewers: int, tables: int, seconds: float) -> tuple[float, dict[str, int]]:
    """Milliseconds of processor time for each action, and how often each part was seen at work."""
    with tempfile.TemporaryDirectory() as folder:
        launched = [sys.executable, "-c", SAMPLED + LAUNCH + TOLD, folder, json.dumps({"compile": False})]
        process = subprocess.Popen(launched, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip().rstrip("/")
            cost = uvloop.run(_played(address, process.pid, viewers, tables, seconds))
        finally:
            process.terminate()
        counts: dict[str, int] = json.loads(process.stdout.read())
        process.wait()
    return cost, counts


async def _played(address: str, pid: int, viewers: int, tables: int, seconds: float) -> float:
    played = await opened([address], tables)
    crowd = await gather_crowd([(address, played[number % tables].id) for number in range(viewers)])
    before = processor_seconds(pid)
    await flat_out(played[:FLAT_OUT], seconds)
    used, actions = processor_seconds(pid) - before, sum(len(table.taken) for table in played)
    await crowd.leave()
    return 1000 * used / max(actions, 1)


def page(seconds: float) -> str:
    found = {"nobody watching": measured(0, FLAT_OUT, seconds), "500 at one table": measured(500, 1, seconds)}
    busy = {name: {p: n for p, n in counts.items() if p not in WAITING} for name, (_, counts) in found.items()}
    shares: dict[str, Any] = {name: {p: n / sum(c.values()) for p, n in c.items()} for name, c in busy.items()}
    parts = sorted(
        {p for share in shares.values() for p in share}, key=lambda p: -sum(s.get(p, 0) for s in shares.values())
    )
    lines = [
        "# Where a server's time goes",
        "",
        "Made by `python bench/server_profile.py`; Rocket, players who act as fast as they are answered.",
        "",
        f"| | {' | '.join(found)} |",
        f"| --- |{' ---: |' * len(found)}",
    ]
    lines.append("| processor time of an action | " + " | ".join(f"{cost:.1f} ms" for cost, _ in found.values()) + " |")
    for part in parts:
        told = [share.get(part, 0.0) for share in shares.values()]
        if max(told) >= SMALLEST:
            lines.append(f"| {part} | " + " | ".join(f"{one:.0%}" for one in told) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    compile_game(branchline.load("rocket"))
    print(page(args.seconds))


if __name__ == "__main__":
    main()
