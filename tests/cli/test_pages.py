"""The pages people read about every game: its rules and its aid, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import branchline
import branchline.games
from branchline.kernel import Game
from branchline.kernel.rules_page import Page, load_page

GAMES = Path(str(branchline.games.__file__)).parent
FOLDERS = sorted(aid.parent for aid in GAMES.rglob("words/aid.en.md"))
CLAUSE = re.compile(r"\b[A-Z]{2}-(?:[A-Z]+-)?\d+(?:\.\d+)?")
every_game = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


def page_of(folder: Path, language: str) -> Page:
    family = folder.parent.parent / "words"
    return load_page([family, folder] if family.is_dir() else [folder], language)


def aid(folder: Path, language: str) -> str:
    return (folder / f"aid.{language}.md").read_text(encoding="utf-8")


def test_every_game_with_rules_has_an_aid() -> None:
    titled = {
        page.parent for page in GAMES.rglob("words/rules.en.md") if page.read_text(encoding="utf-8").startswith("# ")
    }
    assert titled == set(FOLDERS)


@every_game
def test_both_languages_have_the_same_chapters_and_clauses(folder: Path) -> None:
    english, french = (page_of(folder, language) for language in ("en", "fr"))
    assert [chapter.id for chapter in english.chapters] == [chapter.id for chapter in french.chapters]
    assert [clause.id for clause in english.clauses()] == [clause.id for clause in french.clauses()]


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_page_or_an_aid_refers_to_is_on_the_page(folder: Path, language: str) -> None:
    page = page_of(folder, language)
    assert {id for id in CLAUSE.findall(page.markdown() + aid(folder, language)) if page.find(id) is None} == set()


@pytest.mark.parametrize("game", branchline.catalogue().values(), ids=lambda game: game.id)
def test_the_clause_of_every_reason_is_on_the_page(game: Game) -> None:
    """A family with one contract has reasons of all its games."""
    sharers = [other for other in branchline.catalogue().values() if other.contract_package == game.contract_package]
    pages = [load_page(other.words_folders, "en") for other in sharers]
    clauses = {reason.clause for reason in game.contract.reasons}
    assert {clause for clause in clauses if all(page.find(clause) is None for page in pages)} == set()


@every_game
def test_no_clause_stands_twice(folder: Path) -> None:
    clauses = [clause.id for clause in page_of(folder, "en").clauses()]
    assert len(set(clauses)) == len(clauses)


@every_game
def test_the_aid_says_the_same_in_both_languages(folder: Path) -> None:
    english, french = (
        [(line.partition(" ")[0] in ("-", "##"), CLAUSE.findall(line)) for line in aid(folder, language).splitlines()]
        for language in ("en", "fr")
    )
    assert english == french


@every_game
def test_french_signs_do_not_begin_a_line(folder: Path) -> None:
    french = aid(folder, "fr") + page_of(folder, "fr").markdown()
    assert re.findall(r".{9} [:;?!»]|« .{9}", french) == []
