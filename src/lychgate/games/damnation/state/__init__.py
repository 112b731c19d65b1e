"""The position, and questions about it."""
