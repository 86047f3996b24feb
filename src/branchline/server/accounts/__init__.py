"""Accounts: for people who stay. A guest becomes an account and stays the same person, at the same tables.

- `records`: what is kept of an account
- `store`: what is asked of whatever stores it
- `accounts`: an account is made, renamed, given other ways in
- `sign_ins`: who is signed in, and on which devices
- `devices`: what a device is called
- `one_times`: what can be used once, and not for long: links, codes, challenges
- `passwords`: the other way in, by Argon2id
- `passkeys`: the first way in, by WebAuthn
- `plain_cbor`: what authenticators send, looked over before a library reads it
- `openid`: sign-in with the host's own provider
- `recovery`: links by e-mail, for those who want them
- `export`: all that is kept of somebody, as a file
"""
