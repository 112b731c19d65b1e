"""The steps of Damnation, one file per chapter of the rulebook."""
