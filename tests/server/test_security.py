"""Cookies, names, origins, limits and headers: what keeps others out."""

import asyncio
import json
import re
import stat
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.house import API, House, Person

from grosstarock.server.http_layer import MOST_BODY
from grosstarock.server.http_records import MOST_UPLOAD
from grosstarock.server.security import COOKIE, Badges, drawn_person, key_from, set_cookie
from grosstarock.server.security_hosts import Hosts
from grosstarock.server.security_limits import (
    MOST_BUCKETS,
    Bucket,
    Buckets,
    Doorkeeper,
    Limits,
    Rate,
    sender_of,
)

JSON_TYPE = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


def asked(house: House, method: str, path: str, **more: Any) -> httpx.Response:
    return asyncio.run(Person(house).ask(method, path, **more))


def test_a_person_is_who_the_key_says() -> None:
    badges, other, person = Badges("key"), Badges("another"), drawn_person()
    assert badges.person_of_cookie(badges.cookie_of(person)) == person
    assert other.person_of_cookie(badges.cookie_of(person)) is None
    assert badges.person_of_link(badges.cookie_of(person)) is None
    assert badges.person_of_cookie(badges.link_of(person)) is None
    assert badges.person_of_cookie(person) is None
    assert badges.person_of_cookie(badges.cookie_of("somebody else's table:1")) is None


@given(st.text())
def test_no_text_is_a_cookie_by_luck(text: str) -> None:
    assert Badges("key").person_of_cookie(text) is None


def test_the_key_is_kept_and_is_the_owners_alone(tmp_path: Path) -> None:
    key = key_from(tmp_path / "key")
    assert key_from(tmp_path / "key") == key
    assert len(key) == 64
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


def test_a_cookie_is_out_of_reach_of_scripts_and_of_other_sites() -> None:
    plain, secure = set_cookie("x", secure=False), set_cookie("x", secure=True)
    for needed in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert needed in plain
    assert "Secure" in secure
    assert "Secure" not in plain


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost:7878", True),
        ("127.0.0.1:7878", True),
        ("[::1]:7878", True),
        ("192.168.1.20", True),
        ("cards.example.org", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("me@localhost", False),
        ("localhost/x", False),
        ("localhost:port", False),
        ("[", False),
        ("", False),
    ],
)
def test_only_own_names_are_answered(host: str, own: bool) -> None:  # noqa: FBT001  # a row
    assert Hosts.of("https://cards.example.org").is_own(host) is own


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:7878", "localhost:7878", True),
        ("http://localhost:7879", "localhost:7878", False),
        ("https://cards.example.org", "127.0.0.1:7878", True),
        ("http://cards.example.org", "127.0.0.1:7878", False),
        ("file://localhost:7878", "localhost:7878", False),
        ("http://localhost:7878/x", "localhost:7878", False),
        ("null", "null", False),
        ("http://[", "localhost", False),
    ],
)
def test_only_own_pages_may_act(origin: str, host: str, same: bool) -> None:  # noqa: FBT001  # a row
    assert Hosts.of("https://cards.example.org").is_same_origin(origin, host) is same


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(Rate(2, 0.5), 0)
    assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [0, 0, 2]
    assert bucket.take(2) == 0
    assert bucket.take(2) > 0
    assert bucket.is_full(10)


def test_however_many_ask_only_so_many_are_remembered() -> None:
    now = 0.0
    buckets = Buckets(Rate(1, 1), lambda: now)
    for number in range(MOST_BUCKETS + 50):
        assert buckets.take(str(number)) == 0
    assert len(buckets) <= MOST_BUCKETS
    assert buckets.take(str(MOST_BUCKETS + 49)) > 0, "who asked last is still known"


def test_an_address_has_so_many_connections() -> None:
    door = Doorkeeper(Limits(connections=Rate(100, 1), connections_open=2))
    assert [door.enter("a"), door.enter("a"), door.enter("a"), door.enter("b")] == [
        True,
        True,
        False,
        True,
    ]
    door.leave("a")
    assert door.enter("a")


