"""What a house keeps: tables, the lines of their records, and notes of the people around them."""

from harena.server.store.schema import Kept, NoTable, Noted, NoteLine, Unstored, now
from harena.server.store.store import Store

__all__ = ["Kept", "NoTable", "NoteLine", "Noted", "Store", "Unstored", "now"]
