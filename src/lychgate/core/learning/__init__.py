"""Learning: the guided first match and the picture book of a game, as data that browser and terminal show alike."""
