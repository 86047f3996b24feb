"""§10 Taking operation cards, and §11 the 27 of them."""

from __future__ import annotations

from collections import Counter

import pytest

from england_wales.geography import BOARD, CITIES, COLOURS, way
from england_wales.positions import (
    build,
    code,
    cube_count,
    deliver,
    ew,
    ids,
    moments,
    names,
    of,
    play,
    random_match,
    seat_view,
    skip,
    texts,
    to_end_of_turn,
    told,
)

READING_LONDON = "reading / 14,22 / london"
OXFORD_READING = "oxford / 12,21 / reading"
LONDON_CAMBRIDGE = "london / 15,20 / 15,19 / cambridge"
KINDS = {card["id"]: card["kind"] for card in BOARD["operation_cards"]}


@pytest.mark.rule("EW-10.1", "EW-11.1")
def test_one_face_up_card_that_is_no_achievement_for_the_action_alone() -> None:
    match = ew(display=["speed_record", "hotel_london", "tunnel_engineer", "tunnel_engineer"], cash="A 4")
    play(match, "take")
    assert texts(match) == {"card hotel_london", "card tunnel_engineer"}
    assert code(match, "card speed_record") == "achievement_card"
    assert code(match, "card hotel_bristol") == "card_not_open"
    play(match, "card tunnel_engineer")
    assert ids(seat_view(match, "A")["cards"]) == {"tunnel_engineer": 1}
    assert ids(match.view()["cards"]["display"])["tunnel_engineer"] == 1
    assert (of(match, "cash")[0], match.to_move) == (4, 1)


@pytest.mark.rule("EW-10.1")
def test_without_such_a_card_there_is_nothing_to_take() -> None:
    assert code(ew(display=["speed_record"]), "take") == "no_card_to_take"


@pytest.mark.rule("EW-10.2")
@pytest.mark.parametrize(
    "card", [card for card, kind in KINDS.items() if kind in ("permanent", "single_use", "interrupt")]
)
def test_kept_cards_lie_in_front_of_the_player_for_all_to_see(card: str) -> None:
    match = ew(display=[card])
    play(match, "take", f"card {card}")
    for viewer in (None, 1):
        assert ids(match.view(viewer)["seats"][0]["cards"]) == {card: 1}


@pytest.mark.rule("EW-10.2", "EW-10.3")
def test_immediate_cards_take_effect_at_once_and_leave_the_game() -> None:
    match = ew(display=["city_growth"], coming=[0, 30])
    play(match, "take", "card city_growth", "grow hull")
    assert match.view()["cities"]["hull"]["cubes"] == {"red": 1, "yellow": 1}
    assert not match.view()["cards"]["display"]
    assert not seat_view(match, "A")["cards"]
    assert match.position()["gone"]["city_growth"] == 1


@pytest.mark.rule("EW-10.4", "EW-CC-14", "EW-11.18")
def test_perfect_engineering_allows_five_tiles_and_only_once() -> None:
    match = ew(held={"A": ["perfect_engineering"]}, display=["perfect_engineering"])
    assert code(match, "take") == "no_card_to_take"
    play(match, "build", "start london", "side ne")
    for side in ("ne", "ne", "e", "e", "e"):
        assert code(match, f"tile {side}") is None
        play(match, f"tile {side}")
    assert code(match, "tile e") == "tile_limit"
    play(match, "finish none", "take")
    assert code(match, "card perfect_engineering") is None


@pytest.mark.rule("EW-10.4")
def test_a_second_perfect_engineering_is_refused_but_other_cards_pile_up() -> None:
    held = ["perfect_engineering", "tunnel_engineer", "hotel_london", "railways_inspector"]
    match = ew(held={"A": held}, display=["perfect_engineering", "tunnel_engineer"])
    play(match, "take")
    assert code(match, "card perfect_engineering") == "second_perfect_engineering"
    play(match, "card tunnel_engineer")
    assert ids(seat_view(match, "A")["cards"])["tunnel_engineer"] == 2


