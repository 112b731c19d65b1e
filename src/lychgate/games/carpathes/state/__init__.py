"""The position of a match, and plain questions about it."""
