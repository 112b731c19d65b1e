# Noughts and crosses, English. The file is checked by tests: every key that the game uses is here.

game-title = Noughts and crosses
game-tagline = Three in a row. Nobody has lost on purpose yet.

## Things on the table

name-board = the board
name-cell = { $cell }
name-nought = nought
name-cross = cross

## Questions, answers and reasons

ask-place = Where do you put your mark?
option-place = Mark { $cell }
    .then = It is yours; three in a line win.
why-taken = { $cell } is taken.

## What things are for

about-cell = One of nine cells; each takes one mark.
about-board = The board: three in a row, a column or a diagonal win.
about-seat = { $seat_own } place at the table.
changes-seat = Point at a cell to learn what can be done there.
when-place = Marks are put on empty cells, one on each turn.
when-line = Cells are marked one by one; three in a line win.

## The to-do list, the log, the end. What happened is told in the past: "you" and a name then need the same verb.

step-place = { $seat_own } turn
event-placed = { $seat } marked { $cell }.
ending-line = Three in a row
ending-full = The board is full
