"""What happens in Sabbat Magica, as records; words for each are in `words/`."""
