"""Accounts: made, signed in to, changed."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from branchline.server.accounts.accounts import check_fresh
from branchline.server.accounts.devices import device_of
from branchline.server.accounts.passkeys import Site
from branchline.server.accounts.records import SignIn
from branchline.server.accounts.sign_ins import is_fresh
from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.dependencies import AnyVisitor, Language, PersonHere, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.middleware import token_of
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routes.people import person_json, welcome
from branchline.server.http.routing import DescribedRouter
from branchline.server.limits.fair_queue import Owner
from branchline.server.lobby.names import look_of
from branchline.server.notifications.contacts import CONFIRMED, RECOVERY
from branchline.server.notifications.mail import plain_form
from branchline.server.notifications.messenger import house_written_to
from branchline.server.people.tokens import COOKIE, new_id
from branchline.server.services import Services
from branchline.server.settings import OFF
from branchline.server.wire.answers import (
    AccountResponse,
    AccountsResponse,
    CodeResponse,
    Done,
    LinkResponse,
    PasskeyOptions,
    Welcome,
)
from branchline.server.wire.requests import (
    AddressShown,
    CodeShown,
    Confirming,
    LinkShown,
    NewAccount,
    NewName,
    NewPassword,
    Nothing,
    PasskeyMade,
    PasskeyNamed,
    PasskeyShown,
    PasskeyWanted,
    PasswordShown,
    SignInChosen,
    ThingChosen,
)

routes = DescribedRouter(tags=["accounts"])
CHANGING = refusals(*WRITING, 403, 404, 409)
SIGNING_IN = refusals(*WRITING, 409)


async def site_of(request: Request) -> Site:
    """By the name that the browser went to: passkeys work where they were made."""
    host = request.headers.get("host", "")
    return Site(_without_port(host), (f"https://{host}", f"http://{host}"))


def _without_port(host: str) -> str:
    """
    >>> _without_port("play.example.org:8222"), _without_port("[::1]:8222"), _without_port("localhost")
    ('play.example.org', '::1', 'localhost')
    """
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


SiteHere = Annotated[Site, Depends(site_of)]


async def device_here(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


DeviceHere = Annotated[str, Depends(device_here)]


async def accounts_on(services: ServicesHere) -> None:
    if services.settings.accounts == OFF:
        raise Refusal(409, "accounts-off")


ON = [Depends(accounts_on)]


async def signed_in(visitor: AnyVisitor) -> SignIn:
    if visitor.person is None:
        raise Refusal(401, "who")
    if visitor.sign_in is None:
        raise Refusal(403, "no-account")
    return visitor.sign_in


SignInHere = Annotated[SignIn, Depends(signed_in)]


async def freshly_signed_in(sign_in: SignInHere) -> SignIn:
    check_fresh(sign_in)
    return sign_in


FreshHere = Annotated[SignIn, Depends(freshly_signed_in)]


async def _signed_in(services: Services, request: Request, sign_in: SignIn, status: int = 200) -> JsonResponse[Welcome]:
    """With a token that nobody knew before."""
    person = await services.people.get(sign_in.person)
    return welcome(request, person, services.tokens.sign(person.id, sign_in.id), status)


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
            "openid": None,
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
    sign_in = await services.accounts.make(
        visitor.person, form.name, device, visitor.owner, password=form.password, passkey=passkey
    )
    return await _signed_in(services, request, sign_in, 201)


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


@routes.post("/api/sign-in/passkey/options", summary="What a passkey is shown by",
             responses=SIGNING_IN, dependencies=ON)  # fmt: skip
async def options_to_show(
    form: Nothing, request: Request, services: ServicesHere, site: SiteHere
) -> JsonResponse[PasskeyOptions]:
    """The browser asks which of the passkeys that it has for this site is meant."""
    await services.quotas.challenges.take(_by_address(request))
    return JsonResponse({"options": await services.passkeys.options_to_show(site)})


@routes.post("/api/sign-in/passkey", summary="Sign in with a passkey", responses=SIGNING_IN, dependencies=ON)
async def by_passkey(
    form: PasskeyShown, request: Request, services: ServicesHere, site: SiteHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """Each set of options is good for one attempt within five minutes."""
    await services.quotas.unnamed_sign_ins.take(_by_address(request))
    return await _signed_in(services, request, await services.accounts.by_passkey(site, form.passkey, device))


@routes.post("/api/sign-in/password", summary="Sign in with a password", responses=SIGNING_IN, dependencies=ON)
async def by_password(
    form: PasswordShown, request: Request, services: ServicesHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """Whether there is an account of this name is not told. Attempts are limited for each name and each address."""
    owner = Owner(address_of(request.scope), look_of(form.name), plays=False)
    await services.quotas.sign_in(owner, owner.address == await services.accounts.address_of(form.name))
    sign_in = await services.accounts.by_password(form.name, form.password, device, owner)
    return await _signed_in(services, request, sign_in)


@routes.post("/api/sign-in/code", summary="Sign in with a code from another device",
             responses=SIGNING_IN, dependencies=ON)  # fmt: skip
async def by_code(
    form: CodeShown, request: Request, services: ServicesHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """One that a device shows on which you are signed in, for five minutes; it can be used once."""
    await services.quotas.unnamed_sign_ins.take(_by_address(request))
    return await _signed_in(services, request, await services.accounts.by_code(form.code, device))


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
    await services.quotas.unnamed_sign_ins.take(_by_address(request))
    return JsonResponse({"name": (await services.recovery.look(form.link)).name})


@routes.post("/api/sign-in/link", summary="Sign in with a link", responses=SIGNING_IN, dependencies=ON)
async def by_link(
    form: LinkShown, request: Request, services: ServicesHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """A link from an e-mail works once, within fifteen minutes."""
    await services.quotas.unnamed_sign_ins.take(_by_address(request))
    return await _signed_in(services, request, await services.recovery.by_link(form.link, device))


@routes.post("/api/sign-out", summary="Sign out here", responses=refusals(413, 415, 503))
async def sign_out(form: Nothing, request: Request, services: ServicesHere) -> JsonResponse[Done]:
    """The token opens nothing any more, wherever a copy of it may be. A browser forgets its cookie, whosever it was."""
    token = services.tokens.read(token_of(request.headers) or "")
    if token is not None and token.sign_in is not None:
        await services.sign_ins.end(token.person, [token.sign_in])
    response: JsonResponse[Done] = JsonResponse({"done": True})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response


def _by_address(request: Request) -> Owner:
    """Where no name is given, what is tried is charged to the address alone."""
    return Owner(address_of(request.scope), "")


async def _account(services: Services, sign_in: SignIn, status: int = 200) -> JsonResponse[AccountResponse]:
    person = await services.people.get(sign_in.person)
    account = await services.accounts.of(person)
    recovery = await services.recovery.of(person.id)
    now_signed_in = await services.sign_ins.find(person.id, sign_in.id) or sign_in
    return JsonResponse(
        {
            "person": person_json(person),
            "created": account.created,
            "password": account.password is not None,
            "passkeys": [
                {"id": each.id, "name": each.name, "created": each.created, "used": each.used}
                for each in await services.store.accounts.passkeys_of(person.id)
            ],
            "identities": [each.issuer for each in await services.store.accounts.identities_of(person.id)],
            "sign_ins": [
                {
                    "id": each.id, "how": each.how, "device": each.device, "created": each.created, "seen": each.seen,
                    "here": each.id == sign_in.id,
                }
                for each in await services.sign_ins.of(person.id)
            ],
            "recovery": recovery.address if recovery is not None else None,
            "recovery_confirmed": recovery is not None and recovery.state == CONFIRMED,
            "fresh": is_fresh(now_signed_in),
        },
        status,
    )  # fmt: skip


@routes.get("/api/account", summary="Your account", responses=refusals(401, 403))
async def account(sign_in: SignInHere, visitor: AnyVisitor, services: ServicesHere) -> JsonResponse[AccountResponse]:
    """Its ways in, and the devices on which you are signed in."""
    return await _account(services, sign_in)


@routes.post("/api/account/confirm", summary="Show that it is you", responses=CHANGING)
async def confirm(
    form: Confirming, request: Request, sign_in: SignInHere, visitor: AnyVisitor, person: PersonHere,
    services: ServicesHere, site: SiteHere,
) -> JsonResponse[AccountResponse]:  # fmt: skip
    """With your password or a passkey. For a quarter of an hour nobody asks again before you change how one gets in."""
    await services.quotas.sign_in(Owner(visitor.owner.address, sign_in.id), at_home=True)
    await services.accounts.confirm(sign_in, person, site, form.password, form.passkey, visitor.owner)
    return await _account(services, sign_in)


@routes.post("/api/account/name", summary="Be called otherwise", responses=CHANGING)
async def rename(
    form: NewName, sign_in: SignInHere, visitor: AnyVisitor, person: PersonHere, services: ServicesHere
) -> JsonResponse[AccountResponse]:
    """At tables where you sit already you keep the name that you have there."""
    await services.accounts.rename(person, form.name)
    return await _account(services, sign_in)


@routes.post("/api/account/password", summary="Have another password, or none", responses=CHANGING)
async def set_password(
    form: NewPassword, sign_in: FreshHere, visitor: AnyVisitor, person: PersonHere, services: ServicesHere
) -> JsonResponse[AccountResponse]:
    """With a new one you are signed out on all other devices."""
    await services.accounts.set_password(person, form.password, sign_in, visitor.owner)
    return await _account(services, sign_in)


@routes.post("/api/account/passkeys", summary="Have one more passkey", status_code=201, responses=CHANGING)
async def add_passkey(
    form: PasskeyMade, sign_in: FreshHere, visitor: AnyVisitor, services: ServicesHere, site: SiteHere
) -> JsonResponse[AccountResponse]:
    """One that the browser has made for you."""
    passkey = await services.passkeys.made(site, form.passkey, form.name)
    if passkey.person != sign_in.person:
        raise Refusal(401, "passkey-late")
    await services.passkeys.add(passkey)
    return await _account(services, sign_in, 201)


@routes.post("/api/account/passkeys/name", summary="Name a passkey", responses=CHANGING)
async def name_passkey(
    form: PasskeyNamed, sign_in: SignInHere, visitor: AnyVisitor, person: PersonHere, services: ServicesHere
) -> JsonResponse[AccountResponse]:
    """So that you know which it is."""
    await services.accounts.rename_passkey(person, form.id, form.name)
    return await _account(services, sign_in)


@routes.post("/api/account/passkeys/remove", summary="Have a passkey no more", responses=CHANGING)
async def remove_passkey(
    form: ThingChosen, sign_in: FreshHere, visitor: AnyVisitor, person: PersonHere, services: ServicesHere
) -> JsonResponse[AccountResponse]:
    """Such as that of a device that is lost. The last way in stays."""
    await services.accounts.drop_passkey(person, form.id)
    return await _account(services, sign_in)


@routes.post("/api/account/sign-ins/end", summary="Sign out elsewhere", responses=CHANGING)
async def end_sign_ins(
    form: SignInChosen, sign_in: SignInHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[AccountResponse]:
    """On one device, or on all others."""
    if form.id is None:
        await services.sign_ins.end_others(sign_in)
    else:
        await services.sign_ins.end(sign_in.person, [form.id])
    return await _account(services, sign_in)


@routes.post("/api/account/code", summary="Sign another device in", responses=CHANGING, dependencies=ON)
async def show_code(
    form: Nothing, request: Request, sign_in: FreshHere, person: PersonHere, services: ServicesHere
) -> JsonResponse[CodeResponse]:
    """A code that is typed there, or followed with its camera; for five minutes, and once."""
    await services.quotas.challenges.take(_by_address(request))
    code, expires = await services.accounts.show_code(person)
    address = f"{str(request.base_url).rstrip('/')}/sign-in#code={code}"
    return JsonResponse({"code": code, "expires": expires, "address": address, "picture": picture_of(address)})


@routes.post("/api/account/recovery", summary="Have an address for recovery", responses=CHANGING, dependencies=ON)
async def set_recovery(
    form: AddressShown, sign_in: FreshHere, visitor: AnyVisitor, person: PersonHere, services: ServicesHere,
    language: Language,
) -> JsonResponse[AccountResponse]:  # fmt: skip
    """It gets one message, which asks whether it is yours. Nothing else is ever sent there but the links you ask
    for."""
    services.messenger.check(RECOVERY, form.address, None)
    await services.quotas.contacts.take(visitor.owner)
    await services.quotas.letter(house_written_to(RECOVERY, form.address))
    await services.recovery.ask(person, form.address, language)
    return await _account(services, sign_in)


@routes.post("/api/account/recovery/remove", summary="Have no address for recovery", responses=CHANGING)
async def remove_recovery(
    form: Nothing, sign_in: FreshHere, visitor: AnyVisitor, person: PersonHere, services: ServicesHere
) -> JsonResponse[AccountResponse]:
    """No link goes there any more."""
    await services.recovery.remove(person)
    return await _account(services, sign_in)


def picture_of(address: str) -> list[str]:
    """A QR code, without the margin that whoever draws it leaves."""
    import segno

    return ["".join("1" if dark else "0" for dark in row) for row in segno.make(address, error="m").matrix]
