# Sabbat Magica, français. Les noms sont ceux de la règle.

game-title = Sabbat Magica
game-tagline = Sept fantômes, un manoir lugubre, six heures pour terrifier toute l'Helvetia. Nourrissez vos fantômes, fêlez les miroirs, gare aux malédictions.

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
spot = fantôme ({ $where }, place { $place })
spot-bridge = fantôme (pont-levis)
from = { $where }, place { $place }
from-bridge = pont-levis
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
magician-argosola = succube
magician-zugriga = vampire
magician-sanagal = mage
magician-luserna = elfe
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
garden-canteen = 2 ou 1 de moins à nourrir
garden-training_ground = combats : +1 PV
garden-alchemist_office = garder 2 ou 1 par lot
garden-zen_garden = les retours rapportent 2

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
power-luxuriance-body = Une fois par tour, lors d'un de vos choix en A.3 ou B : 2 ressources au choix dans votre réserve 2H.
power-apparition = Apparition
power-apparition-body = Après l'action de votre magicien : donnez à chaque rival voisin 1 ressource de votre choix en 1H.
power-secret_area = Zone secrète
power-secret_area-body = Au début d'un tour : un de vos fantômes placés est intouchable et immobile ce tour-ci.
power-doppelganger = Doppelgänger
power-doppelganger-body = Après l'action de votre magicien : répétez l'effet de tuile ou de miroir utilisé.
power-teleportation = Téléportation
power-teleportation-body = Une fois par action de fantômes : un fantôme du pont-levis entre gratuitement dans une région.
power-fireball = Boule de feu
power-fireball-body = Après l'action de votre magicien : chaque rival voisin renvoie 1 fantôme du pont-levis au cimetière.
power-bats = Chauves-souris
power-bats-body = Votre magicien peut voler vers n'importe quelle case libre du manoir.
power-seduction = Séduction
power-seduction-body = Après l'action de votre magicien : prenez toutes les pierres précieuses des rivaux voisins en 2H. Une fois dévoilée, c'est à chaque fois.
power-gift_of_immortality = Don d'immortalité
power-gift_of_immortality-body = Votre fantôme chassé par un combat revient sur une place libre du même plateau.
power-booster = Booster
power-booster-body = Début d'une action de fantômes : vos fantômes peuvent avancer de deux lieux voisins.
power-spell = Sortilège
power-spell-body = Après l'action de votre magicien : volez 1 point de terreur à chaque rival voisin.
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

name-ghost = fantôme ({ $seat })
name-moved = a bougé
name-guarded = protégé
name-gate = portail : { $fee }
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
name-gate-of = Portail : { $where }
name-region-vp = { $n } PV
name-regions = Régions d'Helvetia
name-drawbridge = Pont-levis
name-manor = Manoir et jardins
name-vp-track = Points de victoire
name-reminder = La cantine ajoute { $n }
name-limbo = Chassé
name-graveyard = Cimetière
name-grave = Tombes ({ $seat })
name-slot = Bonus { $n }
name-time = Carte temps
name-pile = Heures à venir
name-action-line = Actions
name-clock = L'heure
name-spare = Portails écartés
name-supply = Réserve générale
name-peoples = Peuples
name-phases = Le tour
name-two = 2 heures
name-one = 1 heure
name-skull = Maudit
name-approval = Approbation
name-chimeras = Chimères
name-terror = Terreur
name-invoke = Combien de fantômes appeler
name-powers = Vos cartes POWER
name-home = Attend à la porte
name-board = { $seat }
name-own-board = Plateau ({ $seat })
name-reminders = La cantine compte pour l'ordre
name-vp = Points de victoire

short-vp = PV
short-chimeras = chimères
short-pile = à venir
short-mother_nature = Mère Nature
short-gift_of_immortality = Immortalité
short-teleportation = Téléport
short-actions = Actions
short-clock = Heure
short-spare = écartés
short-two = 2h
short-one = 1h
tab-regions = Régions
tab-manor = Manoir
tab-graves = Tombes

note-two = frais
note-reminders = la cantine ajoute
note-food = nourrir { $due } ce soir
note-short = nourrir { $due } : trop peu !
note-one = pourrit ensuite
note-skull = −5 PV
note-approval = pour chimères

