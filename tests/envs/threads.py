"""A stand-in for a GPU whose threads run one after the other, as plain Python on the CPU."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np


class DeviceArray(np.ndarray[Any, Any]):
    def copy_to_host(self) -> Any:
        return np.asarray(self)


class OneByOne:
    """What kernels ask of CUDA."""

    def __init__(self) -> None:
        self.number = self.threads = 0
        self.atomic = SimpleNamespace(add=_add)
        self.syncwarp = int

    def grid(self, axes: int) -> int:
        assert axes == 1
        return self.number

    def gridsize(self, axes: int) -> int:
        assert axes == 1
        return self.threads


def _add(array: Any, place: Any, value: int) -> int:
    before = int(array[place])
    array[place] += value
    return before


class StandIn:
    """What the games ask of a GPU."""

    def __init__(self) -> None:
        self.cuda = OneByOne()
        self.multiprocessors = 1

    def wait(self) -> None:
        """Everything is done at once."""

    def to_device(self, array: Any) -> Any:
        return array.copy().view(DeviceArray)

    def empty(self, shape: Any, kind: Any) -> Any:
        return np.zeros(shape, kind).view(DeviceArray)

    zeros = empty

    def shared(self, array: Any) -> Any:
        return array

    def clear(self, array: Any) -> None:
        array[...] = 0

    def kernels(self, name: str, sources: Any, kernels: Any) -> dict[str, Callable[..., None]]:
        return {step: self._launcher(function) for step, (function, _) in kernels.items()}

    def _launcher(self, kernel: Callable[..., None]) -> Callable[..., None]:
        def launch(threads: int, *args: Any) -> None:
            self.cuda.threads = threads
            for self.cuda.number in range(threads):
                kernel(*args)

        return launch
