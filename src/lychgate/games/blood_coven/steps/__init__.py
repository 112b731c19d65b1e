"""The rules of Blood Coven as steps, one module per chapter of the rulebook."""
