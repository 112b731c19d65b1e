"""What things are called: `names.py` as words to be filled in, and one file for each language."""
