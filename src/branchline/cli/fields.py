"""`branchline fields`: what a position of a game is made of."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.columns import keyed_table
from branchline.cli.grammar import add_command
from branchline.cli.words import say

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.record import Field

FEW = 8
"""So many words of a kind are listed."""


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "fields")
    parser.add_argument("game", metavar=say("help-game"), help=say("help-game-id"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    fields = fields_of(branchline.load(args.game))
    if args.json:
        print(json.dumps({name: to_json(field) for name, field in fields.items()}, ensure_ascii=False, indent=2))
    else:
        rows = [[name, *describe(field)] for name, field in fields.items()]
        print(keyed_table(("field", "axes", "holds", "known-to"), rows))
    return 0


def fields_of(game: Game) -> dict[str, Field]:
    """Those of its positions, in the order in which they are declared."""
    State = game.contract.State
    return {name: State.fields[name] for name in State.kept_fields()}


def describe(field: Field) -> list[str]:
    """Along which axes it runs, what it holds, and who may know it."""
    return [" × ".join(_axes(field)), tell_values(field), say(f"known-to-{_knower(field)}")]


def to_json(field: Field) -> dict[str, Any]:
    low, high = field.limits
    values = field.holds
    kind = values.kind if values else None
    return {
        "type": field.type.__name__,
        "axes": _axes(field),
        "holds": values.form if values else None,
        "kind": kind.name if kind else None,
        "labels": list(kind.labels) if kind else [],
        "low": low,
        "high": high,
        "known_to": _knower(field),
    }


def _axes(field: Field) -> list[str]:
    return [str(axis) if isinstance(axis, int) else axis.name for axis in field.axes]


def tell_values(field: Field) -> str:
    low, high = field.limits
    values = field.holds
    kind = values.kind if values else None
    if values is None or (kind is not None and not kind.size):
        return say("holds-range", low=str(low), high=str(high))
    words = [word for word in kind.labels if word] if kind else []
    named = ", ".join(words) if kind and 0 < len(words) <= FEW else kind.name if kind else ""
    return say(f"holds-{values.form}", kind=named, low=str(low), high=str(high))


def _knower(field: Field) -> str:
    """`everyone`, `no_seat`, `own_seat`, or `some` where that depends on the position."""
    from branchline.kernel.record import EVERYONE, NO_SEAT, OWN_SEAT, Visibility

    known: dict[Visibility, str] = {EVERYONE: "everyone", NO_SEAT: "no_seat", OWN_SEAT: "own_seat"}
    return known.get(field.known_to, "some")
