"""WD-7.14 to WD-7.23: what a line costs, what one can afford, and how one pays."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from dales.positions import (
    GAMES,
    areas,
    borders,
    built,
    dales,
    influence,
    laid,
    pieces,
    pile,
    random_game,
    seat,
    to_move,
)
from reading import choices, code, happened, names, phase, played, texts

THRESHFIELD = "skipton > rylstone > flasby > linton > threshfield"
"""Six build points and a red."""


@pytest.mark.rule("WD-7.14")
@pytest.mark.parametrize(
    ("levels", "path", "last", "why"),
    [
        ("10/10/0/10", "rylstone > bolton_abbey", "skipton", "needs_red_influence"),
        ("10/10/10/0", "snape > pickhill", "ripon", "needs_green_influence"),
        ("0/10/10/10", "rylstone > flasby > linton", "threshfield", "needs_government"),
        ("1/10/10/10", "rylstone > flasby > linton", "threshfield", "needs_government"),
    ],
)
def test_company_and_government_are_paid_in_their_own_colour(levels: str, path: str, last: str, why: str) -> None:
    lines = "A: rylstone > airedale_head; A: snape > bedale"
    match = laid(dales(influence=f"A {levels}", lines=lines, pieces="threshfield: objector 2"), path)
    assert code(match, f"extend {last}") == why
    assert last not in choices(match, "extend")


@pytest.mark.rule("WD-7.14", "WD-7.12")
@pytest.mark.parametrize(("levels", "why"), [("1/2/1/0", "needs_green_influence"), ("1/2/0/1", "needs_red_influence")])
def test_a_town_of_both_needs_both(levels: str, why: str) -> None:
    lines = "A: flasby > rylstone; red: threshfield > upper_wharfedale"
    match = laid(dales(influence=f"A {levels}", lines=lines, owners="threshfield: red green"), "flasby > linton")
    assert code(match, "extend threshfield") == why


@pytest.mark.rule("WD-7.15", "WD-2.8")
@pytest.mark.parametrize(("hand", "left"), [(12, 6), (7, 1), (6, 0)])
def test_cubes_pay_first_and_go_to_stock(hand: int, left: int) -> None:
    match = built(dales(hand=f"A {hand}"), THRESHFIELD)
    assert happened(match, "cubes_paid") == [{"seat": 0, "cubes": 6}]
    assert (seat(match, "A")["hand"], seat(match, "A")["stock"]) == (left, 15 - left)
    assert influence(match, "A") == "1/2/0/1"
    assert to_move(match) == "B"


@pytest.mark.rule("WD-7.15")
def test_influence_cannot_be_spent_before_the_cubes() -> None:
    match = laid(dales(hand="A 4"), THRESHFIELD)
    assert {code(match, f"pay {colour}") for colour in ("white", "brown", "red", "green")} == {"cubes_first"}


@pytest.mark.rule("WD-7.16")
@pytest.mark.parametrize(
    ("hand", "levels", "affordable"),
    [
        (6, "0/0/1/0", True),
        (5, "0/0/1/0", False),
        (5, "0/1/1/0", True),
        (0, "2/2/1/2", True),
        (0, "2/2/1/1", False),
        (0, "0/0/7/0", True),
        (0, "0/0/6/0", False),
        (3, "1/1/2/0", True),
        (3, "1/1/1/0", False),
    ],
)
def test_what_can_be_afforded(hand: int, levels: str, affordable: bool) -> None:
    match = laid(dales(hand=f"A {hand}", influence=f"A {levels}"), "skipton > rylstone > flasby > linton")
    assert (code(match, "extend threshfield") is None) == affordable
    if not affordable:
        assert code(match, "extend threshfield") == "line_too_expensive"
        assert "threshfield" not in choices(match, "extend")


@pytest.mark.rule("WD-7.16")
def test_influence_owed_to_objectors_cannot_pay_build_points() -> None:
    """Two white are there; an objector needs one, so that one is left for the sixth point."""
    for white, affordable in ((2, True), (1, False)):
        match = dales(hand="A 5", influence=f"A {white}/0/1/0", pieces="threshfield: objector 1")
        laid(match, "skipton > rylstone > flasby > linton")
        assert (code(match, "extend threshfield") is None) == affordable


@pytest.mark.rule("WD-7.17")
def test_a_line_under_way_can_always_be_finished() -> None:
    match = laid(dales(hand="A 0", influence="A 0/0/5/0"), "skipton > rylstone > flasby > linton")
    assert choices(match, "extend") == set()
    assert texts(match) == {"finish"}
    match.play("finish")
    assert influence(match, "A") == "0/0/0/0"


@pytest.mark.rule("WD-7.19")
def test_the_running_cost_is_shown() -> None:
    match, shown = played(dales(hand="A 3"), "start skipton"), []
    for step in ("rylstone", "flasby", "linton", "threshfield"):
        before = next(way for way in match.view()["line"]["extensions"] if way["area"] == step)
        match.play(f"extend {step}")
        line = match.view()["line"]
        shown.append([line[key] for key in ("points", "red", "green", "white", "cubes", "choose", "slack")])
        assert before["slack"] == line["slack"]
    assert shown == [
        [1, 1, 0, 0, 1, 0, 6],
        [2, 1, 0, 0, 2, 0, 5],
        [4, 1, 0, 0, 3, 1, 3],
        [6, 1, 0, 0, 3, 3, 1],
    ]


@pytest.mark.rule("WD-7.19")
def test_each_step_on_offer_shows_what_it_adds() -> None:
    match = laid(dales(hand="A 3", influence="A 2/2/1/1", pieces="threshfield: objector 2"),
                 "skipton > rylstone > flasby > linton")  # fmt: skip
    ways = {way["area"]: way for way in match.view()["line"]["extensions"]}
    assert {key: ways["threshfield"][key] for key in ("points", "red", "green", "white", "slack")} == {
        "points": 2, "red": 0, "green": 0, "white": 2, "slack": 0,
    }  # fmt: skip
    assert (ways["malham"]["points"], ways["malham"]["white"], ways["malham"]["slack"]) == (2, 0, 2)
    entering = laid(dales(lines="A: rylstone > flasby"), "rylstone > airedale_head").view()["line"]["extensions"]
    assert next(way for way in entering if way["area"] == "skipton")["red"] == 1


@pytest.mark.rule("WD-7.20")
def test_first_the_companies_then_cubes_then_influence_of_choice() -> None:
    match = built(dales(hand="A 3"), THRESHFIELD)
    assert (phase(match), to_move(match)) == ("pay", "A")
    payment = match.view()["payment"]
    assert payment["due"] == 3
    assert payment["left"] == {"white": 1, "brown": 2, "green": 1}
    assert texts(match) == {"pay white", "pay brown", "pay green"}
    assert code(match, "pay red") == "colour_empty"


@pytest.mark.rule("WD-7.20")
def test_a_colour_that_is_used_up_cannot_be_chosen_again() -> None:
    match = played(built(dales(hand="A 3"), THRESHFIELD), "pay white")
    assert code(match, "pay white") == "colour_empty"
    assert texts(match) == {"pay brown", "pay green"}
    assert match.view()["payment"]["due"] == 2


@pytest.mark.rule("WD-7.20", "WD-7.11")
def test_red_that_is_left_may_pay_build_points() -> None:
    match = built(dales(hand="A 5", influence="A 1/0/3/0"), THRESHFIELD)
    assert texts(match) == {"pay white", "pay red"}
    match.play("pay red")
    assert influence(match, "A") == "1/0/1/0"


@pytest.mark.rule("WD-7.21")
@pytest.mark.parametrize(
    ("hand", "levels", "after"),
    [
        (3, "0/5/1/0", "0/2/0/0"),  # only brown is left
        (0, "2/2/1/2", "0/0/0/0"),  # everything is needed
        (5, "1/0/1/0", "0/0/0/0"),  # both at once
    ],
)
def test_where_there_is_no_choice_the_program_pays(hand: int, levels: str, after: str) -> None:
    match = built(dales(hand=f"A {hand}", influence=f"A {levels}"), THRESHFIELD)
    assert influence(match, "A") == after
    assert (phase(match), to_move(match)) == ("build", "B")


@pytest.mark.rule("WD-7.21")
def test_the_program_pays_the_rest_when_one_colour_is_left() -> None:
    match = played(built(dales(hand="A 3"), THRESHFIELD), "pay white", "pay green")
    assert influence(match, "A") == "0/1/0/0"
    assert to_move(match) == "B"


@pytest.mark.rule("WD-7.22")
def test_each_marker_moves_once_by_its_total() -> None:
    """One red for Skipton and two red for build points are one move of three."""
    match = built(dales(hand="A 3", influence="A 1/1/4/0", piles="white: ABC; brown: ABC; red: ABC"), THRESHFIELD)
    played(match, "pay red", "pay red")
    assert (influence(match, "A"), phase(match)) == ("1/1/4/0", "pay"), "nothing moves before all is paid"
    match.play("pay white")
    paid = [(event["colour"], event["points"], event["level"]) for event in happened(match, "influence_paid")]
    assert sorted(paid) == [("red", 3, 1), ("white", 1, 0)]
    assert pile(match, "red", 1) == "BCA"
    assert pile(match, "brown", 1) == "A"


@pytest.mark.rule("WD-7.22")
def test_nothing_is_paid_and_no_objector_leaves_before_the_end() -> None:
    match = built(dales(hand="A 3", influence="A 2/2/1/1", pieces="threshfield: objector 1"), THRESHFIELD)
    assert phase(match) == "pay"
    assert (influence(match, "A"), seat(match, "A")["hand"], pieces(match, "threshfield")) == (
        "2/2/1/1", 3, {"objector": 1},
    )  # fmt: skip
    assert match.view()["tracks"] == {}
    played(match, "pay brown", "pay brown", "pay green")
    assert pieces(match, "threshfield") == {}
    assert len(match.view()["tracks"]) == 4
    assert names(match)[0] != "line_extended"


@pytest.mark.rule("WD-7.23")
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_until_it_is_final_a_line_can_be_taken_back_and_nothing_remains(paid: int) -> None:
    match = dales(hand="A 3", pieces="threshfield: objector 1", influence="A 2/2/1/1")
    before = match.fingerprint()
    built(match, THRESHFIELD)
    for colour in ("brown", "green")[:paid]:
        match.play(f"pay {colour}")
    while len(match):
        match.undo()
    assert match.fingerprint() == before
    assert pieces(match, "threshfield") == {"objector": 1}


@pytest.mark.rule("WD-7.23")
def test_taking_back_is_not_a_move_of_the_game() -> None:
    match = laid(dales(), "skipton > rylstone > flasby")
    assert {action.verb for action in match.legal()} == {"extend", "finish"}
    match.undo()
    assert match.view()["line"]["areas"] == ["skipton", "rylstone"]


def affordable(game: str, view: dict[str, Any], path: list[str]) -> bool:
    """WD-7.16 worked out from the view and the board file."""
    own = view["seats"][view["to_move"]]
    have = own["influence"]
    cost = sum(borders(game)[frozenset(pair)]["cost"] for pair in itertools.pairwise(path))
    towns = [view["areas"].get(place, {"owners": [], "pieces": {}}) for place in path]
    need = {
        "red": sum("red" in town["owners"] for town in towns),
        "green": sum("green" in town["owners"] for town in towns),
        "white": sum(town["pieces"].get("objector", 0) for town in towns[1:]),
        "brown": 0,
    }
    if any(need[colour] > have[colour] for colour in need):
        return False
    return bool(cost <= own["hand"] + sum(have[colour] - need[colour] for colour in need))


def extensions(game: str, view: dict[str, Any], path: list[str], wide: bool) -> set[str]:
    """WD-7.2 to WD-7.8 and WD-7.17: where the line could go from its last area."""
    if len(path) > view["seats"][view["to_move"]]["supply"]:
        return set()
    found = set()
    for ends, border in borders(game).items():
        if path[-1] not in ends or border["id"] in view["tracks"] or ("option" in border and not wide):
            continue
        (towards,) = ends - {path[-1]}
        closed = towards in path or areas(game)[towards].get("leave_only")
        if not closed and affordable(game, view, [*path, towards]):
            found.add(towards)
    return found


def starts(game: str, view: dict[str, Any], wide: bool) -> set[str]:
    """WD-7.3, WD-7.18"""
    by_id = {border["id"]: ends for ends, border in borders(game).items()}
    own = {place for border, owner in view["tracks"].items() if owner == view["to_move"] for place in by_id[border]}
    towns = {place for place, area in view["areas"].items() if area["owners"]}
    return {place for place in own | towns if extensions(game, view, [place], wide)}


@pytest.mark.rule("WD-7.16", "WD-7.17", "WD-7.18", "WD-7.3", "WD-7.13")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_what_the_rules_allow_is_offered(game: str, players: int) -> None:
    """Against a plain calculation, wherever random games lead. Sales and loads make company towns and objectors go."""
    wide = game == "wensleydale" and players != 3
    looked = 0
    for match in random_game(players, 70 + players, game=game, options={"south_extension": True} if wide else {}):
        view = match.view()
        if view["phase"] == "build":
            expected = starts(game, view, wide)
            assert choices(match, "start") == expected
            assert not any("objector" in view["areas"].get(place, {"pieces": {}})["pieces"] for place in expected)
            looked += 1
        elif view["phase"] == "extend":
            assert choices(match, "extend") == extensions(game, view, view["line"]["areas"], wide)
    assert looked > 5
