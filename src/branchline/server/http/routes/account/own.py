"""One's own account: what it is called, how one gets in, and on which devices one is signed in."""

from __future__ import annotations

from fastapi import Request

from branchline.server.accounts.records import Passkey, SignIn
from branchline.server.accounts.sign_ins import is_fresh
from branchline.server.errors import Refusal
from branchline.server.http.dependencies import AnyVisitor, Language, PersonHere, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import refusals
from branchline.server.http.routes.account.who import CHANGING, ON, FreshHere, SignInHere, SiteHere, by_address
from branchline.server.http.routes.people import person_json
from branchline.server.http.routing import DescribedRouter
from branchline.server.limits.fair_queue import Owner
from branchline.server.notifications.contacts import CONFIRMED, RECOVERY
from branchline.server.notifications.messenger import house_written_to
from branchline.server.pictures import qr_code
from branchline.server.services import Services
from branchline.server.wire.answers import AccountResponse, CodeResponse, PasskeyResponse, SignInResponse
from branchline.server.wire.requests import (
    AddressShown,
    Confirming,
    NewName,
    NewPassword,
    Nothing,
    PasskeyMade,
    PasskeyNamed,
    SignInChosen,
    ThingChosen,
)

routes = DescribedRouter(tags=["accounts"])


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
            "passkeys": [passkey_json(each) for each in await services.store.accounts.passkeys_of(person.id)],
            "identities": [each.issuer for each in await services.store.accounts.identities_of(person.id)],
            "sign_ins": [
                sign_in_json(each, here=each.id == sign_in.id) for each in await services.sign_ins.of(person.id)
            ],
            "recovery": recovery.address if recovery is not None else None,
            "recovery_confirmed": recovery is not None and recovery.state == CONFIRMED,
            "fresh": is_fresh(now_signed_in),
            "moderator": services.moderators.is_one(person),
        },
        status,
    )


def passkey_json(passkey: Passkey) -> PasskeyResponse:
    return {"id": passkey.id, "name": passkey.name, "created": passkey.created, "used": passkey.used}


def sign_in_json(sign_in: SignIn, *, here: bool) -> SignInResponse:
    return {
        "id": sign_in.id, "how": sign_in.how, "device": sign_in.device, "created": sign_in.created,
        "seen": sign_in.seen, "here": here,
    }  # fmt: skip


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
    await services.quotas.challenges.take(by_address(request))
    code, expires = await services.accounts.show_code(person)
    address = f"{(services.settings.public_address or str(request.base_url)).rstrip('/')}/sign-in#code={code}"
    return JsonResponse({"code": code, "expires": expires, "address": address, "picture": qr_code(address)})


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
