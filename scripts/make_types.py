"""Write the messages of the server and the views of the games as TypeScript, or say which file is stale (``--check``)."""

import importlib
import inspect
import re
import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from harena import games
from harena.server import forms, wire
from harena.server.wire import asks, table, tells, words

ROOT = Path(__file__).parent.parent
HEAD = "// Written by scripts/make_types.py from {source}; not by hand.\n"
MODULES = (words, table, asks, tells, forms)
UNIONS = (("Fact", "words"), ("FromPage", "asks"), ("FromServer", "tells"))
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def type_of(kind: Any) -> str:  # noqa: ANN401 - any annotation
    """Return an annotation as TypeScript."""
    if kind == wire.Fact:
        return "Fact"
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return type_of(args[0])
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(type_of(one) for one in args))
    if origin is tuple and not (len(args) == 2 and args[1] is ...):
        return f"readonly [{', '.join(type_of(one) for one in args)}]"
    if origin in (list, tuple):
        inner = type_of(args[0])
        return f"readonly ({inner})[]" if "|" in inner or inner.startswith("readonly") else f"readonly {inner}[]"
    if origin is dict:
        return f"Readonly<Record<string, {type_of(args[1])}>>"
    return PLAIN[kind] if kind in PLAIN else str(kind.__name__)


def union(kind: Any) -> str:  # noqa: ANN401 - any annotation
    """Return the members of a union as TypeScript."""
    return " | ".join(type_of(one) for one in typing.get_args(kind))


def struct(kind: type[msgspec.Struct]) -> str:
    """Return one message or view as a TypeScript interface."""
    hints = typing.get_type_hints(kind, include_extras=True)
    lines = []
    config = kind.__struct_config__
    if config.tag is not None:
        lines.append(f"  readonly {config.tag_field}: '{config.tag}';")
    defaults = dict(zip(kind.__struct_fields__[::-1], kind.__struct_defaults__[::-1], strict=False))
    names = kind.__struct_fields__
    optional = {name for name in names if defaults.get(name, msgspec.NODEFAULT) is not msgspec.NODEFAULT}
    lines += [f"  readonly {name}{'?' if name in optional else ''}: {type_of(hints[name])};" for name in names]
    doc = inspect.cleandoc(kind.__doc__ or "").replace("``", "`")
    said = "\n".join(f" * {line}".rstrip() for line in doc.splitlines())
    return f"/**\n{said}\n */\nexport interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """Return the messages or views of a module that travel by themselves or in others."""
    found = (one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct))
    return [one for one in found if one.__module__ == module.__name__ and one not in (asks.Ask, tells.ToPage)]


def wire_types() -> dict[str, str]:
    """Return the messages, by file."""
    names = {one.__name__: module.__name__.rpartition(".")[2] for module in MODULES for one in structs(module)}
    names |= dict(UNIONS)
    found = {}
    for module in MODULES:
        here = module.__name__.rpartition(".")[2]
        unions = (f"export type {name} = {union(getattr(module, name))};\n" for name, where in UNIONS if where == here)
        body = "\n".join([*map(struct, structs(module)), *unions])
        used: dict[str, list[str]] = {}
        for name, where in sorted(names.items()):
            if where != here and re.search(rf"(?<!`)\b{name}\b(?!`)", re.sub(r"/\*\*.*?\*/", "", body, flags=re.DOTALL)):
                used.setdefault(where, []).append(name)
        imports = "".join(f"import type {{ {', '.join(used[where])} }} from './{where}';\n" for where in sorted(used))
        source = f"src/harena/server/{'' if module is forms else 'wire/'}{here}.py"
        found[f"wire/{here}.ts"] = HEAD.format(source=source) + (imports and "\n" + imports) + "\n" + body
    index = "".join(f"export type * from './wire/{module.__name__.rpartition('.')[2]}';\n" for module in MODULES)
    found["wire.ts"] = HEAD.format(source="src/harena/server/wire and forms.py") + "\n" + index
    return found


def view_types(game: str) -> str:
    """Return a game's view."""
    module = importlib.import_module(f"harena.games.{game}.view")
    source = f"src/harena/games/{game}/view.py"
    return HEAD.format(source=source) + "\n" + "\n".join(map(struct, structs(module)))


def files() -> dict[Path, str]:
    """Return every generated file with its text."""
    found = {ROOT / "web/src/lib" / name: text for name, text in wire_types().items()}
    for game in games.names():
        found[ROOT / f"src/harena/games/{game}/web/view.ts"] = view_types(game)
    return found


def main() -> None:
    """Write the files, or leave with 1 when one is stale."""
    if "--check" in sys.argv[1:]:
        stale = [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale; run: uv run python scripts/make_types.py")
        raise SystemExit(bool(stale))
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
