"""The options of a table."""

from branchline.kernel.options import Option

MATTEL, HANS_IM_GLUECK, EXPERT = range(3)
GENERATOR, BY_HAND = range(2)
PENINSULA, WIDE_BEND = range(2)
FACE_UP, FACE_DOWN = range(2)
RANDOM, SEAT_0 = range(2)
CONNECTABLE_FIRST, ANY_TOUCHING = range(2)
PERMITTED, FORBIDDEN, BLOCKS = range(3)
ANY, POINT_AT_OPEN = range(2)
UNDER_CREW, ANY_FREE_TILE = range(2)
NO, YES = range(2)
FULL, UP_TO = range(2)
STOP, PASS = range(2)
UNLIMITED = 0
"""Offered no more: matches that began with it have `MOST_ROUNDS`."""
MOST_ROUNDS = 10_000

OPTIONS = (
    Option("edition", "mattel",
           {"mattel": MATTEL, "hans_im_glueck": HANS_IM_GLUECK, "hans_im_glueck_expert": EXPERT}, "RI-6.2"),
    Option("max_rounds", 60, {rounds: rounds for rounds in range(10, 501)}, "RI-9.3", former={UNLIMITED: UNLIMITED}),
    Option("map_laying", "generator", {"generator": GENERATOR, "by_hand": BY_HAND}, "RI-4.18"),
    Option("city_river_distance", 4, {4: 4, 5: 5}, "RI-4.6"),
    Option("river_set", "peninsula", {"peninsula": PENINSULA, "wide_bend": WIDE_BEND}, "RI-6.17"),
    Option("reserve_river_face", "up", {"up": FACE_UP, "down": FACE_DOWN}, "RI-4.8"),
    Option("first_player", "random", {"random": RANDOM, "seat_0": SEAT_0}, "RI-4.11"),
    Option("opening_target", "connectable_first",
           {"connectable_first": CONNECTABLE_FIRST, "any_touching": ANY_TOUCHING}, "RI-5.4"),
    Option("crew_half_turn", "allowed", {"allowed": PERMITTED, "forbidden": FORBIDDEN}, "RI-6.5"),
    Option("crew_in_city", "allowed", {"allowed": PERMITTED, "forbidden": FORBIDDEN, "blocks": BLOCKS}, "RI-6.8"),
    Option("unconnected_rotation", "any", {"any": ANY, "point_at_open": POINT_AT_OPEN}, "RI-6.13"),
    Option("exchange_place", "any_free_tile", {"any_free_tile": ANY_FREE_TILE, "under_crew": UNDER_CREW}, "RI-7.3"),
    Option("exchange_under_own_loco", "no", {"no": NO, "yes": YES}, "RI-7.6"),
    Option("turntable_back", "no", {"no": NO, "yes": YES}, "RI-8.6"),
    Option("run_by_die", "full", {"full": FULL, "up_to": UP_TO}, "RI-8.13"),
    Option("chicago_through", "stop", {"stop": STOP, "pass": PASS}, "RI-8.16"),
    Option("kansas_city_exact", "no", {"no": NO, "yes": YES}, "RI-8.17"),
)  # fmt: skip
