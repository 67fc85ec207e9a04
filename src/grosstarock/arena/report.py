"""A contest as plain values, for other programs and for pages made from them."""

from grosstarock.notation.record_rules import written_rules

from .contest import Contest, Match
from .intervals import Estimate
from .times import Times

REPORT_FORMAT = "grosstarock-arena-report/1"
NINETY_NINE = 0.99


def report(contest: Contest) -> dict[str, object]:
    """Everything that a contest says: points a deal, times in seconds of processor time."""
    table = contest.table
    pots = "running" if table.pots is None else [table.pots.king, table.pots.pagat]
    return {
        "format": REPORT_FORMAT,
        "rules": written_rules(table.rules, {}),
        "seats": table.rules.players,
        "pots": pots,
        "seed": table.seed,
        "players": [
            {
                "label": one.label,
                "name": one.name,
                "version": one.version,
                "budget": one.budget,
                "times": _times(contest.times_of(one)),
            }
            for one in contest.contenders
        ],
        "ratings": [
            {
                "player": rating.label,
                "points": round(rating.points, 4),
                "within": round(rating.within, 4),
            }
            for rating in contest.ratings
        ],
        "matches": [_match(match) for match in contest.matches],
    }


def _match(match: Match) -> dict[str, object]:
    return {
        "first": match.first.label,
        "second": match.second.label,
        "deals": match.deals,
        **_estimate(match.points),
        "alone": None if match.alone is None else _estimate(match.alone),
        "together": None if match.together is None else _estimate(match.together),
        "clauses": {str(source): round(points, 4) for source, points in match.gains.items()},
        "records": match.deals_file.name,
    }


def _estimate(found: Estimate) -> dict[str, object]:
    finite = found.count > 1
    return {
        "points": round(found.mean, 4),
        "low": round(found.low, 4) if finite else None,
        "high": round(found.high, 4) if finite else None,
    }


def _times(times: Times) -> dict[str, object]:
    return {
        "decisions": times.decisions,
        "mean": round(times.mean, 6),
        "p99": round(times.within(NINETY_NINE), 6),
    }
