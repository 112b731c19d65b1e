"""The random bot: any legal answer, each as likely as the others."""

from __future__ import annotations

from lychgate.bots.base import Bot, Chair


class RandomBot(Bot):
    """Chooses uniformly among the options."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> str:
        """Draw one option by lot."""
        options = chair.ask.options
        return options[chair.luck(self.seed).randrange(len(options))].code
