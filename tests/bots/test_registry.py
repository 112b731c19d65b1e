"""Bots are found by name and made from text."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from lychgate import bots
from lychgate.bots.base import BadSetting
from lychgate.bots.greedy import GreedyBot
from lychgate.bots.random import RandomBot
from lychgate.bots.search import SearchBot
from lychgate.core.errors import UnknownBot


def test_the_three_bots_are_installed() -> None:
    assert {"greedy", "random", "search"} <= set(bots.names())
    assert bots.find("random") is RandomBot
    assert bots.find("greedy") is GreedyBot
    assert bots.find("search") is SearchBot


def test_settings_stand_behind_the_name() -> None:
    bot = bots.make("search:ms=50:iterations=7:explore=0.5", 3)
    assert isinstance(bot, SearchBot)
    assert (bot.seed, bot.seconds, bot.budget, bot.explore) == (3, 0.05, 7, 0.5)


def test_a_number_of_rollouts_alone_sets_no_time() -> None:
    bot = bots.make("search:iterations=7", 3)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0


def test_without_a_limit_search_thinks_for_200_ms() -> None:
    for text in ("search", "search:ms=-1"):
        bot = bots.make(text, 3)
        assert isinstance(bot, SearchBot)
        assert (bot.seconds, bot.budget) == (0.2, 0)


def test_a_bot_that_cannot_be_loaded_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    torn = EntryPoint("torn", "a_library_that_nobody_has:Bot", "lychgate.bots")
    monkeypatch.setattr(bots, "_installed", lambda: {"torn": torn})
    with pytest.raises(UnknownBot, match=r"^The bot 'torn' cannot be loaded: ModuleNotFoundError: .*nobody_has'\.$"):
        bots.make("torn", 1)


def test_an_unknown_bot_is_one_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"^There is no bot 'clever'; installed are greedy, random, search\.$"):
        bots.make("clever", 1)


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("search:depth=3", "The bot search has no setting 'depth=3'; it has ms, iterations, rounds, explore."),
        ("search:ms", "The bot search has no setting 'ms'; it has ms, iterations, rounds, explore."),
        ("random:ms=3", "The bot random has no setting 'ms=3'; it has none."),
        ("search:ms=soon", "The setting ms of the bot search is a whole number, not 'soon'."),
        ("search:explore=much", "The setting explore of the bot search is a number, not 'much'."),
        ("search:ms=-2", "The settings of the search bot cannot be negative or without end."),
        ("search:explore=nan", "The settings of the search bot cannot be negative or without end."),
        ("search:iterations=0", "The search bot needs a limit: ms or iterations above 0."),
        ("search:ms=0", "The search bot needs a limit: ms or iterations above 0."),
        ("search:ms=0:iterations=0", "The search bot needs a limit: ms or iterations above 0."),
        ("greedy:worlds=0", "The greedy bot needs at least one world to think in, not 0."),
    ],
)
def test_a_bad_setting_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadSetting) as error:
        bots.make(text, 1)
    assert str(error.value) == sentence
