"""The corner cases NB-CC-1 to NB-CC-30, in order. NB-CC-29 is with the example it continues."""

from __future__ import annotations

from typing import Any

import pytest

import branchline
from branchline import BranchlineError
from branchline.kernel import Match
from dales.positions import GAMES, SEATS, built, dales, each, influence, laid, later, pieces, pile, seat, sold, to_move
from reading import choices, code, happened, names, phase, played, texts

SMALL: dict[str, Any] = {"options": {"side": "2-3"}}
TIED = "A: nuernberg_sued > st_johannis; A: nuernberg_nord > thon > schniegling; B: st_johannis > schniegling"


def nuernberg(players: int = 3, **facts: Any) -> Match:
    return dales(players, game="nuremberg", **facts)


def needs(match: Match) -> dict[str, int]:
    line: dict[str, Any] = match.view()["line"]
    return {key: line[key] for key in ("points", "red", "green", "white") if line[key]}


def bonus(match: Match) -> dict[str, int]:
    return {SEATS[event["seat"]]: event["money"] for event in happened(match, "paid_link")}


@pytest.mark.rule("NB-CC-1", "NB-CC-2", "NB-1.2")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("players", "side"), [(2, "3-4"), (4, "2-3")])
def test_cc_01_and_02_too_few_too_many(game: str, players: int, side: str) -> None:
    with pytest.raises(BranchlineError) as refusal:
        branchline.load(game).new(players, options={"side": side})
    assert side in str(refusal.value)


@pytest.mark.rule("NB-CC-3", "NB-1.3")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("side", "turns"), [("3-4", 5), ("2-3", 4)])
def test_cc_03_turns_of_three_players(game: str, side: str, turns: int) -> None:
    assert branchline.load(game).new(3, seed=1, options={"side": side}).view()["turns"] == turns


@pytest.mark.rule("NB-CC-4", "NB-1.2", "NB-5.3")
def test_cc_04_two_in_the_dales() -> None:
    match = dales(2, phase="train", passed="B", trains="A t3a: red 1")
    assert (match.view()["side"], match.view()["turns"]) == ("2-3", 5)
    assert seat(played(match, "pass"), "A")["points"] == 3


@pytest.mark.rule("NB-CC-5", "NB-7.6")
def test_cc_05_two_bidders() -> None:
    match = nuernberg(2, phase="bid", counters="WGRWRW", bids="1: A 3; 3: B 3; 5: A 3", active="B")
    played(match, "bid 6 2")
    assert phase(match) == "build"
    assert [event["space"] for event in happened(match, "space_won")] == [1, 3, 5, 6]


@pytest.mark.rule("NB-CC-6", "WD-5.7", "WD-5.8")
def test_cc_06_back_and_forth() -> None:
    match = nuernberg(2, phase="bid", counters="WGRWRW", bids="1: A 3; 3: A 3; 4: B 2", active="B")
    for bid, asked in (("bid 1 4", "A"), ("bid 1 5", "B"), ("bid 1 6", "A"), ("bid 1 7", "B")):
        assert to_move(played(match, bid)) == asked
        assert phase(match) == "bid"
    played(match, "bid 6 2")
    assert phase(match) == "build"
    assert each(match, "hand") == {"A": 12 - 7 - 3, "B": 12 - 2 - 2}


@pytest.mark.rule("NB-CC-7", "NB-7.1")
def test_cc_07_rows() -> None:
    match = nuernberg(2, phase="bid", counters="WGRWRW")
    assert (code(match, "bid 4 2"), code(match, "bid 3 2")) == (None, "below_minimum_bid")


@pytest.mark.rule("NB-CC-8", "NB-7.4", "WD-5.15")
@pytest.mark.parametrize(("colour", "red", "on_ten"), [("green", 1, "BA"), ("red", 2, "AB")])
def test_cc_08_choosing_at_the_top(colour: str, red: int, on_ten: str) -> None:
    """B, who lies on top of A on ten green, wins nothing green; A wins space 2."""
    match = nuernberg(
        2,
        phase="bid",
        counters="WBRWBW",
        bids="2: A 2; 1: B 3; 6: B 2",
        influence="A 1/2/1/10; B 1/2/1/10",
        piles="green: AB",
    )
    played(match, "bid 5 3", f"choose_colour {colour}")
    assert seat(match, "A")["influence"] | {"white": 0, "brown": 0} == {"white": 0, "brown": 0, "red": red, "green": 10}
    assert pile(match, "green", 10) == on_ten


@pytest.mark.rule("NB-CC-9", "NB-3.1")
def test_cc_09_over_the_river() -> None:
    assert needs(laid(nuernberg(), "nuernberg_sued > st_johannis")) == {"points": 2, "green": 1}


