# Die Wörter der Eingangshalle und des Servers.

# Was die Eingangshalle von Spielen sagt, die kein Deutsch sprechen; die anderen sagen es selbst.
tagline-blood-coven = Jede Münze ist ein Dorfbewohner, ein Opfer oder ein Vampir. Nährt eure Brut, jagt in der Stadt, überlebt die Nacht.
tagline-carpathes = Herren der Nacht, jeder mit seinem Schloss und seinem Hunger. Beißt, feilscht, macht die anderen zu euren Sklaven.
tagline-damnation = Acht Schurken, eine Burg, und niemand geht durch die Tür hinaus. Etwas mit Zähnen streift durch die Gänge.
tagline-sanguis-venenatus = Eine Peststadt bei Tag und bei Nacht. Herrscht über ihre Viertel, haltet eure Diener am Leben, trinkt mit Bedacht.

bot-random = Schlicht
bot-random-note = Tut irgendetwas, das erlaubt ist.
bot-greedy = Kühn
bot-greedy-note = Nimmt, was im Augenblick am besten aussieht.
bot-search = Listig
bot-search-note = Denkt einen Augenblick voraus.
bot-search-deep = Uralt
bot-search-deep-note = Denkt eine ganze Sekunde voraus.
bot-other = { $name }
bot-other-note = Ein Bot, der auf diesem Server eingerichtet ist.

undo-back = { $seat } möchte die letzte Antwort zurücknehmen{ $count ->
    [one] {""}
   *[other] , insgesamt { $count } Antworten
}.

sit-ask = { $name } möchte den Platz von { $seat } einnehmen und würde dann dessen Karten sehen.
notice-sits = { $name } hat Platz { $number } eingenommen.
notice-bot = Der Gastgeber hat Platz { $number } ({ $before }) einem Bot gegeben: { $name }.
notice-open = Der Gastgeber hat Platz { $number } ({ $before }) für jemand anderen freigegeben.
notice-left = { $before } ist gegangen; auf Platz { $number } spielt { $name }.
