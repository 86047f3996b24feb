"""The server's routes without HTTP: their own declarations are read here, and what they ask for is handed to them.

In a browser this page stands in for FastAPI, Starlette and Pydantic, as far as routes, what they depend on and the
forms of `wire.requests` use them. `stand_in` must be called before any of those is imported.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from types import ModuleType, NoneType, SimpleNamespace, UnionType
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints
from urllib.parse import parse_qs

Of = TypeVar("Of")
MISSING: Any = object()


class Invalid(Exception):
    """A request is not as declared: which field, and the word for what is wrong with it."""

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(place, fault)
        self.place, self.fault = place, fault


# --- what is declared -----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Declared:
    """Where a parameter or a field comes from, and what it must be like."""

    source: str
    default: Any = MISSING
    checks: dict[str, Any] = field(default_factory=dict)
    call: Callable[..., Awaitable[Any]] | None = None

    def check(self, value: Any, place: str) -> Any:
        for name, limit in self.checks.items():
            value = CHECKS[name](value, limit, place) if name in CHECKS and value is not None else value
        return value


def _require(passed: bool, value: Any, place: str, fault: str) -> Any:
    if not passed:
        raise Invalid(place, fault)
    return value


CHECKS: dict[str, Callable[[Any, Any, str], Any]] = {
    "strip_whitespace": lambda value, _, place: value.strip(),
    "ge": lambda value, least, place: _require(value >= least, value, place, "range"),
    "le": lambda value, most, place: _require(value <= most, value, place, "range"),
    "min_length": lambda value, least, place: _require(len(value) >= least, value, place, "short"),
    "max_length": lambda value, most, place: _require(len(value) <= most, value, place, "long"),
    "pattern": lambda value, form, place: _require(re.search(form, value) is not None, value, place, "wrong"),
}


def _declare(source: str) -> Callable[..., Declared]:
    def declare(default: Any = MISSING, **checks: Any) -> Declared:
        return Declared(source, default, checks)

    return declare


def depends(call: Callable[..., Awaitable[Any]]) -> Declared:
    return Declared("depends", call=call)


@dataclass(frozen=True)
class AfterValidator:
    function: Callable[[Any], Any]

    def check(self, value: Any, place: str) -> Any:
        try:
            return self.function(value)
        except ValueError:
            raise Invalid(place, "legible") from None


class BaseModel:
    """A form: what is sent, with a type for each field."""

    model_config: ClassVar[dict[str, Any]] = {}

    def __init__(self, **values: Any) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def model_dump(self) -> dict[str, Any]:
        return {
            name: value.model_dump() if isinstance(value, BaseModel) else value for name, value in vars(self).items()
        }


# --- reading --------------------------------------------------------------------------------------------------


def read(value: Any, hint: Any, place: str) -> Any:
    """A value as its declared type has it; `Invalid` where it is not of it."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        value = read(value, args[0], place)
        for mark in args[1:]:
            value = mark.check(value, place) if hasattr(mark, "check") else value
        return value
    if origin in (Union, UnionType):
        return _read_one_of(value, args, place)
    if origin is Literal:
        return _require(value in args, value, place, "choice")
    if origin is list:
        _require(isinstance(value, list), value, place, "list")
        return [read(each, args[0], f"{place}.{k}") for k, each in enumerate(value)]
    if origin is dict:
        _require(isinstance(value, dict), value, place, "object")
        return {read(key, args[0], place): read(each, args[1], f"{place}.{key}") for key, each in value.items()}
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return read_form(value, hint, place)
    return _read_plain(value, hint, place)


def _read_one_of(value: Any, hints: tuple[Any, ...], place: str) -> Any:
    faults = []
    for hint in hints:
        try:
            return read(value, hint, place)
        except Invalid as fault:
            faults.append(fault)
    raise faults[0]


PLAIN = {str: "text", int: "number", bool: "truth", NoneType: "wrong"}