@pytest.mark.rule("EW-10.5", "EW-CC-17")
def test_an_immediate_card_is_taken_only_if_it_can_have_an_effect() -> None:
    all_cubes = {"london": " ".join(f"{colour} " * 25 for colour in COLOURS)}
    match = ew(phase="card", display=["city_growth", "railroad_executive"], cubes=all_cubes)
    assert code(match, "card city_growth") == "card_useless_now"
    assert code(match, "card railroad_executive") is None
    grey = sorted(city for city, there in CITIES.items() if there["colour"] == "grey")
    tiles = dict(zip(grey, ["yellow", "blue", "purple", "black"] * 3, strict=False))
    match = ew(phase="card", display=["new_industry", "city_growth"], new_city=tiles)
    assert code(match, "card new_industry") == "card_useless_now"
    assert code(match, "card city_growth") is None


@pytest.mark.rule("EW-10.6", "EW-13.4")
def test_a_card_is_turned_up_at_the_end_of_each_turn() -> None:
    match = ew(2, deck=["hotel_london", "new_industry"], phase="act")
    events = to_end_of_turn(match)
    assert told(events, "card_turned_up") == [{"card": "new_industry"}]
    assert ids(match.view()["cards"]["display"]) == {"new_industry": 1}
    assert match.view()["cards"]["deck"] == 1


@pytest.mark.rule("EW-10.6", "EW-CC-33")
def test_with_an_empty_deck_the_game_goes_on() -> None:
    match = ew(2, deck=[])
    events = to_end_of_turn(match)
    assert "card_turned_up" not in names(events)
    assert match.view()["turn"] == 2


# --- achievements --------------------------------------------------------------------------------------------------


def test_the_27_cards() -> None:
    assert sum(card["copies"] for card in BOARD["operation_cards"]) == 27
    assert Counter(card["kind"] for card in BOARD["operation_cards"] for _ in range(card["copies"])) == {
        "achievement": 7, "permanent": 6, "single_use": 4, "interrupt": 2, "immediate": 8,
    }  # fmt: skip


@pytest.mark.rule("EW-11.1", "EW-11.5", "EW-10.3")
def test_the_first_delivery_begins_the_railroad_era() -> None:
    match = ew(2, links=f"A {READING_LONDON}", cubes={"reading": "red red"}, display=["railroad_era_begins"])
    events = deliver(match, "reading", "red", "london")
    assert told(events, "paid_card") == [{"seat": 0, "money": 1, "card": "railroad_era_begins"}]
    assert of(match, "position") == [2, 0]
    assert not match.view()["cards"]["display"]
    play(match, "pass")
    deliver(match, "reading", "red", "london")
    assert of(match, "position") == [3, 0]


@pytest.mark.rule("EW-11.2")
def test_what_happened_before_a_card_was_turned_up_does_not_count() -> None:
    match = ew(2, deck=["service_bounty_norwich"], links=f"A {way('ipswich', 'norwich')}", cubes={
        "ipswich": "yellow yellow"})  # fmt: skip
    deliver(match, "ipswich", "yellow", "norwich")
    assert of(match, "position")[0] == 1
    to_end_of_turn(match)
    assert of(match, "position")[0] == 1
    skip(match, 2)
    if match.to_move == 1:
        play(match, "pass")
    deliver(match, "ipswich", "yellow", "norwich")
    assert of(match, "position")[0] == 1 + 1 + 2


@pytest.mark.rule("EW-11.3", "EW-CC-25")
def test_one_delivery_may_fulfil_several() -> None:
    links = f"A {OXFORD_READING}; A {READING_LONDON}; B {LONDON_CAMBRIDGE}"
    match = ew(links=links, cubes={"oxford": "purple"}, engine="A 3", display=["railroad_era_begins", "speed_record"])
    deliver(match, "oxford", "purple", "reading", "london", "cambridge")
    assert of(match, "position") == [2 + 1 + 3, 1, 0]


