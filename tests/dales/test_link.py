"""NB-6 The link between Nürnberg and Fürth."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from branchline.kernel import Match
from dales.positions import SEATS, borders, built, dales, each, laid, random_game, seat, sold
from reading import happened, names, phase

WEST = "nuernberg_nord > thon > poppenreuth > vach > fuerth"
"""Four tracks from Nord."""
SOUTH = "nuernberg_sued > steinbuehl > gostenhof > hoefen > leyh > dambach > fuerth"
"""Six tracks from Süd."""


def around(lines: str = "", players: int = 3, **more: Any) -> Match:
    rich = "; ".join(f"{who} 10/10/10/10" for who in SEATS[:players])
    return dales(players, game="nuremberg", lines=lines, influence=rich, **more)


def bonus(match: Match) -> dict[str, int]:
    return {SEATS[event["seat"]]: event["money"] for event in happened(match, "paid_link")}


@pytest.mark.rule("NB-6.1", "NB-6.3")
@pytest.mark.parametrize(("path", "points"), [(WEST, 4), (SOUTH, 6)])
def test_the_first_link_is_rewarded(path: str, points: int) -> None:
    match = around()
    assert match.view()["link"] == "open"
    built(match, path)
    assert happened(match, "link_completed") == [{"seat": 0}]
    assert bonus(match) == {"A": points}
    assert (seat(match, "A")["points"], match.view()["link"]) == (points, "paid")


@pytest.mark.rule("NB-6.1", "NB-6.7")
def test_later_links_bring_nothing() -> None:
    match = built(built(around(), WEST), SOUTH)
    assert bonus(match) == {}
    assert not happened(match, "link_completed")
    assert each(match, "points") == {"A": 4, "B": 0, "C": 0}


@pytest.mark.rule("NB-6.1")
def test_there_is_no_link_in_the_dales() -> None:
    for match in random_game(3, 2):
        assert match.view()["link"] is None
        assert "link_completed" not in names(match)


@pytest.mark.rule("NB-6.2")
@pytest.mark.parametrize(
    ("lines", "path"),
    [
        ("", "nuernberg_nord > st_johannis > nuernberg_sued"),
        ("", "nuernberg_nord > thon > poppenreuth > vach"),
        ("A: nuernberg_nord > thon > poppenreuth; B: vach > fuerth", "poppenreuth > kalchreuth"),
        ("", "fuerth > vach > eltersdorf > erlangen"),
        ("A: nuernberg_sued > steinbuehl > gostenhof", "fuerth > dambach > leyh"),
    ],
)
def test_a_link_goes_all_the_way_from_nuernberg_to_fuerth(lines: str, path: str) -> None:
    match = built(around(lines), path)
    assert "link_completed" not in names(match)
    assert match.view()["link"] == "open"


@pytest.mark.rule("NB-6.2")
def test_owners_may_be_mixed() -> None:
    match = around("B: nuernberg_nord > thon; red: thon > poppenreuth; C: vach > fuerth")
    assert bonus(built(match, "erlangen > eltersdorf > poppenreuth > vach")) == {"A": 1, "B": 1, "C": 1}


@pytest.mark.rule("NB-6.2", "NB-6.6")
def test_no_link_path_passes_through_nuernberg() -> None:
    """B's track leads from Süd to Nord; a path over it would go on through Nord."""
    match = around("B: nuernberg_sued > st_johannis > nuernberg_nord")
    assert bonus(built(match, WEST)) == {"A": 4}


@pytest.mark.rule("NB-6.2", "NB-6.6")
def test_nor_through_fuerth() -> None:
    """B's circle touches the link only at Fürth and leads back to it."""
    match = around("B: fuerth > burgfarrnbach > dambach > fuerth")
    assert bonus(built(match, WEST)) == {"A": 4}


@pytest.mark.rule("NB-6.2", "NB-6.6")
def test_a_dead_end_is_on_no_link_path() -> None:
    """What leads nowhere becomes a detour when C joins it to Thon; the track to Eltersdorf still leads nowhere."""
    assert bonus(built(around("B: poppenreuth > kalchreuth"), WEST)) == {"A": 4}
    joined = around("B: poppenreuth > kalchreuth; C: thon > heroldsberg > kalchreuth > eltersdorf")
    assert bonus(built(joined, WEST)) == {"A": 4, "B": 1, "C": 2}


