"""``grosstarock verify-deal``: whether the pack of a deal was the one that was promised."""

import sys
from pathlib import Path
from typing import Final, NoReturn

import click

from grosstarock.words import say_code

from .serve import language_option

NO_PROOF: Final = 2
"""The exit status for a file that is no proof."""


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--commitment",
    metavar="HASH",
    help="The hash that you were shown before the deal; else the file's is taken at its word.",
)
@click.option("--nonce", metavar="SEAT=NONCE", help="The nonce that your browser sent, and where.")
@language_option
def command(file: Path, commitment: str | None, nonce: str | None, language: str) -> None:
    """Check the proof of a deal in FILE, as the server gives it (deals/ID/proof).

    The exit status is 0 when the deal was fair, 1 when it was not, 2 for a file that is no proof.
    """
    import msgspec

    from grosstarock.core.cards import PACK
    from grosstarock.server.fair import verify_deal
    from grosstarock.server.http_deals import ProofTold

    own = None if nonce is None else _own(nonce, language)
    try:
        proof = msgspec.json.decode(file.read_bytes(), type=ProofTold)
        cards = {card.code: card for card in PACK}
        pack = tuple(cards[code] for code in proof.pack)
    except KeyError as unknown:
        _refuse("card", language, path=str(file), found=str(unknown.args[0]))
    except (msgspec.DecodeError, UnicodeError) as error:
        _refuse("unreadable", language, path=str(file), reason=str(error))
    faults = verify_deal(
        deal_id=proof.deal,
        commitment=proof.commitment if commitment is None else commitment.strip().lower(),
        secret=proof.secret,
        nonces=proof.nonces,
        seed=proof.seed,
        pack=pack,
        own=own,
    )
    for fault in faults:
        click.echo(say_code("terminal-proof-fault", {"fault": fault.value}, language))
    if faults:
        sys.exit(1)
    click.echo(say_code("terminal-proof-fair", {"deal": proof.deal}, language))
    if commitment is None:
        click.echo(say_code("terminal-proof-compare", {}, language))
        click.echo(f"  {proof.commitment}")


def _refuse(code: str, language: str, **parameters: str) -> NoReturn:
    click.echo(say_code(f"terminal-proof-{code}", parameters, language), err=True)
    sys.exit(NO_PROOF)


def _own(nonce: str, language: str) -> tuple[int, str]:
    seat, found, value = nonce.partition("=")
    if not found or seat not in {"0", "1", "2", "3"}:
        told = say_code("terminal-proof-share", {}, language)
        raise click.BadParameter(told, param_hint="--nonce")
    return int(seat), value.strip()
