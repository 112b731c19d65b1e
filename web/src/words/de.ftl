# Die Hülle, deutsch. Jedes Spiel bringt seine eigenen Worte mit; diese gehören den Räumen ringsum.

ui-title = Lychgate: Schauerspiele, ein Tisch
ui-menu = Menü
ui-close = Schließen
ui-loading = Einen Augenblick …
ui-settings = Einstellungen
ui-language = Sprache
ui-nowhere = Unter dieser Adresse ist nichts.
ui-to-lobby = Zur Vorhalle
ui-no-server = Der Server ist nicht zu erreichen. Läuft er, und ist dieses Gerät am Netz?
ui-broken-games = Einige installierte Spiele lassen sich nicht spielen:
ui-try-again = Noch einmal versuchen

## Vorhalle

ui-games = Spiele
ui-range = { $low } bis { $high }
ui-players-word = Spieler
ui-minutes-word = Minuten
ui-minutes = { $range } Min.
ui-weight-1 = leicht
ui-weight-2 = einfach
ui-weight-3 = mittel
ui-weight-4 = fordernd
ui-weight-5 = schwer
ui-game-spoken = { $title }, { $players } Spieler, { $minutes } Minuten, { $weight }. { $deed }
ui-english-only = Dieses Spiel spricht nur Englisch.
ui-play-now = Losspielen
ui-play-now-with = { $n ->
    [1] du und ein ordentlicher Bot
    [2] du und zwei ordentliche Bots
    [3] du und drei ordentliche Bots
   *[other] du und { $n } ordentliche Bots
}
ui-learn = Spielen lernen
ui-learn-lesson = eine Lehrpartie, { $n } Minuten
ui-learn-rules = die Regeln in Ruhe
ui-more-options = Freunde, Bots, Optionen
ui-count-bots = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
}
ui-count-friends = { $n ->
    [one] ein Freund
   *[other] { $n } Freunde
}
ui-count-here = { $n } an diesem Gerät
ui-by-rulebook = wie im Regelheft
ui-count-changes = { $n ->
    [one] eine Option geändert
   *[other] { $n } Optionen geändert
}
ui-me = Ich
ui-friend = Freund
ui-bot = Bot
ui-me-note = du
ui-beside-note = neben dir, an diesem Gerät
ui-friend-note = kommt über einen Link von dir
ui-seat-n = Platz { $n }
ui-seat-kind = Wer Platz { $n } nimmt
ui-bot-level = Wie gut der Bot auf Platz { $n } spielt
ui-your-name = Dein Name
ui-their-name = Name
ui-nameless = Gast
ui-add-seat = Noch ein Platz
ui-remove-seat = Letzten entfernen
ui-options = Optionen
ui-options-rulebook = Nach der Regel
ui-options-last = Wie letztes Mal
ui-windows = Reaktionen
ui-windows-ask = Warten
ui-windows-ask-note = Es wird gewartet, bis alle reagiert oder gepasst haben.
ui-windows-pass = { $n } Sekunden
ui-windows-pass-note = Alle haben { $n } Sekunden zum Reagieren; Schweigen heißt passen.
ui-our-variants = { $n ->
    [one] Eine eigene Variante
   *[other] { $n } eigene Varianten
}
ui-live-only-alone = braucht noch jemanden, an einem eigenen Gerät
ui-live-only-one-device = nicht an einem Gerät
ui-setting = { $name }: { $note }
ui-number-span = Eine ganze Zahl von { $low } bis { $high }: es bleibt bei { $n }.
ui-one-less = Eins weniger
ui-one-more = Eins mehr
ui-open-table = Tisch öffnen
ui-continue = Weiterspielen
ui-wait-for-you = { $n ->
    [one] eine wartet auf dich
   *[other] { $n } warten auf dich
}
ui-my-matches = Meine Partien
ui-all-matches = Alle { $n } Partien
ui-waiting-you = Warten auf dich
ui-waiting-others = Warten auf andere
ui-finished = Beendet
ui-nothing-finished = Partien, die du beendest, bleiben hier zum Zurückschauen.
ui-others-play = Die Partie läuft
ui-round-n = Runde { $n }
ui-standing-leads = Du **führst** { $points } zu { $theirs }
ui-standing-shares = Du **führst mit anderen** mit { $points } Punkten
ui-standing-behind = Du bist **{ $place }. von { $seats }**: { $points } Punkte, { $rival } hat { $theirs }
ui-place-of = { $place }. von { $seats }
ui-moved = { $name } zog { $ago }
ui-moved-you = du zogst { $ago }
ui-moved-all = letzter Zug { $ago }
ui-opened = geöffnet { $ago }
ui-ago-now = eben gerade
ui-ago-minutes = { $n ->
    [one] vor einer Minute
   *[other] vor { $n } Minuten
}
ui-ago-today = um { $time }
ui-ago-yesterday = gestern um { $time }
ui-ago-date = am { $date }
ui-free-seats = { $n ->
    [one] ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
ui-leave = Verlassen …
ui-leave-game = { $game } verlassen …
ui-leave-title = { $game } verlassen?
ui-leave-others = Ein Bot spielt für dich weiter; die anderen erfahren es. Mit deinem Link kannst du bis zum Ende der Partie zurückkommen.
ui-leave-alone = Dort sind nur noch Bots: Die Partie endet hier ohne Ergebnis und verschwindet für immer aus deiner Liste.
ui-leave-yes = Verlassen
ui-leave-no = Bleiben
ui-remove = Entfernen
ui-remove-game = { $game } aus meiner Liste entfernen
ui-nothing-waits = Keine Partie wartet auf dich. Öffne einen Tisch, oder nimm mit einem Link Platz, den du bekommen hast.
ui-your-reaction = Reaktion möglich
ui-your-turn = Du bist dran
ui-your-turn-in = Du bist dran: { $game }
ui-gathering = Man nimmt Platz
ui-over = Die Partie ist zu Ende
ui-play = Spielen
ui-open = Öffnen
ui-join = Mit Link dazu
ui-watch = Zusehen
ui-join-note = Füge den Link ein, den du bekommen hast: Eine Einladung führt zu einem freien Platz, ein eigener Link zurück zu deinem.
ui-watch-note = Füge den Zuschauerlink eines Tisches ein: Du siehst, was alle sehen, keine Hände, und spielst nicht mit. Wer dort sitzt, findet ihn unter „Plätze und Links“.
ui-join-unclear = Das ist kein Link zu einem Tisch.
ui-join-go = Hingehen

## Man nimmt Platz

ui-gathering-title = Der Tisch ist gedeckt
ui-invited-by = { $n ->
    [one] { $names } lädt dich zu { $game } ein.
   *[other] { $names } laden dich zu { $game } ein.
}
ui-invited = Du bist zu { $game } eingeladen.
ui-invited-facts = { $players } Spieler, { $minutes } Minuten, { $weight }. { $taken } von { $seats } Plätzen sind besetzt.
ui-read-rules = Inzwischen die Regeln lesen
ui-sit-note = Unter welchem Namen spielst du?
ui-sit = Platz nehmen
ui-copy-invite = Einladung kopieren
ui-copy-watch = Link für Zuschauer
ui-copied = Kopiert
ui-bot-instead = Lieber ein Bot …
ui-fill-bot = Platz { $seat } einem Bot geben
ui-open-seat = Den Platz von { $name } freigeben
ui-seat-open = noch niemand
ui-seat-you = du
ui-seat-here = da
ui-seat-thinking = denkt nach
ui-seat-turn = muss entscheiden
ui-a-bot = Bot, { $level }
ui-start = Die Partie beginnen
ui-starting = Alle sind da. Die Partie beginnt.
ui-waiting-seats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
ui-fair = Woher weiß ich, dass das Glück ehrlich ist?
ui-fair-note = Vor dem ersten Zufall zeigt der Server den Fingerabdruck seiner geheimen Zahl, und jedes Gerät gibt einen eigenen zufälligen Anteil dazu. Am Ende wird die Zahl aufgedeckt, und jeder kann prüfen, dass sie zu diesem Fingerabdruck passt:

## Am Tisch

ui-table = Tisch
ui-table-menu = Plätze und Links
ui-seats = Plätze
ui-question = Deine Frage
ui-asked = { $n ->
    [one] { $question } Eine Antwort.
   *[other] { $question } { $n } Antworten.
}
ui-asked-time = { $n } Sekunden Zeit; Schweigen heißt passen.
ui-react-left = { $n } s
ui-alike = { $first } …
ui-answers-all = Alle { $n } Antworten
ui-answers-fewer = Weniger Antworten
ui-sift-all = Alle { $n }
ui-hold-hint = Halte einen Ort gedrückt, um erst zu schauen.
ui-cards-fold = Auf den Tisch schauen
ui-cards-lay = Als Karten auslegen
ui-beginner = gut für eine erste Partie
ui-do-it = So sei es
ui-others = { $n ->
    [one] Eine andere
   *[other] { $n } andere
}
ui-deck-of = { $name }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
ui-to-answers = Antworten
ui-prompt-hint = Wähle unten, oder klicke an, was leuchtet. Klicke oder zeige auf irgendetwas, um zu erfahren, was es ist.
ui-reach-hint = Was blassgolden ist, ist jetzt erreichbar: Ein Klick darauf lässt es dabei und wählt es in einem.
ui-back = Zurück
ui-presets = Günstigst bezahlen
ui-let-go = { $n ->
    [one] Eine Antwort bleibt: loslassen
   *[other] { $n } Antworten bleiben: loslassen
}
ui-wait = Am Tisch geschieht etwas
ui-wait-reaction = Jemand darf reagieren
ui-wait-for = { $n ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}
ui-just-now = Gerade eben
ui-now = (jetzt)
ui-rail = Ablauf, Protokoll und Gespräch
ui-agenda = Was als Nächstes geschieht
ui-agenda-empty = Nichts steht an.
ui-more = und { $n } weitere
ui-next = Ablauf
ui-log = Protokoll
ui-log-empty = Noch ist nichts geschehen.
ui-lately = Was geschah
ui-since = Seit deinem letzten Zug
ui-since-n = { $n ->
    [one] Eines ist seit deinem letzten Zug geschehen
   *[other] { $n } Dinge sind seit deinem letzten Zug geschehen
}
ui-skipped = { $n ->
    [one] eine Tat übersprungen: ansehen
   *[other] { $n } Taten übersprungen: ansehen
}
ui-stage = Was die anderen tun
ui-stage-of = { $at } von { $n }
ui-stage-next = Weiter
ui-stage-end = Fertig
ui-key-space = Leertaste
ui-talk = Gespräch
ui-talk-say = Etwas sagen
ui-talk-empty = Noch hat niemand etwas gesagt.
ui-send = Senden
ui-mute = { $name } stummschalten
ui-unmute = { $name } wieder hören
ui-about-may = Damit kannst du jetzt
ui-about-more = { $n ->
    [one] Noch eine unter den Antworten.
   *[other] Noch { $n } unter den Antworten.
}
ui-about-why = Warum leuchtet es nicht?
ui-about-else = Was sonst, und wann
ui-about-when = Wann wird es gewählt?
ui-about-nearest = Am nächsten:
ui-sure = Bist du sicher?
ui-sure-yes = Ja, tun
ui-sure-no = Noch einmal nachdenken
ui-undo = Zurück
ui-undo-asked = Seitdem haben andere geantwortet, darum kannst du es nicht allein zurücknehmen. Gefragt: { $names }.
ui-undo-revealed = Seitdem wurde etwas aufgedeckt. Was gesehen wurde, lässt sich nicht zurücknehmen; im Rückblick kannst du von jedem Moment aus weiterspielen.
ui-undo-agreed = Zurückgenommen.
ui-undo-declined = Es bleibt, wie es war.
ui-consent = Darf es zurückgenommen werden?
ui-consent-note = Du hast seither etwas erfahren, also entscheidest du.
ui-consent-yes = Ja, zurücknehmen
ui-consent-no = Nein, es gilt
ui-sit-consent = Darf sich jemand setzen?
ui-sit-consent-note = Die Partie hat begonnen, also entscheiden die, die spielen.
ui-sit-consent-yes = Ja, bitte
ui-sit-consent-no = Nein, jetzt nicht
ui-sit-agreed = Es wurde zugestimmt: Der Platz ist neu besetzt.
ui-sit-declined = Es wurde nicht zugestimmt: Der Platz bleibt, wie er war.
ui-sit-asked = Bevor du dich setzt, muss noch zustimmen: { $names }.
ui-orders = Reaktionen
ui-order-pass = Passen, bis ich dran bin
ui-order-ask = Immer fragen
ui-order-given = Daueraufträge
ui-order-quiet = Nicht mehr fragen: { $kind }
ui-order-again = Nicht mehr fragen …
ui-order-round = in dieser Runde
ui-order-match = in dieser Partie
ui-order-hit = gar nicht mehr, bis es mich trifft
ui-order-back = Wieder fragen: { $order }
ui-order-kind = { $kind }: { $until }
ui-taken = Von selbst gegeben, die einzige Antwort: { $answer }
ui-curtain = { $name }, du bist dran
ui-curtain-note = Gib das Gerät weiter, und sieh nur hin, wenn sonst niemand hinsieht.
ui-curtain-lift = Ich bin { $name }
ui-curtain-undo = { $name } nimmt die letzte Antwort zurück
ui-connecting = Auf dem Weg zum Tisch …
ui-refused = Dieser Tisch bleibt geschlossen
ui-refused-note = Ein Tisch öffnet sich nur mit einem Link, den dir jemand geschickt hat, oder in dem Browser, der schon dort saß.
ui-lost = Die Verbindung ist weg; von der Partie geht nichts verloren.
ui-lost-again = Nächster Versuch in { $n } s.
ui-lost-trying = Neuer Versuch …
ui-try-now = Jetzt versuchen
ui-not-sent = Das hat den Server nicht erreicht. Versuche es wieder, wenn die Verbindung zurück ist.
ui-race-left = { $n ->
    [one] noch eine Sekunde
   *[other] noch { $n } Sekunden
}
ui-race-lays = { $name }: { $what }
ui-race-points = zeigt auf { $what }
ui-stale = Der Tisch war schon weiter, als deine Antwort kam; so steht es jetzt.
ui-watchers = { $n ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $n } Personen sehen zu.
}

