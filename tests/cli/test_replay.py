"""`branchline replay`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import branchline
from branchline.cli.keyboard import Keyboard
from branchline.cli.replay import Viewing
from branchline.cli.screen import Screen
from branchline.cli.words import speak
from cli.conftest import Run


def test_a_pipe_gets_the_whole_log_and_the_result(run: Run, saved: Path) -> None:
    shown = run("replay", str(saved))
    match = branchline.replay(saved)
    assert (shown.status, shown.err) == (0, "")
    for number, action in enumerate(match.actions, 1):
        assert re.search(rf"^{number}\. [AB]: {action}$", shown.out, re.MULTILINE)
    assert match.tell(match.events[0]) in shown.out
    assert re.search(r"[AB] wins with £", shown.out)


def test_plain_and_in_french(run: Run, saved: Path) -> None:
    shown = run("replay", str(saved), "--plain", "--lang", "fr").out
    assert branchline.replay(saved).tell(branchline.replay(saved).events[0], "fr") in shown
    assert "l’emporte avec" in shown
    assert not re.search(r"[\x1b\u2190-\u2bff]", shown)


def test_an_unfinished_match_ends_with_the_open_question(run: Run, tmp_path: Path) -> None:
    match = branchline.load("rocket").new(2, seed=1, options={"first_player": 0})
    match.play("advance GWR ne")
    shown = run("replay", str(match.save(tmp_path / "match.json"))).out
    assert " ".join(match.prompt().split()[:8]) in shown
    assert "wins" not in shown


class Script(Keyboard):
    def __init__(self, *lines: str) -> None:
        self.lines, self.prompts = list(lines), [""]

    def read(self, prompt: str, suggest: object) -> str | None:
        self.prompts.append(prompt)
        return self.lines.pop(0) if self.lines else None


@pytest.mark.parametrize(
    ("steps", "moments"),
    [
        (["n", "next", ""], [0, 1, 2, 3]),
        (["5", "p", "previous"], [0, 5, 4, 3]),
        (["last", "first", "p"], [0, -1, 0, 0]),
        (["l", "n", "f"], [0, -1, -1, 0]),
        (["3", "jump", "q", "n"], [0, 3, 3]),
        (["99999"], [0, 0]),
        (["suivant"], [0, 1]),
    ],
)
def test_stepping(saved: Path, steps: list[str], moments: list[int]) -> None:
    speak("fr" if "suivant" in steps else "en")
    match, script = branchline.replay(saved), Script(*steps)
    Viewing(match, Screen()).step_through(script)
    assert script.prompts[1:] == [f"{moment % (len(match) + 1)}/{len(match)}> " for moment in moments]


def test_each_step_tells_what_happened(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    speak("en")
    match = branchline.replay(saved)
    capsys.readouterr()
    Viewing(match, Screen()).step_through(Script("1", "jump", "last", "map", "table", "q"))
    out = capsys.readouterr().out
    assert f": {match.actions[0]}\n" in out
    assert "“jump” is not a step here" in out
    assert "City London (LON) on 13,10" in out
    assert "if the game ended now" in out
    assert match.tell(match.events[-1]) in out
