"""WD-2.10 The sequence of a turn, WD-13 End of turn, WD-14 Final scoring, NB-9 End and scoring."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from branchline.kernel import Match
from dales.positions import GAMES, SEATS, TABLES, dales, each, influence, order, pile, random_game, seat, to_move
from reading import code, happened, names, phase, played
from samples import sample

LAST = {2: 5, 3: 5, 4: 4}
"""The last turn of the usual sides."""
UNSALEABLE = "leeming > bedale > snape > masham > tanfield"
STEPS = ("bid", "choose_colour", "build", "extend", "pay", "train", "exchange", "load_train", "sell", "sell_extend")


def ended(players: int = 3, **facts: Any) -> Match:
    """A passes as the last one in the last turn, and nobody can sell."""
    others = "BCD"[: players - 1]
    match = dales(players, phase="train", passed=others, turn=LAST[players], **facts)
    match.play("pass")
    assert match.is_over
    return match


def totals(match: Match) -> dict[str, int]:
    return dict(zip(SEATS, match.scores(), strict=False))


def ranking(match: Match) -> str:
    """The seats from the first place to the last."""
    places = match.places()
    assert sorted(places) == list(range(1, match.players + 1))
    return "".join(sorted(SEATS[: match.players], key=lambda who: places[SEATS.index(who)]))


@pytest.mark.rule("WD-2.10")
@pytest.mark.parametrize(("game", "players", "side"), sample(TABLES, 0, -1))
def test_a_turn_is_its_phases_in_order(game: str, players: int, side: str) -> None:
    """Auction, building, trains, sales; then the next turn begins with an auction."""
    parts = {step: part for part, steps in enumerate([STEPS[:2], STEPS[2:5], STEPS[5:8], STEPS[8:]]) for step in steps}
    turn, part = 1, 0
    for match in random_game(players, 8, game=game, options={"side": side}):
        if match.is_over:
            break
        now = (match.view()["turn"], parts[phase(match)])
        assert now >= (turn, part)
        assert now[0] - turn <= 1
        turn, part = now
    assert turn == match.view()["turns"]


@pytest.mark.rule("WD-2.10")
@pytest.mark.parametrize(
    ("where", "refused"),
    [
        (
            "bid",
            ["start skipton", "finish", "pay red", "buy t1a", "load settle red", "sell red skipton", "sell_finish"],
        ),
        ("build", ["bid 1 3", "choose_colour red", "extend rylstone", "finish", "pay red", "buy t1a", "sell_finish"]),
        ("train", ["bid 1 3", "start skipton", "finish", "load_train t1a", "sell red skipton", "sell_extend settle"]),
        ("sell", ["bid 1 3", "start skipton", "buy t1a", "load settle red", "sell_extend settle", "sell_finish"]),
    ],
)
def test_other_phases_have_to_wait(where: str, refused: list[str]) -> None:
    match = dales(phase=where, counters="WBRBRGBG", lines="A: the_south > settle")
    assert {code(match, action) for action in refused} == {"wrong_phase"}


@pytest.mark.rule("WD-2.10")
@pytest.mark.parametrize(
    ("where", "action"), [("bid", "bid 1 3"), ("build", "pass"), ("train", "pass"), ("sell", "pass")]
)
def test_only_the_player_in_turn_acts(where: str, action: str) -> None:
    match = dales(phase=where, counters="WBRBRGBG", lines="A: the_south > settle")
    assert code(match, action, "A") is None
    assert code(match, action, "B") == code(match, action, "C") == "not_your_turn"


@pytest.mark.rule("WD-13.1")
def test_the_next_turn_follows_and_everything_is_kept() -> None:
    match = dales(phase="train", passed="BC", hand="A 1; B 2", influence="A 3/4/5/6", lines=f"A: {UNSALEABLE}", turn=2)
    played(match, "pass")
    assert happened(match, "turn_began") == [{"turn": 3}]
    assert (match.view()["turn"], phase(match)) == (3, "bid")
    assert influence(match, "A") == "3/4/5/6"
    assert (seat(match, "A")["laid"], seat(match, "A")["balance"]) == (4, -4)
    assert each(match, "hand") == {"A": 13, "B": 14, "C": 15}
    assert to_move(match) == order(match, "player")[0]


@pytest.mark.rule("WD-13.1", "WD-1.12", "NB-1.3")
@pytest.mark.parametrize(("game", "players", "side"), TABLES)
def test_the_game_ends_after_the_last_turn(game: str, players: int, side: str) -> None:
    turns = {(4, "3-4"): 4, (3, "3-4"): 5, (3, "2-3"): 4, (2, "2-3"): 5}[players, side]
    others = "BCD"[: players - 1]
    *before, match = [
        dales(players, game=game, phase="train", passed=others, turn=turn, options={"side": side})
        for turn in range(1, turns + 1)
    ]
    assert not any(played(earlier, "pass").is_over for earlier in before)
    assert played(match, "pass").is_over
    assert happened(match, "game_ended") == [{"ending": "last_turn"}]
    assert match.end_reason == "last_turn"
    assert phase(match) == "over"
    assert code(match, "pass") == code(match, "bid 1 3") == "game_over"


@pytest.mark.rule("WD-13.1", "WD-11.10")
def test_in_the_last_turn_lines_can_still_be_sold() -> None:
    match = dales(phase="train", passed="BC", turn=5, lines="A: the_south > settle")
    played(match, "pass")
    assert (phase(match), match.is_over) == ("sell", False)
    played(match, "sell red the_south", "sell_finish")
    assert match.is_over
    assert totals(match) == {"A": -1, "B": 0, "C": 0}


@pytest.mark.rule("WD-14.1", "NB-9.1")
@pytest.mark.parametrize("game", GAMES)
def test_the_total(game: str) -> None:
    """Points, two for each set, profit and loss, less own tracks, which first cost profit once more."""
    line = UNSALEABLE if game == "wensleydale" else "gostenhof > hoefen > leyh > doos > muggenhof"
    stone, cheese = ("stone", "cheese") if game == "wensleydale" else ("beer", "mail")
    match = ended(game=game, points="A 20; B 3", balance="A 1; B -4", lines=f"A: {line}",
                  collection=f"A {stone} 3, {cheese} 2, red 4, green 2")  # fmt: skip
    assert totals(match) == {"A": 20 + 2 * 2 + (1 - 4) - 4, "B": 3 - 4, "C": 0}
    assert happened(match, "paid_sets") == [{"seat": 0, "money": 4, "sets": 2}]
    assert happened(match, "paid_balance") == [{"seat": 0, "money": -3}, {"seat": 1, "money": -4}]
    assert happened(match, "paid_tracks") == [{"seat": 0, "money": -4, "tracks": 4}]


@pytest.mark.rule("WD-14.1", "WD-9.2")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_point_of_the_total_has_its_event(game: str, players: int) -> None:
    paid: Counter[int] = Counter()
    for match in random_game(players, 60, game=game, prefer=frozenset({"load", "buy"}), shun=frozenset({"pass"})):
        for event in match.events:
            if event.name.startswith("paid_"):
                paid[int(event.arguments["seat"])] += int(event.arguments["money"])
    assert [paid[who] for who in range(players)] == match.scores()
    assert any(seat["points"] for seat in match.view()["seats"])


@pytest.mark.rule("WD-14.2", "NB-9.2")
@pytest.mark.parametrize(
    ("held", "sets"),
    [((4, 2, 0, 5), 0), ((1, 1, 1, 1), 1), ((3, 2, 4, 2), 2), ((0, 9, 9, 9), 0), ((9, 0, 9, 9), 0), ((9, 9, 9, 0), 0),
     ((3, 3, 3, 3), 3), ((9, 9, 1, 9), 1)],
)  # fmt: skip
@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_one_of_each(game: str, held: tuple[int, ...], sets: int) -> None:
    items = ("stone", "cheese", "red", "green") if game == "wensleydale" else ("beer", "mail", "red", "green")
    collection = "A " + ", ".join(f"{item} {count}" for item, count in zip(items, held, strict=True))
    match = ended(game=game, collection=collection)
    assert (seat(match, "A")["sets"], totals(match)["A"]) == (sets, 2 * sets)


@pytest.mark.rule("WD-14.3", "NB-9.3")
def test_the_highest_total_wins() -> None:
    match = ended(points="A 5; B 9; C 7")
    assert match.winners() == [1]
    assert ranking(match) == "BCA"


@pytest.mark.rule("WD-14.3", "NB-9.3")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("points", "balance", "expected"), [("A 20; B 21", "A -2; B -3", "ABC"), ("A 21; B 20", "A -3; B -2", "BAC")]
)
def test_of_equals_the_higher_profit_wins(game: str, points: str, balance: str, expected: str) -> None:
    match = ended(game=game, points=points, balance=balance)
    assert totals(match) == {"A": 18, "B": 18, "C": 0}
    assert ranking(match) == expected


@pytest.mark.rule("WD-14.4", "NB-9.3")
@pytest.mark.parametrize("seats", ["ABC", "ACB", "CAB"])
def test_then_the_higher_in_the_pile(seats: str) -> None:
    """In the last turn nobody's marker moves: each is put back in player order, so the last lies on top."""
    match = ended(order=seats)
    assert totals(match) == {"A": 0, "B": 0, "C": 0}
    assert pile(match, "balance", 0) == seats
    assert ranking(match) == seats[::-1] == order(match, "player")


