"""The passes by which Numba compiles a rule: its own but for those that a rule has no use for."""

from __future__ import annotations

from functools import cache
from typing import Any

import numba

from branchline.kernel.compiler.inference import RuleInferer
from branchline.kernel.compiler.lowering import RuleLower
from branchline.kernel.compiler.numba_parts import (
    CompilerBase,
    Flags,
    Interpreter,
    Lower,
    PassManager,
    register_pass,
    typed_passes,
    untyped_passes,
)


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
