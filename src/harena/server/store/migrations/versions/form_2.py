"""Notes of the people around a game, when everything was kept, clocks, public tables, and who lets the bots play."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("began", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("lease_by", sa.String(32)))
    op.add_column("tables", sa.Column("lease_until", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("lines", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
