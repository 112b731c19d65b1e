"""The position of a match, and the arithmetic of coins."""
