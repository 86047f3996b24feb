"""The options of a table."""

from branchline.kernel.options import Option, switch

RANDOM = -1

OPTIONS = (
    Option("first_player", "random", {"random": RANDOM, 0: 0, 1: 1, 2: 2, 3: 3}, "SR-1.6", {2: (3, 4), 3: (4,)}),
    switch("move_connected_stations", True, "SR-5.6"),
    Option("stall_limit_per_player", 6, {limit: limit for limit in range(100)}, "SR-13.6"),
    switch("open_cash", True, "SR-15.2"),
)
