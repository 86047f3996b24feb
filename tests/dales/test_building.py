"""WD-7 Building: where a line may go and what it needs. NB-3 Building around Nürnberg."""

from __future__ import annotations

import pytest

from branchline.kernel import Match
from dales.positions import built, dales, influence, laid, owner_of, pieces, seat, to_move
from reading import choices, code, happened, names, phase, played, texts

THRESHFIELD = "skipton > rylstone > flasby > linton > threshfield"
RICH = "A 10/10/10/10"
THIRTEEN = (
    "A: skipton > rylstone > flasby > linton > malham > long_preston > settle > giggleswick > clapham > ingleton"
    " > bentham > burton > kirkby_lonsdale > lunesdale"
)


def needs(match: Match) -> tuple[int, int, int, int]:
    """Build points, red, green and white of the line under way."""
    line = match.view()["line"]
    return line["points"], line["red"], line["green"], line["white"]


@pytest.mark.rule("WD-7.1")
def test_each_builds_one_line_or_none() -> None:
    match = built(dales(), "skipton > rylstone")
    assert (phase(match), to_move(match)) == ("build", "B")
    assert code(match, "start rylstone", "A") == "not_your_turn"
    assert to_move(played(match, "pass")) == "C"
    assert happened(match, "build_passed") == [{"seat": 1}]
    built(match, "skipton > bolton_abbey")
    assert phase(match) == "train"
    assert (owner_of(match, "skipton", "rylstone"), owner_of(match, "skipton", "bolton_abbey")) == ("A", "C")


@pytest.mark.rule("WD-7.1")
def test_a_line_is_told_from_end_to_end() -> None:
    match = built(dales(), THRESHFIELD)
    assert happened(match, "line_built") == [{"seat": 0, "origin": "skipton", "area": "threshfield", "tracks": 4}]
    assert seat(match, "A")["laid"] == 4


@pytest.mark.rule("WD-7.2")
def test_a_line_has_at_least_one_track() -> None:
    match = played(dales(), "start skipton")
    assert phase(match) == "extend"
    assert code(match, "finish") == "no_track_yet"
    assert code(match, "pass") == code(match, "start ripon") == "line_has_started"
    assert code(played(match, "extend rylstone"), "finish") is None


@pytest.mark.rule("WD-7.2")
def test_and_no_more_than_the_supply() -> None:
    match = dales(lines=THIRTEEN, influence=RICH)
    assert (seat(match, "A")["laid"], seat(match, "A")["supply"]) == (13, 2)
    laid(match, "ripon > pickhill > leeming")
    assert texts(match) == {"finish"}
    assert code(match, "extend bedale") == "no_track_left"
    match.play("finish")
    assert seat(match, "A")["supply"] == 0


@pytest.mark.rule("WD-7.2", "WD-7.24")
def test_without_a_track_left_nothing_is_built() -> None:
    lines = f"{THIRTEEN} > sedbergh; A: skipton > bolton_abbey"
    match = played(dales(lines=lines, influence="B 10/10/10/10", active="C", order="CAB"), "pass")
    assert happened(match, "build_skipped") == [{"seat": 0}]
    assert to_move(match) == "B"


@pytest.mark.rule("WD-7.3")
def test_in_turn_one_only_company_towns_serve() -> None:
    assert choices(dales(), "start") == {"the_south", "skipton", "northallerton", "ripon", "darlington"}


@pytest.mark.rule("WD-7.3", "NB-3.3")
def test_all_five_company_towns_serve_around_nuernberg() -> None:
    assert choices(dales(game="nuremberg"), "start") == {
        "nuernberg_nord", "fuerth", "schwabach", "nuernberg_sued", "erlangen",
    }  # fmt: skip


@pytest.mark.rule("WD-7.3")
@pytest.mark.parametrize("company", ["red", "green"])
def test_towns_that_became_company_towns_serve_everybody(company: str) -> None:
    match = dales(lines=f"{company}: linton > threshfield", owners=f"threshfield: {company}")
    assert code(match, "start threshfield") is None
    assert code(match, "start linton") == "start_not_connected"


@pytest.mark.rule("WD-7.3")
def test_own_track_serves_at_both_ends_and_along_the_line() -> None:
    match = dales(lines="A: settle > giggleswick > clapham; B: hawes > askrigg")
    assert {"settle", "giggleswick", "clapham"} <= choices(match, "start")
    assert {code(match, f"start {place}") for place in ("hawes", "askrigg", "austwick")} == {"start_not_connected"}


