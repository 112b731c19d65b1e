# Sabbat Magica, français. Les noms sont ceux de la règle.

game-title = Sabbat Magica
game-tagline = Sept fantômes, un manoir lugubre, six tours pour terrifier toute l'Helvetia. Nourrissez vos fantômes, fêlez les miroirs, gare aux malédictions.
game-deed = Appelez des fantômes, guidez un magicien dans le manoir, hantez des régions. Qui a le plus de points après six tours gagne.
game-look = Le manoir la nuit, ses miroirs et ses jardins, et les régions que vos fantômes peuvent hanter

## Choses

resource = { $resource ->
    [spider] araignée
    [rat_tail] queue de rat
    [gemstone] pierre précieuse
   *[mask] masque de sabbat
}
resources = { $resource ->
    [spider] { $count ->
        [one] { $count } araignée
       *[other] { $count } araignées
    }
    [rat_tail] { $count ->
        [one] { $count } queue de rat
       *[other] { $count } queues de rat
    }
    [gemstone] { $count ->
        [one] { $count } pierre précieuse
       *[other] { $count } pierres précieuses
    }
   *[mask] { $count ->
        [one] { $count } masque
       *[other] { $count } masques
    }
}
nothing = rien
place = { $place ->
    [turgapel] Turgapel
    [neshata] Neshata
    [gineva] Gineva
    [vada] Vada
    [friburga] Friburga
    [vale] Valé
    [berena] Berena
    [grisa] Grisa
    [glass_factory] verrerie
    [crystal_ball] boule de cristal
    [canteen] cantine
    [training_ground] terrain d'entraînement
    [alchemist_office] cabinet de l'alchimiste
    [zen_garden] jardin zen
    [drawbridge] pont-levis
   *[graveyard] cimetière
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
    [glass_factory] Verrerie
    [crystal_ball] Boule de cristal
    [canteen] Cantine
    [training_ground] Terrain d'entraînement
    [alchemist_office] Alchimiste
    [zen_garden] Jardin zen
   *[drawbridge] Pont-levis
}
in = { $place ->
    [glass_factory] à la verrerie
    [crystal_ball] à la boule de cristal
    [canteen] à la cantine
    [training_ground] au terrain d'entraînement
    [alchemist_office] au cabinet de l'alchimiste
    [zen_garden] au jardin zen
    [drawbridge] sur le pont-levis
    [graveyard] au cimetière
   *[other] à { place }
}
from = { $place ->
    [glass_factory] de la verrerie
    [crystal_ball] de la boule de cristal
    [canteen] de la cantine
    [training_ground] du terrain d'entraînement
    [alchemist_office] du cabinet de l'alchimiste
    [zen_garden] du jardin zen
    [drawbridge] du pont-levis
    [graveyard] du cimetière
   *[other] de { place }
}
to = { in }
region = { title } ({ $vp })
gate-of = { title } ({ $fee })
spot = fantôme ({ $where }, place { $place })
spot-bridge = fantôme (pont-levis)
origin = { $where }, place { $place }
origin-bridge = du pont-levis
store = { $store ->
    [one] 1H
   *[two] 2H
}
beaten = { $owner ->
    [vous] { $n ->
        [one] un de vos fantômes
       *[other] { $n } de vos fantômes
    }
   *[other] { $n ->
        [one] un fantôme { $owner_own }
       *[other] { $n } fantômes { $owner_own }
    }
}
tile = { $tile ->
    [spider] 2 araignées
    [rat_tail] 2 queues de rat
    [gemstone] 2 pierres précieuses
    [mask] 2 masques
    [grimoire] Grimoire
    [clock] Horloge
    [terroriser] Terroriseur
   *[test_tube] Éprouvette
}
square = { $at ->
    [m11] coin nord-ouest
    [m12] côté nord, à gauche
    [m13] côté nord, à droite
    [m14] coin nord-est
    [m21] côté ouest, en haut
    [m22] intérieur nord-ouest
    [m23] intérieur nord-est
    [m24] côté est, en haut
    [m31] côté ouest, en bas
    [m32] intérieur sud-ouest
    [m33] intérieur sud-est
    [m34] côté est, en bas
    [m41] coin sud-ouest
    [m42] côté sud, à gauche
    [m43] côté sud, à droite
   *[m44] coin sud-est
}
mirror = { $wall ->
    [n] miroir { $n } du mur nord
    [e] miroir { $n } du mur est
    [s] miroir { $n } du mur sud
   *[w] miroir { $n } du mur ouest
}
bonus = { $what ->
    [terror] { $n } terreur
    [vp] { $n } PV
    [spider] 1 araignée
    [rat_tail] 1 queue de rat
    [gemstone] 1 pierre précieuse
    [mask] 1 masque
   *[any] 1 ressource au choix
}

people-argosola = Argosola
people-zugriga = Zugriga
people-sanagal = Sanagal
people-luserna = Luserna
magician = { $magician ->
    [succubus] succube
    [vampire] vampire
    [sorcerer] mage
   *[elf] elfe
}
folk-centaurs = centaures
folk-rabbits = lapins
folk-diplomats = diplomates
folk-gladiators = gladiateurs
folk-nuns = nonnes
folk-fools = fous
folk-bears = ours
folk-ogres = ogres

garden-glass_factory = miroirs : +1 terreur
garden-crystal_ball = régions : +1 PV
garden-canteen = { $places ->
    [1] 2 de moins à nourrir
   *[2] 2 ou 1 de moins à nourrir
}
garden-training_ground = combats : +1 PV
garden-alchemist_office = { $places ->
    [1] garder 2 par lot
   *[2] garder 2 ou 1 par lot
}
garden-zen_garden = les retours rapportent 2
bonus-glass_factory-1 = majeur : +1 terreur pour chaque miroir travaillé
bonus-glass_factory-2 = mineur : +1 terreur pour chaque miroir fêlé que vous brisez
bonus-crystal_ball-1 = majeur : +1 PV pour chacune de vos régions à 2 ou 3 PV
bonus-crystal_ball-2 = mineur : +1 PV pour chacune de vos régions à 2 PV
bonus-canteen-1 = majeur : 2 fantômes de moins à nourrir, et 2 de plus pour l'ordre de jeu
bonus-canteen-2 = mineur : 1 fantôme de moins à nourrir, et 1 de plus pour l'ordre de jeu
bonus-training_ground-1 = majeur : +1 PV par combat
bonus-training_ground-2 = mineur : +1 PV par combat dans une région
bonus-alchemist_office-1 = majeur : garder jusqu'à 2 ressources de chaque lot approuvé
bonus-alchemist_office-2 = mineur : garder 1 ressource de chaque lot approuvé
bonus-zen_garden-1 = majeur : chaque fantôme qui rentre rapporte 2 terreur au lieu de 1
bonus-zen_garden-2 = mineur : chaque fantôme qui rentre d'une région rapporte 2 terreur au lieu de 1

## Cartes temps

type-time = Temps
time-full_moon = Pleine Lune
time-feast_of_fools = Fête des fous
time-mother_nature = Fête de Mère Nature
time-harvest = Fête des moissons
time-half_moon = Demi-lune
time-carnival = Carnaval
time-dark_moon = Lune noire
time-body = { $actions } actions. Bonus, chacun une fois : { $bonuses }.
time-body-none = { $actions } actions. Aucun bonus.

## Cartes POWER

