"""The words of the game, and what things are called."""
