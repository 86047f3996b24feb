"""The compiled rules and bots of a game in a browser: a WebAssembly module that shares its memory with Python."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from branchline.kernel.compiler.bound import EntryPoint, offer
from branchline.kernel.game import offer_prepared_board

NUMBERS: dict[str, Any] = {"i64": ctypes.c_int64, "f64": ctypes.c_double, "i32": ctypes.c_int32}
Put = Callable[[list[Any], Any], None]


def load_module(path: Path) -> None:
    """Have the units and the board of a module found from now on; `.json` beside it tells what is in it."""
    library = ctypes.CDLL(str(path))
    contents = json.loads(path.with_suffix(".json").read_bytes())
    offer(
        {
            unit: [
                (each["rule"], _entry_point(library[each["function"]], each["takes"], each["gives"])) for each in told
            ]
            for unit, told in contents["units"].items()
        }
    )
    offer_prepared_board(contents["board"], path.with_suffix(".board").read_bytes())


def load_game(folder: str, game: str) -> None:
    """Have a game's module found, which was unpacked there."""
    load_module(Path(folder) / f"{game}.so")


def _entry_point(function: Any, takes: list[Any], gives: str | None) -> EntryPoint:
    function.argtypes = [one for kind in takes for one in _parameters(kind)]
    function.restype = None if gives is None else NUMBERS[gives]
    puts = list(map(_put, takes))

    def call(*args: Any) -> Any:
        given: list[Any] = []
        for put, arg in zip(puts, args, strict=True):
            put(given, arg)
        return function(*given)

    return call


def _parameters(kind: Any) -> list[Any]:
    if isinstance(kind, list):
        return [one for member in kind for one in _parameters(member)]
    if isinstance(kind, int):
        return [ctypes.c_void_p, *[ctypes.c_int32] * kind]
    return [ctypes.c_void_p if kind == "record" else NUMBERS[kind]]


def _put(kind: Any) -> Put:
    """How an argument is handed over: a record by its address, an array by its address and its shape."""
    if isinstance(kind, list):
        members = list(map(_put, kind))

        def put_members(given: list[Any], value: Any) -> None:
            for put, one in zip(members, value, strict=True):
                put(given, one)

        return put_members
    if isinstance(kind, int):
        return lambda given, value: given.extend((value.address, *value.shape))
    if kind == "record":
        return lambda given, value: given.append(value.address)
    return lambda given, value: given.append(value)
