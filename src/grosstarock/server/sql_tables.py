"""The database's tables; the migrations make them, and a test holds the two alike."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

log: Final = Table(
    "log",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("cmd_id", String(200), nullable=False),
    Column("person", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("deal_id", String(64)),
    Column("payload", LargeBinary, nullable=False),
    Column("text", Text),
    UniqueConstraint("table_id", "cmd_id", name="log_command"),
    Index("log_person", "person", "table_id"),
    Index("log_deal", "deal_id"),
)
"""One row of a table's log; ``at`` is in milliseconds since 1970."""
