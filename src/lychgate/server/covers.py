"""Covers for games that bring none: title and tagline on a dark binding, so that the shelf has no gap."""

from __future__ import annotations

from textwrap import wrap
from xml.sax.saxutils import escape

TITLE_WIDTH, TAGLINE_WIDTH = 10, 28
"""How many characters fit into one line of the title and of the tagline."""

_FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 340">
<defs>
<linearGradient id="plain" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#1a1013"/>
<stop offset="0.7" stop-color="#3d1a20"/>
<stop offset="1" stop-color="#14090b"/>
</linearGradient>
</defs>
<rect width="240" height="340" rx="3" fill="url(#plain)"/>
<rect x="12" y="12" width="216" height="316" rx="2" fill="none" stroke="#b08d57" stroke-opacity="0.6"/>
{lines}
</svg>
"""
_TITLE = (
    '<text x="120" y="{y}" text-anchor="middle" font-family="Grenze Gotisch Variable, Grenze Gotisch, serif"'
    ' font-size="{size}" fill="#f0d9a4">{text}</text>'
)
_TAGLINE = (
    '<text x="120" y="{y}" text-anchor="middle" font-family="Alegreya Sans, sans-serif" font-size="15"'
    ' fill="#d8c8b0">{text}</text>'
)


def plain_cover(title: str, tagline: str) -> bytes:
    """Draw the cover of a game that brings none."""
    heads = wrap(title, TITLE_WIDTH)[:4]
    size = min(44, 400 // max(map(len, heads), default=1))
    first = 150 - 20 * len(heads)
    lines = [_TITLE.format(y=first + 40 * at, size=size, text=escape(text)) for at, text in enumerate(heads)]
    below = wrap(tagline, TAGLINE_WIDTH)[:5]
    lines += [_TAGLINE.format(y=240 + 19 * at, text=escape(text)) for at, text in enumerate(below)]
    return _FRAME.format(lines="\n".join(lines)).encode()
