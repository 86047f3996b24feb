"""Nothing hidden leaves the server: two servers whose tables differ only in what someone may not know answer that
someone the same, byte for byte, on every route and in every live message."""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

import branchline
from branchline.kernel.match import Match
from branchline.server.tables.start import Start
from server.harness import PRESENCE, Client, Server, heard_so_far
from server.routes import ASKS, LIVE, Ask, all_routes, filled
from server.twins import NAMES, TESTS, Case, client_of, server_of

LANGUAGES = ("en", "fr")
DRAWN_ANEW = ("sandbox", "preview")
"""What is drawn anew for whoever asks hangs on chance alone, and is looked at apart."""
BY_LOT = ("room",)
"""Answers with a code by lot and the address of their own server, which know nothing of the match."""
SMALLEST = "whispers"
"""At its tables all is asked there is; at others, what is about the table."""
DEALS = 300
HERE = re.compile(r'"presence":\{[^}]*\},')
DECIDING = ("actions", "hand", "resign")
"""What lets the match go on, and so may rightly bring something to light: left out for whoever is to move."""


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_GAMES", "toys")
    monkeypatch.syspath_prepend(str(TESTS))


def case_of(match: Match, actions: list[str] | None = None) -> Case:
    """A table where a match is being played that began with a position."""
    seed = str(match.seed) if match.seed is not None else None
    start = None if seed is not None else match.at(0).position()
    texts = [str(action) for action in match.actions] if actions is None else actions
    mover = NAMES[match.to_move or 0].lower()
    action = str(match.legal()[0])
    return Case(match.game.id, match.rules, match.players, match.options, seed, start, texts, mover, action)


def whispers(seed: int = 5) -> Match:
    return branchline.load("whispers").new(players=3, seed=seed)


def other_choices() -> tuple[Case, Case, int | None]:
    """Ben has kept the other card and voted the other way; Cat is to vote."""
    one = whispers()
    for _ in range(3):
        one.play(one.legal_numbers()[0])
    one.play("vote yes")
    one.play("vote yes")
    texts = [str(action) for action in one.actions]
    other = whispers()
    other.play(texts[0])
    texts[1] = str(other.legal()[1])
    texts[4] = "vote no"
    return case_of(one), case_of(one, texts), 1


def other_deal() -> tuple[Case, Case, int | None]:
    """Everyone but Ada has other cards in hand."""
    match = whispers()
    return case_of(match.determinized(0, 1)), case_of(match.determinized(0, 2)), 1


def other_cash() -> tuple[Case, Case, int | None]:
    """Ben has more money, which is nobody else's business."""
    match = branchline.load("rocket").new(players=3, seed=12, options={"open_cash": False, "first_player": 0})
    dice = random.Random(6)
    for _ in range(60):
        match.play(dice.choice(match.legal_numbers()))
    position = match.position()
    richer = position | {"cash": [cash + 7 * (seat == 1) for seat, cash in enumerate(position["cash"])]}
    game = branchline.load("rocket")
    return case_of(game.from_position(position)), case_of(game.from_position(richer)), 1


def other_tiles() -> tuple[Case, Case, int | None]:
    """Other tiles lie face down, which is nobody's business at all."""
    match = branchline.load("rock-island").new(players=3, seed=4)
    dice = random.Random(8)
    for _ in range(40):
        match.play(dice.choice(match.legal_numbers()))
    return case_of(match.determinized(None, 1)), case_of(match.determinized(None, 2)), None


TO_A_VOTE = """
    propose red available | bid 7 | leave | leave | propose red available | bid 7 | leave | leave |
    propose red available | bid 7 | leave | leave | propose green available | bid 5 | leave | leave |
    withdraw | withdraw | withdraw | build | start london | side sw | tile w | second no |
    build | start london | side ne | tile ne | tile nw | second no | pass | pass | pass | pass |
    dividend 0 | dividend 0 | merge red"""


def other_votes() -> tuple[Case, Case, int | None]:
    """The first of three shareholders has voted otherwise."""
    match = branchline.load("england-wales-shares").new(players=3, seed=1)
    for text in TO_A_VOTE.split("|"):
        match.play(text.strip())
    first = match.to_move
    match.play("vote yes")
    texts = [str(action) for action in match.actions]
    return case_of(match), case_of(match, [*texts[:-1], "vote no"]), first


def other_baron() -> tuple[Case, Case, int | None]:
    """The second player keeps the other baron; all else is the same up to the last action."""
    record = json.loads((TESTS / "golden/version-1/england-wales/empty_cities.json").read_text())
    match = branchline.load("england-wales").new(players=2, seed=int(record["seed"]), options=record["options"])
    match.play(record["actions"][0])
    whose, other = match.to_move, next(str(action) for action in match.legal() if str(action) != record["actions"][1])
    for text in record["actions"][1:-1]:
        match.play(text)
    texts = [str(action) for action in match.actions]
    return case_of(match), case_of(match, [texts[0], other, *texts[2:]]), whose


CASES: dict[str, Callable[[], tuple[Case, Case, int | None]]] = {
    "choices": other_choices,
    "deal": other_deal,
    "cash": other_cash,
    "tiles": other_tiles,
    "votes": other_votes,
    "baron": other_baron,
}
PATIENCE = 3.0
"""Seconds without a change after which none is to be expected."""
MOST_MOMENTS = 8
"""Of a long match, about so many moments are looked back at."""