phase-plan = Plan
phase-skulduggery = Manigances
phase-stewardship = Intendance
short-skulduggery = Actions
short-stewardship = Bilan
round-now = Heure { $n } sur 6

value-actions = actions
value-food = nourrir { $due }
value-vp = PV
value-chimeras = { $vp } PV à la fin
line-seat = { $people }
hint-fight = un combat coûte { $cost } terreur et rapporte { $vp } PV
risk-repelled = { $where } : complet, et un combat est trop cher : le fantôme serait seulement repoussé

## Questions

ask-people = Quel peuple jouez-vous ?
    .note = Tous se valent, sauf par leurs cartes POWER, dont une seule servira.
ask-guard = Zone secrète : protéger un fantôme ce tour-ci ?
    .note = Il ne bouge pas, et personne ne combat là où il se tient.
ask-invoke = Combien de fantômes appelez-vous ?
    .note = { $hint ->
        [on] Peu d'appelés : vous jouez tôt. Chaque appelé mange 1 terreur. Pour une première partie, appelez-en 1 à 3.
       *[off] Peu d'appelés : vous jouez tôt. Chaque appelé mange 1 terreur.
    }
ask-canteen = Compter les { $n } de la cantine pour l'ordre de jeu ?
    .note = Le compte le plus haut joue en premier.
ask-bonus = Quel bonus prenez-vous ?
    .note = Les bonus de cette heure, dans l'ordre de jeu. Chacun ne se prend qu'une fois ; le reste est perdu.
ask-kind = Quelle ressource ?
    .note = N'importe laquelle des quatre sortes de la réserve générale. Elle reste fraîche deux heures.
ask-apparition = Qu'est-ce qui apparaît en 1H chez { $rival } ?
    .note = Ce qui reste en 1H pourrit en malédiction si on ne le dépense pas.
ask-action = Votre action { $number } sur { $actions }
    .note = Un pas du magicien, ou autant de fantômes que vous voulez : désignez-en un, puis où il va.
ask-haunt = Un autre fantôme ?
    .note = Désignez un fantôme, puis où il va. Chacun bouge une fois par action ; rentrer rapporte de la terreur.
ask-fee = Comment payer le portail : { $where } ?
    .note = Ce qui est en 1H pourrit ensuite.
ask-arrive = Votre fantôme arrive : { $where }
    .note = { $full ->
        [yes] Toutes les places sont prises. On combat tout le monde et on ne perd pas : cela coûte seulement de la terreur.
       *[no] On combat tout le monde et on ne perd pas : cela coûte de la terreur et rapporte des points.
    }
ask-arrive-manor = Que fait votre magicien ici ?
    .note = La tuile sous votre magicien, ou un des miroirs à côté : un seul effet, une fois.
ask-discard = Quelle ressource pour le Terroriseur ?
    .note = Le Terroriseur paie mieux ce qui est frais.
ask-tube = Quelle sorte pour l'Éprouvette ?
    .note = Autant de cette sorte que vous voulez deviennent d'autres sortes.
ask-swap = { $kind } : échanger contre quoi ?
    .note = Échangez une à une ; arrêtez quand vous voulez.
ask-power = Utiliser votre pouvoir ?
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

option-people = Jouer { $people }
option-invoke = En appeler { $n }
    .all = Appeler des fantômes
option-canteen = Compter { $n } de plus
    .then = plus le compte est haut, plus tôt vous jouez
option-canteen-no = Ne pas compter
option-bonus = Prendre : { $bonus }
option-kind = 1 { $kind }
    .then = dans votre réserve 2H
option-appear = 1 { $kind }
    .then = en 1H chez { $rival }
option-luxuriance = Luxuriance
    .then = deux ressources au choix
option-booster = Booster
    .then = deux pas par fantôme
option-frenzy = Frénésie
    .then = 3 terreur
option-apparition = Apparition
    .then = une ressource qui pourrira chez chaque rival voisin
option-fireball = Boule de feu
    .then = chaque rival voisin perd un fantôme du pont-levis
option-seduction = Séduction
    .then = et dorénavant après chaque pas du magicien
option-spell = Sortilège
    .then = 1 terreur de chaque rival voisin
option-doppelganger = Doppelgänger
    .then = encore une fois
option-rest = Ne rien déplacer
    .then = vous renoncez à cette action
option-stop = C'est assez
    .then = plus aucun fantôme ne bouge dans cette action
