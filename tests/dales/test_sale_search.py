"""WD-11.9 Every step of a sale that is offered, against all sales there are."""

from __future__ import annotations

import random

import pytest

from branchline.kernel import Match
from dales.positions import COMPANIES, GAMES, areas, borders, dales, random_game
from reading import choices, happened, phase, texts

Path = tuple[str, ...]


def own_tracks(match: Match, seat: int) -> set[frozenset[str]]:
    by_id = {border["id"]: ends for ends, border in borders(match.game.id).items()}
    return {by_id[border] for border, owner in match.view()["tracks"].items() if owner == seat}


def sales(match: Match, company: str, seat: int | None = None) -> set[Path]:
    """WD-11.2 to WD-11.5 Every path that a player (the one in turn) could sell to a company, with the influence at
    hand."""
    seat = match.to_move if seat is None else seat
    assert seat is not None
    game, view, tracks = match.game.id, match.view(), own_tracks(match, seat)
    held = view["seats"][seat]["influence"][company]
    left = view["companies"][company]["left"]
    found: set[Path] = set()

    def go(path: Path) -> None:
        length = len(path) - 1
        if (length + 1) // 2 > held or length > left:
            return
        if length and areas(game)[path[-1]]["town"]:
            found.add(path)
        for border in tracks:
            if path[-1] in border:
                (near,) = border - {path[-1]}
                if near not in path:
                    go((*path, near))

    for place, area in view["areas"].items():
        if company in area["owners"]:
            go((place,))
    return found


def steps(path: Path, possible: set[Path]) -> set[str]:
    """The areas that continue this path towards a possible sale."""
    return {sale[len(path)] for sale in possible if len(sale) > len(path) and sale[: len(path)] == path}


def check_start(match: Match) -> int:
    """The first step of every sale; returns how many there are."""
    expected = {f"{company} {sale[0]}" for company in COMPANIES for sale in sales(match, company)}
    assert choices(match, "sell") == expected
    assert texts(match) - texts(match, "sell") == {"pass"}
    return len(expected)


def check_rest(match: Match, possible: set[Path]) -> None:
    """What is offered once a sale has been started, and that a step taken by the program was the only one."""
    sale = match.view()["sale"]
    path: Path = tuple(sale["areas"])
    assert choices(match, "sell_extend") == steps(path, possible)
    assert ("sell_finish" in texts(match)) == (path in possible) == sale["can_finish"]
    assert sale["cost"] == len(path) // 2
    assert len(texts(match)) > 1 or path in possible, "a single step would have been taken"


def walk(match: Match, possible: set[Path], asked: Path) -> int:
    """Follow every offer to its end; returns how many sales were found."""
    check_rest(match, possible)
    path: Path = tuple(match.view()["sale"]["areas"])
    for known in range(len(asked), len(path)):
        assert path[:known] not in possible
        assert steps(path[:known], possible) == {path[known]}
    found = int(path in possible)
    for near in sorted(choices(match, "sell_extend")):
        further = match.fork()
        further.play(f"sell_extend {near}")
        found += walk(further, possible, (*path, near))
    return found


def network(game: str, dice: random.Random, tracks: int) -> str:
    """A tangle of A's tracks that grows from a company town, loops welcome."""
    open_borders = [ends for ends, border in borders(game).items() if "option" not in border]
    reached = {dice.choice([name for name, area in areas(game).items() if area["owner"]])}
    laid: list[frozenset[str]] = []
    while len(laid) < tracks:
        ways = sorted((b for b in open_borders if b & reached and b not in laid), key=sorted)
        laid.append(dice.choice(ways))
        reached |= laid[-1]
    return "; ".join(f"A: {' > '.join(sorted(border))}" for border in laid)


@pytest.mark.rule("WD-11.9", "WD-11.2", "WD-11.3", "WD-11.4")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_all_sales_of_a_network_and_no_others_are_offered(game: str, seed: int) -> None:
    dice = random.Random(seed)
    lines = network(game, dice, dice.choice([6, 9, 12]))
    towns = sorted(name for name, area in areas(game).items() if area["town"] and name in lines and not area["owner"])
    owned = "; ".join(
        f"{town}: {dice.choice(['red', 'green', 'red green'])}" for town in dice.sample(towns, len(towns) // 3)
    )
    levels = f"A 0/0/{dice.randint(1, 4)}/{dice.randint(0, 4)}"
    match = dales(game=game, phase="sell", lines=lines, owners=owned, influence=levels)
    check_start(match)
    for company in COMPANIES:
        possible, found = sales(match, company), 0
        for start in sorted({sale[0] for sale in possible}):
            further = match.fork()
            further.play(f"sell {company} {start}")
            found += walk(further, possible, (start,))
        assert found == len(possible)


@pytest.mark.rule("WD-11.9", "WD-11.5")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_the_same_when_a_company_runs_out_of_track(left: int) -> None:
    lines = "A: the_south > long_preston > settle > giggleswick > clapham; A: long_preston > malham"
    used = {place for pair in lines.split("; ") for place in pair.partition(": ")[2].split(" > ")}
    free = [ends for ends, b in borders("wensleydale").items() if "option" not in b and not ends & used]
    spread = "; ".join(f"red: {' > '.join(sorted(border))}" for border in free[: 60 - left])
    match = dales(phase="sell", lines=f"{lines}; {spread}", influence="A 0/0/9/0")
    assert match.view()["companies"]["red"]["left"] == left
    check_start(match)
    possible = sales(match, "red")
    if left > 1:
        match.play("sell red the_south")
        assert walk(match, possible, ("the_south",)) == len(possible)


@pytest.mark.rule("WD-11.9", "WD-11.10")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_exactly_the_possible_sales_are_offered(game: str, players: int) -> None:
    """Players who keep their influence and now and then sell."""
    both: dict[str, set[Path]] = {}
    asked = 0
    for match in random_game(players, 90 + players, game=game, shun=frozenset({"buy"}), prefer=frozenset({"extend"})):
        if phase(match) == "sell":
            asked += check_start(match) > 0
            both = {company: sales(match, company) for company in COMPANIES}
        elif phase(match) == "sell_extend":
            check_rest(match, both[match.view()["sale"]["company"]])
    assert asked


@pytest.mark.rule("WD-11.9", "WD-11.10")
@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_skipped_has_nothing_to_sell(game: str) -> None:
    skipped = 0
    for match in random_game(4, 95, game=game, shun=frozenset({"buy"})):
        if phase(match) != "sell" or not happened(match, "player_order_set"):
            continue
        for event in happened(match, "sale_skipped"):
            assert [sales(match, company, event["seat"]) for company in COMPANIES] == [set(), set()]
            skipped += 1
    assert skipped
