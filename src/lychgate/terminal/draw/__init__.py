"""Drawing: from a table and what lies on it to a sheet of characters."""
