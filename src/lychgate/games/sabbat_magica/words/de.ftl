# Sabbat Magica, Deutsch. Die Namen sind die der Regel.

game-title = Sabbat Magica
game-tagline = Sieben Geister, ein düsteres Herrenhaus, sechs Runden, um ganz Helvetia zu erschrecken. Füttere deine Geister, zerschlage die Spiegel, hüte dich vor Flüchen.
game-deed = Rufe Geister, führe einen Zauberer durchs Herrenhaus, suche Regionen heim. Wer nach sechs Runden die meisten Punkte hat, siegt.
game-look = Das Herrenhaus bei Nacht mit Spiegeln und Gärten, und die Regionen, die deine Geister heimsuchen

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
in = { $place ->
    [glass_factory] in der Glashütte
    [crystal_ball] bei der Kristallkugel
    [canteen] in der Kantine
    [training_ground] auf dem Übungsplatz
    [alchemist_office] im Alchemistenkabinett
    [zen_garden] im Zen-Garten
    [drawbridge] auf der Zugbrücke
    [graveyard] auf dem Friedhof
   *[other] in { place }
}
from = { $place ->
    [glass_factory] aus der Glashütte
    [crystal_ball] von der Kristallkugel
    [canteen] aus der Kantine
    [training_ground] vom Übungsplatz
    [alchemist_office] aus dem Alchemistenkabinett
    [zen_garden] aus dem Zen-Garten
    [drawbridge] von der Zugbrücke
    [graveyard] vom Friedhof
   *[other] aus { place }
}
to = { $place ->
    [glass_factory] in die Glashütte
    [crystal_ball] zur Kristallkugel
    [canteen] in die Kantine
    [training_ground] auf den Übungsplatz
    [alchemist_office] ins Alchemistenkabinett
    [zen_garden] in den Zen-Garten
    [drawbridge] auf die Zugbrücke
    [graveyard] auf den Friedhof
   *[other] nach { place }
}
region = { title } ({ $vp })
gate-of = { title } ({ $fee })
spot = Geist ({ $where }, Platz { $place })
spot-bridge = Geist (Zugbrücke)
origin = { $where }, Platz { $place }
origin-bridge = von der Zugbrücke
store = { $store ->
    [one] 1H
   *[two] 2H
}
beaten = { $owner ->
    [du] { $n ->
        [one] einen deiner Geister
       *[other] { $n } deiner Geister
    }
   *[other] { $n ->
        [one] einen Geist von { $owner }
       *[other] { $n } Geister von { $owner }
    }
}
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
magician = { $magician ->
    [succubus] Sukkuba
    [vampire] Vampir
    [sorcerer] Magier
   *[elf] Elfe
}
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
garden-canteen = { $places ->
    [1] 2 weniger füttern
   *[2] 2 oder 1 weniger füttern
}
garden-training_ground = Kämpfe: +1 SP
garden-alchemist_office = { $places ->
    [1] 2 je Satz behalten
   *[2] 2 oder 1 je Satz behalten
}
garden-zen_garden = Heimkehr bringt 2
bonus-glass_factory-1 = groß: +1 Schrecken für jeden Spiegel, den du bearbeitest
bonus-glass_factory-2 = klein: +1 Schrecken für jeden gesprungenen Spiegel, den du zerbrichst
bonus-crystal_ball-1 = groß: +1 SP für jede deiner Regionen mit 2 oder 3 SP
bonus-crystal_ball-2 = klein: +1 SP für jede deiner Regionen mit 2 SP
bonus-canteen-1 = groß: 2 Geister weniger füttern, und 2 mehr für die Reihenfolge
bonus-canteen-2 = klein: 1 Geist weniger füttern, und 1 mehr für die Reihenfolge
bonus-training_ground-1 = groß: +1 SP für jeden Kampf
bonus-training_ground-2 = klein: +1 SP für jeden Kampf in einer Region
bonus-alchemist_office-1 = groß: bis zu 2 Ressourcen jedes anerkannten Satzes behalten
bonus-alchemist_office-2 = klein: 1 Ressource jedes anerkannten Satzes behalten
bonus-zen_garden-1 = groß: heimkehrende Geister bringen 2 Schrecken statt 1
bonus-zen_garden-2 = klein: aus Regionen heimkehrende Geister bringen 2 Schrecken statt 1

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
power-luxuriance-body = Einmal je Runde, wenn du einen Bonus wählst oder in deiner Aktion: 2 beliebige Ressourcen in den 2H-Vorrat.
power-apparition = Erscheinung
power-apparition-body = Nach der Aktion deines Zauberers: im 1H-Vorrat jedes benachbarten Gegners erscheint 1 Ressource deiner Wahl.
power-secret_area = Geheimes Gebiet
power-secret_area-body = Zu Rundenbeginn: ein eigener Geist auf dem Plan ist diese Runde unangreifbar und unbeweglich.
power-doppelganger = Doppelgänger
power-doppelganger-body = Nach der Aktion deines Zauberers: wiederhole den genutzten Plättchen- oder Spiegeleffekt.
power-teleportation = Teleportation
power-teleportation-body = Einmal je Geisteraktion: ein Geist geht von der Zugbrücke kostenlos in eine Region.
power-fireball = Feuerball
power-fireball-body = Nach der Aktion deines Zauberers: jeder benachbarte Gegner verliert 1 Geist von der Zugbrücke an den Friedhof.
power-bats = Fledermäuse
power-bats-body = Dein Zauberer darf auf jedes freie Feld des Herrenhauses fliegen.
power-seduction = Verführung
power-seduction-body = Nach der Aktion deines Zauberers: nimm alle Edelsteine benachbarter Gegner in deinen 2H-Vorrat. Einmal gezeigt, geschieht es jedes Mal.
power-gift_of_immortality = Gabe der Unsterblichkeit
power-gift_of_immortality-body = Dein durch einen Kampf verdrängter Geist erscheint auf einem freien Platz desselben Plans.
power-booster = Booster
power-booster-body = Beginn einer Geisteraktion: deine Geister in Regionen und Gärten dürfen in dieser Aktion zwei Orte weit ziehen.
power-spell = Zauberspruch
power-spell-body = Nach der Aktion deines Zauberers: stiehl jedem benachbarten Gegner 1 Schreckenspunkt.
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

name-ghost = { $seat ->
    [du] dein Geist
   *[other] Geist von { $seat }
}
name-moved = ist gezogen
name-guarded = geschützt
name-gate = Portal: zahle { $fee }
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
name-garden-place = { $where }, Platz { $n }, { $bonus }
name-gate-of = Portal: { $where }
name-region-vp = { $n } SP
name-regions = Regionen von Helvetia
name-drawbridge = Zugbrücke
name-manor = Herrenhaus und Gärten
name-vp-track = Siegpunkte
name-reminder = Die Kantine zählt { $n }
name-limbo = Verdrängt
name-graveyard = Friedhof
name-grave = { $seat ->
    [du] Dein Friedhof
   *[other] Friedhof von { $seat }
}
name-slot = Bonus { $n }
name-time = Zeitkarte
name-pile = Kommende Zeitkarten
name-action-line = Aktionen
name-clock = Die Zeitkarte
name-spare = Nicht im Spiel
name-supply = Allgemeiner Vorrat
name-peoples = Völker
name-phases = Die Runde
name-two = 2H-Vorrat
name-one = 1H-Vorrat
name-skull = Fluch
name-approval = Anerkennung
name-chimeras = Chimären
name-terror = Schrecken
name-invoke = Wie viele Geister gerufen werden
name-powers = Deine POWER-Karten
name-home = Wartet vor der Tür
name-board = { $seat }
name-own-board = { $seat ->
    [du] Deine Tafel
   *[other] Tafel von { $seat }
}
name-reminders = Die Kantine zählt für die Reihenfolge
name-vp = Siegpunkte

