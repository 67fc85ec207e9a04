"""``grosstarock serve``: the table in the browser, on this machine or for others."""

import asyncio
import contextlib
import os
import socket
import sys
import time
import urllib.request
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Final

import click

from grosstarock.words import languages, say_code

PORT: Final = 7_878
MOST_WORKERS: Final = 64
WAIT_FOR_OTHER: Final = 5.0
"""For how many seconds a second start waits for the first to say where it is."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command line asks for; ``port`` is None where any will do."""

    host: str
    port: int | None
    public: str | None
    data: Path
    opens: bool
    proxies: str
    workers: int
    language: str

    def say(self, code: str, **parameters: str | int) -> str:
        """A sentence about serving."""
        return say_code(f"terminal-serving-{code}", parameters, self.language)


def data_folder(chosen: Path | None) -> Path:
    """The folder with the database: the chosen one, or where this system keeps a user's data."""
    from platformdirs import user_data_path

    return user_data_path("grosstarock", appauthor=False) if chosen is None else chosen


data_option = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of the database; by default in your own data folder.",
)


language_option = click.option(
    "--language", type=click.Choice(languages()), default="en", show_default=True
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--network", is_flag=True, help="Open to this network: listen on all addresses.")
@click.option(
    "--port", type=click.IntRange(0, 65_535), help=f"The port; by default {PORT}, or a free one."
)
@click.option(
    "--public-url",
    metavar="URL",
    help="How others reach this server, through a reverse proxy for example.",
)
@data_option
@click.option("--open", "opens", is_flag=True, help="Open the browser.")
@click.option(
    "--proxies",
    default="127.0.0.1,::1",
    show_default=True,
    metavar="ADDRESSES",
    help="Reverse proxies that are believed about where a request came from.",
)
@click.option(
    "--bot-workers",
    "workers",
    type=click.IntRange(1, MOST_WORKERS),
    help="How many processes think for bots; by default one for each core.",
)
@language_option
def command(
    host: str,
    network: bool,
    port: int | None,
    public_url: str | None,
    data: Path | None,
    opens: bool,
    proxies: str,
    workers: int | None,
    language: str,
) -> None:
    """Serve the table in the browser. Ctrl-C stops it; nothing is lost."""
    wanted = Wanted(
        host="0.0.0.0" if network else host,
        port=port,
        public=None if public_url is None else _public_url(public_url, language),
        data=data_folder(data),
        opens=opens,
        proxies=proxies,
        workers=min(workers or os.cpu_count() or 1, MOST_WORKERS),
        language=language,
    )
    from grosstarock.server.loops import new_loop
    from grosstarock.server.store import StoreFailed, StoreInUse

    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(serve(wanted))
    except StoreInUse as in_use:
        sys.exit(_turn_to(in_use.note, in_use.path, wanted))
    except (StoreFailed, OSError) as error:
        told = wanted.say("failed", path=str(wanted.data), reason=str(error))
        raise click.ClickException(told) from error


async def serve(wanted: Wanted) -> None:
    """Serves until the process is told to stop."""
    from grosstarock.server.app import Shape, running
    from grosstarock.server.network import is_loopback
    from grosstarock.server.security_limits import UNLIMITED, Limits
    from grosstarock.server.sockets_serving import Serving

    is_private = is_loopback(wanted.host) and wanted.public is None
    limits = UNLIMITED if is_private else Limits()
    shape = Shape(public=wanted.public, limits=limits, workers=wanted.workers, prepares=True)
    async with running(wanted.data, shape) as house:
        listener = _listening(wanted)
        url = _address(wanted.host, listener.getsockname()[1])

        def started() -> None:
            house.store.lock.leave_note(url)
            _announce(url, wanted)

        serving = Serving(house.app, started=started, close=house.hall.close, trusts=wanted.proxies)
        with contextlib.closing(listener):
            await serving.serve([listener])


def _public_url(url: str, language: str) -> str:
    """A public address without a slash at its end; a usage error for what is none."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        host = None
    else:
        if parts.scheme not in ("http", "https") or parts.path.strip("/") or parts.query:
            host = None
    if not host:
        told = say_code("terminal-serving-public-url", {}, language)
        raise click.BadParameter(told, param_hint="--public-url")
    return url.rstrip("/")


def _listening(wanted: Wanted) -> socket.socket:
    from grosstarock.server.sockets_serving import listening

    if wanted.port is not None:
        try:
            return listening(wanted.host, wanted.port)
        except OSError as error:
            reason = error.strerror or str(error)
            told = wanted.say("port", host=wanted.host, port=str(wanted.port), reason=reason)
            raise click.ClickException(told) from error
    try:
        return listening(wanted.host, PORT)
    except OSError:
        return listening(wanted.host, 0)


def _announce(url: str, wanted: Wanted) -> None:
    from grosstarock.server.network import is_loopback

    click.echo(wanted.say("at", url=wanted.public or url))
    if wanted.public is None and not is_loopback(wanted.host):
        _invite(int(url.rpartition(":")[2]), wanted)
    if wanted.opens:
        # A browser may take its time; the server does not wait for it.
        Thread(target=_open, args=(wanted.public or url, wanted), daemon=True).start()


def _invite(port: int, wanted: Wanted) -> None:
    """Shows where others in the network find the table, as a QR code too."""
    import segno

    from grosstarock.server.network import own_address

    own = own_address()
    if own is None:
        click.echo(wanted.say("no-network"))
        return
    url = _address(own, port)
    click.echo(wanted.say("network", url=url))
    if sys.stdout.isatty():
        segno.make(url, error="m").terminal(compact=True)


def _turn_to(url: str, lock: Path, wanted: Wanted) -> int:
    """Opens the server that is running already; the exit status."""
    from grosstarock.server.lockfile import read_note

    until = time.monotonic() + WAIT_FOR_OTHER
    while not (url and _is_well(url)):
        if time.monotonic() > until:
            click.echo(wanted.say("in-use", path=str(lock)), err=True)
            return 1
        time.sleep(0.1)
        url = read_note(lock)
    click.echo(wanted.say("already", url=url))
    if wanted.opens:
        _open(url, wanted)
    return 0


def _is_well(url: str) -> bool:
    """Whether a server of this kind answers there."""
    from grosstarock.server.app import HEALTHY

    if not url.startswith("http://"):
        return False
    # A proxy that the environment names is for other machines.
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{url}/healthz", timeout=2) as answer:
            return bool(answer.read(100) == HEALTHY.encode())
    except (OSError, ValueError):
        return False


def _open(url: str, wanted: Wanted) -> None:
    has_screen = not sys.platform.startswith("linux") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    try:
        opened = has_screen and webbrowser.open(url)
    except webbrowser.Error:
        opened = False
    if not opened:
        click.echo(wanted.say("no-browser", url=url))


def _address(host: str, port: int) -> str:
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
