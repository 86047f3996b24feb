"""§3 Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.kernel.errors import BadSeats
from england_wales.geography import CITIES
from england_wales.positions import GAME, clause, code, cube_count, ids, of, play, texts

START = ("railroad_era_begins", "speed_record", "new_train")


@pytest.mark.rule("EW-3.1", "EW-3.11")
def test_two_to_five_players_clockwise_by_seat() -> None:
    for players in (0, 1, 6, 7):
        with pytest.raises(BadSeats):
            GAME.new(players)
    for players in (2, 3, 4, 5):
        view = GAME.new(players, seed=players).view()
        assert view["order"] == [(view["first"] + k) % players for k in range(players)]


@pytest.mark.rule("EW-3.2")
def test_everyone_starts_with_nothing_but_an_engine() -> None:
    match = GAME.new(5, seed=1)
    assert of(match, "cash") == of(match, "bonds") == of(match, "position") == of(match, "links") == [0] * 5
    assert of(match, "engine") == [1] * 5


@pytest.mark.rule("EW-3.3", "EW-3.4")
@pytest.mark.parametrize("players", [4, 5])
def test_each_city_gets_its_printed_cubes_from_the_bag(players: int) -> None:
    view = GAME.new(players, seed=2).view()
    assert {city: sum(there["cubes"].values()) for city, there in view["cities"].items()} == {
        city: there["cubes"] for city, there in CITIES.items()
    }
    assert sum(view["bag"].values()) == 125 - 90
    assert cube_count(GAME.new(players, seed=2)) == 125


def test_all_cubes_are_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(40):
        for city in GAME.new(5, seed=seed).view()["cities"].values():
            drawn.update(city["cubes"])
    assert sum(drawn.values()) == 40 * 90
    assert all(abs(count - 720) < 75 for count in drawn.values()), drawn


@pytest.mark.rule("EW-3.5")
@pytest.mark.parametrize(("players", "option", "total"), [
    (2, "reduced_2_3", 56), (3, "reduced_2_3", 56), (4, "reduced_2_3", 90), (2, "full", 90), (3, "full", 90),
])  # fmt: skip
def test_one_cube_fewer_with_two_or_three_players(players: int, option: str, total: int) -> None:
    view = GAME.new(players, seed=3, options={"cube_setup": option}).view()
    cubes = {city: sum(there["cubes"].values()) for city, there in view["cities"].items()}
    assert sum(cubes.values()) == total
    assert min(cubes.values()) == 1
    if total == 56:
        assert (cubes["london"], cubes["oxford"], cubes["holyhead"]) == (4, 1, 1)


@pytest.mark.rule("EW-3.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_s_cards_and_two_for_each_player_lie_face_up(players: int) -> None:
    view = GAME.new(players, seed=4).view()
    display = ids(view["cards"]["display"])
    assert all(display[card] == 1 for card in START)
    assert sum(display.values()) == 3 + 2 * players
    assert view["cards"]["deck"] == 24 - 2 * players
    assert sum(view["cards"]["unseen"].values()) == 24 - 2 * players


def test_the_deck_is_shuffled() -> None:
    decks = {tuple(GAME.new(2, seed=seed).position()["deck"]) for seed in range(20)}
    assert len(decks) == 20


@pytest.mark.rule("EW-3.7", "EW-3.9")
def test_everyone_is_dealt_two_different_barons() -> None:
    for seed in range(10):
        dealt = [baron for pair in GAME.new(5, seed=seed).position()["dealt"] for baron in pair]
        assert len(set(dealt)) == 10


@pytest.mark.rule("EW-3.8")
def test_everyone_keeps_one_in_secret_before_the_first_turn() -> None:
    match = GAME.new(3, seed=5)
    dealt = match.position()["dealt"]
    for place in range(3):
        seat = match.to_move
        assert seat == (match.view()["first"] + place) % 3
        assert match.phase == "keep"
        assert texts(match) == {f"keep {baron}" for baron in dealt[seat]}
        other = next(baron for k in range(3) if k != seat for baron in dealt[k])
        assert (code(match, f"keep {other}"), clause(match, f"keep {other}")) == ("not_dealt", "EW-3.7")
        match.play(f"keep {dealt[seat][1]}")
    assert match.phase == "auction"
    assert match.position()["baron"] == [pair[1] for pair in dealt]


@pytest.mark.rule("EW-3.10")
def test_a_random_player_gets_the_marker() -> None:
    drawn = Counter(GAME.new(3, seed=seed).view()["first"] for seed in range(60))
    assert set(drawn) == {0, 1, 2}


@pytest.mark.rule("EW-3.12")
def test_nothing_of_the_share_game_is_there() -> None:
    verbs = {verb.name for verb in GAME.contract.verbs}
    assert not verbs & {"propose", "dividend", "merge", "vote", "repay"}
    assert "shares" not in GAME.new(2, seed=1).position()


def test_an_action_before_the_barons_are_chosen_is_refused() -> None:
    match = GAME.new(2, seed=6)
    assert (code(match, "bid 3"), clause(match, "bid 3")) == ("keep_baron_first", "EW-3.8")
    for _ in range(2):
        match.play(match.legal()[0])
    play(match, "pass", "pass")
    assert (code(match, "keep hudson"), clause(match, "keep hudson")) == ("baron_is_kept", "EW-3.8")
