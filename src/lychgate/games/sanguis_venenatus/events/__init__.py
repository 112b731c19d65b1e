"""What happened, as records."""