## Regeln

ui-rules = Regeln
ui-rules-search = Suche: Worte oder die Nummer einer Regel
ui-rules-chapter = Zu einem Kapitel
ui-rules-found = { $n ->
    [0] Keine Regel enthält alle diese Worte.
    [one] Eine Regel.
   *[other] { $n } Regeln.
}
ui-rules-note = In unseren eigenen Worten.
ui-rules-sources = Quellen zeigen
ui-rules-only = Diese Regeln gibt es nur auf Englisch.
ui-rules-signs = Was die Zeichen bedeuten
ui-rules-sign-number = Jede Regel hat ihre eigene Nummer, zum Beispiel { $example }. Wo immer so eine Nummer steht, führt sie hierher.
ui-rules-sign-R = aus dem Regelheft, unter der genannten Überschrift
ui-rules-sign-P = aus einer anderen öffentlichen Quelle; der letzte Abschnitt, Quellen, sagt, aus welcher
ui-rules-sign-S = von uns ergänzt, wo das Regelheft schweigt oder unklar ist
ui-rules-sign-enforced = das Programm sorgt dafür: gegen diese Regel kann niemand aus Versehen verstoßen
ui-rules-sign-interpreted = das Programm sorgt dafür, so wie einer unserer Entscheide eine unklare Regel auslegt
ui-rules-sign-shown = am Tisch zu sehen oder zu lesen; das Programm erzwingt nichts
ui-clause = Regel { $clause }

