"""`branchline arena` and `branchline bots`."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from branchline.bots import LEVELS
from branchline.bots.heuristics import dales
from branchline.bots.models.value_network import VALUE_NETS, ValueNet
from branchline.bots.play import ladder
from cli.conftest import Run

FEW = ("-n", "3", "--workers", "1")
SVG = "{http://www.w3.org/2000/svg}"


def test_one_bot_against_others_of_a_kind(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    told = run("arena", "rocket", "--bots", "greedy", "--against", "random", "--players", "3", *FEW, "--plot",
               str(picture), "--json")  # fmt: skip
    found = json.loads(told.out)
    assert found["fair_share"] == pytest.approx(1 / 3, abs=1e-3)
    assert found["win_share"] > found["fair_share"]
    assert found["faults"] == []
    drawn = ElementTree.parse(picture).getroot()
    assert len(drawn.findall(f"{SVG}rect")) == 2


def test_a_picture_that_cannot_be_written_is_said(run: Run, tmp_path: Path) -> None:
    told = run("arena", "rocket", "--bots", "random,random", *FEW, "--plot", str(tmp_path / "nowhere" / "arena.svg"))
    assert told.status == 2
    assert "nowhere" in told.err


def test_bots_are_listed_from_weakest_to_strongest(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [bot["id"] for bot in json.loads(run("bots", "rock-island", "--json").out)] == list(LEVELS)
    shown = run("bots", "rock-island", "--lang", "fr").out
    assert "Vient de s’asseoir" in shown
    assert "Aucun réseau" not in shown
    monkeypatch.setattr("branchline.bots.models.packaged.packaged_model", lambda game: None)
    assert "There is no net to guide it" in run("bots", "wensleydale").out
    assert "Aucun réseau" in run("bots", "rock-island", "--lang", "fr").out
    monkeypatch.setattr(dales, "HEURISTIC", replace(dales.HEURISTIC, simulations=0))
    assert "greedy plays in its stead" in run("bots", "wensleydale").out


def test_what_was_measured_is_kept_and_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "STRENGTHS", tmp_path / "strengths.json")
    ladder.STRENGTHS.write_text("{}")
    command = ("arena", "rocket", "--players", "2", *FEW, "--against", "random", "--note", "--bots")
    assert run(*command, "greedy").status == 0
    assert "2 players: wins 100% against random (fair 50%)" in run("bots", "rocket").out
    assert run(*command, "net").status == 2


def test_what_was_measured_of_a_value_network_is_kept_in_its_file(run: Run, tmp_path: Path) -> None:
    file = Path(shutil.copy(VALUE_NETS.folder / "nuremberg.npz", tmp_path))
    before = ValueNet(file).metadata.figures
    told = run("arena", "nuremberg", "--players", "2", "-n", "2", "--workers", "1", "--simulations", "2", "--against",
               "random", "--note", "--json", "--bots", f"value:{file}")  # fmt: skip
    assert (told.status, json.loads(told.out)["faults"]) == (0, [])
    figures = ValueNet(file).metadata.figures
    assert {name: figures["2"][name] for name in ("against", "games", "simulations", "win_share")} == {
        "against": "random", "games": 2, "simulations": 2, "win_share": json.loads(told.out)["win_share"],
    }  # fmt: skip
    assert figures | {"2": before["2"]} == before
    refused = run("arena", "nuremberg", "--players", "2", "--note", "--bots", f"value:{file}", "--games", "1")
    assert refused.status == 2
    assert "value:FILE" in refused.err
