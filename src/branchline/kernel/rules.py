"""`@rule`: plain Python over records, compiled for the CPU, for CUDA, or left to the interpreter.

Calling a rule from Python never compiles it. It runs compiled if `kernel.compile` has seen to that for these types of
arguments, and interpreted otherwise, with the same results. With `NUMBA_DISABLE_JIT=1` nothing is ever compiled.
"""

from __future__ import annotations

import builtins
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import CellType, CodeType, FunctionType
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import typed_passes, untyped_passes
from numba.core.compiler import CompilerBase, Flags
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.dispatcher import OmittedArg, _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.interpreter import Interpreter
from numba.core.lowering import Lower
from numba.core.registry import CPUDispatcher

from branchline.kernel.inference import RuleInferer
from branchline.kernel.interpret import seen
from branchline.kernel.lowering import RuleLower

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = {"nopython": True, "error_model": "numpy"}


def rule(function: F) -> F:
    made: Any = RuleDispatcher(function, targetoptions=dict(OPTIONS))
    return made


def interpreted() -> bool:
    """Whether rules are never compiled in this process."""
    return bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]


class _Thread(threading.local):
    interpreting = False
    checked = False


_thread = _Thread()


@contextmanager
def checked() -> Iterator[None]:
    """Run rules interpreted in this thread, and let a negative index raise `IndexError` like any other outside its
    array: so that a test can show that nothing outside an array is touched."""
    before, _thread.checked = _thread.checked, True
    try:
        yield
    finally:
        _thread.checked = before


class RuleFlags(Flags):
    """The same for every rule. Numba looks operators up by them tens of thousands of times, and comparing all flags one
    by one would take an eighth of the time to compile a game."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleFlags)

    def __hash__(self) -> int:
        return 1


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(typed_passes.NativeLowering):
    """Numba's, without counting references: rules make no arrays, and those they are given outlive the call."""

    _name = "rule_lowering"

    @property
    def lowering_class(self) -> Any:
        return Lower if numba.config.BOUNDSCHECK else RuleLower  # type: ignore[attr-defined]

    def run_pass(self, state: Any) -> bool:
        state.targetctx.enable_nrt = False
        return bool(super().run_pass(state))  # type: ignore[no-untyped-call]


@register_pass(mutates_CFG=True, analysis_only=False)
class RulePhis(typed_passes.PreLowerStripPhis):
    """Numba's, which goes on to find out where each variable is last used, to drop references there."""

    _name = "rule_phis"

    def run_pass(self, state: Any) -> bool:
        state.func_ir = self._strip_phi_nodes(state.func_ir)  # type: ignore[no-untyped-call]
        return True


class RuleInterpreter(Interpreter):
    def post_process(self, peepholes: list[Any], func_ir: Any) -> Any:
        """The first mends blocks; the others are for lists, `with`, calls with an asterisk and dictionaries."""
        return super().post_process(peepholes[:1], func_ir)  # type: ignore[no-untyped-call]


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleTranslation(untyped_passes.TranslateByteCode):
    _name = "rule_translation"

    def run_pass(self, state: Any) -> bool:
        state.func_ir = RuleInterpreter(state.func_id).interpret(state.bc)  # type: ignore[no-untyped-call]
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleTyping(typed_passes.NopythonTypeInference):
    _name = "rule_typing"

    def run_pass(self, state: Any) -> bool:
        infer: Any = RuleInferer(state.typingctx, state.func_ir)
        with state.typingctx.callstack.register(state.targetctx.target, infer, state.func_id, state.args):
            for index, name in enumerate(state.func_ir.arg_names):
                infer.seed_argument(name, index, state.args[index])
            infer.build_constraint()
            infer.propagate()
            state.typemap, state.return_type, state.calltypes = infer.unify()
        return True


class RulePipeline(CompilerBase):
    """Numba's passes but for those that a rule has no use for: closures, `with`, literals, rewrites, references."""

    PASSES = (
        RuleTranslation,
        untyped_passes.FixupArgs,
        untyped_passes.ReconstructSSA,
        RuleTyping,
        RulePhis,
        RuleLowering,
        typed_passes.NoPythonBackend,
    )

    def define_pipelines(self) -> list[Any]:
        return [_passes()]


@cache
def _passes() -> Any:
    manager = PassManager("rule")
    for one in RulePipeline.PASSES:
        manager.add_pass(one, one.__name__)
    manager.finalize()
    return manager


class ArgumentTypes(tuple[Any, ...]):
    """Numba writes the types of the arguments out before each of its passes, in case somebody listens: a record with
    all its fields."""

    def __str__(self) -> str:
        return "…"


class RuleCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles a rule to be called by other rules; what Python calls gets its wrapper in `kernel.link`."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        return super()._compile_core(ArgumentTypes(args), return_type)

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cpython_wrapper = True
        flags.no_cfunc_wrapper = True
        return RuleFlags(flags)  # type: ignore[no-untyped-call]


class RuleDispatcher(CPUDispatcher):
    """A rule as the compiler knows it and as Python calls it."""

    py_func: Any
    _compiler: Any
    _insert: Callable[..., None]

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        super().__init__(py_func, locals, targetoptions)
        self._compiler = RuleCompiler(py_func, self.targetdescr, self.targetoptions, self.locals,
                                      RulePipeline)  # fmt: skip
        self._entry_points: list[Any] = []
        """Numba's table of them keeps neither them nor their types alive."""
        self._plain: FunctionType | None = None

    def __call__(self, *args: Any, **kws: Any) -> Any:
        if _thread.interpreting:
            return self.plain(*args, **kws)
        if self._entry_points and not _thread.checked:
            return super().__call__(*args, **kws)
        return self._interpret(*args, **kws)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """Numba asks for the function to call where nothing is compiled for these types."""
        return self._interpret

    def _interpret(self, *args: Any, **kws: Any) -> Any:
        given = [seen(arg, _thread.checked) for arg in args if not isinstance(arg, OmittedArg)]
        _thread.interpreting = True
        try:
            with np.errstate(over="ignore"):
                return seen(self.plain(*given, **kws))
        finally:
            _thread.interpreting = False

    @property
    def plain(self) -> FunctionType:
        """The rule as plain Python, which calls other rules as plain Python too."""
        if self._plain is None:
            _make_plain(self)
        assert self._plain is not None
        return self._plain

    def make_ready(self, types: tuple[Any, ...], entry_point: Any) -> None:
        """Have calls with arguments of these types run this compiled function."""
        self._insert([kind._code for kind in types], entry_point, False)
        self._entry_points.append((types, entry_point))

    def add_overload(self, cres: Any) -> None:
        """What is compiled is a part for other rules to call, not yet ready for Python."""
        self.overloads[tuple(cres.signature.args)] = cres

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Let calls between rules pass every integer as 64 bits wide, so that a rule is compiled once and not again
        for each mixture of field widths, constants and defaults it is called with. It halves the time to compile a
        game."""
        _, folded = self._compiler.fold_argument_types(args, kws)
        template, pysig, _, _ = super().get_call_template(tuple(map(_widened, folded)), {})
        return template, pysig, tuple(map(_widened, folded)), {}


def _widened(kind: Any) -> Any:
    if isinstance(kind, numba.types.Omitted):
        kind = numba.typeof(kind.value)
    plain = numba.types.unliteral(kind)
    narrow = isinstance(plain, numba.types.Integer) and plain is not numba.types.uint64
    return numba.types.int64 if narrow else kind


_making_plain = threading.Lock()


def _make_plain(first: RuleDispatcher) -> None:
    """Copy a rule and all rules it can call; each copy finds the copies under the names of the originals."""
    with _making_plain:
        copies: dict[RuleDispatcher, FunctionType] = {}
        rules = [first]
        while rules:
            found = rules.pop()
            if found not in copies:
                copies[found] = found._plain or _blank_copy(found.py_func)
                rules += [value for value in _used_by(found.py_func) if isinstance(value, RuleDispatcher)]
        for original, copy in copies.items():
            _fill_in(copy, original.py_func, copies)
        for original, copy in copies.items():
            original._plain = copy


def _blank_copy(function: FunctionType) -> FunctionType:
    """The same code, with names of its own that are still to be filled in."""
    names = {"__name__": function.__module__, "__builtins__": builtins}
    cells = tuple(CellType() for _ in function.__code__.co_freevars)
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, cells)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def _fill_in(copy: FunctionType, original: FunctionType, copies: dict[RuleDispatcher, FunctionType]) -> None:
    def plain(value: Any) -> Any:
        return copies[value] if isinstance(value, RuleDispatcher) else value

    copy.__globals__.update({name: plain(value) for name, value in _globals_of(original).items()})
    for cell, closed_over in zip(copy.__closure__ or (), original.__closure__ or (), strict=True):
        cell.cell_contents = plain(closed_over.cell_contents)


def _used_by(function: FunctionType) -> list[Any]:
    return [*_globals_of(function).values(), *(cell.cell_contents for cell in function.__closure__ or ())]


def _globals_of(function: FunctionType) -> dict[str, Any]:
    known = function.__globals__
    return {name: known[name] for name in _names_in(function.__code__) if name in known}


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)
