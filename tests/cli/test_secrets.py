"""A game with secrets at one terminal, and one that needs nothing but its folder."""

from __future__ import annotations

import re

import pytest

from branchline.kernel.description import by_seat
from cli.conftest import Run
from toys.whispers import GAME

WHISPERS = ("play", "whispers", "--seats", "human,human", "--seed", "5")
PROMPT = re.compile(r"^(?:[AB]|[AB], press Enter to see what is yours alone )> .*\n", re.MULTILINE)


@pytest.fixture(autouse=True)
def _with_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_GAMES", "toys")
    assert GAME.contract.verbs.size


def parts(out: str) -> list[str]:
    """What was shown before each prompt, and after the last."""
    return PROMPT.split(out)


def test_cards_are_shown_to_those_who_hold_them_and_ask(run: Run) -> None:
    first, second = (GAME.new(2, seed=5).view(seat)["hand"] for seat in (0, 1))
    before, own, others, _ = parts(run(*WHISPERS, typed="\n1\n").out)
    assert not any(card in before for card in [*first, *second])
    assert all(f"keep {card}" in own for card in first)
    assert not any(card in own for card in second)
    assert not any(card in others for card in [*first, *second])


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_the_log_keeps_what_is_anothers_business(run: Run, plain: tuple[str, ...]) -> None:
    kept = GAME.new(2, seed=5).view(0)["hand"][0]
    *_, log, _ = parts(run(*WHISPERS, *plain, typed="1\nlog\n").out)
    assert "A has kept a card." in log
    assert kept not in log


def test_a_preview_knows_no_more_than_its_seat(run: Run) -> None:
    outcomes = {parts(run(*WHISPERS, typed="1\nwhat 1\n").out)[-2] for _ in range(4)}
    assert len(outcomes) == 1
    assert "B keeps the" in outcomes.pop()


def test_a_whole_game_goes_to_its_end(run: Run) -> None:
    played = run(*WHISPERS, "--plain", typed="1\n" * 20)
    assert (played.status, played.err) == (0, "")
    assert re.search(r"(wins?|share the victory) with", played.out)


def test_a_hand_of_as_many_cards_as_players_is_not_told_seat_by_seat() -> None:
    match = GAME.new(2, seed=5)
    assert set(by_seat(match.telling(), match.view(0))) == {"kept", "voted", "points"}


def test_bots_play_it_by_the_hundred(run: Run) -> None:
    shown = run("sim", "whispers", "-n", "3", "--bot", "random")
    assert (shown.status, shown.err) == (0, "")
    assert "3 games of Whispers" in shown.out
    assert "Money from" not in shown.out
