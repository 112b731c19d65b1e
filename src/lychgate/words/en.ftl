# Words that all games share.

who-you = you
whose-you = your
whose = { $name }'s
who-seat = player { $number }
list-and = { $first } and { $last }

round-now = Round { $n }

option-pass = Let it be

why-over = The match is over.
why-others-decide = { $n ->
    [one] { $seats } decides now, not you.
   *[other] { $seats } decide now, not you.
}
why-reaction = Somebody may react first; you are not asked now.
why-clock = The clock decides who was first; nobody is asked.
why-watching = You are watching; only those who play choose.
why-sealed = You have chosen, and your choice stays sealed until everybody has.
why-finished = You have finished, and in a race what is done is done.
why-no-use = There is nothing to do with it now.
why-not-yours = That belongs to { $seat }.
why-compulsory = You cannot decline here; choose one of the answers.
why-no-such-answer = No answer of this game is written like that.
why-not-like-that = An answer of this kind is written differently.
why-goes-on = That is how an answer begins; more must follow.
why-decline-like-that = To do nothing is possible here, but it is written differently.
why-not-together = Not together with what you have picked already.

table-cell = { $track }, { $n }
table-heap = { $pool }: { $kind }
table-gem-drop = { $n } blood
table-gem-coin = { $n } gold
table-gem-loaf = { $n } bread
table-gem-laurel = { $n } popularity
table-link-open = open way
table-link-wall = wall
table-link-door = door
table-link-arrow = one way only
table-link-barred = barred
table-light-day = by day
table-light-night = by night
table-light-candle = by candlelight
table-light-brazier = by the light of a brazier
table-light-dark = in darkness
table-bond-serves = { $start } serves { $end }
table-bond-steers = { $start } steers { $end }
table-bond-attacks = { $start } attacks { $end }
table-of = of { $n }
table-seat-veiled = unseen
table-seat-ghost = a ghost
table-seat-gone = out of the game
table-broken = The table cannot be drawn, for a mistake in the game: { $error }. The match goes on; answer from the list.

## The terminal

terminal-over = The match is over
terminal-paused = Paused
terminal-your-turn = Your turn
terminal-turn-of = { $name }, your turn
terminal-thinking = { $name } is thinking
terminal-waiting = Waiting
terminal-waiting-long = The others decide.
terminal-watching = You are watching.
terminal-options = { $n } options
terminal-narrowed = only with { $names }
terminal-nothing-left = Nothing like that is possible: press ? to ask why.
terminal-left = { $n ->
    [one] one option left: Enter takes it
   *[other] { $n } options left
}
terminal-how-to-choose = Number, or arrows and Enter, or click. Type / and a few letters to filter.
terminal-more-news = and { $n } more: l
terminal-more = and { $n } more
terminal-agenda = What happens next
terminal-agenda-empty = nothing is waiting
terminal-log = Log
terminal-since = since your last turn
terminal-a-bot = bot ({ $name })
terminal-a-person = at this keyboard

terminal-key-choose = choose
terminal-key-filter = filter
terminal-key-why = why not
terminal-key-undo = undo
terminal-key-pay-otherwise = pay otherwise
terminal-key-pay-cheapest = pay the cheapest way
terminal-key-order = pass reactions
terminal-key-log = log
terminal-key-rules = rules
terminal-key-agenda = next
terminal-key-save = save
terminal-key-help = help
terminal-key-quit = quit
terminal-key-clear = clear
terminal-key-take = take it
terminal-key-typing = filters
terminal-key-pause = pause
terminal-key-go-on = go on
terminal-key-pace = pace
terminal-key-step = one step
terminal-key-result = result
terminal-key-back = back
terminal-key-open = open
terminal-key-search = search
terminal-key-chapter = chapter
terminal-key-describe = in words
terminal-key-scroll = up and down
terminal-key-rule = its rule
terminal-key-see-also = what it names
terminal-key-reasons = reasons

