"""What can go wrong with a match and its files: one clear sentence, and nothing changed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import branchline
from branchline.kernel import BranchlineError, IllegalAction
from branchline.kernel.errors import BadFile, BadPosition
from branchline.kernel.files import earlier_position, read_match
from branchline.kernel.seeds import commitment

GAME = next(iter(branchline.catalogue().values()))


def a_match(actions: int = 12) -> Any:
    match, rng = GAME.new(seed=4), random.Random(4)
    for _ in range(actions):
        match.play(rng.choice(match.legal_numbers()))
    return match


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(BranchlineError, match="“ludo”"):
        branchline.load("ludo")


@pytest.mark.parametrize("players", [0, 1, 9, -2, "three", None, 2.5, True])
def test_a_wrong_number_of_players_is_named(players: Any) -> None:
    if players is None:
        assert GAME.new(players).players == GAME.players[-1]
        return
    with pytest.raises(BranchlineError, match=str(players)):
        GAME.new(players)


@pytest.mark.parametrize("options", [{"weather": 1}, {GAME.options[0].name: "purple"}, {GAME.options[0].name: None}])
def test_a_wrong_option_is_named(options: dict[str, Any]) -> None:
    with pytest.raises(BranchlineError, match=f"“{next(iter(options))}”"):
        GAME.new(options=options)


@pytest.mark.parametrize("seed", [-1, 1 << 128, 1.5, "7", True])
def test_a_wrong_seed_is_named(seed: Any) -> None:
    with pytest.raises(BranchlineError, match=str(seed)):
        GAME.new(seed=seed)


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(BranchlineError, match="2 names"):
        GAME.new(3, seats=["Ada", "Bo"])
    assert GAME.new(seats=["Ada", "Bo", "Cy"]).players == 3


@pytest.mark.parametrize("game", branchline.catalogue().values(), ids=lambda game: game.id)
def test_a_position_of_shared_parts_tells_the_same_and_none_before_it_changes(game: Any) -> None:
    match, rng, told = game.new(seed=4), random.Random(4), []
    for number in range(30):
        if number % 7 == 6:
            match.undo()
        match = match.fork()
        match.play(rng.choice(match.legal_numbers()))
        shared = match.shared_position()
        assert shared == match.position()
        told.append((shared, json.dumps(shared)))
    assert all(json.dumps(shared) == text for shared, text in told)


@pytest.mark.parametrize("action", ["fly north", "", "  ", 10**9, -1, 2.5, None, True])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    match = a_match()
    before = match.fingerprint()
    with pytest.raises(BranchlineError):
        match.play(action)
    with pytest.raises(BranchlineError):
        match.why_not(action)
    assert (match.fingerprint(), len(match)) == (before, 12)


@pytest.mark.parametrize("seat", [-1, 7, "A", True])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    with pytest.raises(BranchlineError, match=str(seat)):
        a_match().view(seat)


def test_an_illegal_action_carries_its_reason() -> None:
    match = a_match()
    refused = next(number for number in range(GAME.contract.verbs.size) if match.why_not(number))
    with pytest.raises(IllegalAction) as refusal:
        match.play(refused)
    assert refusal.value.reason.clause
    assert str(refusal.value) == refusal.value.reason.sentence
    assert refusal.value.say("fr") != str(refusal.value)


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    match = a_match(1)
    match.undo()
    with pytest.raises(BranchlineError, match="just begun"):
        match.undo()


@pytest.mark.parametrize("moment", [-1, 13])
def test_a_moment_outside_the_match_is_refused(moment: int) -> None:
    with pytest.raises(BranchlineError, match=str(moment)):
        a_match().at(moment)


def test_the_commitment_can_be_checked_by_anyone() -> None:
    match = a_match()
    assert match.seed is not None
    assert match.commitment == commitment(GAME.id, match.seed)
    assert GAME.new().seed != GAME.new().seed, "seeds are drawn, not counted"


def changed(**fields: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(a_match().to_json()))
    return data | fields


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"game": "ludo"}, "ludo"),
        ({"rules": 99}, "99"),
        ({"format": 99}, "99"),
        ({"players": 17}, "17"),
        ({"seats": ["A"]}, "1 names"),
        ({"options": {"weather": 1}}, "weather"),
        ({"seed": "x"}, "seed"),
        ({"seed": "5"}, "commitment"),
        ({"seed": None}, "seed"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"board": {"digest": "0"}}, "board"),
        ({"actions": ["fly"]}, "action 1"),
        ({"actions": "none"}, "actions"),
        ({"actions": []}, "fingerprint"),
        ({"scores": [1]}, "fingerprint"),
        ({"fingerprint": "0"}, "fingerprint"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_an_edited_file_is_found_out(fields: dict[str, Any], named: str) -> None:
    with pytest.raises(BadFile, match=named):
        read_match(changed(**fields), branchline.catalogue(), "match.json")


@pytest.mark.parametrize("field", list(a_match(0).to_json()))
def test_a_missing_field_is_named(field: str) -> None:
    data = changed()
    del data[field]
    with pytest.raises(BadFile, match=f"“{field}”"):
        read_match(data, branchline.catalogue(), "match.json")


def test_an_edited_action_is_found_out() -> None:
    match = a_match()
    data = changed()
    other = next(str(action) for action in match.at(11).legal() if str(action) != data["actions"][11])
    data["actions"][11] = other
    with pytest.raises(BadFile, match="changed"):
        read_match(data, branchline.catalogue(), "match.json")


def test_a_truncated_file_is_found_out(tmp_path: Path) -> None:
    path = a_match().save(tmp_path / "match.json")
    text = path.read_text(encoding="utf-8")
    for length in range(0, len(text) - 2, 97):
        path.write_text(text[:length], encoding="utf-8")
        with pytest.raises(BadFile, match=r"match\.json"):
            branchline.replay(path)
    with pytest.raises(BadFile, match=r"absent\.json"):
        branchline.replay(tmp_path / "absent.json")
    path.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(BadFile, match="not a saved match"):
        branchline.replay(path)


def test_another_board_travels_with_the_match(tmp_path: Path) -> None:
    data = json.loads(json.dumps(GAME.load_board().data))
    data["note"] = "corrected by an owner of the box"
    board = tmp_path / "mine.json"
    board.write_text(json.dumps(data), encoding="utf-8")
    match = GAME.new(seed=1, board=board)
    match.play(match.legal_numbers()[0])
    again = branchline.replay(match.save(tmp_path / "match.json"))
    assert again.board.data["note"] == data["note"]
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"hexes": 3}'])
def test_a_board_that_cannot_be_played_on_is_refused(content: str, tmp_path: Path) -> None:
    board = tmp_path / "broken.json"
    board.write_text(content, encoding="utf-8")
    with pytest.raises(BranchlineError):
        GAME.new(board=board)


def test_a_generator_of_version_1_never_stands_at_zero() -> None:
    """From there it would draw nothing but zeros."""
    with pytest.raises(BadPosition, match="rng"):
        earlier_position({"players": 2, "rng": 0}, branchline.load("rocket"), 1)
    assert earlier_position({"players": 2, "rng": 7}, branchline.load("rocket"), 1)["key"] == [7, 0]