option-walk = { $how ->
    [place] Entrer : { $tile }
    [fly] Voler : { $tile }
   *[step] Un pas : { $tile }
}
    .then = { $how ->
        [fly] { $square } · avec les Chauves-souris
       *[other] { $square }
    }
    .all = Un pas du magicien
    .all-then = { $n ->
        [one] une case éclairée
       *[other] { $n } cases éclairées
    }
option-move = { $how ->
    [home] Rentrer
    [teleport] Téléporter : { $where }
    [teleport-doomed] Téléporter : { $where }
   *[other] Vers : { $where }
}
    .then = { $how ->
        [doomed] depuis : { $from } · il serait seulement repoussé
        [teleport] sans rien payer
        [teleport-doomed] il serait seulement repoussé
       *[other] depuis : { $from }
    }
    .all = Déplacer des fantômes
    .all-then = { $n ->
        [one] un déplacement
       *[other] { $n } déplacements
    }
option-nothing = Ne rien faire ici
option-tile-gather = { $resource ->
    [spider] Prendre { $count } araignées
    [rat_tail] Prendre { $count } queues de rat
    [gemstone] Prendre { $count } pierres précieuses
   *[mask] Prendre { $count } masques
}
    .then = dans votre réserve 2H
option-tile-uncurse = Grimoire : lever votre malédiction
option-tile-rewind = Horloge : votre 1H redevient frais
option-tile-terrorise = Terroriseur : une ressource contre de la terreur
option-tile-exchange = Éprouvette : échanger une sorte
option-mirror = { $state ->
    [intact] Fêler le miroir : { $terror } terreur
   *[cracked] Briser le miroir : { $terror } terreur
}
    .then = { $state ->
        [intact] { $mirror } ; on pourra encore le briser
       *[cracked] { $mirror } ; il ne servira plus
    }
option-mirror-broken = Le miroir brisé
option-discard = { $kind } ({ $store }) : { $terror } terreur
    .all = Donner une ressource
option-tube = Échanger : { $kind }
option-swap = { $kind } ({ $store }) contre { $new }
    .all = Échanger une ressource
option-finish = C'est assez
option-pay = { $store ->
    [old] Payer en 1H : { $one }
    [new] Payer en 2H : { $two }
   *[both] Payer { $one } en 1H, { $two } en 2H
}
    .all = Payer le portail
option-settle = Prendre la place libre
    .then = place { $place } ; personne n'est dérangé
option-fight = Combattre : { $cost } terreur pour { $vp } PV
    .then = votre fantôme prend la première place, personne ne part
option-fight-out = Combattre : { $cost } terreur pour { $vp } PV
    .then = votre fantôme prend la première place ; fantôme chassé : { $out }
option-repelled = Être repoussé
    .then = votre fantôme va au cimetière, vous recevez 1 terreur ; { $vp } PV chacun : { $rivals }
option-reappear = { $where }
    .all = Réapparaître
option-guard = { $where }, place { $place }
    .all = Protéger un fantôme
option-unfed = { $place ->
    [0] { $where }
   *[other] { $where }, place { $place }
}
    .all = Laisser un fantôme à jeun
option-keep = Garder { $tokens }
    .all = En garder
option-keep-none = Ne rien garder

## Pourquoi ce n'est pas possible

