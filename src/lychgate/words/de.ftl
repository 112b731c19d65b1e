# Wörter, die alle Spiele gemeinsam haben.

who-you = du
whose-you = dein
whose = von { $name }
who-seat = Spieler { $number }
list-and = { $first } und { $last }

round-now = Runde { $n }

option-pass = Geschehen lassen

why-over = Die Partie ist zu Ende.
why-others-decide = { $n ->
    [one] Jetzt entscheidet { $seats }, nicht du.
   *[other] Jetzt entscheiden { $seats }, nicht du.
}
why-reaction = Erst darf jemand reagieren; du bist jetzt nicht gefragt.
why-clock = Die Uhr sagt, wer zuerst fertig war; niemand ist gefragt.
why-watching = Du schaust zu; nur wer mitspielt, wählt.
why-sealed = Du hast gewählt, und deine Wahl bleibt verdeckt, bis alle gewählt haben.
why-finished = Du bist fertig, und im Wettlauf gilt, was getan ist.
why-no-use = Damit ist jetzt nichts zu tun.
why-not-yours = Das gehört { $seat }.
why-compulsory = Hier kannst du nicht verzichten; wähle eine der Antworten.
why-no-such-answer = Keine Antwort dieses Spiels schreibt sich so.
why-not-like-that = Eine Antwort dieser Art schreibt sich anders.
why-goes-on = So beginnt eine Antwort; es fehlt, wie sie weitergeht.
why-decline-like-that = Nichts zu tun ist hier möglich, schreibt sich aber anders.
why-not-together = Nicht zusammen mit dem, was du schon gewählt hast.

table-cell = { $track }, { $n }
table-heap = { $pool }: { $kind }
table-gem-drop = { $n } Blut
table-gem-coin = { $n } Gold
table-gem-loaf = { $n } Brot
table-gem-laurel = { $n } Beliebtheit
table-link-open = offener Weg
table-link-wall = Mauer
table-link-door = Tür
table-link-arrow = nur in einer Richtung
table-link-barred = versperrt
table-light-day = bei Tag
table-light-night = bei Nacht
table-light-candle = bei Kerzenlicht
table-light-brazier = im Schein einer Feuerschale
table-light-dark = im Dunkeln
table-bond-serves = { $start } dient { $end }
table-bond-steers = { $start } lenkt { $end }
table-bond-attacks = { $start } greift { $end } an
table-of = von { $n }
table-seat-veiled = unsichtbar
table-seat-ghost = ein Geist
table-seat-gone = ausgeschieden
table-broken = Der Tisch lässt sich nicht zeichnen, wegen eines Fehlers im Spiel: { $error }. Die Partie geht weiter; antworte in der Liste.

## Das Terminal

terminal-over = Die Partie ist zu Ende
terminal-paused = Angehalten
terminal-your-turn = Du bist dran
terminal-turn-of = { $name }, du bist dran
terminal-thinking = { $name } überlegt
terminal-waiting = Warten
terminal-waiting-long = Die anderen entscheiden.
terminal-watching = Du siehst zu.
terminal-options = { $n } Möglichkeiten
terminal-narrowed = nur mit { $names }
terminal-nothing-left = So etwas ist nicht möglich: ? fragt warum.
terminal-left = { $n ->
    [one] eine Möglichkeit übrig: Eingabe nimmt sie
   *[other] { $n } Möglichkeiten übrig
}
terminal-how-to-choose = Nummer, oder Pfeile und Eingabe, oder Klick. / und ein paar Buchstaben filtern.
terminal-more-news = und { $n } mehr: l
terminal-more = und { $n } mehr
terminal-agenda = Was als Nächstes kommt
terminal-agenda-empty = nichts steht an
terminal-log = Verlauf
terminal-since = seit deinem letzten Zug
terminal-a-bot = Bot ({ $name })
terminal-a-person = an dieser Tastatur

terminal-key-choose = wählen
terminal-key-filter = filtern
terminal-key-why = warum nicht
terminal-key-undo = zurück
terminal-key-pay-otherwise = anders bezahlen
terminal-key-pay-cheapest = am günstigsten bezahlen
terminal-key-order = Reaktionen passen
terminal-key-log = Verlauf
terminal-key-rules = Regeln
terminal-key-agenda = was kommt
terminal-key-save = sichern
terminal-key-help = Hilfe
terminal-key-quit = beenden
terminal-key-clear = leeren
terminal-key-take = nehmen
terminal-key-typing = filtert
terminal-key-pause = Pause
terminal-key-go-on = weiter
terminal-key-pace = Tempo
terminal-key-step = ein Schritt
terminal-key-result = Ergebnis
terminal-key-back = zurück
terminal-key-open = öffnen
terminal-key-search = suchen
terminal-key-chapter = Kapitel
terminal-key-describe = in Worten
terminal-key-scroll = auf und ab
terminal-key-rule = die Regel
terminal-key-see-also = was sie nennt
terminal-key-reasons = Gründe

terminal-yes = Ja
terminal-no = Nein
terminal-sure = { $what }: das lässt sich nicht zurücknehmen. Sicher?
terminal-save-as = In welche Datei soll die Partie? (Esc: nicht sichern)
terminal-saved = Gesichert in { $path }
terminal-leave = Die Partie verlassen? Sie ist gesichert in { $path }.
terminal-leave-unsaved = { $why } Trotzdem verlassen und die Partie verlieren?
terminal-kept = Die Partie liegt in { $path }
terminal-kept-resume = Die Partie ist gesichert. Weiter geht es mit: lychgate play --resume { $path }
terminal-undo-nothing = Von dir gibt es nichts zurückzunehmen.
terminal-order-given = Du passt bei jeder Reaktion, bis du etwas anderes gefragt wirst.
terminal-order-back = Du wirst wieder zu jeder Reaktion gefragt.
terminal-undo-bots = Seitdem hat jemand geantwortet. Die Bots haben nichts dagegen: trotzdem zurücknehmen?
terminal-undo-revealed = Seitdem wurde etwas aufgedeckt; was gesehen wurde, lässt sich nicht zurücknehmen.
terminal-undo-consent = { $name }: { $asker } möchte eine Antwort zurücknehmen, obwohl du seither etwas erfahren hast. Einverstanden?