@pytest.mark.rule("WD-7.4")
def test_the_line_goes_on_from_its_end() -> None:
    match = laid(dales(), "skipton > rylstone")
    assert choices(match, "extend") == {"airedale_head", "bolton_abbey", "flasby"}
    assert code(match, "extend linton") == "not_adjacent"
    assert code(match, "extend hawes") == "not_adjacent"


@pytest.mark.rule("WD-7.4")
def test_and_not_from_an_area_it_has_passed() -> None:
    match = laid(dales(), "ripon > pickhill > leeming > bedale")
    assert code(match, "extend tanfield") == "not_from_end_of_line"
    assert code(match, "extend brompton") == "not_from_end_of_line"


@pytest.mark.rule("WD-7.5")
@pytest.mark.parametrize("back", ["rylstone", "skipton"])
def test_no_area_occurs_twice(back: str) -> None:
    """Airedale Head is next to both."""
    match = laid(dales(), "skipton > rylstone > airedale_head")
    assert code(match, f"extend {back}") == "line_would_fork"


@pytest.mark.rule("WD-7.5")
@pytest.mark.parametrize("owner", ["A", "B", "red"])
def test_a_line_may_cross_and_join_older_track(owner: str) -> None:
    """Rylstone and Airedale Head are touched already; with the third track the circle by Skipton is closed."""
    match = dales(lines=f"{owner}: skipton > rylstone; {owner}: airedale_head > skipton")
    built(match, "skipton > bolton_abbey > rylstone > airedale_head > hellifield")
    assert seat(match, "A")["laid"] == 4 + (2 if owner == "A" else 0)


@pytest.mark.rule("WD-7.6", "WD-2.1")
@pytest.mark.parametrize("owner", ["A", "B", "red", "green"])
def test_a_border_carries_one_track_whoever_owns_it(owner: str) -> None:
    match = played(dales(lines=f"{owner}: skipton > rylstone"), "start skipton")
    assert code(match, "extend rylstone") == "border_taken"
    assert choices(match, "extend") == {"airedale_head", "bolton_abbey"}


@pytest.mark.rule("WD-7.7")
@pytest.mark.parametrize("hill", ["meugher", "malham_moor", "barden_fell"])
def test_no_track_enters_a_hill(hill: str) -> None:
    match = laid(dales(influence=RICH), THRESHFIELD)
    assert code(match, f"extend {hill}") == "hill_blocks"
    assert code(dales(), f"start {hill}") == "start_not_connected"


@pytest.mark.rule("WD-7.8", "WD-2.4")
@pytest.mark.parametrize("start", ["skipton", "settle", "hellifield", "long_preston", "airedale_head"])
def test_the_south_is_never_entered(start: str) -> None:
    towards = {"skipton": "rylstone", "settle": "giggleswick", "hellifield": "malham", "long_preston": "malham"}
    match = dales(lines=f"A: {start} > {towards.get(start, 'malham')}", influence=RICH)
    match.play(f"start {start}")
    assert code(match, "extend the_south") == "south_leave_only"


@pytest.mark.rule("WD-7.8")
@pytest.mark.parametrize("first", ["skipton", "settle", "hellifield", "long_preston", "airedale_head"])
def test_the_south_is_left(first: str) -> None:
    match = built(dales(influence=RICH), f"the_south > {first}")
    assert owner_of(match, "the_south", first) == "A"


@pytest.mark.rule("WD-7.9")
@pytest.mark.parametrize("path", ["skipton > rylstone", "ripon > washburn", "skipton > bolton_abbey"])
def test_a_line_ends_anywhere(path: str) -> None:
    assert happened(built(dales(), path), "line_built")


@pytest.mark.rule("WD-7.10")
@pytest.mark.parametrize(
    ("path", "points"),
    [
        ("skipton > rylstone", 1),
        ("skipton > bolton_abbey > rylstone", 2),
        ("ripon > washburn", 2),
        ("ripon > washburn > wharfedale", 4),
        ("airedale_head > malham", 2),
        (THRESHFIELD, 6),
    ],
)
def test_plain_to_plain_costs_one_a_valley_costs_two(path: str, points: int) -> None:
    match = laid(dales(lines="A: rylstone > airedale_head" if path.startswith("aire") else ""), path)
    assert needs(match)[0] == points


