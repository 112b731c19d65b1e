"""What happened, as records; the words for each are in `words/`."""
