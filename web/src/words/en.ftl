# The shell, English. A game brings its own words; these are of the rooms around it.

ui-title = Lychgate: gothic games, one table
ui-menu = Menu
ui-close = Close
ui-loading = One moment …
ui-settings = Settings
ui-language = Language
ui-nowhere = There is nothing at this address.
ui-to-lobby = To the lobby
ui-no-server = The server cannot be reached. Is it running, and is this device online?
ui-broken-games = Some installed games cannot be played:
ui-try-again = Try again

## Lobby

ui-games = Games
ui-range = { $low } to { $high }
ui-players-word = players
ui-minutes-word = minutes
ui-minutes = { $range } min
ui-weight-1 = light
ui-weight-2 = easy
ui-weight-3 = medium
ui-weight-4 = demanding
ui-weight-5 = heavy
ui-game-spoken = { $title }, { $players } players, { $minutes } minutes, { $weight }. { $deed }
ui-english-only = This game speaks English only.
ui-play-now = Play now
ui-play-now-with = { $n ->
    [1] you and one fair bot
    [2] you and two fair bots
    [3] you and three fair bots
   *[other] you and { $n } fair bots
}
ui-learn = Learn to play
ui-learn-lesson = a guided match, { $n } minutes
ui-learn-rules = the rules at your own pace
ui-more-options = Friends, bots, options
ui-count-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
ui-count-friends = { $n ->
    [one] one friend
   *[other] { $n } friends
}
ui-count-here = { $n } at this device
ui-by-rulebook = as the rulebook has it
ui-count-changes = { $n ->
    [one] one option changed
   *[other] { $n } options changed
}
ui-me = Me
ui-friend = Friend
ui-bot = Bot
ui-me-note = you
ui-beside-note = beside you, at this device
ui-friend-note = joins by a link you send
ui-seat-n = Seat { $n }
ui-seat-kind = Who takes seat { $n }
ui-bot-level = How well the bot on seat { $n } plays
ui-your-name = Your name
ui-their-name = Their name
ui-nameless = Guest
ui-add-seat = Add a seat
ui-remove-seat = Remove the last
ui-options = Options
ui-options-rulebook = By the rulebook
ui-options-last = As last time
ui-windows = Reactions
ui-windows-ask = Wait for all
ui-windows-ask-note = A chance to react stays open until everybody has answered.
ui-windows-pass = { $n } seconds
ui-windows-pass-note = Everybody has { $n } seconds to react; silence passes.
ui-our-variants = { $n ->
    [one] One variant of our own
   *[other] { $n } variants of our own
}
ui-live-only-alone = needs another person, at a device of their own
ui-live-only-one-device = not at one device
ui-setting = { $name }: { $note }
ui-number-span = A whole number from { $low } to { $high }: it stays at { $n }.
ui-one-less = One less
ui-one-more = One more
ui-open-table = Open the table
ui-continue = Continue
ui-wait-for-you = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
ui-my-matches = My matches
ui-all-matches = All { $n } matches
ui-waiting-you = Waiting for you
ui-waiting-others = Waiting for others
ui-finished = Finished
ui-nothing-finished = The matches you finish are kept here, to look back at.
ui-others-play = The match goes on
ui-round-n = Round { $n }
ui-standing-leads = You **lead** { $points } to { $theirs }
ui-standing-shares = You **share the lead** with { $points } points
ui-standing-behind = You are **{ $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }**: { $points } points, { $rival } has { $theirs }
ui-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
ui-moved = { $name } moved { $ago }
ui-moved-you = you moved { $ago }
ui-moved-all = last move { $ago }
ui-opened = opened { $ago }
ui-ago-now = just now
ui-ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
ui-ago-today = at { $time }
ui-ago-yesterday = yesterday at { $time }
ui-ago-date = on { $date }
ui-free-seats = { $n ->
    [one] one seat is free
   *[other] { $n } seats are free
}
ui-leave = Leave …
ui-leave-game = Leave { $game } …
ui-leave-title = Leave { $game }?
ui-leave-others = A bot plays on for you; the others are told. You can come back by your link until the match ends.
ui-leave-alone = Only bots are left there: the match stops here without a result and goes from your list for good.
ui-leave-yes = Leave
ui-leave-no = Stay
ui-remove = Remove
ui-remove-game = Remove { $game } from my list
ui-nothing-waits = No match is waiting for you. Open a table, or take a seat with a link somebody sent you.
ui-your-reaction = You may react
ui-your-turn = Your turn
ui-your-turn-in = Your turn in { $game }
ui-gathering = People are gathering
ui-over = The match is over
ui-play = Play
ui-open = Open
ui-join = Join by link
ui-watch = Watch
ui-join-note = Paste the link somebody sent you: an invitation leads to a free seat, a link of your own back to yours.
ui-watch-note = Paste a table’s link for spectators: you see what everybody sees, no hands, and cannot play. Whoever sits there finds that link under “Seats and links”.
ui-join-unclear = That is no link to a table.
ui-join-go = Go there

