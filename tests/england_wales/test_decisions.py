"""§5, §17 Decisions, §18 hidden information and §19 reasons."""

from __future__ import annotations

import json
import random

import pytest

from england_wales.positions import GAME, SEATS, build, code, deliver, ew, moments, play, random_match, texts

CODES = {
    "bid_too_low": "EW-4.3", "bid_too_high": "EW-4.9", "out_of_auction": "EW-4.4", "not_your_turn": "EW-5.1",
    "start_not_city": "EW-6.3", "not_your_track": "EW-6.3", "side_used": "EW-6.5", "barrier": "EW-2.2", "sea": "EW-2.4",
    "too_sharp": "EW-6.4", "hex_full": "EW-6.7", "own_loop": "EW-6.6", "through_city": "EW-6.12",
    "second_same_link": "EW-6.11", "tile_limit": "EW-6.2", "no_tile_laid": "EW-6.13", "end_blocked": "EW-6.16",
    "card_no_effect": "EW-11.15", "not_grey": "EW-7.1", "no_tile_left": "EW-7.7", "max_engine": "EW-8.2",
    "first_link_not_own": "EW-9.2", "too_long": "EW-9.3", "city_twice": "EW-9.4", "wrong_colour": "EW-9.5",
    "must_stop": "EW-9.6", "link_unfinished": "EW-6.18", "no_cube": "EW-9.1", "achievement_card": "EW-11.1",
    "card_not_open": "EW-10.1", "second_perfect_engineering": "EW-10.4", "card_useless_now": "EW-10.5",
    "bond_not_needed": "EW-12.1", "already_inspected": "EW-11.25", "own_delivery": "EW-11.28", "line_taken": "EW-14.2",
}  # fmt: skip
"""Those of section 19, but for two: `bad_player_count` is told when a match is made, and no action can spend the same
card twice."""


def test_the_reasons_and_their_clauses() -> None:
    known = {reason.code: reason.clause for reason in GAME.contract.reasons}
    assert known | CODES == known


@pytest.mark.rule("EW-5.2", "EW-5.3")
def test_six_kinds_of_action_and_passing_is_always_legal() -> None:
    links, cubes = "A reading / 14,22 / london", {"reading": "red"}
    match = ew(links=links, cubes=cubes, display=["hotel_london"])
    assert texts(match) == {"build", "urbanise", "upgrade", "deliver", "take", "pass"}
    assert texts(ew(engine="A 8")) == {"build", "urbanise", "pass"}
    for _ in range(3):
        play(match, "upgrade")
    assert texts(match) >= {"upgrade", "pass"}, "the same action may be chosen in several rounds"


@pytest.mark.rule("EW-5.1")
def test_only_the_player_in_turn_acts() -> None:
    match = ew(seat="B", first="B")
    assert code(match, "pass", seat=0) == "not_your_turn"
    assert code(match, "pass", seat=1) is None


@pytest.mark.rule("EW-5.4", "EW-5.5", "EW-17.1")
def test_everything_can_be_taken_back_before_it_is_confirmed() -> None:
    match = ew(cash="A 9")
    before = match.position()
    build(match, "london / 15,20 / 15,19 / cambridge", finish="")
    assert code(match, "pass") == "action_under_way"
    while len(match):
        match.undo()
    assert match.position() == before
    assert "build" in texts(match)


@pytest.mark.rule("EW-17.1")
def test_no_sequence_gets_stuck() -> None:
    for seed in range(3):
        for past in moments(random_match(2 + seed, seed)):
            assert past.is_over or past.legal_numbers()


@pytest.mark.rule("EW-17.1")
def test_each_kind_is_offered_only_if_it_can_be_carried_through() -> None:
    match = ew(links="A london / 14,20 > w", cubes={"london": "red"}, display=["speed_record"])
    assert code(match, "deliver") == "nothing_to_deliver"
    assert code(match, "take") == "no_card_to_take"
    assert code(match, "tile ne") == code(match, "cube london red") == "choose_action"


@pytest.mark.rule("EW-17.2")
def test_what_confirms_is_an_action_of_its_own() -> None:
    match = ew()
    build(match, "reading / 14,22 / london", finish="")
    assert texts(match) == {"finish none"}
    assert match.phase == "tile"


@pytest.mark.rule("EW-17.1")
def test_random_games_end_and_take_nothing_back() -> None:
    for players in (2, 5):
        match = random_match(players, seed=30)
        assert match.is_over
        assert not {action.verb for action in match.actions} & {"back", "cancel", "undo", "bond"}


@pytest.mark.rule("EW-17.4")
def test_a_link_is_offered_only_if_the_cube_can_still_arrive() -> None:
    """Whatever is offered can be carried through, to the last link of the engine."""
    rng, offered = random.Random(5), 0
    for past in moments(random_match(5, seed=31), 1):
        if past.phase == "via":
            fork = past.fork()
            while fork.phase == "via":
                assert fork.legal_numbers()
                fork.play(rng.choice(fork.legal_numbers()))
                offered += 1
    assert offered > 50


