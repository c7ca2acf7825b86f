"""What a server says of itself: one JSON object a line, without keys, tokens or anybody's address."""

import json
import logging
import sys
from datetime import UTC, datetime


class Lines(logging.Formatter):
    """Makes a line of a record: when, how grave, who says what, and of which table."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        table = getattr(record, "table", None)
        if table is not None:
            said["table"] = table
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def begin() -> None:
    """Let everything from now on be said in lines on stderr; of other libraries only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("harena").setLevel(logging.INFO)