@pytest.mark.parametrize(
    ("address", "sender"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_a_home_is_one_sender(address: str, sender: str) -> None:
    assert sender_of(address) == sender


def test_every_answer_has_the_headers(house: House) -> None:
    for path, status in (
        ("/", 200),
        ("/table/some", 200),
        ("/static/none", 404),
        ("/api/v1/house", 200),
        ("/api/v1/none", 404),
        ("/healthz", 200),
    ):
        answer = asked(house, "GET", path)
        assert answer.status_code == status, path
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        policy = headers["content-security-policy"]
        for needed in ("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"):
            assert needed in policy
        assert "unsafe" not in policy
        assert "style-src 'self';" in policy


def test_the_policy_allows_the_import_map_of_the_page_and_no_other_script(house: House) -> None:
    answer = asked(house, "GET", "/")
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", answer.text, re.DOTALL)
    inline = [content for attributes, content in scripts if "src=" not in attributes]
    hashes = [f"'sha256-{b64encode(sha256(one.encode()).digest()).decode()}'" for one in inline]
    directives = dict(
        one.split(" ", 1) for one in answer.headers["content-security-policy"].split("; ")
    )
    assert directives["script-src"].split() == ["'self'", *hashes]
    assert "<style" not in answer.text


def test_files_are_kept_for_ever_under_their_content(house: House) -> None:
    page = asked(house, "GET", "/")
    assert page.headers["cache-control"] == "no-cache"
    (name,) = re.findall(r'src="(/static/[0-9a-f]{16}/app\.js)"', page.text)
    script = asked(house, "GET", name)
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("export const")
    assert "set-cookie" not in script.headers, "what is kept for all is for nobody alone"
    assert script.headers["x-content-type-options"] == "nosniff"
    assert script.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in script.headers, "it is never a page of its own"
    words = asked(house, "GET", name.replace("app.js", "words/en/clauses.ftl"))
    assert words.status_code in (200, 404)
    for path in ("/static/../key", "/static/%2e%2e/key", "/..%2fkey", "//evil.example"):
        assert asked(house, "GET", path).status_code in (200, 404)
        assert "key" not in asked(house, "GET", path).text.split()


def test_whoever_opens_the_page_is_somebody_from_then_on(house: House) -> None:
    ada = Person(house)
    asyncio.run(ada.ask("GET", "/"))
    cookie = ada.cookie
    assert cookie
    asyncio.run(ada.ask("GET", "/table/any"))
    key = (house.folder / "data" / "key").read_text()
    badges = Badges(key)
    assert badges.person_of_cookie(ada.cookie) == badges.person_of_cookie(cookie)
    forged = Person(house)
    forged.cookie = cookie[:-3] + "abc"
    asyncio.run(forged.ask("GET", "/"))
    assert badges.person_of_cookie(forged.cookie) != badges.person_of_cookie(cookie)


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"host": "evil.example"}, 421, "host-unknown"),
        ({"origin": "http://evil.example"}, 403, "origin-foreign"),
        ({"sec-fetch-site": "cross-site"}, 403, "origin-foreign"),
        ({"content-type": "text/plain"}, 415, "content-type"),
    ],
)
def test_other_sites_can_neither_read_nor_act(
    house: House, headers: dict[str, str], status: int, code: str
) -> None:
    body = json.dumps({"cmd_id": "x", "name": "Eve"})
    sent = {**JSON_TYPE, **headers}
    answer = asked(house, "POST", f"{API}/play-now", content=body, headers=sent)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"


def test_bodies_have_their_limits(house: House) -> None:
    large = b" " * (MOST_BODY + 1)
    answer = asked(house, "POST", f"{API}/rules", content=large, headers=JSON_TYPE)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    lines = {"content-type": "application/x-ndjson"}
    blank = b"\n" * (MOST_UPLOAD + 1)
    answer = asked(house, "POST", f"{API}/records", content=blank, headers=lines)
    assert answer.status_code == 413
    one = b"x" * 2_000_000
    answer = asked(house, "POST", f"{API}/records", content=one, headers=lines)
    assert [line["outcome"] for line in answer.json()["lines"]] == ["unreadable"]


