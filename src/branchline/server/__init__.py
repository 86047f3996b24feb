"""The table server: play any game over HTTP, and nothing is ever lost.

A request comes in at `http`, is charged in `limits`, and changes a table in `tables`; `store` writes it down,
`visibility` says who may know of it, and `live` sends it to everyone who watches.

- `wire`: what crosses the wire
- `tables`: a table while it is played: its journal, its match, its seats, its clocks, what its players agree on
- `lobby`: tables before and after: opened, joined, copied, imported, played again, listed, closed
- `store`: the database: what is stored, the one writer, migrations
- `archive`: every finished match, found by what was played and by whom; studies
- `ratings`: how strong everyone is, and who keeps to what they begin
- `tournaments`: rounds of tables, paired by points
- `visibility`: what each viewer may know, as JSON
- `live`: the viewers of a table, and what is sent to them
- `bots`: bots at seats, hints, analyses
- `workers`: processes that think for bots, validate untrusted matches and compile games
- `untrusted`: validation of untrusted matches, quarantine for tables that cannot be opened
- `limits`: how much one visitor may take of what all share
- `accounts`: for people who stay: ways in, devices, recovery
- `company`: whom one follows and blocks, invitations by name, notes
- `moderation`: for whoever looks after a server: reports, bans, invitations
- `people`: who is who: guests, their tokens, who is asking
- `notifications`: messages to people who are not there: it is your turn
- `cluster`: several processes on one PostgreSQL and one Redis
- `http`: the application, its routes, how answers and refusals look, the protocols below
- `operations`: starting, stopping, logs, metrics, backups
- `services`: all that a running server has, opened and closed in order
- `settings`: what a server needs to know before it starts
- `pictures`: addresses for the cameras of phones
- `errors`, `words`: refusals, and the sentences they are told with
- `beside`, `key_locks`, `repeated`: work in a thread, work one at a time for each key, work again and again
"""