short-vp = SP
short-chimeras = Chimären
short-pile = übrig
short-mother_nature = Mutter Natur
short-gift_of_immortality = Unsterblich
short-teleportation = Teleport
short-actions = Aktionen
short-clock = Runde
short-spare = nicht dabei
short-two = 2H
short-one = 1H
tab-regions = Regionen
tab-manor = Haus
tab-graves = Friedhof

note-two = frisch
note-reminders = Kantine zählt
note-food = diese Runde { $due } füttern
note-short = { $due } füttern: zu wenig!
note-one = verdirbt bald
note-skull = −5 SP
note-approval = für Chimären

phase-plan = Planung
phase-skulduggery = Spielzüge
phase-stewardship = Versorgung
short-skulduggery = Züge
short-stewardship = Ende
round-now = Runde { $n } von 6

value-actions = Aktionen
value-food = Futter { $due }
value-vp = SP
value-chimeras = { $vp } SP am Ende
line-seat = { $people }
hint-fight = ein Kampf kostet { $cost } Schrecken und bringt { $vp } SP
hint-fight-either = ein Kampf kostet { $cost } Schrecken und bringt { $vp } oder { $most } SP, je nach dem Geist, der kommt
risk-repelled = { $where }: alle Plätze sind besetzt, und kämpfen kannst du nicht; der Geist würde nur abgewiesen

## Was die Dinge sind

about-ghost = { $seat ->
    [du] Einer deiner Geister { $inside }, auf Platz { $place } von oben. Er bleibt, bis er zieht, verdrängt wird oder hungrig bleibt.
   *[other] Ein Geist von { $seat } { $inside }, auf Platz { $place } von oben. Er bleibt, bis er zieht, verdrängt wird oder hungrig bleibt.
}
about-bridge-ghost = { $seat ->
    [du] Deine Geister auf der Zugbrücke: jeder darf in einen Garten oder durch ein Portal in eine Region. Auch sie müssen gefüttert werden.
   *[other] Die Geister von { $seat } auf der Zugbrücke: jeder darf in einen Garten oder durch ein Portal in eine Region. Auch sie müssen gefüttert werden.
}
about-grave = { $seat ->
    [du] Deine Geister auf dem Friedhof: sie ruhen, fressen nichts und zählen für die Reihenfolge.
   *[other] Die Geister von { $seat } auf dem Friedhof: sie ruhen, fressen nichts und zählen für die Reihenfolge.
}
about-limbo-ghost = { $seat ->
    [du] Dein Geist, den ein Kampf eben verdrängt hat: er geht auf den Friedhof, wenn er nicht wieder erscheint.
   *[other] Ein Geist von { $seat }, den ein Kampf eben verdrängt hat: er geht auf den Friedhof, wenn er nicht wieder erscheint.
}
about-limbo = Hier wartet ein Geist, den ein Kampf eben verdrängt hat.
changes-limbo = Nur ein Kampf verdrängt einen Geist: den letzten, wenn es mehr Geister als Plätze gibt.
about-bridge = Die Zugbrücke: gerufene Geister beginnen hier, und nur über sie geht es zwischen Regionen und Gärten hin und her.
about-region = { $where }, eine Region von Helvetia: am Ende einer Runde bringt sie allen, die dort einen Geist haben, einmal ihre Punkte.
about-region-place = Platz { $place } von { $where }. Geister füllen die Plätze von oben; die Punkte einer Region sind auf allen gleich.
about-garden = { $where }, ein Garten des Herrenhauses: sein erster Platz hat den großen Bonus, sein zweiter den kleinen.
about-garden-place = Platz { $place } des Gartens { $where }: sein Bonus gehört dem, dessen Geist dort steht.
about-gate = Das Portal von { $where }: ein Geist, der von der Zugbrücke kommt, zahlt von jeder gezeigten Art eine Ressource.
about-spare-gate = Ein Portal, das in dieser Partie fehlt: keine Region verlangt { $fee }.
changes-spare-gate = Es liegt die ganze Partie dort, damit alle wissen, was fehlt.
about-spare = Die beiden Portale, die in dieser Partie fehlen: keine Region verlangt, was sie zeigen.
changes-spare = Sie liegen die ganze Partie dort, damit alle wissen, was fehlt.
about-regions = Die Regionen von Helvetia im Kreis: in die Nachbarregion zieht ein Geist, ohne zu zahlen.
changes-regions = Zeige auf eine Region, ein Portal oder einen Geist, um zu erfahren, was dort möglich ist.
about-drawbridge = Der Plan der Zugbrücke, zwischen den Regionen und dem Herrenhaus.
changes-drawbridge = Zeige auf die Zugbrücke selbst oder auf einen Geist dort, um zu erfahren, was möglich ist.
about-graveyard = Der Friedhof mit allen Geistern, die nicht gerufen, die verdrängt, abgewiesen oder hungrig geblieben sind.
changes-graveyard = Geister tun hier nichts, bis sie wieder gerufen werden.
about-manor = Das Herrenhaus, in dem die Zauberer umhergehen, mit seinen Spiegeln und den sechs Gärten ringsum.
changes-manor = Zeige auf ein Feld, einen Spiegel, einen Garten oder einen Zauberer, um zu erfahren, was dort möglich ist.
about-square = Ein Feld des Herrenhauses ({ $square }) mit seinem Plättchen: { $tile }. Ein Zauberer hat darauf Platz.
about-tile-gather = Ein Plättchen: wer mit dem Zauberer hier ankommt, darf { $tokens } in den 2H-Vorrat nehmen.
about-tile-uncurse = Das Zauberbuch: wer mit dem Zauberer hier ankommt, darf die eigene verfluchte Ressource entfernen.
about-tile-rewind = Die Uhr: wer mit dem Zauberer hier ankommt, darf den ganzen 1H-Vorrat zurück nach 2H legen.
about-tile-terrorise = Der Schrecker: wer mit dem Zauberer hier ankommt, darf eine Ressource für Schrecken geben, 4 aus dem 2H-Vorrat, 2 aus dem 1H-Vorrat.
about-tile-exchange = Das Reagenzglas: wer mit dem Zauberer hier ankommt, darf beliebig viele Ressourcen einer Art gegen andere Arten tauschen.
about-mirror = Ein Spiegel ({ $mirror }): ihn anzuschlagen bringt 3 Schrecken, ihn später zu zerbrechen noch 2.
about-magician = { magician-of }: ein Zauberer geht einen Schritt je Aktion und nutzt dann das Plättchen oder einen Spiegel seines Feldes.
about-waiting-magician = { magician-of }, noch vor der Tür: die erste Aktion eines Zauberers stellt ihn auf ein leeres Feld des Herrenhauses.
about-home = Hier wartet ein Zauberer auf seine erste Aktion.
changes-home = Der Zauberer verlässt diesen Platz mit seiner ersten Aktion.
about-seat = { $seat ->
    [du] Deine Tafel: Vorräte, Anerkennungsfeld, Schrecken und POWER-Karten.
   *[other] Die Tafel von { $seat }: Vorräte, Anerkennungsfeld, Schrecken und POWER-Karten.
}
changes-seat = Zeige auf einen Vorrat, eine Karte oder den Schrecken, um zu erfahren, was damit möglich ist.
about-two = { $seat ->
    [du] Dein 2H-Vorrat: frische Ressourcen. Zu Beginn der nächsten Runde wandern sie nach 1H.
   *[other] Der 2H-Vorrat von { $seat }: frische Ressourcen. Zu Beginn der nächsten Runde wandern sie nach 1H.
}
about-two-resource = Eine Ressource ({ $resource }) { $seat ->
    [du] in deinem 2H-Vorrat
   *[other] im 2H-Vorrat von { $seat }
}: sie kann in dieser und der nächsten Runde ein Portal bezahlen.
about-one = { $seat ->
    [du] Dein 1H-Vorrat: was zu Beginn der nächsten Runde noch hier liegt, verdirbt zu einer verfluchten Ressource.
   *[other] Der 1H-Vorrat von { $seat }: was zu Beginn der nächsten Runde noch hier liegt, verdirbt zu einer verfluchten Ressource.
}
about-one-resource = Eine Ressource ({ $resource }) { $seat ->
    [du] in deinem 1H-Vorrat
   *[other] im 1H-Vorrat von { $seat }
}: sie wird in dieser Runde genutzt, oder sie verdirbt.
about-cursed = Das Totenkopffeld: eine verfluchte Ressource hier kostet zu Beginn der nächsten Runde 5 SP, wenn das Zauberbuch sie nicht entfernt.
about-approval = Das Anerkennungsfeld mit den bezahlten Gebühren. Vier verschiedene Arten werden am Ende der Runde zu einer Chimäre.
about-chimeras = { $seat ->
    [du] Deine Chimären: jede bringt am Ende der Partie 5 SP.
   *[other] Die Chimären von { $seat }: jede bringt am Ende der Partie 5 SP.
}
about-terror = { $seat ->
    [du] Dein Schrecken, höchstens 10: er bezahlt Kämpfe und füttert am Ende der Runde die Geister.
   *[other] Der Schrecken von { $seat }, höchstens 10: er bezahlt Kämpfe und füttert am Ende der Runde die Geister.
}
about-points-of = { $seat ->
    [du] Deine Siegpunkte.
   *[other] Die Siegpunkte von { $seat }.
}
changes-points-of = Punkte werden sofort gewonnen und verloren, wie Regeln und Kräfte es sagen.
about-points = Die Siegpunktleiste rings um das Herrenhaus. Wer über 99 kommt, beginnt mit +100 von vorn.
changes-points = Punkte werden sofort gewonnen und verloren, wie Regeln und Kräfte es sagen.
about-call = Wie viele Geister gerufen werden können: die auf dem Friedhof und der Zugbrücke.
about-powers = Die POWER-Karten eines Spielers: die erste, die genutzt wird, bleibt, die anderen werden abgelegt.
about-power = { $card }, eine POWER-Karte. { $text }
about-time-card = Die Zeitkarte { $card }: sie sagt, wie viele Aktionen alle in dieser Runde haben und welche Boni es gibt.
changes-time-card = In jeder Runde wird eine neue Zeitkarte aufgedeckt.
about-time = Die Zeitkarte dieser Runde mit ihren Boni.
changes-time = In jeder Runde wird eine neue Zeitkarte aufgedeckt.
about-pile = Die Zeitkarten der kommenden Runden, verdeckt. Eine weitere liegt ungesehen in der Schachtel.
changes-pile = In jeder Runde wird eine Karte aufgedeckt; die anderen sieht niemand an.
about-slot = Ein Bonus der Zeitkarte. Ab der zweiten Runde nehmen alle einen, in Spielreihenfolge.
about-reminder = Ein Merkfeld: wer die Kantine für die Reihenfolge zählt, hat hier einen Marker.
about-reminders = Gäste der Kantine dürfen 2 oder 1 mehr für die Reihenfolge zählen; diese Felder erinnern daran.
about-actions = Wie viele Aktionen alle in dieser Runde haben, und die wievielte es ist.
changes-actions = Die offene Zeitkarte sagt, wie viele es sind: 2, 3 oder 4, für alle gleich.
about-phases = Die drei Phasen einer Runde: Planung, Spielzüge und Versorgung.
changes-phases = Die Runde geht von selbst weiter, wenn alle entschieden haben.
about-supply-resource = Eine Ressource ({ $resource }) des allgemeinen Vorrats, der nie ausgeht.
about-supply = Der allgemeine Vorrat, der nie ausgeht.
about-peoples = Die Völker, die noch niemand gewählt hat.
about-people = { $people } ({ $magician }): alle Völker sind gleich bis auf ihre POWER-Karten.

