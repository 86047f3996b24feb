"""What is kept.

- `models`: the rows
- `database`, `migrations`: where they are, and how their shape came about
- `database_check`: whether a database can be used
- `sql_store`, `table_lists`: tables as the database has them
- `archive`: finished matches, ratings and studies as the database has them
- `tournaments`: tournaments as the database has them
- `memory_store`: the same in memory alone
- `people`: accounts, contacts, ties, and what moderators do, in both
- `old_words`: what earlier versions wrote
- `writer`, `write_connection`: everything is written here, over one connection
- `openings`: tables being opened, noted where it outlives the server
- `secret_key`: the key that signs cookies
"""
