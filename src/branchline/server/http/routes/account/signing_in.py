"""Ways in: a passkey, a password, a code from another device, a link; and the way out."""

from __future__ import annotations

from fastapi import Request

from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.dependencies import ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.middleware import token_of
from branchline.server.http.routes import refusals
from branchline.server.http.routes.account.who import (
    ON,
    SIGNING_IN,
    DeviceHere,
    GuestHere,
    SiteHere,
    by_address,
    welcomed,
)
from branchline.server.http.routes.people import forget_token
from branchline.server.http.routing import DescribedRouter
from branchline.server.limits.fair_queue import Owner
from branchline.server.lobby.names import look_of
from branchline.server.notifications.contacts import RECOVERY
from branchline.server.notifications.mail import plain_form
from branchline.server.wire.answers import Done, LinkResponse, PasskeyOptions, Welcome
from branchline.server.wire.requests import (
    AddressShown,
    CodeShown,
    LinkShown,
    LinkUsed,
    Nothing,
    PasskeyShown,
    PasswordShown,
)

routes = DescribedRouter(tags=["accounts"])


@routes.post("/api/sign-in/passkey/options", summary="What a passkey is shown by",
             responses=SIGNING_IN, dependencies=ON)  # fmt: skip
async def options_to_show(
    form: Nothing, request: Request, services: ServicesHere, site: SiteHere
) -> JsonResponse[PasskeyOptions]:
    """The browser asks which of the passkeys that it has for this site is meant."""
    await services.quotas.challenges.take(by_address(request))
    return JsonResponse({"options": await services.passkeys.options_to_show(site)})


@routes.post("/api/sign-in/passkey", summary="Sign in with a passkey", responses=SIGNING_IN, dependencies=ON)
async def by_passkey(
    form: PasskeyShown, request: Request, services: ServicesHere, guest: GuestHere, site: SiteHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """Each set of options is good for one attempt within five minutes."""
    await services.quotas.unnamed_sign_ins.take(by_address(request))
    sign_in = await services.accounts.by_passkey(site, form.passkey, device)
    return await welcomed(services, request, sign_in, guest=guest if form.keep_tables else None)


@routes.post("/api/sign-in/password", summary="Sign in with a password", responses=SIGNING_IN, dependencies=ON)
async def by_password(
    form: PasswordShown, request: Request, services: ServicesHere, guest: GuestHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """Whether there is an account of this name is not told. Attempts are limited for each name and each address."""
    owner = Owner(address_of(request.scope), look_of(form.name), plays=False)
    await services.quotas.sign_in(owner, owner.address == await services.accounts.address_of(form.name))
    sign_in = await services.accounts.by_password(form.name, form.password, device, owner)
    return await welcomed(services, request, sign_in, guest=guest if form.keep_tables else None)


@routes.post("/api/sign-in/code", summary="Sign in with a code from another device",
             responses=SIGNING_IN, dependencies=ON)  # fmt: skip
async def by_code(
    form: CodeShown, request: Request, services: ServicesHere, guest: GuestHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """One that a device shows on which you are signed in, for five minutes; it can be used once."""
    await services.quotas.unnamed_sign_ins.take(by_address(request))
    sign_in = await services.accounts.by_code(form.code, device)
    return await welcomed(services, request, sign_in, guest=guest if form.keep_tables else None)


@routes.post("/api/sign-in/letter", summary="Have a link sent", responses=SIGNING_IN, dependencies=ON)
async def send_link(form: AddressShown, request: Request, services: ServicesHere) -> JsonResponse[Done]:
    """To the address that an account is recovered by. The answer is the same whether there is one or not."""
    if not services.recovery.is_possible:
        raise Refusal(409, "recovery-off")
    services.messenger.check(RECOVERY, form.address, None)
    await services.quotas.links.take(Owner(address_of(request.scope), plain_form(form.address)))
    services.recovery.send(form.address)
    return JsonResponse({"done": True})


@routes.post("/api/sign-in/link/look", summary="Whom a link signs in", responses=SIGNING_IN, dependencies=ON)
async def look_at_link(form: LinkShown, request: Request, services: ServicesHere) -> JsonResponse[LinkResponse]:
    """Without using it up."""
    await services.quotas.unnamed_sign_ins.take(by_address(request))
    return JsonResponse({"name": (await services.recovery.look(form.link)).name})


@routes.post("/api/sign-in/link", summary="Sign in with a link", responses=SIGNING_IN, dependencies=ON)
async def by_link(
    form: LinkUsed, request: Request, services: ServicesHere, guest: GuestHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """A link from an e-mail works once, within fifteen minutes."""
    await services.quotas.unnamed_sign_ins.take(by_address(request))
    sign_in = await services.recovery.by_link(form.link, device)
    return await welcomed(services, request, sign_in, guest=guest if form.keep_tables else None)


@routes.post("/api/sign-out", summary="Sign out here", responses=refusals(413, 415, 503))
async def sign_out(form: Nothing, request: Request, services: ServicesHere) -> JsonResponse[Done]:
    """The token opens nothing any more, wherever a copy of it may be. A browser forgets its cookie, whosever it was."""
    token = services.tokens.read(token_of(request.headers) or "")
    if token is not None and token.sign_in is not None:
        await services.sign_ins.end(token.person, [token.sign_in])
    response: JsonResponse[Done] = JsonResponse({"done": True})
    forget_token(request, response)
    return response
