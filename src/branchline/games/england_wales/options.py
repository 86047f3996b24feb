"""The options that both games offer."""

from branchline.kernel.options import Option

FULL, REDUCED = range(2)
CUBE_SETUP = Option("cube_setup", "reduced_2_3", {"reduced_2_3": REDUCED, "full": FULL}, "EW-3.5")

CROSSING_SURCHARGE = Option("crossing_surcharge", 2, {thousands: thousands for thousands in range(5)}, "EW-6.8")