terminal-yes = Yes
terminal-no = No
terminal-sure = { $what }: this cannot be taken back. Are you sure?
terminal-save-as = Save the record to which file? (Esc: do not)
terminal-saved = Saved to { $path }
terminal-leave = Leave the match? It is saved in { $path }.
terminal-leave-unsaved = { $why } Leave all the same, and lose the match?
terminal-kept = The record is in { $path }
terminal-kept-resume = The match is saved. Go on with: lychgate play --resume { $path }
terminal-undo-nothing = There is nothing of yours to take back.
terminal-order-given = You pass in every reaction until you are asked something else.
terminal-order-back = You are asked again about every reaction.
terminal-undo-bots = Somebody has answered since. The bots do not mind: take it back all the same?
terminal-undo-revealed = Something was revealed since; what has been seen cannot be taken back.
terminal-undo-consent = { $name }: { $asker } would like to take back an answer, though you have learnt something since. Do you agree?

terminal-curtain = Pass the keyboard to { $name }.
terminal-curtain-enter = Press Enter.
terminal-curtain-undo = u: { $name } takes back the last answer

terminal-in-words = The table in words
terminal-its-turn = its turn
terminal-log-empty = Nothing has happened yet.
terminal-rules = Rules
terminal-rules-search = Search the rules: words, or the number of a clause
terminal-rules-page = Enter opens this page
terminal-rules-none = No clause has all of “{ $words }”.
terminal-rules-no-references = { $clause } names no other clause.
terminal-why = Why is that not possible?
terminal-why-search = What would you like to do? Words, a code, or something on the table
terminal-why-possible = That is possible now.
terminal-why-because = It is not possible now, because:

terminal-result-won = { $name } won
terminal-result-you-won = You won
terminal-result-shared = { $name } share the victory
terminal-result-kept = The record is kept in { $path }
terminal-result-again = Play again
terminal-result-save = Save as
terminal-result-look = Table
terminal-result-quit = Quit

terminal-too-small = This terminal has { $columns } columns and { $rows } rows. Please make it at least { $least_columns } by { $least_rows }.

terminal-key-book = book
terminal-key-page = turn the page
terminal-key-exact = the exact rules
terminal-key-show = show me
terminal-key-leave-lesson = leave the lesson
terminal-key-read-on = go on
terminal-key-play-on = play on
terminal-key-once-more = once more
terminal-help-book = The picture book in words: the game in a few pages.
terminal-book = Picture book
terminal-book-none = This game has no picture book.
terminal-book-page = page { $n } of { $of }
terminal-book-picture = Picture: { $shows }
terminal-book-pieces = The pieces
terminal-gatekeeper = The gatekeeper
terminal-lesson-step = { $n } of { $of }
terminal-lesson-leaving = Press Esc once more to leave the lesson and play on.
terminal-lesson-otherwise = That works too. The lesson goes another way: take it back?
terminal-lesson-back = Take it back
terminal-lesson-leave-on = Leave and play on
terminal-kept-lesson = The lesson is kept. Go on with: lychgate learn { $game }

terminal-help = Help
terminal-help-number = Take the option with that number. Where a longer number could be meant, Enter takes it.
terminal-help-arrows = Highlight another option and take it. What it touches is lit on the table.
terminal-help-filter = Keep only the options with these letters in their words, their code or what they touch. Any letter that is no key of its own starts the filter, too. Esc clears it.
terminal-help-mouse = Click an option to take it. Click something lit on the table to keep the options that touch it; the last one left is taken. Click anything else on the table to ask why not.
terminal-help-why = Ask why something is not possible; every reason leads to its rule.
terminal-help-undo = Take back your last answer: freely until somebody has learnt something new, then if the others agree.
terminal-help-order = Pass in every reaction until you are asked something else; once more takes the order back.
terminal-help-log = What happened, with a mark at your last turn.
terminal-help-rules = The rules, at the clause of the present question; search them by typing.
terminal-help-agenda = What happens next.
terminal-help-describe = The table in words, line by line.
terminal-help-save = Save now. Every answer is saved anyway.
terminal-help-quit = Leave. The match is saved and can be resumed.
terminal-help-scroll = Scroll the table where it is longer than its pane.
terminal-help-signs = Signs on the table
terminal-help-possible = you may choose it
terminal-help-chosen = the highlighted option touches it
terminal-help-active = its turn
terminal-help-seats = At the table

provenance-rulebook = rulebook
provenance-public-source = public source
provenance-ours = ours
status-enforced = enforced
status-interpreted = interpreted
status-shown = shown
clause-source = source
clause-see = see
