# Die Wörter der Eingangshalle und des Servers.

# Was die Eingangshalle von Spielen sagt, die kein Deutsch sprechen; die anderen sagen es selbst.
tagline-blood-coven = Jede Münze ist ein Dorfbewohner, ein Opfer oder ein Vampir. Nährt eure Brut, jagt in der Stadt, überlebt die Nacht.
tagline-carpathes = Herren der Nacht, jeder mit seinem Schloss und seinem Hunger. Beißt, feilscht, macht die anderen zu euren Sklaven.
tagline-damnation = Acht Schurken, eine Burg, und niemand geht durch die Tür hinaus. Etwas mit Zähnen streift durch die Gänge.
tagline-sanguis-venenatus = Eine Peststadt bei Tag und bei Nacht. Herrscht über ihre Viertel, haltet eure Diener am Leben, trinkt mit Bedacht.
deed-blood-coven = Jage nachts Münzen: Was deine Vampire fangen, ist Futter oder wird ein Vampir. Halte sie satt; die meisten Punkte siegen.
deed-carpathes = Saug die anderen mit Machtkarten aus, trink Menschen, kette an, wer auf 20 fällt. Wer über alle herrscht, gewinnt.
deed-damnation = Geh durch eine Burg voller Fallen, nimm in jedem Raum eine Karte und richte sie gegen die anderen. Wer zuletzt lebt, siegt.
deed-sanguis-venenatus = Bei Tag arbeiten und bauen deine Diener, nachts trinkt, besticht und jagt dein Vampir. Wer die Viertel führt, gewinnt.
look-blood-coven = Eine Nacht zwischen zwei Zirkeln: wer zuerst handelt, wer hungert, wer in welchem Sarg liegt
look-carpathes = Vampire unter sich: Je voller der rote Balken, desto sicherer; eine Kette führt zum Herrn
look-damnation = Die Burg: 13 Räume, 83 Felder und eine Gruft, die niemand öffnen sollte
look-sanguis-venenatus = Eine Stadt in Mauern mit vier Vierteln: Ratten zeigen die Pest, Tropfen, wo jemand getrunken hat
round-now-blood-coven = Nacht { $n }
round-carpathes = Zyklus { $cycle } von { $last }, Runde { $figure } von 3
round-now-damnation = Runde { $n }
round-now-sanguis-venenatus = Runde { $n } von 5
standing-carpathes = { $how ->
    [serves] Du **dienst** { $master }: noch { $doses } Dosen
    [rules] Du **herrschst über { $slaves }**: { $doses } Dosen{ $most ->
        [0] {""}
       *[other] ; { $rival } herrscht über { $most }
    }
   *[free] Du bist **frei**: { $doses } Dosen{ $most ->
        [0] , und noch herrscht niemand
       *[other] ; { $rival } herrscht über { $most }
    }
}
standing-damnation = { $how ->
    [living] Du **lebst** mit { $health } Gesundheit, eine Figur von { $alive }
    [vampire] Du bist **der Vampir**; noch { $alive } von { $villains } sind da
    [haunt] Du **spukst** in der Burg; { $alive } von { $villains } leben
    [out] Du bist **ausgeschieden**; { $alive } von { $villains } leben
   *[choosing] Alle **wählen** ihren Schurken
}

bot-random = Planlos
bot-random-note = Tut irgendetwas, das erlaubt ist: ein Gegner zum Spaß.
bot-greedy = Ordentlich
bot-greedy-note = Spielt vernünftig: nimmt, was im Augenblick am besten aussieht.
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
house-closes = { $minutes ->
    [0] Das Haus schließt jetzt für eine Aktualisierung. Nichts geht verloren; danach geht die Partie weiter.
    [one] Das Haus schließt in einer Minute für eine Aktualisierung. Nichts geht verloren; danach geht die Partie weiter.
   *[other] Das Haus schließt in { $minutes } Minuten für eine Aktualisierung. Nichts geht verloren; danach geht die Partie weiter.
}
table-closed = Wer dieses Haus führt, hat diesen Tisch geschlossen. Was gespielt wurde, bleibt erhalten.
table-reopened = Wer dieses Haus führt, hat diesen Tisch wieder geöffnet: Es geht weiter.
rules-changed = Diese Partie begann mit der Fassung { $begun } der Regeln; dieses Haus kennt die Fassung { $now }, und mit ihr geht die Partie weiter. Was anders ist, steht im Änderungsverzeichnis.
notice-sits = { $name } hat Platz { $number } eingenommen.
notice-bot = Der Gastgeber hat Platz { $number } ({ $before }) einem Bot gegeben: { $name }.
notice-open = Der Gastgeber hat Platz { $number } ({ $before }) für jemand anderen freigegeben.
notice-left = { $before } ist gegangen; der Bot „{ $name }“ spielt weiter, bis { $before } zurückkommt.
stand-in-ask = Soll ein Bot für { $seat } spielen, bis jemand von dort zurück ist? Karten und Name bleiben, wie sie sind.
host-ask = { $name } möchte Gastgeber des Tisches werden, solange keiner da ist.
end-ask = { $name } möchte die Partie beenden, wie sie steht: Niemand gewinnt, und alles Verborgene wird aufgedeckt.
notice-stands-in = Der Bot „{ $name }“ spielt für { $before }, bis { $before } zurück ist.
notice-plays-free = Der Bot „{ $name }“ spielt auf Platz { $number }, bis sich jemand dorthin setzt.
notice-back = { $name } ist zurück.
notice-host = { $name } ist von jetzt an Gastgeber des Tisches.
notice-ended = Die Partie wurde beendet, wie sie stand. Entschieden von { $names }.

# Word to people who are away. It stands on locked screens: no hidden thing, and not what is waited for.

word-turn = Der Tisch wartet auf dich.
word-consent = Die anderen warten auf dein Ja oder Nein.
word-again = Dieselben Leute möchten noch einmal spielen.
word-over = Die Partie ist zu Ende: Sieh dir an, wie.
word-try = So erfährst du, wenn ein Tisch auf dich wartet.
word-try-title = Lychgate
word-open = Den Tisch öffnen, in dem Browser, in dem du spielst: { $link }
word-stop = Keine solchen Nachrichten mehr: { $link }
word-confirm-title = Lychgate: Ist das deine Adresse?
word-confirm = Jemand, wahrscheinlich du, möchte hier erfahren, wenn ein Tisch wartet. Wenn das stimmt, sag es: { $link }
word-never = Wenn du es nicht warst, tu nichts, oder lass uns nie wieder fragen: { $link }
