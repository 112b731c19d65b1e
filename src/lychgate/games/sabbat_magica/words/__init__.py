"""The words of Sabbat Magica: a file for each language, and what things are called."""
