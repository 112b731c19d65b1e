"""What a screen draws: layout, fill, looks and motions."""
