"""``grosstarock serve``: the table in the browser, on this machine or for others."""

import asyncio
import contextlib
import ipaddress
import os
import socket
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Final

import click

PORT: Final = 7_878
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


def data_folder(chosen: Path | None) -> Path:
    """The folder with the database: the chosen one, or where this system keeps a user's data."""
    from platformdirs import user_data_path

    return user_data_path("grosstarock", appauthor=False) if chosen is None else chosen


data_option = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of the database; by default in your own data folder.",
)


def _public_url(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value is None:
        return None
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(value)
        host = parts.hostname
    except ValueError:
        host = None
    else:
        if parts.scheme not in ("http", "https") or parts.path.strip("/") or parts.query:
            host = None
    if not host:
        raise click.BadParameter("such as https://cards.example.org, without a path")
    return value.rstrip("/")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--network", is_flag=True, help="Open to this network: listen on all addresses.")
@click.option(
    "--port", type=click.IntRange(0, 65_535), help=f"The port; by default {PORT}, or a free one."
)
@click.option(
    "--public-url",
    callback=_public_url,
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
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes think for bots.",
)
def command(
    host: str,
    network: bool,
    port: int | None,
    public_url: str | None,
    data: Path | None,
    opens: bool,
    proxies: str,
    workers: int,
) -> None:
    """Serve the table in the browser. Ctrl-C stops it; nothing is lost."""
    wanted = Wanted(
        host="0.0.0.0" if network else host,
        port=port,
        public=public_url,
        data=data_folder(data),
        opens=opens,
        proxies=proxies,
        workers=workers,
    )
    from grosstarock.server.store import StoreFailed, StoreInUse

    try:
        asyncio.run(serve(wanted))
    except StoreInUse as in_use:
        sys.exit(_turn_to(in_use.note, in_use.path, wanted))
    except StoreFailed as failed:
        raise click.ClickException(str(failed)) from failed
    except OSError as error:
        raise click.ClickException(f"{error.strerror or error} ({wanted.data})") from error


async def serve(wanted: Wanted) -> None:
    """Serves until the process is told to stop."""
    from grosstarock.server.app import Shape, running
    from grosstarock.server.security_limits import UNLIMITED, Limits
    from grosstarock.server.sockets_serving import Serving

    is_private = _is_loopback(wanted.host) and wanted.public is None
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


def _listening(wanted: Wanted) -> socket.socket:
    from grosstarock.server.sockets_serving import listening

    if wanted.port is not None:
        try:
            return listening(wanted.host, wanted.port)
        except OSError as error:
            told = f"cannot listen on {wanted.host} port {wanted.port}: {error.strerror}"
            raise click.ClickException(told) from error
    try:
        return listening(wanted.host, PORT)
    except OSError:
        return listening(wanted.host, 0)


def _announce(url: str, wanted: Wanted) -> None:
    click.echo(f"Grosstarock is at {wanted.public or url}  (Ctrl-C stops it)")
    if wanted.public is None and not _is_loopback(wanted.host):
        _invite(_address(_own_address(), int(url.rpartition(":")[2])))
    if wanted.opens:
        # A browser may take its time; the server does not wait for it.
        Thread(target=_open, args=(wanted.public or url, click.echo), daemon=True).start()


def _invite(url: str) -> None:
    """Shows where others in the network find the table, as a QR code too."""
    import segno

    click.echo(f"Others in this network open {url}")
    if sys.stdout.isatty():
        segno.make(url, error="m").terminal(compact=True)


def _turn_to(url: str, lock: Path, wanted: Wanted) -> int:
    """Opens the server that is running already; the exit status."""
    from grosstarock.server.lockfile import read_note

    until = time.monotonic() + WAIT_FOR_OTHER
    while not (url and _is_well(url)):
        if time.monotonic() > until:
            click.echo(f"Another process has the database open ({lock}).", err=True)
            return 1
        time.sleep(0.1)
        url = read_note(lock)
    click.echo(f"Grosstarock is running already, at {url}")
    if wanted.opens:
        _open(url, click.echo)
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


def _open(url: str, tell: Callable[[str], None]) -> None:
    has_screen = not sys.platform.startswith("linux") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    try:
        opened = has_screen and webbrowser.open(url)
    except webbrowser.Error:
        opened = False
    if not opened:
        tell(f"No browser could be opened; open {url} yourself.")


def _address(host: str, port: int) -> str:
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _own_address() -> str:
    """This machine's address in its network: the one it would send from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting only chooses the way.
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
