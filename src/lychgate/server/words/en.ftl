# Words of the lobby and the server.

tagline-carpathes = Lords of the night, each with a castle and a hunger. Bite, bargain, and make the others your slaves.
tagline-sabbat-magica = Send your ghosts out over the valley, bid for the hour, and feed on what the mirrors show.
tagline-damnation = Eight villains, one castle, and nobody leaves by the door. Something with teeth walks the halls.
tagline-sanguis-venenatus = A plague city by day and by night. Rule its districts, keep your servants alive, drink carefully.

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
