"""Writes what the browser client knows of each game's view, the `view.d.ts` in its folder of `web/src/games`, from the
types the game declares, and of the server's answers and live messages, from `server/wire`; `--check` says which of
these files are stale."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints
from typing import NotRequired as WireNotRequired

from pydantic import BaseModel
from typing_extensions import is_typeddict

import branchline
from branchline import games
from branchline.kernel.vocabulary import EVERY_WORD, Vocabulary
from branchline.server.http.openapi import DECLARING, declared_in
from branchline.server.wire import live, requests, tournaments
from branchline.server.wire.meanings import definition_of, meanings_in, own_fields

CLIENT = Path(__file__).parents[1] / "web" / "src"
CLIENTS = CLIENT / "games"
WIRE = CLIENT / "api" / "answers.d.ts"
HEADER = "/** What a seat may see, as {module} declares it. Written by `make docs`. */\n"
WIRE_HEADER = "/** What crosses the wire, as `server/wire` declares it. Written by `make docs`. */\n"
SUFFIX = "Response"
"""In the client there is nothing else that a name could mean."""
FORMS = (requests.NewTable, tournaments.NewTournament)
PRIMITIVES = {Any: "unknown", str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def files() -> dict[Path, str]:
    """A file for each view, in the folder of the name that the rules' folder has; games that share one are a family."""
    views = {game.contract.view for game in branchline.catalogue().values()}
    written = {CLIENTS / _folder(view) / "view.d.ts": Declarations().write(view) for view in views}
    return written | {WIRE: Declarations().write_wire()}


def _folder(view: Callable[..., Any]) -> Path:
    return Path(*view.__module__.removeprefix(f"{games.__name__}.").split(".")[:-1])


class Declarations:
    """The TypeScript of one view: everything it is made of, in the order in which it is met."""

    def __init__(self) -> None:
        self._declared: dict[str, str] = {}

    def write(self, view: Callable[..., Any]) -> str:
        self.type_of(get_type_hints(view, include_extras=True)["return"])
        return "\n".join([HEADER.format(module=view.__module__), *self._declared.values()])

    def write_wire(self) -> str:
        for declared in (*(each for module in DECLARING for each in declared_in(module)), *FORMS):
            self.type_of(declared)
        self._declare("LiveMessage", f"export type LiveMessage = {self.type_of(live.LiveMessage)}\n")
        return "\n".join([WIRE_HEADER, *self._declared.values()])

    def type_of(self, hint: Any) -> str:
        origin, arguments = get_origin(hint), get_args(hint)
        if hint in PRIMITIVES:
            return PRIMITIVES[hint]
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, BaseModel)):
            return self._interface(hint)
        if origin is Literal:
            return " | ".join(f"'{word}'" for word in arguments)
        if origin is list:
            item = self.type_of(arguments[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return self._record(arguments[0], arguments[1], complete=False)
        if origin is Annotated:
            return self._annotated(arguments[0], hint.__metadata__[0])
        if origin in (Union, UnionType):
            return " | ".join(self.type_of(argument) for argument in arguments)
        raise TypeError(f"a view cannot declare {hint}")

    def _annotated(self, hint: Any, metadata: object) -> str:
        if isinstance(metadata, Vocabulary):
            return self._vocabulary(metadata)
        if metadata is EVERY_WORD:
            return self._record(*get_args(hint), complete=True)
        return self.type_of(hint)

    def _record(self, key: Any, value: Any, *, complete: bool) -> str:
        record = f"Record<{self.type_of(key)}, {self.type_of(value)}>"
        return record if complete or key is str else f"Partial<{record}>"

    def _vocabulary(self, vocabulary: Vocabulary) -> str:
        words = " | ".join(f"'{word}'" for word in vocabulary.words)
        return self._declare(vocabulary.name, f"export type {vocabulary.name} = {words}\n")

    def _interface(self, declared: type) -> str:
        name = declared.__name__.removesuffix(SUFFIX)
        if name not in self._declared:
            self._declare(name, "")
            self._declared[name] = "".join(f"{line}\n" for line in self._interface_lines(declared, name))
        return name

    def _interface_lines(self, declared: type, name: str) -> Iterator[str]:
        hints, meanings = _fields_of(declared), _meanings_of(declared)
        if declared.__doc__:
            yield f"/** {' '.join(declared.__doc__.split())} */"
        yield f"export interface {name}{self._extends(declared)} {{"
        for field in own_fields(declared):
            if field in meanings:
                yield f"  /** {meanings[field]} */"
            yield f"  {self._field(field, hints[field])}"
        yield "}"

    def _field(self, name: str, hint: Any) -> str:
        if get_origin(hint) in (NotRequired, WireNotRequired):
            return f"{name}?: {self.type_of(get_args(hint)[0])}"
        return f"{name}: {self.type_of(hint)}"

    def _extends(self, declared: type) -> str:
        names = [getattr(base, "id", "TypedDict") for base in definition_of(declared).bases]
        known = vars(sys.modules[declared.__module__])
        extended = [self._interface(known[name]) for name in names if name not in ("TypedDict", "Form")]
        return f" extends {', '.join(extended)}" if extended else ""

    def _declare(self, name: str, text: str) -> str:
        if self._declared.setdefault(name, text) not in (text, ""):
            raise ValueError(f"two types of one view are called {name}")
        return name


def _fields_of(declared: type) -> dict[str, Any]:
    """The type of each field. What a form may leave out has a default."""
    hints = get_type_hints(declared, include_extras=True)
    if not issubclass(declared, BaseModel):
        return hints
    optional = {name for name, field in declared.model_fields.items() if not field.is_required()}
    return {name: NotRequired[hint] if name in optional else hint for name, hint in hints.items()}


def _meanings_of(declared: type) -> dict[str, str]:
    if not issubclass(declared, BaseModel):
        return meanings_in(declared)
    return {name: field.description for name, field in declared.model_fields.items() if field.description}


def main() -> int:
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        if "--check" in sys.argv[1:]:
            print(f"{path.relative_to(CLIENT)} is stale: run “make docs”.", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return int(bool(stale) and "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
