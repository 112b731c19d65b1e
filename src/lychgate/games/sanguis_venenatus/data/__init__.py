"""What could be printed on paper: the board, the cards, the sheets, the numbers. Tables, no logic."""
