"""Messages to people who are not there, to tell them that it is their turn.

- `contacts`: where they want to be told
- `invitation_messages`: whoever is invited by name is told
- `turn_messages`: whom to tell
- `messenger`: what to tell, and how it gets there
- `mail`, `web_push`: by e-mail, by the browser
- `outbound`: requests to addresses that strangers have given
"""
