"""What the page knows of the presets is what the rulebook has."""

import json
from typing import Any

import msgspec
from tests.web.running_node import needs_node, node

from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Rules
from grosstarock.server.wire_rules import rules_to_wire
from grosstarock.web import STATIC


def rules_told(rules: Rules) -> dict[str, Any]:
    return {
        "players": rules.players,
        "direction": rules.direction.value,
        "pots": rules.pots,
        "scuse_without_tricks": rules.scuse_without_tricks.value,
        "stake": {"unit": rules.stake.unit, "points": rules.stake.points},
        "tariff": {
            "ten_trumps": rules.tariff.ten_trumps,
            "more_trumps": rules.tariff.more_trumps,
        },
    }


@needs_node
def test_the_page_knows_the_presets_as_the_rulebook_has_them() -> None:
    tables = [rules_of(name, players) for name, it in PRESETS.items() for players in it.players]
    tables.append(
        rules_of("danish", options={"pots": False}, tariff={"more_trumps": 10, "tout": 135})
    )
    sent = msgspec.json.encode([rules_to_wire(rules) for rules in tables]).decode()
    module = (STATIC / "state" / "rules.js").as_uri()
    script = (
        f"import {{ rulesOf }} from {json.dumps(module)};"
        f"console.log(JSON.stringify({sent}.map(rulesOf)));"
    )
    answered = node("--input-type=module", "--eval", script)
    assert answered.returncode == 0, answered.stderr
    assert json.loads(answered.stdout) == [rules_told(rules) for rules in tables]
