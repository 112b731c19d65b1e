"""The wire: sockets of a real server read ahead, up to a limit, and free the request that opened them."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from websockets.asyncio.client import connect

from lychgate.server.wire import AHEAD, Wire
from tests.patience import PATIENCE


def test_messages_wait_in_order_and_reading_stops_when_somebody_is_far_ahead() -> None:
    seen: list[Wire] = []
    stopped: list[int] = []

    class Watched(Wire):
        def send_receive_event_to_app(self) -> None:
            super().send_receive_event_to_app()
            seen.append(self)
            if not self.transport.is_reading():
                stopped.append(self.queue.qsize())

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(0.2)  # meanwhile they write
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    async def test() -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            config = uvicorn.Config(app, ws=Watched, lifespan="off", log_level="error", ws_per_message_deflate=False)
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve([listener]))
            async with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/", compression=None) as client:
                texts = [f"{number} " + "x" * 2000 for number in range(3 * AHEAD)]
                for text in texts:
                    await client.send(text)
                    await asyncio.sleep(0)
                assert [await asyncio.wait_for(client.recv(), PATIENCE) for _ in texts] == texts
                for size in (0, 125, 126, 65_535, 65_536, 200_000):  # where the frame is written in another way
                    await client.send("é" + "x" * (size - 2) if size > 1 else "")
                    assert len(str(await asyncio.wait_for(client.recv(), PATIENCE)).encode()) == size
            server.should_exit = True
            await serving

    asyncio.run(test())
    assert stopped
    assert min(stopped) > AHEAD
    assert "request" not in vars(seen[0])
    assert "response" not in vars(seen[0])