## Gathering

ui-gathering-title = The table is set
ui-invited-by = { $n ->
    [one] { $names } invites you to { $game }.
   *[other] { $names } invite you to { $game }.
}
ui-invited = You are invited to { $game }.
ui-invited-facts = { $players } players, { $minutes } minutes, { $weight }. { $taken } of { $seats } seats are taken.
ui-read-rules = Read the rules meanwhile
ui-sit-note = Under which name do you play?
ui-sit = Sit down
ui-copy-invite = Copy the invitation
ui-copy-watch = Link for spectators
ui-copied = Copied
ui-bot-instead = Bot instead …
ui-fill-bot = Give seat { $seat } to a bot
ui-open-seat = Free the seat of { $name }
ui-seat-open = nobody yet
ui-seat-you = you
ui-seat-here = here
ui-seat-thinking = thinking
ui-seat-turn = to decide
ui-a-bot = bot, { $level }
ui-start = Begin the match
ui-starting = Everybody is here. The match begins.
ui-waiting-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
ui-fair = How can I know the luck is honest?
ui-fair-note = Before the first draw the server shows the fingerprint of its secret number, and every device adds a random share of its own. When the match is over the number is opened, and anybody can check that it fits this fingerprint:

## At the table

ui-table = Table
ui-table-menu = Seats and links
ui-seats = Seats
ui-question = Your question
ui-asked = { $n ->
    [one] { $question } One answer.
   *[other] { $question } { $n } answers.
}
ui-asked-time = You have { $n } seconds; silence passes.
ui-react-left = { $n } s
ui-alike = { $first } …
ui-answers-all = All { $n } answers
ui-answers-fewer = Fewer answers
ui-sift-all = All { $n }
ui-hold-hint = Hold a place to look first.
ui-cards-fold = Look at the table
ui-cards-lay = Lay them out as cards
ui-beginner = good for a first match
ui-do-it = Do it
ui-others = { $n ->
    [one] One other
   *[other] { $n } others
}
ui-deck-of = { $name }: { $n ->
    [one] one card
   *[other] { $n } cards
}
ui-to-answers = Answer
ui-prompt-hint = Choose below, or click what is lit. Click or point at anything to learn what it is.
ui-reach-hint = What is pale gold is within reach now: click it to leave this so and choose it at once.
ui-back = Back
ui-presets = Pay the cheapest way
ui-let-go = { $n ->
    [one] One answer left: let go
   *[other] { $n } answers left: let go
}
ui-wait = The table is busy
ui-wait-reaction = Somebody may react
ui-wait-for = { $n ->
    [one] { $names } decides
   *[other] { $names } decide
}
ui-just-now = Just now
ui-now = (now)
ui-rail = Agenda, log and talk
ui-agenda = What happens next
ui-agenda-empty = Nothing is waiting.
ui-more = and { $n } more
ui-next = Next
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-lately = What happened
ui-since = Since your last turn
ui-since-n = { $n ->
    [one] One thing happened since your last turn
   *[other] { $n } things happened since your last turn
}
ui-skipped = { $n ->
    [one] one deed skipped: look
   *[other] { $n } deeds skipped: look
}
ui-stage = What the others do
ui-stage-of = { $at } of { $n }
ui-stage-next = Next
ui-stage-end = Done
ui-key-space = Space
ui-talk = Talk
ui-talk-say = Say something
ui-talk-empty = Nobody has said anything yet.
ui-send = Send
ui-mute = Mute { $name }
ui-unmute = Hear { $name } again
ui-about-may = With it you may now
ui-about-more = { $n ->
    [one] One more among the answers.
   *[other] { $n } more among the answers.
}
ui-about-why = Why is it not lit?
ui-about-else = What else, and when
ui-about-when = When is it chosen?
ui-about-nearest = Nearest:
ui-sure = Are you sure?
ui-sure-yes = Yes, do it
ui-sure-no = Think again
ui-undo = Undo
ui-undo-asked = Others have answered since, so it is not yours alone to take back. Asked: { $names }.
ui-undo-revealed = Something was revealed since. What has been seen cannot be taken back; from the replay you can play on from any moment.
ui-undo-agreed = Taken back.
ui-undo-declined = It stays as it was.
ui-consent = May it be taken back?
ui-consent-note = You have learnt something since, so it is up to you.
ui-consent-yes = Yes, let it be undone
ui-consent-no = No, it stands
ui-sit-consent = May somebody sit down?
ui-sit-consent-note = The match has begun, so it is up to those who play.
ui-sit-consent-yes = Yes, let them sit down
ui-sit-consent-no = No, not now
ui-sit-agreed = It was agreed: the seat has somebody new.
ui-sit-declined = It was not agreed: the seat stays as it was.
ui-sit-asked = { $names } must agree before you sit down.
ui-orders = Reactions
ui-order-pass = Pass until my turn
ui-order-ask = Always ask me
ui-order-given = Standing orders
ui-order-quiet = Not again: { $kind }
ui-order-again = Not again …
ui-order-round = this round
ui-order-match = this match
ui-order-hit = nothing more until I am hit
ui-order-back = Ask again: { $order }
ui-order-kind = { $kind }: { $until }
ui-taken = Taken by itself, the only answer: { $answer }
ui-curtain = { $name }, your turn
ui-curtain-note = Pass the device on, and look only when nobody else does.
ui-curtain-lift = I am { $name }
ui-curtain-undo = { $name } takes back the last answer
ui-connecting = Going to the table …
ui-refused = This table stays closed
ui-refused-note = A table opens only with a link somebody sent you, or in the browser that has sat there before.
ui-lost = The connection is lost; nothing of the match is.
ui-lost-again = Next attempt in { $n } s.
ui-lost-trying = Trying again …
ui-try-now = Try now
ui-not-sent = That did not reach the server. Try again when the connection is back.
ui-race-left = { $n ->
    [one] one second left
   *[other] { $n } seconds left
}
ui-race-lays = { $name }: { $what }
ui-race-points = pointing at { $what }
ui-stale = The table had moved on before your answer came; this is how it stands now.
ui-watchers = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
}