power-luxuriance = Luxuriance
power-luxuriance-body = Une fois par tour, quand vous choisissez un bonus ou pendant votre action : 2 ressources au choix dans votre réserve 2H.
power-apparition = Apparition
power-apparition-body = Après l'action de votre magicien : 1 ressource de votre choix apparaît dans la réserve 1H de chaque adversaire adjacent.
power-secret_area = Zone secrète
power-secret_area-body = Au début d'un tour : un de vos fantômes placés est intouchable et immobile ce tour-ci.
power-doppelganger = Doppelgänger
power-doppelganger-body = Après l'action de votre magicien : répétez l'effet de tuile ou de miroir utilisé.
power-teleportation = Téléportation
power-teleportation-body = Une fois par action de fantômes : un fantôme du pont-levis entre gratuitement dans une région.
power-fireball = Boule de feu
power-fireball-body = Après l'action de votre magicien : chaque adversaire adjacent perd 1 fantôme du pont-levis, qui va au cimetière.
power-bats = Chauves-souris
power-bats-body = Votre magicien peut voler vers n'importe quelle case libre du manoir.
power-seduction = Séduction
power-seduction-body = Après l'action de votre magicien : prenez toutes les pierres précieuses des adversaires adjacents pour votre réserve 2H. Une fois la carte dévoilée, cela arrive à chaque fois.
power-gift_of_immortality = Don d'immortalité
power-gift_of_immortality-body = Votre fantôme chassé par un combat revient sur une place libre du même plateau.
power-booster = Booster
power-booster-body = Début d'une action de fantômes : vos fantômes des régions et des jardins peuvent avancer de deux lieux pendant cette action.
power-spell = Sortilège
power-spell-body = Après l'action de votre magicien : volez 1 point de terreur à chaque adversaire adjacent.
power-frenzy = Frénésie
power-frenzy-body = Une fois par action de fantômes : gagnez 3 points de terreur.
timing-own-choice = lors de vos propres choix
timing-round-start = au début d'un tour
timing-step = pas du magicien
timing-after-magician = fin d'une action du magicien
timing-ghosts-start = début d'une action de fantômes
timing-ghosts = pendant une action de fantômes
timing-thrown-out = quand un combat chasse votre fantôme

## Options d'une partie

setting-peoples = Peuples
setting-peoples-choose = Chacun choisit, dans un ordre tiré au sort
setting-peoples-random = Distribués au hasard
setting-power_cards = Cartes POWER
setting-power_cards-true = Un pouvoir par magicien
setting-power_cards-false = Sans cartes POWER
setting-power_limit = Usage d'un pouvoir
setting-power_limit-each_timing = Chaque fois que son moment revient
setting-power_limit-once_per_game = Une seule fois dans la partie
setting-literal_steps = Pas des magiciens
setting-literal_steps-false = Dans les huit directions
setting-literal_steps-true = Jamais tout droit vers le haut ou le bas (à la lettre)
setting-first_game_hint = Conseil pour une première partie
setting-first_game_hint-true = Suggérer combien de fantômes appeler
setting-first_game_hint-false = Aucune suggestion

## Noms sur la table

name-ghost = { $seat ->
    [vous] un de vos fantômes
   *[other] fantôme { $seat_own }
}
name-moved = a bougé
name-guarded = protégé
name-gate = portail : payer { $fee }
name-mirror = miroir
name-mirror-intact = intact
name-mirror-cracked = fêlé
name-mirror-broken = brisé
name-cursed = ressource maudite
name-chimera = chimère
name-points = points de victoire
name-fear = terreur
name-choice = marqueur
name-hundred = +100
name-time-back = carte temps, face cachée
name-power-back = carte POWER
name-actions = { $n } actions
name-away = remise dans la boîte
power-now = maintenant
power-later = plus tard
power-used = utilisé
name-shown = Pouvoir dévoilé
name-place = { $where }, place { $n }
name-garden-place = { $where }, place { $n }, { $bonus }
name-gate-of = Portail : { $where }
name-region-vp = { $n } PV
name-regions = Régions d'Helvetia
name-drawbridge = Pont-levis
name-manor = Manoir et jardins
name-vp-track = Points de victoire
name-reminder = La cantine ajoute { $n }
name-limbo = Chassé
name-graveyard = Cimetière
name-grave = { $seat ->
    [vous] Votre cimetière
   *[other] Cimetière { $seat_own }
}
name-slot = Bonus { $n }
name-time = Carte temps
name-pile = Cartes temps à venir
name-action-line = Actions
name-clock = La carte temps
name-spare = Portails écartés
name-supply = Réserve générale
name-peoples = Peuples
name-phases = Le tour
name-two = Réserve 2H
name-one = Réserve 1H
name-skull = Maudit
name-approval = Approbation
name-chimeras = Chimères
name-terror = Terreur
name-invoke = Combien de fantômes appeler
name-powers = Vos cartes POWER
name-home = Attend à la porte
name-board = { $seat }
name-own-board = { $seat ->
    [vous] Votre plateau
   *[other] Plateau { $seat_own }
}
name-reminders = La cantine compte pour l'ordre
name-vp = Points de victoire

short-vp = PV
short-chimeras = chimères
short-pile = à venir
short-mother_nature = Mère Nature
short-gift_of_immortality = Immortalité
short-teleportation = Téléport
short-actions = Actions
short-clock = Tour
short-spare = écartés
short-two = 2H
short-one = 1H
tab-regions = Régions
tab-manor = Manoir
tab-graves = Cimetière

note-two = frais
note-reminders = la cantine ajoute
note-food = nourrir { $due } ce tour-ci
note-short = nourrir { $due } : trop peu !
note-one = pourrit ensuite
note-skull = −5 PV
note-approval = pour chimères

phase-plan = Plan
phase-skulduggery = Manigances
phase-stewardship = Intendance
short-skulduggery = Actions
short-stewardship = Bilan
round-now = Tour { $n } sur 6

value-actions = actions
value-food = nourrir { $due }
value-vp = PV
value-chimeras = { $vp } PV à la fin
line-seat = { $people }
hint-fight = un combat coûte { $cost } terreur et rapporte { $vp } PV
hint-fight-either = un combat coûte { $cost } terreur et rapporte { $vp } ou { $most } PV, selon le fantôme qui arrive
risk-repelled = { $where } : toutes les places sont prises et un combat est hors de portée, le fantôme serait seulement repoussé

## Ce que sont les choses