@pytest.mark.rule("NB-6.2")
def test_no_sector_twice() -> None:
    """B's triangle hangs on Thon alone: to use it a path would have to pass Thon twice."""
    match = around("B: thon > kalchreuth > heroldsberg > thon")
    assert bonus(built(match, WEST)) == {"A": 4}


@pytest.mark.rule("NB-6.3")
def test_the_bonus_comes_before_the_next_player_builds() -> None:
    match = laid(around(), WEST)
    assert each(match, "points") == {"A": 0, "B": 0, "C": 0}
    assert match.view()["link"] == "open"
    match.play("finish")
    assert (phase(match), seat(match, "A")["points"]) == ("build", 4)
    order = names(match)
    assert order.index("line_built") < order.index("link_completed") < order.index("paid_link")


@pytest.mark.rule("NB-6.3", "WD-7.23")
def test_a_line_that_is_not_paid_yet_makes_no_link() -> None:
    match = laid(dales(game="nuremberg", hand="A 0", influence="A 4/4/4/4"), WEST)
    match.play("finish")
    assert (phase(match), match.view()["link"], bonus(match)) == ("pay", "open", {})
    while phase(match) == "pay":
        match.play(match.legal()[0])
    assert bonus(match) == {"A": 4}


@pytest.mark.rule("NB-6.3")
def test_a_sale_makes_no_link() -> None:
    """The track is the company's afterwards, and nothing else has changed."""
    line = "nuernberg_nord > thon > heroldsberg"
    match = around(f"A: {line}; B: thon > poppenreuth", phase="sell")
    sold(match, "red", line)
    assert match.view()["link"] == "open"
    assert "link_completed" not in names(match)


@pytest.mark.rule("NB-6.4")
def test_the_shortest_path_with_a_track_of_ones_own() -> None:
    """By B's detour the way is longer: B has two tracks on it. A is on the short one, and that is what counts."""
    match = around("B: thon > kalchreuth > poppenreuth")
    assert bonus(built(match, WEST)) == {"A": 4, "B": 2}


@pytest.mark.rule("NB-6.4")
def test_of_equally_short_paths_that_with_most_own_tracks() -> None:
    """From Nord to Schniegling two tracks either way: both by Thon are A's, of those by St. Johannis only one."""
    lines = "A: nuernberg_nord > thon > schniegling; A: nuernberg_nord > st_johannis; B: st_johannis > schniegling"
    match = around(lines, active="C", order="CAB")
    assert bonus(built(match, "fuerth > ronhof > schniegling")) == {"A": 2, "B": 1, "C": 2}


@pytest.mark.rule("NB-6.4")
def test_a_shorter_path_with_fewer_own_tracks_counts_before_a_longer_one() -> None:
    """A has one track on the path of four, and three on one of six."""
    lines = "B: nuernberg_nord > thon; A: thon > poppenreuth; A: thon > heroldsberg > kalchreuth > poppenreuth"
    match = around(lines, active="C", order="CAB")
    assert bonus(built(match, "fuerth > vach > poppenreuth")) == {"A": 1, "B": 1, "C": 2}


@pytest.mark.rule("NB-6.5")
def test_company_tracks_count_for_length_and_bring_nobody_points() -> None:
    match = around("red: nuernberg_nord > thon > poppenreuth; green: vach > fuerth; B: nuernberg_sued > st_johannis")
    line = "nuernberg_nord > st_johannis > schniegling > poppenreuth > vach"
    assert bonus(built(match, line)) == {"A": 1, "B": 1}, "the path by Thon is shorter than the one by St. Johannis"
    match = around("red: nuernberg_nord > thon > poppenreuth; green: poppenreuth > vach; A: thon > st_johannis")
    match = built(match, "fuerth > vach")
    assert bonus(match) == {"A": 1}
    assert match.scores()[0] == 1 - 2


@pytest.mark.rule("NB-6.6")
def test_the_builder_gets_no_extra_and_others_nothing() -> None:
    match = around("B: nuernberg_nord > thon > poppenreuth > vach; C: erlangen > eltersdorf")
    assert bonus(built(match, "fuerth > vach")) == {"A": 1, "B": 3}
    assert seat(match, "C")["points"] == 0


@pytest.mark.rule("NB-6.7")
def test_the_bonus_is_points_only() -> None:
    match = around(balance="A -13; B 2")
    tracks = seat(match, "A")["laid"]
    built(match, WEST)
    assert (seat(match, "A")["balance"], seat(match, "A")["laid"] - tracks) == (-13, 4)
    assert each(match, "balance") == {"A": -13, "B": 2, "C": 0}
    assert "result_booked" not in names(match)