def test_whoever_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async def ask() -> list[int]:
        with House(tmp_path, Limits()) as limited:
            ada = Person(limited)
            asked = [{"cmd_id": f"t{number}", "name": "Ada"} for number in range(25)]
            answers = [await ada.ask("POST", f"{API}/play-now", one) for one in asked]
            refused = [one for one in answers if one.status_code == 429]
            assert all(int(one.headers["retry-after"]) >= 1 for one in refused)
            return [one.status_code for one in answers]

    statuses = asyncio.run(ask())
    assert statuses[:20] == [201] * 20
    assert 429 in statuses[20:]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("DELETE", "/house", 405, "method"),
        ("PUT", "/tables", 405, "method"),
        ("GET", "/none", 404, "path-unknown"),
        ("GET", "/tables/none", 404, "table-unknown"),
        ("GET", "/deals/none/record", 404, "deal-unknown"),
        ("GET", "/deals/none/replay?seat=7", 400, "unreadable"),
        ("GET", "/deals/none/replay?seat=1&seat=2", 400, "unreadable"),
        ("GET", "/deals/none/record?form=xml", 400, "unreadable"),
        ("GET", "/deals/none/record?colour=red", 400, "unreadable"),
    ],
)
def test_what_is_not_there_is_a_problem_too(
    house: House, method: str, path: str, status: int, code: str
) -> None:
    answer = asked(house, method, API + path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"
    if status == 405:
        assert answer.headers["allow"]


def test_names_and_titles_are_text(house: House) -> None:
    """dr4fters/dr4ft 1022: what is typed comes back as it was, and never as a page."""
    ada = Person(house, "<script>alert(1)</script>")
    table = asyncio.run(ada.play_now("text"))
    answer = asyncio.run(ada.ask("GET", f"{API}/tables/{table}"))
    assert answer.json()["seats"][0]["name"] == ada.name
    assert answer.headers["content-type"] == "application/json"


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
NEARLY = st.fixed_dictionaries(
    {},
    optional={
        "cmd_id": st.just("fuzz") | ANYTHING,
        "name": st.text(max_size=50) | ANYTHING,
        "rules": st.fixed_dictionaries(
            {
                "preset": st.sampled_from(["danish", "dollar"]),
                "players": st.integers(1, 5),
                "version": st.integers(0, 2),
            },
            optional={
                "options": st.dictionaries(st.sampled_from(["pots", "x"]), ANYTHING),
                "tariff": st.dictionaries(st.just("tout"), st.integers()),
            },
        ),
        "seats": st.lists(st.sampled_from([{"kind": "me"}, {"kind": "open"}, {"kind": "x"}])),
        "rounds": st.none() | st.integers(),
        "take_back": st.booleans(),
        "watchers": st.booleans(),
        "token": st.text(max_size=30),
        "seat": st.integers(-1, 5),
    },
)


@settings(max_examples=15)
@given(st.lists(st.binary(max_size=40) | (NEARLY | ANYTHING).map(json.dumps), min_size=1))
def test_whatever_is_asked_only_what_is_documented_is_answered(
    house: House, bodies: list[bytes | str]
) -> None:
    async def ask_all() -> None:
        async with httpx.AsyncClient(base_url=house.url, verify=False, timeout=30) as http:
            described = (await http.get("/openapi.json")).json()["paths"]
            for path, methods in described.items():
                for method, operation in methods.items():
                    if path.endswith("/me/erase"):
                        continue
                    real = path.replace("{table}", "no-table").replace("{deal}", "no-deal")
                    for body in bodies[:4] if method == "post" else (b"",):
                        kind = next(iter(operation.get("requestBody", {}).get("content", {"": 0})))
                        answer = await http.request(
                            method, real, content=body, headers={"content-type": kind}
                        )
                        assert str(answer.status_code) in operation["responses"], (
                            f"{method} {path} {body!r}: {answer.status_code}"
                        )
                        assert answer.status_code < 500, f"{method} {path} {body!r}"

    asyncio.run(ask_all())


def test_cookies_that_are_none_are_no_cookies(house: House) -> None:
    for cookie in ("", "=", f"{COOKIE}=", f'{COOKIE}="', "a=b; " * 200 + "c=d", f"{COOKIE}=a.b.c"):
        answer = asked(house, "GET", f"{API}/tables", headers={"cookie": cookie})
        assert answer.json() == {"tables": []}