why-people-taken = { $people } est déjà pris.
why-too-few-ghosts = Impossible d'en appeler { $n } : il n'y en a que { $available } au cimetière ou sur le pont-levis.
why-slot-taken = Déjà pris : { $bonus }.
why-other-power = Vous avez dévoilé { $shown } ; { $power } est retournée dans la boîte.
why-power-spent = { $power } a déjà servi son unique fois.
why-power-used = { $power } a déjà servi.
why-not-your-ghost = Ce fantôme est à { $owner }.
why-bridge-empty = Vous n'avez pas de fantôme sur le pont-levis.
why-keeps-too-many = On ne garde pas plus de { $most } par lot.
why-square-taken = Un autre magicien s'y tient ({ $square }).
why-must-move = Un magicien doit bouger ; il ne peut pas rester sur place.
why-not-next-to = Cette case ({ $square }) n'est pas à côté de votre magicien.
why-no-vertical-step = À cette table, les magiciens ne vont jamais tout droit vers le haut ou le bas.
why-no-curse = Il n'y a pas de malédiction à lever.
why-nothing-ages = Votre réserve 1H est vide.
why-no-resource = Vous n'avez pas de ressource pour : { $tile }.
why-mirror-out-of-reach = Ce miroir est hors d'atteinte d'ici ({ $square }).
why-mirror-broken = Ce miroir est brisé pour de bon.
why-not-in-store = Pas de { $kind } dans votre réserve { $store }.
why-none-of-it = Vous n'avez pas de { $kind }.
why-exchange-one = Il faut en échanger au moins une.
why-same-kind = L'Éprouvette ne rend pas la même sorte : { $kind }.
why-already-there = Il y est déjà.
why-just-home = Vos fantômes du pont-levis viennent de rentrer dans cette action.
why-has-moved = Ce fantôme a déjà bougé dans cette action.
why-is-guarded = Ce fantôme est protégé ({ $power }) et ne bouge pas ce tour-ci.
why-fee = { $where } : le portail demande { $fee }, que vos réserves n'ont pas.
why-over-the-bridge = { $where } : pas de chemin sans passer par le pont-levis.
why-not-neighbours = { $where } et { $here } ne sont pas voisins.
why-two-already = { $where } : vous y avez déjà deux fantômes.
why-full-of-own = { $where } : complet, et seulement de vos fantômes.
why-full = { $where } : pas de place libre.
why-not-full = { $where } : il y a une place libre, personne n'est repoussé.
why-nobody-to-fight = { $where } : personne à combattre.
why-peace = { $where } : un fantôme protégé s'y tient, on n'y combat pas ce tour-ci.
why-too-little-terror = Le combat coûte { $cost } terreur ; vous en avez { $terror } sur { $most }.
why-thrown-out-here = { $where } : il vient d'en être chassé.
why-other-board = { $where } : c'est un autre plateau.
why-no-ghost-placed = { $power } demande un fantôme dans un jardin ou une région.
why-nobody-adjacent = Aucun magicien voisin : { $power } ne ferait rien.
why-nothing-to-repeat = { $power } n'a rien à répéter.
why-no-gemstone-adjacent = { $power } : aucun rival voisin n'a de pierre précieuse.
why-no-terror-adjacent = { $power } : aucun rival voisin n'a de terreur.
why-no-bridge-ghost-adjacent = { $power } : aucun rival voisin n'a de fantôme sur le pont-levis.

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
step-end-round = L'heure s'achève

## Ce qui est arrivé