@pytest.mark.rule("WD-14.4")
def test_a_place_in_the_pile_counts_for_less_than_any_profit() -> None:
    match = ended(points="A 3; B 2; C 0", balance="A -1; C 2", order="BAC")
    assert totals(match) == {"A": 2, "B": 2, "C": 2}
    assert ranking(match) == "CBA"


@pytest.mark.rule("WD-14.4")
@pytest.mark.parametrize(("game", "players", "side"), TABLES)
def test_there_is_always_one_winner_and_a_full_ranking(game: str, players: int, side: str) -> None:
    *_, match = random_game(players, 9, game=game, options={"side": side})
    assert len(match.winners()) == 1
    assert sorted(match.places()) == list(range(1, players + 1))


@pytest.mark.rule("WD-14.5")
def test_cubes_and_influence_score_nothing_and_totals_may_be_negative() -> None:
    match = ended(
        hand="A 15; B 0", influence="A 10/10/10/10; B 0/0/0/0", balance="A -13; B -13", lines=f"A: {UNSALEABLE}"
    )
    assert totals(match) == {"A": -13 - 4, "B": -13, "C": 0}
    assert ranking(match) == "CBA"


@pytest.mark.rule("WD-2.8")
@pytest.mark.parametrize(("game", "players", "side"), TABLES)
def test_hand_stock_and_bids_always_make_fifteen(game: str, players: int, side: str) -> None:
    spent = 0
    for match in random_game(players, 12, game=game, options={"side": side}):
        for own in match.view()["seats"]:
            assert own["hand"] + own["stock"] + own["bids"] == 15
            assert min(own["hand"], own["stock"], own["bids"]) >= 0
        spent += names(match).count("cubes_paid")
    assert spent


@pytest.mark.rule("WD-2.7")
@pytest.mark.parametrize("game", GAMES)
def test_influence_stays_between_nothing_and_ten(game: str) -> None:
    levels = set()
    for match in random_game(3, 13, game=game, shun=frozenset({"buy", "exchange"})):
        levels |= {level for own in match.view()["seats"] for level in own["influence"].values()}
    assert min(levels) == 0
    assert max(levels) == 10


@pytest.mark.rule("NB-9.1")
def test_points_of_the_link_are_in_the_total() -> None:
    match = ended(game="nuremberg", points="A 31", balance="A -6", collection="A red 3, green 2, beer 4, mail 2")
    assert totals(match)["A"] == 31 + 4 - 6
