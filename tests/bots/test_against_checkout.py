"""The tool that lets a bot play against the same bot of another checkout."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_against_its_own_checkout_each_seed_brings_the_same_game_whoever_sits_where() -> None:
    command = [sys.executable, str(ROOT / "tools" / "against_checkout.py"), str(ROOT), "rocket"]
    more = ["--bot", "greedy", "--players", "2", "-n", "2", "--workers", "1"]
    done = subprocess.run([*command, *more], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert [(bot["win_share"], bot["margin"]) for bot in told["bots"]] == [(0.5, 0.0)] * 2
    assert {bot["bot"] for bot in told["bots"]} == {"greedy", "there:greedy"}