figure-ghosts = { $n ->
    [one] { $n } Geist
   *[other] { $n } Geister
}
figure-vp = { $n } SP
figure-fee = Gebühr: { $fee }
figure-places = { $n } von { $of } Plätzen besetzt
figure-mirrors = { $n ->
    [0] kein Spiegel zu bearbeiten
    [one] { $n } Spiegel zu bearbeiten
   *[other] { $n } Spiegel zu bearbeiten
}
figure-terror = { $n } Schrecken für das nächste Mal
figure-terror-of = { $n } von { $of } Schrecken
figure-chimeras = { $n ->
    [one] { $n } Chimäre, { $vp } SP am Ende
   *[other] { $n } Chimären, { $vp } SP am Ende
}
figure-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

## Wann die Dinge genutzt werden

when-move = Geister ziehen in einer Aktion ihres Besitzers, jeder einmal, wenn sie nicht dem Zauberer gehört.
when-unfed = Am Ende der Runde wählt, wer zu wenig Schrecken hat, welche Geister hungrig bleiben.
when-fight = Ein Kampf wird angesagt, wenn ein Geist ankommt, wo andere stehen; er kostet Schrecken und besiegt alle dort.
when-guard = Mit Geheimes Gebiet wird ein Geist zu Beginn einer Runde geschützt.
when-call = Geister auf dem Friedhof tun nichts, bis sie gerufen werden, wenn alle zu Beginn einer Runde Geister rufen.
when-repelled = Ein Geist, der ankommt, wo alle Plätze besetzt sind, kämpft oder wird auf den Friedhof abgewiesen.
when-reappear = Mit der Gabe der Unsterblichkeit erscheint ein Geist auf demselben Plan wieder, wenn ein Kampf ihn verdrängt.
when-enter = In einer Geisteraktion kommt ein Geist von der Zugbrücke oder von nebenan in einen Garten, durch ihr Portal oder von nebenan in eine Region.
when-settle = Ein Geist nimmt den obersten freien Platz, wenn er ankommt.
when-come-home = Heimkehren auf die Zugbrücke ist der Zug eines Geistes in einer Aktion und bringt Schrecken.
when-pay-gate = Das Portal wird bezahlt, wenn ein Geist von der Zugbrücke in seine Region geht: wähle den Geist, dann die Region.
when-walk = Ein Zauberer geht in einer Aktion einen Schritt, und dann zieht kein Geist.
when-tile = Ein Plättchen nutzt, wer mit dem Zauberer eben auf seinem Feld angekommen ist.
when-mirror = Einen Spiegel bearbeitet, wer mit dem Zauberer eben auf einem Feld daneben angekommen ist.
when-mirror-broken = Dieser Spiegel ist endgültig zerbrochen: niemand bearbeitet ihn mehr.
when-pay = Portale werden aus dem 1H- und dem 2H-Vorrat bezahlt, wenn ein Geist von der Zugbrücke in eine Region geht.
when-discard = Eine Ressource bekommt der Schrecker, wenn ein Zauberer dort ankommt.
when-exchange = Ressourcen werden getauscht, wenn ein Zauberer am Reagenzglas ankommt.
when-uncurse = Eine verfluchte Ressource entfernt das Zauberbuch, wenn ein Zauberer dort ankommt.
when-curse = Eine verfluchte Ressource geht zu Beginn der nächsten Runde von selbst, mit 5 SP.
when-keep = Mit einem Geist im Alchemistenkabinett behält man etwas von einem Satz, wenn er am Ende der Runde anerkannt wird.
when-approve = Sätze werden am Ende der Runde von selbst anerkannt: vier verschiedene Arten für eine Chimäre.
when-kind = Ressourcen kommen aus dem allgemeinen Vorrat, wo eine Antwort sie anbietet: ein Bonus, eine Kraft, das Reagenzglas.
when-feed = Geister werden am Ende der Runde von selbst gefüttert: 1 Schrecken für jeden außerhalb des Friedhofs.
when-bonus = Boni werden in Spielreihenfolge genommen, nachdem Geister gerufen wurden, ab der zweiten Runde.
when-people = Völker werden vor der ersten Runde gewählt.
when-canteen = Die Kantine wird gezählt, gleich nachdem Geister gerufen wurden, wenn sie die Reihenfolge ändern kann.
when-powers = Von den drei POWER-Karten wird in der ganzen Partie nur eine genutzt.
when-put-away = Diese Karte ist abgelegt: ihr Besitzer hat eine andere gezeigt.
when-spent = Diese Karte hatte ihre eine Gelegenheit schon.
when-power-own-choice = Üppigkeit wird einmal je Runde genutzt, neben einem Bonus, einer Aktion, einer Ankunft oder dem nächsten Geist.
when-power-after-magician = Diese Karte wird am Ende einer Zaubereraktion genutzt, wenn sie etwas bewirkt.
when-power-ghosts-start = Booster wird zu Beginn einer Geisteraktion genutzt.
when-power-ghosts = Raserei wird in einer Geisteraktion genutzt, einmal.
when-teleport = Teleportation wird in einer Geisteraktion genutzt: ein Geist kommt von der Zugbrücke in eine Region.
when-power-step = Fledermäuse werden in einer Zaubereraktion genutzt, um auf ein Feld zu fliegen, das kein Schritt erreicht.
when-power-round-start = Geheimes Gebiet wird zu Beginn einer Runde genutzt, ab der zweiten.
when-power-thrown-out = Die Gabe der Unsterblichkeit wird genutzt, wenn ein Kampf einen Geist ihres Besitzers verdrängt.
when-rest = In einer Aktion darf man auch keinen Geist bewegen oder nach jedem aufhören.

