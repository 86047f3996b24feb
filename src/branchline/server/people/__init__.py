"""Who is who.

- `people`: guests, with a name
- `tokens`: each names a person and cannot be forged
- `visitor`: who is asking, in which language, about which table
"""