def _read_plain(value: Any, hint: Any, place: str) -> Any:
    return value if hint not in PLAIN else _require(type(value) is hint, value, place, PLAIN[hint])


def read_form(value: Any, form: type[BaseModel], place: str = "") -> BaseModel:
    _require(isinstance(value, dict), value, place or "body", "object")
    hints = {name: hint for name, hint in get_type_hints(form, include_extras=True).items() if name != "model_config"}
    within = f"{place}." if place else ""
    found = form(**{name: _field(value, form, name, hint, within) for name, hint in hints.items()})
    for name in value:
        _require(name in hints, value, f"{within}{name}", "unknown")
    return found


def _field(value: dict[str, Any], form: type[BaseModel], name: str, hint: Any, within: str) -> Any:
    declared = getattr(form, name, MISSING)
    if name in value:
        found = read(value[name], hint, f"{within}{name}")
        return declared.check(found, f"{within}{name}") if isinstance(declared, Declared) else found
    if isinstance(declared, Declared):
        made = declared.checks.get("default_factory")
        declared = made() if made is not None else declared.default
    return _require(declared is not MISSING, declared, f"{within}{name}", "missing")


# --- routes ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Route:
    method: str
    path: re.Pattern[str]
    function: Callable[..., Awaitable[Any]]


ROUTES: list[Route] = []


class APIRouter:
    def __init__(self, **_: Any) -> None:
        pass

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **described: Any) -> None:
        ROUTES.append(Route(described["method"], _pattern(path), endpoint))

    def get(self, path: str, **described: Any) -> Callable[[Of], Of]:
        return self._route(path, "GET", described)

    def post(self, path: str, **described: Any) -> Callable[[Of], Of]:
        return self._route(path, "POST", described)

    def websocket(self, path: str) -> Callable[[Of], Of]:
        return self._route(path, "LIVE", {})

    def _route(self, path: str, method: str, described: dict[str, Any]) -> Callable[[Of], Of]:
        def keep(function: Of) -> Of:
            self.add_api_route(path, function, method=method, **described)  # type: ignore[arg-type]
            return function

        return keep


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


class Response(Generic[Of]):
    def __init__(self, content: Any = None, status: int = 200, headers: Any = None) -> None:
        self.body, self.status = self.render(content), status

    def render(self, content: Any) -> bytes:
        return bytes(content)

    def set_cookie(self, *_: Any, **__: Any) -> None:
        """The page remembers who it is."""


class Request:
    """What a route may ask about a request."""

    def __init__(self, services: Any, method: str, address: str, body: Any, token: str) -> None:
        self.path, _, query = address.partition("?")
        self.query_params = {name: values[-1] for name, values in parse_qs(query).items()}
        self.method, self.body = method, body
        self.app = SimpleNamespace(state=SimpleNamespace(services=services))
        self.headers, self.url = {"token": token}, SimpleNamespace(scheme="https")
        self.scope: dict[str, Any] = {}

    async def receive(self) -> Any:
        """Whoever asks waits for the answer."""
        return await asyncio.Future()


class WebSocket(Request):
    """A live connection to the page."""

    def __init__(self, services: Any, address: str, token: str, send: Callable[[str], None]) -> None:
        super().__init__(services, "LIVE", address, None, token)
        self._send, self._gone = send, asyncio.Event()

    async def accept(self) -> None:
        """It is there."""

    async def send(self, message: dict[str, Any]) -> None:
        self._send(message["text"])

    def write(self, frames: bytes) -> bool:
        """At once: the page always reads."""
        for frame in frames.splitlines():
            self._send(frame.decode())
        return True

    async def send_text(self, text: str) -> None:
        self._send(text)

    async def receive(self) -> Any:
        await self._gone.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int = 1000, reason: str = "") -> None:
        self._gone.set()


async def call(request: Request) -> Any:
    """What the route of a request answers; None where there is none."""
    for route in ROUTES:
        match = route.path.fullmatch(request.path)
        if match is not None and route.method == request.method:
            return await _called(route.function, request, match.groupdict(), {})
    return None


