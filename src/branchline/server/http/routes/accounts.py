"""Accounts: made, signed in to, changed."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import Depends, Query, Request
from starlette.responses import RedirectResponse, StreamingResponse

from branchline.server.accounts.accounts import check_fresh
from branchline.server.accounts.devices import device_of
from branchline.server.accounts.export import exported
from branchline.server.accounts.one_times import OPENID_STATE, SECONDS
from branchline.server.accounts.openid import Known
from branchline.server.accounts.passkeys import Site
from branchline.server.accounts.records import Passkey, SignIn
from branchline.server.accounts.sign_ins import is_fresh
from branchline.server.company.leaving import MOST_STUDIES, end_account
from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.dependencies import AnyVisitor, Language, PersonHere, ServicesHere, visitor_of
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.middleware import token_of
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routes.people import forget_token, person_json, set_token, welcome
from branchline.server.http.routing import DescribedRouter, described_as
from branchline.server.limits.fair_queue import Owner
from branchline.server.lobby.names import look_of
from branchline.server.notifications.contacts import CONFIRMED, RECOVERY, contact_json
from branchline.server.notifications.mail import plain_form
from branchline.server.notifications.messenger import house_written_to
from branchline.server.people.tokens import new_id
from branchline.server.pictures import qr_code
from branchline.server.services import Services
from branchline.server.settings import OFF
from branchline.server.tables.records import Person
from branchline.server.wire.answers import (
    AccountResponse,
    AccountsResponse,
    CodeResponse,
    Done,
    LinkResponse,
    OpenIdResponse,
    PasskeyOptions,
    PasskeyResponse,
    SignInResponse,
    Welcome,
)
from branchline.server.wire.requests import (
    AddressShown,
    CodeShown,
    Confirming,
    LinkShown,
    LinkUsed,
    NewAccount,
    NewName,
    NewPassword,
    Nothing,
    OpenIdWanted,
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
BACK, STATE = "/api/sign-in/openid/return", "branchline-openid"


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


async def guest_here(request: Request, services: ServicesHere) -> Person | None:
    """Who a browser was before it signs in. A token that opens nothing is nobody's."""
    try:
        person = (await visitor_of(request, services, "")).person
    except Refusal:
        return None
    return person if person is not None and not person.has_account else None


GuestHere = Annotated[Person | None, Depends(guest_here)]


async def _signed_in(
    services: Services, request: Request, sign_in: SignIn, status: int = 200, guest: Person | None = None
) -> JsonResponse[Welcome]:
    """With a token that nobody knew before, and with the tables of whoever they were as a guest."""
    person = await services.people.get(sign_in.person)
    services.sessions.changed_outside(await services.accounts.bring(guest, person.id))
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
    form: PasskeyShown, request: Request, services: ServicesHere, guest: GuestHere, site: SiteHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """Each set of options is good for one attempt within five minutes."""
    await services.quotas.unnamed_sign_ins.take(_by_address(request))
    sign_in = await services.accounts.by_passkey(site, form.passkey, device)
    return await _signed_in(services, request, sign_in, guest=guest if form.keep_tables else None)