@pytest.mark.rule("EW-11.4", "EW-CC-26")
def test_a_stopped_delivery_fulfils_nothing() -> None:
    match = ew(links=f"A {READING_LONDON}", cubes={"reading": "red"}, display=["railroad_era_begins"],
               held={"B": ["railways_inspector"]})  # fmt: skip
    deliver(match, "reading", "red", "london")
    play(match, "stop")
    assert ids(match.view()["cards"]["display"]) == {"railroad_era_begins": 1}
    assert of(match, "position") == [0, 0, 0]


@pytest.mark.rule("EW-11.6")
@pytest.mark.parametrize(("links", "points"), [(2, 0), (3, 3)])
def test_the_speed_record_takes_three_links_whoever_owns_them(links: int, points: int) -> None:
    network = f"A {OXFORD_READING}; B {READING_LONDON}; C {LONDON_CAMBRIDGE}"
    match = ew(links=network, cubes={"oxford": "red purple"}, engine="A 3", display=["speed_record"])
    colour = "purple" if links == 3 else "red"
    deliver(match, "oxford", colour, *["reading", "london", "cambridge"][:links])
    assert of(match, "position")[0] == 1 + points


@pytest.mark.rule("EW-11.8", "EW-CC-36")
def test_a_bounty_for_the_first_delivery_into_its_city() -> None:
    links = f"A {way('chester', 'holyhead')}"
    match = ew(2, links=links, cubes={"chester": "black black"}, display=["service_bounty_holyhead", "new_industry"],
               coming=[0, 0])  # fmt: skip
    assert code(match, "deliver") == "nothing_to_deliver"
    play(match, "take", "card new_industry", "place holyhead black", "pass")
    deliver(match, "chester", "black", "holyhead")
    assert of(match, "position")[0] == 1 + 3
    play(match, "pass")
    deliver(match, "chester", "black", "holyhead")
    assert of(match, "position")[0] == 5


@pytest.mark.rule("EW-11.8")
def test_the_bounties_name_their_cities_and_points() -> None:
    bounties = [card for card in KINDS if card.startswith("service_bounty")]
    shown = {card["id"]: (card["city"], card["points"]) for card in ew(display=bounties).view()["cards"]["display"]}
    assert shown == {
        "service_bounty_plymouth": ("plymouth", 3),
        "service_bounty_holyhead": ("holyhead", 3),
        "service_bounty_norwich": ("norwich", 2),
    }


@pytest.mark.rule("EW-11.9")
def test_the_first_cube_of_each_colour_is_laid_in_front_of_the_player() -> None:
    match = ew(2, links=f"A {READING_LONDON}", cubes={"reading": "red red"}, display=["passenger_line"])
    bag = match.view()["bag"]["red"]
    deliver(match, "reading", "red", "london")
    assert (seat_view(match, "A")["tracker"], match.view()["bag"]["red"]) == (["red"], bag)
    play(match, "pass")
    deliver(match, "reading", "red", "london")
    assert (seat_view(match, "A")["tracker"], match.view()["bag"]["red"]) == (["red"], bag + 1)
    assert cube_count(match) == 125


@pytest.mark.rule("EW-11.9")
def test_without_the_card_face_up_every_cube_goes_to_the_bag() -> None:
    match = ew(2, links=f"A {READING_LONDON}", cubes={"reading": "red"}, deck=["passenger_line"])
    deliver(match, "reading", "red", "london")
    assert seat_view(match, "A")["tracker"] == []


@pytest.mark.rule("EW-11.10", "EW-CC-34")
@pytest.mark.parametrize(("option", "points"), [("from_reveal", 0), ("whole_game", 4)])
def test_colours_delivered_before_the_card_appeared(option: str, points: int) -> None:
    links = f"A {READING_LONDON}; A {OXFORD_READING}; A reading / 12,23 / southampton; B {LONDON_CAMBRIDGE}"
    match = ew(2, links=links, cubes={"reading": "red yellow blue", "oxford": "purple"}, engine="A 3", actions_left=4,
               deck=["passenger_line"], options={"passenger_tracking": option})  # fmt: skip
    deliver(match, "reading", "red", "london")
    deliver(match, "reading", "yellow", "oxford")
    deliver(match, "reading", "blue", "southampton")
    deliver(match, "oxford", "purple", "reading", "london", "cambridge")
    assert of(match, "position") == [5, 1]
    events = to_end_of_turn(match)
    assert sum(paid["money"] for paid in told(events, "paid_card")) == points
    assert of(match, "position")[0] == 5 + points
    assert bool(match.view()["cards"]["display"]) == (points == 0)


