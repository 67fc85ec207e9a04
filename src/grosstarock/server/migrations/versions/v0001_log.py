"""The log of every table."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the log."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("cmd_id", sa.String(200), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("deal_id", sa.String(64)),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("text", sa.Text),
        sa.UniqueConstraint("table_id", "cmd_id", name="log_command"),
    )
    op.create_index("log_person", "log", ["person", "table_id"])
    op.create_index("log_deal", "log", ["deal_id"])


def downgrade() -> None:
    """Removes the log."""
    op.drop_table("log")
