"""Chance: drawn by key and counter, so that a saved position holds all its luck and the luck can be proved afterwards.

Every lot draws from a stream of its own, the keyed BLAKE2 hash of (match key, purpose, counter). Nothing else in a
match is random. The counters are kept per purpose: replaying a match with one decision changed keeps everybody's luck.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from lychgate.core.ask import Lot
from lychgate.core.errors import BadChanceScript, LawBroken


def commitment(seed: int) -> str:
    """Hash a seed for publication before the first draw; opened at the end, it proves the seed was not chosen later."""
    return blake2b(b"lychgate commitment:%d" % seed, digest_size=32).hexdigest()


def match_key(seed: int, contributions: Iterable[str] = ()) -> str:
    """Mix the seed with a contribution from each seat, so that no single party chooses the luck."""
    # Each contribution says how long it is, so that no two different sets of them read the same.
    return "\x1f".join([str(seed), *[f"{len(each)}:{each}" for each in contributions]])


class Chance:
    """Nature's answers: drawn by key and counter, or in tests read from a chance script."""

    __slots__ = ("_keyed", "counters", "key", "script")

    def __init__(self, key: str, counters: dict[str, int] | None = None, script: Iterable[str] = ()) -> None:
        """`script` is the chance script: answers that are given, in this order, before any is drawn."""
        self.key = key
        self._keyed: blake2b | None = None
        """The hash with the key in it, made when the first lot is drawn."""
        self.counters = counters if counters is not None else {}
        self.script = list(script)

    def copy(self) -> Chance:
        """Return an independent copy that will draw the same."""
        new = Chance.__new__(Chance)
        new.key = self.key
        new._keyed = self._keyed  # never updated, only copied, so the two may share it
        new.counters = self.counters.copy()
        new.script = self.script.copy()
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.key, self.counters, self.script) == (
            other.key,
            other.counters,
            other.script,
        )

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __reduce__(self) -> tuple[type[Chance], tuple[str, dict[str, int], list[str]]]:
        """Pickle the facts; the hash cannot be pickled and is made anew."""
        return Chance, (self.key, self.counters, self.script)

    def to_json(self) -> dict[str, object]:
        """Return all that decides the coming luck: the key, the counters, what is left of the chance script."""
        return {"key": self.key, "counters": dict(sorted(self.counters.items())), "script": self.script.copy()}

    def answer(self, question: Lot) -> str:
        """Answer a lot: the code that goes to the record."""
        purpose = question.purpose
        counter = self.counters.get(purpose, 0)
        if self.script:
            code = self.script[0]
            try:
                question.read(code)
            except ValueError:
                raise BadChanceScript(f"The scripted answer {code!r} does not fit the lot {purpose!r}.") from None
            del self.script[0]
            self.counters[purpose] = counter + 1
            return code
        self.counters[purpose] = counter + 1
        if question.weights is not None:
            return str(self._weighted(f"{purpose}#{counter}", question.weights, question.total))
        return ",".join(map(str, self._order(f"{purpose}#{counter}", question.order)))

    def _hash(self, text: str) -> blake2b:
        """Return the keyed hash of a text; copying the keyed hash costs a quarter of keying another one."""
        if self._keyed is None:
            secret = blake2b(b"lychgate key:" + self.key.encode(), digest_size=32).digest()
            self._keyed = blake2b(key=secret, digest_size=16)
        keyed = self._keyed.copy()
        keyed.update(text.encode())
        return keyed

    def _weighted(self, stream: str, weights: tuple[int, ...], total: int) -> int:
        point = _below(self._hash(stream), total)
        if total == len(weights) and min(weights):  # each weighs 1, as the faces of a die do
            return point
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        raise LawBroken("A lot fell beyond its weights.")

    def _order(self, stream: str, count: int) -> list[int]:
        order = list(range(count))
        if count < 2:
            return order
        begun = self._hash(f"{stream}/")
        for last in range(count - 1, 0, -1):
            keyed = begun.copy()
            keyed.update(b"%d" % last)
            other = _below(keyed, last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def _below(keyed: blake2b, bound: int) -> int:
    """Return a whole number below a bound; 128 bits are scaled down: the bias is below bound / 2**128."""
    return (int.from_bytes(keyed.digest(), "big") * bound) >> 128
