"""The few pages the server shows by itself: a first page, and the description of the interface."""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

import branchline
from branchline.server.errors import Refusal
from branchline.server.http.dependencies import Language, ServicesHere
from branchline.server.moderation.house_pages import as_html, text_in
from branchline.server.words import WORDS

routes = APIRouter()
STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
body{color:#222;background:#fff}
code,pre{font:14px/1.4 ui-monospace,monospace;background:#f2f2f2;border-radius:3px}code{padding:0 .2em}
pre{padding:.6em;overflow:auto}h3{margin-top:2rem}details{margin:.3rem 0}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}code,pre{background:#282828}a{color:#8bf}}"""


def page(title: str, language: str, *parts: str) -> HTMLResponse:
    body = "\n".join(parts)
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<main><h1>{escape(title)}</h1>{body}</main></html>"
    )


@routes.get("/", include_in_schema=False)
async def first_page(language: Language) -> HTMLResponse:
    def say(key: str) -> str:
        return escape(WORDS.say(f"page-{key}", language))

    games = "".join(
        f"<li><strong>{escape(game.name(language))}</strong>: {escape(game.summary(language))}</li>"
        for game in branchline.catalogue().values()
    )
    return page(
        WORDS.say("page-title", language), language, f"<p>{say('what')} {say('no-client')}</p>",
        f'<p><a href="/docs">{say("api")}</a></p><h2>{say("games")}</h2><ul>{games}</ul>',
    )  # fmt: skip


@routes.get("/terms", include_in_schema=False)
async def terms(services: ServicesHere, language: Language) -> HTMLResponse:
    return await _house_page(services.settings.terms, "terms", language)


@routes.get("/privacy", include_in_schema=False)
async def privacy(services: ServicesHere, language: Language) -> HTMLResponse:
    return await _house_page(services.settings.privacy, "privacy", language)


async def _house_page(file: Path | None, what: str, language: str) -> HTMLResponse:
    """Read anew each time: a host may change it while the server runs."""
    if file is None:
        raise Refusal(404, "not-found")
    text = await asyncio.to_thread(text_in, file, language)
    home = WORDS.say("page-home", language)
    return page(WORDS.say(f"page-{what}", language), language, as_html(text), f'<p><a href="/">{escape(home)}</a></p>')


@routes.get("/docs", include_in_schema=False)
async def docs(request: Request, language: Language) -> HTMLResponse:
    """The interface as a page that needs no script and no other site."""
    schema: dict[str, Any] = request.app.openapi()
    intro = f'<p>{escape(WORDS.say("docs-intro", language))} <a href="/api/openapi.json">/api/openapi.json</a></p>'
    about = "".join(f"<p>{_marked(text)}</p>" for text in schema["info"]["description"].split("\n\n"))
    routes = [
        _route(schema, path, method, operation, language)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    return page(WORDS.say("docs-title", language), language, about, intro, *routes)


def _route(schema: dict[str, Any], path: str, method: str, operation: dict[str, Any], language: str) -> str:
    parameters = "".join(
        f"<li><code>{escape(given['name'])}</code> {_marked(given.get('description', ''))}</li>"
        for given in operation.get("parameters", [])
        if given["in"] != "path"
    )
    parts = [f"<h3><code>{method.upper()} {escape(path)}</code> {escape(operation['summary'])}</h3>"]
    parts.append(f"<p>{_marked(operation.get('description', ''))}</p>")
    if parameters:
        parts.append(f"<p>{escape(WORDS.say('docs-parameters', language))}</p><ul>{parameters}</ul>")
    if "requestBody" in operation:
        parts.append(_fields(schema, operation["requestBody"], WORDS.say("docs-takes", language)))
    good = next(status for status in operation["responses"] if status.startswith("2"))
    parts.append(_fields(schema, operation["responses"][good], WORDS.say("docs-answers", language)))
    return "".join(parts)


def _fields(schema: dict[str, Any], content: dict[str, Any], title: str) -> str:
    """The fields of a form or an answer, folded away until asked for."""
    reference = content["content"]["application/json"]["schema"].get("$ref", "")
    model = schema["components"]["schemas"].get(reference.rpartition("/")[2], {})
    items = "".join(
        f"<li><code>{escape(name)}</code> {_marked(operation.get('description', ''))}</li>"
        for name, operation in model.get("properties", {}).items()
    )
    example = "".join(f"<pre>{escape(str(example))}</pre>" for example in model.get("examples", []))
    return f"<details><summary>{escape(title)}</summary><ul>{items}</ul>{example}</details>" if items else ""


def _marked(text: str) -> str:
    """`so` becomes code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
