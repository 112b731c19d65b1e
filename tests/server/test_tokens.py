"""The database holds hashes of tokens only, which open no seat; everything else works as before."""

from __future__ import annotations

import asyncio

import pytest

from lychgate.server.schema import metadata
from lychgate.server.tokens import hash_of
from tests.server.harness import Closed, Place, Server, friend, me, run, serving, settings


def _everything(place: Place) -> bytes:
    """Return everything that the database holds; of a file, all its bytes, its log included."""
    if place.postgres:
        return repr([place.rows(f"SELECT * FROM {name}") for name in metadata.tables]).encode()
    return b"".join(path.read_bytes() for path in sorted(place.folder.glob("test.db*")))


def test_no_token_that_opens_a_seat_is_in_the_database(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend(), placement="open")
        bram = await server.hello(made["table"], made["seats"][1]["invite"])
        seated = await bram.sit("Bram")
        host = await server.hello(made["table"], made["host"])
        await host.ask(type="host", do="remove", seat=1)
        await host.becomes(lambda last: "invite" in last["seats"]["seats"][1])
        secrets = [made["host"], made["seats"][0]["token"], made["seats"][1]["invite"], seated["token"]]
        secrets.append(host.last["seats"]["seats"][1]["invite"])
        assert len(set(secrets)) == 5
        content = _everything(place)
        for secret in secrets:
            assert secret.encode() not in content
        assert hash_of(made["host"]).encode() in content
        # What is hash_of is no token itself.
        for token in (hash_of(made["host"]), hash_of(made["seats"][0]["token"])):
            thief = await server.hello(made["table"], token)
            await thief.until("error")
            with pytest.raises(Closed, match="4403"):
                await thief.next()

    run(place, test)


def test_the_host_is_shown_the_same_invitation_after_a_restart_and_a_new_one_after_reopening(place: Place) -> None:
    async def test() -> None:
        async with serving(settings(place)) as server:
            made = await server.table(me("Ada"), friend())
        first = made["seats"][1]["invite"]
        async with serving(settings(place)) as server:
            host = await server.hello(made["table"], made["host"])
            assert (await host.until("welcome"))["seats"][1]["invite"] == first
            assert (await host.ask(type="host", do="open", seat=1))["ok"]
            second = host.last["seats"]["seats"][1]["invite"]
            assert second != first
            late = await server.hello(made["table"], first)
            assert (await late.until("error"))["say"]
            guest = await server.hello(made["table"], second)
            assert (await guest.until("welcome"))["invited"] == 1

    asyncio.run(test())
