"""`branchline rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import branchline
from branchline.cli.tested import find_tests, marks
from branchline.kernel.errors import BranchlineError
from branchline.kernel.rules_page import load_page
from cli.conftest import Run

WORDS = branchline.load("rocket").words_folders


def test_the_page_is_printed_as_it_is_written(run: Run) -> None:
    shown = run("rules", "rocket").out
    assert shown.split() == (WORDS[-1] / "rules.en.md").read_text(encoding="utf-8").split()


def test_one_clause(run: Run) -> None:
    shown = run("rules", "rocket", "SR-3.5")
    assert shown.out == "- **SR-3.5** You must use both actions. You cannot choose to pass.\n"
    assert run("rules", "rocket", "sr-3.5").out == run("rules", "rocket", "3.5").out == shown.out


def test_one_chapter(run: Run) -> None:
    shown = run("rules", "rocket", "SR-3").out
    assert shown.startswith("## SR-3 Your turn\n")
    assert "**SR-3.7**" in shown
    assert "**SR-4.1**" not in shown


def test_the_page_in_french(run: Run) -> None:
    assert run("--lang", "fr", "rules", "rocket", "SR-1").out.startswith("## SR-1 Mise en place\n")


def test_json_has_chapters_and_clauses(run: Run) -> None:
    page = json.loads(run("rules", "rocket", "--json").out)
    assert page["game"] == "rocket"
    assert page["title"] == "Stephenson’s Rocket"
    assert page["introduction"].startswith("England in the 1830s")
    first = page["chapters"][0]
    assert (first["id"], first["title"], first["text"]) == ("SR-1", "Set-up", "")
    assert first["clauses"][0]["id"] == "SR-1.1"
    assert page["chapters"][-1]["text"].count("\n\n") > 3


def test_json_of_one_clause(run: Run) -> None:
    assert set(json.loads(run("rules", "rocket", "SR-3.5", "--json").out)) == {"id", "text"}


def test_both_languages_have_the_same_clauses() -> None:
    english, french = (load_page(WORDS, language) for language in ("en", "fr"))
    assert [clause.id for clause in english.clauses()] == [clause.id for clause in french.clauses()]
    assert [chapter.id for chapter in english.chapters] == [chapter.id for chapter in french.chapters]


def test_coverage_counts_the_clauses_that_tests_name(run: Run) -> None:
    found = json.loads(run("rules", "rocket", "--coverage", "--json").out)
    assert found["clauses"] == len(load_page(WORDS, "en").clauses())
    assert found["tested"] + len(found["missing"]) == found["clauses"]
    assert found["unknown"] == []
    assert f"{found['tested']} of {found['clauses']} clauses have a test." in run("rules", "rocket", "--coverage").out


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.rule('XY-1', 'XY-2')\ndef test(): ...",
        "@mark.rule('XY-1', 'XY-2')\nclass TestDeal: ...",
        "pytestmark = [pytest.mark.rule('XY-1'), pytest.mark.rule('XY-2')]",
        "CASES = [pytest.param(1, marks=pytest.mark.rule('XY-1')), pytest.param(2, marks=[mark.rule('XY-2')])]",
        "@pytest.mark.rule('XY-1')\n@pytest.mark.slow('XY-3')\n@pytest.mark.rule('XY-2')\nasync def test(): ...",
    ],
)
def test_marks_are_found_wherever_pytest_takes_them(source: str) -> None:
    assert marks(source) == {"XY-1", "XY-2"}


def test_outside_a_checkout_there_is_nothing_to_count(tmp_path: Path) -> None:
    with pytest.raises(BranchlineError, match="not in a source checkout"):
        find_tests(tmp_path / "branchline" / "cli")


def test_a_checkout_is_found_from_within(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert find_tests(tmp_path / "src" / "branchline" / "cli" / "rules.py") == tmp_path.resolve() / "tests"


FAMILY = "## FA-1 Cards\n\nAll of them.\n\n- **FA-1.2** Deal.\n\n## FA-2 Play\n\n- **FA-2.1** Lead."
WHIST = "# Whist\n\n## WH-1 First\n\n- **WH-1.1** Sit.\n\n## FA-1 Your cards\n\n- **FA-1.10** Sort.\n- **FA-1.1** Cut."


def test_a_chapter_of_game_and_family_is_one(tmp_path: Path) -> None:
    family, own = tmp_path / "words", tmp_path / "whist" / "words"
    for folder, text in ((family, FAMILY), (own, WHIST)):
        folder.mkdir(parents=True)
        (folder / "rules.en.md").write_text(text, encoding="utf-8")
    page = load_page([family, own], "en")
    assert [(chapter.id, chapter.title) for chapter in page.chapters] == [
        ("WH-1", "First"),
        ("FA-1", "Your cards"),
        ("FA-2", "Play"),
    ]
    assert page.chapters[1].text == "All of them."
    assert [clause.id for clause in page.clauses()] == ["WH-1.1", "FA-1.1", "FA-1.2", "FA-1.10", "FA-2.1"]


def test_a_bare_number_means_the_game_before_its_family() -> None:
    page = load_page(branchline.load("nuremberg").words_folders, "en")
    assert [getattr(page.find(id), "id", None) for id in ("1.2", "7.16", "wd-1.2", "about", "99.9")] == [
        "NB-1.2",
        "WD-7.16",
        "WD-1.2",
        "NB-ABOUT",
        None,
    ]
