"""Without the extra ``cli`` the command says so in one line, whichever package is missing."""

import builtins
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType

import pytest

from grosstarock import cli


@pytest.mark.parametrize("package", [name for name, extra in cli.EXTRAS.items() if extra == "cli"])
def test_a_missing_package_is_named_in_one_line(
    package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole_import = builtins.__import__

    def without(
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if name.split(".", maxsplit=1)[0] == package:
            raise ModuleNotFoundError(f"No module named {package!r}", name=package)
        return whole_import(name, globals, locals, fromlist, level)

    for loaded in [name for name in sys.modules if name.startswith(("grosstarock", *cli.EXTRAS))]:
        monkeypatch.delitem(sys.modules, loaded)
    monkeypatch.setattr(sys, "argv", ["grosstarock", "play"])
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert package in told
    assert "pip install 'grosstarock[cli]'" in told
