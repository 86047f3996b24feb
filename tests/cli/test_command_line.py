"""The command line as such: help, languages, and what goes wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import branchline
from branchline.cli import COMMANDS
from branchline.cli.words import language_of
from branchline.kernel.errors import BranchlineError, UnknownGame
from branchline.kernel.words import LANGUAGES
from cli.conftest import Run

WORDS = Path(branchline.__file__).parent / "cli" / "words"


def python(*argv: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *argv], input=typed, capture_output=True, encoding="utf-8", check=False, timeout=300
    )


def test_help_lists_every_command_with_examples(run: Run) -> None:
    shown = run("--help")
    assert shown.status == 0
    assert all(f"  {command} " in shown.out for command in COMMANDS)
    assert "branchline play rocket" in shown.out
    assert run().out == shown.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(run: Run, command: str) -> None:
    english, french = (run("--lang", language, command, "--help") for language in LANGUAGES)
    assert english.status == french.status == 0
    assert english.out.startswith("usage: ")
    assert french.out.startswith("usage\xa0: ")
    assert "show this help and stop" in english.out
    assert "afficher cette aide" in french.out


def test_version(run: Run) -> None:
    assert run("--version").out == f"branchline {branchline.__version__}\n"


@pytest.mark.parametrize(
    ("argv", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_CH.UTF-8"}, "fr"),
        ([], {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ([], {"LANG": "de_DE"}, "en"),
        (["games", "--lang", "fr"], {}, "fr"),
        (["--lang=en", "games"], {"LANG": "fr"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    argv: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(argv, environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BranchlineError, match="no language “de”"):
        language_of(["--lang", "de"], {})


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["dance"], "'dance' is not one of"),
        (["games", "--colour"], "Not understood: --colour"),
        (["play"], "Missing: GAME"),
        (["play", "chess"], "There is no game “chess”; the games are: "),
        (["rules", "chess"], "There is no game “chess”"),
        (["sim", "chess"], "There is no game “chess”"),
        (["play", "rocket", "--seats", "human,greedy,greedy,greedy,greedy"], "rocket is for 2–4 players, not 5."),
        (["play", "rocket", "--seats", "human"], "rocket is for 2–4 players, not 1."),
        (["play", "rocket", "--seats", "human,deep"], "There is no bot “deep”; the bots are:"),
        (["play", "rocket", "--seats"], "--seats: a value is missing"),
        (["play", "rocket", "--names", "Ada"], "1 names were given for 3 players."),
        (["play", "rocket", "--seed", "seven"], "“seven” cannot be the value of --seed"),
        (["play", "rocket", "--seed", str(1 << 200)], "is not a whole number of at most 128 bits"),
        (["play", "rocket", "--option", "open_cash"], "Write an option as name=value, not “open_cash”."),
        (["play", "rocket", "--option", "magic=1"], "There is no option “magic”"),
        (["play", "rocket", "--option", "open_cash=maybe"], "Option “open_cash” cannot be “maybe”"),
        (["sim", "rocket", "-n", "0"], "“0” cannot be the value of -n"),
        (["sim", "rocket", "--players", "7"], "rocket is for 2–4 players, not 7."),
        (["sim", "rocket", "--players", "3", "--bots", "random,random"], "2 seats are given, but there are 3 players."),
        (["sim", "rocket", "--bots", "human,random"], "Only bots play in a simulation"),
        (["rules", "rocket", "SR-99"], "There is no clause or chapter “SR-99”"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file or directory."),
        (["play", "rocket", "--load", "nowhere.json"], "nowhere.json cannot be read"),
        (["--lang", "de", "games"], "There is no language “de”"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence_with_status_2(run: Run, argv: list[str], sentence: str) -> None:
    refused = run(*argv)
    assert (refused.status, refused.out) == (2, "")
    assert sentence in refused.err
    assert refused.err.count("\n") == 1


def test_errors_are_told_in_french(run: Run) -> None:
    assert (
        run("--lang", "fr", "play", "chess").err
        == UnknownGame("game-unknown", game="chess", known=", ".join(branchline.catalogue())).say("fr") + "\n"
    )
    assert run("sim", "rocket", "--seed", "--lang", "fr").err.startswith("--seed\xa0: il manque une valeur")


@pytest.mark.parametrize("command", [["replay"], ["play", "rocket", "--load"]])
def test_a_truncated_file_is_refused(run: Run, saved: Path, command: list[str]) -> None:
    saved.write_text(saved.read_text()[:-40])
    refused = run(*command, str(saved))
    assert refused.status == 2
    assert "is damaged or cut short" in refused.err


def test_an_edited_file_is_refused(run: Run, saved: Path) -> None:
    match = json.loads(saved.read_text())
    match["scores"][0] += 1000
    saved.write_text(json.dumps(match))
    refused = run("replay", str(saved))
    assert refused.status == 2
    assert "was changed" in refused.err


def test_a_file_with_an_impossible_action_is_refused(run: Run, saved: Path) -> None:
    match = json.loads(saved.read_text())
    match["actions"][3] = "pass"
    saved.write_text(json.dumps(match))
    refused = run("replay", str(saved))
    assert refused.status == 2
    assert "action 4, “pass”, cannot be played" in refused.err


def test_python_m_branchline_is_the_command() -> None:
    ran = python("-m", "branchline", "games", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "rocket" in [game["id"] for game in json.loads(ran.stdout)]
    assert python("-m", "branchline", "rules", "chess").returncode == 2


def test_the_list_of_games_needs_neither_numba_nor_numpy() -> None:
    source = (
        "import sys; from branchline.cli import main; main(['games']); print({'numba', 'numpy'} & set(sys.modules))"
    )
    assert python("-c", source).stdout.endswith("set()\n")


@pytest.mark.parametrize("command", ["games", "rules rocket", "sim rocket -n 1 --bot random"])
def test_a_closed_pipe_ends_quietly(command: str) -> None:
    piped = f"{sys.executable} -m branchline {command} | true; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", piped], capture_output=True, encoding="utf-8", check=False, timeout=300)
    assert (ran.stdout, ran.stderr) == ("130\n", "")


@pytest.mark.parametrize("argv", [["play", "rocket", "--plain"], ["play", "rocket"]])
def test_ctrl_c_ends_quietly_and_saves(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, argv: list[str]
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("branchline.cli.keyboard.Keyboard.read", interrupt)
    stopped = run(*argv, "--save", str(tmp_path / "match.json"))
    assert (stopped.status, stopped.err) == (130, "")
    assert stopped.out.count("Ctrl-C again leaves") == 1
    assert (tmp_path / "match.json").exists()


@pytest.mark.parametrize("folder", [WORDS, *WORDS.parent.glob("boards/*/words")], ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things_about_the_same_things(folder: Path) -> None:
    english, french = (_messages((folder / f"{language}.ftl").read_text(encoding="utf-8")) for language in LANGUAGES)
    assert english == french


def test_every_sentence_the_command_asks_for_exists() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in WORDS.parent.glob("*.py"))
    asked = set(re.findall(r"(?<!words\.)\bsay\(\"([a-z-]+)\"", sources))
    asked |= {f"error-{key}" for key in re.findall(r"BadCommand\(\"([a-z-]+)\"", sources)}
    assert asked - set(_messages((WORDS / "en.ftl").read_text(encoding="utf-8"))) == set()


def _messages(text: str) -> dict[str, set[str]]:
    """The variables of each message."""
    messages = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {message.split(" =")[0]: set(re.findall(r"\$(\w+)", message)) for message in messages}
