"""Writes what follows from the declared turn of each game: `turn.ts` in its folder of `web/src/games`, from which the
browser client draws the sequence of play and knows what costs, completes and answers; and the charts of docs/turns.md.
`--check` says which of these files are stale."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import branchline
from branchline import games
from branchline.kernel.game import Game
from branchline.kernel.turn import OVER, Answer, Following, Phase, Step, Turn, name_of

ROOT = Path(__file__).parents[1]
CLIENTS = ROOT / "web" / "src" / "games"
CHARTS = ROOT / "docs" / "turns.md"
MARK = "<!-- What follows is written by `make docs`. -->\n"


def files() -> dict[Path, str]:
    """A page for each declared turn, in the folder of the name that the rules' folder has, and the charts of all."""
    turns: dict[str, tuple[Turn, list[Game]]] = {}
    for game in branchline.catalogue().values():
        turns.setdefault(game.contract_package, (game.contract.turn, []))[1].append(game)
    pages = {CLIENTS / _folder(package) / "turn.ts": _page(package, turn) for package, (turn, _) in turns.items()}
    charts = "".join(_chart(turn, playing) for turn, playing in turns.values())
    return pages | {CHARTS: CHARTS.read_text("utf-8").partition(MARK)[0] + MARK + charts}


def _folder(package: str) -> Path:
    return Path(*package.removeprefix(f"{games.__name__}.").split("."))


# --- for the browser client -----------------------------------------------------------------------------------


def _page(package: str, turn: Turn) -> str:
    up = "../" * len(_folder(package).parts)
    return "".join([
        f"/** The sequence of play, as {package}.turn declares it. Written by `make docs`. */\n",
        f"import type {{ Turn }} from '{up}turn'\n\n",
        "// prettier-ignore\nexport const TURN: Turn = [\n",
        *(_question(turn, each) if isinstance(each, Phase) else _step(turn, each) for each in line(turn).values()),
        "]\n",
    ])  # fmt: skip


def line(turn: Turn) -> dict[int, Phase | Step]:
    """The phases and steps by number, as one comes to them from the beginning, questions before what is done without
    one."""
    stations: dict[int, Phase | Step] = {phase.number: phase for phase in turn.phases}
    stations |= turn.numbered_steps
    found, waiting = dict[int, Phase | Step](), [*reversed(turn.after(turn.begins))]
    while waiting:
        number = waiting.pop()
        if number != OVER and number not in found:
            found[number] = stations[number]
            waiting += sorted(_followers(turn, stations[number]), key=lambda after: after >= turn.phase.size)[::-1]
    return found


def _followers(turn: Turn, station: Phase | Step) -> list[int]:
    ways = [station] if isinstance(station, Step) else station.answers
    return [number for way in ways for number in turn.after(way.then)]


def _question(turn: Turn, phase: Phase) -> str:
    passes = f" passes: '{phase.passes.name}'," if phase.passes else ""
    head = f"phase: '{turn.label(phase.number)}', interrupts: {json.dumps(phase.interrupts)},{passes} answers: ["
    answers = "".join(f"    {_answer(turn, answer)},\n" for answer in phase.answers)
    return f"  {{ {head}\n{answers}  ] }},\n"


def _answer(turn: Turn, answer: Answer) -> str:
    marks = "".join(f", {mark}: true" for mark in ("costs", "completes") if getattr(answer, mark))
    return f"{{ verb: '{answer.verb.name}', then: {_then(turn, answer.then)}{marks} }}"


def _step(turn: Turn, step: Step) -> str:
    return f"  {{ step: '{name_of(step.does)}', then: {_then(turn, step.then)} }},\n"


def _then(turn: Turn, then: Following) -> str:
    """Under the names that messages have."""
    return f"[{', '.join(repr(_message(turn, number)) for number in turn.after(then))}]"


def _message(turn: Turn, number: int) -> str:
    return f"{'phase' if number < turn.phase.size else 'step'}-{turn.label(number)}"


# --- for the documents ----------------------------------------------------------------------------------------


def _chart(turn: Turn, playing: list[Game]) -> str:
    names = ", ".join(game.name() for game in playing)
    return f"\n## {names}\n\n```mermaid\nflowchart TD\n{''.join(_lines(turn, playing[0]))}```\n"


def _lines(turn: Turn, game: Game) -> Iterator[str]:
    for number in turn.after(turn.begins):
        yield f"  begin([ ]) --> {_node(turn, number)}\n"
    for number, station in line(turn).items():
        yield f"  {_node(turn, number)}{_shape(station).format(_name(turn, game, number))}\n"
        if isinstance(station, Phase):
            yield from _answers(turn, game, station)
        else:
            yield from (f"  {_node(turn, number)} --> {_node(turn, to)}\n" for to in turn.after(station.then))
    yield f'  {_node(turn, OVER)}(["{_name(turn, game, OVER)}"])\n'


def _shape(station: Phase | Step) -> str:
    if isinstance(station, Step):
        return '("{}")'
    return '[["{}"]]' if station.interrupts else '["{}"]'


def _answers(turn: Turn, game: Game, phase: Phase) -> Iterator[str]:
    """Answers that lead to the same stand on one arrow."""
    ways: dict[int, list[str]] = {}
    for answer in phase.answers:
        for number in turn.after(answer.then):
            ways.setdefault(number, []).append(game.words.say(f"verb-{answer.verb.name}"))
    for number, verbs in ways.items():
        yield f'  {_node(turn, phase.number)} -->|"{"<br>".join(verbs)}"| {_node(turn, number)}\n'


def _node(turn: Turn, number: int) -> str:
    return _message(turn, number).replace("-", "_")


def _name(turn: Turn, game: Game, number: int) -> str:
    return game.words.say(_message(turn, number))


def main() -> int:
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        if "--check" in sys.argv[1:]:
            print(f"{path.relative_to(ROOT)} is stale: run “make docs”.", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return int(bool(stale) and "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
