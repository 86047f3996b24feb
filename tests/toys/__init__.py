"""Games that are there for the tests: found like any other, named by BRANCHLINE_GAMES."""
