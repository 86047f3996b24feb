"""Each change of the database, in order."""
