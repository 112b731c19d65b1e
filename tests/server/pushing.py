"""A push service inside the test: real TLS, real encryption, and a browser's keys that can read what it was sent."""

from __future__ import annotations

import datetime
import json
import os
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from tests.patience import PATIENCE

HERE = "127.0.0.0/8"
"""The network in which the services of a test are; a server enters it only if its host allows that."""


def b64(content: bytes) -> str:
    """Return bytes as Web Push writes them."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Return the bytes of such a text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The part of a browser that has the keys: only it can read what it is sent."""

    def __init__(self, service: PushService, name: str) -> None:
        self.service = service
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.path = f"/push/{name}"

    @property
    def subscription(self) -> dict[str, str]:
        """Return what a browser tells the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.service.address}{self.path}", "p256dh": b64(point), "auth": b64(self.secret)}

    def read(self, content: bytes) -> dict[str, Any]:
        """Decrypt a message."""
        plain = http_ece.decrypt(content, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found

    def messages(self) -> list[dict[str, Any]]:
        """Return all messages to this browser so far, decrypted; each came with a good signature of the house."""
        return [self.read(content) for path, content in self.service.received if path == self.path]

    def await_messages(self, count: int) -> list[dict[str, Any]]:
        """Wait, in a thread of one's own, until so many messages have come."""
        limit = monotonic() + PATIENCE
        while len(self.messages()) < count and monotonic() < limit:
            sleep(0.02)
        return self.messages()


class PushService:
    """Takes messages for browsers, as those of the makers of browsers do."""

    def __init__(self, folder: Path) -> None:
        self.received: list[tuple[str, bytes]] = []
        self.headers: list[dict[str, str]] = []
        self.refused: list[str] = []
        """Why messages were not taken."""
        self.status = 201
        self.answered = 0
        """How many messages were answered, taken or not."""
        self.slow = threading.Event()
        """Set: nobody is answered until it is cleared."""
        self.asked = threading.Event()
        """Set as soon as somebody sends anything."""
        self.key = ""
        """The public key of the house that may send; the first one to come, if none is told."""
        self.certificate = _certificate(folder)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.address = f"https://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.slow.clear()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(PATIENCE)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers["content-length"]))
                service.asked.set()
                while service.slow.is_set():
                    sleep(0.02)
                try:
                    service.check(dict(self.headers))
                except (KeyError, ValueError, InvalidSignature) as error:
                    service.refused.append(repr(error))
                    self.send_response(403)
                else:
                    if service.status == 201:
                        service.headers.append({key.lower(): value for key, value in self.headers.items()})
                        service.received.append((self.path, content))
                    self.send_response(service.status)
                service.answered += 1
                self.send_header("content-length", "0")
                with suppress(OSError):  # whoever sent it is gone
                    self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        return Handler

    def check(self, headers: dict[str, str]) -> None:
        """Check who sends, by the signature in the headers (VAPID, RFC 8292)."""
        named = {key.lower(): value for key, value in headers.items()}
        if named["content-encoding"] != "aes128gcm":
            raise ValueError("not encrypted as it should be")
        if int(named["ttl"]) <= 0:
            raise ValueError("not to be kept")
        kind, _, rest = named["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        if kind.lower() != "vapid" or (self.key and parts["k"] != self.key):
            raise ValueError("another house")
        self.key = parts["k"]
        head, claims, signature = parts["t"].split(".")
        raw = unb64(signature)
        numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(parts["k"]))
        key.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        said = json.loads(unb64(claims))
        if said["aud"] != self.address or not said["sub"]:
            raise ValueError("meant for another service")


def _certificate(folder: Path) -> Path:
    """Write a certificate for this machine, with its key, and return the file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push-service.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + private)
    return file


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """Run a push service whose certificate is believed meanwhile, by this process and those it starts."""
    service = PushService(folder)
    before = os.environ.get("REQUESTS_CA_BUNDLE")
    os.environ["REQUESTS_CA_BUNDLE"] = str(service.certificate)
    try:
        yield service
    finally:
        if before is None:
            del os.environ["REQUESTS_CA_BUNDLE"]
        else:
            os.environ["REQUESTS_CA_BUNDLE"] = before
        service.close()
