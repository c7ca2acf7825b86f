import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ["web/**/*", "package.json"]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Make a project with one compiled module and a built client."""
    for name, text in {
        "src/harena/__init__.py": "",
        "src/harena/rules.py": "def double(n: int) -> int:\n    return n * 2\n",
        "src/harena/server/client/index.html": "<!doctype html>",
        "web/main.ts": "export {};",
        "package.json": "{}",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def no_node(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise AssertionError("npm was called")

    monkeypatch.setattr(hook, "_npm", refuse)


def stamp(hook: ModuleType, tree: Path) -> None:
    digest = hook._digest(tree, hook._matches(tree, SOURCES))
    (tree / hook.CLIENT / hook.STAMP).write_text(digest, "ascii")


@pytest.mark.usefixtures("no_node")
def test_a_client_made_of_these_sources_is_used_as_it_is(hook: ModuleType, tree: Path) -> None:
    stamp(hook, tree)
    hook.build_client(tree, SOURCES, pytest.fail)


@pytest.mark.usefixtures("no_node")
def test_a_client_without_sources_is_used_as_it_is(hook: ModuleType, tree: Path) -> None:
    hook.build_client(tree, ["nothing/*"], pytest.fail)


@pytest.mark.usefixtures("no_node")
@pytest.mark.parametrize("change", ["web/main.ts", "web/new.ts"])
def test_a_client_of_other_sources_is_built_again(hook: ModuleType, tree: Path, change: str) -> None:
    stamp(hook, tree)
    (tree / change).write_text("export const changed = 1;", "utf-8")
    with pytest.raises(AssertionError, match="npm was called"):
        hook.build_client(tree, SOURCES, lambda _: None)


def test_neither_client_nor_sources_is_an_error(hook: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="neither a built client"):
        hook.build_client(tmp_path, SOURCES, pytest.fail)


@pytest.mark.parametrize("missing", ["/nonexistent", "false"])
def test_without_a_working_compiler_the_rules_stay_plain(
    hook: ModuleType, tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.delenv("HARENA_COMPILE", raising=False)
    monkeypatch.setenv("CC", missing)
    said: list[str] = []
    assert hook.compile_rules(tree, ["src/harena/rules.py"], tmp_path / "work", said.append) == {}
    assert len(said) == 1
    monkeypatch.setenv("HARENA_COMPILE", "1")
    with pytest.raises(RuntimeError, match="HARENA_COMPILE=1"):
        hook.compile_rules(tree, ["src/harena/rules.py"], tmp_path / "again", said.append)


def test_compiling_can_be_forbidden(hook: ModuleType, tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HARENA_COMPILE", "0")
    assert hook.compile_rules(tree, ["src/harena/rules.py"], tmp_path / "work", pytest.fail) == {}


def test_a_wish_that_means_nothing_is_refused(
    hook: ModuleType, tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HARENA_COMPILE", "yes")
    with pytest.raises(RuntimeError, match="'yes'"):
        hook.compile_rules(tree, [], tmp_path / "work", pytest.fail)


@pytest.mark.compiler
def test_modules_are_compiled_and_errors_of_types_fail(
    hook: ModuleType, tree: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HARENA_COMPILE", "1")
    monkeypatch.delenv("CC", raising=False)
    patterns = ["src/harena/rules.py", "src/harena/no/*.py"]
    before = sorted(tree.rglob("*"))
    places = hook.compile_rules(tree, patterns, tmp_path_factory.mktemp("right"), pytest.fail).values()
    assert any(place.startswith("harena/rules.") for place in places)
    assert sorted(tree.rglob("*")) == before
    (tree / "src/harena/rules.py").write_text("def double(n: int) -> int:\n    return 'two'\n", "utf-8")
    with pytest.raises(RuntimeError, match="mypyc refuses"):
        hook.compile_rules(tree, patterns, tmp_path_factory.mktemp("wrong"), pytest.fail)