## Fragen

last-short = { $short ->
    [0] {""}
    [one] {" "}Das Futter kostet am Ende der Runde { $due } Schrecken, und du hast { $terror }: ein Geist bliebe hungrig.
   *[other] {" "}Das Futter kostet am Ende der Runde { $due } Schrecken, und du hast { $terror }: { $short } Geister blieben hungrig.
}
last-rot = { $rot ->
    [0] {""}
    [one] {" "}Eine Ressource in deinem 1H-Vorrat verdirbt als Nächstes: ein Fluch, und eine Runde später 5 SP weniger.
   *[other] {" "}{ $rot } Ressourcen in deinem 1H-Vorrat verderben als Nächstes: ein Fluch, und eine Runde später 5 SP weniger.
}
last-haunts = { $haunts ->
    [no] {" "}Du suchst noch keine Region heim.
   *[yes] {""}
}
ask-people = Welches Volk spielst du?
    .note = { $cards ->
        [yes] Alle sind gleich bis auf ihre drei POWER-Karten, von denen du nur eine nutzen wirst.
       *[no] Alle sind gleich: diese Partie hat keine POWER-Karten.
    }
ask-guard = Geheimes Gebiet: schützt du diese Runde einen Geist?
    .note = Er zieht nicht, und wo er steht, kämpft niemand.
ask-invoke = Wie viele Geister rufst du?
    .note = { $hint ->
        [on] Je mehr Gräber bleiben, desto früher spielst du. Geister außerhalb des Friedhofs fressen je 1 Schrecken, wenn alles so bleibt. In der ersten Partie rufe 1 bis 3.
       *[off] Je mehr Gräber bleiben, desto früher spielst du. Geister außerhalb des Friedhofs fressen je 1 Schrecken, wenn alles so bleibt.
    }
ask-canteen = Zählst du die { $n } der Kantine für die Reihenfolge?
    .note = Die höhere Zahl spielt zuerst.
ask-bonus = Welchen Bonus nimmst du?
    .note = Die Boni dieser Runde, in Spielreihenfolge. Jeder ist nur einmal zu haben; was übrig bleibt, verfällt.
ask-kind = Welche Ressource nimmst du?
    .note = Eine beliebige der vier Arten aus dem Vorrat. Sie liegt diese Runde im 2H-Vorrat und die nächste im 1H-Vorrat.
ask-apparition = { $rival ->
    [du] Was erscheint in deinem 1H-Vorrat?
   *[other] Was erscheint im 1H-Vorrat von { $rival }?
}
    .note = Was zu Beginn einer Runde im 1H-Vorrat liegt, verdirbt zu einer verfluchten Ressource.
ask-action = Deine Aktion { $number } von { $actions }
    .note = { $warned ->
        [yes] Deine letzte Aktion dieser Runde.{ last-short }{ last-rot }{ last-haunts }
       *[no] Ein Schritt des Zauberers, oder beliebig viele Geister: wähle einen, dann sein Ziel.
    }
ask-haunt = Noch ein Geist?
    .note = { $warned ->
        [yes] Deine letzte Aktion dieser Runde.{ last-short }{ last-rot }{ last-haunts }
       *[no] Wähle einen Geist, dann sein Ziel. Jeder zieht einmal je Aktion; Heimkehren bringt Schrecken.
    }
ask-fee = Wie zahlst du am Portal von { $where }?
    .note = Was im 1H-Vorrat liegt, verdirbt als Nächstes.
ask-arrive = Dein Geist kommt { $inside } an
    .note = { $full ->
        [yes] Alle Plätze sind besetzt. Man kämpft gegen alle dort und verliert nie: es kostet nur Schrecken.
       *[no] Man kämpft gegen alle dort und verliert nie: es kostet Schrecken und bringt Punkte.
    }
ask-arrive-manor = Was tut dein Zauberer hier?
    .note = Das Plättchen unter deinem Zauberer oder einer der Spiegel daneben: eine Wirkung, einmal.{ last-short }
ask-discard = Welche Ressource bekommt der Schrecker?
    .note = Der Schrecker zahlt mehr für das, was aus dem 2H-Vorrat kommt.
ask-tube = Welche Art kommt ins Reagenzglas?
    .note = Beliebig viele dieser Art werden zu anderen Arten.
ask-swap = { $kind }: wogegen tauschst du?
    .note = Tausche eine nach der anderen; hör auf, wann du willst.
ask-power = Nutzt du deine Kraft?
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