@pytest.mark.rule("NB-CC-10", "NB-3.5")
def test_cc_10_through_the_middle_of_town() -> None:
    assert code(played(nuernberg(), "start nuernberg_nord"), "extend nuernberg_sued") == "forbidden_border"


@pytest.mark.rule("NB-CC-11", "NB-3.5")
def test_cc_11_round_about() -> None:
    match = laid(nuernberg(), "nuernberg_nord > st_johannis > nuernberg_sued")
    assert needs(match) == {"points": 3, "red": 1, "green": 1}


@pytest.mark.rule("NB-CC-12", "NB-3.4")
def test_cc_12_closed_land() -> None:
    match = played(nuernberg(lines="A: zirndorf > rosstal; A: fischbach > feucht"), "start zirndorf")
    assert code(match, "extend hop_bibert") == "hop_blocks"
    match.undo()
    assert code(played(match, "start fischbach"), "extend lorenzer_wald") == "hill_blocks"


@pytest.mark.rule("NB-CC-13", "NB-4.1")
@pytest.mark.parametrize(("line", "loadable"), [("zirndorf > dambach", False), ("rosstal > gebersdorf", True)])
def test_cc_13_the_right_town(line: str, loadable: bool) -> None:
    match = nuernberg(
        phase="train", lines=f"A: {line}", owners="zirndorf: red", pieces="hop_bibert: beer 1", trains="A t3a"
    )
    assert (code(match, "load hop_bibert beer") is None) == loadable


@pytest.mark.rule("NB-CC-14", "NB-4.1")
@pytest.mark.parametrize("company", ["red", "green"])
def test_cc_14_one_arrow(company: str) -> None:
    match = nuernberg(
        phase="sell", lines="A: erlangen > baiersdorf", owners="erlangen: red", pieces="hop_erlangen: beer 2"
    )
    sold(match, company, "erlangen > baiersdorf")
    assert happened(match, "items_discarded") == [{"area": "hop_erlangen", "item": "beer", "items": 2}]
    assert pieces(match, "hop_erlangen") == {}


@pytest.mark.rule("NB-CC-15", "NB-4.1")
def test_cc_15_no_arrow() -> None:
    everywhere = "; ".join(
        f"{hop}: beer 1" for hop in ("hop_bibert", "hop_cadolzburg", "hop_heilsbronn", "hop_wendelstein")
    )
    match = nuernberg(phase="train", lines="A: stein > eibach", pieces=everywhere, trains="A t3a")
    assert choices(match, "load") == set()


@pytest.mark.rule("NB-CC-16", "NB-4.2")
def test_cc_16_side_by_side() -> None:
    match = nuernberg(phase="sell", order="BAC", active="B", lines="B: fuerth > doos > ronhof > vach; A: doos > leyh",
                      pieces="doos: mail 1; leyh: mail 1", influence="B 1/2/2/1")  # fmt: skip
    sold(match, "red", "fuerth > doos > ronhof > vach")
    match = later(match, "train", buyer=[0, *[-1] * 23])
    assert code(match, "load doos mail") == "item_not_there"
    assert choices(match, "load") == {"leyh mail"}


@pytest.mark.rule("NB-CC-17", "WD-8.17")
def test_cc_17_which_class() -> None:
    match = nuernberg(
        phase="train",
        passed="BC",
        lines="A: fuerth > dambach > zirndorf",
        trains="A t3c: red 1; A t1a: red 1",
        pieces="zirndorf: red 1; dambach: mail 2",
        **SMALL,
    )
    good = played(match.fork(), "load dambach mail")
    assert happened(good, "item_loaded")[0]["train"] == "t3c"
    match.play("load zirndorf red")
    assert texts(match) == {"load_train t3c", "load_train t1a"}


@pytest.mark.rule("NB-CC-18", "WD-8.17")
def test_cc_18_third_class_only() -> None:
    match = nuernberg(
        phase="train",
        passed="BC",
        lines="A: fuerth > dambach > zirndorf",
        trains="A t3c: green 2; A t1a: red 1",
        pieces="zirndorf: red 1; dambach: mail 1",
        **SMALL,
    )
    match.play("load zirndorf red")
    assert happened(match, "item_loaded") == [{"seat": 0, "item": "red", "area": "zirndorf", "train": "t1a"}]
    match.play("pass")
    assert {event["item"]: event["money"] for event in happened(match, "paid_passengers")} == {"red": 1 + 1, "green": 6}


@pytest.mark.rule("NB-CC-19", "NB-5.2")
def test_cc_19_no_classes_on_the_large_side() -> None:
    match = played(nuernberg(phase="train", passed="BC", trains="A t3a: red 1"), "pass")
    assert seat(match, "A")["points"] == 1


