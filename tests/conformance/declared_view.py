"""Whether a view is what its type says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from branchline.kernel import EVERY_WORD, Vocabulary


def departures(view: Callable[..., Any], value: Any) -> list[str]:
    """Where what a view function gave differs from the type it declares."""
    return list(_departures(get_type_hints(view, include_extras=True)["return"], value, "view"))


def _departures(hint: Any, value: Any, place: str) -> Iterator[str]:
    origin, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        yield from _in_typed_dict(hint, value, place)
    elif origin is list:
        for index, item in enumerate(value):
            yield from _departures(arguments[0], item, f"{place}[{index}]")
    elif origin is dict:
        for key, item in value.items():
            yield from _departures(arguments[0], key, f"{place} has {key}")
            yield from _departures(arguments[1], item, f"{place}.{key}")
    elif origin in (Union, UnionType):
        if all(list(_departures(argument, value, place)) for argument in arguments):
            yield f"{place} is {value!r}"
    elif origin is Annotated:
        yield from _departures(arguments[0], value, place)
        yield from _from_words(arguments[0], hint.__metadata__[0], value, place)
    elif type(value) is not hint:
        yield f"{place} is {value!r}"


def _in_typed_dict(hint: Any, value: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict) or value.keys() != hint.__required_keys__:
        yield f"{place} is {value!r}"
        return
    for name, declared in get_type_hints(hint, include_extras=True).items():
        yield from _departures(declared, value[name], f"{place}.{name}")


def _from_words(hint: Any, declared: object, value: Any, place: str) -> Iterator[str]:
    if isinstance(declared, Vocabulary) and value not in declared.words:
        yield f"{place} is {value!r}"
    elif declared is EVERY_WORD:
        (vocabulary,) = get_args(hint)[0].__metadata__
        if set(value) != set(vocabulary.words):
            yield f"{place} has {set(value)}"