commits = { $first ->
    [yes] {" "}· die Karte wird gezeigt, deine beiden anderen werden abgelegt
   *[no] {""}
}
beyond-ten = { $lost ->
    [0] {""}
   *[other] {" "}· der Rest ({ $lost }) verfällt, 10 ist das Höchste
}
food-short = { $short ->
    [0] {""}
   *[other] {" "}· das Futter kostet am Ende der Runde { $due } Schrecken, und du hast { $terror }!
}
food-left = { $short ->
    [0] {""}
   *[other] {" "}· zu wenig fürs Futter, { $due }, wenn alles so bleibt!
}
region-change = { $change ->
    [more] {" "}· deine Regionen bringen diese Runde { $regions } SP mehr
    [less] {" "}· deine Regionen bringen diese Runde { $regions } SP weniger!
    [second] {" "}· du suchst sie schon heim: ein zweiter Geist bringt nicht mehr SP
   *[no] {""}
}
power-told = { $power }: { $text }
option-people = { $people } spielen ({ $magician })
    .then = Eine von drei Karten. { $one } { $two } { $three }
option-people-plain = { $people } spielen ({ $magician })
    .then = ohne POWER-Karten sind alle Völker gleich
graves = { $graves ->
    [one] { $graves } Grab
   *[other] { $graves } Gräber
}
option-invoke = { $n } rufen
    .then = { $fed ->
        [yes] { graves } · Futter: { $due } von { $terror } Schrecken
       *[no] { graves } · Futter: { $due } Schrecken, und du hast nur { $terror }!
    }
    .all = Geister rufen
option-canteen = { $n } dazuzählen
    .then = du zählst { $count } für die Reihenfolge: je mehr, desto früher
option-canteen-no = Nicht zählen
    .then = du zählst { $count } für die Reihenfolge
option-bonus = Nehmen: { $bonus }
    .then = { $what ->
        [terror] { then-terror }
        [vp] dann hast du { $now } SP
       *[resource] in deinen 2H-Vorrat
    }
option-kind = 1 { $kind }
    .then = in deinen 2H-Vorrat
option-appear = 1 { $kind }
    .then = in den 1H-Vorrat von { $rival }: dort verdirbt als Nächstes, was liegen bleibt
option-luxuriance = Üppigkeit
    .then = zwei beliebige Ressourcen in deinen 2H-Vorrat, einmal je Runde{ commits }
option-booster = Booster
    .then = jeder Geist in einer Region oder einem Garten darf zwei Orte weit ziehen{ commits }
option-frenzy = Raserei
    .then = { $n ->
        [0] kein Schrecken: du hast schon 10{ commits }
       *[other] { $n } Schrecken{ commits }
    }
option-apparition = Erscheinung
    .then = { $n ->
        [one] ein benachbarter Gegner bekommt eine Ressource, die als Nächstes verdirbt{ commits }
       *[other] { $n } benachbarte Gegner bekommen je eine Ressource, die als Nächstes verdirbt{ commits }
    }
option-fireball = Feuerball
    .then = { $n ->
        [one] ein benachbarter Gegner verliert einen Geist von der Zugbrücke{ commits }
       *[other] { $n } benachbarte Gegner verlieren je einen Geist von der Zugbrücke{ commits }
    }
option-seduction = Verführung
    .then = { $n ->
        [one] ein Edelstein, und von nun an nach jeder Aktion deines Zauberers{ commits }
       *[other] { $n } Edelsteine, und von nun an nach jeder Aktion deines Zauberers{ commits }
    }
option-spell = Zauberspruch
    .then = { $n ->
        [one] ein benachbarter Gegner verliert 1 Schrecken an dich{ commits }
       *[other] { $n } benachbarte Gegner verlieren je 1 Schrecken an dich{ commits }
    }
option-doppelganger = Doppelgänger
    .then = dasselbe Plättchen oder ein Spiegel dieses Feldes noch einmal{ commits }
option-power-no = Keine Kraft nutzen
    .then = keine Karte wird genutzt
option-rest = Nichts bewegen
    .then = du verzichtest auf diese Aktion{ food-short }
option-stop = Genug
    .then = in dieser Aktion zieht kein Geist mehr{ food-short }
option-walk = { $how ->
    [place] Eintreten: { $tile }
    [fly] Fliegen: { $tile }
   *[step] Schritt: { $tile }
}
    .then = { $how ->
        [fly] { $square } · mit den Fledermäusen
       *[other] { $square }
    }
    .all = Zaubererschritt
    .all-then = { $n ->
        [one] ein Feld leuchtet
       *[other] { $n } Felder leuchten
    }
fight-there = { $vp ->
    [0] {""}
   *[other] {" "}· ein Kampf dort kostet { $cost } Schrecken und bringt { $vp } SP
}
gate-takes = { $gate ->
    [yes] {" "}· das Portal nimmt { $fee }
   *[no] {""}
}
option-move = { $how ->
    [home] Heimkehren
    [teleport] Teleportieren { $to }
    [teleport-doomed] Teleportieren { $to }
   *[other] Geist { $to }
}
    .then = { $how ->
        [home] { $terror ->
            [0] { $from } · kein Schrecken, du hast schon 10{ region-change }
           *[other] { $from } · { $terror } Schrecken{ beyond-ten }{ region-change }
        }
        [doomed] { $from }{ gate-takes } · kein Platz ist frei: er würde nur abgewiesen, mit 2 SP für alle anderen dort!
        [teleport] ohne zu zahlen{ fight-there }{ region-change }
        [teleport-doomed] ohne zu zahlen · kein Platz ist frei: er würde nur abgewiesen, mit 2 SP für alle anderen dort!
       *[other] { $from }{ gate-takes }{ fight-there }{ region-change }
    }
    .all = Geister ziehen
    .all-then = { $n ->
        [one] ein Zug
       *[other] { $n } Züge
    }
option-nothing = Hier nichts tun
    .then = Plättchen und Spiegel bleiben, wie sie sind{ food-short }
option-tile-gather = { $resource ->
    [spider] { $count } Spinnen nehmen
    [rat_tail] { $count } Rattenschwänze nehmen
    [gemstone] { $count } Edelsteine nehmen
   *[mask] { $count } Masken nehmen
}
    .then = in deinen 2H-Vorrat
option-tile-uncurse = Zauberbuch: deine verfluchte Ressource entfernen
    .then = sie würde zu Beginn der nächsten Runde 5 SP kosten
option-tile-rewind = Uhr: der 1H-Vorrat wird wieder frisch
    .then = { $tokens } in deinen 2H-Vorrat
option-tile-terrorise = Schrecker: eine Ressource gegen Schrecken
    .then = welche, wählst du danach: { $two } Schrecken für eine aus 2H, { $one } für eine aus 1H
option-tile-exchange = Reagenzglas: eine Art eintauschen
    .then = welche Art, wie viele und wogegen, wählst du danach
then-terror = { $terror ->
    [0] kein Schrecken mehr: du hast schon 10!
   *[other] dann hast du { $now } Schrecken{ beyond-ten }
}
option-mirror = { $state ->
    [intact] Spiegel anschlagen: { $terror } Schrecken
   *[cracked] Spiegel zerbrechen: { $terror } Schrecken
}
    .then = { $state ->
        [intact] { $mirror }; er kann noch zerbrochen werden · { then-terror }
       *[cracked] { $mirror }; danach ist er verbraucht · { then-terror }
    }
option-mirror-broken = Der zerbrochene Spiegel
option-discard = { $kind } ({ $store }-Vorrat): { $terror } Schrecken
    .then = { then-terror }
    .all = Eine Ressource geben