## Das Ende

ui-won = { $name } gewinnt
ui-you-won = Du gewinnst
ui-shared-win = { $name } teilen den Sieg
ui-place = Rang
ui-player = Spieler
ui-score = Punkte
ui-rematch = Revanche
ui-rematch-offer = Dieselben spielen noch einmal, und dein Platz ist frei gehalten.
ui-rematch-go = Zum neuen Tisch
ui-replay = Rückschau
ui-record = Partie herunterladen
ui-verify = Glück prüfen
ui-look-at-table = Den Tisch ansehen
ui-show-result = Das Ergebnis
ui-end-head = { $wins }, { $scores }
ui-end-to = { $a } zu { $b }
ui-end-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
ui-end-why = { $source } gaben den Ausschlag: { $amounts }.
ui-end-amount = { $name } { $n }
ui-end-equal = Nichts trennt sie.
ui-end-sources = Punkte nach Herkunft
ui-end-part = { $name }, { $source }: { $n }. Zeigen, wann
ui-end-lines = Der Vorsprung über die Runden
ui-end-begin = am Anfang
ui-end-count = die Zählung
ui-end-story = Was den Ausschlag gab
ui-end-turning = Der Wendepunkt, { $round }:
ui-end-gained = { $name } { $n }
ui-end-look = Ansehen
ui-end-play-on = { $round }, wie du standest: was wäre wenn?
ui-end-table-note = so, wie er jetzt liegt
ui-end-again = Noch einmal
ui-end-again-note = gleicher Tisch, anderes Glück
ui-fair-good = Versprechen gehalten: Diese Zahl stand vor dem ersten Zufall fest.
ui-fair-bad = Die aufgedeckte Zahl passt nicht zu dem, was am Anfang versprochen war.
ui-fair-opened = Dein Browser hat soeben selbst den Fingerabdruck der aufgedeckten Zahl berechnet und mit dem verglichen, der vor der Partie gezeigt wurde.
ui-fair-promise = Fingerabdruck, vor der Partie gezeigt
ui-fair-seed = Die Zahl, jetzt aufgedeckt
ui-fair-hash = Ihr BLAKE2b-Fingerabdruck, hier berechnet
ui-fair-share = Der Anteil von { $name }
ui-fair-command = Um jeden Zufall daraus nachzuspielen, lade die Partie herunter und rufe auf:

