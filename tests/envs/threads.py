"""A stand-in for the CUDA half of Numba whose threads run one after the other, on the CPU."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np


class DeviceArray(np.ndarray[Any, Any]):
    def copy_to_host(self) -> Any:
        return np.asarray(self)


class OneByOne:
    """What the kernels of a training ask of CUDA."""

    def __init__(self) -> None:
        self.blockIdx, self.threadIdx, self.blockDim = (SimpleNamespace(x=0) for _ in range(3))

    def grid(self, axes: int) -> int:
        assert axes == 1
        return int(self.blockIdx.x * self.blockDim.x + self.threadIdx.x)

    def jit(self, kernel: Callable[..., None]) -> _Launcher:
        return _Launcher(self, kernel)

    def to_device(self, array: Any) -> Any:
        return array.copy().view(DeviceArray)

    def device_array(self, shape: Any, kind: Any) -> Any:
        return np.zeros(shape, kind).view(DeviceArray)

    def as_cuda_array(self, array: Any) -> Any:
        return array


class _Launcher:
    def __init__(self, device: OneByOne, kernel: Callable[..., None]) -> None:
        self._device, self._kernel = device, kernel

    def __getitem__(self, grid: tuple[int, int]) -> Callable[..., None]:
        blocks, threads = grid

        def launch(*args: Any) -> None:
            self._device.blockDim.x = threads
            for number in range(blocks * threads):
                self._device.blockIdx.x, self._device.threadIdx.x = divmod(number, threads)
                self._kernel(*args)

        return launch
