"""What sites show of a link: a picture of the position, and the page's own description of itself."""

from __future__ import annotations

from html import escape
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import HTMLResponse, Response

import branchline
from branchline.kernel.errors import BranchlineError
from branchline.server.http.answer_headers import HEADERS
from branchline.server.http.dependencies import AnyVisitor, Language, ServicesHere, TableId
from branchline.server.http.routes.client import page_text
from branchline.server.services import Services
from branchline.server.tables.records import EMPTY
from branchline.server.wire.requests import LARGEST
from branchline.server.words import WORDS

routes = APIRouter(include_in_schema=False)
pages = APIRouter(include_in_schema=False)
"""Where a client has been built."""
AN_HOUR = "public, max-age=3600"
LAST_LINE = 2**31 - 1
ANYWHERE = {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace("frame-ancestors 'none'", "frame-ancestors *")
}
"""A study may stand in any page: nothing can be changed there, and no cookie comes along."""
Moment = Annotated[int, Path(ge=0, le=LARGEST)]


@routes.get("/pictures/{table_id}.png")
async def picture(table_id: TableId, visitor: AnyVisitor, language: Language, services: ServicesHere) -> Response:
    return _png(await services.previews.png(table_id, None, language, visitor.owner))


@routes.get("/pictures/{table_id}/{moment}.png")
async def picture_at(
    table_id: TableId, moment: Moment, visitor: AnyVisitor, language: Language, services: ServicesHere
) -> Response:
    return _png(await services.previews.png(table_id, moment, language, visitor.owner))


def _png(content: bytes) -> Response:
    headers = {"Cache-Control": AN_HOUR, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(content, headers=headers, media_type="image/png")


@pages.get("/table/{table_id}")
@pages.get("/replay/{table_id}")
async def table_page(request: Request, table_id: str, language: Language, services: ServicesHere) -> Response:
    return _page(request, await _about_table(services, request, table_id, None, language))


@pages.get("/replay/{table_id}/{moment}")
async def moment_page(
    request: Request, table_id: str, moment: str, language: Language, services: ServicesHere
) -> Response:
    at = int(moment) if moment.isascii() and moment.isdigit() and len(moment) < 10 else None
    return _page(request, await _about_table(services, request, table_id, at, language))


@pages.get("/study/{study_id}")
@pages.get("/study/{study_id}/{moment}")
async def study_page(
    request: Request, study_id: str, language: Language, services: ServicesHere, moment: str = ""
) -> Response:
    return _page(request, await _about_study(services, request, study_id, language))


@pages.get("/embed/{study_id}")
@pages.get("/embed/{study_id}/{moment}")
async def embedded(request: Request, study_id: str, moment: str = "") -> Response:
    return _page(request, "", ANYWHERE)


def _page(request: Request, about: str, headers: dict[str, str] | None = None) -> Response:
    html = page_text(request).replace("</head>", f"{about}</head>", 1)
    return HTMLResponse(html, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"} | (headers or {}))


async def _about_study(services: Services, request: Request, study_id: str, language: str) -> str:
    study = await services.archive.study(study_id[:40])
    if study is None:
        return ""
    first = next((int(moment) for moment in study.notes), None)
    return await _about_table(services, request, study.table_id, first, language, study.title)


async def _about_table(
    services: Services, request: Request, table_id: str, moment: int | None, language: str, title: str | None = None
) -> str:
    """Nothing of its journal is read for it."""
    stored = await services.store.load(table_id[:40], LAST_LINE)
    if stored is None:
        return ""
    try:
        game = branchline.load(stored.table.game).name(language)
    except BranchlineError:
        return ""
    names = ", ".join(seat.name for seat in stored.seats if seat.kind != EMPTY)
    said = WORDS.say(f"link-{stored.table.status}", language, names=names or "–")
    base = (services.settings.public_address or str(request.base_url)).rstrip("/")
    where = f"/{moment}" if moment is not None else ""
    facts = {"og:type": "website", "og:site_name": "Branchline", "og:title": title or game, "og:description": said}
    if stored.table.status != "open":
        image = f"{base}/pictures/{stored.table.id}{where}.png"
        facts |= {"og:image": image, "og:image:width": "1200", "og:image:height": "630"}
    tags = "".join(f'<meta property="{escape(name)}" content="{escape(fact)}">' for name, fact in facts.items())
    return f'{tags}<meta name="twitter:card" content="summary_large_image">'
