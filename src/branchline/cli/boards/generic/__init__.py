"""Any game in a terminal: what its view says, entry by entry."""
