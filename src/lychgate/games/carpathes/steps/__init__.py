"""The rules of Carpathes as steps, one module per chapter of the rulebook."""
