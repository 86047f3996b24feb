"""What there is around the tables: players, finished matches, studies, tournaments, pictures for links."""
