"""What runs on an NVIDIA GPU: kernels made from rules, compiled once for a kind of chip and kept like other units.

A kernel is a plain function that every thread calls; `cuda.grid(1)` tells a thread its number. Numba's CUDA half
translates it, which needs no GPU; CUDA's linker makes it machine code. Needs the package numba-cuda.
"""

from __future__ import annotations

import ctypes
import pickle
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from branchline.kernel.compiler.units import Tell, Unit, argument_types, keep_file, kept_file, telling
from branchline.kernel.errors import BranchlineError
from branchline.kernel.record import Array

Chip = tuple[int, int]
"""The compute capability of a kind of GPU: (9, 0) is a Hopper."""
Kernels = Mapping[str, tuple[Callable[..., None], tuple[Any, ...]]]
"""By name: what each thread calls, and examples of the arguments."""
Code = dict[str, tuple[str, bytes]]
"""By name: the symbol of a kernel, and the machine code it is in."""
THREADS = 64
"""In a block."""


class NoDevice(BranchlineError):
    """There is no GPU to run on."""


def cuda_library() -> Any:
    """The CUDA half of Numba, or a sentence that says what is missing."""
    try:
        from cuda import core  # noqa: F401
        from numba import cuda
    except ImportError as fault:
        raise NoDevice("no-cuda", fault=str(fault)) from fault
    return cuda


# --- compiling ------------------------------------------------------------------------------------------------


def target_of(chip: Chip) -> str:
    """What the machine code depends on besides its sources."""
    from importlib.metadata import version

    minor = [".".join(version(package).split(".")[:2]) for package in ("numba", "numba-cuda")]
    return " ".join([f"sm_{chip[0]}{chip[1]}", *minor])


def unit_of(name: str, sources: Iterable[Path], chip: Chip) -> Unit:
    return Unit(name, tuple(sources), target_of(chip))


def compiled(name: str, sources: Iterable[Path], kernels: Kernels, chip: Chip) -> Code:
    """The machine code of kernels, from the cache or compiled now."""
    unit = unit_of(name, sources, chip)
    data = kept_file(unit)
    if data is None:
        code = _compile(name, kernels, chip, telling(name))
        data = pickle.dumps(code)
        keep_file(unit, data)
    found: Code = pickle.loads(data)
    return found


def _compile(name: str, kernels: Kernels, chip: Chip, tell: Tell) -> Code:
    code = {}
    for done, (step, (function, examples)) in enumerate(kernels.items()):
        tell(step, done, len(kernels))
        code[step] = machine_code(function, argument_types(examples), chip)
    tell("", len(kernels), len(kernels))
    return code


def machine_code(function: Callable[..., None], types: tuple[Any, ...], chip: Chip) -> tuple[str, bytes]:
    """A kernel for arguments of these types, translated and linked."""
    from cuda.core import Linker, LinkerOptions, ObjectCode

    cuda = cuda_library()
    with _translating_for(chip):
        text, _ = cuda.compile(function, types, device=False, abi="numba", cc=chip)
    entry = re.search(r"\.entry\s+(\w+)", text)
    assert entry is not None
    linker = Linker(ObjectCode.from_ptx(text.encode()), options=LinkerOptions(arch=f"sm_{chip[0]}{chip[1]}"))
    return entry[1], bytes(linker.link("cubin").code)


@contextmanager
def _translating_for(chip: Chip) -> Iterator[None]:
    """Numba asks the GPU what chip it has for every rule that a kernel calls; here it is told, and needs no GPU. And no
    index is looked at whether it counts from the end: none does in rules, where tests refuse it."""
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    asked, counted = dispatcher.get_current_device, arrays.fix_integer_index
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=chip)
    arrays.fix_integer_index = _counted_from_the_front
    try:
        yield
    finally:
        dispatcher.get_current_device, arrays.fix_integer_index = asked, counted


def _counted_from_the_front(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    from numba import types

    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


# --- running --------------------------------------------------------------------------------------------------


class Gpu:
    """The GPU of this machine."""

    def __init__(self) -> None:
        self.cuda = cuda_library()
        if not self.cuda.is_available():
            raise NoDevice("no-gpu")
        self.shared, self.empty = self.cuda.as_cuda_array, self.cuda.device_array

    @cached_property
    def chip(self) -> Chip:
        major, minor = self.cuda.get_current_device().compute_capability[:2]
        return int(major), int(minor)

    @cached_property
    def multiprocessors(self) -> int:
        return int(self.cuda.get_current_device().MULTIPROCESSOR_COUNT)

    def wait(self) -> None:
        self.cuda.synchronize()

    def to_device(self, array: Array) -> Any:
        return self.cuda.to_device(array)

    def zeros(self, shape: Any, kind: Any) -> Any:
        array = self.empty(shape, kind)
        self.clear(array)
        return array

    def clear(self, array: Any) -> None:
        if array.size:
            self.cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)

    def kernels(self, name: str, sources: Iterable[Path], kernels: Kernels) -> dict[str, Callable[..., None]]:
        """For each kernel a function that launches so many threads with these arguments."""
        self.cuda.current_context()
        return {step: _launcher(*code) for step, code in compiled(name, sources, kernels, self.chip).items()}


def _launcher(symbol: str, code: bytes) -> Callable[..., None]:
    from cuda.core import Device, LaunchConfig, ObjectCode, launch

    device = Device()
    device.set_current()
    kernel, stream = ObjectCode.from_cubin(code).get_kernel(symbol), device.default_stream
    configs: dict[int, Any] = {}

    def run(threads: int, *args: Any) -> None:
        config = configs.get(threads)
        if config is None:
            config = configs[threads] = LaunchConfig(grid=-(-threads // THREADS), block=THREADS)
        launch(stream, config, kernel, *(part for arg in args for part in flat(arg)))

    return run


class Flat(tuple[Any, ...]):
    """Arguments as a kernel takes them, made once for many launches."""


def flat(value: Any) -> tuple[Any, ...]:
    """An argument as a kernel takes it: an array is its address, its shape and its strides, a tuple all its members.

    >>> flat(3)
    (c_long(3),)
    """
    if isinstance(value, Flat):
        return value
    if isinstance(value, tuple):
        return Flat(part for member in value for part in flat(member))
    if isinstance(value, float):
        return (ctypes.c_double(value),)
    if isinstance(value, int | np.integer):
        return (ctypes.c_int64(int(value)),)
    address = value.__cuda_array_interface__["data"][0]
    return Flat((0, 0, value.size, value.dtype.itemsize, address, *value.shape, *value.strides))