## Rückschau

ui-moment = Moment der Partie
ui-moment-of = { $at } von { $last }
ui-previous = Ein Schritt zurück
ui-next-moment = Ein Schritt weiter
ui-first-moment = Zum Anfang
ui-last-moment = Zum Ende
ui-stride = Schrittweise nach
ui-stride-answer = Antwort
ui-stride-turn = Zug
ui-stride-round = Runde
ui-stride-mine = Meine Entscheidungen
ui-look-as = Mit den Augen von
ui-play-on = Abspielen
ui-pause = Anhalten
ui-speed = Tempo { $n }
ui-copy-moment = Link zu diesem Moment
ui-branch = Was wäre wenn …
ui-branch-note = Ab Moment { $at } als eigene Partie weiterspielen, gegen Bots. Das Glück bleibt dasselbe.
ui-branch-seat = Du spielst für
ui-branch-bots = Die anderen sind
ui-branch-go = Von hier weiterspielen

## Einstellungen

ui-set-system = wie das System
ui-set-sound = Ton
ui-set-sound-note = eine Glocke, wenn du dran bist; kleine Geräusche für das, was sich bewegt
ui-set-confirm = „Bist du sicher?“ fragen
ui-set-confirm-weighty = wenn es kein Zurück gibt
ui-set-confirm-every = vor jeder Antwort
ui-set-confirm-never = nie
ui-set-takeOnly = Die einzige Antwort nehmen
ui-set-takeOnly-note = wo keine andere bleibt; nie dort, wo es anderen verriete, was Sie auf der Hand haben
ui-set-curtain = Vorhang
ui-set-curtain-note = zwischen Leuten an einem Gerät
ui-set-keys = Einzelne Tasten
ui-set-keys-note = Ziffern antworten, Buchstaben öffnen Protokoll und Regeln; ? zählt sie auf
ui-set-motion = Bewegung
ui-set-motion-full = Dinge wandern
ui-set-motion-reduced = Dinge erscheinen am Ort
ui-set-pace = Taten der anderen
ui-set-pace-slow = Langsam
ui-set-pace-normal = Normal
ui-set-pace-at-once = Sofort
ui-set-contrast = Kontrast
ui-set-contrast-more = hoch

