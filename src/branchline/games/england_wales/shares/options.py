"""The options of a table."""

from branchline.games.england_wales.components import CITY
from branchline.games.england_wales.options import CROSSING_SURCHARGE, CUBE_SETUP
from branchline.kernel.options import Option

BY_PLAYERS = 0
FINISH_TURN, ONE_MORE_TURN = range(2)
BY_TABLE, ONE_PER_STEP = range(2)
TREASURY_EMPTY, ALL_TEN_OUT = range(2)
TO_BUYER, VANISH = range(2)
UNTIL_ALL_PASS, ONE_OFFER_EACH = range(2)

OPTIONS = (
    Option("share_end_cities", 16, {"by_players": BY_PLAYERS, **{n: n for n in range(1, CITY.size + 1)}}, "ES-11.1"),
    Option("share_end_timing", "finish_turn", {"finish_turn": FINISH_TURN, "one_more_turn": ONE_MORE_TURN}, "ES-11.2"),
    Option("share_income", "table", {"table": BY_TABLE, "one_per_step": ONE_PER_STEP}, "ES-7.21"),
    Option("bond_condition", "treasury_empty",
           {"treasury_empty": TREASURY_EMPTY, "all_ten_out": ALL_TEN_OUT}, "ES-6.3"),
    Option("merged_assets", "to_buyer", {"to_buyer": TO_BUYER, "vanish": VANISH}, "ES-9.16"),
    Option("stock_phase", "until_all_pass",
           {"until_all_pass": UNTIL_ALL_PASS, "one_offer_each": ONE_OFFER_EACH}, "ES-10.5"),
    CUBE_SETUP,
    CROSSING_SURCHARGE,
)  # fmt: skip
