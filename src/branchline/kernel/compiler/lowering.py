# mypy: allow-untyped-calls
"""From Numba's account of a rule to LLVM's, the short way for what rules do most.

Numba looks up an implementation for every operation, and makes a structure with shape and strides of every field that
is indexed and of every `range`. Here fields, indices, whole numbers, ranges and calls of other rules are written down
directly, with the same meaning; whatever else there is goes Numba's way. With bounds checks everything does.
"""

from __future__ import annotations

import operator
from collections import Counter
from typing import Any

from llvmlite import ir as llvm

from branchline.kernel.compiler.numba_parts import Lower, cgutils, ir
from branchline.kernel.compiler.numba_parts import types as numba_types

types: Any = numba_types

ARITHMETIC = {operator.add: "add", operator.sub: "sub", operator.mul: "mul"}
BITWISE = {operator.and_: "and_", operator.or_: "or_", operator.xor: "xor"}
COMPARISONS = {
    operator.eq: "==", operator.ne: "!=", operator.lt: "<", operator.le: "<=", operator.gt: ">", operator.ge: ">=",
}  # fmt: skip
EXTREMES = {max: ">", min: "<"}
ITEMS = (types.Integer, types.Float, types.Record)
NUMBER = llvm.IntType(64)
BYTE = llvm.IntType(8)
DATA, SHAPE = 4, 5
"""Where an array has its address and its shape."""