@pytest.mark.rule("WD-7.11")
@pytest.mark.parametrize(
    ("path", "red", "green"),
    [
        ("skipton > rylstone", 1, 0),
        ("northallerton > ainderby", 0, 1),
        ("northallerton > danby_wiske > darlington", 0, 2),
        ("northallerton > danby_wiske > darlington > brompton", 0, 2),
        ("the_south > skipton", 2, 0),
        ("the_south > skipton > rylstone", 2, 0),
        ("rylstone > airedale_head > skipton", 1, 0),
        ("rylstone > flasby", 0, 0),
        ("rylstone > bolton_abbey > skipton > airedale_head", 1, 0),
    ],
)
def test_every_company_town_on_the_line_costs_one_influence(path: str, red: int, green: int) -> None:
    lines = "A: linton > flasby; A: bolton_abbey > wharfedale" if "flasby" not in path else ""
    lines += "; A: rylstone > skipton" if path.startswith("rylstone") else ""
    match = laid(dales(lines=lines, influence=RICH), path)
    assert needs(match)[1:3] == (red, green)


@pytest.mark.rule("WD-7.11")
def test_a_company_town_costs_even_who_has_track_there() -> None:
    match = laid(dales(lines="A: skipton > rylstone"), "skipton > bolton_abbey")
    assert needs(match) == (1, 1, 0, 0)


@pytest.mark.rule("WD-7.12")
@pytest.mark.parametrize("path", ["threshfield > upper_wharfedale", "kettlewell > upper_wharfedale > threshfield"])
def test_a_town_of_both_costs_one_of_each(path: str) -> None:
    lines = "red: linton > threshfield; A: kettlewell > littondale"
    match = dales(owners="threshfield: red green", lines=lines)
    assert needs(laid(match, path))[1:3] == (1, 1)


@pytest.mark.rule("WD-7.13", "WD-2.9")
def test_objectors_on_the_way_cost_white_and_leave_the_game() -> None:
    crowd = "bedale: objector 1, red 1; catterick: objector 2"
    match = laid(dales(influence="A 4/2/1/1", pieces=crowd), "northallerton > ainderby > leeming > bedale > catterick")
    assert needs(match) == (4, 0, 1, 3)
    assert pieces(match, "bedale") == {"objector": 1, "red": 1}
    match.play("finish")
    assert happened(match, "objectors_left") == [
        {"area": "bedale", "objectors": 1},
        {"area": "catterick", "objectors": 2},
    ]
    assert (pieces(match, "bedale"), pieces(match, "catterick")) == ({"red": 1}, {})
    assert influence(match, "A") == "1/2/1/0"


@pytest.mark.rule("WD-7.12", "WD-7.18")
def test_objectors_where_a_line_would_start_have_to_be_paid_too() -> None:
    match = dales(
        influence="A 1/5/5/5", lines="A: northallerton > ainderby > leeming > bedale", pieces="bedale: objector 2"
    )
    assert code(match, "start bedale") == "needs_government"


@pytest.mark.rule("WD-7.13")
def test_objectors_next_to_the_line_do_not_mind() -> None:
    match = laid(dales(pieces="bedale: objector 2"), "northallerton > ainderby > leeming")
    assert needs(match) == (2, 0, 1, 0)


@pytest.mark.rule("WD-7.24")
def test_nobody_has_to_build() -> None:
    match = played(dales(), "pass")
    assert "line_built" not in names(match)
    assert seat(match, "A")["hand"] == 12


@pytest.mark.rule("WD-7.18", "WD-7.24")
def test_a_start_that_leads_nowhere_is_not_offered() -> None:
    """Without red influence neither red town is any use."""
    match = dales(influence="A 1/2/0/1")
    assert choices(match, "start") == {"northallerton", "ripon", "darlington"}
    assert code(match, "start skipton") == "needs_red_influence"


@pytest.mark.rule("WD-7.18")
def test_a_start_with_no_free_border_is_not_offered() -> None:
    """Kirkby Stephen has one way out, and it is taken."""
    match = dales(lines="A: mallerstang > kirkby_stephen")
    assert code(match, "start kirkby_stephen") == "start_leads_nowhere"
    assert code(match, "start mallerstang") is None


