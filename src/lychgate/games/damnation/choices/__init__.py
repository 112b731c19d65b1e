"""What may be chosen, in canonical order, and why not the rest."""
