"""What a player may choose from, in canonical order, and why not the rest: one module for each subject."""
