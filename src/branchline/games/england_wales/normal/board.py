"""What the normal game knows of its board besides the map: cards, barons, major lines and prices."""

from typing import Any

from branchline.games.england_wales.board import Map, load_map, member, prepare_map
from branchline.games.england_wales.components import CITY, COLOUR
from branchline.games.england_wales.normal.components import (
    BARON,
    CARD,
    CARD_KIND,
    FIRST_BOUNTY,
    FIRST_HOTEL,
    LEVELS,
    LINE,
    MEASURE,
    MOST_COPIES,
    PERFECT_ENGINEERING,
    SEATS,
)
from branchline.kernel import (
    DERIVED,
    NOBODY,
    YES_NO,
    Array,
    BadBoard,
    Labels,
    between,
    i8,
    i16,
    maybe,
    some_of,
    u64,
    up_to,
)

ENGINE_COSTS = ("cost_to_reach", "cost_to_reach_linear")
"""In the order of the option's values."""


class Board(Map):
    tiles_per_build: int = i8(holds=between(1, 20))
    urbanise_cost: int = i8(holds=up_to(100))
    urbanise_cubes: int = i8(holds=up_to(9))
    new_city_tiles: Array = i8(COLOUR, holds=up_to(40))
    engine_cost: Array = i8(2, LEVELS + 1, holds=up_to(100))
    """By option and by the level that is reached."""
    bond_value: int = i8(holds=between(1, 100))
    bond_interest: int = i8(holds=up_to(100))
    bond_headroom: int = i8(holds=up_to(100))
    lowest_bid: int = i8(holds=between(1, 99))
    highest_bid: int = i8(holds=between(1, 99))
    turn_limit: int = i8(holds=between(1, 30))
    end_markers: Array = i8(SEATS + 1, holds=up_to(CITY.size))
    """By the number of players."""
    face_up: int = i8(holds=up_to(4))
    """Cards on display for each player."""

    card_kind: Array = i8(CARD, holds=CARD_KIND)
    copies: Array = i8(CARD, holds=up_to(9))
    at_start: Array = i8(CARD, holds=YES_NO)
    card_points: Array = i8(CARD, holds=up_to(20))
    card_city: Array = i8(CARD, holds=maybe(CITY))
    speed_record_links: int = i8(holds=between(1, LEVELS))
    new_train_level: int = i8(holds=between(1, LEVELS))
    passenger_colours: int = i8(holds=between(1, COLOUR.size))
    tunnel_cost: int = i8(holds=up_to(20))
    grant_cost: int = i8(holds=up_to(20))
    perfect_tiles: int = i8(holds=between(1, 20))
    extra_actions: int = i8(holds=between(1, 9))
    industry_cubes: int = i8(holds=up_to(9))
    growth_cubes: int = i8(holds=up_to(9))

    baron_points: Array = i8(BARON, holds=up_to(20))
    measure: Array = i8(BARON, holds=MEASURE)
    fewest: Array = i8(BARON, holds=YES_NO)
    strict: Array = i8(BARON, holds=YES_NO)
    baron_cities: Array = u64(BARON, holds=some_of(CITY))
    line_ends: Array = i8(LINE, 2, holds=maybe(CITY))
    line_points: Array = i8(LINE, holds=up_to(20))

    barons: int = i16(role=DERIVED)
    lines: int = i16(role=DERIVED)
    hotel: Array = i8(CITY, holds=maybe(CARD), role=DERIVED)
    bounty: Array = i8(CITY, holds=maybe(CARD), role=DERIVED)
    """The card that pays for what is delivered into a city."""


def load_board(data: dict[str, Any]) -> tuple[Board, dict[str, Labels], dict[str, list[str]]]:
    board = Board.blank()
    labels, names = load_map(board, data)
    _load_prices(board, data)
    _load_cards(board, data, labels)
    _load_barons(board, data, labels)
    _load_lines(board, data, labels)
    barons, lines = data["baron_cards"], data["major_lines"]
    labels["card"] = Labels(CARD.labels)
    labels["baron"] = Labels([baron["id"] for baron in barons])
    labels["line"] = Labels([line["id"] for line in lines])
    names["baron"] = [baron["name"] for baron in barons]
    cities = dict(zip(labels["city"].labels, names["city"], strict=True))
    names["line"] = ["–".join(cities[end] for end in line["ends"]) for line in lines]
    return board, labels, names