## Tasten

ui-keys = Tasten
ui-key-number = die Antwort mit dieser Nummer geben
ui-key-about = was ist das: das Ding unter dem Zeiger oder mit dem Fokus
ui-key-arrows = eine andere Antwort; Eingabe nimmt sie
ui-key-tab = was auf dem Tisch leuchtet, dann der Rest der Seite
ui-key-stage = die nächste Tat der anderen, und zurück; halten für schnell
ui-key-escape = loslassen, was gewählt war; schließen

## Spielbretter

ui-board-nearer = Vergrößern
ui-board-farther = Verkleinern
ui-board-whole = Das ganze Brett zeigen
ui-board-focus = Zu dem, was wählbar ist

## Lehrpartien

ui-gatekeeper = Der Torhüter
ui-offer-guide = Deine erste Partie? Ich kann dich führen.
ui-offer-yes = Führe mich
ui-offer-no = Ich komme zurecht
ui-lesson-step = { $n } von { $of }
ui-lesson-step-spoken = Schritt { $n } von { $of }.
ui-lesson-do = Zu tun: { $does }
ui-lesson-show = Zeig es mir
ui-lesson-others = Alle Antworten
ui-lesson-leave = Lehrpartie verlassen
ui-lesson-go-on = Weiter
ui-lesson-otherwise = Auch das geht. Die Lehrpartie nimmt einen anderen Weg: zurücknehmen?
ui-lesson-back = Zurücknehmen
ui-lesson-leave-on = Verlassen und weiterspielen
ui-lesson-play-on = Weiterspielen
ui-lesson-again = Noch einmal

