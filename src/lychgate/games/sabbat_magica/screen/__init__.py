"""The table of Sabbat Magica as screens show it: read from views, never from the state."""