## Rules

ui-rules = Rules
ui-rules-search = Search: words, or the number of a clause
ui-rules-chapter = Go to a chapter
ui-rules-found = { $n ->
    [0] No clause has all these words.
    [one] One clause.
   *[other] { $n } clauses.
}
ui-rules-note = Told in our own words.
ui-rules-sources = Show sources
ui-rules-only = These rules are written in English only.
ui-rules-signs = What the signs mean
ui-rules-sign-number = Every rule has a number of its own, such as { $example }. Wherever you see such a number, it leads here.
ui-rules-sign-R = from the rulebook, under the heading that is named
ui-rules-sign-P = from another public source; Sources, at the end, says which
ui-rules-sign-S = supplied by us, where the rulebook is silent or unclear
ui-rules-sign-enforced = the program sees to it: you cannot break this rule by mistake
ui-rules-sign-interpreted = the program sees to it, as one of our rulings reads a rule that is unclear
ui-rules-sign-shown = you see it on the table or read it; the program enforces nothing
ui-clause = Rule { $clause }

## The end

ui-won = { $name } won
ui-you-won = You won
ui-shared-win = { $name } share the victory
ui-place = place
ui-player = player
ui-score = score
ui-rematch = Rematch
ui-rematch-offer = The same people play again, and your seat is kept.
ui-rematch-go = Go to the new table
ui-replay = Replay
ui-record = Download the record
ui-verify = Verify the luck
ui-look-at-table = Look at the table
ui-show-result = The result
ui-end-head = { $wins }, { $scores }
ui-end-to = { $a } to { $b }
ui-end-points = { $n ->
    [one] point
   *[other] points
}
ui-end-why = { $source } decided it: { $amounts }.
ui-end-amount = { $name } { $n }
ui-end-equal = Nothing told them apart.
ui-end-sources = Points by source
ui-end-part = { $name }, { $source }: { $n }. Show when
ui-end-lines = The lead over the rounds
ui-end-begin = at the beginning
ui-end-count = the count
ui-end-story = What decided it
ui-end-turning = The turning point, { $round }:
ui-end-gained = { $name } { $n }
ui-end-look = Look
ui-end-play-on = { $round }, as you stood: what if?
ui-end-table-note = as it lies now
ui-end-again = Again
ui-end-again-note = same table, other luck
ui-fair-good = The promise was kept: this number was fixed before the first draw.
ui-fair-bad = The opened number does not fit what was promised at the start.
ui-fair-opened = Your browser has just hashed the opened number itself and compared it with the fingerprint shown before the match.
ui-fair-promise = Fingerprint, shown before the match
ui-fair-seed = The number, opened now
ui-fair-hash = Its BLAKE2b hash, computed here
ui-fair-share = The share of { $name }
ui-fair-command = To replay every draw from it, download the record and run

