# Words of the lobby and the server.

bot-random = Aimless
bot-random-note = Does anything that is allowed: an opponent for fun.
bot-greedy = Fair
bot-greedy-note = Plays sensibly: takes what looks best at the moment.
bot-search = Cunning
bot-search-note = Thinks ahead for a moment.
bot-search-deep = Ancient
bot-search-deep-note = Thinks ahead for a whole second.
bot-other = { $name }
bot-other-note = A bot installed on this server.

undo-back = { $seat } would like to take back the last answer{ $count ->
    [one] {""}
   *[other] , { $count } answers in all
}.

sit-ask = { $name } would like to sit down on the seat of { $seat }, and would then see its cards.
house-closes = { $minutes ->
    [0] The house closes for an update now. Everything is kept; play goes on when it opens again.
    [one] The house closes for an update in one minute. Everything is kept; play goes on when it opens again.
   *[other] The house closes for an update in { $minutes } minutes. Everything is kept; play goes on when it opens again.
}
table-closed = The host of the house has closed this table. What was played is kept.
table-reopened = The host of the house has opened this table again: play on.
rules-changed = This match was begun by rules version { $begun }; this house knows version { $now }, and the match goes on by it. What has changed stands in the changelog.
notice-sits = { $name } has taken seat { $number }.
notice-bot = The host has given seat { $number } ({ $before }) to a bot: { $name }.
notice-open = The host has opened seat { $number } ({ $before }) for somebody else.
notice-left = { $before } has left; { $name } plays on for them until they come back.
stand-in-ask = Shall a bot play for { $seat } until they are back? Hand and name stay theirs.
host-ask = { $name } would like to host the table, as long as no host is here.
end-ask = { $name } would like to end the match as it stands: nobody wins it, and everything hidden is opened.
notice-stands-in = { $name } plays for { $before } until they are back.
notice-plays-free = { $name } plays on seat { $number } until somebody sits down there.
notice-back = { $name } is back.
notice-host = { $name } hosts the table from now on.
notice-ended = The match was ended as it stood. Decided by { $names }.

# Word to people who are away. It stands on locked screens: no hidden thing, and not what is waited for.

word-turn = The table waits for you.
word-consent = The others are waiting for your yes or no.
word-again = The same people would like to play again.
word-over = The match is over: see how it ended.
word-try = This is how you will be told when a table waits for you.
word-try-title = Lychgate
word-open = Open the table, in the browser you play in: { $link }
word-stop = No more of these messages: { $link }
word-confirm-title = Lychgate: is this your address?
word-confirm = Somebody, probably you, would like to be told here when a table waits. If that is right, say so: { $link }
word-never = If it was not you, do nothing; or let us never ask again: { $link }