about-ghost = { $seat ->
    [vous] Un de vos fantômes { $inside }, sur la place { $place } depuis le haut. Il y reste jusqu'à ce qu'il bouge, soit chassé ou reste à jeun.
   *[other] Un fantôme { $seat_own } { $inside }, sur la place { $place } depuis le haut. Il y reste jusqu'à ce qu'il bouge, soit chassé ou reste à jeun.
}
about-bridge-ghost = { $seat ->
    [vous] Vos fantômes sur le pont-levis : chacun peut aller dans un jardin, ou dans une région par son portail. Il faut aussi les nourrir.
   *[other] Les fantômes { $seat_own } sur le pont-levis : chacun peut aller dans un jardin, ou dans une région par son portail. Il faut aussi les nourrir.
}
about-grave = { $seat ->
    [vous] Vos fantômes au cimetière : ils se reposent, ne mangent rien et comptent pour l'ordre de jeu.
   *[other] Les fantômes { $seat_own } au cimetière : ils se reposent, ne mangent rien et comptent pour l'ordre de jeu.
}
about-limbo-ghost = { $seat ->
    [vous] Votre fantôme qu'un combat vient de chasser : il va au cimetière, à moins de réapparaître.
   *[other] Un fantôme { $seat_own } qu'un combat vient de chasser : il va au cimetière, à moins de réapparaître.
}
about-limbo = C'est là qu'attend un fantôme qu'un combat vient de chasser.
changes-limbo = Seul un combat chasse un fantôme : le dernier, quand il y a plus de fantômes que de places.
about-bridge = Le pont-levis : les fantômes appelés partent d'ici, et c'est le seul chemin entre régions et jardins.
about-region = { $where }, une région d'Helvetia : à la fin d'un tour, elle donne ses points une fois à chacun qui y a un fantôme.
about-region-place = La place { $place } de { $where }. Les fantômes remplissent les places depuis le haut ; les points d'une région sont les mêmes partout.
about-garden = { $where }, un jardin du manoir : sa première place a le bonus majeur, la deuxième le bonus mineur.
about-garden-place = La place { $place } du jardin { $where } : son bonus revient au propriétaire du fantôme qui s'y tient.
about-gate = Le portail de { $where } : un fantôme qui vient du pont-levis paie une ressource de chaque sorte montrée.
about-spare-gate = Un portail écarté de cette partie : aucune région ne demande { $fee }.
changes-spare-gate = Il reste là toute la partie, pour que chacun sache ce qui manque.
about-spare = Les deux portails écartés : aucune région ne demande ce qu'ils montrent.
changes-spare = Ils restent là toute la partie, pour que chacun sache ce qui manque.
about-regions = Les régions d'Helvetia en cercle : d'une région à sa voisine, un fantôme passe sans payer.
changes-regions = Montrez une région, un portail ou un fantôme pour savoir ce qu'on peut y faire.
about-drawbridge = Le plateau du pont-levis, entre les régions et le manoir.
changes-drawbridge = Montrez le pont-levis lui-même, ou un fantôme qui s'y trouve, pour savoir ce qu'on peut y faire.
about-graveyard = Le cimetière, avec tous les fantômes non appelés, chassés, repoussés ou restés à jeun.
changes-graveyard = Ici, les fantômes ne font rien jusqu'à ce qu'on les appelle de nouveau.
about-manor = Le manoir où marchent les magiciens, avec ses miroirs et les six jardins qui l'entourent.
changes-manor = Montrez une case, un miroir, un jardin ou un magicien pour savoir ce qu'on peut y faire.
about-square = Une case du manoir ({ $square }) avec sa tuile : { $tile }. Un seul magicien y tient.
about-tile-gather = Une tuile : le magicien qui arrive ici peut prendre { $tokens } en 2H.
about-tile-uncurse = Le Grimoire : le magicien qui arrive ici peut retirer sa ressource maudite.
about-tile-rewind = L'Horloge : le magicien qui arrive ici peut ramener toute sa réserve 1H en 2H.
about-tile-terrorise = Le Terroriseur : le magicien qui arrive ici peut donner une ressource contre de la terreur, 4 pour une de 2H, 2 pour une de 1H.
about-tile-exchange = L'Éprouvette : le magicien qui arrive ici peut échanger une sorte de ressources contre d'autres, autant qu'il veut.
about-mirror = Un miroir ({ $mirror }) : le fêler donne 3 terreur, le briser ensuite encore 2.
about-magician = { magician-of } : un magicien fait un pas par action, puis utilise la tuile ou un miroir de sa case.
about-waiting-magician = { magician-of }, encore à la porte : la première action de ce magicien le pose sur une case vide du manoir.
about-home = Ici un magicien attend sa première action.
changes-home = Le magicien quitte cette place à sa première action.
about-seat = { $seat ->
    [vous] Votre plateau : réserves, zone d'approbation, terreur et cartes POWER.
   *[other] Le plateau { $seat_own } : réserves, zone d'approbation, terreur et cartes POWER.
}
changes-seat = Montrez une réserve, une carte ou la terreur pour savoir ce qu'on peut en faire.
about-two = { $seat ->
    [vous] Votre réserve 2H : des ressources fraîches. Au début du prochain tour, elles passent en 1H.
   *[other] La réserve 2H { $seat_own } : des ressources fraîches. Au début du prochain tour, elles passent en 1H.
}
about-two-resource = Une ressource ({ $resource }) dans { $seat ->
    [vous] votre réserve 2H
   *[other] la réserve 2H { $seat_own }
} : elle peut payer un portail ce tour-ci et le suivant.
about-one = { $seat ->
    [vous] Votre réserve 1H : ce qui y reste au début du prochain tour pourrit en une ressource maudite.
   *[other] La réserve 1H { $seat_own } : ce qui y reste au début du prochain tour pourrit en une ressource maudite.
}
about-one-resource = Une ressource ({ $resource }) dans { $seat ->
    [vous] votre réserve 1H
   *[other] la réserve 1H { $seat_own }
} : elle sert ce tour-ci, ou elle pourrit.
about-cursed = La case de la malédiction : une ressource maudite y coûte 5 PV au début du prochain tour, à moins que le Grimoire ne la retire.
about-approval = La zone d'approbation, avec les droits payés aux portails. Quatre sortes différentes deviennent une chimère à la fin du tour.
about-chimeras = { $seat ->
    [vous] Vos chimères : chacune donne 5 PV à la fin de la partie.
   *[other] Les chimères { $seat_own } : chacune donne 5 PV à la fin de la partie.
}
about-terror = { $seat ->
    [vous] Votre terreur, 10 au plus : elle paie les combats et nourrit les fantômes à la fin du tour.
   *[other] La terreur { $seat_own }, 10 au plus : elle paie les combats et nourrit les fantômes à la fin du tour.
}
about-points-of = { $seat ->
    [vous] Vos points de victoire.
   *[other] Les points de victoire { $seat_own }.
}
changes-points-of = Les points se gagnent et se perdent aussitôt, selon les règles et les pouvoirs.
about-points = La piste des points de victoire autour du manoir. Qui dépasse 99 recommence avec +100.
changes-points = Les points se gagnent et se perdent aussitôt, selon les règles et les pouvoirs.
about-call = Combien de fantômes peuvent être appelés : ceux du cimetière et du pont-levis.
about-powers = Les cartes POWER d'un joueur : la première utilisée reste, les autres retournent dans la boîte.
about-power = { $card }, une carte POWER. { $text }
about-time-card = La carte temps { $card } : elle dit combien d'actions chacun a ce tour-ci, et quels bonus il y a.
changes-time-card = Une nouvelle carte temps est retournée à chaque tour.
about-time = La carte temps de ce tour avec ses bonus.
changes-time = Une nouvelle carte temps est retournée à chaque tour.
about-pile = Les cartes temps des tours à venir, face cachée. Une autre est retournée dans la boîte sans être vue.
changes-pile = Une carte est retournée à chaque tour ; personne ne regarde les autres.
about-slot = Un bonus de la carte temps. À partir du deuxième tour, chacun en prend un, dans l'ordre de jeu.
about-reminder = Une case de rappel : qui compte la cantine pour l'ordre de jeu y a un marqueur.
about-reminders = Les hôtes de la cantine peuvent compter 2 ou 1 de plus pour l'ordre de jeu ; ces cases le rappellent.
about-actions = Combien d'actions chacun a ce tour-ci, et à laquelle on en est.
changes-actions = La carte temps visible en donne le nombre : 2, 3 ou 4, le même pour tous.
about-phases = Les trois phases d'un tour : plan, manigances et intendance.
changes-phases = Le tour avance de lui-même quand chacun a décidé.
about-supply-resource = Une ressource ({ $resource }) de la réserve générale, qui ne s'épuise jamais.
about-supply = La réserve générale, qui ne s'épuise jamais.
about-peoples = Les peuples que personne n'a encore choisis.
about-people = { $people } ({ $magician }) : tous les peuples se valent, sauf par leurs cartes POWER.

figure-ghosts = { $n ->
    [one] { $n } fantôme
   *[other] { $n } fantômes
}
figure-vp = { $n } PV
figure-fee = droit de portail : { $fee }
figure-places = { $n } places prises sur { $of }
figure-mirrors = { $n ->
    [0] aucun miroir à travailler
    [one] { $n } miroir à travailler
   *[other] { $n } miroirs à travailler
}
figure-terror = { $n } terreur au prochain travail
figure-terror-of = { $n } terreur sur { $of }
figure-chimeras = { $n ->
    [one] { $n } chimère, { $vp } PV à la fin
   *[other] { $n } chimères, { $vp } PV à la fin
}
figure-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Quand les choses servent

