# Words of the lobby and the server.

bot-random = Simple
bot-random-note = Does anything that is allowed.
bot-greedy = Bold
bot-greedy-note = Takes what looks best at once.
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
