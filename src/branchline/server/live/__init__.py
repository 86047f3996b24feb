"""The viewers of a table, and what they are sent.

- `broadcast`: all channels: subscribe here, publish here
- `channel`: the viewers of one table, and what is still to be sent
- `viewer`: one of them
- `live_json`: the messages
- `attendance`: who is at a table, and when players were last there
- `live_lines`: how many live connections one person and one address may have
"""