when-move = Les fantômes bougent dans l'action de leur propriétaire, chacun une fois, si ce n'est pas une action du magicien.
when-unfed = À la fin du tour, un joueur qui manque de terreur choisit les fantômes qui restent à jeun.
when-fight = On déclare un combat quand un fantôme arrive là où d'autres se tiennent ; il coûte de la terreur et les bat tous.
when-guard = Avec la Zone secrète, un fantôme est protégé au début d'un tour.
when-call = Les fantômes du cimetière ne font rien avant d'être appelés, quand tous appellent au début d'un tour.
when-repelled = Un fantôme qui arrive là où toutes les places sont prises combat ou est repoussé au cimetière.
when-reappear = Avec le Don d'immortalité, un fantôme réapparaît sur le même plateau quand un combat le chasse.
when-enter = Dans une action de fantômes, on entre dans un jardin depuis le pont-levis ou le jardin voisin, dans une région par son portail ou depuis la région voisine.
when-settle = Un fantôme prend la première place libre quand il arrive.
when-come-home = Rentrer au pont-levis est le déplacement d'un fantôme dans une action, et rapporte de la terreur.
when-pay-gate = Le portail se paie quand un fantôme passe du pont-levis dans sa région : désignez le fantôme, puis la région.
when-walk = Un magicien fait un pas par action, et alors aucun fantôme ne bouge.
when-tile = Une tuile sert au magicien qui vient d'arriver sur sa case.
when-mirror = Un miroir sert au magicien qui vient d'arriver sur une case à côté.
when-mirror-broken = Ce miroir est brisé pour de bon : il ne servira plus à personne.
when-pay = Les portails se paient avec les réserves 1H et 2H, quand un fantôme passe du pont-levis dans une région.
when-discard = On donne une ressource au Terroriseur quand un magicien y arrive.
when-exchange = On échange des ressources quand un magicien arrive sur l'Éprouvette.
when-uncurse = Le Grimoire retire une ressource maudite quand un magicien y arrive.
when-curse = Une ressource maudite part d'elle-même au début du prochain tour, avec 5 PV.
when-keep = Avec un fantôme chez l'alchimiste, on garde une partie d'un lot quand il est approuvé, à la fin du tour.
when-approve = Les lots sont approuvés d'eux-mêmes à la fin du tour : quatre sortes différentes pour une chimère.
when-kind = On prend des ressources de la réserve générale là où une réponse en offre : un bonus, un pouvoir, l'Éprouvette.
when-feed = Les fantômes sont nourris d'eux-mêmes à la fin du tour : 1 terreur pour chacun hors du cimetière.
when-bonus = Les bonus se prennent dans l'ordre de jeu après l'appel des fantômes, à partir du deuxième tour.
when-people = Les peuples se choisissent avant le premier tour.
when-canteen = La cantine se compte juste après l'appel des fantômes, si elle peut changer l'ordre de jeu.
when-powers = Des trois cartes POWER, une seule sert dans toute la partie.
when-put-away = Cette carte est retournée dans la boîte : son propriétaire en a dévoilé une autre.
when-spent = Cette carte a déjà servi son unique fois.
when-power-own-choice = Luxuriance sert une fois par tour, à côté d'un bonus, d'une action, d'une arrivée ou du fantôme suivant.
when-power-after-magician = Cette carte sert à la fin d'une action du magicien, si elle y fait quelque chose.
when-power-ghosts-start = Booster sert au début d'une action de fantômes.
when-power-ghosts = Frénésie sert dans une action de fantômes, une fois.
when-teleport = Téléportation sert dans une action de fantômes : un fantôme passe du pont-levis dans une région.
when-power-step = Les Chauves-souris servent dans une action du magicien, pour voler vers une case hors d'atteinte d'un pas.
when-power-round-start = La Zone secrète sert au début d'un tour, à partir du deuxième.
when-power-thrown-out = Le Don d'immortalité sert quand un combat chasse un fantôme de son propriétaire.
when-rest = Dans une action, on peut aussi ne déplacer aucun fantôme, ou s'arrêter après n'importe lequel.

## Questions

last-short = { $short ->
    [0] {""}
    [one] {" "}La nourriture prendra { $due } terreur à la fin du tour, et vous en avez { $terror } : un fantôme resterait à jeun.
   *[other] {" "}La nourriture prendra { $due } terreur à la fin du tour, et vous en avez { $terror } : { $short } fantômes resteraient à jeun.
}
last-rot = { $rot ->
    [0] {""}
    [one] {" "}Une ressource de votre réserve 1H va pourrir : une malédiction, et 5 PV un tour plus tard.
   *[other] {" "}{ $rot } ressources de votre réserve 1H vont pourrir : une malédiction, et 5 PV un tour plus tard.
}
last-haunts = { $haunts ->
    [no] {" "}Vous ne hantez encore aucune région.
   *[yes] {""}
}
ask-people = Quel peuple jouez-vous ?
    .note = { $cards ->
        [yes] Tous se valent, sauf par leurs trois cartes POWER, dont une seule servira.
       *[no] Tous se valent : cette partie se joue sans cartes POWER.
    }
ask-guard = Zone secrète : protégez-vous un fantôme ce tour-ci ?
    .note = Il ne bouge pas, et personne ne combat là où il se tient.
ask-invoke = Combien de fantômes appelez-vous ?
    .note = { $hint ->
        [on] Plus il vous reste de tombes, plus tôt vous jouez. Hors du cimetière, chaque fantôme mange 1 terreur, si rien ne change. Pour une première partie, appelez-en 1 à 3.
       *[off] Plus il vous reste de tombes, plus tôt vous jouez. Hors du cimetière, chaque fantôme mange 1 terreur, si rien ne change.
    }
ask-canteen = Comptez-vous les { $n } de la cantine pour l'ordre de jeu ?
    .note = Le compte le plus haut joue en premier.
ask-bonus = Quel bonus prenez-vous ?
    .note = Les bonus de ce tour, dans l'ordre de jeu. Chacun ne se prend qu'une fois ; le reste est perdu.
ask-kind = Quelle ressource prenez-vous ?
    .note = N'importe laquelle des quatre sortes de la réserve générale. Elle reste en 2H ce tour-ci et en 1H le tour suivant.
ask-apparition = { $rival ->
    [vous] Qu'est-ce qui apparaît dans votre réserve 1H ?
   *[other] Qu'est-ce qui apparaît dans la réserve 1H { $rival_own } ?
}
    .note = Ce qui reste en 1H au début d'un tour pourrit en une ressource maudite.
ask-action = Votre action { $number } sur { $actions }
    .note = { $warned ->
        [yes] Votre dernière action de ce tour.{ last-short }{ last-rot }{ last-haunts }
       *[no] Un pas du magicien, ou autant de fantômes que vous voulez : désignez-en un, puis où il va.
    }
ask-haunt = Un autre fantôme ?
    .note = { $warned ->
        [yes] Votre dernière action de ce tour.{ last-short }{ last-rot }{ last-haunts }
       *[no] Désignez un fantôme, puis où il va. Chacun bouge une fois par action ; rentrer rapporte de la terreur.
    }
ask-fee = Comment payez-vous le portail de { $where } ?
    .note = Ce qui est en 1H pourrit ensuite.