## Replay

ui-moment = Moment of the match
ui-moment-of = { $at } of { $last }
ui-previous = One step back
ui-next-moment = One step on
ui-first-moment = To the beginning
ui-last-moment = To the end
ui-stride = Step by
ui-stride-answer = Answer
ui-stride-turn = Turn
ui-stride-round = Round
ui-stride-mine = My decisions
ui-look-as = Look from the seat of
ui-play-on = Play
ui-pause = Pause
ui-speed = Speed { $n }
ui-copy-moment = Link to this moment
ui-branch = What if …
ui-branch-note = Play on from moment { $at } as a match of its own, against bots. The luck stays as it was.
ui-branch-seat = You play for
ui-branch-bots = The others are
ui-branch-go = Play on from here

## Settings

ui-set-system = as the system says
ui-set-sound = Sound
ui-set-sound-note = a bell when it is your turn, small sounds for what moves
ui-set-confirm = Ask “are you sure?”
ui-set-confirm-weighty = when there is no way back
ui-set-confirm-every = before every answer
ui-set-confirm-never = never
ui-set-takeOnly = Take the only answer
ui-set-takeOnly-note = where nothing else can be answered; never where it would tell other people what you hold
ui-set-curtain = Curtain
ui-set-curtain-note = between people who share a device
ui-set-keys = Single keys
ui-set-keys-note = numbers answer, letters open log and rules; ? lists them
ui-set-motion = Motion
ui-set-motion-full = things travel
ui-set-motion-reduced = things appear in place
ui-set-pace = Deeds of others
ui-set-pace-slow = Slow
ui-set-pace-normal = Normal
ui-set-pace-at-once = At once
ui-set-contrast = Contrast
ui-set-contrast-more = high

## Keys

ui-keys = Keys
ui-key-number = give the answer with that number
ui-key-about = what is this: the thing under the pointer or the focus
ui-key-arrows = another answer; Enter takes it
ui-key-tab = what is lit on the table, then the rest of the page
ui-key-stage = the next deed of the others, and back; hold for fast
ui-key-escape = let go of what was picked; close

## Boards

ui-board-nearer = Zoom in
ui-board-farther = Zoom out
ui-board-whole = Show the whole board
ui-board-focus = Go to what can be chosen

## Lessons

ui-gatekeeper = The gatekeeper
ui-offer-guide = Your first match? I can guide you.
ui-offer-yes = Guide me
ui-offer-no = I will manage
ui-lesson-step = { $n } of { $of }
ui-lesson-step-spoken = Step { $n } of { $of }.
ui-lesson-do = Do: { $does }
ui-lesson-show = Show me
ui-lesson-others = All answers
ui-lesson-leave = Leave the lesson
ui-lesson-go-on = Go on
ui-lesson-otherwise = That works too. The lesson goes another way: take it back?
ui-lesson-back = Take it back
ui-lesson-leave-on = Leave and play on
ui-lesson-play-on = Play on
ui-lesson-again = Once more

## The picture book

ui-book = Picture book
ui-book-note = the picture book
ui-book-back = Back
ui-book-learn = Learn to play, { $n } minutes
ui-book-facts = { $players } players · { $minutes } minutes
ui-book-exact = The exact rules
ui-book-exact-n = the exact rules, { $n } clauses
ui-book-pieces = The pieces
ui-book-picture = Picture { $n }: { $shows }

