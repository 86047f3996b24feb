"""The options that both games offer."""

from branchline.kernel.options import Option

FULL, REDUCED = range(2)
CUBES = {"reduced_2_3": REDUCED, "full": FULL}

CROSSING_SURCHARGE = Option("crossing_surcharge", 2, {thousands: thousands for thousands in range(5)}, "EW-6.8")
