"""Reaching people who are not there, to tell them that it is their turn: `contacts` are where they want to be told,
`turn_messages` finds out whom to tell, `messenger` what, and `mail`, `outbound` and `web_push` carry it there."""
