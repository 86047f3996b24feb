"""Alembic runs this page; the server hands it the connection."""

from alembic import context

from branchline.server.store.models import Stored

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Stored.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
