"""Secrets of both kinds, in a game that needs nothing but its folder."""

from __future__ import annotations

import json
from typing import Any

import pytest

from branchline.kernel import Match
from toys.whispers import GAME


def told(match: Match, seat: int | None) -> str:
    """All that a seat learns about a match: its view, the question, and the log with its events."""
    log = []
    for moment in range(len(match)):
        past = match.at(moment + 1)
        by = match.at(moment).to_move
        shown = match.may_know_action(moment, by, seat)
        events = [event.to_json() for event in past.events if match.may_know_event(event, moment, seat)]
        log.append((by, str(match.actions[moment]) if shown else None, events))
    legal = match.legal_numbers() if seat == match.to_move else None
    return json.dumps([match.view(seat), match.prompt(), log, legal])


def played(*actions: str, players: int = 3) -> Match:
    match = GAME.new(players, seed=5)
    for action in actions:
        match.play(match.legal()[0] if action == "first" else match.legal()[1] if action == "second" else action)
    return match


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_nobody_learns_what_another_kept(seat: int | None) -> None:
    assert told(played("first"), seat) == told(played("second"), seat)
    assert told(played("first"), 0) != told(played("second"), 0)


@pytest.mark.parametrize(("first", "second"), [("yes", "no"), ("no", "yes")])
def test_a_later_voter_gets_the_same_bytes(first: str, second: str) -> None:
    start = ["first"] * 3
    alike = [played(*start, f"vote {a}", f"vote {b}") for a, b in ((first, second), (second, first), (first, first))]
    assert len({told(match, 2) for match in alike}) == len({told(match, None) for match in alike}) == 1
    assert len({told(match, 0) for match in alike}) == 2


def test_votes_are_shown_when_all_are_in_and_cards_at_the_end() -> None:
    match = played(*["first"] * 3, "vote yes", "vote no", "vote yes")
    log = told(match, None)
    assert "vote yes" in log
    assert '"name": "kept"' not in log
    for _ in range(2):
        match.play("vote yes")
        assert match.view(2)["voted"][0] is None
        match.play("vote no")
        match.play("vote no")
    assert match.is_over
    assert '"name": "kept"' in told(match, None)
    assert None not in match.view(None)["kept"]


def test_a_vote_once_shown_stays_shown_while_the_next_is_secret() -> None:
    match = played(*["first"] * 3, "vote yes", "vote no", "vote yes", "vote yes")
    assert match.may_know_action(3, 0, 2)
    assert not match.may_know_action(6, 0, 2)


def test_only_the_count_reveals() -> None:
    before = played(*["first"] * 3, "vote yes", "vote no")
    assert before.revealed == 0
    before.play("vote no")
    assert before.revealed == 1


def test_what_a_seat_gets_to_think_with_agrees_with_what_it_knows() -> None:
    match = played("first", "first", "second", "vote yes", "vote no")
    views: set[Any] = set()
    for seed in range(20):
        other = match.determinized(2, seed)
        assert json.dumps(other.view(2)) == json.dumps(match.view(2))
        assert other.seed is None
        assert len(other) == 0
        views.add(json.dumps(other.view(0)))
    assert len(views) > 3


def test_a_whole_match_replays_and_survives_json() -> None:
    match = played(*["first"] * 3)
    again = GAME.from_position(json.loads(json.dumps(match.position())))
    assert again.fingerprint() == match.fingerprint()
    assert repr(match) == "<Match whispers, 3 players, 3 actions, A to move (vote)>"