option-tube = Eintauschen: { $kind }
    .then = bis zu { $n }, eine nach der anderen
option-swap = { $kind } ({ $store }-Vorrat) gegen { $new }
    .then = die neue Ressource bleibt im { $store }-Vorrat
    .all = Eine Ressource tauschen
option-finish = Das genügt
    .then = das Reagenzglas nimmt nichts mehr
option-pay = { $store ->
    [old] Aus 1H zahlen: { $one }
    [new] Aus 2H zahlen: { $two }
   *[both] { $one } aus 1H, { $two } aus 2H zahlen
}
    .then = in dein Anerkennungsfeld, wo vier verschiedene Arten zur Chimäre werden
    .all = Das Portal bezahlen
option-settle = Den freien Platz nehmen
    .then = Platz { $place }; niemand wird gestört
option-fight = Kämpfen: { $cost } Schrecken für { $vp } SP
    .then = dein Geist nimmt den ersten Platz, niemand muss gehen · dann hast du { $left } Schrecken und { $now } SP{ food-left }
option-fight-out = Kämpfen: { $cost } Schrecken für { $vp } SP
    .then = { $out ->
        [du] dein Geist nimmt den ersten Platz, ein anderer deiner Geister wird verdrängt · dann hast du { $left } Schrecken und { $now } SP{ food-left }
       *[other] dein Geist nimmt den ersten Platz, ein Geist von { $out } wird verdrängt · dann hast du { $left } Schrecken und { $now } SP{ food-left }
    }
option-repelled = Sich abweisen lassen
    .then = { $terror ->
        [0] dein Geist geht zum Friedhof; kein Schrecken, du hast schon 10
       *[other] dein Geist geht zum Friedhof, und du erhältst { $terror } Schrecken
    }; { $count ->
        [one] { $vp } SP für { $rivals }
       *[other] je { $vp } SP für { $rivals }
    }
option-reappear = { $where }
    .then = auf dem obersten freien Platz; niemand wird bekämpft, nichts wird bezahlt
    .all = Wieder erscheinen
option-fall = Ihn gehen lassen
    .then = { $terror ->
        [0] dein Geist geht zum Friedhof; kein Schrecken, du hast schon 10
       *[other] dein Geist geht zum Friedhof, und du erhältst { $terror } Schrecken
    }
option-guard = { $where }, Platz { $place }
    .then = er zieht nicht, und dort kämpft diese Runde niemand
    .all = Einen Geist schützen
option-guard-no = Keinen schützen
    .then = keiner deiner Geister ist geschützt
option-unfed = { $place ->
    [0] { $where }
   *[other] { $where }, Platz { $place }
}
    .then = { $regions ->
        [0] { $vp ->
            [0] zum Friedhof; du hast keine SP zu verlieren
           *[other] zum Friedhof; { $vp } SP verloren
        }
       *[other] { $vp ->
            [0] zum Friedhof; deine Regionen bringen diese Runde { $regions } SP weniger!
           *[other] zum Friedhof; { $vp } SP verloren, und deine Regionen bringen diese Runde { $regions } SP weniger!
        }
    }
    .all = Einen Geist hungern lassen
option-keep = { $tokens } behalten
    .then = in deinen 2H-Vorrat
    .all = Etwas behalten
option-keep-none = Nichts behalten
    .then = alle vier Ressourcen gehen in den allgemeinen Vorrat zurück

## Warum etwas nicht geht

why-one-after-another = Ein Geist nach dem anderen: zuerst kommt der an, der unterwegs ist.
why-pays-first = Zuerst wird das Portal von { $where } bezahlt.
why-magician-acts = Diese Aktion gehört deinem Zauberer, also zieht kein Geist.
why-ghosts-act = In dieser Aktion ziehen deine Geister, also geht dein Zauberer nicht.
why-has-stepped = Dein Zauberer ist auf sein Feld gegangen; weiter geht er in einer anderen Aktion.
why-topmost-place = Ein Geist nimmt den obersten freien Platz: Platz { $place }.
why-arrives-elsewhere = Dein Geist kommt { $inside } an.
why-tile-elsewhere = Ein Zauberer nutzt das Plättchen seines eigenen Feldes ({ $square }).
why-other-gate = Dein Geist zahlt an einem anderen Portal: { $where }.
why-only-shown = Hier wird es nur gezeigt: wähle es im Vorrat auf deiner Tafel.
why-gate-asks = Das Portal von { $where } nimmt genau { $fee }.
why-stores-only = Portale werden nur aus dem 1H- und dem 2H-Vorrat bezahlt.
why-store-empty = In deinem { $store }-Vorrat liegt nichts Brauchbares.
why-other-reminder = Dein Geist in der Kantine zählt nicht { $n }: es sind 2 für den großen Platz und 1 für den kleinen.
why-booster-first = Booster wird angesagt, bevor der erste Geist einer Aktion zieht.
why-no-such-people = Es gibt vier Völker: { $peoples }.
why-must-take = Jeder muss einen der Boni nehmen.
why-no-such-bonus = Die Zeitkarte dieser Runde hat keinen solchen Bonus.
why-must-name-kind = Du musst eine der vier Arten von Ressourcen wählen.
why-no-such-kind = Es gibt vier Arten: Spinnen, Rattenschwänze, Edelsteine und Masken.
why-no-such-square = Das Herrenhaus hat vier Reihen mit vier Feldern.
why-in-the-manor = Dein Zauberer ist schon im Herrenhaus; er geht einen Schritt.
why-enters-first = Dein Zauberer ist noch nicht im Herrenhaus; seine erste Aktion stellt ihn auf ein leeres Feld.
why-only-flying = Kein Schritt führt dorthin; das ist ein Flug mit den Fledermäusen.
why-step-there = Flügel braucht es nicht: dorthin führt ein einfacher Schritt.
why-in-graveyard = Geister auf dem Friedhof tun nichts, bis sie wieder gerufen werden.
why-no-ghost-there = Dort steht kein Geist.
why-no-such-place = Geister gehen in die acht Regionen, die sechs Gärten und auf die Zugbrücke.
why-bridge-to-region = Teleportation führt von der Zugbrücke in eine Region.
why-no-such-mirror = Es gibt sechzehn Spiegel, vier an jeder Wand.
why-one-of-each = Ein Satz hat eine Ressource jeder Art; davon behältst du einige oder keine.
why-no-power-cards = Diese Partie wird ohne POWER-Karten gespielt.
why-anothers-card = { $power } ist eine Karte von { $people }.
why-power-moment = { $power } wird zu einem anderen Zeitpunkt genutzt: { $moment }.
why-people-taken = { $people } ist vergeben.
why-too-few-ghosts = Du kannst nicht { $n } rufen: nur { $available } sind auf dem Friedhof oder der Zugbrücke.
why-slot-taken = Diesen Bonus hat schon jemand genommen: { $bonus }.
why-other-power = Du hast { $shown } gezeigt; { $power } ist abgelegt.
why-power-spent = { $power } hatte ihre eine Gelegenheit schon.
why-used-this-round = { $power } wurde diese Runde schon genutzt. Die Karte wirkt einmal je Runde.
why-used-this-action = { $power } wurde in dieser Aktion schon genutzt. In deiner nächsten Geisteraktion geht es wieder.
why-not-your-ghost = Dieser Geist gehört { $owner }.
why-bridge-empty = Du hast keinen Geist auf der Zugbrücke.
why-keeps-too-many = Mehr als { $most } je Satz kann man nicht behalten.
why-square-taken = Dort steht ein anderer Zauberer ({ $square }).
why-must-move = Ein Zauberer muss sich bewegen; er kann nicht stehen bleiben.
why-not-next-to = Dieses Feld ({ $square }) liegt nicht neben deinem Zauberer.
why-no-vertical-step = An diesem Tisch gehen Zauberer nie gerade hinauf oder hinunter.
why-no-curse = Du hast keine verfluchte Ressource zu entfernen.
why-nothing-ages = Dein 1H-Vorrat ist leer.
why-no-resource = Für dieses Plättchen hast du keine Ressource: { $tile }.
why-mirror-out-of-reach = Diesen Spiegel erreicht man von hier aus nicht ({ $square }).
why-mirror-broken = Dieser Spiegel ist endgültig zerbrochen.
why-not-in-store = Das liegt nicht in deinem { $store }-Vorrat: { $kind }.
why-none-of-it = Davon hast du nichts: { $kind }.
why-exchange-one = Mindestens eine muss getauscht werden.
why-same-kind = Das Reagenzglas gibt nicht dieselbe Art zurück: { $kind }.
why-already-there = Dieser Geist ist schon dort.
why-just-home = Deine Geister auf der Zugbrücke sind in eben dieser Aktion heimgekehrt.
why-has-moved = Dein Geist { $inside } ist in dieser Aktion schon gezogen.
why-is-guarded = Dieser Geist ist geschützt ({ $power }) und zieht diese Runde nicht.
why-fee = Das Portal von { $where } verlangt { $fee }; das haben deine Vorräte nicht.
why-over-the-bridge = Dorthin geht es nur über die Zugbrücke: { $where }.
why-not-neighbours = Diese Orte sind keine Nachbarn: { $where } und { $here }.
why-two-already = Du hast { $inside } schon zwei Geister.
why-full-of-own = Alle Plätze { $inside } sind schon von deinen eigenen Geistern besetzt.
why-full = Es ist kein Platz { $inside } frei.
why-not-full = Es ist ein Platz { $inside } frei, also wird niemand abgewiesen.
why-nobody-to-fight = Es ist niemand { $inside }, gegen den man kämpfen könnte.
why-peace = Ein geschützter Geist steht { $inside }: diese Runde kämpft dort niemand.
why-too-little-terror = Der Kampf kostet { $cost } Schrecken, und du hast { $terror } von { $most }.
why-thrown-out-here = Dort wurde dein Geist eben verdrängt: { $where }.
why-other-board = Das liegt auf einem anderen Plan: { $where }.
why-no-ghost-placed = { $power } braucht einen Geist in einem Garten oder einer Region.
why-nobody-adjacent = Kein anderer Zauberer steht neben deinem: { $power } würde nichts bewirken.
why-nothing-to-repeat = { $power } hat nichts zu wiederholen.
why-no-gemstone-adjacent = Kein benachbarter Gegner hat einen Edelstein für { $power }.
why-no-terror-adjacent = Kein benachbarter Gegner hat Schrecken für { $power }.
why-no-bridge-ghost-adjacent = Kein benachbarter Gegner hat einen Geist auf der Zugbrücke für { $power }.

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
step-end-round = Die Runde endet