async def _called(function: Callable[..., Awaitable[Any]], request: Request, path: dict[str, str],
                  known: dict[Any, Any]) -> Any:  # fmt: skip
    hints = get_type_hints(function, include_extras=True)
    given = {}
    for name, parameter in inspect.signature(function).parameters.items():
        default = MISSING if parameter.default is inspect.Parameter.empty else parameter.default
        given[name] = await _argument(name, hints[name], default, request, path, known)
    return await function(**given)


async def _argument(name: str, hint: Any, default: Any, request: Request, path: dict[str, str],
                    known: dict[Any, Any]) -> Any:  # fmt: skip
    declared = next((mark for mark in get_args(hint)[1:] if isinstance(mark, Declared)), None)
    if declared is not None and declared.call is not None:
        if declared.call not in known:
            known[declared.call] = await _called(declared.call, request, path, known)
        return known[declared.call]
    if isinstance(hint, type) and issubclass(hint, Request):
        return request
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return read_form(request.body, hint)
    if get_origin(hint) is dict:
        return read(request.body, hint, "body")
    text = path.get(name, request.query_params.get(name))
    if text is None:
        return _require(default is not MISSING, default, name, "missing")
    return read(_from_text(text, hint, name), hint, name)


def _from_text(text: str, hint: Any, place: str) -> Any:
    """A part of an address as the type that is declared for it."""
    kinds = {hint, *get_args(hint)} | {kind for arg in get_args(hint) for kind in get_args(arg)}
    if bool in kinds:
        return text in ("true", "1")
    if int in kinds:
        return int(_require(re.fullmatch(r"-?\d+", text) is not None, text, place, "number"))
    return text


# --- under other names ----------------------------------------------------------------------------------------


def _to_json(content: Any) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


class _Signer:
    """Nobody else is there to forge anything."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def dumps(self, value: str) -> str:
        return value

    def loads(self, value: str) -> str:
        return value


def _framed(text: str) -> bytes:
    """Frames are joined where several are sent at once; JSON has no line ends."""
    return text.encode() + b"\n"


async def _send_frame(socket: WebSocket, frames: bytes) -> None:
    socket.write(frames)


def _module(name: str, **members: Any) -> None:
    module = sys.modules[name] = ModuleType(name)
    vars(module).update(members)


def stand_in(services: type) -> None:
    """Have the server's pages find this one under the names of what is not there."""
    parameters = {name: _declare(name.lower()) for name in ("Path", "Query", "Header")}
    _module("fastapi", APIRouter=APIRouter, Depends=depends, Request=Request, WebSocket=WebSocket,
            WebSocketDisconnect=ConnectionError, **parameters)  # fmt: skip
    _module("fastapi.routing", APIRoute=object)
    _module("starlette")
    _module("starlette.requests", HTTPConnection=Request, Request=Request)
    _module("starlette.responses", Response=Response)
    _module("pydantic", AfterValidator=AfterValidator, BaseModel=BaseModel, ConfigDict=dict, Field=_declare("field"),
            StringConstraints=_declare("text"), StrictBool=bool, StrictInt=int, StrictStr=str)  # fmt: skip
    _module("pydantic_core", PydanticSerializationError=ValueError, to_json=_to_json)
    _module("confusable_homoglyphs")
    _module("confusable_homoglyphs.confusables", confusables_data={})  # nobody else is there to be taken for
    _module("itsdangerous", BadSignature=ValueError, URLSafeSerializer=_Signer)
    house = "branchline.server"
    _module(f"{house}.http.audience_protocol", framed=_framed, cut=lambda socket: None, send_frame=_send_frame,
            writer_of=lambda socket: socket.write)  # fmt: skip
    _module(
        f"{house}.http.middleware",
        SAFE=frozenset({"GET", "HEAD", "OPTIONS"}),
        token_of=lambda headers: headers["token"],
    )
    _module(f"{house}.http.client_address", address_of=lambda scope: "here")
    _module(f"{house}.services", Services=services)