## Das Bilderbuch

ui-book = Bilderbuch
ui-book-note = das Bilderbuch
ui-book-back = Zurück
ui-book-learn = Spielen lernen, { $n } Minuten
ui-book-facts = { $players } Personen · { $minutes } Minuten
ui-book-exact = Die genauen Regeln
ui-book-exact-n = die genauen Regeln, { $n } Klauseln
ui-book-pieces = Die Teile
ui-book-picture = Bild { $n }: { $shows }

## Der Schreibtisch des Hauses

ui-desk = Der Schreibtisch des Hauses
ui-desk-leave = Den Schreibtisch verlassen
ui-desk-token = Schlüssel zum Schreibtisch
ui-desk-token-hint = Auf dem Server macht „lychgate admin token“ einen neuen.
ui-desk-enter = Den Schreibtisch öffnen
ui-desk-tonight = Das Haus heute Abend
ui-desk-well = alles in Ordnung
ui-desk-slow = Antworten sind langsam
ui-desk-queue = Bots warten aufeinander
ui-desk-full = der Speicher ist fast voll
ui-desk-since = offen seit { $when }
ui-desk-closes = keine neuen Tische; schließt: { $when }
ui-desk-stay-open = Doch offen bleiben
ui-desk-drain = In { $n } Minuten für ein Update schließen
ui-desk-tables = Tische
ui-desk-in-play = im Spiel
ui-desk-gathering = { $n } warten auf Gäste
ui-desk-people = Leute verbunden
ui-desk-watch = { $n ->
    [one] { $n } sieht zu
   *[other] { $n } sehen zu
}
ui-desk-watchers = Alle, die zusehen
ui-desk-moves = Züge je Sekunde
ui-desk-last-hour = letzte Minute; Linie: letzte Stunde
ui-desk-answers = Antwortzeit, p99
ui-desk-limit = ms, Grenze { $n }
ui-desk-storage = Speicher
ui-desk-of = von { $size }
ui-desk-backup = Sicherung { $when }, geprüft
ui-desk-no-backup = Keine Sicherung im Ordner
ui-desk-oldest = Am längsten ohne Zug
ui-desk-order = { $n }, das längste Warten zuerst
ui-desk-find = Spiel, Person oder Tisch
ui-desk-no-tables = Kein solcher Tisch ist offen.
ui-desk-answered = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
}
ui-desk-reaction = eine Reaktion
ui-desk-export = Ausgeben
ui-desk-more = Mehr …
ui-desk-all = Alle { $n } zeigen
ui-desk-nothing-hidden = Hier sieht man keine Hände und keine verdeckten Karten.
ui-desk-table = Ein Tisch für { $game }
ui-desk-talk = Wer reden darf
ui-desk-mute = Stumm schalten
ui-desk-unmute = Wieder reden lassen
ui-desk-link = Neuer Link zum Zusehen
ui-desk-close = Tisch schließen
ui-desk-delete = Für immer löschen
ui-desk-close-sure = Diesen Tisch schließen? Alle { $n } Plätze erfahren es; was gespielt wurde, bleibt.
ui-desk-delete-sure = Diesen Tisch mit allem löschen, was dort gespielt und gesagt wurde? Nur eine Sicherung könnte ihn zurückbringen.
ui-desk-no = So lassen
ui-desk-doors = Wer Tische eröffnen darf
ui-desk-open-everybody = Alle
ui-desk-open-everybody-note = das Haus steht offen
ui-desk-open-invited = Wer eine Einladung hat
ui-desk-open-invited-note = { $n ->
    [one] { $n } Person hat eine
   *[other] { $n } Leute haben eine
}
ui-desk-open-host = Nur ich
ui-desk-open-host-note = Gäste setzen sich weiter über einen Link
ui-desk-for-people = Leute
ui-desk-for-days = Tage
ui-desk-invite = Einladen
ui-desk-invitation = Die Einladung, nur jetzt gezeigt
ui-desk-withdraw = Alle Einladungen zurücknehmen
ui-desk-bans = Hausverbot
ui-desk-address = Eine Adresse oder ein Netz
ui-desk-ban = Nicht einlassen
ui-desk-unban = Wieder einlassen
ui-desk-bots = Bots bei der Arbeit
ui-desk-thinking = { $n } von { $places } Plätzen denken; { $waiting } warten
ui-desk-backups = Sicherungen
ui-desk-every-night = Jede Nacht um { $hour } Uhr, die letzten { $kept } bleiben. Jede wurde nachgespielt.
ui-desk-back-up = Jetzt sichern
ui-desk-backing-up = Jede Partie wird nachgespielt …
ui-desk-no-folder = Kein Ordner für Sicherungen ist eingestellt; siehe „backups“.
ui-desk-log = Protokoll
ui-desk-hold = Anhalten
ui-desk-warnings = Nur Warnungen

