"""For whoever looks after a server: what players report, what is hidden, closed and forbidden, and who is let in.

- `records`: what is kept of that
- `store`: what is asked of whatever stores it
- `moderators`: who may, and what was done
- `bans`: people who may not play for a while, or at all
- `tables`: what players report; talk that is hidden, tables that are closed
- `passes`: invitations, where only whoever has one may play
- `house_pages`: the host's terms and what is said about privacy, from files
"""
