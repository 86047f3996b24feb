"""The types in a rule, found with less work than Numba takes.

Numba goes through all statements of a function again and again until no type changes, and prepares to catch warnings
at each of them. Here a statement is looked at again only when a type has changed that it had looked at.
"""

from __future__ import annotations

from typing import Any

from branchline.kernel.compiler.numba_parts import (
    ConstraintNetwork,
    ForceLiteralArg,
    TypeInferer,
    TypeVarMap,
    TypingError,
)


class WatchedTypes(TypeVarMap):
    """Remembers which variables somebody has asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return super().__getitem__(name)  # type: ignore[no-untyped-call]

    def of(self, names: Any) -> dict[str, Any]:
        return {name: getattr(self.get(name), "type", None) for name in names}


class RuleConstraints(ConstraintNetwork):
    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._found: dict[int, dict[str, Any]] = {}
        """For each constraint the types it came upon, and left, the last time."""

    def propagate(self, typeinfer: Any) -> list[Exception]:
        errors: list[Exception] = []
        for number, constraint in enumerate(self.constraints):
            found = self._found.get(number)
            if found is None or found != typeinfer.typevars.of(found):
                self._apply(number, constraint, typeinfer, errors)
        return errors

    def _apply(self, number: int, constraint: Any, typeinfer: Any, errors: list[Exception]) -> None:
        types = typeinfer.typevars
        types.asked = set()
        try:
            constraint(typeinfer)
        except (ForceLiteralArg, TypingError) as error:
            errors.append(error)
        else:
            self._found[number] = types.of(types.asked)


class RuleInferer(TypeInferer):
    def __init__(self, context: Any, func_ir: Any) -> None:
        super().__init__(context, func_ir, None)  # type: ignore[no-untyped-call]
        self.typevars = WatchedTypes()
        self.typevars.set_context(context)  # type: ignore[no-untyped-call]
        self.constraints = RuleConstraints()
