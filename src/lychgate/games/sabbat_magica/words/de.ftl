# Sabbat Magica, Deutsch. Die Namen sind die der Regel.

game-title = Sabbat Magica
game-tagline = Sieben Geister, ein düsteres Herrenhaus, sechs Stunden, um ganz Helvetia zu erschrecken. Füttere deine Geister, zerschlage die Spiegel, hüte dich vor Flüchen.

## Dinge

resource = { $resource ->
    [spider] Spinne
    [rat_tail] Rattenschwanz
    [gemstone] Edelstein
   *[mask] Sabbatmaske
}
resources = { $resource ->
    [spider] { $count ->
        [one] { $count } Spinne
       *[other] { $count } Spinnen
    }
    [rat_tail] { $count ->
        [one] { $count } Rattenschwanz
       *[other] { $count } Rattenschwänze
    }
    [gemstone] { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
   *[mask] { $count ->
        [one] { $count } Maske
       *[other] { $count } Masken
    }
}
nothing = nichts
place = { $place ->
    [turgapel] Turgapel
    [neshata] Neshata
    [gineva] Gineva
    [vada] Vada
    [friburga] Friburga
    [vale] Valé
    [berena] Berena
    [grisa] Grisa
    [glass_factory] Glashütte
    [crystal_ball] Kristallkugel
    [canteen] Kantine
    [training_ground] Übungsplatz
    [alchemist_office] Alchemistenkabinett
    [zen_garden] Zen-Garten
    [drawbridge] Zugbrücke
   *[graveyard] Friedhof
}
title = { $place ->
    [turgapel] Turgapel
    [neshata] Neshata
    [gineva] Gineva
    [vada] Vada
    [friburga] Friburga
    [vale] Valé
    [berena] Berena
    [grisa] Grisa
    [glass_factory] Glashütte
    [crystal_ball] Kristallkugel
    [canteen] Kantine
    [training_ground] Übungsplatz
    [alchemist_office] Alchemist
    [zen_garden] Zen-Garten
   *[drawbridge] Zugbrücke
}
spot = Geist ({ $where }, Platz { $place })
spot-bridge = Geist (Zugbrücke)
from = { $where }, Platz { $place }
from-bridge = Zugbrücke
tile = { $tile ->
    [spider] 2 Spinnen
    [rat_tail] 2 Rattenschwänze
    [gemstone] 2 Edelsteine
    [mask] 2 Masken
    [grimoire] Zauberbuch
    [clock] Uhr
    [terroriser] Schrecker
   *[test_tube] Reagenzglas
}
square = { $at ->
    [m11] Ecke Nordwest
    [m12] Nordseite, links
    [m13] Nordseite, rechts
    [m14] Ecke Nordost
    [m21] Westseite, oben
    [m22] innen Nordwest
    [m23] innen Nordost
    [m24] Ostseite, oben
    [m31] Westseite, unten
    [m32] innen Südwest
    [m33] innen Südost
    [m34] Ostseite, unten
    [m41] Ecke Südwest
    [m42] Südseite, links
    [m43] Südseite, rechts
   *[m44] Ecke Südost
}
mirror = { $wall ->
    [n] Spiegel { $n } der Nordwand
    [e] Spiegel { $n } der Ostwand
    [s] Spiegel { $n } der Südwand
   *[w] Spiegel { $n } der Westwand
}
bonus = { $what ->
    [terror] { $n } Schrecken
    [vp] { $n } SP
    [spider] 1 Spinne
    [rat_tail] 1 Rattenschwanz
    [gemstone] 1 Edelstein
    [mask] 1 Maske
   *[any] 1 beliebige Ressource
}

people-argosola = Argosola
people-zugriga = Zugriga
people-sanagal = Sanagal
people-luserna = Luserna
magician-argosola = Sukkuba
magician-zugriga = Vampir
magician-sanagal = Magier
magician-luserna = Elfe
folk-centaurs = Zentauren
folk-rabbits = Kaninchen
folk-diplomats = Diplomaten
folk-gladiators = Gladiatoren
folk-nuns = Nonnen
folk-fools = Narren
folk-bears = Bären
folk-ogres = Oger

garden-glass_factory = Spiegel: +1 Schrecken
garden-crystal_ball = Regionen: +1 SP
garden-canteen = 2 oder 1 weniger füttern
garden-training_ground = Kämpfe: +1 SP
garden-alchemist_office = 2 oder 1 je Satz behalten
garden-zen_garden = Heimkehr bringt 2

## Zeitkarten

type-time = Zeit
time-full_moon = Vollmond
time-feast_of_fools = Narrenfest
time-mother_nature = Fest der Mutter Natur
time-harvest = Erntefest
time-half_moon = Halbmond
time-carnival = Karneval
time-dark_moon = Schwarzmond
time-body = { $actions } Aktionen. Boni, jeder nur einmal: { $bonuses }.
time-body-none = { $actions } Aktionen. Kein Bonus.

## POWER-Karten

power-luxuriance = Üppigkeit
power-luxuriance-body = Einmal je Runde, bei einer eigenen Wahl in A.3 oder B: 2 beliebige Ressourcen in den 2H-Vorrat.
power-apparition = Erscheinung
power-apparition-body = Nach der Aktion deines Zauberers: jeder benachbarte Rivale erhält 1 Ressource deiner Wahl in seinen 1H-Vorrat.
power-secret_area = Geheimes Gebiet
power-secret_area-body = Zu Rundenbeginn: ein eigener Geist auf dem Plan ist diese Runde unangreifbar und unbeweglich.
power-doppelganger = Doppelgänger
power-doppelganger-body = Nach der Aktion deines Zauberers: wiederhole den genutzten Plättchen- oder Spiegeleffekt.
power-teleportation = Teleportation
power-teleportation-body = Einmal je Geisteraktion: ein Geist geht von der Zugbrücke kostenlos in eine Region.
power-fireball = Feuerball
power-fireball-body = Nach der Aktion deines Zauberers: jeder benachbarte Rivale verliert 1 Geist von der Zugbrücke an den Friedhof.
power-bats = Fledermäuse
power-bats-body = Dein Zauberer darf auf jedes freie Feld des Herrenhauses fliegen.
power-seduction = Verführung
power-seduction-body = Nach der Aktion deines Zauberers: nimm alle Edelsteine benachbarter Rivalen in deinen 2H-Vorrat. Einmal gezeigt, geschieht es jedes Mal.
power-gift_of_immortality = Gabe der Unsterblichkeit
power-gift_of_immortality-body = Dein durch einen Kampf verdrängter Geist erscheint auf einem freien Platz desselben Plans.
power-booster = Booster
power-booster-body = Beginn einer Geisteraktion: deine Geister dürfen zwei Nachbarorte weit ziehen.
power-spell = Zauberspruch
power-spell-body = Nach der Aktion deines Zauberers: stiehl jedem benachbarten Rivalen 1 Schreckenspunkt.
power-frenzy = Raserei
power-frenzy-body = Einmal je Geisteraktion: erhalte 3 Schreckenspunkte.
timing-own-choice = bei eigenen Entscheidungen
timing-round-start = zu Rundenbeginn
timing-step = Schritt des Zauberers
timing-after-magician = Ende einer Zaubereraktion
timing-ghosts-start = Beginn einer Geisteraktion
timing-ghosts = während einer Geisteraktion
timing-thrown-out = wenn ein Kampf deinen Geist verdrängt

## Einstellungen einer Partie

setting-peoples = Völker
setting-peoples-choose = Alle wählen, in ausgeloster Reihenfolge
setting-peoples-random = Zufällig verteilt
setting-power_cards = POWER-Karten
setting-power_cards-true = Eine Kraft für jeden Zauberer
setting-power_cards-false = Ohne POWER-Karten
setting-power_limit = Wie oft eine Kraft wirkt
setting-power_limit-each_timing = Jedes Mal, wenn ihr Augenblick kommt
setting-power_limit-once_per_game = Einmal in der ganzen Partie
setting-literal_steps = Schritte der Zauberer
setting-literal_steps-false = In alle acht Richtungen
setting-literal_steps-true = Nie gerade hinauf oder hinunter (wörtlich)
setting-first_game_hint = Rat für die erste Partie
setting-first_game_hint-true = Vorschlagen, wie viele Geister man ruft
setting-first_game_hint-false = Kein Vorschlag

## Namen auf dem Tisch

name-ghost = Geist ({ $seat })
name-moved = ist gezogen
name-guarded = geschützt
name-gate = Portal: { $fee }
name-mirror = Spiegel
name-mirror-intact = heil
name-mirror-cracked = gesprungen
name-mirror-broken = zerbrochen
name-cursed = verfluchte Ressource
name-chimera = Chimäre
name-points = Siegpunkte
name-fear = Schrecken
name-choice = Marker
name-hundred = +100
name-time-back = Zeitkarte, verdeckt
name-power-back = POWER-Karte
name-actions = { $n } Aktionen
name-away = abgelegt
power-now = jetzt
power-later = später
power-used = genutzt
name-shown = Gezeigte Kraft
name-place = { $where }, Platz { $n }
name-gate-of = Portal: { $where }
name-region-vp = { $n } SP
name-regions = Regionen von Helvetia
name-drawbridge = Zugbrücke
name-manor = Herrenhaus und Gärten
name-vp-track = Siegpunkte
name-reminder = Die Kantine zählt { $n }
name-limbo = Verdrängt
name-graveyard = Friedhof
name-grave = Gräber ({ $seat })
name-slot = Bonus { $n }
name-time = Zeitkarte
name-pile = Kommende Stunden
name-action-line = Aktionen
name-clock = Die Stunde
name-spare = Nicht im Spiel
name-supply = Allgemeiner Vorrat
name-peoples = Völker
name-phases = Die Runde
name-two = 2 Stunden
name-one = 1 Stunde
name-skull = Verflucht
name-approval = Anerkennung
name-chimeras = Chimären
name-terror = Schrecken
name-invoke = Wie viele Geister gerufen werden
name-powers = Deine POWER-Karten
name-home = Wartet vor der Tür
name-board = { $seat }
name-own-board = Tafel ({ $seat })
name-reminders = Die Kantine zählt für die Reihenfolge
name-vp = Siegpunkte

short-vp = SP
short-chimeras = Chimären
short-pile = übrig
short-mother_nature = Mutter Natur
short-gift_of_immortality = Unsterblich
short-teleportation = Teleport
short-actions = Aktionen
short-clock = Stunde
short-spare = nicht dabei
short-two = 2h
short-one = 1h
tab-regions = Regionen
tab-manor = Haus
tab-graves = Gräber

note-two = frisch
note-reminders = Kantine zählt
note-food = heute { $due } füttern
note-short = { $due } füttern: zu wenig!
note-one = verdirbt als Nächstes
note-skull = −5 SP
note-approval = für Chimären

phase-plan = Planung
phase-skulduggery = Spielzüge
phase-stewardship = Versorgung
short-skulduggery = Züge
short-stewardship = Ende
round-now = Stunde { $n } von 6

value-actions = Aktionen
value-food = Futter { $due }
value-vp = SP
value-chimeras = { $vp } SP am Ende
line-seat = { $people }
hint-fight = ein Kampf kostet { $cost } Schrecken und bringt { $vp } SP
risk-repelled = { $where }: voll, und ein Kampf ist zu teuer; der Geist würde nur abgewiesen

## Fragen

ask-people = Welches Volk spielst du?
    .note = Alle sind gleich bis auf ihre POWER-Karten, von denen du nur eine nutzen wirst.
ask-guard = Geheimes Gebiet: diese Runde einen Geist schützen?
    .note = Er zieht nicht, und wo er steht, kämpft niemand.
ask-invoke = Wie viele Geister rufst du?
    .note = { $hint ->
        [on] Wenige gerufen: du spielst früh. Jeder Gerufene frisst 1 Schrecken. In der ersten Partie rufe 1 bis 3.
       *[off] Wenige gerufen: du spielst früh. Jeder Gerufene frisst 1 Schrecken.
    }
ask-canteen = Die { $n } der Kantine für die Reihenfolge zählen?
    .note = Die höhere Zahl spielt zuerst.
ask-bonus = Welchen Bonus nimmst du?
    .note = Die Boni dieser Stunde, in Spielreihenfolge. Jeder ist nur einmal zu haben; was übrig bleibt, verfällt.
ask-kind = Welche Ressource?
    .note = Eine beliebige der vier Arten aus dem Vorrat. Sie bleibt zwei Stunden frisch.
ask-apparition = Was erscheint im 1H-Vorrat ({ $rival })?
    .note = Was im 1H-Vorrat liegt, verdirbt zu einem Fluch, wenn es nicht genutzt wird.
ask-action = Deine Aktion { $number } von { $actions }
    .note = Ein Schritt des Zauberers, oder beliebig viele Geister: wähle einen, dann sein Ziel.
ask-haunt = Noch ein Geist?
    .note = Wähle einen Geist, dann sein Ziel. Jeder zieht einmal je Aktion; Heimkehren bringt Schrecken.
ask-fee = Wie zahlst du am Portal: { $where }?
    .note = Was im 1H-Vorrat liegt, verdirbt als Nächstes.
ask-arrive = Dein Geist kommt an: { $where }
    .note = { $full ->
        [yes] Alle Plätze sind besetzt. Man kämpft gegen alle dort und verliert nie: es kostet nur Schrecken.
       *[no] Man kämpft gegen alle dort und verliert nie: es kostet Schrecken und bringt Punkte.
    }
ask-arrive-manor = Was tut dein Zauberer hier?
    .note = Das Plättchen unter deinem Zauberer oder einer der Spiegel daneben: eine Wirkung, einmal.
ask-discard = Welche Ressource bekommt der Schrecker?
    .note = Der Schrecker zahlt mehr für Frisches.
ask-tube = Welche Art kommt ins Reagenzglas?
    .note = Beliebig viele dieser Art werden zu anderen Arten.
ask-swap = { $kind }: wogegen tauschen?
    .note = Tausche eine nach der anderen; hör auf, wann du willst.
ask-power = Deine Kraft nutzen?
    .note = { $shown ->
        [yes] Ihr Moment ist wieder da. Du musst nicht.
       *[no] Die erste Nutzung legt dich für die ganze Partie fest.
    }
ask-again = Welcher Spiegel, noch einmal?
    .note = Doppelgänger wiederholt, was dein Zauberer eben getan hat.
ask-gift = Dein Geist wird verdrängt ({ $where }). Wo erscheint er wieder?
    .note = Gabe der Unsterblichkeit: ein freier Platz anderswo auf demselben Plan.
ask-unfed = Zu wenig Schrecken: welcher Geist bleibt hungrig?
    .note = Jeder hungrige Geist geht auf den Friedhof und kostet 1 SP.
ask-keep = Ein Satz ist anerkannt. Was behältst du, höchstens { $most }?
    .note = Behaltenes kommt in den 2H-Vorrat; die Chimäre gibt es trotzdem.

## Antworten

option-people = { $people } spielen
option-invoke = { $n } rufen
    .all = Geister rufen
option-canteen = { $n } dazuzählen
    .then = je mehr du zählst, desto früher spielst du
option-canteen-no = Nicht zählen
option-bonus = Nehmen: { $bonus }
option-kind = 1 { $kind }
    .then = in deinen 2H-Vorrat
option-appear = 1 { $kind }
    .then = in den 1H-Vorrat ({ $rival })
option-luxuriance = Üppigkeit
    .then = zwei beliebige Ressourcen
option-booster = Booster
    .then = zwei Schritte für jeden Geist
option-frenzy = Raserei
    .then = 3 Schrecken
option-apparition = Erscheinung
    .then = jeder benachbarte Rivale bekommt eine Ressource, die verdirbt
option-fireball = Feuerball
    .then = jeder benachbarte Rivale verliert einen Geist von der Zugbrücke
option-seduction = Verführung
    .then = und von nun an nach jedem Schritt des Zauberers
option-spell = Zauberspruch
    .then = 1 Schrecken von jedem benachbarten Rivalen
option-doppelganger = Doppelgänger
    .then = noch einmal dasselbe
option-rest = Nichts bewegen
    .then = du verzichtest auf diese Aktion
option-stop = Genug
    .then = in dieser Aktion zieht kein Geist mehr
option-walk = { $how ->
    [place] Eintreten: { $tile }
    [fly] Fliegen: { $tile }
   *[step] Schritt: { $tile }
}
    .then = { $how ->
        [fly] { $square } · mit den Fledermäusen
       *[other] { $square }
    }
    .all = Schritt des Zauberers
    .all-then = { $n ->
        [one] ein Feld leuchtet
       *[other] { $n } Felder leuchten
    }
option-move = { $how ->
    [home] Heimkehren
    [teleport] Teleportieren: { $where }
    [teleport-doomed] Teleportieren: { $where }
   *[other] Nach: { $where }
}
    .then = { $how ->
        [doomed] von: { $from } · er würde nur abgewiesen
        [teleport] ohne zu zahlen
        [teleport-doomed] er würde nur abgewiesen
       *[other] von: { $from }
    }
    .all = Geister ziehen
    .all-then = { $n ->
        [one] ein Zug
       *[other] { $n } Züge
    }
option-nothing = Hier nichts tun
option-tile-gather = { $resource ->
    [spider] { $count } Spinnen nehmen
    [rat_tail] { $count } Rattenschwänze nehmen
    [gemstone] { $count } Edelsteine nehmen
   *[mask] { $count } Masken nehmen
}
    .then = in deinen 2H-Vorrat
option-tile-uncurse = Zauberbuch: den Fluch aufheben
option-tile-rewind = Uhr: der 1H-Vorrat wird wieder frisch
option-tile-terrorise = Schrecker: eine Ressource gegen Schrecken
option-tile-exchange = Reagenzglas: eine Art eintauschen
option-mirror = { $state ->
    [intact] Spiegel anschlagen: { $terror } Schrecken
   *[cracked] Spiegel zerbrechen: { $terror } Schrecken
}
    .then = { $state ->
        [intact] { $mirror }; er kann noch zerbrochen werden
       *[cracked] { $mirror }; danach ist er verbraucht
    }
option-mirror-broken = Der zerbrochene Spiegel
option-discard = { $kind } ({ $store }): { $terror } Schrecken
    .all = Eine Ressource geben
option-tube = Eintauschen: { $kind }
option-swap = { $kind } ({ $store }) gegen { $new }
    .all = Eine Ressource tauschen
option-finish = Das genügt
option-pay = { $store ->
    [old] Aus 1H zahlen: { $one }
    [new] Aus 2H zahlen: { $two }
   *[both] { $one } aus 1H, { $two } aus 2H zahlen
}
    .all = Das Portal bezahlen
option-settle = Den freien Platz nehmen
    .then = Platz { $place }; niemand wird gestört
option-fight = Kämpfen: { $cost } Schrecken für { $vp } SP
    .then = dein Geist nimmt den ersten Platz, niemand muss gehen
option-fight-out = Kämpfen: { $cost } Schrecken für { $vp } SP
    .then = dein Geist nimmt den ersten Platz; verdrängter Geist: { $out }
option-repelled = Sich abweisen lassen
    .then = dein Geist geht zum Friedhof, du erhältst 1 Schrecken; je { $vp } SP: { $rivals }
option-reappear = { $where }
    .all = Wieder erscheinen
option-guard = { $where }, Platz { $place }
    .all = Einen Geist schützen
option-unfed = { $place ->
    [0] { $where }
   *[other] { $where }, Platz { $place }
}
    .all = Einen Geist hungern lassen
option-keep = { $tokens } behalten
    .all = Etwas behalten
option-keep-none = Nichts behalten

## Warum etwas nicht geht

why-people-taken = { $people } ist vergeben.
why-too-few-ghosts = { $n } geht nicht: nur { $available } sind auf Friedhof und Zugbrücke.
why-slot-taken = Schon vergeben: { $bonus }.
why-other-power = Du hast { $shown } gezeigt; { $power } ist abgelegt.
why-power-spent = { $power } hatte ihre eine Gelegenheit schon.
why-power-used = { $power } wurde schon genutzt.
why-not-your-ghost = Dieser Geist gehört einem anderen: { $owner }.
why-bridge-empty = Du hast keinen Geist auf der Zugbrücke.
why-keeps-too-many = Mehr als { $most } je Satz kann man nicht behalten.
why-square-taken = Dort steht ein anderer Zauberer ({ $square }).
why-must-move = Ein Zauberer muss sich bewegen; er kann nicht stehen bleiben.
why-not-next-to = Dieses Feld ({ $square }) liegt nicht neben deinem Zauberer.
why-no-vertical-step = An diesem Tisch gehen Zauberer nie gerade hinauf oder hinunter.
why-no-curse = Es gibt keinen Fluch aufzuheben.
why-nothing-ages = Dein 1H-Vorrat ist leer.
why-no-resource = Du hast keine Ressource dafür: { $tile }.
why-mirror-out-of-reach = Diesen Spiegel erreicht man von hier aus nicht ({ $square }).
why-mirror-broken = Dieser Spiegel ist endgültig zerbrochen.
why-not-in-store = Nicht im { $store }-Vorrat: { $kind }.
why-none-of-it = Davon hast du nichts: { $kind }.
why-exchange-one = Mindestens eine muss getauscht werden.
why-same-kind = Das Reagenzglas gibt nicht dieselbe Art zurück: { $kind }.
why-already-there = Er ist schon dort.
why-just-home = Deine Geister auf der Zugbrücke sind in eben dieser Aktion heimgekehrt.
why-has-moved = Dieser Geist ist in dieser Aktion schon gezogen.
why-is-guarded = Dieser Geist ist geschützt ({ $power }) und zieht diese Runde nicht.
why-fee = { $where }: das Portal verlangt { $fee }; das haben deine Vorräte nicht.
why-over-the-bridge = { $where }: dorthin geht es nur über die Zugbrücke.
why-not-neighbours = { $where } und { $here } sind keine Nachbarn.
why-two-already = { $where }: dort hast du schon zwei Geister.
why-full-of-own = { $where }: voll, und nur mit eigenen Geistern.
why-full = { $where }: kein freier Platz.
why-not-full = { $where }: ein Platz ist frei, also wird niemand abgewiesen.
why-nobody-to-fight = { $where }: niemand zum Kämpfen.
why-peace = { $where }: dort steht ein geschützter Geist, diese Runde wird da nicht gekämpft.
why-too-little-terror = Der Kampf kostet { $cost } Schrecken, und du hast { $terror } von { $most }.
why-thrown-out-here = { $where }: dort wurde er eben verdrängt.
why-other-board = { $where }: das ist ein anderer Plan.
why-no-ghost-placed = { $power } braucht einen Geist in einem Garten oder einer Region.
why-nobody-adjacent = Kein Zauberer steht daneben: { $power } bewirkte nichts.
why-nothing-to-repeat = { $power } hat nichts zu wiederholen.
why-no-gemstone-adjacent = { $power }: kein benachbarter Rivale hat einen Edelstein.
why-no-terror-adjacent = { $power }: kein benachbarter Rivale hat Schrecken.
why-no-bridge-ghost-adjacent = { $power }: kein benachbarter Rivale hat einen Geist auf der Zugbrücke.

## Was ansteht

step-choose-people = { $seat }: ein Volk wählen
step-invoke = Alle rufen Geister
step-count-canteen = { $seat }: Kantine für die Reihenfolge?
step-take-bonus = { $seat }: Bonus der Runde
step-turns = Aktion { $number } von allen
step-act = { $seat }: Aktion { $number }
step-haunt = { $seat }: weitere Geister
step-outing = { $seat }: { $spot } nach { $where }
step-arrive = { $seat }: Plättchen oder Spiegel
step-aftermath = { $seat }: eine Kraft?
step-fall = { $seat }: ein Geist wird verdrängt ({ $where })
step-feed = { $seat }: { $due } füttern
step-starve = { $seat }: ein Geist bleibt hungrig
step-approve = { $seat }: eine Chimäre
step-end-round = Die Stunde endet

## Was geschah

event-order-drawn = Die Gäste treffen in dieser Reihenfolge ein: { $order }.
event-people-chosen = { $how ->
    [dealt] { $seat }: { $people }, durch das Los.
    [last] { $seat }: { $people }, das letzte Volk.
   *[chosen] { $seat }: gewähltes Volk, { $people }.
}
event-round-began = Die Stunde { $round } schlägt.
event-power-shown = { $seat }: eine Kraft wird gezeigt, { $power }!
event-protected = { $seat }: ein Geist verschwindet im geheimen Gebiet ({ $where }, Platz { $place }).
event-curse-fell = { $vp ->
    [0] { $seat }: der Fluch bricht herein, und es gibt keine SP mehr zu verlieren.
   *[other] { $seat }: der Fluch bricht herein, { $vp } SP verloren.
}
event-rotted = { $seat }: alles verdirbt zu einem einzigen Fluch ({ $tokens }).
event-aged = { $seat }: eine Stunde weniger für { $tokens }.
event-time-turned = Die Karte der Stunde: { $card }, { $actions } Aktionen.
event-invoked = { $seat }: { $called ->
    [0] kein Geist gerufen
    [one] { $called } Geist gerufen
   *[other] { $called } Geister gerufen
}, { $graves } auf dem Friedhof.
event-canteen-counted = { $how ->
    [declined] { $seat }: die Kantine zählt nicht.
   *[used] { $seat }: { $n } mehr, mit besten Grüßen aus der Kantine.
}
event-order-set = Gespielt wird in dieser Reihenfolge: { $order }.
event-bonus-taken = { $what ->
    [vp] { $seat }: Bonus genommen, { $n } SP.
    [terror] { $seat }: Bonus genommen, { $n } Schrecken.
   *[resource] { $seat }: Bonus genommen, { $resource }.
}
event-luxuriated = { $seat }: Üppigkeit, { $tokens }.
event-walked = { $how ->
    [place] { $seat }: Auftritt im Herrenhaus, Plättchen „{ $tile }“ ({ $square }).
    [fly] { $seat }: ein Schwarm Fledermäuse, Plättchen „{ $tile }“ ({ $square }).
   *[step] { $seat }: ein Schritt, Plättchen „{ $tile }“ ({ $square }).
}
event-gathered = { $seat }: { $tokens } für den 2H-Vorrat.
event-uncursed = { $seat }: das Zauberbuch hebt den Fluch auf.
event-rewound = { $seat }: die Uhr geht zurück, { $tokens } wieder frisch.
event-terrorised = { $seat }: { $resource } für den Schrecker, { $terror } Schrecken.
event-exchanged = { $seat }: im Reagenzglas wird { $given } zu { $one } (1H) und { $two } (2H).
event-mirror-worked = { $state ->
    [broken] { $seat }: { $mirror } zerbrochen, { $terror } Schrecken.
   *[cracked] { $seat }: { $mirror } gesprungen, { $terror } Schrecken.
}
event-left-alone = { $seat }: nur ein Blick auf die Möbel.
event-haunted = { $seat }: 1 { $resource } erscheint im 1H-Vorrat ({ $rival }).
event-burnt = { $seat }: der Feuerball schickt einen Geist von der Zugbrücke zum Friedhof ({ $rival }).
event-seduced = { $seat }: { $tokens } durch Verführung ({ $rival }).
event-spellbound = { $seat }: 1 Schrecken gestohlen ({ $rival }).
event-boosted = { $seat }: die Geister holen aus, zwei Orte weit.
event-frenzied = { $seat }: Raserei! { $terror } Schrecken.
event-rested = { $seat }: kein Geist zieht.
event-fee-paid = { $one ->
    [nichts] { $seat }: Portal bezahlt ({ $where }), { $two } aus 2H.
   *[other] { $two ->
        [nichts] { $seat }: Portal bezahlt ({ $where }), { $one } aus 1H.
       *[other] { $seat }: Portal bezahlt ({ $where }), { $one } aus 1H, { $two } aus 2H.
    }
}
event-entered = { $how ->
    [teleport] { $seat }: ein Geist erscheint aus dem Nichts ({ $where }, Platz { $place }).
   *[move] { $seat }: ein Geist zieht von „{ $origin }“ nach „{ $where }“, Platz { $place }.
}
event-returned = { $seat }: ein Geist kehrt heim ({ $origin }), { $terror } Schrecken.
event-fought = { $seat }: Kampf gewonnen ({ $where }), { $terror } Schrecken gezahlt, { $vp } SP erhalten.
event-thrown-out = { $terror ->
    [0] { $seat }: ein Geist wird verdrängt ({ $where }), zum Friedhof.
   *[other] { $seat }: ein Geist wird verdrängt ({ $where }), zum Friedhof; { $terror } Schrecken als Trost.
}
event-reappeared = { $seat }: ein verdrängter Geist ({ $origin }) erscheint wieder, { $where }.
event-repelled = { $terror ->
    [0] { $seat }: kein Platz ({ $where }), der Geist schleicht zum Friedhof.
   *[other] { $seat }: kein Platz ({ $where }), der Geist schleicht zum Friedhof; { $terror } Schrecken als Trost.
}
event-amused = { $seat }: der Abgewiesene belustigt, { $vp } SP.
event-fed = { $due ->
    [0] { $seat }: kein Geist zu füttern.
   *[other] { $seat }: { $paid } von { $due } Schrecken als Futter.
}
event-starved = { $vp ->
    [0] { $seat }: ein Geist bleibt hungrig ({ $where }), und es gibt keine SP mehr zu verlieren.
   *[other] { $seat }: ein Geist bleibt hungrig ({ $where }), { $vp } SP verloren.
}
event-regions-scored = { $vp ->
    [0] { $seat }: keine Region heimgesucht.
   *[other] { $crystal ->
        [0] { $seat }: heimgesucht wurden { $regions }: { $vp } SP.
       *[other] { $seat }: heimgesucht wurden { $regions }: { $vp } SP, davon { $crystal } durch die Kristallkugel.
    }
}
event-approved = { $seat }: vier Arten werden eine Chimäre; behalten: { $kept }.
event-box-opened = Die Karte, die in der Schachtel blieb: { $card }.
event-scored = { $seat }: { $points } SP und { $chimeras ->
    [one] { $chimeras } Chimäre
   *[other] { $chimeras } Chimären
}, zusammen { $total }.
event-won = { $how ->
    [shared] Geteilte Krone des besten Zauberers von Helvetia: { $seat }, { $points } SP.
   *[alone] Krone des besten Zauberers von Helvetia: { $seat }, { $points } SP.
}

ending-dawn = Sechs Stunden haben geschlagen
