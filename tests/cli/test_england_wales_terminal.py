"""Both games on the map of England and Wales in a terminal."""

from __future__ import annotations

import pytest

import branchline
from branchline.bots import make_bot
from branchline.cli.boards import page_of
from branchline.cli.words import speak
from branchline.kernel import Match
from branchline.kernel.words import LANGUAGES

GAMES = ("england-wales", "england-wales-shares")
RULER = 2
WIDEST = 120


def played(game: str, actions: int) -> Match:
    """A match of three random bots, so many actions old."""
    rules = branchline.load(game)
    match, bot = rules.new(3, seed=6), make_bot("random", rules, 6)
    while len(match) < actions and not match.is_over:
        match.play(bot.choose(match))
    return match


def picture(match: Match, width: int = WIDEST) -> list[str]:
    text: str = page_of(match.game, "map").draw(match, None, width).plain
    return text.splitlines()


def at(lines: list[str], place: dict[str, int], first: int, half: int = 0) -> str:
    left = 4 + 4 * place["col"] + 2 * (place["row"] % 2)
    return lines[RULER + 2 * (place["row"] - first) + half][left : left + 4].strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_picture_fits_and_every_city_stands_in_its_place(game: str, language: str) -> None:
    speak(language)
    match = played(game, 200)
    lines, data, view = picture(match), match.board.data, match.view(None)
    assert max(map(len, lines)) <= WIDEST
    first = min(hex["row"] for hex in data["hexes"])
    for city in data["cities"]:
        assert at(lines, city, first) == city["code"]
        cubes = sum(view["cities"][city["id"]]["cubes"].values())
        shown = at(lines, city, first, half=1)
        assert shown in "–∅" if cubes == 0 else len(shown) == min(cubes, 4)


@pytest.mark.parametrize("game", GAMES)
def test_track_bears_the_mark_of_its_owner(game: str) -> None:
    speak("en")
    match = played(game, 200)
    lines, first = picture(match), min(hex["row"] for hex in match.board.data["hexes"])
    places = {hex["id"]: hex for hex in match.board.data["hexes"]}
    links = match.view(None)["links"]
    assert links
    for link in links:
        company = match.board.labels["company"][link["owner"]] if "company" in match.board.labels else None
        mark = company[:3].upper() if company else "ABC"[link["owner"]]
        for tile in link["tiles"]:
            here = [at(lines, places[tile["hex"]], first, half) for half in (0, 1)]
            assert mark + ("" if link["complete"] else "?") in here


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", [0, 90, 400, 3000])
@pytest.mark.parametrize("game", GAMES)
def test_the_tables_can_be_shown_at_every_stage(game: str, actions: int, language: str) -> None:
    speak(language)
    match = played(game, actions)
    assert page_of(match.game, "tables").tables(match, 0)
