"""Records: a position, or a board, as one flat block of named integers.

A record is declared as a class whose attributes name the fields; rules read and write them by name.

>>> class Pond(Record):
...     frogs: int = i8()
...     lily: Array = i8(2, 3)
...     trail: Array = i16(4, role=SCRATCH)
>>> pond = Pond.blank()
>>> pond.lily[1, 2] = 5
>>> Pond.to_json(pond)
{'frogs': 0, 'lily': [[0, 0, 0], [0, 0, 5]]}
>>> Pond.from_json({'frogs': 200, 'lily': [[0, 0, 0], [0, 0, 5]]})
Traceback (most recent call last):
branchline.kernel.errors.BadPosition: Field “frogs” is 200, which is outside -128 to 127.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from branchline.kernel.errors import BadPosition

Json = Any
Array = npt.NDArray[Any]

KEPT = "kept"
"""Part of the position: saved, compared, shown."""
DERIVED = "derived"
"""Follows from the kept fields; a game's `derive` rule works it out again."""
SCRATCH = "scratch"
"""Room to work in; means nothing between two rules."""


@dataclass(frozen=True)
class Field:
    type: type[np.integer[Any]]
    shape: tuple[int, ...]
    role: str


def _field_of(integer: type[np.integer[Any]]) -> Any:
    def declare(*shape: int, role: str = KEPT) -> Any:
        return Field(integer, shape, role)

    return declare


i8, i16, i32, i64 = (_field_of(t) for t in (np.int8, np.int16, np.int32, np.int64))
u8, u16, u32, u64 = (_field_of(t) for t in (np.uint8, np.uint16, np.uint32, np.uint64))


class Record:
    """Subclass it to declare a record; the class is never instantiated, `blank` makes the block."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        cls.fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        layout = [(name, f.type, f.shape) if f.shape else (name, f.type) for name, f in cls.fields.items()]
        cls.dtype = np.dtype((np.record, np.dtype(layout, align=True)))

    @classmethod
    def blank(cls) -> Any:
        """One record, every field zero."""
        return np.zeros(1, cls.dtype)[0]

    @classmethod
    def kept(cls) -> list[str]:
        return [name for name, field in cls.fields.items() if field.role == KEPT]

    @classmethod
    def to_json(cls, record: Any) -> dict[str, Json]:
        return {name: record[name].tolist() for name in cls.kept()}

    @classmethod
    def fingerprint(cls, record: Any) -> str:
        """The same for equal positions, whatever was computed on the way."""
        digest = hashlib.sha256()
        for name in cls.kept():
            digest.update(np.ascontiguousarray(record[name]).tobytes())
        return digest.hexdigest()

    @classmethod
    def from_json(cls, position: Json) -> Any:
        """The record with these field values; `BadPosition` names the first field that does not fit."""
        if not isinstance(position, dict):
            raise BadPosition("position-not-an-object", field="position")
        for name in position:
            if name not in cls.kept():
                raise BadPosition("position-field-unknown", field=str(name))
        record = cls.blank()
        for name in cls.kept():
            if name not in position:
                raise BadPosition("position-field-missing", field=name)
            record[name] = _integers(name, position[name], cls.fields[name])
        return record


def _integers(name: str, value: Json, field: Field) -> npt.NDArray[Any]:
    limits = np.iinfo(field.type)
    flat: list[int] = []

    def walk(part: Json, shape: tuple[int, ...]) -> None:
        if shape:
            if not isinstance(part, list) or len(part) != shape[0]:
                raise BadPosition("position-field-shape", field=name, shape=" × ".join(map(str, field.shape)))
            for item in part:
                walk(item, shape[1:])
        elif isinstance(part, bool) or not isinstance(part, int):
            raise BadPosition("position-field-type", field=name, value=str(part))
        elif not limits.min <= part <= limits.max:
            raise BadPosition(
                "position-field-range", field=name, value=str(part), low=str(limits.min), high=str(limits.max)
            )
        else:
            flat.append(part)

    walk(value, field.shape)
    return np.array(flat, field.type).reshape(field.shape)
