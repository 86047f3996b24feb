"""What is kept.

- `models`: the rows
- `database`, `migrations`: where they are, and how their shape came about
- `database_check`: whether a database can be used
- `stored_table`: a table as the database has it
- `old_words`: lines that earlier versions wrote
- `writer`: everything is written here
- `revision_reader`: how much has been written about tables, read once for all who want to know
- `openings`: tables being opened, noted where it outlives the server
- `secret_key`: the key that signs cookies
"""
