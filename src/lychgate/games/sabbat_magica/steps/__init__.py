"""The steps of Sabbat Magica, one file per chapter of the rules."""
