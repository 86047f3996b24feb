"""`branchline sim`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from branchline.cli.sim import spread
from cli.conftest import Run


def report(run: Run, *argv: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("sim", "rocket", *argv, "--json").out)
    return found


def test_json_has_the_whole_report(run: Run) -> None:
    found = report(run, "--players", "3", "-n", "4", "--seed", "11", "--bots", "greedy,random,random")
    assert found["game"] == "rocket"
    assert (found["players"], found["games"], found["seed"]) == (3, 4, 11)
    assert found["bots"] == ["greedy", "random", "random"]
    assert len(found["scores"]) == len(found["wins"]) == 3
    assert set(found["scores"][0]) == {"mean", "sd", "min", "q1", "median", "q3", "max"}
    assert sum(found["wins"]) == pytest.approx(1, abs=0.001)
    assert sum(found["ends"].values()) == 4
    assert found["actions"]["min"] > 0
    assert found["events"]["game_ended"] == 1
    assert found["games_per_s"] > 0


def test_all_money_comes_from_payments(run: Run) -> None:
    found = report(run, "--bot", "random", "--players", "4", "-n", "3")
    assert sum(found["payments"].values()) == pytest.approx(found["totals"]["mean"])
    assert sum(scores["mean"] for scores in found["scores"]) == pytest.approx(found["totals"]["mean"], abs=0.1)


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    first, again = (report(run, "-n", "2", "--players", "2", "--seed", "3") for _ in range(2))
    first.pop("games_per_s"), again.pop("games_per_s")
    assert first == again


def test_seeds_follow_one_another(run: Run) -> None:
    both = report(run, "-n", "2", "--players", "2", "--seed", "3")
    each = [report(run, "-n", "1", "--players", "2", "--seed", seed) for seed in ("3", "4")]
    totals = [found["totals"]["mean"] for found in each]
    assert both["totals"]["mean"] == sum(totals) / 2
    assert (both["totals"]["min"], both["totals"]["max"]) == (min(totals), max(totals))


def test_people_see_tables(run: Run) -> None:
    shown = run("sim", "rocket", "-n", "2", "--bots", "random,greedy")
    assert (shown.status, shown.err) == (0, "")
    assert "2 games of Stephenson’s Rocket" in shown.out
    assert "B greedy" in shown.out
    assert "Railway towns" in shown.out


def test_tables_in_french(run: Run) -> None:
    shown = run("sim", "rocket", "-n", "1", "--bot", "random", "--lang", "fr").out
    assert "1 partie de Stephenson’s Rocket" in shown
    assert "Villes ferroviaires" in shown


def test_options_reach_the_games(run: Run) -> None:
    found = report(run, "-n", "1", "--bot", "random", "--option", "first_player=1", "--option", "open_cash=false")
    assert found["options"] == {"first_player": 1, "open_cash": False}


def test_a_single_number_is_its_own_distribution() -> None:
    assert spread([7]) == {"mean": 7, "sd": 0, "min": 7, "q1": 7, "median": 7, "q3": 7, "max": 7}
