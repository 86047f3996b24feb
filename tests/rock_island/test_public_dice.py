"""An attack: dice that everyone sees, and linear algebra over them. It tells all that is to come of the generator of
version 1, and nothing of today's."""

from __future__ import annotations

import random

import branchline
from branchline.kernel import Match
from kernel.test_chance import predicted

MATCHES, SEEN, TO_COME = 20, 80, 40


def rolled(match: Match, dice: random.Random) -> list[int]:
    """The parities of the faces that the crew's die shows, each a draw below six, as the log tells them."""
    faces: list[int] = []
    while len(faces) < SEEN + TO_COME:
        match.play(dice.choice(match.legal_numbers()))
        told = [event.to_json() for event in match.events]
        faces += [int(event["arguments"]["crew"]) for event in told if event["name"] == "crew_die_rolled"]
    return [(face - 1) % 2 for face in faces[: SEEN + TO_COME]]


def share_foretold(rules: int) -> float:
    right = 0
    for seed in range(MATCHES):
        match = branchline.load("rock-island").new(4, seed, {"edition": "mattel"}, rules=rules)
        parities = rolled(match, random.Random(seed))
        foretold = predicted(parities[:SEEN], TO_COME)
        right += sum(seen == told for seen, told in zip(parities[SEEN:], foretold, strict=True))
    return right / (MATCHES * TO_COME)


def test_the_dice_of_twenty_matches_tell_nothing_of_those_to_come() -> None:
    assert share_foretold(rules=1) == 1.0
    assert abs(share_foretold(branchline.load("rock-island").rules) - 0.5) < 0.08
