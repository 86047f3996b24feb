"""RI-7 The exchange."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from reading import choices, code, codes, happened, names, phase, played, texts
from rock_island.positions import ROCK_ISLAND, cell_of, locomotive, rock_island, rotations, running, slot, tile

HANS, EXPERT = {"edition": "hans_im_glueck"}, {"edition": "hans_im_glueck_expert"}
UNDER_CREW, ANYWHERE = {"exchange_place": "under_crew"}, {"exchange_place": "any_free_tile"}
UNDER_LOCO = {"exchange_under_own_loco": "yes"}
LAND_SLOTS = {"land1", "land2", "land3", "land4"}


def six(cell: str = "D9", *, crew: str = "D3", tiles: str = "D10=L1@0 D9=L1@1", **more: Any) -> Match:
    """A's crew has stopped with a 6 on D9, six cells from D3; only the tile under it may be exchanged, unless told
    otherwise."""
    more = {"roll": 6} | more | {"options": UNDER_CREW | more.get("options", {})}
    return played(rock_island(tiles=tiles, crews=f"A {crew}", **more), f"crew {cell}")


# --- when -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-7.1")
@pytest.mark.parametrize(
    ("options", "roll", "die", "allowed"),
    [
        ({}, 6, None, True),
        ({}, 5, None, False),
        (HANS, 6, 1, False),
        (HANS, 6, 0, True),
        (HANS, 2, 0, True),
        (HANS, 2, 3, False),
        (EXPERT, 6, 2, False),
        (EXPERT, 2, 0, True),
    ],
)
def test_what_the_dice_must_show(options: dict[str, Any], roll: int, die: int | None, allowed: bool) -> None:
    match = six(crew=f"D{9 - roll}", roll=roll, die=die, options=options, tiles="D10=L1@0 D9=L1@1")
    assert phase(match) == ("exchanging" if allowed else "turning")
    assert code(match, "exchange D9 land1") == (None if allowed else "exchange_not_rolled")
    assert code(match, "keep") == (None if allowed else "wrong_step")


@pytest.mark.rule("RI-7.1")
def test_it_is_never_compulsory() -> None:
    match = six()
    assert "keep" in texts(match)
    match.play("keep")
    assert names(match) == ["exchange_declined"]
    assert (phase(match), rotations(match), tile(match, "D9")) == ("turning", {0, 1}, "L1@1")
    assert code(match, "exchange D9 land1") == "wrong_step"


@pytest.mark.rule("RI-7.1")
@pytest.mark.parametrize("options", [{}, ANYWHERE])
def test_once_a_turn(options: dict[str, Any]) -> None:
    match = six(options=options, reserve="land1=L12 land2=L2", tiles="D11=L1@0 D10=L1@0 D9=L1@0 D8=L1@0")
    if phase(match) == "turning":
        match.play("rotate 0")
    match.play("exchange D9 land1")
    assert code(match, "exchange D9 land2") == "exchanged_already"
    match.play("rotate 0")
    assert phase(match) == "running"
    assert code(match, "exchange D9 land2") == "exchanged_already"


# --- what and where -------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-7.2")
def test_land_for_land() -> None:
    match = six()
    assert choices(match, "exchange") == {f"D9 {place}" for place in LAND_SLOTS}
    assert codes(match, "exchange D9", "river1 river2") == dict.fromkeys(["river1", "river2"], "exchange_wrong_kind")


@pytest.mark.rule("RI-7.2", "RI-7.7")
@pytest.mark.parametrize(("lies", "comes"), [("R1@0", "R3"), ("R3@0", "R1"), ("R2@0", "R1"), ("R3@0", "R2")])
def test_river_for_river(lies: str, comes: str) -> None:
    match = six("D6", crew="D12", tiles=f"D6={lies} D7=L1@0", reserve=f"river1={comes}")
    assert choices(match, "exchange") == {"D6 river1", "D6 river2"}
    assert codes(match, "exchange D6", "land1 land4") == dict.fromkeys(["land1", "land4"], "exchange_wrong_kind")
    match.play("exchange D6 river1")
    assert slot(match, "river1") == lies.partition("@")[0]
    assert tile(match, "D6") == f"{comes}@0"


@pytest.mark.rule("RI-7.2")
@pytest.mark.parametrize("options", [{}, ANYWHERE])
def test_cities_are_never_exchanged(options: dict[str, Any]) -> None:
    match = six("D12", crew="D12", tiles="D11=L1@0", options=options)
    assert code(match, "exchange D12 land1") == "city_fixed"
    reason = match.why_not("exchange D12 land1")
    assert reason is not None
    assert reason.clause == "RI-7.2"


@pytest.mark.rule("RI-7.3")
def test_only_the_tile_under_the_crew() -> None:
    match = six(tiles="D10=L1@0 D9=L1@1 D11=L2@0")
    assert code(match, "exchange D11 land1") == "not_under_crew"
    assert {text.split()[1] for text in texts(match, "exchange")} == {"D9"}


@pytest.mark.rule("RI-7.3")
def test_it_is_decided_after_a_reveal_and_before_turning() -> None:
    match = six(tiles="D10=L1@0", hidden="D9=L2", reserve="land2=L3")
    assert names(match) == ["crew_moved", "tile_revealed"]
    assert (phase(match), tile(match, "D9")) == ("exchanging", "L2@0")
    match.play("exchange D9 land2")
    assert happened(match, "tile_exchanged") == [{"seat": 0, "cell": "D9", "tile": "L3", "old": "L2"}]
    assert (phase(match), rotations(match)) == ("turning", {0, 5})
    match.play("rotate 5")
    assert (tile(match, "D9"), phase(match)) == ("L3@5", "running")


@pytest.mark.rule("RI-7.4")
@pytest.mark.parametrize("options", [{}, ANYWHERE])
def test_the_new_tile_must_be_set_and_cannot_be_left(options: dict[str, Any]) -> None:
    """The old L2 lay at 1, unconnected; the new one may not."""
    match = six(tiles="D10=L1@0 D9=L2@1", reserve="land1=L2", options=options)
    if options:
        match.play("rotate 1")
    match.play("exchange D9 land1")
    assert rotations(match) == {0, 4}
    turning = match.view()["turning"]
    assert (turning["cell"], turning["laid"], turning["rotations"]) == ("D9", True, [0, 4])
    assert code(match, "rotate 1") == "no_connection"
    match.play("rotate 4")
    assert happened(match, "tile_set") == [{"seat": 0, "cell": "D9", "tile": "L2", "rotation": 4}]


@pytest.mark.rule("RI-7.4", "RI-3.5")
def test_until_it_is_set_the_new_tile_has_no_track() -> None:
    match = six(tiles="D10=L1@0 D9=L1@0", locomotives="A D10<E", reserve="land1=L2")

    def reach() -> list[str]:
        return [mark["cell"] for mark in match.view()["locomotives"][0]["reach"]]

    assert reach() == ["D9"]
    match.play("exchange D9 land1")
    assert reach() == []
    match.play("rotate 0")
    assert reach() == ["D9"]


@pytest.mark.rule("RI-7.4", "RI-6.16")
def test_a_new_bridge_stands_on_land() -> None:
    match = six("D6", crew="D12", tiles="D6=R3", reserve="river1=R1")
    match.play("exchange D6 river1")
    assert rotations(match) == {0, 1}
    assert code(match, "rotate 2") == "bridge_not_on_land"


@pytest.mark.rule("RI-7.5")
def test_the_old_tile_lies_open_in_the_slot_of_the_new_one() -> None:
    match = six(reserve="land1=L2 land2=L3 land3=L9 land4=L4")
    match.play("exchange D9 land3")
    assert [slot(match, place) for place in ("land1", "land2", "land3", "land4")] == ["L2", "L3", "L1", "L4"]
    assert next(place for place in match.view()["reserve"] if place["slot"] == "land3")["open"]


@pytest.mark.rule("RI-7.7")
def test_a_bridge_can_be_taken_away_from_the_river() -> None:
    match = six("D6", crew="D12", tiles="D6=R1@0 D7=L1@0", reserve="river1=R3", locomotives="A D7<E")
    assert [mark["cell"] for mark in match.view()["locomotives"][0]["reach"]] == ["D6"]
    match.play("exchange D6 river1")
    assert match.view()["locomotives"][0]["reach"] == []


# --- under the own locomotive ---------------------------------------------------------------------------------


@pytest.mark.rule("RI-7.6")
def test_not_under_a_locomotive() -> None:
    match = six(locomotives="A D9<SE")
    assert phase(match) == "turning"
    assert code(match, "exchange D9 land1") == "exchange_loco_on_tile"


@pytest.mark.rule("RI-7.6")
def test_by_option_under_the_own_one_if_it_keeps_track() -> None:
    match = six(tiles="D10=L1@0 D9=L1@1", locomotives="A D9<SE", options=UNDER_LOCO, reserve="land1=L3 land2=L1")
    assert choices(match, "exchange") == {f"D9 {place}" for place in LAND_SLOTS}
    curve = played(match.fork(), "exchange D9 land1")
    assert (tile(curve, "D9"), locomotive(curve)) == (
        "L3@0",
        "D9<SE",
    )  # of those with track at SE the one that connects
    straight = played(match, "exchange D9 land2")
    assert (tile(straight, "D9"), locomotive(straight)) == ("L1@1", "D9<SE")  # the only one with track at SE


@pytest.mark.rule("RI-7.6")
def test_the_new_tile_is_set_under_the_locomotive_without_turning_it() -> None:
    match = six(tiles="D10=L2@0 D9=L1@1", locomotives="A D9<SE", options=UNDER_LOCO, reserve="land1=L2")
    match.play("exchange D9 land1")
    assert rotations(match) == {1, 5}  # nothing connects, and SE must have track
    assert code(match, "rotate 0") == "loco_loses_track"
    match.play("rotate 5")
    assert (locomotive(match), happened(match, "locomotive_turned")) == ("D9<SE", [])


@pytest.mark.rule("RI-7.6")
def test_where_a_rotation_with_track_connects_it_must() -> None:
    match = six(tiles="D10=L1@0 D9=L1@1", locomotives="A D9<SE", options=UNDER_LOCO, reserve="land1=L9")
    match.play("exchange D9 land1")
    assert tile(match, "D9") == "L9@0"  # at 1 it has track at SE too, but meets nothing


@pytest.mark.rule("RI-7.6")
def test_a_slot_that_leaves_the_locomotive_without_track_cannot_be_taken() -> None:
    """Plain water under a locomotive on a bridge; a peninsula cannot reach its edge on E6."""
    match = six(
        "E6",
        crew="E12",
        tiles="E6=R1@0 E7=L1@0",
        locomotives="A E6<E",
        options=UNDER_LOCO,
        reserve="river1=R3 river2=R2",
    )
    assert codes(match, "exchange E6", "river1 river2") == dict.fromkeys(["river1", "river2"], "slot_off_line")
    assert phase(match) == "turning"


@pytest.mark.rule("RI-7.6", "RI-7.8")
@pytest.mark.parametrize("options", [ANYWHERE, ANYWHERE | UNDER_LOCO])
def test_never_under_anothers_locomotive(options: dict[str, Any]) -> None:
    match = six(tiles="D10=L1@0 D9=L1@0 F9=L1@0", locomotives="B F9<E", options=options)
    if phase(match) == "turning":
        match.play("rotate 0")
    assert code(match, "exchange F9 land1") == "exchange_occupied"


# --- anywhere -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-7.3")
def test_anywhere_is_the_usual_setting() -> None:
    assert ROCK_ISLAND.new(2, seed=1).options["exchange_place"] == "any_free_tile"


@pytest.mark.rule("RI-7.8")
def test_anywhere_the_crews_tile_is_turned_first() -> None:
    match = six(tiles="D10=L1@0 D9=L1@1 F9=L2@0 D6=R3", options=ANYWHERE)
    assert phase(match) == "turning"
    assert not texts(match, "exchange")
    assert code(match, "exchange F9 land1") == "wrong_step"
    match.play("rotate 0")
    assert phase(match) == "exchanging"
    places = {text.split()[1] for text in texts(match, "exchange")}
    assert places == {"D10", "D9", "F9", "D6", "D3"}
    assert choices(match, "exchange") >= {"D6 river1", "F9 land2"}
    assert not choices(match, "exchange") & {"D6 land1", "F9 river1"}


@pytest.mark.rule("RI-7.8")
def test_anywhere_the_new_tile_is_then_turned() -> None:
    match = six(tiles="D10=L1@0 D9=L1@0 F9=L2@0 F10=L1@0", options=ANYWHERE, reserve="land1=L3")
    if phase(match) == "turning":
        match.play("rotate 0")
    match.play("exchange F9 land1")
    assert (phase(match), match.view()["turning"]["cell"], rotations(match)) == ("turning", "F9", {0, 5})
    match.play("rotate 0")
    assert (tile(match, "F9"), phase(match), slot(match, "land1")) == ("L3@0", "running", "L2")


@pytest.mark.rule("RI-7.8")
def test_anywhere_means_open_and_free_of_other_pieces() -> None:
    match = rock_island(
        tiles="D10=L1@0 D9=L1@0 F9=L2@0 G9=L1@0",
        crews="A D3; B F9",
        locomotives="A D10<E; C G9<E",
        roll=6,
        options=ANYWHERE,
    )
    played(match, "crew D9")
    if phase(match) == "turning":
        match.play("rotate 0")
    found = {cell: code(match, f"exchange {cell} land1") for cell in ("D9", "F9", "G9", "D10", "H12", "E1")}
    assert found == {
        "D9": None,  # the own crew
        "F9": "exchange_occupied",
        "G9": "exchange_occupied",
        "D10": "exchange_loco_on_tile",
        "H12": "exchange_hidden",
        "E1": "city_fixed",
    }


@pytest.mark.rule("RI-7.8", "RI-7.6")
def test_anywhere_also_under_the_own_locomotive_by_option() -> None:
    match = six(
        tiles="D10=L1@0 D9=L1@0 F9=L1@0", locomotives="A F9<E", options=ANYWHERE | UNDER_LOCO, reserve="land1=L2"
    )
    if phase(match) == "turning":
        match.play("rotate 0")
    match.play("exchange F9 land1")
    assert rotations(match) == {0, 4}


@pytest.mark.rule("RI-7.9")
@pytest.mark.parametrize("options", [{}, ANYWHERE])
def test_in_a_city(options: dict[str, Any]) -> None:
    match = six("D12", crew="D12", tiles="D11=L1@0", options=options)
    assert phase(match) == ("exchanging" if options else "running")
    if options:
        assert {text.split()[1] for text in texts(match, "exchange")} == {"D11"}
        match.play("keep")
        assert phase(match) == "running"


@pytest.mark.rule("RI-7.9")
@pytest.mark.parametrize("place", ["under_crew", "any_free_tile"])
def test_a_crew_that_could_not_move(place: str) -> None:
    match = running(
        "A3=L1@0 A4=L1@0", "A A3<E", active="C", turn=3, crews="A A1; B A2; C B1", rolls=((1, 0),),
        options=EXPERT | {"exchange_place": place}, die=1, target=cell_of("B1"),
    )  # fmt: skip
    match.play("end")
    assert happened(match, "crew_stayed") == [{"seat": 0, "cell": "A1"}]
    if place == "under_crew":
        assert phase(match) == "running"
        assert code(match, "exchange A1 land1") == "crew_stayed"
    else:
        assert phase(match) == "exchanging"
        assert {text.split()[1] for text in texts(match, "exchange")} == {"A1", "A4"}


# --- a face-down reserve --------------------------------------------------------------------------------------


@pytest.mark.rule("RI-7.10", "RI-4.8")
@pytest.mark.parametrize("comes", ["R1", "R2", "R3"])
def test_a_face_down_slot_is_turned_up_and_settles_the_exchange(comes: str) -> None:
    options, line = {"reserve_river_face": "down"}, "D6=R3 D7=L1@0 D8=L1@0"
    match = six("D6", crew="D12", tiles=line, reserve=f"river2={comes}", options=options, locomotives="A D7<E")
    assert slot(match, "river2") is None
    match.play("exchange D6 river2")
    assert happened(match, "slot_revealed") == [{"seat": 0, "slot": "river2", "tile": comes}]
    assert happened(match, "tile_exchanged") == [{"seat": 0, "cell": "D6", "tile": comes, "old": "R3"}]
    assert slot(match, "river2") == "R3"  # open from now on
    assert slot(match, "river1") is None
    assert code(match, "keep") == "wrong_step"
    assert code(match, "exchange D6 river1") == "exchanged_already"


@pytest.mark.rule("RI-7.10")
def test_a_face_down_tile_is_not_laid_under_the_own_locomotive() -> None:
    match = six("D6", crew="D12", tiles="D6=R1@0 D7=L1@0", locomotives="A D6<E",
                options={"reserve_river_face": "down"} | UNDER_LOCO)  # fmt: skip
    assert codes(match, "exchange D6", "river1 river2") == dict.fromkeys(["river1", "river2"], "slot_face_down")