ask-arrive = Votre fantôme arrive { $inside }
    .note = { $full ->
        [yes] Toutes les places sont prises. On combat tout le monde et on ne perd pas : cela coûte seulement de la terreur.
       *[no] On combat tout le monde et on ne perd pas : cela coûte de la terreur et rapporte des points.
    }
ask-arrive-manor = Que fait votre magicien ici ?
    .note = La tuile sous votre magicien, ou un des miroirs à côté : un seul effet, une fois.{ last-short }
ask-discard = Quelle ressource donnez-vous au Terroriseur ?
    .note = Le Terroriseur paie mieux ce qui vient de la réserve 2H.
ask-tube = Quelle sorte mettez-vous dans l'Éprouvette ?
    .note = Autant de cette sorte que vous voulez deviennent d'autres sortes.
ask-swap = { $kind } : contre quoi échangez-vous ?
    .note = Échangez une à une ; arrêtez quand vous voulez.
ask-power = Utilisez-vous votre pouvoir ?
    .note = { $shown ->
        [yes] Son moment est revenu. Rien ne vous y oblige.
       *[no] Le premier usage vous engage pour toute la partie.
    }
ask-again = Quel miroir, encore une fois ?
    .note = Doppelgänger répète ce que votre magicien vient de faire.
ask-gift = Votre fantôme est chassé ({ $where }). Où réapparaît-il ?
    .note = Don d'immortalité : une place libre ailleurs sur le même plateau.
ask-unfed = Terreur insuffisante : quel fantôme reste à jeun ?
    .note = Chaque fantôme à jeun va au cimetière et coûte 1 PV.
ask-keep = Un lot est approuvé. Que gardez-vous, { $most } au plus ?
    .note = Ce que vous gardez va en 2H ; la chimère est à vous de toute façon.

## Réponses

commits = { $first ->
    [yes] {" "}· la carte est dévoilée, vos deux autres retournent dans la boîte
   *[no] {""}
}
beyond-ten = { $lost ->
    [0] {""}
   *[other] {" "}· le reste ({ $lost }) est perdu, 10 est le maximum
}
food-short = { $short ->
    [0] {""}
   *[other] {" "}· la nourriture prendra { $due } terreur à la fin du tour, et vous en avez { $terror } !
}
food-left = { $short ->
    [0] {""}
   *[other] {" "}· trop peu pour la nourriture, { $due } si rien ne change !
}
region-change = { $change ->
    [more] {" "}· vos régions donnent { $regions } PV de plus ce tour-ci
    [less] {" "}· vos régions donnent { $regions } PV de moins ce tour-ci !
    [second] {" "}· vous la hantez déjà : un deuxième fantôme ne rapporte rien de plus
   *[no] {""}
}
power-told = { $power } : { $text }
option-people = Jouer { $people } ({ $magician })
    .then = Une de trois cartes. { $one } { $two } { $three }
option-people-plain = Jouer { $people } ({ $magician })
    .then = sans cartes POWER, tous les peuples se valent
graves = { $graves ->
    [one] { $graves } tombe
   *[other] { $graves } tombes
}
option-invoke = En appeler { $n }
    .then = { $fed ->
        [yes] { graves } · nourriture : { $due } terreur sur { $terror }
       *[no] { graves } · nourriture : { $due } terreur, et vous n'en avez que { $terror } !
    }
    .all = Appeler des fantômes
option-canteen = Compter { $n } de plus
    .then = vous comptez { $count } pour l'ordre de jeu : plus le compte est haut, plus tôt vous jouez
option-canteen-no = Ne pas compter
    .then = vous comptez { $count } pour l'ordre de jeu
option-bonus = Prendre : { $bonus }
    .then = { $what ->
        [terror] { then-terror }
        [vp] vous avez ensuite { $now } PV
       *[resource] dans votre réserve 2H
    }
option-kind = 1 { $kind }
    .then = dans votre réserve 2H
option-appear = 1 { $kind }
    .then = dans la réserve 1H { $rival_own }, où cela pourrit ensuite
option-luxuriance = Luxuriance
    .then = deux ressources au choix dans votre réserve 2H, une fois par tour{ commits }
option-booster = Booster
    .then = chaque fantôme d'une région ou d'un jardin peut avancer de deux lieux{ commits }
option-frenzy = Frénésie
    .then = { $n ->
        [0] aucune terreur : vous en avez déjà 10{ commits }
       *[other] { $n } terreur{ commits }
    }
option-apparition = Apparition
    .then = { $n ->
        [one] un adversaire adjacent reçoit une ressource qui pourrit ensuite{ commits }
       *[other] { $n } adversaires adjacents reçoivent chacun une ressource qui pourrit ensuite{ commits }
    }
option-fireball = Boule de feu
    .then = { $n ->
        [one] un adversaire adjacent perd un fantôme du pont-levis{ commits }
       *[other] { $n } adversaires adjacents perdent chacun un fantôme du pont-levis{ commits }
    }
option-seduction = Séduction
    .then = { $n ->
        [one] une pierre précieuse, puis dorénavant après chaque action de votre magicien{ commits }
       *[other] { $n } pierres précieuses, puis dorénavant après chaque action de votre magicien{ commits }
    }
option-spell = Sortilège
    .then = { $n ->
        [one] un adversaire adjacent perd 1 terreur à votre profit{ commits }
       *[other] { $n } adversaires adjacents perdent chacun 1 terreur à votre profit{ commits }
    }
option-doppelganger = Doppelgänger
    .then = la même tuile, ou un miroir de cette case, encore une fois{ commits }
option-power-no = N'utiliser aucun pouvoir
    .then = aucune carte n'est utilisée
option-rest = Ne rien déplacer
    .then = vous renoncez à cette action{ food-short }
option-stop = C'est assez
    .then = plus aucun fantôme ne bouge dans cette action{ food-short }
option-walk = { $how ->
    [place] Entrer : { $tile }
    [fly] Voler : { $tile }
   *[step] Un pas : { $tile }
}
    .then = { $how ->
        [fly] { $square } · avec les Chauves-souris
       *[other] { $square }
    }
    .all = Pas du magicien
    .all-then = { $n ->
        [one] une case éclairée
       *[other] { $n } cases éclairées
    }
fight-there = { $vp ->
    [0] {""}
   *[other] {" "}· un combat y coûte { $cost } terreur et rapporte { $vp } PV
}
gate-takes = { $gate ->
    [yes] {" "}· le portail prend { $fee }
   *[no] {""}
}
option-move = { $how ->
    [home] Rentrer
    [teleport] Téléporter { $to }
    [teleport-doomed] Téléporter { $to }
   *[other] Aller { $to }
}
    .then = { $how ->
        [home] { $terror ->
            [0] { $from } · aucune terreur, vous en avez déjà 10{ region-change }
           *[other] { $from } · { $terror } terreur{ beyond-ten }{ region-change }
        }
        [doomed] { $from }{ gate-takes } · aucune place libre : il serait seulement repoussé, avec 2 PV pour chaque rival sur place !
        [teleport] sans rien payer{ fight-there }{ region-change }
        [teleport-doomed] sans rien payer · aucune place libre : il serait seulement repoussé, avec 2 PV pour chaque rival sur place !
       *[other] { $from }{ gate-takes }{ fight-there }{ region-change }
    }
    .all = Vos fantômes
    .all-then = { $n ->
        [one] un déplacement
       *[other] { $n } déplacements
    }
option-nothing = Ne rien faire ici
    .then = la tuile et les miroirs restent tels quels{ food-short }
option-tile-gather = { $resource ->
    [spider] Prendre { $count } araignées
    [rat_tail] Prendre { $count } queues de rat
    [gemstone] Prendre { $count } pierres précieuses
   *[mask] Prendre { $count } masques
}
    .then = dans votre réserve 2H