@pytest.mark.rule("EW-11.10")
def test_with_whole_game_it_goes_to_who_had_four_colours_first() -> None:
    match = ew(3, deck=["passenger_line"], tracker=[["red"], list(COLOURS[:4]), list(COLOURS[1:])], fourth=[0, 9, 7],
               options={"passenger_tracking": "whole_game"}, deliveries="A 1, B 5, C 5")  # fmt: skip
    to_end_of_turn(match)
    assert of(match, "position") == [0, 0, 4]
    assert of(match, "tracker") == [[], [], []]


@pytest.mark.rule("EW-11.10")
def test_with_whole_game_the_cubes_stay_in_the_bag() -> None:
    match = ew(2, links=f"A {READING_LONDON}", cubes={"reading": "red"}, display=["passenger_line"],
               options={"passenger_tracking": "whole_game"})  # fmt: skip
    bag = match.view()["bag"]["red"]
    deliver(match, "reading", "red", "london")
    assert (seat_view(match, "A")["tracker"], match.view()["bag"]["red"]) == (["red"], bag + 1)


@pytest.mark.rule("EW-11.11", "EW-EX-8")
def test_example_the_passenger_line_is_won_and_all_trackers_are_emptied() -> None:
    match = ew(2, links="A london / 15,20 / 15,19 / cambridge", cubes={"london": "purple"}, display=["passenger_line"],
               tracker=[["red", "blue", "yellow"], ["red", "black"]])  # fmt: skip
    bag = Counter(match.view()["bag"])
    deliver(match, "london", "purple", "cambridge")
    assert of(match, "position") == [1 + 4, 0]
    assert of(match, "tracker") == [[], []]
    assert Counter(match.view()["bag"]) - bag == Counter(red=2, blue=1, yellow=1, purple=1, black=1)
    assert match.position()["gone"]["passenger_line"] == 1


@pytest.mark.rule("EW-11.12")
def test_only_the_mover_and_the_colour_of_the_cube_count() -> None:
    match = ew(2, links=f"A {OXFORD_READING}; B {READING_LONDON}", cubes={"oxford": "red"}, engine="A 2",
               display=["passenger_line"])  # fmt: skip
    deliver(match, "oxford", "red", "reading", "london")
    assert of(match, "tracker") == [["red"], []]


# --- cards used in a build -----------------------------------------------------------------------------------------

MOUNTAINS = "newcastle / 10,6 / 9,6 / 8,7 / 8,8 / lancaster"


@pytest.mark.rule("EW-11.13", "EW-11.14", "EW-EX-2")
def test_example_of_the_tunnel_engineer() -> None:
    match = ew(held={"A": ["tunnel_engineer"]})
    build(match, MOUNTAINS, finish="")
    assert texts(match) == {"finish none", "finish tunnel"}
    events = play(match, "finish tunnel")
    assert told(events, "track_paid") == [{"seat": 0, "money": 8, "tiles": 4}]
    assert (of(match, "bonds")[0], of(match, "cash")[0]) == (2, 2)
    assert not seat_view(match, "A")["cards"]
    assert match.position()["gone"]["tunnel_engineer"] == 1