class RuleLower(Lower):
    """Lowers a rule. What is not a value yet when it is assigned stands under its name in one of the tables below until
    somebody asks for the value."""

    def init(self) -> None:
        super().init()
        self._fields: dict[str, Any] = {}
        """Arrays in a record: the record and its type."""
        self._tuples: dict[str, Any] = {}
        self._ranges: dict[str, Any] = {}
        """Start, stop and step."""
        self._counters: dict[str, Any] = {}
        """Where a range stands, its stop and its step."""
        self._pairs: dict[str, Any] = {}
        """What a range gives next, and whether there is more."""

    def _find_singly_assigned_variable(self) -> None:
        """What is assigned once in the first block is known in all others."""
        super()._find_singly_assigned_variable()
        self._local = set(self._singly_assigned_vars)
        assigned = [inst for block in self.blocks.values() for inst in block.find_insts(ir.Assign)]
        self._times = Counter(inst.target.name for inst in assigned)
        first = self.blocks[min(self.blocks)].find_insts(ir.Assign)
        self._singly_assigned_vars |= {inst.target.name for inst in first if self._times[inst.target.name] == 1}

    # --- blocks, instructions and variables -------------------------------------------------------------------

    def lower_block(self, block: Any) -> None:
        for inst in block.body:
            self.loc = inst.loc
            try:
                self.lower_inst(inst)
            except Exception as error:
                error.add_note(f"lowering {inst} at {inst.loc}")
                raise

    def lower_inst(self, inst: Any) -> None:
        if type(inst) is ir.Assign:
            self._assign(inst)
        elif type(inst) is ir.SetItem:
            self._set_item(inst)
        elif type(inst) is ir.SetAttr and isinstance(self._field_type(inst.target, inst.attr), types.Integer):
            self._set_field(inst)
        else:
            super().lower_inst(inst)

    def _assign(self, inst: Any) -> None:
        name, value = inst.target.name, inst.value
        local = name in self._singly_assigned_vars
        if isinstance(value, ir.Expr) and local and self._put_off(name, value):
            return
        if isinstance(value, (ir.Expr, ir.Var)) and self._times[name] == 1 and self._count(name, value):
            return
        self.storevar(self.lower_assign(self.typeof(name), inst), name)

    def storevar(self, value: Any, name: str, argidx: Any = None) -> None:
        if name in self._singly_assigned_vars:
            self._blk_local_varmap[name] = value
            return
        self._alloca_var(name, self.typeof(name))
        self.builder.store(value, self.varmap[name])

    def alloca_lltype(self, name: str, lltype: Any, datamodel: Any = None) -> Any:
        return cgutils.alloca_once(self.builder, lltype, name=name)

    def loadvar(self, name: str) -> Any:
        if name in self._blk_local_varmap:
            return self._blk_local_varmap[name]
        if name in self._fields or name in self._tuples or name in self._ranges:
            made = self._made(name)
            if name in self._local:
                self._blk_local_varmap[name] = made
            return made
        return self.builder.load(self.getvar(name))

    def _made(self, name: str) -> Any:
        """The value that was put off."""
        kind = self.typeof(name)
        if name in self._fields:
            record, kind_of_record, field = self._fields[name]
            made = self.context.get_getattr(kind_of_record, field)
            return made(self.context, self.builder, kind_of_record, record, field)
        if name in self._tuples:
            values, kinds = self._tuples[name]
            items = [self._cast(*item) for item in zip(values, kinds, kind, strict=True)]
            return self.context.make_tuple(self.builder, kind, items)
        return cgutils.make_anonymous_struct(self.builder, self._ranges[name])

    def _put_off(self, name: str, expr: Any) -> bool:
        """Whether there is no need for a value yet."""
        if expr.op == "getattr" and isinstance(self._field_type(expr.value, expr.attr), types.NestedArray):
            self._fields[name] = self.loadvar(expr.value.name), self.typeof(expr.value.name), expr.attr
        elif expr.op == "build_tuple":
            self._tuples[name] = self._values(expr.items), [self.typeof(item.name) for item in expr.items]
        elif expr.op == "call" and self._is_range(expr, self.typeof(name)):
            self._ranges[name] = self._range(expr, self.typeof(name).dtype)
        elif expr.op == "iternext" and expr.value.name in self._counters:
            self._pairs[name] = self._next(*self._counters[expr.value.name])
        else:
            return False
        return True

    def _values(self, variables: Any) -> list[Any]:
        return [self.loadvar(variable.name) for variable in variables]

    def lower_assign(self, ty: Any, inst: Any) -> Any:
        value = inst.value
        if isinstance(value, (ir.Const, ir.Global, ir.FreeVar)):
            if isinstance(ty, types.Integer):
                return llvm.Constant(llvm.IntType(ty.bitwidth), int(value.value))
            if isinstance(ty, (types.Dispatcher, types.Function)):
                return self.context.get_dummy_value()
        elif isinstance(value, ir.Var):
            return self._cast(self.loadvar(value.name), self.typeof(value.name), ty)
        return super().lower_assign(ty, inst)

    def lower_expr(self, resty: Any, expr: Any) -> Any:
        short = SHORT.get(expr.op)
        value = short(self, resty, expr) if short else None
        return super().lower_expr(resty, expr) if value is None else value

    def _cast(self, value: Any, kind: Any, wanted: Any) -> Any:
        if kind is wanted:
            return value
        if not (isinstance(kind, types.Integer) and isinstance(wanted, types.Integer)):
            return self.context.cast(self.builder, value, kind, wanted)
        if kind.bitwidth == wanted.bitwidth:
            return value
        width = llvm.IntType(wanted.bitwidth)
        if kind.bitwidth > wanted.bitwidth:
            return self.builder.trunc(value, width)
        return self.builder.sext(value, width) if kind.signed else self.builder.zext(value, width)

    def _cast_expression(self, resty: Any, expr: Any) -> Any:
        return self._cast(self.loadvar(expr.value.name), self.typeof(expr.value.name), resty)

    # --- records and arrays -----------------------------------------------------------------------------------

    def _field_type(self, variable: Any, field: str) -> Any:
        kind = self.typeof(variable.name)
        return kind.typeof(field) if isinstance(kind, types.Record) and field in kind.fields else None

    def _address(self, record: Any, offset: Any, kind: Any) -> Any:
        place = self.builder.gep(record, [llvm.Constant(NUMBER, 0), offset], inbounds=True)
        return (
            place
            if kind.bitwidth == BYTE.width
            else self.builder.bitcast(place, llvm.IntType(kind.bitwidth).as_pointer())
        )

    def _get_field(self, resty: Any, expr: Any) -> Any:
        kind = self._field_type(expr.value, expr.attr)
        if not isinstance(kind, types.Integer):
            return None
        offset = self.typeof(expr.value.name).offset(expr.attr)
        place = self._address(self.loadvar(expr.value.name), llvm.Constant(NUMBER, offset), kind)
        return self._cast(self.builder.load(place), kind, resty)

    def _set_field(self, inst: Any) -> None:
        record, kind = self.typeof(inst.target.name), self._field_type(inst.target, inst.attr)
        value = self._cast(self.loadvar(inst.value.name), self.typeof(inst.value.name), kind)
        offset = llvm.Constant(NUMBER, record.offset(inst.attr))
        self.builder.store(value, self._address(self.loadvar(inst.target.name), offset, kind))

    def _get_item(self, resty: Any, expr: Any) -> Any:
        place, kind = self._place(expr.value, expr.index), self.typeof(expr.value.name)
        if place is None or isinstance(kind.dtype, types.Record):
            return place
        return self._cast(self.builder.load(place), kind.dtype, resty)

    def _set_item(self, inst: Any) -> None:
        place, kind = self._place(inst.target, inst.index), self.typeof(inst.value.name)
        if place is None:
            super().lower_inst(inst)
        elif isinstance(kind, types.Record):
            cgutils.raw_memcpy(self.builder, place, self.loadvar(inst.value.name), NUMBER(kind.size), 1)
        else:
            wanted = self.typeof(inst.target.name).dtype
            self.builder.store(self._cast(self.loadvar(inst.value.name), kind, wanted), place)

    def _place(self, array: Any, index: Any) -> Any:
        """Where in memory a number or record in an array stands, or None if it is no such array or index."""
        kind = self.typeof(array.name)
        if not (isinstance(kind, types.Array) and isinstance(kind.dtype, ITEMS)):
            return None
        indices = self._indices(index)
        if kind.layout != "C" or not kind.aligned or indices is None or len(indices) != kind.ndim:
            return None
        if array.name in self._fields and isinstance(kind.dtype, types.Integer):
            return self._place_in_field(array, kind, indices)
        structure = self.loadvar(array.name)
        shape = self.builder.extract_value(structure, SHAPE)
        sizes = [self.builder.extract_value(shape, axis) for axis in range(kind.ndim)]
        return self.builder.gep(self.builder.extract_value(structure, DATA), [self._offset(indices, sizes)])

    def _place_in_field(self, array: Any, kind: Any, indices: list[Any]) -> Any:
        record, kind_of_record, field = self._fields[array.name]
        offset = self._offset(indices, [llvm.Constant(NUMBER, size) for size in kind.shape])
        if kind.size > 1:
            offset = self.builder.mul(offset, llvm.Constant(NUMBER, kind.size))
        start = llvm.Constant(NUMBER, kind_of_record.offset(field))
        return self._address(record, self.builder.add(offset, start), kind.dtype)

    def _indices(self, index: Any) -> Any:
        """Whole numbers with their types, or None."""
        kind = self.typeof(index.name)
        if isinstance(kind, types.Integer):
            return [(self.loadvar(index.name), kind)]
        if index.name in self._tuples:
            values, kinds = self._tuples[index.name]
            if all(isinstance(kind, types.Integer) for kind in kinds):
                return list(zip(values, kinds, strict=True))
        return None

    def _offset(self, indices: list[Any], sizes: list[Any]) -> Any:
        offset = None
        for (value, kind), size in zip(indices, sizes, strict=True):
            along = self._counted_from_the_front(self._cast(value, kind, types.int64), kind, size)
            offset = along if offset is None else self.builder.add(self.builder.mul(offset, size), along)
        return offset

    def _counted_from_the_front(self, value: Any, kind: Any, size: Any) -> Any:
        if not kind.signed or (isinstance(value, llvm.Constant) and value.constant >= 0):
            return value
        negative = self.builder.icmp_signed("<", value, llvm.Constant(NUMBER, 0))
        return self.builder.select(negative, self.builder.add(value, size), value)

    # --- whole numbers ----------------------------------------------------------------------------------------

    def _binary(self, resty: Any, expr: Any) -> Any:
        function = expr.fn if expr.op == "binop" else expr.immutable_fn
        left, right = self.fndesc.calltypes[expr].args
        if left is not right or type(left) is not types.Integer:
            return None
        values = [self._cast(self.loadvar(one.name), self.typeof(one.name), left) for one in (expr.lhs, expr.rhs)]
        if function in COMPARISONS:
            return self._compared(COMPARISONS[function], left, values)
        returned = self.fndesc.calltypes[expr].return_type
        if returned is not left:
            return None
        if function in ARITHMETIC:
            result = getattr(self.builder, ARITHMETIC[function])(*values, flags=["nsw"] if left.signed else ())
        elif function in BITWISE:
            result = getattr(self.builder, BITWISE[function])(*values)
        else:
            return None
        return self._cast(result, returned, resty)

    def _compared(self, comparison: str, kind: Any, values: list[Any]) -> Any:
        compare = self.builder.icmp_signed if kind.signed else self.builder.icmp_unsigned
        return compare(comparison, *values)

    # --- ranges -----------------------------------------------------------------------------------------------

    def _is_range(self, expr: Any, kind: Any) -> bool:
        return (
            isinstance(kind, types.RangeType)
            and kind.dtype.signed
            and self._called(expr) is range
            and not expr.kws
            and not expr.vararg
        )

    def _called(self, expr: Any) -> Any:
        """The function that is called, if it is none of our own."""
        kind = self.typeof(expr.func.name)
        return kind.typing_key if isinstance(kind, types.Function) else None

    def _range(self, expr: Any, kind: Any) -> list[Any]:
        given = [self._cast(self.loadvar(one.name), self.typeof(one.name), kind) for one in expr.args]
        start = [given[0].type(0)] if len(given) == 1 else []
        step = [given[0].type(1)] if len(given) < 3 else []
        return start + given + step

    def _count(self, name: str, value: Any) -> bool:
        """Whether this begins to run through a range, or gives that another name."""
        if isinstance(value, ir.Var):
            if value.name not in self._counters:
                return False
            self._counters[name] = self._counters[value.name]
            return True
        if value.op != "getiter" or value.value.name not in self._ranges:
            return False
        start, stop, step = self._ranges[value.value.name]
        if not isinstance(step, llvm.Constant) or step.constant == 0:
            return False
        present = cgutils.alloca_once(self.builder, start.type)
        self.builder.store(start, present)
        self._counters[name] = present, stop, step
        return True

    def _next(self, present: Any, stop: Any, step: Any) -> Any:
        value = self.builder.load(present)
        self.builder.store(self.builder.add(value, step, flags=["nsw"]), present)
        return value, self.builder.icmp_signed("<" if step.constant > 0 else ">", value, stop)

    def _pair_first(self, resty: Any, expr: Any) -> Any:
        return self._pairs[expr.value.name][0] if expr.value.name in self._pairs else None

    def _pair_second(self, resty: Any, expr: Any) -> Any:
        return self._pairs[expr.value.name][1] if expr.value.name in self._pairs else None

    # --- calls ------------------------------------------------------------------------------------------------

    def _call(self, resty: Any, expr: Any) -> Any:
        signature = self.fndesc.calltypes[expr]
        called = self._called(expr)
        if called is not None and (expr.kws or expr.vararg):
            return None
        if called is bool:
            return self._truth(expr)
        if called in EXTREMES:
            return self._extreme(EXTREMES[called], resty, expr, signature)
        return self._call_rule(resty, expr, signature)

    def _truth(self, expr: Any) -> Any:
        kind, value = self.typeof(expr.args[0].name), self.loadvar(expr.args[0].name)
        if kind is types.boolean:
            return value
        return self.builder.icmp_signed("!=", value, value.type(0)) if type(kind) is types.Integer else None

    def _extreme(self, comparison: str, resty: Any, expr: Any, signature: Any) -> Any:
        kinds = [self.typeof(one.name) for one in expr.args]
        wide = all(isinstance(kind, types.Integer) and (kind.signed or kind.bitwidth < 64) for kind in kinds)
        if not wide or signature.return_type is not types.int64:
            return None
        best, *others = [
            self._cast(self.loadvar(one.name), kind, types.int64) for one, kind in zip(expr.args, kinds, strict=True)
        ]
        for other in others:
            best = self.builder.select(self.builder.icmp_signed(comparison, other, best), other, best)
        return self._cast(best, types.int64, resty)

    def _call_rule(self, resty: Any, expr: Any, signature: Any) -> Any:
        """A rule that never raises is not asked whether it did."""
        kind = self.typeof(expr.func.name)
        compiled = kind.dispatcher.overloads.get(signature.args) if type(kind) is types.Dispatcher else None
        if compiled is None or not getattr(compiled.library, "never_raises", False):
            return None
        return self._cast(self._called_rule(expr, signature, compiled), signature.return_type, resty)

    def _called_rule(self, expr: Any, signature: Any, compiled: Any) -> Any:
        context, builder, result = self.context, self.builder, signature.return_type
        function = context.declare_function(self.module, compiled.fndesc)
        given = self._given(expr, signature)
        slot, raised = function.function_type.args[:2]
        place = cgutils.alloca_once(builder, slot.pointee)
        arguments = context.get_arg_packer(signature.args).as_arguments(builder, given)
        builder.call(function, [place, raised(None), *arguments])
        context.add_linking_libs([compiled.library])
        return context.get_returned_value(builder, result, builder.load(place))

    def _given(self, expr: Any, signature: Any) -> list[Any]:
        if expr.kws or expr.vararg or len(expr.args) != len(signature.args):
            return self.fold_call_args(None, signature, expr.args, expr.vararg, expr.kws)
        return [self._cast_var(one, wanted) for one, wanted in zip(expr.args, signature.args, strict=True)]

    def _cast_var(self, var: Any, ty: Any) -> Any:
        if not isinstance(var, ir.Var):
            return super()._cast_var(var, ty)
        return self._cast(self.loadvar(var.name), self.typeof(var.name), ty)

    def lower_normal_function(self, fndesc: Any) -> None:
        super().lower_normal_function(fndesc)
        self.library.never_raises = all(map(_returns_well, self.function.blocks))


def _returns_well(block: Any) -> bool:
    """Whether a block does not return from the function, or returns that all is well."""
    end = block.terminator
    return not isinstance(end, llvm.Ret) or (
        isinstance(end.operands[0], llvm.Constant) and end.operands[0].constant == 0
    )


SHORT = {
    "getattr": RuleLower._get_field,
    "getitem": RuleLower._get_item,
    "binop": RuleLower._binary,
    "inplace_binop": RuleLower._binary,
    "call": RuleLower._call,
    "cast": RuleLower._cast_expression,
    "pair_first": RuleLower._pair_first,
    "pair_second": RuleLower._pair_second,
}
