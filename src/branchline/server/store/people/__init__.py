"""What belongs to people rather than to tables, in the database and in memory alone.

- `sql_accounts`, `memory_accounts`: accounts, and how one signs in
- `sql_contacts`, `memory_contacts`: where people want to be told, and who has been
- `sql_company`, `memory_company`: whom one follows and blocks, and notes
- `sql_moderation`, `memory_moderation`: bans, reports, invitations, and what moderators did
"""