@pytest.mark.rule("EW-11.14")
@pytest.mark.parametrize(("option", "second"), [("one_action", 4), ("whole_turn", 2)])
def test_the_tunnel_engineer_may_serve_for_the_whole_turn(option: str, second: int) -> None:
    """A second action of the turn crosses one mountain; in the next turn it is dear again."""
    match = ew(2, held={"A": ["tunnel_engineer", "tunnel_engineer"]}, options={"tunnel_engineer": option})
    build(match, MOUNTAINS, finish="tunnel")
    play(match, "pass")
    build(match, "manchester / 10,12 / sheffield", finish="")
    offered = {"finish none", "finish tunnel"} if option == "one_action" else {"finish none"}
    assert texts(match) == offered
    assert option == "one_action" or code(match, "finish tunnel") == "card_no_effect"
    assert told(play(match, "finish none"), "track_paid")[0]["money"] == second
    while match.view()["turn"] == 1:
        play(match, "pass")
    assert not any(match.position()["tunnelling"])


@pytest.mark.rule("EW-11.13", "EW-CC-12")
def test_a_build_that_is_taken_back_spends_nothing() -> None:
    match = ew(held={"A": ["tunnel_engineer"]}, cash="A 20")
    before = match.position()
    build(match, MOUNTAINS, finish="tunnel")
    while len(match):
        match.undo()
    assert match.position() == before


@pytest.mark.rule("EW-11.13")
def test_a_card_may_be_kept_for_another_time() -> None:
    match = ew(held={"A": ["tunnel_engineer"]})
    build(match, MOUNTAINS, finish="none")
    assert ids(seat_view(match, "A")["cards"]) == {"tunnel_engineer": 1}


@pytest.mark.rule("EW-11.14")
def test_taking_the_tunnel_engineer_is_an_action_of_its_own() -> None:
    match = ew(display=["tunnel_engineer"])
    play(match, "take", "card tunnel_engineer")
    assert match.to_move == 1


@pytest.mark.rule("EW-11.15")
def test_a_card_that_saves_nothing_cannot_be_used() -> None:
    match = ew(held={"A": ["tunnel_engineer", "government_land_grant"]})
    build(match, "reading / 13,21 / london", finish="")
    assert texts(match) == {"finish none"}
    assert code(match, "finish tunnel") == code(match, "finish grant") == code(match, "finish both") == "card_no_effect"


@pytest.mark.rule("EW-11.13")
def test_a_card_one_does_not_have_cannot_be_used() -> None:
    match = ew(held={"B": ["tunnel_engineer"]})
    build(match, MOUNTAINS, finish="")
    assert code(match, "finish tunnel") == "card_not_held"


@pytest.mark.rule("EW-11.16", "EW-CC-13")
def test_the_land_grant_makes_plains_free_but_not_crossings() -> None:
    match = ew(seat="B", held={"B": ["government_land_grant"]}, links="A london / 14,20 / 13,20 / oxford")
    events = build(match, "reading / 13,21 / 13,20 / 12,19 / northampton", finish="grant")
    assert told(events, "track_paid")[0]["money"] == 3 + 2 + 3
    plain = ew(held={"A": ["government_land_grant"]})
    events = build(plain, "reading / 14,22 / london", finish="grant")
    assert told(events, "track_paid")[0]["money"] == 0
    assert of(plain, "bonds")[0] == 0


@pytest.mark.rule("EW-11.17")
def test_both_cards_in_one_action_but_no_two_of_a_kind() -> None:
    held = ["tunnel_engineer"] * 2 + ["government_land_grant"] * 2
    match = ew(held={"A": held})
    build(match, "manchester / 9,11 / 9,10 > nw", finish="")
    terrain = match.view()["build"]["terrain"]
    assert (terrain["plain"], terrain["mountain"]) == (1, 1)
    assert texts(match, "finish") == {"finish none", "finish tunnel", "finish grant", "finish both"}
    costs = {finish["cards"]: finish["cost"] for finish in match.view()["build"]["finishes"]}
    assert costs == {"none": 6, "tunnel": 4, "grant": 4, "both": 2}
    play(match, "finish both")
    assert ids(seat_view(match, "A")["cards"]) == {"tunnel_engineer": 1, "government_land_grant": 1}


