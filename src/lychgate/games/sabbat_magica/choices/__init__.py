"""What may be chosen in Sabbat Magica, in canonical order, and why not the rest."""