@pytest.fixture(params=CASES)
def twins(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server, int | None, Case]]:
    one, other, whose = CASES[request.param]()
    assert (one.start, one.actions) != (other.start, other.actions)
    servers = server_of(one, tmp_path / "one"), server_of(other, tmp_path / "other")
    wait_until_nothing_changes(*servers)
    yield (*servers, whose, one)
    for server in servers:
        server.stop()


def wait_until_nothing_changes(*servers: Server) -> None:
    """A server finds out, soon after it has started, which games are compiled, of all at once."""
    asking = [server.stranger() for server in servers]
    before: list[list[float]] = []
    since = time.monotonic()
    while time.monotonic() < since + PATIENCE:
        compiled = [[game["compiled"] for game in client.get("/api/games")["games"]] for client in asking]
        if compiled != before:
            before, since = compiled, time.monotonic()
        if all(1 in parts for parts in compiled):
            break
        time.sleep(0.1)


def test_the_same_bytes_for_whoever_may_not_know(
    twins: tuple[Server, Server, int | None, Case], tmp_path: Path
) -> None:
    assert {ask.route for ask in ASKS} | {LIVE} == all_routes(tmp_path / "routes")
    one, other, whose, case = twins
    walked = 0
    people = ("", "gus", "hugo", *(NAMES[seat].lower() for seat in range(case.players) if seat != whose))
    for person, languages in zip(people, cycle((LANGUAGES, LANGUAGES[::-1])), strict=False):
        walked += walk(one, other, person, case, languages)
    assert walked > 100, walked
    if whose is not None:
        own = [client_of(server, NAMES[whose].lower()).http.get("/api/tables/t").content for server in (one, other)]
        assert own[0] != own[1]


def walk(one: Server, other: Server, person: str, case: Case, languages: tuple[str, ...]) -> int:
    """Ask both servers everything there is to ask, by turns in one language and the other, and listen in both all the
    while."""
    clients = [client_of(server, person) if person else server.stranger() for server in (one, other)]
    walked = 0
    with ExitStack() as stack:
        sockets = [[stack.enter_context(client.watch("t", after=0, lang=language)) for language in LANGUAGES]
                   for client in clients]  # fmt: skip
        for ask, language in zip(asks(case, person == case.mover), cycle(languages), strict=False):
            answers = [answer_of(client, ask, case, language) for client in clients]
            assert same(ask, answers, case), (person, str(ask))
            walked += 1
        last = [client.get("/api/tables/t/log", limit=1000)["entries"][-1]["seq"] for client in clients]
        for pair in zip(*sockets, strict=True):
            assert heard(pair[0], last[0]) == heard(pair[1], last[1]), person
    return walked


def asks(case: Case, moving: bool) -> Iterator[Ask]:
    moments = range(0, len(case.actions) + 1, 1 + len(case.actions) // MOST_MOMENTS)
    for ask in ASKS:
        if "{moment}" in ask.path:
            yield from (Ask(ask.route.replace("{moment}", str(moment)), ask.body, ask.query) for moment in moments)
        elif (ask.is_about_table or case.game == SMALLEST) and not _left_out(ask, case, moving):
            yield ask


def _left_out(ask: Ask, case: Case, moving: bool) -> bool:
    """Of two, one alone lets a bot play for the other, and a bot draws anew what it cannot know."""
    return (moving and ask.what in DECIDING) or (ask.what == "takeover" and case.players == 2)


def same(ask: Ask, answers: list[tuple[int, bytes]], case: Case) -> bool:
    end = ask.path.rpartition("/")[2]
    if end in BY_LOT or (case.start is not None and end in DRAWN_ANEW):
        return answers[0][0] == answers[1][0]
    return answers[0] == answers[1]


def answer_of(client: Client, ask: Ask, case: Case, language: str) -> tuple[int, bytes]:
    facts = {"table_id": "t", "game": case.game, "code": "i", "action": case.action}
    if "{seq}" in (ask.body or {}).values():
        facts["seq"] = client.http.get("/api/tables/t").json()["seq"]
    path, query = filled(ask.path, facts), ask.query | {"lang": language}
    if ask.method == "GET":
        answer = client.http.get(path, params=query)
    else:
        answer = client.http.post(path, json=filled(ask.body, facts), params=query)
        client.http.cookies.clear()
    return answer.status_code, answer.content


def heard(socket: ClientConnection, last: int) -> list[str]:
    """Every message up to a line of the log, but for who comes and goes, which hangs on the moment."""
    texts: list[str] = []
    while not texts or json.loads(texts[-1])["seq"] < last:
        text = str(socket.recv(60))
        if not text.startswith(PRESENCE):
            texts.append(HERE.sub("", text))
    return texts + heard_so_far(socket)


def test_what_is_drawn_anew_does_not_hang_on_the_truth() -> None:
    """Bots' workers, previews and copies get a match in which all is drawn anew that its seat cannot know: whichever of
    two matches it was, each hidden card lies anywhere equally often, and no seed comes along."""
    one, other, _ = other_deal()
    counts = [Counter[tuple[int, str]](), Counter[tuple[int, str]]()]
    for match, count in zip((_played(one), _played(other)), counts, strict=True):
        for seed in range(DEALS):
            drawn = match.determinized(0, seed)
            assert drawn.seed is None
            assert drawn.view(0) == match.view(0)
            count.update((seat, card) for seat in (1, 2) for card in drawn.view(seat)["hand"])
    for place in counts[0] | counts[1]:
        assert all(abs(count[place] - DEALS / 3) < DEALS / 8 for count in counts), (place, counts)


def _played(case: Case) -> Match:
    match = Start(case.game, case.rules, list(NAMES[: case.players]), case.options, case.seed, case.start).match()
    for action in case.actions:
        match.play(action)
    return match
