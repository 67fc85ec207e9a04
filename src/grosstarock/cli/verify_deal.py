"""``grosstarock verify-deal``: whether the pack of a deal was the one that was promised."""

import sys
from pathlib import Path
from typing import Final

import click

FAULTS: Final = {
    "form": "the secret, the deal's id or a nonce has not its form",
    "commitment": "the secret is not the one whose hash was shown before the deal",
    "nonce": "your nonce is not among the nonces",
    "seed": "the seed does not follow from the secret and the nonces",
    "pack": "the pack is not that of the seed",
}


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--commitment",
    metavar="HASH",
    help="The hash that you were shown before the deal; else the file's is taken at its word.",
)
@click.option("--nonce", metavar="SEAT=NONCE", help="The nonce that your browser sent, and where.")
def command(file: Path, commitment: str | None, nonce: str | None) -> None:
    """Check the proof of a deal in FILE, as the server gives it (deals/ID/proof).

    The exit status is 0 when the deal was fair, 1 when it was not, 2 for a file that is no proof.
    """
    import msgspec

    from grosstarock.core.cards import PACK
    from grosstarock.server.fair import verify_deal
    from grosstarock.server.http_deals import ProofTold

    own = None if nonce is None else _own(nonce)
    try:
        proof = msgspec.json.decode(file.read_bytes(), type=ProofTold)
        cards = {card.code: card for card in PACK}
        pack = tuple(cards[code] for code in proof.pack)
    except (msgspec.DecodeError, UnicodeError) as error:
        click.echo(f"{file}: {error}", err=True)
        sys.exit(2)
    except KeyError as unknown:
        click.echo(f"{file}: there is no card {unknown}", err=True)
        sys.exit(2)
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
        click.echo(f"{fault.value}: {FAULTS[fault.value]}")
    if faults:
        sys.exit(1)
    click.echo(f"Deal {proof.deal}: the pack is the one that was promised.")
    if commitment is None:
        click.echo("Compare this hash with the one that you were shown before the deal:")
        click.echo(f"  {proof.commitment}")


def _own(nonce: str) -> tuple[int, str]:
    seat, found, value = nonce.partition("=")
    if not found or seat not in {"0", "1", "2", "3"}:
        raise click.BadParameter("such as 0=1f2e…", param_hint="--nonce")
    return int(seat), value.strip()
