"""Advice to bots: habits, what a position is worth, what an answer may bring."""
