"""WD-8.10 to WD-8.18: loading. NB-4 Beer and mail, NB-5.6 the choice of a class."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from dales.positions import GAMES, board, borders, dales, pieces, random_game, seat, to_move, train
from reading import choices, code, happened, names, phase, played, texts


def loading(lines: str = "", lie: str = "", *, trains: str = "A t3a", passed: str = "BC", **more: Any) -> Match:
    """A alone is still loading, unless told otherwise."""
    return dales(phase="train", lines=lines, pieces=lie, trains=trains, passed=passed, **more)


@pytest.mark.rule("WD-8.10")
def test_an_item_needs_a_train() -> None:
    match = loading("A: the_south > settle", "settle: red 1", trains="")
    assert code(match, "load settle red") == "no_train"
    assert code(loading("A: the_south > settle", "settle: red 1", trains="B t3a"), "load settle red") == "no_train"


@pytest.mark.rule("WD-8.10")
@pytest.mark.parametrize(
    ("trains", "good", "passenger"),
    [
        ("A t3a: cheese 1, stone 1", "no_free_place", None),
        ("A t3a: red 2, green 1", None, "no_free_place"),
        ("A t3a: cheese 1, red 2", None, None),
        ("A t2f", None, "no_free_place"),
        ("A t2e", "no_free_place", None),
        ("A t3a: cheese 2; A t1c: stone 1", None, None),
        ("A t3a: cheese 2, red 3", "no_free_place", "no_free_place"),
    ],
)
def test_goods_and_passengers_have_places_of_their_own(trains: str, good: str | None, passenger: str | None) -> None:
    lie = "long_preston: cheese 1; settle: red 1; fountains_fell: stone 1"
    match = loading("A: the_south > long_preston > settle", lie, trains=trains)
    assert code(match, "load long_preston cheese") == code(match, "load fountains_fell stone") == good
    assert code(match, "load settle red") == passenger


@pytest.mark.rule("WD-8.10")
def test_only_what_is_there_can_be_loaded() -> None:
    match = loading("A: the_south > long_preston > settle", "settle: red 1, objector 1")
    assert code(match, "load settle green") == code(match, "load long_preston cheese") == "item_not_there"
    assert code(match, "load fountains_fell stone") == "item_not_there"
    assert choices(match, "load") == {"settle red"}


@pytest.mark.rule("WD-8.11", "WD-2.2")
def test_cheese_is_loaded_in_areas_one_touches_and_no_others() -> None:
    """Rylstone is next to Airedale Head and Skipton, yet no track of A touches it."""
    match = loading("A: skipton > airedale_head", "airedale_head: cheese 2; rylstone: cheese 1; flasby: cheese 1")
    assert code(match, "load airedale_head cheese") is None
    assert code(match, "load rylstone cheese") == "no_own_track_there"
    assert choices(match, "load") == {"airedale_head cheese"}


@pytest.mark.rule("WD-8.11", "WD-2.5")
def test_a_rivals_track_neither_helps_nor_hinders() -> None:
    lines = "B: skipton > airedale_head; A: rylstone > airedale_head; B: rylstone > flasby"
    match = loading(lines, "airedale_head: cheese 1; flasby: cheese 1")
    assert choices(match, "load") == {"airedale_head cheese"}


@pytest.mark.rule("WD-8.11")
@pytest.mark.parametrize("company", ["red", "green"])
def test_no_cheese_where_a_company_track_is(company: str) -> None:
    match = loading(f"{company}: skipton > airedale_head; A: airedale_head > rylstone",
                    "airedale_head: cheese 1; rylstone: cheese 1")  # fmt: skip
    assert code(match, "load airedale_head cheese") == "company_track_there"
    assert code(match, "load rylstone cheese") is None


@pytest.mark.rule("WD-8.12")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("long_preston > settle", None),
        ("long_preston > malham", None),
        ("settle > giggleswick", None),
        ("long_preston > hellifield", "no_own_track_there"),
        ("ribblesdale > horton_in_ribblesdale", "no_own_track_there"),
    ],
)
def test_stone_is_loaded_in_a_town_its_arrows_point_to(line: str, why: str | None) -> None:
    """Fountains Fell: Malham and Settle. It lies next to other areas as well."""
    match = loading(f"A: {line}", "fountains_fell: stone 1", passed="B", players=3)
    assert code(match, "load fountains_fell stone") == why


@pytest.mark.rule("WD-8.12")
@pytest.mark.parametrize("company", ["red", "green"])
@pytest.mark.parametrize(
    ("line", "why"),
    [("giggleswick > settle", "no_own_track_there"), ("hellifield > malham", None)],
)
def test_a_town_with_an_owner_never_serves_for_stone(company: str, line: str, why: str | None) -> None:
    match = loading(
        f"A: {line}; {company}: settle > long_preston", "fountains_fell: stone 1", owners=f"settle: {company}"
    )
    assert code(match, "load fountains_fell stone") == why


@pytest.mark.rule("WD-8.13")
def test_a_passenger_travels_by_own_track_to_a_town_of_his_colour() -> None:
    line = "A: northallerton > ainderby > leeming > bedale > patrick_brompton"
    match = loading(line, "bedale: green 1, red 1")
    assert code(match, "load bedale green") is None
    assert code(match, "load bedale red") == "no_path_to_company_town"


@pytest.mark.rule("WD-8.13")
def test_the_town_must_be_touched() -> None:
    match = loading("A: the_south > settle", "hellifield: red 1; settle: red 1")
    assert code(match, "load hellifield red") == "no_own_track_there"
    assert code(match, "load settle red") is None


@pytest.mark.rule("WD-8.13")
def test_a_passenger_at_home_does_not_travel() -> None:
    """There is another red town, but Settle is red already. In play he would have been discarded."""
    match = loading("A: the_south > settle; red: settle > giggleswick", "settle: red 1", owners="settle: red")
    assert code(match, "load settle red") == "passenger_is_home"


@pytest.mark.rule("WD-8.13", "WD-2.5")
@pytest.mark.parametrize("owner", ["B", "red", "green"])
def test_foreign_track_on_the_way_does_not_serve(owner: str) -> None:
    match = loading(f"{owner}: northallerton > ainderby; A: ainderby > leeming > bedale", "bedale: green 1")
    assert code(match, "load bedale green") == "no_path_to_company_town"


@pytest.mark.rule("WD-8.13", "WD-2.5", "WD-8.15")
@pytest.mark.parametrize("owner", ["B", "red", "green"])
@pytest.mark.parametrize(
    "lines",
    [
        "A: northallerton > danby_wiske; {}: northallerton > ainderby > leeming; A: leeming > bedale",
        "A: northallerton > ainderby; {}: ainderby > leeming; A: leeming > bedale",
        "A: northallerton > ainderby > leeming; {}: leeming > bedale; A: bedale > snape",
    ],
)
def test_foreign_track_does_not_join_own_lines(owner: str, lines: str) -> None:
    """Own track touches the green town and the passenger's town, and someone else's lies between."""
    match = loading(lines.format(owner), "bedale: green 1")
    assert code(match, "load bedale green") == "no_path_to_company_town"


@pytest.mark.rule("WD-8.13", "WD-2.4", "WD-7.8")
def test_the_south_is_a_destination_for_red() -> None:
    match = loading("A: the_south > settle > giggleswick > clapham", "clapham: red 1, green 1")
    assert code(match, "load clapham red") is None
    assert code(match, "load clapham green") == "no_path_to_company_town"


@pytest.mark.rule("WD-8.13")
def test_the_path_may_lead_through_other_company_towns() -> None:
    """Through green Leyburn to red Hawes."""
    lines = "A: hawes > bainbridge > aysgarth > redmire > leyburn > middleham"
    match = loading(lines, "middleham: red 1, green 1", owners="hawes: red; leyburn: green")
    assert choices(match, "load") == {"middleham red", "middleham green"}


@pytest.mark.rule("WD-8.14")
@pytest.mark.parametrize(("company", "other"), [("red", "green"), ("green", "red")])
def test_a_passenger_in_a_town_of_the_other_colour_travels(company: str, other: str) -> None:
    home = {"red": "the_south > settle", "green": "northallerton > ainderby > leeming > bedale"}[other]
    town = home.rpartition(" ")[2]
    match = loading(f"A: {home}", f"{town}: {other} 1", owners=f"{town}: {company}")
    assert code(match, f"load {town} {other}") is None


@pytest.mark.rule("WD-8.15")
def test_any_line_serves_any_train() -> None:
    lines = "A: the_south > settle; A: northallerton > ainderby > leeming > bedale; A: hawes > bainbridge"
    match = loading(lines, "settle: red 1; bedale: green 1; bainbridge: cheese 1; dodd_fell: stone 1", trains="A t2a")
    assert choices(match, "load") == {"settle red", "bedale green", "bainbridge cheese", "dodd_fell stone"}


@pytest.mark.rule("WD-8.16", "WD-2.9")
def test_what_is_loaded_leaves_the_board_and_stays_on_the_train() -> None:
    match = loading("A: the_south > settle", "settle: red 2")
    played(match, "load settle red")
    assert pieces(match, "settle") == {"red": 1}
    assert train(match, "t3a")["carried"] == {"red": 1}
    assert seat(match, "A")["collection"]["red"] == 0
    assert happened(match, "item_loaded") == [{"seat": 0, "item": "red", "area": "settle", "train": "t3a"}]
    played(match, "load settle red", "pass")
    assert seat(match, "A")["collection"]["red"] == 2


@pytest.mark.rule("WD-8.17")
@pytest.mark.parametrize(
    ("trains", "item", "taken"),
    [
        ("A t1a; A t3a; A t2a", "red", "t3a"),
        ("A t1a; A t3a: red 3; A t2a", "red", "t2a"),
        ("A t1a; A t3a: red 3; A t2a: green 2", "red", "t1a"),
        ("A t1a; A t3a: stone 2; A t2a", "cheese", "t2a"),
        ("A t1e; A t2e", "cheese", "t1e"),
        ("A t1c; A t2f; B t3a", "cheese", "t2f"),
    ],
)
def test_an_item_goes_to_the_dearest_train_with_a_place(trains: str, item: str, taken: str) -> None:
    match = loading("A: the_south > long_preston > settle", "long_preston: cheese 2; settle: red 2", trains=trains)
    match.play(f"load {'settle' if item == 'red' else 'long_preston'} {item}")
    assert happened(match, "item_loaded")[0]["train"] == taken


@pytest.mark.rule("WD-8.17", "NB-5.6")
def test_on_the_small_side_a_passenger_chooses_his_class() -> None:
    match = loading("A: the_south > long_preston > settle", "settle: red 3; long_preston: cheese 1",
                    trains="A t3c: red 1; A t2a: red 3; A t1a: red 1; B t3a", options={"side": "2-3"})  # fmt: skip
    played(match, "load settle red")
    assert (phase(match), to_move(match)) == ("load_train", "A")
    assert match.view()["boarding"] == {"area": "settle", "item": "red", "trains": ["t3c", "t1a"]}
    assert texts(match) == {"load_train t3c", "load_train t1a"}
    assert code(match, "load_train t2a") == "no_place_in_that_class"
    assert code(match, "load_train t3a") == code(match, "load_train t3d") == "not_your_train"
    match.play("load_train t1a")
    assert train(match, "t1a")["carried"] == {"red": 2}
    assert pieces(match, "settle") == {"red": 2}


@pytest.mark.rule("WD-8.17")
@pytest.mark.parametrize(
    ("trains", "item", "side"),
    [
        ("A t3c; A t1a", "cheese", "2-3"),  # a good
        ("A t3a; A t1a", "red", "3-4"),  # no classes on this side
        ("A t3c; A t1a: red 2", "red", "2-3"),  # one train has room
        ("A t1a", "red", "2-3"),
    ],
)
def test_nobody_is_asked_where_it_does_not_matter(trains: str, item: str, side: str) -> None:
    lie = "long_preston: cheese 2; settle: red 2"
    match = loading("A: the_south > long_preston > settle", lie, trains=trains, options={"side": side})
    match.play(f"load {'settle' if item == 'red' else 'long_preston'} {item}")
    assert "item_loaded" in names(match)
    assert phase(match) == "train"


@pytest.mark.rule("NB-5.6")
def test_the_class_is_never_changed() -> None:
    """Third class chosen, a place in first class left: one point in the end."""
    match = loading("A: the_south > settle", "settle: red 1", trains="A t3c; A t1a", options={"side": "2-3"})
    played(match, "load settle red", "load_train t1a", "pass")
    assert [(event["item"], event["money"]) for event in happened(match, "paid_passengers")] == [("red", 1)]


@pytest.mark.rule("WD-8.18")
def test_items_are_loaded_one_by_one_and_in_any_order() -> None:
    ends = set()
    for first, second in (("settle red", "long_preston cheese"), ("long_preston cheese", "settle red")):
        match = loading("A: the_south > long_preston > settle", "settle: red 1; long_preston: cheese 1")
        played(match, f"load {first}", f"load {second}")
        ends.add(match.fingerprint())
    assert len(ends) == 1


@pytest.mark.rule("NB-4.1")
@pytest.mark.parametrize(
    ("line", "owners", "why"),
    [
        ("zirndorf > dambach", "", None),
        ("zirndorf > dambach", "zirndorf: red", "no_own_track_there"),
        ("zirndorf > rosstal", "zirndorf: red", None),
        ("zirndorf > dambach", "zirndorf: red; rosstal: green; cadolzburg: red green", "no_neutral_arrow_town"),
    ],
)
def test_beer_is_loaded_in_a_neutral_town(line: str, owners: str, why: str | None) -> None:
    match = loading(f"A: {line}", "hop_bibert: beer 1", owners=owners, game="nuremberg")
    assert code(match, "load hop_bibert beer") == why


@pytest.mark.rule("NB-4.2")
def test_mail_is_loaded_where_it_lies() -> None:
    lines = "A: doos > leyh > hoefen; red: hoefen > gostenhof"
    match = loading(lines, "doos: mail 1; leyh: mail 2; hoefen: mail 1; dambach: mail 1", game="nuremberg")
    assert choices(match, "load") == {"doos mail", "leyh mail"}
    assert code(match, "load hoefen mail") == "company_track_there"
    assert code(match, "load dambach mail") == "no_own_track_there"


def within_reach(match: Match) -> set[str]:
    """WD-8.10 to WD-8.14 worked out from the view and the board file."""
    game, view, who = match.game.id, match.view(), match.to_move
    assert who is not None
    stone, cheese = ("stone", "cheese") if game == "wensleydale" else ("beer", "mail")
    by_id = {border["id"]: ends for ends, border in borders(game).items()}
    own = [by_id[border] for border, owner in view["tracks"].items() if owner == who]
    companies = {place for border, owner in view["tracks"].items() if isinstance(owner, str) for place in by_id[border]}
    mine = {place for ends in own for place in ends}

    def joined(start: str) -> set[str]:
        found, grown = set[str](), {start}
        while grown != found:
            found = grown
            grown = found | {place for ends in own if ends & found for place in ends}
        return found

    def town_owners(place: str) -> list[str]:
        known: list[str] = view["areas"].get(place, {"owners": []})["owners"]
        return known

    room, loads = view["seats"][who]["room"], set()
    for place, area in view["areas"].items():
        for item in area["pieces"]:
            if item == stone:
                near = any(town in mine and not town_owners(town) for town in board(game)["arrows"][place])
                fits = near and room["goods"]
            elif item == cheese:
                fits = place in mine and place not in companies and room["goods"]
            elif item == "objector":
                fits = False
            else:
                homes = any(item in town_owners(town) for town in joined(place))
                fits = place in mine and item not in area["owners"] and homes and room["passengers"]
            if fits:
                loads.add(f"{place} {item}")
    return loads


@pytest.mark.rule("WD-8.10", "WD-8.11", "WD-8.12", "WD-8.13", "NB-4.1", "NB-4.2")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_what_the_rules_allow_can_be_loaded(game: str, players: int) -> None:
    """Against a plain calculation, wherever random games lead."""
    found = 0
    for match in random_game(players, 40 + players, game=game, shun=frozenset({"pass", "finish"})):
        if phase(match) == "train":
            loads = choices(match, "load")
            assert loads == within_reach(match)
            found += len(loads)
    assert found > 20


@pytest.mark.rule("WD-8.10")
@pytest.mark.parametrize("game", GAMES)
def test_the_room_on_trains_is_counted(game: str) -> None:
    for match in random_game(3, 21, game=game):
        view = match.view()
        for own in view["seats"]:
            for sort, items in (("passengers", ("red", "green")), ("goods", tuple(board(game)["goods"]))):
                trains = [one for one in view["trains"] if one["id"] in own["trains"]]
                places = sum(one["places"][sort] for one in trains)
                taken = sum(one["carried"].get(item, 0) for one in trains for item in items)
                assert own["room"][sort] == places - taken >= 0


@pytest.mark.rule("WD-8.15", "WD-9.1", "WD-9.2")
def test_what_a_train_could_load_and_what_a_load_counts_for_are_told_beforehand() -> None:
    lie = "long_preston: cheese 2; settle: red 1; fountains_fell: stone 1"
    match = loading("A: the_south > long_preston > settle", lie, influence="A 1/3/1/1")
    told = {action: match.remark(action) for action in ("buy t1a", "load fountains_fell stone", "pass")}
    assert [remark and (remark.code, remark.clause) for remark in told.values()] == [
        ("within_reach", "WD-8.15"),
        ("load_pays", "WD-9.1"),
        None,
    ]
    assert "3 goods and 1 passenger." in told["buy t1a"].sentence  # type: ignore[union-attr]
    assert "+1 point and +2 profit" in told["load fountains_fell stone"].sentence  # type: ignore[union-attr]