@pytest.mark.rule("WD-7.18", "WD-7.11")
@pytest.mark.parametrize(("red", "why"), [(1, "start_leads_nowhere"), (2, None)])
def test_a_start_whose_only_way_is_too_dear_is_not_offered(red: int, why: str | None) -> None:
    """All that is free from The South leads to Skipton, which is red as well."""
    taken = "; ".join(f"B: the_south > {place}" for place in ("airedale_head", "hellifield", "long_preston", "settle"))
    assert code(dales(lines=taken, influence=f"A 1/2/{red}/1"), "start the_south") == why


@pytest.mark.rule("WD-7.18")
def test_a_single_first_track_is_laid_by_the_program() -> None:
    match = played(dales(lines="A: mallerstang > kirkby_stephen"), "start mallerstang")
    assert match.view()["line"]["areas"] == ["mallerstang", "upper_swaledale"]
    assert "finish" in texts(match)


@pytest.mark.rule("WD-7.24", "WD-7.18")
def test_who_cannot_start_anywhere_is_passed_over() -> None:
    match = played(dales(influence="B 1/2/0/0"), "pass")
    assert happened(match, "build_skipped") == [{"seat": 1}]
    assert to_move(match) == "C"


@pytest.mark.rule("NB-3.1")
@pytest.mark.parametrize(
    ("path", "points"),
    [
        ("nuernberg_sued > eibach", 1),
        ("nuernberg_sued > st_johannis", 2),
        ("nuernberg_nord > woehrder_wiese", 2),
        ("schwabach > dietersdorf > stein > hoefen", 1 + 2 + 1),
    ],
)
def test_a_track_costs_one_and_two_over_a_river(path: str, points: int) -> None:
    assert needs(laid(dales(game="nuremberg", influence=RICH), path))[0] == points


@pytest.mark.rule("NB-3.2")
def test_a_river_needs_nothing_else() -> None:
    match = laid(dales(game="nuremberg"), "schwabach > reichelsdorf")
    assert needs(match) == (2, 1, 0, 0)


@pytest.mark.rule("NB-3.3")
def test_company_towns_and_objectors_as_in_the_dales() -> None:
    match = dales(game="nuremberg", influence=RICH, pieces="stein: objector 2")
    assert needs(laid(match, "schwabach > reichelsdorf > stein > eibach > nuernberg_sued")) == (2 + 1 + 1 + 1, 1, 1, 2)


@pytest.mark.rule("NB-3.4")
@pytest.mark.parametrize(
    ("path", "towards", "why"),
    [
        ("fuerth > dambach > zirndorf", "hop_bibert", "hop_blocks"),
        ("nuernberg_sued > fischbach", "lorenzer_wald", "hill_blocks"),
        ("erlangen > baiersdorf", "hop_erlangen", "hop_blocks"),
    ],
)
def test_hop_fields_and_hills_are_closed(path: str, towards: str, why: str) -> None:
    assert code(laid(dales(game="nuremberg"), path), f"extend {towards}") == why


@pytest.mark.rule("NB-3.5")
@pytest.mark.parametrize("path", ["nuernberg_nord > nuernberg_sued", "nuernberg_sued > nuernberg_nord"])
def test_nord_and_sued_are_never_joined_directly(path: str) -> None:
    origin, _, towards = path.partition(" > ")
    match = played(dales(game="nuremberg", influence=RICH), f"start {origin}")
    assert code(match, f"extend {towards}") == "forbidden_border"


@pytest.mark.rule("NB-3.5")
def test_but_by_way_of_other_sectors() -> None:
    match = built(dales(game="nuremberg"), "nuernberg_nord > st_johannis > nuernberg_sued")
    assert owner_of(match, "st_johannis", "nuernberg_sued") == "A"


@pytest.mark.rule("NB-3.6")
@pytest.mark.parametrize(
    "path",
    [
        "nuernberg_nord > st_johannis > nuernberg_sued",
        "nuernberg_sued > st_johannis > nuernberg_nord",
        "nuernberg_nord > thon > poppenreuth > vach > fuerth",
        "nuernberg_sued > kornburg > rednitzhembach > schwabach",
        "fuerth > vach > eltersdorf > erlangen",
    ],
)
def test_every_company_town_there_may_be_entered(path: str) -> None:
    assert happened(built(dales(game="nuremberg", influence=RICH), path), "line_built")
