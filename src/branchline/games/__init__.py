"""The games: one folder each. A folder with a `GAME` on its first page is found; there is no list to edit."""
