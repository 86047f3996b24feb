"""`branchline play`."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import branchline
from branchline.cli.choices import Choices
from branchline.cli.completion import WordCompleter
from branchline.cli.hidden_screen import HiddenScreen
from branchline.cli.keyboard import Keyboard
from branchline.cli.screen import Screen
from branchline.cli.session import Session
from branchline.kernel import Match
from cli.conftest import Run
from server.test_secrets import TO_A_VOTE

ALONE = ("play", "rocket", "--seats", "human,random", "--seed", "2", "--option", "first_player=0", "--plain")


def said(out: str, typed: str) -> str:
    """What followed a typed line, up to the next prompt."""
    return re.split(r"^[A-D]> ", out.partition(f"> {typed}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def test_a_scripted_game_goes_to_its_end(run: Run) -> None:
    played = run("play", "rocket", "--seats", "human,greedy", "--seed", "2", typed="1\n" * 1000)
    assert (played.status, played.err) == (0, "")
    assert re.search(r"[AB] wins with £[\d,]+\.", played.out)


def test_the_money_of_the_ranking_adds_up(run: Run) -> None:
    played = run("play", "rocket", "--seats", "greedy,greedy,random", "--seed", "8", "--plain").out
    ranking = re.findall(r"^\d\. [ABC] \([\w-]+\): (.*)$", played, re.MULTILINE)
    assert len(ranking) == 3
    for line in ranking:
        *sources, total = [int(amount.replace(",", "")) for amount in re.findall(r"£([\d,]+)", line)]
        assert len(sources) == 7
        assert sum(sources) == total


def test_the_end_of_input_leaves_the_game(run: Run) -> None:
    left = run(*ALONE, typed="advance GWR ne\n")
    assert left.status == 0
    assert left.out.endswith("You left the game before its end.\n")


def test_quit_leaves_the_game_and_saves_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*ALONE, "--save", str(file), typed="advance GWR ne\nquit\nadvance LSWR e\n")
    assert json.loads(file.read_text())["actions"] == ["advance GWR ne"]


def test_a_move_may_be_typed_numbered_or_aimed_at_a_hex(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*ALONE, "--save", str(file), typed="advance gwr 12,4\n1\n")
    assert json.loads(file.read_text())["actions"][:2] == ["advance GWR ne", "token birmingham steel"]


def test_the_question_and_the_choices_by_verb(run: Run) -> None:
    asked = run(*ALONE).out
    assert FRESH.prompt(reader=0) in asked
    assert re.search(r"^token: .* \(24\)\nstation: .* \(144\)\nadvance: .* \(36\)$", asked, re.MULTILINE)


FRESH = branchline.load("rocket").new(2, seed=2, options={"first_player": 0})


def because(move: str, language: str = "en") -> str:
    reason = FRESH.why_not(move)
    assert reason is not None
    return f"{reason.say(language)} ({reason.clause})"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("advance LNWR", "advance LNWR se"),
        ("advance", "advance GWR ne"),
        ("adv", "advance GWR ne"),
        ("list token LON", "  token london brewing "),
        ("station 4", " station 4,4 "),
        ("list", "token birmingham steel"),
        ("list bid", "No move begins with “bid” now. Verbs you can use: token, station, advance."),
        ("", "Type a move, a number, a verb"),
        ("0", "There is no choice 0; they go from 1 to 204."),
        ("205", "There is no choice 205"),
        ("²", "There is no verb “²”"),
        ("dance", "There is no verb “dance”"),
        ("advance GWR up", "“up” is no direction of this board"),
        ("advance GWR w", because("advance GWR w")),
        ("why advance GWR w", because("advance GWR w")),
        ("why station 13,3", because("station 13,3")),
        ("why pass", because("pass")),
        ("why 1", "That is allowed."),
        ("why", "Say which move"),
        ("what advance LNWR e", FRESH.tell(FRESH.preview("advance LNWR e")[-1])),
        ("what advance GWR w", because("advance GWR w")),
        ("what", "Say which move"),
        ("undo", "There is nothing to take back: the match has just begun."),
        ("log", "Nothing has happened yet."),
        ("rules SR-3.5", "You must use both actions."),
        ("rules", "SR-3 Your turn\n"),
        ("rules SR-99", "There is no clause or chapter “SR-99”"),
        ("map", "City London (LON) on 13,10: 2 brewing and 1 leather left.\n"),
        ("table", "A: £0, £0 if the game ended now; 7 stations in supply;"),
        ("help", "why MOVE"),
        ("save", "Say where: save FILE"),
        ("save /nowhere/match.json", "/nowhere/match.json cannot be written: No such file or directory."),
        ("pourquoi pass", because("pass")),
    ],
)
def test_what_can_be_typed(run: Run, typed: str, answer: str) -> None:
    played = run(*ALONE, typed=f"{typed}\n")
    assert played.status == 0
    assert answer in said(played.out, typed)


@pytest.mark.parametrize(("command", "language", "best"), [
    ("hint", "en", r"1\. \w+ .* You win in \d+% of such games"),
    ("conseil", "fr", r"1\. \w+ .* vous gagnez \d+\s?% de telles parties"),
])  # fmt: skip
def test_a_hint_tells_the_best_moves_and_what_they_gain(run: Run, command: str, language: str, best: str) -> None:
    told = said(run(*ALONE, "--lang", language, typed=f"{command}\n").out, command)
    assert re.search(best, told)
    assert told.count("\n") > 4
    played = FRESH.at(0)
    texts = re.findall(r"[123]\. (.*?) –", told)
    assert len(texts) > 1
    assert all(played.why_not(text) is None for text in texts)


@pytest.mark.parametrize("allowed", [False, True])
def test_several_people_get_hints_only_if_they_were_allowed(run: Run, allowed: bool) -> None:
    table = ("play", "rocket", "--seats", "human,human", "--seed", "2", "--plain", *(["--hints"] if allowed else []))
    told = run(*table, typed="hint\n").out
    assert ("Several people play here" in told) is not allowed
    assert ("You win in" in told) is allowed


def test_what_tells_that_an_advance_brings_no_share() -> None:
    match = branchline.load("rocket").new(2, seed=1, options={"first_player": 0})
    position = match.position()
    position["status"]["GWR"], position["bank"]["GWR"] = "autonomous", 0
    match = branchline.load("rocket").from_position(position)
    remark = match.remark("advance GWR ne")
    assert remark is not None
    assert f"{remark.sentence} (SR-12.6)" in talk(match, "what advance GWR ne")


def test_what_follows_only_if_nobody_objects_says_so() -> None:
    match = branchline.load("rocket").new(3, seed=1, options={"first_player": 0})
    for move in ("advance GWR ne", "station 13,3"):
        match.play(move if match.why_not(move) is None else match.legal()[0])
    lines = talk(match, "what advance GWR e")
    assert "+1 share of GWR" in lines[lines.index("If nobody objects:") + 1]


def test_what_is_turned_up_is_not_told_before_it_is_turned_up() -> None:
    match = branchline.load("rock-island").new(2, seed=1)
    while not (reveals := [str(action) for action in match.legal() if str(action).startswith("reveal")]):
        match.play(match.legal()[-1])
    lines = talk(match, f"what {reveals[0]}")
    assert lines[-1] == "Nobody knows yet what comes then."


def talk(match: Match, *typed: str) -> list[str]:
    """What a sitting of people says to these lines."""
    lines: list[str] = []

    class Ear(Screen):
        def tell(self, sentence: str = "", style: str = "") -> None:
            lines.append(sentence)

        def items(self, sentences: Sequence[str]) -> None:
            lines.extend(sentences)

    script = iter(typed)

    class Script(Keyboard):
        def read(self, prompt: str, suggest: object) -> str | None:
            return next(script, None)

    Session(match, [None] * match.players, Ear(), Script()).play()
    return lines


def test_undo_goes_back_to_before_the_last_decision(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played = run(*ALONE, "--save", str(file), typed="advance GWR ne\n1\nundo\n")
    assert "Taken back." in played.out
    assert json.loads(file.read_text())["actions"] == ["advance GWR ne"]
    run(*ALONE, "--save", str(file), typed="advance GWR ne\n1\nundo\nundo\nundo\n")
    assert json.loads(file.read_text())["actions"] == []


def test_the_log_since_the_last_decision_is_told(run: Run) -> None:
    played = run(*ALONE, typed="advance GWR ne\nadvance LNWR e\n")
    news = said(played.out, "advance LNWR e")
    match = FRESH.fork()
    before, after = (
        [match.tell(event, reader=0) for event in match.play(f"advance {move}")] for move in ("GWR ne", "LNWR e")
    )
    assert news.startswith("\n".join(["Since your last decision:", *after]))
    assert before[0] not in news
    assert re.search(r"^B ", news, re.MULTILINE)


def test_a_veto_is_asked_with_all_its_choices(run: Run) -> None:
    two = ("play", "rocket", "--seats", "human,human", "--plain", "--option", "first_player=0")
    asked = said(run(*two, typed="advance GWR ne\n1\nadvance GWR nw\n").out, "advance GWR nw")
    match = FRESH.fork()
    for action in ("advance GWR ne", "token birmingham steel", "advance GWR nw"):
        match.play(action)
    assert match.prompt() in asked
    for number, choice in enumerate(match.legal(), 1):
        assert re.search(rf"^ +{number}  {choice} +{match.tell_action(choice)}$", asked, re.MULTILINE)


def test_names_and_players_are_shown(run: Run) -> None:
    played = run(*ALONE, "--names", "Ada, Ben")
    assert played.out.startswith("Stephenson’s Rocket: Ada (human), Ben (first-timer).\n")
    assert "First of two actions:" in played.out
    shared = run(
        "play", "rocket", "--seats", "human,human", "--plain", "--option", "first_player=0", "--names", "Ada,Ben"
    )
    assert "It is Ada’s turn." in shared.out


def test_a_saved_match_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*ALONE, "--save", str(file), typed="advance GWR ne\n")
    again = run("play", "rocket", "--load", str(file), "--seats", "human,random", "--plain", typed="log\nundo\n").out
    match = FRESH.fork()
    events = match.play("advance GWR ne")
    assert match.prompt(reader=0) in again
    assert said(again, "log").splitlines() == [match.tell(event, reader=0) for event in events]
    assert "Taken back." in again


def test_seats_must_fit_a_saved_match(run: Run, saved: Path) -> None:
    refused = run("play", "rocket", "--load", str(saved), "--seats", "human,random,random")
    assert (refused.status, refused.err) == (2, "3 seats are given, but there are 2 players.\n")


def test_plain_output_has_neither_escape_codes_nor_drawings(run: Run) -> None:
    played = run(*ALONE, typed="map\ntable\nhelp\nlist\nrules\n" + "1\n" * 1000)
    assert played.status == 0
    assert re.search(r"[AB] wins with", played.out)
    assert not re.search(r"[\x1b\u2190-\u2bff]", played.out)


def test_a_game_in_french(run: Run) -> None:
    played = run(*ALONE, "--lang", "fr", typed="aide\nadvance GWR ne\nannuler\npourquoi pass\ncarte\ntableau\n").out
    assert FRESH.prompt("fr", reader=0) in played
    assert "pourquoi COUP" in said(played, "aide")
    assert FRESH.tell(FRESH.preview("advance GWR ne")[1], "fr", reader=0) in said(played, "advance GWR ne")
    assert "Coup annulé." in played
    assert because("pass", "fr") in said(played, "pourquoi pass")
    assert "Grande ville London (LON) en 13,10\xa0: reste 2 × brasserie et 1 × cuir." in said(played, "carte")
    assert "si la partie finissait maintenant" in said(played, "tableau")


def test_money_of_others_can_be_secret(run: Run) -> None:
    told = said(run(*ALONE, "--option", "open_cash=false", typed="table\n").out, "table")
    assert "A: £0" in told
    assert "B: money secret;" in told


HIDDEN_CASH = ("play", "rocket", "--option", "first_player=0", "--option", "open_cash=false")
UNCOVER = r"([A-C]), press Enter to see what is yours alone > "


def test_what_is_a_seats_own_stays_covered_until_it_asks(run: Run) -> None:
    shown = run(*HIDDEN_CASH, "--seats", "human,human,random", typed="\nadvance GWR ne\n\n").out
    covered, uncovered = re.split(UNCOVER, shown.partition("A> ")[0])[::2]
    assert re.findall(r"^ *([ABC])  +(\S+)", covered, re.MULTILINE) == [("A", "?"), ("B", "?"), ("C", "?")]
    assert re.findall(r"^ *([ABC])  +(\S+)", uncovered, re.MULTILINE) == [("A", "£0"), ("B", "?"), ("C", "?")]
    question = FRESH.prompt().partition(":")[0]
    assert question not in covered
    assert question in uncovered


def test_the_next_seat_is_asked_for_its_own(run: Run) -> None:
    shown = run(*HIDDEN_CASH, "--seats", "human,human", "--plain", typed="advance GWR ne\n1\ntable\n").out
    assert re.findall(UNCOVER, shown) == ["A", "B"]
    assert re.search(r"A: money secret.*\nB: £0", shown)


@pytest.mark.parametrize(
    "argv",
    [
        (*HIDDEN_CASH, "--seats", "human,random"),
        ("play", "rocket", "--seats", "human,human"),
        ("play", "rock-island", "--seats", "human,human"),
    ],
)
def test_nothing_is_covered_where_nothing_is_hidden_from_others_here(run: Run, argv: tuple[str, ...]) -> None:
    assert not re.search(UNCOVER, run(*argv, "--plain", typed="1\n" * 20).out)


def test_nothing_stays_on_the_screen_for_the_next_person(monkeypatch: pytest.MonkeyPatch) -> None:
    match, screen = branchline.load("rocket").new(2, seed=1, options={"open_cash": False}), Screen()
    wiped: list[int] = []
    monkeypatch.setattr(screen, "wipe", lambda: wiped.append(1))
    hidden = HiddenScreen(people=2, screen=screen)
    hidden.put_back(0)
    hidden.lift(match, 0)
    hidden.put_back(0)
    assert (hidden.hides(match, 0), hidden.hides(match, 1), wiped) == (False, True, [])
    hidden.put_back(1)
    assert (hidden.hides(match, 0), hidden.hides(match, 1), wiped) == (True, True, [1])


def test_nor_does_a_secret_answer(run: Run) -> None:
    """ES-13.3: all vote on a screen of their own, though none of them knows more than the others."""
    moves = "\n".join(text.strip() for text in TO_A_VOTE.split("|"))
    shown = run("play", "england-wales-shares", "--seats", "human,human,human", "--seed", "1", "--plain",
                "--option", "cube_setup=full", typed=f"{moves}\n\nvote no\n\nvote yes\n\nvote yes\n").out  # fmt: skip
    assert re.findall(UNCOVER, shown) == ["A", "B", "C"]
    before, _, after = shown.partition("C: yes")
    assert "votes no" not in before.partition("C, press Enter")[2]
    assert "agree, 2 to 1" in after


def test_the_map_and_the_tables_are_drawn(run: Run) -> None:
    shown = run("play", "rocket", "--seed", "2", "--option", "first_player=0").out
    assert "\x1b" not in shown
    assert "LON   city and, by letter," in shown
    assert "If it ended now" in shown
    assert max(map(len, shown.splitlines())) <= 100


def test_a_person_at_a_real_terminal() -> None:
    terminal, inside = pty.openpty()
    surroundings = os.environ | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "120", "LINES": "60"}
    command = [sys.executable, "-m", "branchline", *ALONE[:-1]]
    playing = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=surroundings)
    try:
        assert b"\x1b[" in read_until_asked(terminal)
        os.write(terminal, b"advance GWR ne\r")
        assert FRESH.tell(FRESH.preview("advance GWR ne")[1], reader=0).encode() in read_until_asked(terminal)
        os.write(terminal, b"quit\r")
        assert playing.wait(timeout=60) == 0
        assert b"You left the game" in os.read(terminal, 1 << 16)
    finally:
        playing.kill()
        playing.wait()
        os.close(terminal)
        os.close(inside)


def read_until_asked(terminal: int) -> bytes:
    """Everything up to the prompt for a move, when the program has fallen silent and listens."""
    seen = b""
    while select.select([terminal], [], [], 1 if b"Type a move" in seen else 90)[0]:
        seen += os.read(terminal, 4096)
    assert b"Type a move" in seen, seen
    return seen


def test_completion_goes_word_by_word() -> None:
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

    match = branchline.load("rocket").new(2, seed=1)
    session = Session(match, [None, None], Screen(), Keyboard())
    session._choices = Choices(match)
    completer = WordCompleter(session._suggest)

    def completed(typed: str) -> list[str]:
        return [found.text for found in completer.get_completions(Document(typed), CompleteEvent())]

    assert completed("ad") == ["advance"]
    assert completed("advance L") == ["LSWR", "LY", "LNWR"]
    assert completed("what advance GWR n") == ["ne", "nw"]
    assert completed("w") == ["why", "what"]
    assert "13,3" in completed("why station 13")
    assert "13,3" not in completed("station 13")
    assert "pass" in completed("why ")