## The host's desk

ui-desk = The host’s desk
ui-desk-leave = Leave the desk
ui-desk-token = Token of the desk
ui-desk-token-hint = On the server, “lychgate admin token” makes a new one.
ui-desk-enter = Open the desk
ui-desk-tonight = The house tonight
ui-desk-well = all is well
ui-desk-slow = answers are slow
ui-desk-queue = bots wait for one another
ui-desk-full = the storage is nearly full
ui-desk-since = open since { $when }
ui-desk-closes = no new tables; closes at { $when }
ui-desk-stay-open = Stay open after all
ui-desk-drain = Close for an update in { $n } minutes
ui-desk-tables = Tables
ui-desk-in-play = in play
ui-desk-gathering = { $n } gathering
ui-desk-people = People connected
ui-desk-watch = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
ui-desk-watchers = Those who watch
ui-desk-moves = Moves a second
ui-desk-last-hour = last minute; line: last hour
ui-desk-answers = Answer time, p99
ui-desk-limit = ms, limit { $n }
ui-desk-storage = Storage
ui-desk-of = of { $size }
ui-desk-backup = Backup { $when }, checked
ui-desk-no-backup = No backup in the folder
ui-desk-oldest = Longest without a move
ui-desk-order = { $n }, the longest wait first
ui-desk-find = game, person or table
ui-desk-no-tables = No table like that is open.
ui-desk-answered = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
ui-desk-reaction = a reaction
ui-desk-export = Export
ui-desk-more = More …
ui-desk-all = Show all { $n }
ui-desk-nothing-hidden = You see no hands and no hidden cards here.
ui-desk-table = A table for { $game }
ui-desk-talk = Who may talk
ui-desk-mute = Mute
ui-desk-unmute = Let talk again
ui-desk-link = New link for spectators
ui-desk-close = Close the table
ui-desk-delete = Delete for good
ui-desk-close-sure = Close this table? { $n } seats are told; what was played is kept.
ui-desk-delete-sure = Delete this table with everything that was played and said at it? Only a backup could bring it back.
ui-desk-no = Leave it
ui-desk-doors = Who may open tables
ui-desk-open-everybody = Everybody
ui-desk-open-everybody-note = the house stands open
ui-desk-open-invited = Whoever has an invitation
ui-desk-open-invited-note = { $n ->
    [one] { $n } person holds one
   *[other] { $n } people hold one
}
ui-desk-open-host = Only me
ui-desk-open-host-note = guests may still sit down by a link
ui-desk-for-people = People
ui-desk-for-days = Days
ui-desk-invite = Invite
ui-desk-invitation = The invitation, told only now
ui-desk-withdraw = Withdraw all invitations
ui-desk-bans = Shown the door
ui-desk-address = An address or a network
ui-desk-ban = Let nobody in
ui-desk-unban = Let in again
ui-desk-bots = Bots at work
ui-desk-thinking = { $n } of { $places } places think; { $waiting } wait
ui-desk-backups = Backups
ui-desk-every-night = Every night at { $hour }:00, the last { $kept } are kept. Each was played again.
ui-desk-back-up = Back up now
ui-desk-backing-up = Playing every match again …
ui-desk-no-folder = No folder for backups is set; see the setting “backups”.
ui-desk-log = Log
ui-desk-hold = Hold
ui-desk-warnings = Warnings only

## Word of tables that wait

ui-word = Tell me when it is my turn
ui-word-here = On this device
ui-word-off = Off. Your browser will ask whether it may.
ui-word-reached = On, also while Lychgate is closed. Of a table that you look at you are told nothing.
ui-word-open = On, as long as Lychgate is open in this browser: it cannot be reached while it is closed.
ui-word-denied = Your browser does not allow it. In its settings for this page you can allow notifications.
ui-word-cannot = This browser cannot show notifications. On an iPhone or iPad, put Lychgate on the home screen first.
ui-word-unsafe = Browsers allow this only at an address that begins with https.
ui-word-by-mail = mail
ui-word-address = Or at an address ({ $ways }):
ui-word-give = Tell me there
ui-word-asked = Asked whether that is right: follow the link in the message.
ui-word-told = You are told here.
ui-word-tried = A message is on its way.
ui-word-try = Try it
ui-word-end = Remove
ui-word-turn = The table waits for you.
ui-word-consent = The others are waiting for your yes or no.
ui-word-again = The same people would like to play again.
ui-word-link-asked = Shall word come to this address when a table waits for you?
ui-word-confirm = Yes, this is my address
ui-word-link-confirmed = Good: from now on you are told there.
ui-word-link-stopped = Done: nothing more is sent to this address.
ui-word-link-bad = This link is not good any more.
## People come and go

