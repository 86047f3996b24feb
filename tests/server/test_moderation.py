"""Looking after a server: reports, talk that is hidden, tables that are closed, bans, invitations, terms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from branchline.server.moderation.records import BAN, Ban, Mark, Measure
from branchline.server.moderation.store import ModerationStore
from branchline.server.store.people.memory_moderation import MemoryModeration
from branchline.server.store.sql_store import SqlStore
from branchline.server.tables.records import Person
from branchline.server.tables.store import Transaction
from server.harness import Client, Server, Table, next_message
from server.test_accounts import PASSWORD, account, code_of, holding, signed_in


@pytest.fixture
def house(own_server: Callable[..., Server]) -> Server:
    server = own_server()
    account(server, "Warden")
    server.stop()
    server.settings["moderators"] = ("warden", "Not Yet There")
    server.start()
    return server


def warden(server: Server) -> Client:
    return signed_in(server.stranger(), "/api/sign-in/password", {"name": "Warden", "password": PASSWORD})


def quarrel(server: Server) -> tuple[Client, Client, Table]:
    """Two at a table, one of whom is rude."""
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    eve.post(f"{table.path}/join")
    eve.post(f"{table.path}/chat", {"text": "something rude"})
    return ada, eve, ada.at(table)


def test_what_is_reported_is_read_hidden_and_written_down(house: Server) -> None:
    moderator = warden(house)
    ada, _, table = quarrel(house)
    path = f"/api/moderation/tables/{table.id}"
    assert code_of(moderator.get(path, 403)) == "not-reported", "talk is theirs until somebody at the table reports it"
    ada.post(f"{table.path}/report", {"text": "Eve is rude"})
    (report,) = moderator.get("/api/moderation")["reports"]
    assert (report["by"], report["table"], report["text"]) == ("Ada", table.id, "Eve is rude")
    (said,) = moderator.get(path)["said"]
    assert (said["name"], said["text"], said["hidden"]) == ("Eve", "something rude", False)
    form = {"table": table.id, "seq": said["seq"], "reason": "rude"}
    with ada.watch(table.id) as socket:
        next_message(socket)
        moderator.post("/api/moderation/hide", form)
        told = next_message(socket)["entry"]
        assert (told["kind"], told["to"]) == ("hidden", said["seq"])
    assert "something rude" not in str(ada.at(table).get("log", limit=1000))
    moderator.post("/api/moderation/settle", {"id": report["id"]})
    now = moderator.get("/api/moderation")
    assert now["reports"] == []
    assert [(each["what"], each["moderator"], each["name"]) for each in now["measures"]] == [
        ("settle", "Warden", None),
        ("hide", "Warden", "Eve"),
    ]
    house.kill()
    house.start()
    assert "something rude" not in str(holding(house.stranger(), ada.token).at(table).get("log", limit=1000))
    moderator = warden(house)
    assert moderator.get(path)["said"][0]["hidden"]
    for seq in (1, 999):
        assert code_of(moderator.post("/api/moderation/hide", form | {"seq": seq}, 404)) == "not-found"


def test_long_lists_come_page_by_page(house: Server) -> None:
    moderator, ada = warden(house), house.guest("Ada")
    table = ada.open("me", "open", public=True)
    for number in range(5):
        ada.post(f"{table.path}/report", {"text": f"Report {number}"})
    for name in ("One", "Two", "Three"):
        account(house, f"Banned {name}")
        moderator.post("/api/moderation/ban", {"name": f"Banned {name}", "days": 2, "reason": name})
    seen: dict[str, list[str]] = {}
    for of, word in (("reports", "text"), ("bans", "reason"), ("measures", "reason")):
        after = None
        while True:
            page = moderator.get("/api/moderation", of=of, limit=2, **({"after": after} if after else {}))
            assert all(not page[other] for other in ("reports", "bans", "passes", "measures") if other != of)
            seen[of] = [*seen.get(of, []), *(each[word] for each in page[of])]
            after = page["next"][of]
            if after is None:
                break
            assert len(page[of]) == 2
    assert seen == {
        "reports": [f"Report {number}" for number in range(5)],
        "bans": ["Three", "Two", "One"],
        "measures": ["Three", "Two", "One"],
    }
    whole = moderator.get("/api/moderation")
    assert [len(whole[of]) for of in seen] == [5, 3, 3]
    assert set(whole["next"].values()) == {None}
    for after in ("1", "x.y", "-1.a", "9" * 17 + ".a"):
        assert code_of(moderator.get("/api/moderation", 422, of="bans", after=after)) == "cursor"
    assert code_of(moderator.get("/api/moderation", 422, of="passes")) == "invalid"


def test_what_keeps_nothing_has_the_same_pages(tmp_path: Path) -> None:
    async def pages(store: ModerationStore) -> list[list[str]]:
        for number in range(7):
            await store.put_ban(Ban(f"p{number}", None if number % 2 else 5 + number, "", number // 2))
            await store.add_measure(Measure(f"m{number}", number // 2, "p0", BAN, ""))
        after, found = None, list[list[str]]()
        while bans := await store.bans_in_force(7, after, 2):
            after = Mark(bans[-1].created, bans[-1].person)
            found.append([ban.person for ban in bans])
        after = None
        while measures := await store.measures(after, 3):
            after = Mark(measures[-1].at, measures[-1].id)
            found.append([measure.id for measure in measures])
        return found

    async def both() -> tuple[list[list[str]], list[list[str]]]:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'kept.sqlite3'}")
        await store.open()
        await store.write(Transaction(new=[Person(f"p{number}", "guest", "x", 1) for number in range(7)]))
        kept = await pages(store.moderation)
        await store.close()
        return kept, await pages(MemoryModeration())

    kept, remembered = asyncio.run(both())
    assert kept == remembered == [["p6", "p5"], ["p4", "p3"], ["p1"], ["m6", "m5", "m4"], ["m3", "m2", "m1"], ["m0"]]


def test_whoever_is_banned_plays_no_more_until_it_is_lifted(house: Server) -> None:
    moderator = warden(house)
    eve = account(house, "Banned Bo")
    ada = house.guest("Ada")
    table = ada.open("me", "open", public=True, options={"first_player": 1})
    eve.post(f"{table.path}/join")
    waiting = eve.open("me", "open", public=True)
    form = {"name": "Banned Bo", "days": 2, "reason": "cheating"}
    (ban,) = moderator.post("/api/moderation/ban", form)["bans"]
    refused = eve.post(f"{table.path}/chat", {"text": "but"}, 403)
    assert code_of(refused) == "banned-until"
    assert "2 more days" in refused["error"]["message"]
    assert "cheating" in refused["error"]["message"]
    assert eve.get("/api/me")["name"] == "Banned Bo"
    assert eve.http.get("/api/account/export").status_code == 200
    ada.at(table).until(lambda now: now["to_move"] == 0)
    assert ada.at(table).now["table"]["seats"][1]["handed"]
    assert ada.at(waiting).now["status"] == "abandoned"
    moderator.post("/api/moderation/lift", {"person": ban["id"], "reason": "a mistake"})
    eve.post(f"{table.path}/take")
    moderator.post("/api/moderation/ban", {"person": ban["id"], "reason": "again"})
    assert code_of(eve.post(f"{table.path}/chat", {"text": "but"}, 403)) == "banned"
    eve.post("/api/account/delete")
    assert code_of(moderator.post("/api/moderation/ban", {"name": "Warden", "reason": "x"}, 409)) == "ban-moderator"
    assert code_of(moderator.post("/api/moderation/ban", {"name": "Nobody", "reason": "x"}, 404)) == "nobody-called"
    assert code_of(moderator.post("/api/moderation/ban", {"name": "Warden"}, 422)) == "invalid"


def test_a_table_is_closed_and_those_there_are_told(house: Server) -> None:
    moderator = warden(house)
    ada, _, table = quarrel(house)
    moderator.post("/api/moderation/close", {"table": table.id, "reason": "nobody comes back"})
    now = ada.at(table)
    assert now.now["status"] == "abandoned"
    assert "A moderator has closed the table" in str(now.get("log", limit=1000))
    again = {"table": table.id, "reason": "twice"}
    assert code_of(moderator.post("/api/moderation/close", again, 409)) == "not-running"


def test_whoever_takes_a_moderators_name_later_is_none(house: Server) -> None:
    late = account(house, "Not Yet There")
    assert code_of(late.get("/api/moderation", 403)) == "not-moderator"
    assert late.get("/api/account")["moderator"] is False
    assert warden(house).get("/api/account")["moderator"] is True


def test_by_invitation_only_those_with_one_are_let_in(house: Server) -> None:
    before = house.guest("Here Before")
    house.stop()
    house.settings["by_invitation"] = True
    house.start()
    moderator, stranger = warden(house), house.stranger()
    assert stranger.get("/api/accounts")["by_invitation"] is True
    assert code_of(stranger.post("/api/guests", {"name": "Stranger"}, 403)) == "pass-needed"
    assert code_of(stranger.post("/api/account", {"name": "Stranger", "password": PASSWORD}, 403)) == "pass-needed"
    holding(house.stranger(), before.token).open("me", "open")
    (made,) = moderator.post("/api/moderation/passes", {"uses": 2, "note": "club night"})["passes"]
    form = {"name": "Invited", "invitation": made["code"]}
    stranger.post("/api/guests", form, 201)
    signed_in(house.stranger(), "/api/account", form | {"password": PASSWORD}, 201)
    assert code_of(house.stranger().post("/api/guests", form, 403)) == "pass-used"
    (other,) = (
        each for each in moderator.post("/api/moderation/passes", {"uses": 5})["passes"] if each["code"] != made["code"]
    )
    moderator.post("/api/moderation/passes/withdraw", {"id": other["code"]})
    gone = {"name": "Late", "invitation": other["code"]}
    assert code_of(house.stranger().post("/api/guests", gone, 403)) == "pass-used"
    assert code_of(moderator.post("/api/moderation/passes", {"uses": 0}, 422)) == "invalid"


def test_a_host_says_terms_and_privacy_from_files(own_server: Callable[..., Server], tmp_path: Path) -> None:
    terms = tmp_path / "terms.txt"
    terms.write_text("# Be kind\n\nNo <script>alert(1)</script>, see https://example.org/kind.", encoding="utf-8")
    terms.with_suffix(".fr.txt").write_text("Soyez gentils.", encoding="utf-8")
    server = own_server(terms=terms)
    stranger = server.stranger()
    told = stranger.get("/api/accounts")
    assert (told["terms"], told["privacy"]) == (True, False)
    page = stranger.http.get("/terms", headers={"Accept-Language": "en"})
    assert "<h2>Be kind</h2>" in page.text
    assert "<script>" not in page.text
    assert 'href="https://example.org/kind"' in page.text
    assert "Soyez gentils." in stranger.http.get("/terms", headers={"Accept-Language": "fr"}).text
    assert stranger.http.get("/privacy").status_code == 404


def test_a_room_is_found_by_the_code_on_its_screen(server: Server) -> None:
    host, phone = server.guest("Screen"), server.guest("Phone")
    table = host.open("open", "open")
    shown = host.post(f"{table.path}/room")
    assert shown["address"].endswith(f"/room/{shown['code']}")
    typed = f"{shown['code'][:4].lower()}-{shown['code'][4:]}"
    found = server.stranger().get(f"/api/rooms/{typed}")
    phone.post(f"{table.path}/join", {"invite": found["invite"]})
    assert phone.at(table).now["table"]["mine"] == [0]
    assert code_of(phone.post(f"{table.path}/room", {}, 403)) == "not-host"
    assert code_of(server.stranger().get("/api/rooms/WRONG234", 404)) == "no-such-room"