event-order-drawn = Les invités arrivent dans cet ordre : { $order }.
event-people-chosen = { $how ->
    [dealt] { $seat } : { $people }, par le sort.
    [last] { $seat } : { $people }, le dernier peuple.
   *[chosen] { $seat } : peuple choisi, { $people }.
}
event-round-began = L'heure { $round } sonne.
event-power-shown = { $seat } : pouvoir dévoilé, { $power } !
event-protected = { $seat } : un fantôme se glisse dans une zone secrète ({ $where }, place { $place }).
event-curse-fell = { $vp ->
    [0] { $seat } : la malédiction s'abat, et plus de PV à perdre.
    [one] { $seat } : la malédiction s'abat, { $vp } PV perdu.
   *[other] { $seat } : la malédiction s'abat, { $vp } PV perdus.
}
event-rotted = { $seat } : tout pourrit en une seule malédiction ({ $tokens }).
event-aged = { $seat } : une heure de moins pour { $tokens }.
event-time-turned = La carte de l'heure : { $card }, { $actions } actions.
event-invoked = { $seat } : { $called ->
    [0] aucun fantôme appelé
    [one] { $called } fantôme appelé
   *[other] { $called } fantômes appelés
}, { $graves } au cimetière.
event-canteen-counted = { $how ->
    [declined] { $seat } : la cantine ne compte pas.
   *[used] { $seat } : { $n } de plus, avec les compliments de la cantine.
}
event-order-set = On joue dans cet ordre : { $order }.
event-bonus-taken = { $what ->
    [vp] { $seat } : bonus pris, { $n } PV.
    [terror] { $seat } : bonus pris, { $n } terreur.
   *[resource] { $seat } : bonus pris, { $resource }.
}
event-luxuriated = { $seat } : Luxuriance, { $tokens }.
event-walked = { $how ->
    [place] { $seat } : entrée au manoir, tuile « { $tile } » ({ $square }).
    [fly] { $seat } : une nuée de chauves-souris, tuile « { $tile } » ({ $square }).
   *[step] { $seat } : un pas, tuile « { $tile } » ({ $square }).
}
event-gathered = { $seat } : { $tokens } pour la réserve 2H.
event-uncursed = { $seat } : le Grimoire lève la malédiction.
event-rewound = { $seat } : l'Horloge recule, { $tokens } de nouveau frais.
event-terrorised = { $seat } : { $resource } pour le Terroriseur, { $terror } terreur.
event-exchanged = { $seat } : l'Éprouvette change { $given } en { $one } (1H) et { $two } (2H).
event-mirror-worked = { $state ->
    [broken] { $seat } : { $mirror } brisé, { $terror } terreur.
   *[cracked] { $seat } : { $mirror } fêlé, { $terror } terreur.
}
event-left-alone = { $seat } : un simple coup d'œil au mobilier.
event-haunted = { $seat } : 1 { $resource } apparaît en 1H chez { $rival }.
event-burnt = { $seat } : la boule de feu renvoie au cimetière un fantôme du pont-levis ({ $rival }).
event-seduced = { $seat } : { $tokens } par séduction ({ $rival }).
event-spellbound = { $seat } : 1 terreur volée ({ $rival }).
event-boosted = { $seat } : les fantômes allongent le pas, deux lieux chacun.
event-frenzied = { $seat } : Frénésie ! { $terror } terreur.
event-rested = { $seat } : aucun fantôme ne bouge.
event-fee-paid = { $one ->
    [rien] { $seat } : portail payé ({ $where }), { $two } de 2H.
   *[other] { $two ->
        [rien] { $seat } : portail payé ({ $where }), { $one } de 1H.
       *[other] { $seat } : portail payé ({ $where }), { $one } de 1H, { $two } de 2H.
    }
}
event-entered = { $how ->
    [teleport] { $seat } : un fantôme surgit de nulle part ({ $where }, place { $place }).
   *[move] { $seat } : un fantôme passe de « { $origin } » à « { $where } », place { $place }.
}
event-returned = { $seat } : un fantôme rentre ({ $origin }), { $terror } terreur.
event-fought = { $seat } : combat gagné ({ $where }), { $terror } terreur payée, { $vp } PV gagnés.
event-thrown-out = { $terror ->
    [0] { $seat } : un fantôme est chassé ({ $where }), au cimetière.
   *[other] { $seat } : un fantôme est chassé ({ $where }), au cimetière ; { $terror } terreur en consolation.
}
event-reappeared = { $seat } : un fantôme chassé ({ $origin }) réapparaît, { $where }.
event-repelled = { $terror ->
    [0] { $seat } : pas de place ({ $where }), le fantôme file au cimetière.
   *[other] { $seat } : pas de place ({ $where }), le fantôme file au cimetière ; { $terror } terreur en consolation.
}
event-amused = { $seat } : le repoussé amuse, { $vp } PV gagnés.
event-fed = { $due ->
    [0] { $seat } : aucun fantôme à nourrir.
   *[other] { $seat } : { $paid } terreur sur { $due } pour la nourriture.
}
event-starved = { $vp ->
    [0] { $seat } : un fantôme à jeun ({ $where }), et plus de PV à perdre.
   *[other] { $seat } : un fantôme à jeun ({ $where }), { $vp } PV de moins.
}
event-regions-scored = { $vp ->
    [0] { $seat } : aucune région hantée.
   *[other] { $crystal ->
        [0] { $seat } : régions hantées, { $regions } : { $vp } PV.
       *[other] { $seat } : régions hantées, { $regions } : { $vp } PV dont { $crystal } par la boule de cristal.
    }
}
event-approved = { $seat } : quatre sortes deviennent une chimère ; gardé : { $kept }.
event-box-opened = La carte restée dans la boîte : { $card }.
event-scored = { $seat } : { $points } PV et { $chimeras ->
    [one] { $chimeras } chimère
   *[other] { $chimeras } chimères
}, { $total } en tout.
event-won = { $how ->
    [shared] Couronne partagée de meilleur magicien d'Helvetia : { $seat }, { $points } PV.
   *[alone] La couronne de meilleur magicien d'Helvetia revient à { $seat }, avec { $points } PV.
}

ending-dawn = Six heures ont sonné
