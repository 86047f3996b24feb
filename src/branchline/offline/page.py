"""What a page asks of Python: `open_house` with what it has kept, then `ask` and `listen`; in the other worker
`work`."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import branchline
from branchline.kernel.errors import BranchlineError
from branchline.kernel.words import LANGUAGES
from branchline.offline.interface import Invalid, Request, WebSocket, call, stand_in

ATTEMPTS = 5
log = logging.getLogger(__name__)


def _services_class() -> Any:
    from branchline.offline.services import PageServices

    return PageServices


stand_in(object)
PageServices = _services_class()
stand_in(PageServices)

from branchline.server.errors import Refusal, error_json  # noqa: E402
from branchline.server.http.routes import games, history, live, people, play, tables  # noqa: E402, F401
from branchline.server.tables.store import Conflict, StoreFailed  # noqa: E402
from branchline.server.words import WORDS, negotiate_language  # noqa: E402
from branchline.server.workers import worker  # noqa: E402

_services: Any = None


def prepare() -> None:
    """Read in what any table will need: a page keeps its memory with all of it for the next time. Six games would be
    half of that memory; the one that is played is read in when it is."""
    for game in branchline.catalogue().values():
        for language in LANGUAGES:
            game.name(language)


def open_house(rows: str, keep: Any, work: Any, bring: Any, seed: int | None = None) -> int:
    """Begin with what the page has kept; how many tables of it cannot be read any more."""
    global _services  # noqa: PLW0603
    _services = PageServices(keep, work, bring, seed)
    unreadable: int = _services.store.restore(json.loads(rows))
    _services.open()
    return unreadable


async def ask(method: str, address: str, body: str, token: str) -> str:
    """The status and the text of an answer, as JSON."""
    request = Request(_services, method, address, json.loads(body) if body else None, token)
    language = negotiate_language(request.query_params.get("lang"), None)
    try:
        status, text = await _answer(request)
    except Refusal as refusal:
        status, text = refusal.status, json.dumps(refusal.to_json(language))
    except Invalid as fault:
        what = WORDS.say(f"fault-{fault.fault}", language)
        status, text = 422, json.dumps(Refusal(422, "invalid", field=fault.place, fault=what).to_json(language))
    except BranchlineError as error:
        status, text = 422, json.dumps(error_json(error, language))
    except StoreFailed:
        status, text = 507, json.dumps(Refusal(507, "browser-full").to_json(language))
    except Exception:
        log.exception("%s %s", method, address)
        status, text = 500, json.dumps(Refusal(500, "inside").to_json(language))
    return json.dumps([status, text])


async def _answer(request: Request) -> tuple[int, str]:
    for _ in range(ATTEMPTS - 1):
        try:
            return _told(await call(request))
        except Conflict:
            continue
    return _told(await call(request))


def _told(response: Any) -> tuple[int, str]:
    if response is None:
        raise Refusal(404, "not-found")
    return response.status, response.body.decode()


def listen(address: str, token: str, send: Callable[[str], None]) -> Callable[[], None]:
    """A live connection; what is returned closes it."""
    socket = WebSocket(_services, address, token, send)
    listening = asyncio.ensure_future(call(socket))

    def close() -> None:
        asyncio.ensure_future(socket.close())  # noqa: RUF006
        listening.add_done_callback(lambda task: task.cancelled() or task.exception())

    return close


def work(job: str) -> str:
    """A job for bots, done here and now."""
    asked = json.loads(job)
    try:
        return json.dumps(worker.JOBS[asked["job"]](asked))
    except Exception as fault:
        log.exception("a job went wrong")
        return json.dumps({"failed": f"{type(fault).__name__}: {fault}"})