@pytest.mark.rule("NB-CC-20", "NB-5.5")
def test_cc_20_bought_by_exchange() -> None:
    match = nuernberg(
        2,
        phase="train",
        passed="B",
        influence="A 0/1/0/0",
        hand="A 6",
        lines="A: fuerth > dambach > zirndorf",
        pieces="zirndorf: red 2",
    )
    match.play("buy t3a")
    assert (seat(match, "A")["hand"], influence(match, "A")) == (0, "0/0/0/0")
    played(match, "load zirndorf red", "load zirndorf red")
    assert {event["money"] for event in happened(match, "paid_passengers")} == {6}


@pytest.mark.rule("NB-CC-21", "NB-6.2", "NB-6.6")
def test_cc_21_through_nuernberg() -> None:
    match = nuernberg(lines="A: nuernberg_sued > steinbuehl > st_johannis > nuernberg_nord", order="BAC", active="B",
                      influence="B 1/2/2/1")  # fmt: skip
    assert bonus(built(match, "nuernberg_nord > thon > poppenreuth > vach > fuerth")) == {"B": 4}


@pytest.mark.rule("NB-CC-22", "NB-6.4")
@pytest.mark.rule("NB-CC-23", "NB-6.1")
def test_cc_22_equally_short_and_23_only_once() -> None:
    match = nuernberg(4, lines=TIED + "; C: poppenreuth > schniegling", order="CDAB", active="C",
                      influence="D 1/2/2/1")  # fmt: skip
    built(match, "schniegling > ronhof > fuerth")
    assert bonus(match) == {"A": 2, "B": 1, "C": 2}
    assert to_move(match) == "D"
    built(match, "nuernberg_sued > steinbuehl > gostenhof > hoefen > leyh > dambach > fuerth")
    assert bonus(match) == {}
    assert each(match, "points") == {"A": 2, "B": 1, "C": 2, "D": 0}


@pytest.mark.rule("NB-CC-24", "NB-6.3", "WD-7.23")
def test_cc_24_on_second_thoughts() -> None:
    match = laid(nuernberg(lines=TIED, influence="A 1/2/2/1"), "fuerth > ronhof > schniegling")
    while len(match):
        match.undo()
    assert (match.view()["link"], each(match, "points")) == ("open", {"A": 0, "B": 0, "C": 0})
    match.play("pass")
    assert "link_completed" not in names(match)
    assert bonus(built(match, "fuerth > ronhof > schniegling")) == {"A": 2, "B": 3}


@pytest.mark.rule("NB-CC-25", "NB-6.7")
def test_cc_25_deep_in_the_red() -> None:
    match = built(
        nuernberg(balance="A -13", influence="A 1/2/2/1"), "nuernberg_nord > thon > poppenreuth > vach > fuerth"
    )
    assert (seat(match, "A")["points"], seat(match, "A")["balance"]) == (4, -13)


@pytest.mark.rule("NB-CC-26", "NB-8.1", "NB-8.2")
def test_cc_26_west_of_the_south() -> None:
    assert code(played(dales(), "start the_south"), "extend bentham") == "extension_not_in_play"
    wide: dict[str, Any] = {"options": {"south_extension": True}}
    assert needs(laid(dales(**wide), "the_south > bentham")) == {"points": 1, "red": 1}
    match = laid(dales(lines="A: ingleton > clapham", **wide), "ingleton > bentham")
    assert code(match, "extend the_south") == "south_leave_only"


@pytest.mark.rule("NB-CC-27", "NB-8.2", "WD-11.3")
@pytest.mark.parametrize(
    ("green", "path"),
    [("", ""), ("bentham", "bentham > the_south > settle"), ("settle", "settle > the_south > bentham")],
)
def test_cc_27_meeting_in_the_south(green: str, path: str) -> None:
    match = dales(phase="sell", lines="A: the_south > settle; A: the_south > bentham", influence="A 1/2/0/1",
                  owners=f"{green}: green" if green else "", options={"south_extension": True})  # fmt: skip
    assert choices(match, "sell") == ({f"green {green}"} if green else set())
    if green:
        sold(match, "green", path)
        assert happened(match, "line_sold") == [{"seat": 0, "company": "green", "tracks": 2}]


@pytest.mark.rule("NB-CC-28", "NB-8.4")
def test_cc_28_no_south_here() -> None:
    with pytest.raises(BranchlineError):
        branchline.load("nuremberg").new(3, options={"south_extension": True})


@pytest.mark.rule("NB-CC-30", "NB-9.1")
def test_cc_30_the_end() -> None:
    """A could sell three tracks in the last turn and does not."""
    match = nuernberg(phase="sell", turn=5, order="BCA", active="A", points="A 31", balance="A -6", link_paid=1,
                      collection="A red 3, green 2, beer 4, mail 2", lines="A: fuerth > doos > ronhof > vach",
                      influence="A 1/2/2/1")  # fmt: skip
    played(match, "pass")
    assert match.scores()[0] == 26