terminal-curtain = Gib die Tastatur an { $name } weiter.
terminal-curtain-enter = Drücke die Eingabetaste.
terminal-curtain-undo = u: { $name } nimmt die letzte Antwort zurück

terminal-in-words = Der Tisch in Worten
terminal-its-turn = am Zug
terminal-log-empty = Noch ist nichts geschehen.
terminal-rules = Regeln
terminal-rules-search = In den Regeln suchen: Wörter oder die Nummer einer Klausel
terminal-rules-page = Eingabe öffnet diese Seite
terminal-rules-none = Keine Klausel enthält alles von „{ $words }“.
terminal-rules-no-references = { $clause } nennt keine andere Klausel.
terminal-why = Warum geht das nicht?
terminal-why-search = Was möchtest du tun? Wörter, ein Code oder etwas auf dem Tisch
terminal-why-possible = Das ist jetzt möglich.
terminal-why-because = Das ist jetzt nicht möglich, denn:

terminal-result-won = { $name } hat gewonnen
terminal-result-you-won = Du hast gewonnen
terminal-result-shared = { $name } teilen sich den Sieg
terminal-result-kept = Die Partie liegt in { $path }
terminal-result-again = Noch einmal
terminal-result-save = Sichern unter
terminal-result-look = Tisch
terminal-result-quit = Beenden

terminal-too-small = Dieses Terminal hat { $columns } Spalten und { $rows } Zeilen. Bitte mindestens { $least_columns } mal { $least_rows }.

terminal-key-book = Buch
terminal-key-page = blättern
terminal-key-exact = die genauen Regeln
terminal-key-show = zeig es mir
terminal-key-leave-lesson = Lehrpartie verlassen
terminal-key-read-on = weiter
terminal-key-play-on = weiterspielen
terminal-key-once-more = noch einmal
terminal-help-book = Das Bilderbuch in Worten: das Spiel auf ein paar Seiten.
terminal-book = Bilderbuch
terminal-book-none = Dieses Spiel hat kein Bilderbuch.
terminal-book-page = Seite { $n } von { $of }
terminal-book-picture = Bild: { $shows }
terminal-book-pieces = Die Teile
terminal-gatekeeper = Der Torhüter
terminal-lesson-step = { $n } von { $of }
terminal-lesson-leaving = Noch einmal Esc, und du verlässt die Lehrpartie und spielst weiter.
terminal-lesson-otherwise = Auch das geht. Die Lehrpartie nimmt einen anderen Weg: zurücknehmen?
terminal-lesson-back = Zurücknehmen
terminal-lesson-leave-on = Verlassen und weiterspielen
terminal-kept-lesson = Die Lehrpartie ist gesichert. Weiter geht es mit: lychgate learn { $game }

terminal-help = Hilfe
terminal-help-number = Die Möglichkeit mit dieser Nummer nehmen. Wo eine längere Nummer gemeint sein kann, nimmt Eingabe sie.
terminal-help-arrows = Eine andere Möglichkeit anwählen und nehmen. Was sie berührt, leuchtet auf dem Tisch.
terminal-help-filter = Nur Möglichkeiten behalten, in deren Worten, Code oder Berührtem diese Buchstaben stehen. Jeder Buchstabe, der keine eigene Taste ist, beginnt den Filter ebenfalls. Esc leert ihn.
terminal-help-mouse = Klick auf eine Möglichkeit nimmt sie. Klick auf Leuchtendes behält die Möglichkeiten, die es berühren; die letzte wird genommen. Klick auf anderes fragt, warum nicht.
terminal-help-why = Fragen, warum etwas nicht möglich ist; jeder Grund führt zu seiner Regel.
terminal-help-undo = Die letzte Antwort zurücknehmen: frei, bis jemand etwas erfahren hat, danach mit Einverständnis der anderen.
terminal-help-order = Bei jeder Reaktion passen, bis du etwas anderes gefragt wirst; noch einmal nimmt die Anweisung zurück.
terminal-help-log = Was geschehen ist, mit einer Marke bei deinem letzten Zug.
terminal-help-rules = Die Regeln, bei der Klausel der jetzigen Frage; Tippen sucht.
terminal-help-agenda = Was als Nächstes kommt.
terminal-help-describe = Der Tisch in Worten, Zeile für Zeile.
terminal-help-save = Jetzt sichern. Jede Antwort ist ohnehin gesichert.
terminal-help-quit = Verlassen. Die Partie ist gesichert und kann fortgesetzt werden.
terminal-help-scroll = Den Tisch verschieben, wo er länger ist als sein Feld.
terminal-help-signs = Zeichen auf dem Tisch
terminal-help-possible = du kannst es wählen
terminal-help-chosen = die angewählte Möglichkeit berührt es
terminal-help-active = am Zug
terminal-help-seats = Am Tisch

provenance-rulebook = Regelheft
provenance-public-source = öffentliche Quelle
provenance-ours = von uns
status-enforced = durchgesetzt
status-interpreted = ausgelegt
status-shown = gezeigt
clause-source = Quelle
clause-see = siehe
