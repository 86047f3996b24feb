"""As a program: replays the matches on standard input with the rules of its process, interpreted or on plain Numba, and
prints what it sees on the way."""

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np

import branchline
from branchline.kernel import Match
from branchline.kernel.files import read_match
from branchline.kernel.rules import interpreted, on_plain_numba

EVERY = 25


def account(match: Match) -> dict[str, Any]:
    """What a match shows after every so many of its actions, played again one by one."""
    past, prints, legal = match.at(0), [], []
    for moment, action in enumerate(match.actions):
        if moment % EVERY == 0:
            prints.append(past.fingerprint())
            legal.append(past.legal_numbers())
        past.play(action)
    return {"fingerprints": prints, "legal": legal, "scores": past.scores()}


def interpreted_accounts(matches: list[Match]) -> list[dict[str, Any]]:
    """The same of each by rules that were never compiled, in a process of its own."""
    changes = {"NUMBA_DISABLE_JIT": "1", "BRANCHLINE_PLAIN_NUMBA": "", "PYTHONPATH": os.pathsep.join(sys.path)}
    task, command = json.dumps([match.to_json() for match in matches]), [sys.executable, __file__]
    run = subprocess.run(command, check=False, input=task, capture_output=True, text=True, env=os.environ | changes)
    assert run.returncode == 0, run.stderr
    found: list[dict[str, Any]] = json.loads(run.stdout)
    return found


def main() -> None:
    assert interpreted() or on_plain_numba()
    with np.errstate(over="ignore"):
        found = [account(read_match(data, branchline.catalogue(), "standard input")) for data in json.load(sys.stdin)]
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
