"""The table as screens draw it: made from views, never from states."""
