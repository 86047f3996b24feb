"""Small arrays and records in plain Python: as much of NumPy, by its names, as kernel, games and bots use in a
browser.

There this folder is found under the name `numpy`, which cannot be had for Python in a browser from any package
registry. Whatever computes much is a rule and runs compiled on the same memory. Elements read as Python's own numbers,
but for `uint64`, which wraps around; whole numbers never overflow, and floats round as NumPy's do.

- `layouts`: types of numbers, and the layout of records.
- `blocks`: blocks of memory, records and arrays.
- `functions`: what makes arrays, computes with them and looks for something in them.
- `archive`: NumPy's files of arrays.
- `random`: NumPy's usual generator.
- `typing`: the name of the type of arrays.
"""

from __future__ import annotations

from math import inf

from . import random
from .archive import load
from .blocks import ndarray, record, void
from .functions import (
    absolute as abs,
)
from .functions import (
    arange,
    argmax,
    argsort,
    argwhere,
    array,
    asarray,
    ascontiguousarray,
    bincount,
    clip,
    concatenate,
    count_nonzero,
    errstate,
    exp,
    flatnonzero,
    frombuffer,
    full,
    log,
    logical_and,
    maximum,
    mean,
    ones,
    ptp,
    repeat,
    roll,
    sqrt,
    take_along_axis,
    unpackbits,
    where,
    zeros,
)
from .layouts import (
    bool_,
    dtype,
    float32,
    float64,
    generic,
    iinfo,
    int8,
    int16,
    int32,
    int64,
    integer,
    uint8,
    uint16,
    uint32,
    uint64,
)

__all__ = [
    "abs",
    "arange",
    "argmax",
    "argsort",
    "argwhere",
    "array",
    "asarray",
    "ascontiguousarray",
    "bincount",
    "bool_",
    "clip",
    "concatenate",
    "count_nonzero",
    "dtype",
    "errstate",
    "exp",
    "flatnonzero",
    "float32",
    "float64",
    "frombuffer",
    "full",
    "generic",
    "iinfo",
    "inf",
    "int8",
    "int16",
    "int32",
    "int64",
    "integer",
    "load",
    "log",
    "logical_and",
    "maximum",
    "mean",
    "ndarray",
    "ones",
    "ptp",
    "random",
    "record",
    "repeat",
    "roll",
    "sqrt",
    "take_along_axis",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "unpackbits",
    "void",
    "where",
    "zeros",
]  # fmt: skip
