"""The tables of Sabbat Magica: numbers of the rules, boards, resources and tiles, cards."""
