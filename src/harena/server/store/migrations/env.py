"""Runs the revisions on the connection that opens the store."""

from alembic import context

from harena.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
