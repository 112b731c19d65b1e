"""Word to people who are away: Web Push, mail and other services tell that a table waits.

From a change at a table to somebody's phone: `messenger.py` notices that a match has moved, `facts.py` says what waits
for whom as far as it may be told, `book.py` knows the addresses, `texts.py` finds the words, `ways.py` sends them from
threads, and `outgoing.py` keeps these threads out of private networks. `keys.py` holds the secrets of the house,
`signup.py` is how an address gets into the book, and `http.py` what a browser may ask for.
"""
