"""Who wants to see whom: friends that one follows, people whom one blocks, and what one notes for oneself.

- `records`: what is kept of that
- `store`: what is asked of whatever stores it
- `ties`: following, blocking, and who may sit with whom
- `invitations`: a seat kept for somebody, by name
- `leaving`: somebody deletes their account, and others' games stay whole
"""