## Word of tables that wait

ui-word = Sag mir, wenn ich dran bin
ui-word-here = Auf diesem Gerät
ui-word-off = Aus. Dein Browser wird fragen, ob er darf.
ui-word-reached = An, auch wenn Lychgate geschlossen ist. Von einem Tisch, den du ansiehst, erfährst du nichts.
ui-word-open = An, solange Lychgate in diesem Browser offen ist: Geschlossen ist er nicht zu erreichen.
ui-word-denied = Dein Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du Mitteilungen erlauben.
ui-word-cannot = Dieser Browser kann keine Mitteilungen zeigen. Auf einem iPhone oder iPad leg Lychgate zuerst auf den Startbildschirm.
ui-word-unsafe = Browser erlauben das nur bei einer Adresse, die mit https beginnt.
ui-word-by-mail = Mail
ui-word-address = Oder an einer Adresse ({ $ways }):
ui-word-give = Sag es mir dort
ui-word-asked = Gefragt, ob das stimmt: Folge dem Link in der Nachricht.
ui-word-told = Hier erfährst du es.
ui-word-tried = Eine Nachricht ist unterwegs.
ui-word-try = Ausprobieren
ui-word-end = Entfernen
ui-word-turn = Der Tisch wartet auf dich.
ui-word-consent = Die anderen warten auf dein Ja oder Nein.
ui-word-again = Dieselben Leute möchten noch einmal spielen.
ui-word-link-asked = Sollen dich Nachrichten hier erreichen, wenn ein Tisch auf dich wartet?
ui-word-confirm = Ja, das ist meine Adresse
ui-word-link-confirmed = Gut: Ab jetzt erfährst du es dort.
ui-word-link-stopped = Erledigt: An diese Adresse geht nichts mehr.
ui-word-link-bad = Dieser Link gilt nicht mehr.
## Leute kommen und gehen

