"""`branchline games`."""

from __future__ import annotations

import json

import branchline
from cli.conftest import Run


def test_json_tells_everything_about_each_game(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert list(games) == list(branchline.catalogue())
    rocket = games["rocket"]
    assert rocket["names"] == {"en": "Stephenson’s Rocket", "fr": "Stephenson’s Rocket"}
    assert set(rocket["summaries"]) == {"en", "fr"}
    assert rocket["players"] == [2, 3, 4]
    assert {"minutes", "weight", "designers", "year", "rules", "options"} <= set(rocket)


def test_people_see_a_table(run: Run) -> None:
    shown = run("games")
    assert shown.status == 0
    assert "Players" in shown.out
    assert "2–4" in shown.out
    assert f"branchline play {next(iter(branchline.catalogue()))}" in shown.out


def test_the_table_in_french(run: Run) -> None:
    shown = run("games", "--lang", "fr").out
    assert "Joueurs" in shown
    assert "compagnies de chemin de fer" in shown