option-tile-uncurse = Grimoire : retirer votre ressource maudite
    .then = elle coûterait 5 PV au début du prochain tour
option-tile-rewind = Horloge : votre réserve 1H redevient fraîche
    .then = { $tokens } dans votre réserve 2H
option-tile-terrorise = Terroriseur : une ressource contre de la terreur
    .then = vous choisissez ensuite laquelle : { $two } terreur pour une de 2H, { $one } pour une de 1H
option-tile-exchange = Éprouvette : échanger une sorte
    .then = vous choisissez ensuite la sorte, le nombre et ce qu'elles deviennent
then-terror = { $terror ->
    [0] aucune terreur de plus : vous en avez déjà 10 !
   *[other] vous avez ensuite { $now } terreur{ beyond-ten }
}
option-mirror = { $state ->
    [intact] Fêler le miroir : { $terror } terreur
   *[cracked] Briser le miroir : { $terror } terreur
}
    .then = { $state ->
        [intact] { $mirror } ; on pourra encore le briser · { then-terror }
       *[cracked] { $mirror } ; il ne servira plus · { then-terror }
    }
option-mirror-broken = Le miroir brisé
option-discard = { $kind } (réserve { $store }) : { $terror } terreur
    .then = { then-terror }
    .all = Donner une ressource
option-tube = Échanger : { $kind }
    .then = jusqu'à { $n }, une à une
option-swap = { $kind } (réserve { $store }) contre { $new }
    .then = la nouvelle ressource reste dans la réserve { $store }
    .all = Échanger une ressource
option-finish = C'est assez
    .then = l'Éprouvette ne prend plus rien
option-pay = { $store ->
    [old] Payer en 1H : { $one }
    [new] Payer en 2H : { $two }
   *[both] Payer { $one } en 1H, { $two } en 2H
}
    .then = dans votre zone d'approbation, où quatre sortes différentes deviennent une chimère
    .all = Payer le portail
option-settle = Prendre la place libre
    .then = place { $place } ; personne n'est dérangé
option-fight = Combattre : { $cost } terreur pour { $vp } PV
    .then = votre fantôme prend la première place, personne ne part · vous avez ensuite { $left } terreur et { $now } PV{ food-left }
option-fight-out = Combattre : { $cost } terreur pour { $vp } PV
    .then = { $out ->
        [vous] votre fantôme prend la première place, un autre de vos fantômes est chassé · vous avez ensuite { $left } terreur et { $now } PV{ food-left }
       *[other] votre fantôme prend la première place, un fantôme { $out_own } est chassé · vous avez ensuite { $left } terreur et { $now } PV{ food-left }
    }
option-repelled = Être repoussé
    .then = { $terror ->
        [0] votre fantôme va au cimetière ; aucune terreur, vous en avez déjà 10
       *[other] votre fantôme va au cimetière, et vous recevez { $terror } terreur
    } ; { $count ->
        [one] { $vp } PV pour { $rivals }
       *[other] { $vp } PV chacun pour { $rivals }
    }
option-reappear = { $where }
    .then = sur la première place libre ; on ne combat personne et on ne paie rien
    .all = Réapparaître
option-fall = Le laisser partir
    .then = { $terror ->
        [0] votre fantôme va au cimetière ; aucune terreur, vous en avez déjà 10
       *[other] votre fantôme va au cimetière, et vous recevez { $terror } terreur
    }
option-guard = { $where }, place { $place }
    .then = il ne bouge pas, et personne n'y combat ce tour-ci
    .all = Protéger un fantôme
option-guard-no = N'en protéger aucun
    .then = aucun de vos fantômes n'est protégé
option-unfed = { $place ->
    [0] { $where }
   *[other] { $where }, place { $place }
}
    .then = { $regions ->
        [0] { $vp ->
            [0] au cimetière ; vous n'avez pas de PV à perdre
           *[other] au cimetière ; { $vp } PV de moins
        }
       *[other] { $vp ->
            [0] au cimetière ; vos régions donnent { $regions } PV de moins ce tour-ci !
           *[other] au cimetière ; { $vp } PV de moins, et vos régions donnent { $regions } PV de moins ce tour-ci !
        }
    }
    .all = Laisser un fantôme à jeun
option-keep = Garder { $tokens }
    .then = dans votre réserve 2H
    .all = En garder
option-keep-none = Ne rien garder
    .then = les quatre ressources retournent à la réserve générale

## Pourquoi ce n'est pas possible

why-one-after-another = Un fantôme après l'autre : celui qui est en route arrive d'abord.
why-pays-first = Il faut d'abord payer le portail de { $where }.
why-magician-acts = Cette action est celle de votre magicien : aucun fantôme ne bouge.
why-ghosts-act = Dans cette action vos fantômes bougent : votre magicien ne bouge pas.
why-has-stepped = Votre magicien a rejoint sa case ; il repartira dans une autre action.
why-topmost-place = Un fantôme prend la première place libre : la place { $place }.
why-arrives-elsewhere = Votre fantôme arrive { $inside }.
why-tile-elsewhere = Un magicien utilise la tuile de sa propre case ({ $square }).
why-other-gate = Votre fantôme paie à un autre portail : celui de { $where }.
why-only-shown = Ici, on ne fait que le voir : choisissez dans la réserve de votre plateau.
why-gate-asks = Le portail de { $where } prend exactement { $fee }.
why-stores-only = Les portails ne se paient qu'avec les réserves 1H et 2H.
why-store-empty = Il n'y a rien d'utile dans votre réserve { $store }.
why-other-reminder = Votre fantôme à la cantine ne compte pas { $n } : c'est 2 pour la place majeure et 1 pour la mineure.
why-booster-first = Booster s'annonce avant le premier fantôme d'une action.
why-no-such-people = Il y a quatre peuples : { $peoples }.
why-must-take = Chacun doit prendre un des bonus.
why-no-such-bonus = La carte temps de ce tour n'a pas ce bonus.
why-must-name-kind = Vous devez choisir une des quatre sortes de ressources.
why-no-such-kind = Il y a quatre sortes : araignées, queues de rat, pierres précieuses et masques.
why-no-such-square = Le manoir a quatre rangées de quatre cases.
why-in-the-manor = Votre magicien est déjà au manoir ; il fait un pas.
why-enters-first = Votre magicien n'est pas encore au manoir ; sa première action le pose sur une case vide.
why-only-flying = Aucun pas n'y mène ; c'est un vol avec les Chauves-souris.
why-step-there = Inutile de voler : un simple pas y mène.
why-in-graveyard = Les fantômes du cimetière ne font rien avant d'être appelés de nouveau.
why-no-ghost-there = Aucun fantôme ne s'y tient.
why-no-such-place = Les fantômes vont dans les huit régions, les six jardins et sur le pont-levis.
why-bridge-to-region = La Téléportation mène du pont-levis dans une région.
why-no-such-mirror = Il y a seize miroirs, quatre sur chaque mur.
why-one-of-each = Un lot a une ressource de chaque sorte ; vous en gardez quelques-unes, ou aucune.
why-no-power-cards = Cette partie se joue sans cartes POWER.
why-anothers-card = { $power } est une carte de { $people }.
why-power-moment = { $power } sert à un autre moment : { $moment }.
why-people-taken = { $people } est déjà pris.
why-too-few-ghosts = Vous ne pouvez pas en appeler { $n } : il n'y en a que { $available } au cimetière ou sur le pont-levis.
why-slot-taken = Quelqu'un a déjà pris ce bonus : { $bonus }.
why-other-power = Vous avez dévoilé { $shown } ; la carte { $power } est retournée dans la boîte.
why-power-spent = La carte { $power } a déjà servi son unique fois.
why-used-this-round = La carte { $power } a déjà servi ce tour-ci. Elle sert une fois par tour.
why-used-this-action = La carte { $power } a déjà servi dans cette action. Elle pourra resservir à votre prochaine action de fantômes.
why-not-your-ghost = Ce fantôme est à { $owner }.
why-bridge-empty = Vous n'avez pas de fantôme sur le pont-levis.
why-keeps-too-many = On ne garde pas plus de { $most } par lot.
why-square-taken = Un autre magicien s'y tient ({ $square }).
why-must-move = Un magicien doit bouger ; il ne peut pas rester sur place.
why-not-next-to = Cette case ({ $square }) n'est pas à côté de votre magicien.
why-no-vertical-step = À cette table, les magiciens ne vont jamais tout droit vers le haut ou le bas.
why-no-curse = Vous n'avez pas de ressource maudite à retirer.
why-nothing-ages = Votre réserve 1H est vide.
why-no-resource = Vous n'avez pas de ressource pour cette tuile : { $tile }.
why-mirror-out-of-reach = Ce miroir est hors d'atteinte d'ici ({ $square }).
why-mirror-broken = Ce miroir est brisé pour de bon.
why-not-in-store = Il n'y en a pas dans votre réserve { $store } : { $kind }.
why-none-of-it = Vous n'en avez pas : { $kind }.
why-exchange-one = Il faut en échanger au moins une.
why-same-kind = L'Éprouvette ne rend pas la même sorte : { $kind }.
why-already-there = Ce fantôme y est déjà.
why-just-home = Vos fantômes du pont-levis viennent de rentrer dans cette action.
why-has-moved = Votre fantôme { $inside } a déjà bougé dans cette action.
why-is-guarded = Ce fantôme est protégé ({ $power }) et ne bouge pas ce tour-ci.
why-fee = Le portail de { $where } demande { $fee }, que vos réserves n'ont pas.
why-over-the-bridge = On n'y va qu'en passant par le pont-levis : { $where }.
why-not-neighbours = Ces lieux ne sont pas voisins : { $where } et { $here }.
why-two-already = Vous avez déjà deux fantômes { $inside }.
why-full-of-own = Vos propres fantômes occupent toutes les places { $inside }.
why-full = Il n'y a pas de place libre { $inside }.
why-not-full = Il y a une place libre { $inside } : personne n'est repoussé.
why-nobody-to-fight = Il n'y a personne à combattre { $inside }.
why-peace = Un fantôme protégé se tient { $inside } : on n'y combat pas ce tour-ci.
why-too-little-terror = Le combat coûte { $cost } terreur ; vous en avez { $terror } sur { $most }.
why-thrown-out-here = Votre fantôme vient d'en être chassé : { $where }.
why-other-board = C'est sur un autre plateau : { $where }.
why-no-ghost-placed = La carte { $power } demande un fantôme dans un jardin ou une région.
why-nobody-adjacent = Aucun autre magicien n'est à côté du vôtre : la carte { $power } ne ferait rien.
why-nothing-to-repeat = La carte { $power } n'a rien à répéter.
why-no-gemstone-adjacent = Aucun adversaire adjacent n'a de pierre précieuse pour la carte { $power }.
why-no-terror-adjacent = Aucun adversaire adjacent n'a de terreur pour la carte { $power }.
why-no-bridge-ghost-adjacent = Aucun adversaire adjacent n'a de fantôme sur le pont-levis pour la carte { $power }.