ui-away-for = { $n ->
    [0] away for a moment
    [one] away for one minute
   *[other] away for { $n } minutes
}
ui-away-brief = { $n ->
    [0] away
   *[other] away { $n } min
}
ui-has-been-away = { $n ->
    [0] { $name } has lost the line
    [one] { $name } has been away for one minute
   *[other] { $name } has been away for { $n } minutes
}
ui-lost-line = { $name } has lost the line. Seat and hand are kept.
ui-away-turn = The table waits for this seat. Seat and hand are kept.
ui-away-asked = Perhaps the table waits for this seat. Seat and hand are kept.
ui-send-link = Send the link again
ui-held-wait = Wait
ui-held-wait-note = ask me again in { $n } minutes
ui-held-bot = A bot plays for { $name }
ui-held-bot-note = until they are back; hand and name stay theirs
ui-held-bot-free = A bot plays here
ui-held-bot-free-note = until somebody sits down
ui-held-end = End the match
ui-held-end-note = as it stands; asks once
ui-plays-for = { $bot } for { $name }
ui-left-plays-for = has left; { $bot } plays for { $name }
ui-plays-free = { $bot } plays here for now
ui-is-back = { $name } is back
ui-seat-free = this seat is free
ui-seat-is-free = { $name } is free
ui-seat-free-note = Nobody answers for this seat.
ui-seat-waits = A seat is free: { $name }
ui-seat-was-yours = This was your seat
ui-seat-taken = Your seat was given to { $name }. You may watch.
ui-take-back = Take your seat back
ui-only-watch = Only watch
ui-only-watching = You are watching. The seat is still free.
ui-welcome-back = { $name } is back: your seat is yours
ui-back-away = { $n ->
    [0] You were away for a moment.
    [one] You were away for one minute.
   *[other] You were away for { $n } minutes.
}
ui-back-none = { $bot } kept your seat and has answered nothing.
ui-back-answers = { $n ->
    [one] { $bot } answered once for you.
   *[other] { $bot } answered { $n } times for you, last:
}
ui-back-see = See it
ui-vote = { $n ->
    [one] { $agreed } agrees, waiting for { $left }
   *[other] { $agreed } agree, waiting for { $left }
}
ui-vote-bot = Shall a bot play for somebody?
ui-vote-host = Shall somebody else host?
ui-vote-note = More than half of those who are here decide.
ui-vote-end-note = All who are here must agree.
ui-vote-yes = Yes
ui-vote-no = No
ui-vote-agreed = It was agreed.
ui-vote-declined = It was not agreed: everything stays as it was.
ui-asked-others = Asked: { $names }.
ui-asked-no = Better not
ui-end = End the match …
ui-end-title = End the match?
ui-end-words = It ends as it stands, without a winner, and everything hidden is opened. All who are here are asked.
ui-end-yes = End it
ui-ended = The match was ended as it stood
ui-ended-note = Nobody has won. Its record and its replay are kept.
ui-own-link = Copy the link to your seat
ui-leave-early = A bot takes your seat; the others see that. You cannot take the seat back.
ui-free-words = The seat can then be taken by invitation, and nobody plays on it until then. By the old link { $name } can take it back as long as nobody else has.
ui-free-yes = Free the seat
ui-bot-title = Give the seat of { $name } to a bot?
ui-bot-words = The bot plays on in its own name. By the old link { $name } can take the seat back. A bot that only stands in until then is the milder way.
ui-bot-yes = Give it to the bot
ui-hosts = hosts
ui-pass = Make host
ui-pass-title = Shall { $name } host the table?
ui-pass-words = Then { $name } runs the table: frees seats, invites, lets bots play. You keep your seat.
ui-pass-yes = Pass it on
ui-take-host = Host this table
