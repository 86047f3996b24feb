"""Addresses about people: whom one follows and blocks, who looks after the server, a table in one room."""