ui-away-for = { $n ->
    [0] seit einem Augenblick fort
    [one] seit einer Minute fort
   *[other] seit { $n } Minuten fort
}
ui-away-brief = { $n ->
    [0] fort
   *[other] { $n } min fort
}
ui-has-been-away = { $n ->
    [0] { $name } hat die Verbindung verloren
    [one] { $name } ist seit einer Minute fort
   *[other] { $name } ist seit { $n } Minuten fort
}
ui-lost-line = { $name } hat die Verbindung verloren. Platz und Karten bleiben.
ui-away-turn = Der Tisch wartet auf diesen Platz. Platz und Karten bleiben.
ui-away-asked = Vielleicht wartet der Tisch auf diesen Platz. Platz und Karten bleiben.
ui-send-link = Den Link noch einmal schicken
ui-held-wait = Warten
ui-held-wait-note = in { $n } Minuten wieder fragen
ui-held-bot = Ein Bot spielt für { $name }
ui-held-bot-note = bis zur Rückkehr; Karten und Name bleiben
ui-held-bot-free = Ein Bot spielt hier
ui-held-bot-free-note = bis sich jemand setzt
ui-held-end = Partie beenden
ui-held-end-note = wie sie steht; fragt einmal nach
ui-plays-for = { $bot } für { $name }
ui-left-plays-for = ist gegangen; { $bot } spielt für { $name }
ui-plays-free = { $bot } spielt hier vorerst
ui-is-back = { $name } ist zurück
ui-seat-free = dieser Platz ist frei
ui-seat-is-free = { $name } ist frei
ui-seat-free-note = Für diesen Platz antwortet niemand.
ui-seat-waits = Ein Platz ist frei: { $name }
ui-seat-was-yours = Das war dein Platz
ui-seat-taken = Deinen Platz hat jetzt { $name }. Du kannst zusehen.
ui-take-back = Den Platz zurücknehmen
ui-only-watch = Nur zusehen
ui-only-watching = Du siehst zu. Der Platz ist noch frei.
ui-welcome-back = { $name } ist zurück: Dein Platz gehört dir
ui-back-away = { $n ->
    [0] Du warst einen Augenblick fort.
    [one] Du warst eine Minute fort.
   *[other] Du warst { $n } Minuten fort.
}
ui-back-none = { $bot } hat deinen Platz gehütet und nichts beantwortet.
ui-back-answers = { $n ->
    [one] { $bot } hat einmal für dich geantwortet.
   *[other] { $bot } hat { $n }-mal für dich geantwortet, zuletzt:
}
ui-back-see = Ansehen
ui-vote = { $n ->
    [one] { $agreed } ist dafür, es fehlt: { $left }
   *[other] { $agreed } sind dafür, es fehlt: { $left }
}
ui-vote-bot = Soll ein Bot für jemanden spielen?
ui-vote-host = Soll jemand anderes Gastgeber sein?
ui-vote-note = Mehr als die Hälfte derer, die da sind, entscheidet.
ui-vote-end-note = Alle, die da sind, müssen zustimmen.
ui-vote-yes = Ja
ui-vote-no = Nein
ui-vote-agreed = Es wurde zugestimmt.
ui-vote-declined = Es wurde nicht zugestimmt: Alles bleibt, wie es war.
ui-asked-others = Gefragt: { $names }.
ui-asked-no = Lieber nicht
ui-end = Partie beenden …
ui-end-title = Die Partie beenden?
ui-end-words = Sie endet, wie sie steht, ohne dass jemand gewinnt, und alles Verborgene wird aufgedeckt. Alle, die da sind, werden gefragt.
ui-end-yes = Beenden
ui-ended = Die Partie wurde beendet, wie sie stand
ui-ended-note = Niemand hat gewonnen. Aufzeichnung und Wiederholung bleiben erhalten.
ui-own-link = Den Link zu deinem Platz kopieren
ui-leave-early = Ein Bot bekommt deinen Platz; die anderen sehen das. Du kannst ihn nicht zurücknehmen.
ui-free-words = Der Platz kann dann mit einer Einladung eingenommen werden, und bis dahin spielt dort niemand. Mit dem alten Link kann { $name } ihn zurücknehmen, solange ihn niemand sonst hat.
ui-free-yes = Platz freigeben
ui-bot-title = Den Platz von { $name } einem Bot geben?
ui-bot-words = Der Bot spielt unter eigenem Namen weiter. Mit dem alten Link kann { $name } den Platz zurücknehmen. Milder ist ein Bot, der nur bis dahin einspringt.
ui-bot-yes = Dem Bot geben
ui-hosts = Gastgeber
ui-pass = Zum Gastgeber machen
ui-pass-title = Soll { $name } Gastgeber sein?
ui-pass-words = Dann führt { $name } den Tisch: gibt Plätze frei, lädt ein, lässt Bots spielen. Du behältst deinen Platz.
ui-pass-yes = Weitergeben
ui-take-host = Gastgeber werden