## Ce qui vient

step-choose-people = { $seat } : choisir un peuple
step-invoke = Tous appellent leurs fantômes
step-count-canteen = { $seat } : la cantine pour l'ordre ?
step-take-bonus = { $seat } : bonus du tour
step-turns = Action { $number } de chacun
step-act = { $seat } : action { $number }
step-haunt = { $seat } : d'autres fantômes
step-outing = { $seat } : { $spot } vers { $where }
step-arrive = { $seat } : tuile ou miroir
step-aftermath = { $seat } : un pouvoir ?
step-fall = { $seat } : un fantôme est chassé ({ $where })
step-feed = { $seat } : nourrir { $due }
step-starve = { $seat } : un fantôme à jeun
step-approve = { $seat } : une chimère
step-end-round = Le tour s'achève

## Ce qui est arrivé

doer = { $seat ->
    [vous] vous avez
   *[other] { $seat } a
}
ghost-of = { $seat ->
    [vous] un de vos fantômes
   *[other] un fantôme { $seat_own }
}
magician-of = { $seat ->
    [vous] votre { $magician }
   *[other] { $magician ->
        [succube] la succube { $seat_own }
        [vampire] le vampire { $seat_own }
        [mage] le mage { $seat_own }
       *[elfe] l'elfe { $seat_own }
    }
}
at-rival = { $rival ->
    [vous] chez vous
   *[other] chez { $rival }
}
terror-gained = { $terror ->
    [0] aucune terreur de plus, { $now } est le maximum
   *[other] { $terror } terreur, ce qui fait { $now }
}
consoled = { $terror ->
    [0] {""}
   *[other] {" "}; { $terror } terreur en consolation, ce qui fait { $now }
}
event-tiles-laid = Les tuiles du manoir, rangée par rangée depuis le coin nord-ouest : { $tiles }.
event-gates-laid = Les portails et ce qu'ils demandent : { $gates }.
event-order-drawn = Le premier ordre de jeu est tiré au sort : { $order }.
event-picking-drawn = Les peuples se choisissent dans cet ordre : { $order }.
event-people-chosen = { $how ->
    [dealt] { doer } reçu { $people } par le sort.
    [last] { doer } reçu { $people }, le dernier peuple.
   *[chosen] { doer } choisi { $people }.
}
event-round-began = Le tour { $round } commence.
event-power-shown = { doer } dévoilé une carte POWER : { $power } !
event-protected = { doer } utilisé la Zone secrète : ce tour-ci, personne ne combat { $where }, et le fantôme de la place { $place } ne bouge pas.
event-curse-fell = { $vp ->
    [0] { doer } perdu une ressource maudite, et il n'y avait plus de PV à perdre.
   *[other] { doer } perdu { $vp } PV à cause d'une ressource maudite, ce qui laisse { $now }.
}
event-rotted = { $seat ->
    [vous] Votre réserve 1H a pourri en une seule ressource maudite : { $tokens }.
   *[other] La réserve 1H { $seat_own } a pourri en une seule ressource maudite : { $tokens }.
}
event-aged = { $seat ->
    [vous] Votre réserve 2H est passée en 1H : { $tokens }.
   *[other] La réserve 2H { $seat_own } est passée en 1H : { $tokens }.
}
event-time-turned = La carte temps de ce tour est { $card } : { $actions } actions.
event-invoked = { $called ->
    [0] { $seat ->
        [vous] Vous n'avez appelé aucun fantôme
       *[other] { $seat } n'a appelé aucun fantôme
    }
    [one] { doer } appelé { $called } fantôme
   *[other] { doer } appelé { $called } fantômes
} ; { $graves ->
    [0] aucun n'est resté
    [one] 1 est resté
   *[other] { $graves } sont restés
} au cimetière.
event-canteen-counted = { $how ->
    [declined] { $seat ->
        [vous] Vous n'avez pas compté les { $n } de la cantine pour l'ordre.
       *[other] { $seat } n'a pas compté les { $n } de la cantine pour l'ordre.
    }
   *[used] { doer } compté { $n } de plus pour l'ordre, avec les compliments de la cantine.
}
event-order-set = On joue dans cet ordre : { $order }.
event-bonus-taken = { $what ->
    [vp] { doer } pris le bonus de { $n } PV, ce qui fait { $now }.
    [terror] { $gained ->
        [0] { doer } pris le bonus de { $n } terreur sans rien gagner : { $now } est le maximum.
       *[other] { doer } pris le bonus de { $n } terreur, ce qui fait { $now }.
    }
   *[resource] { doer } pris en bonus 1 { $resource } pour la réserve 2H.
}
event-luxuriated = { doer } utilisé Luxuriance : { $tokens } pour la réserve 2H.
event-walked = { $how ->
    [place] { magician-of } a fait son entrée au manoir ({ $square }, tuile : { $tile }).
    [fly] { magician-of } a volé vers une autre case grâce aux Chauves-souris ({ $square }, tuile : { $tile }).
   *[step] { magician-of } a fait un pas ({ $square }, tuile : { $tile }).
}
event-gathered = { doer } pris { $tokens } sur la tuile pour la réserve 2H.
event-uncursed = { doer } lu le Grimoire, et la ressource maudite a disparu.
event-rewound = { doer } reculé l'Horloge : { $tokens } passent de 1H en 2H.
event-terrorised = { doer } donné 1 { $resource } de la réserve { $store } au Terroriseur : { terror-gained }.
event-exchanged = { $one ->
    [rien] { doer } utilisé l'Éprouvette : { $given } contre { $two } dans la réserve 2H.
   *[other] { $two ->
        [rien] { doer } utilisé l'Éprouvette : { $given } contre { $one } dans la réserve 1H.
       *[other] { doer } utilisé l'Éprouvette : { $given } contre { $one } dans la réserve 1H et { $two } dans la réserve 2H.
    }
}
event-mirror-worked = { $state ->
    [broken] { doer } brisé un miroir ({ $mirror }) : { terror-gained }.
   *[cracked] { doer } fêlé un miroir ({ $mirror }) : { terror-gained }.
}
event-left-alone = { $seat ->
    [vous] Vous n'avez utilisé ni tuile ni miroir.
   *[other] { $seat } n'a utilisé ni tuile ni miroir.
}
event-haunted = { doer } utilisé Apparition : 1 { $resource } est en 1H { at-rival }.
event-burnt = { doer } lancé la Boule de feu : { $rival ->
    [vous] un de vos fantômes
   *[other] un fantôme { $rival_own }
} passe du pont-levis au cimetière.
event-seduced = { doer } utilisé Séduction et pris { $tokens } { at-rival } pour la réserve 2H.
event-spellbound = { $gained ->
    [0] { doer } volé 1 terreur { at-rival }, où il en reste { $left }, mais sans la gagner : { $now } est le maximum.
   *[other] { doer } volé 1 terreur { at-rival }, où il en reste { $left }, ce qui fait { $now }.
}
event-repeated = { doer } utilisé Doppelgänger : la même chose, encore une fois.
event-boosted = { doer } utilisé Booster : les fantômes des régions et des jardins peuvent avancer de deux lieux dans cette action.
event-frenzied = { doer } utilisé Frénésie : { terror-gained }.
event-rested = { $seat ->
    [vous] Vous n'avez déplacé aucun fantôme.
   *[other] { $seat } n'a déplacé aucun fantôme.
}
event-fee-paid = { $one ->
    [rien] { doer } payé le portail de { $where } : { $two } de 2H.
   *[other] { $two ->
        [rien] { doer } payé le portail de { $where } : { $one } de 1H.
       *[other] { doer } payé le portail de { $where } : { $one } de 1H, { $two } de 2H.
    }
}
event-entered = { $how ->
    [teleport] { ghost-of } est allé par Téléportation { $origin } { $where }, place { $place }.
   *[move] { ghost-of } est allé { $origin } { $where }, place { $place }.
}
event-returned = { ghost-of } est rentré { $origin } : { terror-gained }.
event-fought = { $how ->
    [teleport] { ghost-of } est venu par Téléportation { $origin } et a combattu { $rivals } { $where } : cela coûte { $terror } terreur (il en reste { $left }) et rapporte { $vp } PV (ce qui fait { $now }).
   *[move] { ghost-of } est venu { $origin } et a combattu { $rivals } { $where } : cela coûte { $terror } terreur (il en reste { $left }) et rapporte { $vp } PV (ce qui fait { $now }).
}
event-thrown-out = { ghost-of } a été chassé { $where } vers le cimetière{ consoled }.
event-reappeared = Don d'immortalité : { ghost-of }, chassé { $origin }, est réapparu { $where }, place { $place }.
event-repelled = { $how ->
    [teleport] { ghost-of } est venu par Téléportation { $origin }, n'a pas trouvé de place { $where } et a été repoussé au cimetière{ consoled }.
   *[move] { ghost-of } est venu { $origin }, n'a pas trouvé de place { $where } et a été repoussé au cimetière{ consoled }.
}
event-amused = { doer } gagné { $vp } PV, ce qui fait { $now }, pour le fantôme repoussé { $where }.
event-fed = { $out ->
    [0] { $seat ->
        [vous] Vous n'aviez aucun fantôme à nourrir.
       *[other] { $seat } n'avait aucun fantôme à nourrir.
    }
   *[other] { $canteen ->
        [0] { doer } payé { $paid } terreur sur { $due } pour la nourriture ; il en reste { $left }.
       *[other] { $due ->
            [0] { $seat ->
                [vous] Vous n'aviez rien à payer pour la nourriture : fantômes nourris par la cantine, { $canteen }.
               *[other] { $seat } n'avait rien à payer pour la nourriture : fantômes nourris par la cantine, { $canteen }.
            }
           *[other] { doer } payé { $paid } terreur sur { $due } pour la nourriture ; il en reste { $left }. Fantômes nourris par la cantine : { $canteen }.
        }
    }
}
event-starved = { $vp ->
    [0] { ghost-of } { $where } est resté à jeun et part au cimetière ; il n'y avait plus de PV à perdre.
   *[other] { ghost-of } { $where } est resté à jeun et part au cimetière : { $vp } PV de moins, ce qui laisse { $now }.
}
event-regions-scored = { $vp ->
    [0] { $seat ->
        [vous] Vous n'aviez de fantôme dans aucune région.
       *[other] { $seat } n'avait de fantôme dans aucune région.
    }
   *[other] { $crystal ->
        [0] { doer } marqué { $vp } PV pour { $regions }, ce qui fait { $now }.
       *[other] { doer } marqué { $vp } PV pour { $regions }, dont { $crystal } par la boule de cristal, ce qui fait { $now }.
    }
}
event-approved = { $kept ->
    [rien] { doer } changé un lot de quatre sortes en chimère, ce qui fait { $chimeras }.
   *[other] { doer } changé un lot de quatre sortes en chimère, ce qui fait { $chimeras }, et gardé { $kept } en 2H grâce à l'alchimiste.
}
event-box-opened = La carte temps restée dans la boîte était { $card }.
event-scored = { $seat } : { $points } PV et { $chimeras ->
    [0] aucune chimère
    [one] { $chimeras } chimère à 5 PV
   *[other] { $chimeras } chimères à 5 PV
}, { $total } en tout.
event-won = { $how ->
    [shared] { doer } partagé la couronne du sabbat d'Helvetia, avec { $points } PV.
   *[alone] { doer } gagné la couronne du sabbat d'Helvetia, avec { $points } PV.
}

ending-dawn = Les six tours sont joués

## When the match is over
source-regions = Régions
source-fights = Combats
source-rivals = Rivaux repoussés
source-gifts = Bonus des cartes temps
source-curses = Malédictions et faim
source-chimeras = Chimères
end-regions = { $n ->
    [one] une région hantée à la fin
   *[other] { $n } régions hantées à la fin
}
end-chimeras = { $n ->
    [one] une chimère
   *[other] { $n } chimères
}
lines-title = L'avance au fil des tours
lines-round = Tour { $n }

window-gift-me = vos fantômes qui tombent