# --- other cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-11.19")
def test_the_executive_gives_two_actions_at_once() -> None:
    match = ew(display=["railroad_executive", "hotel_london"], cash="A 20")
    play(match, "take", "card railroad_executive")
    assert (match.to_move, match.view()["actions_left"]) == (0, 2)
    play(match, "upgrade")
    assert (match.to_move, match.view()["actions_left"]) == (0, 1)
    play(match, "take", "card hotel_london")
    assert (match.to_move, match.view()["actions_left"]) == (1, 1)
    assert match.position()["gone"]["railroad_executive"] == 1


@pytest.mark.rule("EW-11.20")
def test_a_second_executive_adds_its_actions() -> None:
    match = ew(display=["railroad_executive"] * 2)
    play(match, "take", "card railroad_executive", "take", "card railroad_executive")
    assert match.view()["actions_left"] == 3
    skip(match, 3)
    assert match.to_move == 1


@pytest.mark.rule("EW-11.21", "EW-CC-24")
def test_a_hotel_pays_its_owner_for_each_cube_whoever_moves_it() -> None:
    match = ew(2, links=f"A {READING_LONDON}", cubes={"reading": "red red"}, held={"B": ["hotel_london"]})
    deliver(match, "reading", "red", "london")
    assert of(match, "position") == [1, 1]
    own = ew(2, links=f"A {READING_LONDON}", cubes={"reading": "red"}, held={"A": ["hotel_london"]})
    deliver(own, "reading", "red", "london")
    assert of(own, "position") == [2, 0]


@pytest.mark.rule("EW-11.22")
def test_new_industry_urbanises_for_nothing() -> None:
    match = ew(display=["new_industry"], cash="A 3", coming=[0, 0])
    play(match, "take", "card new_industry")
    assert match.phase == "industry"
    assert code(match, "place london blue") == "not_grey"
    play(match, "place stoke blue")
    assert (of(match, "cash")[0], of(match, "bonds")[0]) == (3, 0)
    assert match.view()["cities"]["stoke"]["cubes"] == {"red": 2}
    assert match.view()["tiles_left"]["blue"] == 2


@pytest.mark.rule("EW-11.23")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_city_growth_adds_two_cubes_or_what_is_left(left: int) -> None:
    rest = "red " * (25 - left) + "yellow " * 25 + "blue " * 25 + "purple " * 25 + "black " * 25
    match = ew(phase="card", display=["city_growth"], cubes={"london": rest})
    play(match, "card city_growth")
    assert texts(match) == {f"grow {city}" for city in CITIES}
    play(match, "grow stoke")
    assert match.view()["cities"]["stoke"]["cubes"] == {"red": min(left, 2)}


# --- the inspector -------------------------------------------------------------------------------------------------

INSPECTED = f"A {READING_LONDON}; A {OXFORD_READING}"


@pytest.mark.rule("EW-11.24")
def test_an_inspector_stops_a_declared_delivery() -> None:
    match = ew(links=INSPECTED, cubes={"oxford": "red"}, engine="A 2", held={"C": ["railways_inspector"]})
    deliver(match, "oxford", "red", "reading", "london")
    assert (match.phase, match.to_move, texts(match)) == ("inspect", 2, {"stop", "let"})
    shown = match.view()["delivery"]
    assert ([step["city"] for step in shown["steps"]], shown["routes"][0]["points"]) == (
        ["reading", "london"],
        [2, 0, 0],
    )
    events = play(match, "stop")
    assert told(events, "delivery_stopped") == [{"seat": 2, "mover": 0}]
    assert of(match, "position") == [0, 0, 0]
    assert match.view()["cities"]["oxford"]["cubes"] == {"red": 1}
    assert match.to_move == 1


@pytest.mark.rule("EW-11.24")
def test_let_it_pass_and_it_takes_place() -> None:
    match = ew(links=INSPECTED, cubes={"oxford": "red"}, engine="A 2", held={"C": ["railways_inspector"]})
    deliver(match, "oxford", "red", "reading", "london")
    play(match, "let")
    assert of(match, "position") == [2, 0, 0]
    assert ids(seat_view(match, "C")["cards"]) == {"railways_inspector": 1}


