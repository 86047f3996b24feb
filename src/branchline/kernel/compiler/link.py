"""Many rules, one block of machine code.

Numba by itself optimises every function, and generates machine code for it, once alone and again inside each of its
callers. Here a rule is only translated while others are compiled; whatever Python is to call is then linked with all
it needs into one module, which is optimised once and kept as one piece.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import numba

from branchline.kernel.compiler.dispatcher import RuleDispatcher
from branchline.kernel.compiler.numba_parts import (
    JITCodeLibrary,
    _dynfunc,
    cpu_target,
    global_compiler_lock,
    lookup_environment,
    rtsys,
)

ENVIRONMENT = "_ZN08NumbaEnv"
"""How the names of Numba's environments begin."""
RELEASES = "releases the lock"
"""In Numba's account of a rule: whether other threads of Python go on while it runs."""
FROM_REGISTRIES = (b"_numba_hash", b"parallel", b"num_threads", b"do_scheduling")
"""How the names of functions begin, or what they hold, that Numba's registries alone give to the linker."""
INDEXING = (operator.getitem, operator.setitem)
NUMBERS = (numba.types.Number, numba.types.Boolean, numba.types.IntegerLiteral)


@dataclass(frozen=True)
class Entry:
    """A function that Python calls: its name in the machine code, and the environment it runs in."""

    name: str
    environment: Any


@dataclass(frozen=True)
class Binary:
    """Compiled rules as they are stored."""

    code: bytes
    entries: tuple[Entry, ...]
    environments: tuple[Any, ...]
    """Those that the code refers to, of whichever function."""


class Part(JITCodeLibrary):
    """A rule that has been translated but neither optimised nor turned into machine code."""

    @property
    def codegen(self) -> Part:
        """What Numba would tell the machine code goes nowhere: there is none."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        pass

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """For a function outside our rules that uses something first translated for them."""
        if self._shared_module is None:
            self._shared_module = linked(self.name, [self])._final_module
            for function in _defined(self._shared_module):
                function.linkage = "linkonce_odr"
        return self._shared_module


@contextmanager
def translating() -> Iterator[None]:
    """While this lasts, whatever Numba compiles becomes a part."""
    context = cpu_target.target_context
    context.refresh()
    codegen, typing = context.codegen(), context.typing_context
    with global_compiler_lock, _knowing_its_registries(context), _knowing_its_registries(typing):
        codegen._library_class = Part
        typing._resolve_user_function_type = _remembering(typing._resolve_user_function_type)
        typing.resolve_setitem = partial(_resolved_setitem, typing)
        try:
            yield
        finally:
            del codegen._library_class, typing._resolve_user_function_type, typing.resolve_setitem


@contextmanager
def _knowing_its_registries(context: Any) -> Iterator[None]:
    """Numba would import all its modules again for each function, to see whether they have declared more."""
    found: list[Any] = []
    install, context.install_registry = context.install_registry, found.append
    context.load_additional_registries()
    del context.install_registry
    context.load_additional_registries = lambda: [install(registry) for registry in found]
    try:
        yield
    finally:
        del context.load_additional_registries


_resolved: dict[Any, Any] = {}


def _remembering(resolve: Callable[..., Any]) -> Callable[..., Any]:
    """What a function of numbers or an index gives never changes, and Numba would search all it knows every time."""

    def remember(function: Any, args: Any, kws: Any, literals: Any = None) -> Any:
        if kws or not (function in INDEXING or all(isinstance(arg, NUMBERS) for arg in args)):
            return resolve(function, args, kws, literals)
        key = function, tuple(args)
        if _resolved.get(key) is None:
            _resolved[key] = resolve(function, args, kws, literals)
        return _resolved[key]

    return remember


def _resolved_setitem(typing: Any, target: Any, index: Any, value: Any) -> Any:
    return typing._resolve_user_function_type(operator.setitem, (target, index, value), {})


def translate(function: RuleDispatcher, types: tuple[Any, ...]) -> Any:
    """Numba's account of a rule for arguments of these types; everything the rule calls is translated with it."""
    with translating():
        function.compile(types)
    result: Any = function.overloads[types]
    result.metadata[RELEASES] = function.targetoptions.get("nogil", False)
    return result


