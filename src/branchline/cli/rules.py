"""`branchline rules`: the rules page, one clause of it, or which clauses have tests."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import branchline
from branchline.cli.extras import has
from branchline.cli.grammar import add_command
from branchline.cli.screen import new_screen
from branchline.cli.words import BadCommand, say, speaking
from branchline.kernel.rules_page import Chapter, Clause, Page, load_page


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "rules")
    parser.add_argument("game", metavar=say("help-game"), help=say("help-game-id"))
    parser.add_argument("clause", metavar=say("help-clause-name"), nargs="?", help=say("help-clause"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--coverage", action="store_true", help=say("help-coverage"))


def run(args: Namespace) -> int:
    game = branchline.load(args.game)
    page = load_page(game.words_folders, speaking())
    if args.coverage:
        _report_coverage(page, args.json)
    elif args.json:
        _print_json({"game": game.id} | page.to_json() if args.clause is None else part_of(page, args.clause).to_json())
    else:
        show(page.markdown() if args.clause is None else part_of(page, args.clause).markdown())
    return 0


def part_of(page: Page, id: str) -> Clause | Chapter:
    found = page.find(id)
    if found is None:
        raise BadCommand("clause", clause=id, known=", ".join(chapter.id for chapter in page.chapters))
    return found


def show(markdown: str) -> None:
    """Set for reading in a terminal; as it stands anywhere else."""
    if sys.stdout.isatty() and has("terminal"):
        new_screen(plain=False).rules(markdown)
    else:
        print(markdown)


def _report_coverage(page: Page, as_json: bool) -> None:
    from branchline.cli.tested import coverage, find_tests

    pages = [load_page(game.words_folders, speaking()) for game in branchline.catalogue().values()]
    found = coverage(page, find_tests(Path(__file__)), pages)
    if as_json:
        _print_json(found)
        return
    print(say("coverage", tested=found["tested"], clauses=found["clauses"]))
    for key in ("missing", "unknown"):
        if found[key]:
            print(say(f"coverage-{key}", clauses=", ".join(found[key])))


def _print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
