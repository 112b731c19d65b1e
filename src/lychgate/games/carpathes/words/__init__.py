"""Sentences in each language, and what things are called in them."""
