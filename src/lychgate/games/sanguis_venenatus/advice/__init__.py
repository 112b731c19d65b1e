"""Advice to bots."""
