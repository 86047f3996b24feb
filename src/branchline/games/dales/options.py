"""The options of a table."""

from branchline.kernel.options import Option, switch

FIRST_STUCK, ALL_SETTLED = range(2)
LARGE, SMALL = range(2)

SIDE = Option("side", "3-4", {"3-4": LARGE, "2-3": SMALL}, "WD-1.2", {"3-4": (3, 4), "2-3": (2, 3)})
AUCTION_STOP = Option("auction_stop", "first_stuck", {"first_stuck": FIRST_STUCK, "all_settled": ALL_SETTLED}, "WD-1.4")
SOUTH_EXTENSION = switch("south_extension", False, "WD-1.3")
