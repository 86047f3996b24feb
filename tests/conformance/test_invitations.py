"""A question invites nothing that is not allowed, over whole matches."""

from __future__ import annotations

import random

import pytest

import branchline

INVITATIONS = {
    "rocket": {
        "take a city token": "token",
        "place a station": "station",
        "place or move a station": "station",
        "advance a locomotive": "advance",
        "or bid": "bid",
        "must match": "match",
    },
    "wensleydale": {
        "buy a train": "buy",
        "load something": "load",
        "another track": "extend",
        "Add another": "sell_extend",
        "end the sale": "sell_finish",
        "where does it start": "start",
    },
    "rock-island": {"may run": "run", "the turn may end": "end", "or end the turn": "end"},
    "england-wales": {"may bid from": "bid", "may stop it": "stop"},
    "england-wales-shares": {"Build, ": "build", "eliver a cube, or": "deliver", "puts up a share,": "propose"},
}
INVITATIONS["nuremberg"] = INVITATIONS["wensleydale"]
PLAYERS = 3
SEEDS = range(2)


@pytest.mark.parametrize("game", branchline.catalogue())
def test_a_question_invites_only_what_is_allowed(game: str) -> None:
    invited = set()
    for seed in SEEDS:
        match, rng = branchline.load(game).new(PLAYERS, seed=seed), random.Random(seed)
        while not match.is_over:
            asked, verbs = match.prompt("en"), {action.verb for action in match.legal()}
            for words, verb in INVITATIONS[game].items():
                if words in asked:
                    assert verb in verbs, asked
                    invited.add(words)
            assert "  " not in asked
            assert ": ." not in asked
            match.play(rng.choice(match.legal_numbers()))
    assert invited == INVITATIONS[game].keys()
