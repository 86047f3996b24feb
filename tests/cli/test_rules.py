"""`branchline rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import branchline
from branchline.cli.rulespage import load_page
from branchline.cli.tested import find_tests, marks
from branchline.kernel.errors import BranchlineError
from cli.conftest import Run

WORDS = branchline.load("rocket").words_folders


def test_the_page_is_printed_as_it_is_written(run: Run) -> None:
    shown = run("rules", "rocket").out
    assert shown.split() == (WORDS / "rules.en.md").read_text(encoding="utf-8").split()


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
    assert page["title"] == "Stephenson's Rocket"
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
