"""The position of a Sabbat Magica match, and plain questions about it."""
