"""The walks in the guide lead along rules that are there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import branchline

ROOT = Path(branchline.__file__).parent
GUIDE = (ROOT.parent.parent / "CONTRIBUTING.md").read_text("utf-8")
FOLDERS = {
    "A payout in Rocket": ["games/rocket"],
    "A delivery in England and Wales": ["games/england_wales/normal", "games/england_wales"],
    "A merger in the share game": ["games/england_wales/shares", "games/england_wales"],
}
CLICK = "A click, until another viewer's page shows it"
MOST_STEPS, MOST_FILES = 8, 35


def steps_of(walk: str) -> list[str]:
    """The numbered lines below its heading."""
    start = GUIDE.index(f"{walk}:\n")
    return re.findall(r"^\d+\. (.*)$", GUIDE[start : GUIDE.index("\n\n", start + len(walk) + 3)], re.MULTILINE)


def test_a_click_leads_through_few_files_that_are_there() -> None:
    named = {name for step in steps_of(CLICK) for name in re.findall(r"`([\w/.]+\.(?:py|ts))`", step)}
    there = [path.as_posix() for root in (ROOT, ROOT.parents[1] / "web/src") for path in root.rglob("*.*")]
    assert 20 < len(named) <= MOST_FILES
    assert [name for name in named if not any(path.endswith(f"/{name}") for path in there)] == []


def named_in(step: str) -> Iterator[tuple[str, str]]:
    """(page, name): what a step names, each with the page that it was said to be on."""
    page = ""
    for word in re.findall(r"`([\w/]+(?:\.py)?)`", step):
        if word.endswith(".py"):
            page = word
        else:
            yield page, word


@pytest.mark.parametrize("walk", FOLDERS)
def test_a_walk_is_short_and_leads_along_rules_that_are_there(walk: str) -> None:
    steps = steps_of(walk)
    assert 0 < len(steps) <= MOST_STEPS
    for step in steps:
        for page, name in named_in(step):
            pages = [ROOT / folder / page for folder in FOLDERS[walk] if (ROOT / folder / page).exists()]
            assert pages, f"{page} is nowhere: {step}"
            assert any(re.search(rf"\b{name}\b", found.read_text("utf-8")) for found in pages), f"{name}: {step}"
