"""Replays the match on standard input with interpreted rules and prints what it sees on the way."""

import json
import sys

import numpy as np

import branchline
from branchline.kernel.files import read_match
from branchline.kernel.rules import interpreted


def main() -> None:
    assert interpreted()
    task = json.load(sys.stdin)
    with np.errstate(over="ignore"):
        match = read_match(task["match"], branchline.catalogue(), "standard input")
        past = [match.at(moment) for moment in task["moments"]]
        found = {
            "fingerprints": [moment.fingerprint() for moment in past],
            "legal": [moment.legal_numbers() for moment in past],
            "scores": match.scores(),
        }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
