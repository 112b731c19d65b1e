# Cups, English.

game-title = Cups
game-tagline = How many sixes under all cups?
game-deed = Bid on the dice under all cups, higher every time, or doubt the last bid. Whoever is right most often has won.
game-look = Two cups, and what was bid on the dice under them

bid = { $count } × { $face }
cup = the cup of { $seat }
die = a die
die-face = { $face }
covered = a covered die
points = points of { $seat }

setting-rounds = Rounds
setting-rounds-3 = three
setting-rounds-1 = one
setting-rounds-n = { $n }

ask-turn = How many dice of which face?
option-bid = Bid { $bid }
    .then = If there are fewer and somebody doubts it, the point is theirs.
option-doubt = Doubt { $bid }
    .then = All cups are lifted: if there are as many, the point goes to the bidder.
option-doubt-nothing = Doubt
    .then = There is no bid to doubt yet.
why-not-higher = { $bid } is not more than { $before }.
why-no-bid = Nobody has bid yet.

event-rolled = { $seat } rolled.
event-looked = { $seat } rolled { $faces }.
event-bid = { $seat }: { $count } × { $face }.
event-doubted = { $seat } doubted.
event-lifted = { $seat } had { $faces }.
event-judged = { $seat } scored a point.

step-turn = { $seat }: bid or doubt

ending-counted = The last round is played.

about-cup = { $seat_own ->
    [your] Your dice; only you look under your cup.
   *[other] The dice of { $seat }; nobody else looks under that cup.
}
about-points = { $seat_own ->
    [your] How many doubts and bids you have won.
   *[other] How many doubts and bids { $seat } has won.
}
changes-points = It goes up when a doubt or a bid is won.
about-seat = { $seat_own } place at the table.
changes-seat = Point at a cup to learn what can be done with it.
when-bid = Dice are not chosen: on a turn one bids how many there are under all cups, or doubts the bid before.