def link(name: str, translated: list[Any]) -> Any:
    """A library of machine code in which Python can call these rules."""
    with global_compiler_lock:
        library = linked(name, [_with_wrapper(result) for result in translated])
        hide_all_but({_wrapper_name(result) for result in translated}, library._final_module)
        library.enable_object_caching()
        _optimise(library)
        library._final_module.verify()
        library._finalize_final_module()
        return library


def _optimise(library: Any) -> None:
    """Once. Loops in rules run over seats, sides and companies: to vectorise them takes time and gains nothing."""
    builder = library.codegen._pass_builder(loop_vectorize=False)
    builder.getModulePassManager().run(library._final_module, builder)


def binary_of(library: Any, translated: list[Any]) -> Binary:
    """What to store of a library in order to call these rules of it."""
    entries = tuple(Entry(_wrapper_name(result), result.environment) for result in translated)
    return Binary(library._get_compiled_object(), entries, tuple(_environments(library._final_module)))


def load(name: str, binary: Binary) -> list[Any]:
    """For each entry the function that Python calls."""
    with global_compiler_lock:
        context = cpu_target.target_context
        _give_symbols(context, binary.code)
        library = context.codegen().create_library(name)
        library.enable_object_caching()
        library._set_compiled_object(binary.code)
        library._finalize_final_module()
        for environment in binary.environments:
            library.codegen.set_env(environment.env_name, environment)
        library.codegen._engine._defined_symbols |= {entry.name for entry in binary.entries}
    return entry_points(library, binary)


def _give_symbols(context: Any, code: bytes) -> None:
    """Let machine code find what it calls. To read all of Numba's registries, as compiling does, takes a second and
    thirty megabytes; most code needs no more than Numba's runtime."""
    if any(name in code for name in FROM_REGISTRIES):
        context.refresh()
    else:
        rtsys.initialize(context)


def entry_points(library: Any, binary: Binary) -> list[Any]:
    """For each entry the function that Python calls."""
    with global_compiler_lock:
        return [_entry_point(library, entry) for entry in binary.entries]


def _with_wrapper(result: Any) -> Part:
    """A part with the function that takes a rule's arguments from Python and gives its answer back."""
    context = cpu_target.target_context
    wrapper: Any = Part(context.codegen(), _wrapper_name(result))  # type: ignore[no-untyped-call]
    released = result.metadata[RELEASES]
    context.create_cpython_wrapper(wrapper, result.fndesc, result.environment, result.call_helper, released)
    wrapper.add_linking_library(result.library)
    return wrapper


def _wrapper_name(result: Any) -> str:
    name: str = result.fndesc.llvm_cpython_wrapper_name
    return name


def linked(name: str, parts: list[Part]) -> Any:
    """A new library with these parts and everything they use, each once."""
    library = cpu_target.target_context.codegen().create_library(name)
    for used in _with_all_they_use(parts):
        module = used._final_module if isinstance(used, Part) else used._get_module_for_linking()
        library._final_module.link_in(module, preserve=True)
    return library


def _with_all_they_use(parts: list[Part]) -> list[Any]:
    found: dict[int, Any] = {}
    waiting: list[Any] = list(parts)
    while waiting:
        library = waiting.pop()
        if id(library) not in found:
            found[id(library)] = library
            waiting += library._linking_libraries if isinstance(library, Part) else ()
    return list(found.values())


def hide_all_but(exported: set[str], module: Any) -> None:
    """What only this module calls can be inlined and dropped."""
    for function in _defined(module):
        function.linkage = "external" if function.name in exported else "internal"


def _defined(module: Any) -> Iterator[Any]:
    return (function for function in module.functions if not function.is_declaration)


def _environments(module: Any) -> Iterator[Any]:
    for variable in module.global_variables:
        environment = lookup_environment(variable.name) if variable.name.startswith(ENVIRONMENT) else None
        if environment is not None:
            yield environment


def _entry_point(library: Any, entry: Entry) -> Any:
    pointer = library.get_pointer_to_function(entry.name)
    library.codegen.set_env(entry.environment.env_name, entry.environment)
    return _dynfunc.make_function(sys.modules[__name__], entry.name, "", pointer, entry.environment, (library,))
