"""What pages and server may say to each other, as one JSON Schema (draft 2020-12), made of the very types that check it."""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final

import msgspec

from harena.server import forms, wire

MAX_MINE: Final = 30
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

MineList = Annotated[list[forms.Mine], msgspec.Meta(max_length=MAX_MINE)]


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: what goes in, what comes out (None: nothing, or no JSON), and whose key or token it carries."""

    method: str
    path: str
    body: Any = None
    answer: Any = None
    needs: str = ""


REQUESTS: Final = (
    Asked("GET", "/api/house", answer=forms.HouseInfo),
    Asked("GET", "/api/schema"),
    Asked("GET", "/api/words/{language}"),
    Asked("GET", "/api/rulebook/{game}/{language}", answer=list[forms.RuleText]),
    Asked("GET", "/api/lobby", answer=list[forms.TableLine]),
    Asked("POST", "/api/mine", body=MineList, answer=list[forms.TableLine]),
    Asked("GET", "/api/tables", answer=list[forms.TableLine], needs="house"),
    Asked("POST", "/api/tables", body=forms.NewTable, answer=forms.TableKeys, needs="house"),
    Asked("GET", "/api/tables/{table}", answer=forms.TableKeys, needs="host"),
    Asked("DELETE", "/api/tables/{table}", needs="host"),
    Asked("GET", "/api/tables/{table}/record", needs="link"),
    Asked("GET", "/api/tables/{table}/draws", answer=forms.Draws, needs="link"),
    Asked("GET", "/api/tables/{table}/socket"),
)


@cache
def schema() -> dict[str, Any]:
    """Return the schema: every message under ``$defs``, the two directions of a socket, and the requests.

    ``needs`` tells whose key a request carries: the ``house``'s (in a public house nobody's), the ``host``'s, or any ``link``'s.
    """
    bodies = [one for asked in REQUESTS for one in (asked.body, asked.answer) if one is not None]
    roots, found = msgspec.json.schema_components(
        [wire.FromPage, wire.FromServer, forms.Fault, *bodies], ref_template="#/$defs/{name}"
    )
    for one in found.values():
        if "properties" in one:
            one["additionalProperties"] = False  # nothing else is ever sent
    rest = iter(roots[3:])
    requests = [
        {
            "method": asked.method,
            "path": asked.path,
            "needs": asked.needs,
            "body": None if asked.body is None else next(rest),
            "answer": None if asked.answer is None else next(rest),
        }
        for asked in REQUESTS
    ]
    return {
        "$schema": DRAFT,
        "title": "Harena",
        "anyOf": [{"$ref": "#/$defs/FromPage"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {**found, "FromPage": roots[0], "FromServer": roots[1]},
        "requests": requests,
        "refused": roots[2],
    }
