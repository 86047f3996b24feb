"""What the message files of every part must and must not contain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import branchline
from branchline.kernel.sentences import you_form
from branchline.kernel.words import LANGUAGES, Words, elided, spaced

ROOT = Path(branchline.__file__).parents[2]
FILES = sorted(path for part in ("src", "web/src") for path in (ROOT / part).rglob("*.ftl"))
PAGES = sorted(path for path in (ROOT / "src").rglob("*.md") if path.parent.name == "words")
GAMES = branchline.catalogue()


class Variables(Visitor):
    """The variables a message mentions, and the other messages it is made of."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)


def messages(path: Path) -> dict[str, ast.Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)], path
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    by_name = {entry.id.name: entry for entry in found}
    assert len(by_name) == len(found), f"{path} says a message twice"
    return by_name


def other_language(path: Path) -> Path:
    return path.with_name(re.sub(r"\ben\.ftl$", "fr.ftl", path.name))


def is_french(path: Path) -> bool:
    return ".fr." in f".{path.name}"


def said(path: Path) -> list[str]:
    """The lines of a file that people may read."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not (path.suffix == ".ftl" and line.startswith("#"))]


@pytest.mark.parametrize("path", [path for path in FILES if not is_french(path)], ids=lambda path: str(path.parent))
def test_both_languages_have_the_same_messages(path: Path) -> None:
    english, french = messages(path), messages(other_language(path))
    shared = english.keys() & french.keys()
    for key in shared:
        forms = [{attribute.id.name for attribute in each[key].attributes} for each in (english, french)]
        assert forms[0] == forms[1], key
    # Parts of sentences may be needed in one language alone: they are named in other messages.
    parts = {name for file in (english, french) for message in file.values() for name in Variables(message).others}
    assert (english.keys() ^ french.keys()) - parts == set()


@pytest.mark.parametrize("path", [*FILES, *PAGES], ids=str)
def test_there_is_one_kind_of_apostrophe(path: Path) -> None:
    assert [line for line in said(path) if re.search(r"['‘`´]", re.sub(r"`[^`]*`", "", line))] == []


@pytest.mark.parametrize("path", [path for path in FILES if is_french(path)], ids=str)
def test_elision_changes_nothing_but_what_stands_before_a_name(path: Path) -> None:
    assert [line for line in said(path) if elided(line) != line] == []


@pytest.mark.parametrize("path", [path for path in FILES if is_french(path)], ids=str)
def test_french_spaces_are_set_when_a_file_is_read(path: Path) -> None:
    assert [line for line in said(path) if re.search(r"[\u00a0\u202f][;:!?»]|«[\u00a0\u202f]", line)] == []


def test_no_line_breaks_before_a_high_mark() -> None:
    assert spaced("Ada : « oui » ; et vous ?") == "Ada\u00a0: «\u00a0oui\u00a0»\u202f; et vous\u202f?"


def seats_named(game: branchline.Game, key: str) -> set[str]:
    """The arguments of a sentence that are seats."""
    if key.startswith("event-"):
        arguments = game.contract.events.named(key.removeprefix("event-")).arguments
        return {name for name, kind in arguments.items() if kind.name == "seat"}
    return {"seat", "bidder", "mover"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whoever_reads_a_sentence_is_called_you_in_it(name: str, language: str) -> None:
    """Wherever a question or an event names a seat, there is a form for whoever sits there, without that name."""
    game = branchline.load(name)
    found = {key: entry for folder in game.words_folders for key, entry in messages(folder / f"{language}.ftl").items()}
    for key, entry in found.items():
        if not key.startswith(("prompt-", "event-")):
            continue
        forms = {attribute.id.name: attribute.value for attribute in entry.attributes}
        assert entry.value is not None
        for seat in seats_named(game, key) & Variables(entry.value).names:
            form = you_form([seat])
            assert form in forms, f"{key}.{form}"
            assert seat not in Variables(forms[form]).names, f"{key}.{form}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_their_own_line_of_the_journal_is_called_you(language: str) -> None:
    """What somebody says is in their own words."""
    found = messages(Path(branchline.__file__).parent / "server/words" / f"{language}.ftl")
    for key, entry in found.items():
        if not key.startswith("entry-") or key == "entry-chat":
            continue
        assert entry.value is not None
        if "name" not in Variables(entry.value).names:
            continue
        (form,) = [attribute.value for attribute in entry.attributes if attribute.id.name == "you"]
        assert "name" not in Variables(form).names, key


def test_a_form_that_a_message_lacks_is_the_message_itself(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("rain = It rains on { $seat }.\n    .you = It rains on you.\n")
    words = Words(tmp_path)
    assert words.say_to("you", "rain", seat="Ada") == "It rains on you."
    assert words.say_to("you-mover", "rain", seat="Ada") == "It rains on Ada."
    assert words.say("rain", seat="Ada") == "It rains on Ada."