@pytest.mark.rule("NB-6.1")
def test_two_players_have_the_link_too() -> None:
    match = dales(2, game="nuremberg", lines="B: nuernberg_nord > thon > poppenreuth > vach", influence="A 9/9/9/9")
    assert bonus(built(match, "fuerth > vach")) == {"A": 1, "B": 3}


# --- against brute force ----------------------------------------------------------------------------------

CENTRE = {
    *("nuernberg_nord", "nuernberg_sued", "fuerth", "st_johannis", "steinbuehl", "gostenhof", "thon", "schniegling"),
    *("poppenreuth", "ronhof", "muggenhof", "doos", "leyh", "hoefen", "dambach", "gebersdorf", "zirndorf"),
    *("burgfarrnbach", "vach", "veitsbronn", "kalchreuth"),
}
NEAR = [ends for ends in borders("nuremberg") if ends <= CENTRE]
Layout = dict[frozenset[str], str]


def link_paths(tracks: Layout) -> Iterator[list[frozenset[str]]]:
    """NB-6.2 Every link path, as its borders."""
    ends = {"nuernberg_nord", "nuernberg_sued"}

    def go(path: list[str], used: list[frozenset[str]]) -> Iterator[list[frozenset[str]]]:
        for border in tracks:
            if path[-1] in border:
                (near,) = border - {path[-1]}
                if near == "fuerth":
                    yield [*used, border]
                elif near not in path and near not in ends:
                    yield from go([*path, near], [*used, border])

    for start in sorted(ends):
        yield from go([start], [])


def fair_bonus(tracks: Layout) -> dict[str, int]:
    """NB-6.4 Each player's share, by looking at every link path."""
    shares: dict[str, tuple[int, int]] = {}
    for path in link_paths(tracks):
        for who in SEATS:
            own = sum(tracks[border] == who for border in path)
            if own:
                shares[who] = min(shares.get(who, (99, 0)), (len(path), -own))
    return {who: -own for who, (_, own) in shares.items()}


def layout(dice: random.Random) -> tuple[Layout, list[str]]:
    """Tracks without a link, and a line of A that makes one."""
    while True:
        tracks: Layout = {}
        for border in NEAR:
            owner = dice.choice(["A", "B", "B", "C", "C", "red", "green"])
            if dice.random() < 0.5 and sum(one == owner for one in tracks.values()) < 11:
                tracks[border] = owner
        while path := next(link_paths(tracks), None):
            del tracks[dice.choice(path)]
        starts = {place for border, owner in tracks.items() if owner == "A" for place in border}
        line = [dice.choice(sorted(starts | {"nuernberg_nord", "nuernberg_sued", "fuerth"}))]
        laid = dict(tracks)
        for _ in range(dice.randint(1, 4)):
            ways = [border for border in NEAR if line[-1] in border and border not in laid]
            near = sorted(place for border in ways for place in border if place not in line)
            if not near:
                break
            line.append(dice.choice(near))
            laid[frozenset(line[-2:])] = "A"
        if len(line) > 1 and next(link_paths(laid), None):
            return tracks, line


@pytest.mark.rule("NB-6.2", "NB-6.4", "NB-6.5", "NB-6.6")
@pytest.mark.parametrize("seed", range(10))
def test_the_bonus_is_what_brute_force_finds(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(8):
        tracks, line = layout(dice)
        text = "; ".join(f"{owner}: {' > '.join(sorted(border))}" for border, owner in tracks.items())
        match = around(text, hand="A 15")
        built(match, " > ".join(line))
        final = tracks | {frozenset(pair): "A" for pair in itertools.pairwise(line)}
        assert bonus(match) == fair_bonus(final), (text, line)


@pytest.mark.rule("NB-6.3")
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_in_whole_games_the_bonus_is_paid_when_the_first_link_is_there(seed: int) -> None:
    by_id = {border["id"]: ends for ends, border in borders("nuremberg").items()}
    linked = False
    for match in random_game(4, seed, game="nuremberg", prefer=frozenset({"extend"})):
        tracks = {by_id[border]: str(owner) for border, owner in match.view()["tracks"].items()}
        now = next(link_paths(tracks), None) is not None
        assert bool(happened(match, "link_completed")) == (now and not linked)
        linked = linked or now
        assert match.view()["link"] == ("paid" if linked else "open")