## Was geschah

doer = { $seat ->
    [du] du hast
   *[other] { $seat } hat
}
ghost-of = { $seat ->
    [du] einer deiner Geister
   *[other] ein Geist von { $seat }
}
magician-of = { $seat ->
    [du] { $magician ->
        [Sukkuba] deine Sukkuba
        [Vampir] dein Vampir
        [Magier] dein Magier
       *[Elfe] deine Elfe
    }
   *[other] { $magician ->
        [Sukkuba] die Sukkuba von { $seat }
        [Vampir] der Vampir von { $seat }
        [Magier] der Magier von { $seat }
       *[Elfe] die Elfe von { $seat }
    }
}
at-rival = { $rival ->
    [du] dir
   *[other] { $rival }
}
terror-gained = { $terror ->
    [0] kein Schrecken mehr, { $now } ist das Höchste
   *[other] { $terror } Schrecken, jetzt { $now }
}
consoled = { $terror ->
    [0] {""}
   *[other] ; { $terror } Schrecken als Trost, jetzt { $now }
}
event-tiles-laid = Die Plättchen des Herrenhauses, Reihe für Reihe von der Ecke im Nordwesten: { $tiles }.
event-gates-laid = Die Portale und was sie verlangen: { $gates }.
event-order-drawn = Die erste Reihenfolge wurde ausgelost: { $order }.
event-picking-drawn = Die Völker werden in dieser Reihenfolge gewählt: { $order }.
event-people-chosen = { $how ->
    [dealt] { doer } durch das Los { $people } bekommen.
    [last] { doer } { $people } bekommen, das letzte Volk.
   *[chosen] { doer } { $people } gewählt.
}
event-round-began = Runde { $round } beginnt.
event-power-shown = { doer } eine POWER-Karte gezeigt: { $power }!
event-protected = { doer } Geheimes Gebiet genutzt: diese Runde kämpft { $where } niemand, und der Geist auf Platz { $place } zieht nicht.
event-curse-fell = { $vp ->
    [0] { doer } eine verfluchte Ressource verloren, und es gab keine SP mehr zu verlieren.
   *[other] { doer } durch eine verfluchte Ressource { $vp } SP verloren, jetzt { $now }.
}
event-rotted = { $seat ->
    [du] Dein 1H-Vorrat ist zu einer einzigen verfluchten Ressource verdorben: { $tokens }.
   *[other] Der 1H-Vorrat von { $seat } ist zu einer einzigen verfluchten Ressource verdorben: { $tokens }.
}
event-aged = { $seat ->
    [du] Dein 2H-Vorrat ist in den 1H-Vorrat gewandert: { $tokens }.
   *[other] Der 2H-Vorrat von { $seat } ist in den 1H-Vorrat gewandert: { $tokens }.
}
event-time-turned = Die Zeitkarte dieser Runde ist { $card }: { $actions } Aktionen.
event-invoked = { doer } { $called ->
    [0] keinen Geist
    [one] { $called } Geist
   *[other] { $called } Geister
} gerufen; { $graves ->
    [0] keiner blieb
    [one] 1 blieb
   *[other] { $graves } blieben
} auf dem Friedhof.
event-canteen-counted = { $how ->
    [declined] { doer } die { $n } der Kantine nicht für die Reihenfolge gezählt.
   *[used] { doer } { $n } mehr für die Reihenfolge gezählt, mit besten Grüßen aus der Kantine.
}
event-order-set = Gespielt wird in dieser Reihenfolge: { $order }.
event-bonus-taken = { $what ->
    [vp] { doer } den Bonus von { $n } SP genommen, jetzt { $now }.
    [terror] { $gained ->
        [0] { doer } den Bonus von { $n } Schrecken genommen und nichts gewonnen: { $now } ist das Höchste.
       *[other] { doer } den Bonus von { $n } Schrecken genommen, jetzt { $now }.
    }
   *[resource] { doer } als Bonus 1 { $resource } in den 2H-Vorrat genommen.
}
event-luxuriated = { doer } Üppigkeit genutzt: { $tokens } für den 2H-Vorrat.
event-walked = { $how ->
    [place] { magician-of } hat das Herrenhaus betreten ({ $square }, Plättchen: { $tile }).
    [fly] { magician-of } ist mit den Fledermäusen auf ein anderes Feld geflogen ({ $square }, Plättchen: { $tile }).
   *[step] { magician-of } hat einen Schritt getan ({ $square }, Plättchen: { $tile }).
}
event-gathered = { doer } vom Plättchen { $tokens } in den 2H-Vorrat genommen.
event-uncursed = { doer } im Zauberbuch gelesen, und die verfluchte Ressource war fort.
event-rewound = { doer } die Uhr zurückgedreht: { $tokens } wandern von 1H nach 2H.
event-terrorised = { doer } dem Schrecker 1 { $resource } aus dem { $store }-Vorrat gegeben: { terror-gained }.
event-exchanged = { $one ->
    [nichts] { doer } das Reagenzglas genutzt: { $given } gegen { $two } im 2H-Vorrat.
   *[other] { $two ->
        [nichts] { doer } das Reagenzglas genutzt: { $given } gegen { $one } im 1H-Vorrat.
       *[other] { doer } das Reagenzglas genutzt: { $given } gegen { $one } im 1H-Vorrat und { $two } im 2H-Vorrat.
    }
}
event-mirror-worked = { $state ->
    [broken] { doer } einen Spiegel zerbrochen ({ $mirror }): { terror-gained }.
   *[cracked] { doer } einen Spiegel angeschlagen ({ $mirror }): { terror-gained }.
}
event-left-alone = { doer } weder Plättchen noch Spiegel genutzt.
event-haunted = { doer } Erscheinung genutzt: bei { at-rival } liegt 1 { $resource } im 1H-Vorrat.
event-burnt = { doer } den Feuerball geworfen: ein Geist von { at-rival } muss von der Zugbrücke auf den Friedhof.
event-seduced = { doer } Verführung genutzt und { $tokens } von { at-rival } in den 2H-Vorrat genommen.
event-spellbound = { $gained ->
    [0] { doer } { at-rival } 1 Schrecken genommen (dort jetzt { $left }), aber nicht gewonnen: { $now } ist das Höchste.
   *[other] { doer } { at-rival } 1 Schrecken gestohlen (dort jetzt { $left }), jetzt { $now }.
}
event-repeated = { doer } Doppelgänger genutzt: noch einmal dasselbe.
event-boosted = { doer } Booster genutzt: Geister in Regionen und Gärten dürfen in dieser Aktion zwei Orte weit ziehen.
event-frenzied = { doer } Raserei genutzt: { terror-gained }.
event-rested = { doer } keinen Geist bewegt.
event-fee-paid = { $one ->
    [nichts] { doer } das Portal von { $where } bezahlt: { $two } aus 2H.
   *[other] { $two ->
        [nichts] { doer } das Portal von { $where } bezahlt: { $one } aus 1H.
       *[other] { doer } das Portal von { $where } bezahlt: { $one } aus 1H, { $two } aus 2H.
    }
}
event-entered = { $how ->
    [teleport] { ghost-of } ist durch Teleportation { $origin } { $where } gekommen, Platz { $place }.
   *[move] { ghost-of } ist { $origin } { $where } gezogen, Platz { $place }.
}
event-returned = { ghost-of } ist { $origin } heimgekehrt: { terror-gained }.
event-fought = { $how ->
    [teleport] { ghost-of } kam durch Teleportation { $origin } und kämpfte { $where } gegen { $rivals }: { $terror } Schrecken gezahlt, { $left } übrig; { $vp } SP gewonnen, jetzt { $now }.
   *[move] { ghost-of } kam { $origin } und kämpfte { $where } gegen { $rivals }: { $terror } Schrecken gezahlt, { $left } übrig; { $vp } SP gewonnen, jetzt { $now }.
}
event-thrown-out = { ghost-of } wurde { $where } auf den Friedhof verdrängt{ consoled }.
event-reappeared = Gabe der Unsterblichkeit: { ghost-of }, verdrängt { $origin }, ist { $where } wieder erschienen, Platz { $place }.
event-repelled = { $how ->
    [teleport] { ghost-of } kam durch Teleportation { $origin }, fand { $where } keinen Platz und wurde auf den Friedhof abgewiesen{ consoled }.
   *[move] { ghost-of } kam { $origin }, fand { $where } keinen Platz und wurde auf den Friedhof abgewiesen{ consoled }.
}
event-amused = { doer } { $vp } SP gewonnen, jetzt { $now }, weil { $where } ein Geist abgewiesen wurde.
event-fed = { $out ->
    [0] { $seat ->
        [du] Du hattest keinen Geist zu füttern.
       *[other] { $seat } hatte keinen Geist zu füttern.
    }
   *[other] { $canteen ->
        [0] { doer } { $paid } von { $due } Schrecken als Futter gezahlt, { $left } übrig.
       *[other] { $due ->
            [0] { $seat ->
                [du] Du hattest kein Futter zu zahlen: die Kantine fütterte { $canteen }.
               *[other] { $seat } hatte kein Futter zu zahlen: die Kantine fütterte { $canteen }.
            }
           *[other] { doer } { $paid } von { $due } Schrecken als Futter gezahlt, { $left } übrig; die Kantine fütterte { $canteen }.
        }
    }
}
event-starved = { $vp ->
    [0] { ghost-of } { $where } blieb hungrig und geht auf den Friedhof; es gab keine SP mehr zu verlieren.
   *[other] { ghost-of } { $where } blieb hungrig und geht auf den Friedhof: { $vp } SP verloren, jetzt { $now }.
}
event-regions-scored = { $vp ->
    [0] { $seat ->
        [du] Du hattest in keiner Region einen Geist.
       *[other] { $seat } hatte in keiner Region einen Geist.
    }
   *[other] { $crystal ->
        [0] { doer } für { $regions } { $vp } SP bekommen, jetzt { $now }.
       *[other] { doer } für { $regions } { $vp } SP bekommen, davon { $crystal } durch die Kristallkugel, jetzt { $now }.
    }
}
event-approved = { $kept ->
    [nichts] { doer } aus einem Satz von vier Arten eine Chimäre gemacht, jetzt { $chimeras }.
   *[other] { doer } aus einem Satz von vier Arten eine Chimäre gemacht, jetzt { $chimeras }, und dank dem Alchemisten { $kept } im 2H-Vorrat behalten.
}
event-box-opened = Die Zeitkarte, die in der Schachtel blieb, war { $card }.
event-scored = { $seat }: { $points } SP und { $chimeras ->
    [0] keine Chimäre
    [one] { $chimeras } Chimäre zu 5 SP
   *[other] { $chimeras } Chimären zu je 5 SP
}, zusammen { $total }.
event-won = { $how ->
    [shared] { doer } die Krone des Sabbats von Helvetia zu gleichen Teilen gewonnen, mit { $points } SP.
   *[alone] { doer } die Krone des Sabbats von Helvetia gewonnen, mit { $points } SP.
}

ending-dawn = Alle sechs Runden sind gespielt

## When the match is over
source-regions = Regionen
source-fights = Kämpfe
source-rivals = Abgewiesene Rivalen
source-gifts = Boni der Zeitkarten
source-curses = Flüche und Hunger
source-chimeras = Chimären
end-regions = { $n ->
    [one] eine Region am Ende heimgesucht
   *[other] { $n } Regionen am Ende heimgesucht
}
end-chimeras = { $n ->
    [one] eine Chimäre
   *[other] { $n } Chimären
}
lines-title = Der Vorsprung über die Runden
lines-round = Runde { $n }

window-gift-me = deine Geister, die fallen