@routes.post("/api/sign-in/password", summary="Sign in with a password", responses=SIGNING_IN, dependencies=ON)
async def by_password(
    form: PasswordShown, request: Request, services: ServicesHere, guest: GuestHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """Whether there is an account of this name is not told. Attempts are limited for each name and each address."""
    owner = Owner(address_of(request.scope), look_of(form.name), plays=False)
    await services.quotas.sign_in(owner, owner.address == await services.accounts.address_of(form.name))
    sign_in = await services.accounts.by_password(form.name, form.password, device, owner)
    return await _signed_in(services, request, sign_in, guest=guest if form.keep_tables else None)


@routes.post("/api/sign-in/code", summary="Sign in with a code from another device",
             responses=SIGNING_IN, dependencies=ON)  # fmt: skip
async def by_code(
    form: CodeShown, request: Request, services: ServicesHere, guest: GuestHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """One that a device shows on which you are signed in, for five minutes; it can be used once."""
    await services.quotas.unnamed_sign_ins.take(_by_address(request))
    sign_in = await services.accounts.by_code(form.code, device)
    return await _signed_in(services, request, sign_in, guest=guest if form.keep_tables else None)


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
    form: LinkUsed, request: Request, services: ServicesHere, guest: GuestHere, device: DeviceHere
) -> JsonResponse[Welcome]:
    """A link from an e-mail works once, within fifteen minutes."""
    await services.quotas.unnamed_sign_ins.take(_by_address(request))
    sign_in = await services.recovery.by_link(form.link, device)
    return await _signed_in(services, request, sign_in, guest=guest if form.keep_tables else None)


@routes.post("/api/sign-in/openid", summary="Sign in with the host's provider", responses=SIGNING_IN, dependencies=ON)
async def to_openid(
    form: OpenIdWanted, request: Request, services: ServicesHere, visitor: AnyVisitor
) -> JsonResponse[OpenIdResponse]:
    """Where to send the browser, which comes back signed in. Whoever is signed in already can come in that way from
    then on."""
    await services.quotas.unnamed_sign_ins.take(_by_address(request))
    if visitor.sign_in is not None:
        check_fresh(visitor.sign_in)
    address, state = await services.openid.begin(_back(services, request), visitor.id, form.keep_tables)
    response: JsonResponse[OpenIdResponse] = JsonResponse({"address": address})
    response.set_cookie(
        STATE, state, max_age=SECONDS[OPENID_STATE], path=BACK, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


@routes.get(BACK, include_in_schema=False)
async def from_openid(
    request: Request, services: ServicesHere, guest: GuestHere, device: DeviceHere,
    state: Annotated[str, Query(max_length=200)] = "", code: Annotated[str, Query(max_length=4000)] = "",
) -> RedirectResponse:  # fmt: skip
    """Where the provider sends a browser back to. What another browser began, or another site, is good for nothing."""
    try:
        if not state or not secrets.compare_digest(state.encode(), request.cookies.get(STATE, "").encode()):
            raise Refusal(401, "openid-late")
        await services.quotas.unnamed_sign_ins.take(_by_address(request))
        response = await _from_openid(request, services, guest, await services.openid.finish(state, code), device)
    except Refusal as refusal:
        response = RedirectResponse(f"/sign-in#refused={refusal.code}", 303)
    response.delete_cookie(STATE, path=BACK)
    return response


async def _from_openid(
    request: Request, services: Services, guest: Person | None, known: Known, device: str
) -> RedirectResponse:
    """Whoever asked must be the one who has come back, or nobody."""
    named = services.tokens.read(token_of(request.headers) or "")
    there = guest
    if named is not None and named.sign_in is not None and named.person == known.person:
        there, sign_in = await services.people.who(named)
        check_fresh(sign_in) if sign_in is not None else None
    if there is not None and there.id != known.person:
        there = None
    owner = Owner(address_of(request.scope), there.id if there is not None else "")
    has_account = there is not None and there.has_account
    if not has_account and not await services.accounts.is_known(services.openid.issuer, known):
        if there is None and services.passes.needed:
            raise Refusal(403, "pass-needed")
        await services.quotas.accounts.take(Owner(owner.address, ""))
    sign_in = await services.accounts.by_identity(there, services.openid.issuer, known, device, owner)
    response = RedirectResponse("/account", 303)
    if sign_in is not None:
        guest = there if known.keep_tables else None
        services.sessions.changed_outside(await services.accounts.bring(guest, sign_in.person))
        set_token(request, response, services.tokens.sign(sign_in.person, sign_in.id))
    return response


def _back(services: Services, request: Request) -> str:
    return f"{(services.settings.public_address or str(request.base_url)).rstrip('/')}{BACK}"


@routes.post("/api/sign-out", summary="Sign out here", responses=refusals(413, 415, 503))
async def sign_out(form: Nothing, request: Request, services: ServicesHere) -> JsonResponse[Done]:
    """The token opens nothing any more, wherever a copy of it may be. A browser forgets its cookie, whosever it was."""
    token = services.tokens.read(token_of(request.headers) or "")
    if token is not None and token.sign_in is not None:
        await services.sign_ins.end(token.person, [token.sign_in])
    response: JsonResponse[Done] = JsonResponse({"done": True})
    forget_token(request, response)
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


@routes.get("/api/account/export", summary="All that is kept of you",
            responses=refusals(401) | {200: described_as(dict)}, response_class=StreamingResponse)  # fmt: skip
async def export(person: PersonHere, visitor: AnyVisitor, services: ServicesHere) -> StreamingResponse:
    """A file of JSON: your name, your ways in, your devices and addresses, your tables, and what you said and did at
    each of them."""
    await services.quotas.exports.take(visitor.owner)
    parts = exported(await _kept(services, person), person, services.store)

    async def written() -> AsyncIterator[bytes]:
        async with services.long_answers.turn(visitor.owner, 0):
            async for part in parts:
                yield part.encode()

    headers = {"Content-Disposition": 'attachment; filename="branchline-account.json"'}
    return StreamingResponse(written(), media_type="application/json", headers=headers)


async def _kept(services: Services, person: Person) -> dict[str, Any]:
    contacts = await services.store.contacts.contacts_of(person.id)
    account = await services.store.accounts.account(person.id)
    return {
        "person": person_json(person) | {"created": person.created},
        "account": {"created": account.created, "password": account.password is not None} if account else None,
        "passkeys": [passkey_json(each) for each in await services.store.accounts.passkeys_of(person.id)],
        "identities": [
            {"issuer": each.issuer, "subject": each.subject, "created": each.created}
            for each in await services.store.accounts.identities_of(person.id)
        ],
        "sign_ins": [sign_in_json(each, here=False) for each in await services.sign_ins.of(person.id)],
        "contacts": [contact_json(contact) | {"created": contact.created} for contact in contacts],
        "ties": [asdict(tie) for tie in await services.ties.of(person.id)],
        "studies": [asdict(study) for study in await services.archive.studies_of(person.id, MOST_STUDIES)],
        "ratings": [asdict(rating) for rating in await services.archive.ratings_of(person.id)],
        "notes": [asdict(note) for note in await services.store.company.notes_of(person.id)],
    }


@routes.post("/api/account/delete", summary="Have no account any more", responses=CHANGING)
async def delete(
    form: Nothing, request: Request, sign_in: FreshHere, person: PersonHere, services: ServicesHere
) -> JsonResponse[Done]:
    """You resign where a match is going on, and a bot plays on; tables of yours that wait are closed. Your name, your
    addresses and what you said are forgotten; what was played stays with those who played it."""
    await end_account(services, person)
    response: JsonResponse[Done] = JsonResponse({"done": True})
    forget_token(request, response)
    return response


@routes.post("/api/account/code", summary="Sign another device in", responses=CHANGING, dependencies=ON)
async def show_code(
    form: Nothing, request: Request, sign_in: FreshHere, person: PersonHere, services: ServicesHere
) -> JsonResponse[CodeResponse]:
    """A code that is typed there, or followed with its camera; for five minutes, and once."""
    await services.quotas.challenges.take(_by_address(request))
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
