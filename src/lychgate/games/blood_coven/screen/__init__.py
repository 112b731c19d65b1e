"""How a match looks: the table, what lies on it now, and what travels over it."""
