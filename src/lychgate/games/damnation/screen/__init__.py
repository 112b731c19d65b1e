"""The table as a screen shows it: it reads views, never states."""