@pytest.mark.rule("EW-17.5")
def test_a_draw_tells_something_new_and_a_build_does_not() -> None:
    match = ew(cash="A 30")
    build(match, "reading / 14,22 / london")
    assert match.revealed == match.at(0).revealed
    play(match, "urbanise")
    before = match.revealed
    play(match, "place stoke blue")
    assert match.revealed > before


# --- §18 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-18.1")
def test_the_bag_follows_from_what_lies_open() -> None:
    for past in moments(random_match(4, seed=32), 61):
        view = past.view()
        for colour, left in view["bag"].items():
            lying = sum(city["cubes"].get(colour, 0) for city in view["cities"].values())
            aside = sum(colour in seat["tracker"] for seat in view["seats"])
            assert left == 25 - lying - aside


@pytest.mark.rule("EW-18.2", "EW-3.9")
def test_a_spectator_sees_everything_but_barons_deck_and_coming_draws() -> None:
    match = GAME.new(3, seed=7)
    for _ in range(3):
        match.play(match.legal()[0])
    view = match.view()
    assert all(seat["baron"] is None and seat["barons_dealt"] == [] and seat["baron_kept"] for seat in view["seats"])
    assert {"cash", "bonds", "cards", "links", "engine", "deliveries"} <= set(view["seats"][0])
    text = json.dumps(view)
    barons = {baron["id"] for baron in GAME.load_board().data["baron_cards"]}
    assert not [baron for baron in barons if baron in text]
    assert not {"deck_order", "rng", "key", "coming", "drawn"} & set(view)


@pytest.mark.rule("EW-3.8", "EW-18.2")
def test_barons_are_seen_by_their_owner_alone_until_the_end() -> None:
    match = GAME.new(3, seed=8)
    seat = match.to_move
    assert seat is not None
    dealt = match.position()["dealt"][seat]
    for own in (0, 1, 2):
        shown = match.view(own)["seats"][seat]["barons_dealt"]
        assert [baron["id"] for baron in shown] == (dealt if own == seat else [])
    events = match.play(f"keep {dealt[0]}")
    for viewer in (None, 0, 1, 2):
        assert match.may_know_action(0, seat, viewer) == (viewer == seat)
        known = [event.name for event in events if match.may_know_event(event, 0, viewer)]
        assert known == (["baron_kept", "baron_chosen"] if viewer == seat else ["baron_chosen"])


@pytest.mark.rule("EW-3.8")
def test_whatever_was_kept_the_others_see_the_same() -> None:
    """Byte for byte: view, question and list of the next player, over the rest of the choice."""
    match = GAME.new(3, seed=9)
    first = match.to_move
    assert first is not None
    worlds = [match.fork() for _ in range(2)]
    for world, action in zip(worlds, match.legal(), strict=True):
        world.play(action)
    for _ in range(2):
        for viewer in [None, *(seat for seat in range(3) if seat != first)]:
            one, other = (json.dumps(world.view(viewer)) for world in worlds)
            assert one == other
        assert worlds[0].prompt() == worlds[1].prompt()
        assert texts(worlds[0]) == texts(worlds[1])
        keep = worlds[0].legal()[0]
        for world in worlds:
            world.play(keep)


@pytest.mark.rule("EW-18.3")
def test_only_holders_of_an_inspector_are_asked() -> None:
    match = ew(4, links="A reading / 14,22 / london", cubes={"reading": "red"}, held={"D": ["railways_inspector"]})
    deliver(match, "reading", "red", "london")
    assert match.to_move == SEATS.index("D")


def test_a_determinization_changes_what_a_seat_cannot_know_and_nothing_else() -> None:
    match = GAME.new(4, seed=11)
    for _ in range(4):
        match.play(match.legal()[0])
    for seat in range(4):
        before = match.position()
        others = {
            json.dumps(match.determinized(seat, seed).position()["baron"]) for seat in [seat] for seed in range(12)
        }
        assert len(others) > 6
        for seed in range(12):
            after = match.determinized(seat, seed).position()
            assert after["baron"][seat] == before["baron"][seat]
            assert sorted(after["deck"]) == sorted(before["deck"])
            dealt = [baron for pair in after["dealt"] for baron in pair]
            assert len(set(dealt)) == 8
            assert all(kept in pair for kept, pair in zip(after["baron"], after["dealt"], strict=True))
            hidden = {"deck", "dealt", "baron", "key", "drawn", "coming"}
            assert {k: v for k, v in after.items() if k not in hidden} == {
                k: v for k, v in before.items() if k not in hidden
            }
