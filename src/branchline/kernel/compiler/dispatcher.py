"""A rule as the compiler knows it and as Python calls it: compiled if that has been seen to, otherwise interpreted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba

from branchline.kernel.compiler.numba_parts import CPUDispatcher, OmittedArg, _FunctionCompiler
from branchline.kernel.compiler.pipeline import RuleFlags, RulePipeline
from branchline.kernel.compiler.plain import PythonRule, is_checking, is_interpreting


class PlainRule(PythonRule, CPUDispatcher):
    """A rule that Numba compiles when it is first called, unless it is interpreted."""

    runs_compiled = True
    """Whether Numba is asked at all."""

    def __call__(self, *args: Any, **kws: Any) -> Any:
        if is_interpreting():
            return self.plain(*args, **kws)
        if self.runs_compiled and not is_checking():
            return CPUDispatcher.__call__(self, *args, **kws)
        return self._interpret(*args, **kws)

    def _interpret(self, *args: Any, **kws: Any) -> Any:
        return super()._interpret(*(arg for arg in args if not isinstance(arg, OmittedArg)), **kws)


class ArgumentTypes(tuple[Any, ...]):
    """Numba writes the types of the arguments out before each of its passes, in case somebody listens: a record with
    all its fields."""

    def __str__(self) -> str:
        return "…"


class RuleCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles a rule to be called by other rules; what Python calls gets its wrapper in `link`."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        return super()._compile_core(ArgumentTypes(args), return_type)

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cpython_wrapper = True
        flags.no_cfunc_wrapper = True
        return RuleFlags(flags)  # type: ignore[no-untyped-call]


class RuleDispatcher(PlainRule):
    """A rule as the compiler knows it and as Python calls it."""

    runs_compiled = False
    _compiler: Any
    _insert: Callable[..., None]

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        super().__init__(py_func, locals, targetoptions)
        self._compiler = RuleCompiler(py_func, self.targetdescr, self.targetoptions, self.locals,
                                      RulePipeline)  # fmt: skip
        self._entry_points: list[Any] = []
        """Numba's table of them keeps neither them nor their types alive."""

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """Numba asks for the function to call where nothing is compiled for these types."""
        return self._interpret

    def make_ready(self, types: tuple[Any, ...], entry_point: Any) -> None:
        """Have calls with arguments of these types run this compiled function."""
        self._insert([kind._code for kind in types], entry_point, False)
        self._entry_points.append((types, entry_point))
        self.runs_compiled = True

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