@pytest.mark.rule("EW-11.24")
def test_nothing_is_stopped_that_was_not_declared() -> None:
    match = ew(links=INSPECTED, cubes={"oxford": "red"}, engine="A 2", held={"C": ["railways_inspector"]})
    assert code(match, "stop") == "nothing_declared"
    deliver(match, "oxford", "red", "reading", "london")
    assert code(match, "pass") == "delivery_declared"


@pytest.mark.rule("EW-11.25", "EW-11.26", "EW-EX-9")
def test_example_nobody_loses_two_deliveries_in_one_turn() -> None:
    held = {"C": ["railways_inspector"], "B": ["railways_inspector"]}
    match = ew(3, links=INSPECTED, cubes={"oxford": "red red"}, engine="A 2", held=held)
    deliver(match, "oxford", "red", "reading", "london")
    assert match.to_move == 1, "asked clockwise from the mover"
    play(match, "let")
    assert match.to_move == 2
    play(match, "stop")
    assert seat_view(match, "A")["inspected"]
    skip(match, 2)
    assert code(match, "stop") == "already_inspected"
    deliver(match, "oxford", "red", "reading", "london")
    assert (match.phase, of(match, "position")[0]) == ("act", 2)
    to_end_of_turn(match)
    assert not seat_view(match, "A")["inspected"]
    assert match.position()["gone"]["railways_inspector"] == 1


@pytest.mark.rule("EW-11.26")
def test_the_first_who_plays_it_ends_the_asking() -> None:
    held = {"C": ["railways_inspector"], "B": ["railways_inspector"]}
    match = ew(3, links=INSPECTED, cubes={"oxford": "red"}, engine="A 2", held=held)
    deliver(match, "oxford", "red", "reading", "london")
    play(match, "stop")
    assert match.phase == "act"
    assert ids(seat_view(match, "C")["cards"]) == {"railways_inspector": 1}


@pytest.mark.rule("EW-11.27", "EW-CC-27")
def test_a_delivery_of_the_executive_can_be_stopped_and_the_rest_remains() -> None:
    match = ew(2, links=f"A {READING_LONDON}", cubes={"reading": "red"}, display=["railroad_executive"],
               held={"B": ["railways_inspector"]}, cash="A 9")  # fmt: skip
    play(match, "take", "card railroad_executive")
    deliver(match, "reading", "red", "london")
    play(match, "stop")
    assert (match.to_move, match.view()["actions_left"]) == (0, 1), "only that one action is lost"
    build(match, OXFORD_READING)
    assert (seat_view(match, "A")["links"], match.to_move) == (2, 1)


@pytest.mark.rule("EW-11.28")
def test_nobody_stops_their_own_delivery() -> None:
    match = ew(links=INSPECTED, cubes={"oxford": "red"}, engine="A 2", held={"A": ["railways_inspector"]})
    deliver(match, "oxford", "red", "reading", "london")
    assert (match.phase, of(match, "position")[0]) == ("act", 2)
    match = ew(links=INSPECTED, cubes={"oxford": "red"}, engine="A 2",
               held={"A": ["railways_inspector"], "B": ["railways_inspector"]})  # fmt: skip
    deliver(match, "oxford", "red", "reading", "london")
    assert code(match, "stop", seat=0) == "own_delivery"
    assert code(match, "stop", seat=2) == "not_your_turn"


# --- over whole games ----------------------------------------------------------------------------------------------


def test_no_card_is_lost_in_random_games() -> None:
    copies = {card["id"]: card["copies"] for card in BOARD["operation_cards"]}
    for players in (2, 5):
        for past in moments(random_match(players, seed=players), 97):
            position = past.position()
            count = Counter(position["display"]) + Counter(position["gone"]) + Counter(position["deck"])
            for hand in position["held"]:
                count += Counter(hand)
            count["railways_inspector"] += sum(position["inspected"])
            assert count == copies
