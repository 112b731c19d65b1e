"""What is printed on board, cards, tokens and dice: tables, no logic."""
