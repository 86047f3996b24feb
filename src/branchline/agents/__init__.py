"""Agents at a table: the tools of the Model Context Protocol, by which programs that read and write sentences play.

- `table_server`: what an agent asks of a table server, over HTTP and the live connection.
- `own_server`: a table server of one's own, for as long as the agent runs.
- `texts`: what an agent reads of a table, made from the server's answers.
- `tools`: the tools themselves, and the MCP server that offers them.
- `text_environment`: one agent's match as an environment of texts, a client of the tools.
"""
