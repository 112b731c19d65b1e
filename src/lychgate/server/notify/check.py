"""Checks what a host has set for word before the server starts: what is wrong is found now, and not when it is used."""

from __future__ import annotations

from typing import Any

from lychgate.core.door import shown
from lychgate.core.errors import LychgateError
from lychgate.server.notify.keys import has_services
from lychgate.server.notify.outgoing import networks
from lychgate.server.settings import Settings


class BadNotify(LychgateError):
    """Why word cannot be sent as it is set, in one sentence."""


def check(settings: Settings) -> None:
    """Raise BadNotify if something cannot be used."""
    for each in settings.notify_private:
        try:
            networks([each])
        except ValueError:
            raise BadNotify(f"{shown(each)} in notify_private is no network, as 10.0.0.0/24 is one.") from None
    if not settings.notify_mail and not settings.notify_services:
        return
    if not settings.notify_address.startswith(("https://", "http://")):
        raise BadNotify("Mail and services need notify_address, the address that people type: links begin with it.")
    if not has_services():
        raise BadNotify("Mail and services need the extra `notify`: pip install 'lychgate[notify]'.")
    # A late import: Apprise takes a while to load, and most servers do without it.
    from apprise import Apprise
    from apprise.plugins import N_MGR

    if settings.notify_mail:
        given = Apprise.instantiate(settings.notify_mail)
        if given is None or type(given).__name__ != "NotifyEmail":
            raise BadNotify("notify_mail is no mail server, as mailtos://USER:PASSWORD@mail.example is one.")
    for scheme in settings.notify_services:
        if scheme not in N_MGR or scheme not in _secure(N_MGR[scheme]):
            raise BadNotify(f"{shown(scheme)} in notify_services is no encrypted service that Apprise knows.")


def _secure(service: Any) -> tuple[str, ...]:
    named = service.secure_protocol or ()
    return (named,) if isinstance(named, str) else tuple(named)
