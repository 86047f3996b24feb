"""All that the compiler touches of Numba below its documented interface: nothing else in the house does.

Whoever raises Numba's version begins here: `tests/kernel/test_numba_parts.py` says what is no longer there, and that
the other pages use nothing that is not listed.
"""

from __future__ import annotations

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import cgutils, ir, typed_passes, types, untyped_passes
from numba.core.cgutils import _StructProxy
from numba.core.codegen import CodeLibrary, JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase, Flags
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.cpu import CPUContext
from numba.core.dispatcher import OmittedArg, _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.environment import lookup_environment
from numba.core.errors import ForceLiteralArg, TypingError
from numba.core.interpreter import Interpreter
from numba.core.lowering import Lower
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys  # type: ignore[attr-defined]
from numba.core.serialize import dumps
from numba.core.typeinfer import ConstraintNetwork, TypeInferer, TypeVarMap
from numba.core.typing.context import BaseContext

__all__ = [
    "CPUDispatcher",
    "CompilerBase",
    "ConstraintNetwork",
    "Flags",
    "ForceLiteralArg",
    "Interpreter",
    "JITCodeLibrary",
    "Lower",
    "OmittedArg",
    "PassManager",
    "TypeInferer",
    "TypeVarMap",
    "TypingError",
    "_FunctionCompiler",
    "_dynfunc",
    "cgutils",
    "cpu_target",
    "dumps",
    "global_compiler_lock",
    "ir",
    "lookup_environment",
    "register_pass",
    "rtsys",
    "typed_passes",
    "types",
    "untyped_passes",
]

CALLED: dict[type, str] = {
    CPUDispatcher: "_insert overloads targetdescr targetoptions locals",
    _FunctionCompiler: "fold_argument_types",
    TypeInferer: "typevars constraints seed_argument build_constraint unify",
    TypeVarMap: "set_context get",
    ConstraintNetwork: "constraints",
    typed_passes.PreLowerStripPhis: "_strip_phi_nodes",
    Lower: "builder context blocks varmap loc typeof getvar _alloca_var _blk_local_varmap _singly_assigned_vars",
    type(rtsys): "initialize",
    CPUContext: "refresh codegen typing_context create_cpython_wrapper get_getattr make_tuple cast get_dummy_value",
    BaseContext: "install_registry load_additional_registries _resolve_user_function_type resolve_setitem callstack",
    _StructProxy: "_getvalue",
    JITCPUCodegen: "_library_class _data_layout _engine _pass_builder create_library set_env",
    CodeLibrary: "_codegen codegen enable_object_caching",
    JITCodeLibrary: "_final_module _shared_module _finalized _linking_libraries _get_module_for_linking "
    "_finalize_final_module _get_compiled_object _set_compiled_object add_linking_library get_pointer_to_function",
}
"""What is read or called of each class; of the code generator's engine also `_defined_symbols`, of types `_code`."""

REPLACED: dict[type, str] = {
    CPUDispatcher: "_compiler _compile_for_args add_overload get_call_template",
    _FunctionCompiler: "_compile_core _customize_flags",
    Interpreter: "post_process",
    TypeVarMap: "__getitem__",
    ConstraintNetwork: "propagate",
    CompilerBase: "define_pipelines",
    untyped_passes.TranslateByteCode: "run_pass",
    typed_passes.NopythonTypeInference: "run_pass",
    typed_passes.PreLowerStripPhis: "run_pass",
    typed_passes.NativeLowering: "lowering_class run_pass",
    Lower: "init lower_block lower_inst lower_assign lower_expr storevar loadvar alloca_lltype lower_normal_function "
    "_find_singly_assigned_variable _cast_var",
    JITCodeLibrary: "finalize _optimize_functions _get_module_for_linking",
}
"""What a subclass of ours does otherwise."""
