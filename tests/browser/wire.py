"""A connection between one browser and the server that a test can cut and mend again."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Wire:
    """Passes every byte on in both directions until it is cut; then every connection is closed.

    It can also be held: then bytes of the server are kept back without an error.
    """

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._ends: list[socket.socket] = []
        self._is_cut = False
        self._flows = threading.Event()
        self._flows.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and each that is tried from now on."""
        self._is_cut = True
        for end in self._ends:
            _hang_up(end)
        self._ends.clear()

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    def hold(self) -> None:
        """Keep back what the server sends, like a network that fails without an error."""
        self._flows.clear()

    def let_go(self) -> None:
        """Pass on what was kept back, and what comes from now on."""
        self._flows.set()

    def close(self) -> None:
        """Stop listening."""
        self.cut()
        self.let_go()
        _hang_up(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):  # the listener was closed: the test is over
            while True:
                near, _ = self._listener.accept()
                if self._is_cut:
                    near.close()
                    continue
                far = socket.create_connection(self._to)
                self._ends += [near, far]
                for one, other, answers in ((near, far, False), (far, near, True)):
                    threading.Thread(target=self._pump, args=(one, other, answers), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while content := one.recv(65536):
                if answers:
                    self._flows.wait()
                other.sendall(content)
        _hang_up(one)
        _hang_up(other)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)  # wakes whoever reads from it
    end.close()
