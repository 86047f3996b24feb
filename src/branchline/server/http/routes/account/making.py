"""Accounts that can be had here, and a new one."""

from __future__ import annotations

from fastapi import Request

from branchline.server.accounts.accounts import check_fresh
from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.dependencies import AnyVisitor, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import refusals
from branchline.server.http.routes.account.who import (
    CHANGING,
    ON,
    SIGNING_IN,
    DeviceHere,
    SiteHere,
    signed_in,
    welcomed,
)
from branchline.server.http.routing import DescribedRouter
from branchline.server.limits.fair_queue import Owner
from branchline.server.people.tokens import new_id
from branchline.server.settings import OFF
from branchline.server.wire.answers import AccountsResponse, PasskeyOptions, Welcome
from branchline.server.wire.requests import NewAccount, PasskeyWanted

routes = DescribedRouter(tags=["accounts"])


@routes.get("/api/accounts", summary="What accounts there can be here", responses=refusals())
async def accounts(services: ServicesHere, site: SiteHere) -> JsonResponse[AccountsResponse]:
    """Whether one can have an account or must, and by which ways one can sign in."""
    on = services.settings.accounts != OFF
    return JsonResponse(
        {
            "wanted": services.settings.accounts,
            "passkeys": on and site.can_have_passkeys,
            "passwords": on,
            "recovery": on and services.recovery.is_possible,
            "openid": services.openid.name if on else None,
            "by_invitation": services.passes.needed,
            "terms": services.settings.terms is not None,
            "privacy": services.settings.privacy is not None,
        }
    )


@routes.post("/api/account", summary="Make an account", status_code=201, responses=SIGNING_IN, dependencies=ON)
async def make(
    form: NewAccount, request: Request, services: ServicesHere, visitor: AnyVisitor, site: SiteHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """With a password or a passkey. A guest stays who they are, at the same tables; the token that they had as a guest
    opens nothing any more, and the answer holds a new one."""
    if (form.password is None) == (form.passkey is None):
        raise Refusal(422, "account-way", field="password")
    await services.accounts.check_name(form.name, visitor.person)
    await services.quotas.accounts.take(Owner(address_of(request.scope), ""))
    passkey = None
    if form.passkey is not None:
        passkey = await services.passkeys.made(site, form.passkey, form.passkey_name or device)
    if visitor.person is None:
        await services.passes.use(form.invitation)
    sign_in = await services.accounts.make(
        visitor.person, form.name, device, visitor.owner, password=form.password, passkey=passkey
    )
    return await welcomed(services, request, sign_in, 201)


@routes.post("/api/account/passkeys/options", summary="What a passkey is made by",
             responses=CHANGING, dependencies=ON)  # fmt: skip
async def options_to_make(
    form: PasskeyWanted, services: ServicesHere, visitor: AnyVisitor, site: SiteHere
) -> JsonResponse[PasskeyOptions]:
    """For a new account, by its name; without one, for the account that you have."""
    await services.quotas.challenges.take(visitor.owner)
    person = visitor.person
    if form.name is not None and not (person is not None and person.has_account):
        await services.accounts.check_name(form.name, person)
        options = await services.passkeys.options_to_make(site, person.id if person else new_id(), form.name)
    else:
        check_fresh(await signed_in(visitor))
        assert person is not None
        options = await services.passkeys.options_to_make(site, person.id, person.name)
    return JsonResponse({"options": options})
