"""The page's state, headless: Node folds what tables have really sent."""

from pathlib import Path

from tests.web.recordings import written
from tests.web.running_node import HERE, needs_node, node


@needs_node
def test_the_store_over_recorded_messages(tmp_path: Path) -> None:
    kept = tmp_path / "recordings.json"
    kept.write_bytes(written())
    ran = node("--test", str(HERE / "store.test.mjs"), set_to={"RECORDINGS": str(kept)})
    assert ran.returncode == 0, ran.stdout + ran.stderr