def _load_prices(board: Board, data: dict[str, Any]) -> None:
    for field in ("tiles_per_build", "urbanise_cost", "urbanise_cubes", "turn_limit"):
        board[field] = data[field]
    for colour, count in data["new_city_tiles"].items():
        board.new_city_tiles[member(COLOUR, colour, "new_city_tiles")] = count
    for option, costs in enumerate(ENGINE_COSTS):
        for level in range(2, LEVELS + 1):
            board.engine_cost[option, level] = data["engine_levels"][costs][str(level)]
    auction, bond = data["first_player_auction"], data["bond"]
    board.bond_value, board.bond_interest, board.bond_headroom = (
        bond["value"],
        bond["interest"],
        auction["bond_headroom"],
    )
    board.lowest_bid, board.highest_bid = auction["minimum"], auction["maximum"]
    for players, markers in data["end_empty_cities"].items():
        board.end_markers[int(players)] = markers
    board.face_up = data["cards_face_up_per_player"]


def _load_cards(board: Board, data: dict[str, Any], labels: dict[str, Labels]) -> None:
    cards = {card["id"]: card for card in data["operation_cards"]}
    if set(cards) != set(CARD.labels) or len(cards) != len(data["operation_cards"]):
        raise BadBoard("board-value", field="operation_cards", fault=", ".join(sorted(set(cards) ^ set(CARD.labels))))
    for index, name in enumerate(CARD.labels):
        card = cards[name]
        board.card_kind[index] = member(CARD_KIND, card["kind"], "operation_cards")
        board.copies[index] = card["copies"]
        board.at_start[index] = card["start"]
        board.card_points[index] = card.get("vp", card.get("vp_per_cube", 0))
        if "city" in card:
            board.card_city[index] = _city(card["city"], labels, "operation_cards")
    if int(board.copies[board.at_start == 0].sum()) > MOST_COPIES:
        raise BadBoard("board-too-large", field="operation_cards", limit=MOST_COPIES)
    board.speed_record_links = cards["speed_record"]["min_links"]
    board.new_train_level = cards["new_train"]["engine_level"]
    board.passenger_colours = cards["passenger_line"]["colours"]
    board.tunnel_cost = cards["tunnel_engineer"]["mountain_cost"]
    board.grant_cost = cards["government_land_grant"]["plain_cost"]
    board.perfect_tiles = cards["perfect_engineering"]["tiles_per_build"]
    board.extra_actions = cards["railroad_executive"]["extra_actions"]
    board.industry_cubes, board.growth_cubes = cards["new_industry"]["cubes"], cards["city_growth"]["cubes"]


def _load_barons(board: Board, data: dict[str, Any], labels: dict[str, Labels]) -> None:
    barons = data["baron_cards"]
    if len(barons) > BARON.size:
        raise BadBoard("board-too-large", field="baron_cards", limit=BARON.size)
    if len(barons) < 2 * SEATS:
        raise BadBoard("board-value", field="baron_cards", fault=str(len(barons)))
    for index, baron in enumerate(barons):
        board.baron_points[index] = baron["vp"]
        board.measure[index] = member(MEASURE, baron.get("measure", baron["rule"]), "baron_cards")
        board.fewest[index] = baron["rule"] == "fewest"
        board.strict[index] = baron.get("strict", False)
        cities = [_city(city, labels, "baron_cards") for city in baron.get("cities", ())]
        board.baron_cities[index] = sum(1 << city for city in cities)


def _load_lines(board: Board, data: dict[str, Any], labels: dict[str, Labels]) -> None:
    if len(data["major_lines"]) > LINE.size:
        raise BadBoard("board-too-large", field="major_lines", limit=LINE.size)
    for index, line in enumerate(data["major_lines"]):
        board.line_ends[index] = [_city(end, labels, "major_lines") for end in line["ends"]]
        board.line_points[index] = line["vp"]


def _city(word: str, labels: dict[str, Labels], field: str) -> int:
    index = labels["city"].index(word)
    if index is None:
        raise BadBoard("board-value", field=field, fault=str(word))
    return index


def prepare_board(board: Board) -> None:
    prepare_map(board)
    board.barons = int((board.baron_points > 0).sum())
    board.lines = int((board.line_ends[:, 0] != NOBODY).sum())
    for cards, field in (
        (range(FIRST_BOUNTY, FIRST_HOTEL), "bounty"),
        (range(FIRST_HOTEL, PERFECT_ENGINEERING), "hotel"),
    ):
        for card in cards:
            if board.card_city[card] != NOBODY:
                board[field][board.card_city[card]] = card
