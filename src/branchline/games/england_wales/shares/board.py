"""What the share game knows of its board besides the map: companies, prices and grants."""

from typing import Any

from branchline.games.england_wales.board import Map, load_map, prepare_map
from branchline.games.england_wales.components import CITY
from branchline.games.england_wales.shares.components import (
    COMPANIES,
    COMPANY,
    MOST_BID,
    MOST_MULTIPLE,
    MOST_PRICE,
    SEATS,
    SHARES,
)
from branchline.kernel import Array, BadBoard, Labels, between, i8, i16, up_to

FINAL_MALUS = 1
"""ES-11.4 What each bond takes off the price at the end."""


class Board(Map):
    companies: int = i8(holds=between(1, COMPANIES))
    start_price: Array = i8(COMPANY, holds=between(1, MOST_PRICE))
    available: int = i8(holds=between(1, SHARES))
    treasury: int = i8(holds=up_to(SHARES))
    lowest_price: int = i8(holds=between(1, MOST_PRICE))
    highest_price: int = i8(holds=between(1, MOST_PRICE))
    highest_bid: int = i16(holds=between(1, MOST_BID))
    player_cash: Array = i16(SEATS + 1, holds=up_to(1000))
    """By the number of players."""
    grant: int = i8(holds=up_to(100))
    second_link: int = i8(holds=up_to(20))
    """What each tile of the second link of an action costs more."""
    premium: int = i8(holds=up_to(100))
    multiple: int = i8(holds=between(1, MOST_MULTIPLE))
    """How many times the price a dividend may be."""
    bond_value: int = i8(holds=between(1, 100))
    bond_interest: int = i8(holds=up_to(100))
    turn_limit: int = i8(holds=between(1, 30))
    end_markers: Array = i8(SEATS + 1, holds=up_to(CITY.size))
    """By the number of players, where the table plays so."""


def load_board(data: dict[str, Any]) -> tuple[Board, dict[str, Labels], dict[str, list[str]]]:
    board = Board.blank()
    labels, names = load_map(board, data)
    shares = data["shares"]
    companies = shares["companies"]
    if len(companies) > COMPANIES:
        raise BadBoard("board-too-large", field="shares.companies", limit=COMPANIES)
    if len(set(companies)) < len(companies):
        raise BadBoard("board-repeats", field="shares.companies")
    if shares["available_at_start"] + shares["treasury_at_start"] != SHARES or shares["per_company"] != SHARES:
        raise BadBoard("board-value", field="shares.per_company", fault=str(shares["per_company"]))
    board.companies = len(companies)
    board.start_price[: len(companies)] = [shares["start_price"][company] for company in companies]
    _load_constants(board, data, shares)
    labels["company"] = Labels(companies)
    return board, labels, names


def _load_constants(board: Board, data: dict[str, Any], shares: dict[str, Any]) -> None:
    board.available, board.treasury = shares["available_at_start"], shares["treasury_at_start"]
    board.lowest_price, board.highest_price = shares["min_price"], shares["max_price"]
    board.highest_bid, board.grant = shares["max_bid"], shares["turn_grant"]
    board.second_link, board.premium = shares["second_link_surcharge"], shares["merger_premium"]
    board.multiple, board.turn_limit = shares["dividend_max_multiple"], shares["turn_limit"]
    bond = shares["bond"]
    board.bond_value, board.bond_interest = bond["value"], bond["interest"]
    if bond["repay"] != bond["value"] or bond["final_price_per_bond"] != -FINAL_MALUS:
        raise BadBoard("board-value", field="shares.bond", fault=f"{bond['repay']} {bond['final_price_per_bond']}")
    for players, cash in shares["player_cash"].items():
        board.player_cash[int(players)] = cash
    for players, markers in data["end_empty_cities"].items():
        board.end_markers[int(players)] = markers
    if not (board.lowest_price <= board.start_price[: board.companies]).all():
        raise BadBoard("board-value", field="shares.start_price", fault=str(board.lowest_price))


def prepare_board(board: Board) -> None:
    prepare_map(board)
