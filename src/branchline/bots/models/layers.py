"""The layers of networks as rules: the same numbers natively and in a browser.

In float32, one number times a row of weights wherever an input may be zero, so that it costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from branchline.kernel.compiler.units import Steps, Unit
from branchline.kernel.record import Array
from branchline.kernel.rules import rule


@rule
def scale_rows(codes: Array, scales: Array, out: Array) -> None:
    """Weights from eight bits and the scale of each row."""
    for i in range(codes.shape[0]):
        for j in range(codes.shape[1]):
            out[i, j] = np.float32(codes[i, j]) * scales[i]


@rule
def add_seen(row: Array, used: Array, scale: Array, weights: Array, out: Array) -> None:
    """Add the first layer: a row of weights for each input in use, most of which are zero."""
    for k in range(used.shape[0]):
        if row[used[k]]:
            amount = np.float32(row[used[k]]) * scale[used[k]]
            for j in range(out.shape[0]):
                out[j] += amount * weights[k, j]


@rule
def add_product(x: Array, weights: Array, out: Array) -> None:
    """Add a layer with a row of weights for each input."""
    for i in range(x.shape[0]):
        amount = x[i]
        if amount != np.float32(0.0):
            for j in range(out.shape[0]):
                out[j] += amount * weights[i, j]


@rule
def write_products(x: Array, weights: Array, bias: Array, rows: Array, out: Array) -> None:
    """Some outputs of a layer with a row of weights for each of them; in four sums, which do not wait for each
    other."""
    for k in range(rows.shape[0]):
        i = rows[k]
        a, b, c, d = bias[i], np.float32(0.0), np.float32(0.0), np.float32(0.0)
        for j in range(0, x.shape[0] - 3, 4):
            a += weights[i, j] * x[j]
            b += weights[i, j + 1] * x[j + 1]
            c += weights[i, j + 2] * x[j + 2]
            d += weights[i, j + 3] * x[j + 3]
        for j in range(x.shape[0] // 4 * 4, x.shape[0]):
            a += weights[i, j] * x[j]
        out[k] = (a + b) + (c + d)


@rule
def rectify(x: Array) -> None:
    for j in range(x.shape[0]):
        x[j] = max(x[j], np.float32(0.0))


@rule
def add_rectified(x: Array, y: Array) -> None:
    for j in range(x.shape[0]):
        x[j] += max(y[j], np.float32(0.0))


@rule
def transpose(weights: Array, out: Array) -> None:
    for i in range(weights.shape[0]):
        for j in range(weights.shape[1]):
            out[j, i] = weights[i, j]


LAYERS = Unit("layers", (Path(__file__),))


def layer_steps() -> Steps:
    row, codes, places = np.zeros(1, np.uint8), np.zeros((1, 1), np.int8), np.zeros(1, np.int32)
    x, weights = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
    return [
        ("scale_rows", scale_rows, (codes, x, weights)),
        ("add_seen", add_seen, (row, places, x, weights, x)),
        ("add_product", add_product, (x, weights, x)),
        ("write_products", write_products, (x, weights, x, places, x)),
        ("rectify", rectify, (x,)),
        ("add_rectified", add_rectified, (x, x)),
        ("transpose", transpose, (weights, weights)),
    ]


def dequantised(arrays: Mapping[str, Array], name: str) -> Array:
    """The weights of a layer in a file."""
    codes, scales = np.ascontiguousarray(arrays[f"{name}.weights"]), arrays[f"{name}.scales"]
    if codes.ndim != 2 or scales.shape != codes.shape[:1]:
        raise ValueError(f"the scales of the layer {name} do not fit")
    if not scale_rows.runs_compiled:  # type: ignore[attr-defined]
        return codes.astype(np.float32) * scales[:, None]  # the same, and quicker than an interpreted rule
    found = np.zeros(codes.shape, np.float32)
    scale_rows(codes, scales, found)
    return found


def transposed(weights: Array) -> Array:
    found = np.zeros(weights.shape[::-1], np.float32)
    transpose(weights, found)
    return found


def check_used(used: Array, inputs: int) -> None:
    """Refuse places of inputs that are not there: compiled rules look at no bounds."""
    if used.ndim != 1 or (len(used) and not 0 <= used.min() <= used.max() < inputs):
        raise ValueError("an input that is not there")


def check_layer(shape: tuple[int, ...], bias: Array, inputs: int, outputs: int | None = None) -> int:
    """Refuse a layer whose arrays do not fit each other; the number of its outputs."""
    if shape != (inputs, len(bias)) or bias.ndim != 1 or outputs not in (None, len(bias)):
        raise ValueError("the layers do not fit each other")
    return len(bias)
