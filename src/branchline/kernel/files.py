"""Reading saved matches: every action is played again, and whatever does not add up is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from branchline.kernel.chance import FIRST_GENERATOR
from branchline.kernel.errors import BadBoard, BadFile, BadPosition, BranchlineError
from branchline.kernel.game import MOST_BOARD
from branchline.kernel.match import FORMAT, Match
from branchline.kernel.seeds import check_seed

if TYPE_CHECKING:
    from branchline.kernel.game import Game


def read_match(data: Any, games: dict[str, Game], source: str, language: str = "en") -> Match:
    """The match that this data describes, replayed; `BadFile` says what does not add up."""
    fields = _checked_fields(data, source)
    game = games.get(fields["game"])
    if game is None:
        raise BadFile("file-game", source=source, field="game", value=str(fields["game"]))
    if fields["rules"] not in (game.rules, *game.replays):
        raise BadFile("file-rules", source=source, field="rules", value=str(fields["rules"]), known=game.rules)
    try:
        match = _first_position(game, fields, language)
    except BadFile:
        raise
    except BranchlineError as fault:
        raise BadFile("file-start", source=source, fault=fault.say(language)) from fault
    if match.board.digest != fields["board"].get("digest"):
        raise BadFile("file-board", source=source, field="board")
    if match.commitment != fields["commitment"]:
        raise BadFile("file-commitment", source=source, field="commitment")
    for number, text in enumerate(fields["actions"], 1):
        try:
            match.play(str(text))
        except BranchlineError as fault:
            raise BadFile("file-action", source=source, number=number, action=str(text),
                          fault=fault.say(language)) from fault  # fmt: skip
    same = fields["rules"] != game.rules or match.fingerprint() == fields["fingerprint"]
    if not same or match.scores() != fields["scores"]:
        raise BadFile("file-fingerprint", source=source, field="fingerprint")
    return match


FIELDS: dict[str, tuple[type, ...]] = {
    "format": (int,), "game": (str,), "rules": (int,), "board": (dict,), "players": (int,), "seats": (list,),
    "options": (dict,), "seed": (str, type(None)), "commitment": (str, type(None)), "start": (dict, type(None)),
    "actions": (list,), "scores": (list,), "fingerprint": (str,),
}  # fmt: skip


def _checked_fields(data: Any, source: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadFile("file-not-a-match", source=source)
    for field, types in FIELDS.items():
        if field not in data:
            raise BadFile("file-field-missing", source=source, field=field)
        if not isinstance(data[field], types) or isinstance(data[field], bool):
            raise BadFile("file-field-type", source=source, field=field, value=str(data[field]))
    for field in data:
        if field not in FIELDS:
            raise BadFile("file-field-unknown", source=source, field=str(field))
    if data["format"] != FORMAT:
        raise BadFile("file-format", source=source, field="format", value=str(data["format"]), known=FORMAT)
    return data


def _first_position(game: Game, fields: dict[str, Any], language: str) -> Match:
    board = fields["board"].get("data")
    if not isinstance(board, dict | None):  # a name would be looked for among this machine's files
        raise BadBoard("board-size", limit=MOST_BOARD // 1024)
    earlier = fields["rules"] if fields["rules"] != game.rules else None
    if fields["start"] is not None:
        start = earlier_position(fields["start"], game, earlier) if earlier else fields["start"]
        return game.from_position(start, fields["seats"], board, language)
    seed = fields["seed"] or ""
    return game.new(
        fields["players"], check_seed(int(seed) if seed.isascii() and seed.isdigit() else seed),
        fields["options"], fields["seats"], board, language, earlier, stored=True,
    )  # fmt: skip


def earlier_position(start: dict[str, Any], game: Game, rules: int) -> dict[str, Any]:
    """A position of an earlier version of the rules, as it is said today."""
    position, differs = game.contract.upgrade(start), dict(game.replays[rules])
    if differs.get("generator") != FIRST_GENERATOR:
        return position | differs
    if start.get("rng") == 0:
        raise BadPosition("position-field-range", field="rng", value="0", low="1", high=str(2**64 - 1))
    position = {name: value for name, value in position.items() if name != "rng"}
    return position | differs | {"key": [start.get("rng", 1), 0]}


def read_file(path: str | Path, games: dict[str, Game], language: str = "en") -> Match:
    path = Path(path)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadFile("file-unreadable", source=str(path), fault=fault.strerror or "") from fault
    except ValueError as fault:
        raise BadFile("file-not-json", source=str(path), fault=str(fault)) from fault
    return read_match(data, games, str(path), language)
