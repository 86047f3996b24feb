"""The browser client and the manual, where they have been built. The client's first page is at every address of its
own; a browser that asks for one which leads nowhere gets it too, to be told so in its language."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import FileResponse, RedirectResponse

from branchline.server.errors import Refusal

PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"
PAGES = ("/", "/table/{rest:path}", "/join/{rest:path}", "/replay", "/replay/{rest:path}", "/learn",
         "/learn/{rest:path}", "/about", "/players", "/players/{rest:path}", "/archive", "/archive/{rest:path}",
         "/tournaments", "/tournaments/{rest:path}", "/sign-in", "/sign-up", "/account", "/room", "/room/{rest:path}",
         "/screen/{rest:path}", "/people", "/moderation", "/welcome/{rest:path}")  # fmt: skip
CONTENTS = "contents.json"
"""What there is to take along, by version; the folder of a version never changes."""
OFFLINE = "offline/"
RUNS_PYTHON = ("/house.js", "/bots.js")
PYTHON_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""For the workers of the page in which Python runs, and for nothing else."""
SMALLER = {"br": ".br", "gzip": ".gz"}


def mount_client(app: FastAPI, folder: Path) -> None:
    """Add the client's addresses; without a built client, nothing. To be called before other pages are added."""
    files = app.state.client_files = _files(folder) if is_built(folder) else {}
    if files:
        app.state.client_page = files[PAGE].read_text(encoding="utf-8")
        app.include_router(_routes(files))


def mount_manual(app: FastAPI, folder: Path) -> None:
    """Add the documentation under `/manual/`; without a built manual, nothing."""
    files = _files(folder) if (folder / PAGE).is_file() else {}
    if not files:
        return
    routes = APIRouter(include_in_schema=False)

    async def entrance(request: Request) -> RedirectResponse:
        return RedirectResponse("/manual/")

    async def page(request: Request, name: str = "") -> FileResponse:
        return _sent(files, f"{name}{PAGE}" if not name or name.endswith("/") else name, request, AGAIN)

    routes.add_api_route("/manual", entrance, methods=["GET", "HEAD"])
    routes.add_api_route("/manual/{name:path}", page, methods=["GET", "HEAD"])
    app.include_router(routes)


def is_built(folder: Path) -> bool:
    return (folder / PAGE).is_file()


def page_text(request: Request) -> str:
    """The client's first page, for what is to be added to it."""
    text: str = request.app.state.client_page
    return text


def lost_page(request: Request) -> FileResponse | None:
    """What a browser is shown where there is nothing; programs, and whoever asks the interface, are told in JSON."""
    files, wanted = request.app.state.client_files, request.headers.get("accept", "")
    if not files or "text/html" not in wanted or request.url.path.startswith("/api/"):
        return None
    return _sent(files, PAGE, request, AGAIN, 404)


def _routes(files: dict[str, Path]) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    async def page(request: Request) -> FileResponse:
        return _sent(files, PAGE, request, AGAIN)

    async def asset(request: Request, name: str) -> FileResponse:
        return _sent(files, f"assets/{name}", request, FOREVER)

    async def offline(request: Request, rest: str) -> FileResponse:
        return _sent(files, f"{OFFLINE}{rest}", request, AGAIN if rest == CONTENTS else FOREVER)

    async def loose(request: Request) -> FileResponse:
        return _sent(files, request.url.path.removeprefix("/"), request, AGAIN)

    for path in PAGES:
        routes.add_api_route(path, page, methods=["GET", "HEAD"])
    routes.add_api_route("/assets/{name}", asset, methods=["GET", "HEAD"])
    routes.add_api_route(f"/{OFFLINE}{{rest:path}}", offline, methods=["GET", "HEAD"])
    for name in sorted(files):
        if "/" not in name and name != PAGE and Path(name).suffix not in SMALLER.values():
            routes.add_api_route(f"/{name}", loose, methods=["GET", "HEAD"])
    return routes


def _files(folder: Path) -> dict[str, Path]:
    """Listed once: no address can lead out of the folder."""
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


def _sent(files: dict[str, Path], name: str, request: Request, keep: str, status: int = 200) -> FileResponse:
    path = files.get(name)
    if path is None:
        raise Refusal(404, "not-found")
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if name.startswith(OFFLINE) and name.endswith(RUNS_PYTHON):
        headers["Content-Security-Policy"] = PYTHON_POLICY
    for encoding, suffix in SMALLER.items():
        if encoding in request.headers.get("accept-encoding", "") and name + suffix in files:
            path, headers["Content-Encoding"] = files[name + suffix], encoding
            break
    kind = "text/javascript" if name.endswith(".mjs") else mimetypes.guess_type(name)[0] or "application/octet-stream"
    return FileResponse(path, status, headers, media_type=kind)
