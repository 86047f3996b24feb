"""Units as one WebAssembly module, for Python in a browser, with which it shares its memory.

The same steps are translated as for the processor. Each gets a function that C can call: a record is handed over as its
address, an array as its address and shape, a named tuple as all its members. Then the module is given another target,
optimised for it, and linked by `wasm-ld`.
"""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.np.arrayobj import populate_array

from branchline.kernel.compiler.bound import name_of
from branchline.kernel.compiler.link import Part, hide_all_but, linked, translate
from branchline.kernel.compiler.numba_parts import cpu_target
from branchline.kernel.compiler.numba_parts import types as numba_types
from branchline.kernel.compiler.units import Steps, argument_types

types: Any = numba_types
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
I32, I64, F64 = ir.IntType(32), ir.IntType(64), ir.DoubleType()
ADDRESS = ir.IntType(8).as_pointer()
NO_COUNTING = """
define void @NRT_incref(ptr %0) alwaysinline { ret void }
define void @NRT_decref(ptr %0) alwaysinline { ret void }
"""
"""The generic names of the kernel are compiled by Numba's own passes, which count references; no array here has any."""

Table = dict[str, list[dict[str, Any]]]
"""For each unit its functions: which rule each runs (`rule`), under which name, and what it takes and gives."""


def write_module(units: Mapping[str, Steps], path: Path) -> Table:
    """Compile units into one module; the table says what is in it."""
    translated = {
        f"f{at}": translate(function, argument_types(examples))
        for at, (_, function, examples) in enumerate(step for steps in units.values() for step in steps)
    }
    _link(_object_code(translated), list(translated), path)
    names = iter(translated.items())
    return {unit: [_told(function, *next(names)) for _, function, _ in steps] for unit, steps in units.items()}


def _told(function: Any, name: str, result: Any) -> dict[str, Any]:
    gives = result.signature.return_type
    return {
        "rule": name_of(function),
        "function": name,
        "takes": [_kind(kind) for kind in result.signature.args],
        "gives": None if gives is types.none else _kind(gives),
    }


def _kind(kind: Any) -> Any:
    """What a function takes, as the table says it."""
    if isinstance(kind, types.BaseTuple):
        return [_kind(member) for member in kind]
    if isinstance(kind, types.Array):
        return kind.ndim
    if isinstance(kind, types.Record):
        return "record"
    return "f64" if isinstance(kind, types.Float) else "i64" if isinstance(kind, types.Integer) else "i32"


# --- a function that C can call -------------------------------------------------------------------------------


def _parameters(kind: Any) -> list[Any]:
    if isinstance(kind, types.BaseTuple):
        return [one for member in kind for one in _parameters(member)]
    if isinstance(kind, types.Array):
        return [ADDRESS, *[I32] * kind.ndim]
    return [{"record": ADDRESS, "f64": F64, "i64": I64, "i32": I32}[_kind(kind)]]


def _argument(builder: Any, kind: Any, given: list[Any]) -> Any:
    """What the rule takes, from the first of the given parameters."""
    context = cpu_target.target_context
    if isinstance(kind, types.BaseTuple):
        return context.make_tuple(builder, kind, [_argument(builder, member, given) for member in kind])
    if isinstance(kind, types.Array):
        return _array(builder, kind, given)
    if isinstance(kind, types.Record):
        return builder.bitcast(given.pop(0), context.get_value_type(kind))
    return given.pop(0)


def _array(builder: Any, kind: Any, given: list[Any]) -> Any:
    context = cpu_target.target_context
    entry = context.get_data_type(kind.dtype)
    size = context.get_abi_sizeof(entry)
    data = builder.bitcast(given.pop(0), entry.as_pointer())
    shape = [builder.sext(given.pop(0), I64) for _ in range(kind.ndim)]
    strides = [I64(size)]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    array = context.make_array(kind)(context, builder)
    populate_array(array, data, shape, strides, size, None)
    return array._getvalue()


def _with_entry(name: str, result: Any) -> Part:
    """A part with a function of this name that calls a rule; where the rule raises, it traps."""
    context, signature = cpu_target.target_context, result.signature
    part: Any = Part(context.codegen(), f"entry {name}")  # type: ignore[no-untyped-call]
    module = part.create_ir_module(f"entry {name}")
    gives = ir.VoidType() if signature.return_type is types.none else _parameters(signature.return_type)[0]
    takes = [one for kind in signature.args for one in _parameters(kind)]
    function = ir.Function(module, ir.FunctionType(gives, takes), name)
    builder = ir.IRBuilder(function.append_basic_block())
    given = list(function.args)
    values = [_argument(builder, kind, given) for kind in signature.args]
    rule = context.declare_function(module, result.fndesc)
    status, answer = context.call_conv.call_function(builder, rule, signature.return_type, signature.args, values)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
    _return(builder, gives, answer, getattr(signature.return_type, "signed", False))
    part.add_ir_module(module)
    part.add_linking_library(result.library)
    return part


def _return(builder: Any, gives: Any, answer: Any, signed: bool) -> None:
    if isinstance(gives, ir.VoidType):
        builder.ret_void()
    elif isinstance(gives, ir.IntType) and answer.type.width < gives.width:
        builder.ret((builder.sext if signed else builder.zext)(answer, gives))
    else:
        builder.ret(answer)


# --- the module -----------------------------------------------------------------------------------------------


def _object_code(translated: Mapping[str, Any]) -> bytes:
    module = linked("wasm", [_with_entry(name, result) for name, result in translated.items()])._final_module
    module.link_in(llvm.parse_assembly(NO_COUNTING))
    machine = _machine()
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    hide_all_but(set(translated), module)
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    return bytes(machine.emit_object(module))


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="mvp", features=FEATURES, opt=3, reloc="pic", codemodel="default")


def _link(code: bytes, exported: list[str], path: Path) -> None:
    options = [
        "-shared",
        "--experimental-pic",
        "--no-entry",
        "--allow-undefined",
        "-O2",
        "--gc-sections",
        "--strip-all",
    ]
    with TemporaryDirectory() as folder:
        draft = Path(folder) / "module.o"
        draft.write_bytes(code)
        exports = [f"--export={name}" for name in exported]
        subprocess.run(["wasm-ld", *options, *exports, "-o", str(path), str(draft)], check=True)
