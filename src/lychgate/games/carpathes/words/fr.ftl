# Carpathes, français. Tous les mots qu'un joueur lit.

game-title = Carpathes
game-tagline = Saignez vos rivaux, enchaînez-les, faites-vous servir. Un seul sera Seigneur des Vampires.
game-deed = Saignez les autres à coups de cartes, buvez des Humains, enchaînez qui tombe à 20. Régnez sur tous et vous gagnez.
game-look = Un château de vampires : plus la barre rouge est pleine, plus on est à l’abri ; une chaîne mène à un maître

## Options of a match

setting-etiquette = Étiquette
setting-etiquette-false = Un titre oublié ne coûte rien
setting-etiquette-true = Oublier « Esclave », « Maître » ou « Maîtresse » coûte 5 DS
setting-characters = Personnages
setting-characters-default = Dans l’ordre des places
    .note = Dracula, Elisabeth, Lamia, Carmilla, Ruthven
setting-characters-choose = Au choix des joueurs
setting-colours = Couleurs
setting-colours-default = Chaque personnage a la sienne
setting-colours-choose = Au choix des joueurs
setting-first_player = Premier joueur
setting-first_player-random = Tiré au sort
setting-first_player-0 = Place 1
setting-first_player-1 = Place 2
setting-first_player-2 = Place 3
setting-first_player-3 = Place 4
setting-first_player-4 = Place 5
setting-dawn_cycle_limit = L'Aube (notre garde-fou)
setting-dawn_cycle_limit-n = Après { $n } cycles
    .note = le mieux placé l'emporte alors
setting-direct_theft = Vol d'Esclave (notre variante)
setting-direct_theft-false = Un Esclave ne peut pas être dominé
setting-direct_theft-true = Un Esclave affaibli d'un autre camp peut être dominé

## Characters, colours, moons

card-nobody = un vampire
card-dracula = Dracula
card-elisabeth = Elisabeth
card-lamia = Lamia
card-carmilla = Carmilla
card-ruthven = Ruthven
card-red = rouge
card-blue = bleu
card-green = vert
card-purple = violet
card-yellow = jaune
moon-white = Lune Blanche
moon-black = Lune Noire
moon-both = les deux lunes

## Cards

type-human = Humain
type-attack = Pouvoir d'attaque
type-special = Pouvoir spécial
type-aid = Aide
type-event = Événement
back-human = carte Humain
back-power = carte Pouvoir
back-event = carte Événement
foot-stays = reste en jeu
foot-reaction = réaction
foot-own-turn = à votre tour
foot-cycle = tout le cycle
foot-at-once = immédiat

card-man = Homme
card-woman = Femme
card-old-man = Vieil homme
human-body = Vaut { $n } DS : pour payer, ou pour récupérer.
humans-man = { $count ->
    [one] un Homme
   *[other] { $count } Hommes
}
humans-woman = { $count ->
    [one] une Femme
   *[other] { $count } Femmes
}
humans-old_man = { $count ->
    [one] un Vieil homme
   *[other] { $count } Vieux hommes
}

card-crows = Nuée de corbeaux
card-crows-short = Corbeaux
card-crows-body = Un adversaire perd 25 DS, ou deux adversaires perdent 15 DS chacun.
card-devil-hand = Main du diable
card-devil-hand-short = Main du diable
card-devil-hand-body = Un adversaire perd 30 DS.
card-wolf-call = Appel du loup
card-wolf-call-short = Loup
card-wolf-call-body = Un adversaire perd 20 DS.
card-bite = Morsure
card-bite-short = Morsure
card-bite-body = Un adversaire perd 10 DS ; récupérez 10 DS.
card-hypnosis = Hypnose
card-hypnosis-short = Hypnose
card-hypnosis-body = Prenez une carte au hasard dans la main d'un adversaire (main vide : il perd 10 DS).
card-supreme-punishment = Châtiment suprême
card-supreme-punishment-short = Châtiment
card-supreme-punishment-body = Un autre joueur, quel qu'il soit, perd 20 DS. Rien ne peut contrer cette carte.
card-bats = Envol de chauves-souris
card-bats-short = Envol
card-bats-body = Chaque vampire hors de votre camp perd 15 DS.
card-night-terror = Terreur nocturne
card-night-terror-short = Terreur
card-night-terror-body = Un adversaire choisit : se défausser de 2 cartes Pouvoir ou perdre 20 DS.
card-bloodletting = Saignée
card-bloodletting-short = Saignée
card-bloodletting-body = Lune Blanche : un adversaire perd 5 DS. Une fois par tour, gratuit.
card-paralysis = Paralysie
card-paralysis-short = Paralysie
card-paralysis-body = Lune Noire : un adversaire n'aura que 2 actions à son prochain tour. Une fois par tour, gratuit.
card-conversion = Conversion
card-conversion-short = Conversion
card-conversion-body = Défaussez-vous d'une carte Pouvoir : récupérez en DS son coût inscrit. Une fois par tour, gratuit.
card-destruction = Destruction
card-destruction-short = Destruction
card-destruction-body = Payez le coût d'un Pouvoir spécial adverse : il est défaussé. Une fois par tour.
card-night-hunt = Chasse nocturne
card-night-hunt-short = Chasse
card-night-hunt-body = Lune Blanche : piochez une carte Humain. Une fois par tour, gratuit.
card-regeneration = Régénération
card-regeneration-short = Régénération
card-regeneration-body = Lune Noire : récupérez 10 DS. Une fois par tour, gratuit.
card-black-kiss = Baiser noir
card-black-kiss-short = Baiser noir
card-black-kiss-body = Lune Noire : un adversaire perd 5 DS ; récupérez 5 DS. Une fois par tour, gratuit.
card-devotion = Dévotion
card-devotion-short = Dévotion
card-devotion-body = Esclave seulement : gagnez une case de Grâce.
card-invisibility = Invisibilité
card-invisibility-short = Invisibilité
card-invisibility-body = Jusqu'à la fin du cycle, on ne peut ni vous attaquer ni vous dominer ; vous ne pouvez que piocher et récupérer des DS.
card-attack-return = Renvoi d'attaque
card-attack-return-short = Renvoi
card-attack-return-body = Une attaque contre vous se retourne contre son auteur.
card-mist-form = Forme de brume
card-mist-form-short = Brume
card-mist-form-body = Une attaque est sans effet sur vous.
card-coffin = Cercueil
card-coffin-short = Cercueil
card-coffin-body = Récupérez 30 DS.
card-feast = Festin
card-feast-short = Festin
card-feast-body = Piochez 3 cartes Humain.
card-grimoire = Grimoire
card-grimoire-short = Grimoire
card-grimoire-body = Piochez 3 cartes Pouvoir.
card-etiquette = étiquette

card-pandemonium = Pandemonium
card-pandemonium-short = Pandemonium
card-pandemonium-body = Les Pouvoirs d'attaque coûtent 10 DS de moins pendant ce cycle.
card-pandemonium-rune = attaques −10
card-vampire-hunters = Chasseurs de vampires
card-vampire-hunters-short = Chasseurs
card-vampire-hunters-body = Chacun perd 15 DS.
card-vampire-hunters-rune = chacun perd 15
card-blood-harvest = Moisson de sang
card-blood-harvest-short = Moisson
card-blood-harvest-body = Chacun pioche 2 cartes Humain.
card-blood-harvest-rune = 2 Humains chacun
card-sabbath = Sabbat
card-sabbath-short = Sabbat
card-sabbath-body = Chacun pioche 2 cartes Pouvoir.
card-sabbath-rune = 2 Pouvoirs chacun
card-eclipse = Éclipse
card-eclipse-short = Éclipse
card-eclipse-body = Les Pouvoirs spéciaux ignorent la lune pendant ce cycle.
card-eclipse-rune = toute lune
card-revolt = Révolte
card-revolt-short = Révolte
card-revolt-body = Chaque Esclave gagne une case de Grâce.
card-revolt-rune = Esclaves : Grâce +1
card-burning-thirst = Soif dévorante
card-burning-thirst-short = Soif
card-burning-thirst-body = L'action de récupération rend au plus 10 DS pendant ce cycle.
card-burning-thirst-rune = récupérer 10 au plus

rune-loss = perd { $n }
rune-loss-two = −{ $n } ×2
rune-gain = +{ $n }
rune-worth = vaut { $n }
rune-draw = piocher { $n }
rune-or = ou
rune-two-powers = 2 Pouvoirs
rune-steal = une carte
rune-paralyse = 2 actions
rune-destroy = détruire
rune-convert = coût → sang
rune-grace = Grâce +1
rune-hide = invisible
rune-return = renvoi
rune-cancel = sans effet
state-ready = peut servir
state-asleep = dort sous cette lune
state-used = a déjà servi ce tour

## Names on the table

name-lord = Seigneur à { $n }
name-moon = La lune
name-cube = cube
name-human-deck = Humains
name-human-discard = défausse Humain
name-power-deck = Pouvoirs
name-power-discard = défausse Pouvoir
name-event-deck = Événements
short-event-deck = À venir
name-event-discard = défausse Événement
short-discard = Défausse
name-event = événement
name-played = La carte en cours
name-plaque = Personnage : { $seat }
name-held = Cartes en main : { $seat }
name-blood = Doses de sang : { $seat }
short-blood = doses de sang
name-grace = Grâce : { $seat }
short-grace = Grâce
name-laid = Pouvoirs spéciaux : { $seat }
short-laid = pouvoirs
name-known = Cartes connues : { $seat }
short-known = connues
name-slave-place = Place pour un vampire dominé : { $seat }
name-hand = Main : { $seat }
short-hand = main
name-first = premier joueur
name-paralysed = Paralysie : 2 actions au prochain tour
name-target = cible
name-action-plain = une action restante
name-action-dim = une action de moins : utilisée, ou perdue par la Paralysie
notch-weak = à 20 ou moins, on peut être dominé
notch-able = avec 35 ou plus, on peut dominer
note-moon = cycle { $cycle }, tour { $figure } sur 3
round-now = Tour { $n }
game-round = Cycle { $cycle } sur { $last }, tour { $figure } sur 3
game-standing = { $how ->
    [serves] Vous **servez** { $master } : il vous reste { $doses } doses
    [rules] Vous **dominez { $slaves ->
        [one] un vampire
       *[other] { $slaves } vampires
    }** : { $doses } doses{ $most ->
        [0] {""}
       *[other] {" ; "}{ $rival } en domine { $most }
    }
   *[free] Vous êtes **libre** : { $doses } doses{ $most ->
        [0] , et personne ne domine encore
       *[other] {" ; "}{ $rival } en domine { $most }
    }
}
note-event = { $now ->
    [yes] { $effect }
   *[false] à venir : { $effect }
}
note-cubes = { $cubes ->
    [0] { $ruled } sur { $all } : encore un !
   *[other] { $ruled } sur { $all } dominés
}
note-turn = { $seat } · { $actions ->
    [0] plus d'action
    [one] une action
   *[other] { $actions } actions
}
line-free = { $character } · libre
line-invisible = { $character } · Invisible jusqu'à la fin du cycle
line-serves = { $title ->
    [f] Maîtresse
   *[m] Maître
} : { $master }
line-master = { $character } · { $title ->
    [f] Maîtresse
   *[m] Maître
} de { $slaves }
banner-feed = { $done ->
    [true] { $title ->
        [f] La Maîtresse a été nourrie
       *[m] Le Maître a été nourri
    } par { $slave }.
   *[false] Ordre à { $slave } : 20 DS pour nourrir { $title ->
        [f] la Maîtresse
       *[m] le Maître
    } · Grâce +2, sinon −2
}
banner-attack = { $done ->
    [true] L'ordre contre { $quarry } a été exécuté par { $slave }.
   *[false] Ordre à { $slave } : une carte jaune contre { $quarry } · Grâce +1, refus −1
}
banner-bid = Enchère la plus haute : { $n } DS, par { $seat }

## Questions

ask-character = Quel vampire êtes-vous ?
    .note = Seuls le nom et le visage diffèrent.
ask-colour = Quelle couleur prenez-vous ?
    .note = Celle de vos cubes et de votre plaque.
ask-keep = Quels trois Humains conservez-vous ?
    .note = Les deux autres sont montrés et défaussés. Un Homme vaut 20, une Femme 15, un Vieil homme 5.
ask-act = { $actions ->
    [0] Plus d'action : activez un pouvoir ou finissez le tour
    [one] Une action restante. Que faites-vous ?
   *[other] { $actions } actions restantes. Que faites-vous ?
}
    .note = Les pouvoirs bleus posés devant vous ne coûtent pas d'action, une fois par tour chacun.
ask-aim = { $card } : contre qui ?
    .note = { $final ->
        [yes] Rien ne peut contrer cette carte.
       *[no] Les cibles peuvent réagir avant l'effet.
    }
ask-pay = { $card } coûte { $n } DS. Comment payez-vous ?
    .note = On ne rend pas la monnaie : l'excédent des cartes Humain est perdu.
ask-drink = Quels Humains buvez-vous ?
    .note = { $n } DS au plus cette fois ; ce qu'ils valent au-delà est perdu.
ask-feed = { $title ->
    [f] Comment nourrissez-vous votre Maîtresse ?
   *[m] Comment nourrissez-vous votre Maître ?
}
    .note = 20 DS. Votre Grâce avance de 2 cases ; au-delà de 4, vous êtes libre.
ask-convert = Quel Pouvoir changez-vous en sang ?
    .note = Vous récupérez le coût imprimé.
ask-lose = { $why } : vous perdez { $n } DS. Comment payez-vous ?
    .note = Seul le compteur décide si l'on peut vous dominer : près de 20, payez en Humains.
ask-react = { $card } contre vous, par { $attacker }
    .note = { $does ->
        [lose] Vous perdez { $n } DS, sauf si vous réagissez.
        [steal] Une carte de votre main sera prise, sauf si vous réagissez.
        [terror] Vous vous défaussez de 2 Pouvoirs ou perdez { $n } DS, sauf si vous réagissez.
        [paralyse] Vous n'aurez que 2 actions à votre prochain tour, sauf si vous réagissez.
       *[destroy] { $prey } sera détruit, sauf si vous réagissez.
    }
ask-terror = Terreur nocturne : vous défausser de deux Pouvoirs, ou perdre { $n } DS ?
    .note = Seules les cartes en main se défaussent, pas celles qui sont posées.
ask-demand = Que demandez-vous à { $slave }, votre Esclave ?
    .note = Une seule demande, chaque fois que commence le tour d'un Esclave.
ask-address = Comment le dites-vous à { $slave } ?
ask-acknowledge = { $master } a parlé. Que répondez-vous ?
ask-limit = Plus de 10 cartes : laquelle défaussez-vous ? ({ $over } de trop)
    .note = À la fin du tour, personne ne garde plus de 10 cartes.
ask-bid = { $high ->
    [0] Quelle enchère pour être premier joueur du prochain cycle ?
   *[other] L'enchère la plus haute est { $high }. Que proposez-vous ?
}
    .note = Événement à venir : { $event }. Seul le gagnant paie, en Humains.
ask-price = Vous avez misé { $n } DS. Avec quels Humains payez-vous ?
    .note = En Humains seulement, sans rendre la monnaie.

## Answers

option-take = Incarner { $what }
    .then = { $title ->
        [f] ses Esclaves l'appelleront Maîtresse
       *[m] ses Esclaves l'appelleront Maître
    }
option-wear = Prendre { $what }
    .then = la couleur de vos cubes et de votre plaque
option-keep = Conserver { $humans }
    .then = { $n } DS en tout ; à la défausse : { $gone }
    .all = Conserver trois Humains
option-draw-human = Piocher une carte Humain
    .then = vaut 5, 15 ou 20 DS{ $n ->
        [0] {""}
       *[other] {" "}· { $n } de trop pour la limite de 10 cartes
    }
option-draw-power = Piocher une carte Pouvoir
    .then = attaque, Pouvoir spécial ou Aide{ $n ->
        [0] {""}
       *[other] {" "}· { $n } de trop pour la limite de 10 cartes
    }
option-play = Activer { $card }
    .then = { $n ->
        [0] gratuit
       *[other] coûte { $n } DS
    } · { $text }{ $says ->
        [full] {" "}Vous êtes à 100 DS : cette carte vous rend au plus ce que vous la payez.
       *[no] {""}
    }
    .all = Activer une carte
    .all-then = une action, et son coût
option-lay = Poser { $card }
    .then = { $n ->
        [0] gratuit
       *[other] coûte { $n } DS
    } · reste près de vous · { $text }
    .all = Poser un Pouvoir spécial
    .all-then = une action, et son coût
option-use = Activer { $card }
    .then = sans action · { $text }{ $says ->
        [full] {" "}Vous êtes à 100 DS : cela ne rend rien.
       *[no] {""}
    }
    .all = Activer un Pouvoir spécial
    .all-then = sans action, une fois par tour
option-recover = Boire des Humains
    .then = +{ $n } DS au plus
option-dominate = Dominer { $other }
    .then = 10 DS de votre compteur, qui passe à { $left } · { $says ->
        [master] votre Esclave
        [master-wins] votre Esclave, et vous êtes Seigneur des Vampires
        [slave-wins] Esclave au profit de { $master }, qui gagne alors la partie
       *[slave] Esclave au profit de { $master }
    }
    .all = Dominer quelqu'un
    .all-then = 10 DS de votre compteur
option-feed = { $says ->
    [f] Nourrir votre Maîtresse
    [f-free] Nourrir votre Maîtresse
    [m-free] Nourrir votre Maître
   *[m] Nourrir votre Maître
}
    .then = coûte 20 DS · { $says ->
        [f] elle récupère { $n } DS · votre Grâce +2
        [f-free] elle récupère { $n } DS · vous êtes libre
        [m-free] il récupère { $n } DS · vous êtes libre
       *[m] il récupère { $n } DS · votre Grâce +2
    }
option-end = Finir le tour
    .then = { $n ->
        [0] plus rien à faire
        [one] une action est abandonnée
       *[other] { $n } actions sont abandonnées
    }{ $says ->
        [feed] {" "}· repas refusé : Grâce { $left }
        [attack] {" "}· ordre refusé : Grâce { $left }
       *[nothing] {""}
    }{ $over ->
        [0] {""}
        [one] {" "}· il faut défausser une carte au-delà de 10
       *[other] {" "}· il faut défausser { $over } cartes au-delà de 10
    }{ $weak ->
        [yes] {" "}· à 20 DS ou moins, on peut vous dominer
       *[no] {""}
    }{ $awake ->
        [yes] {" "}· { $card } peut encore servir, gratuitement
       *[no] {""}
    }
option-at-lose = Frapper { $others }
    .then = { $count ->
        [one] −{ $n } DS
       *[other] −{ $n } DS chacun
    }{ $gain ->
        [0] {""}
       *[other] , +{ $gain } au plus pour vous
    }{ $sure ->
        [yes] {""}
       *[no] , sauf réaction
    }{ $earns ->
        [free] {" "}· vous êtes libre
        [grace] {" "}· votre Grâce +1
       *[no] {""}
    }
    .all = Frapper
    .all-then = chaque réponse dit ce qu'elle coûte à la cible
option-at-steal = Prendre une carte à { $others }
    .then = { $empty ->
        [yes] main vide : −{ $n } DS
       *[no] au hasard, Humain ou Pouvoir
    }{ $sure ->
        [yes] {""}
       *[no] , sauf réaction
    }{ $earns ->
        [free] {" "}· vous êtes libre
        [grace] {" "}· votre Grâce +1
       *[no] {""}
    }
    .all = Prendre une carte
    .all-then = au hasard, Humain ou Pouvoir
option-at-terror = Terrifier { $others }
    .then = 2 Pouvoirs ou −{ $n } DS, au choix de la cible{ $sure ->
        [yes] {""}
       *[no] , sauf réaction
    }{ $earns ->
        [free] {" "}· vous êtes libre
        [grace] {" "}· votre Grâce +1
       *[no] {""}
    }
    .all = Terrifier
    .all-then = 2 Pouvoirs ou du sang, au choix de la cible
option-at-paralyse = Paralyser { $others }
    .then = 2 actions au prochain tour{ $sure ->
        [yes] {""}
       *[no] , sauf réaction
    }{ $earns ->
        [free] {" "}· vous êtes libre
        [grace] {" "}· votre Grâce +1
       *[no] {""}
    }
    .all = Paralyser
    .all-then = 2 actions au prochain tour
option-at-card = Détruire { $card }, Pouvoir posé par { $other }
    .then = { $cost ->
        [0] gratuit
       *[other] coûte { $cost } DS
    }{ $sure ->
        [yes] {""}
       *[no] , même si une réaction sauve la carte
    }{ $earns ->
        [free] {" "}· vous êtes libre
        [grace] {" "}· votre Grâce +1
       *[no] {""}
    }
    .all = Détruire un Pouvoir spécial
    .all-then = vous payez le coût de la carte détruite
option-pay = Payer { $what }
    .then = { $waste ->
        [0] {""}
       *[other] { $waste } DS perdues ·{" "}
    }compteur à { $left }{ $falls ->
        [weak] {" "}: à 20 ou moins, un vampire libre peut être dominé
       *[no] {""}
    }
    .all = Payer
    .all-then = en Humains, du compteur, ou les deux
payment-blood = { $blood } DS du compteur
option-price = Payer { $humans }
    .then = { $waste ->
        [0] juste le montant de l'enchère
       *[other] { $waste } DS perdues
    }
    .all = Payer
    .all-then = en Humains seulement
option-drink = Boire { $humans }
    .then = +{ $n } DS, compteur à { $left }{ $waste ->
        [0] {""}
       *[other] {" "}· { $waste } DS perdues
    }
    .all = Boire des Humains
    .all-then = chaque réponse dit ce qu'elle rend
option-convert = Convertir { $card }
    .then = +{ $n } DS, compteur à { $left }{ $waste ->
        [0] {""}
       *[other] {" "}· { $waste } DS perdues
    }
    .all = Convertir un Pouvoir
    .all-then = chaque réponse dit ce qu'elle rend
option-drop = Défausser { $cards }
    .then = { $n ->
        [0] et votre main respecte la limite
        [one] puis encore une carte
       *[other] puis encore { $n } cartes
    }
    .all = Défausser une carte
    .all-then = jusqu'à n'en avoir que 10
option-terror-drop = Défausser { $cards }
    .then = sans perdre de sang
    .all = Défausser deux Pouvoirs
    .all-then = sans perdre de sang
option-terror-lose = Perdre { $n } DS
    .then = vous gardez vos Pouvoirs et choisissez ensuite comment payer
option-pass = Subir
    .then = { $does ->
        [lose] perdre { $n } DS, puis choisir comment payer
        [steal] une carte de votre main, au hasard, va à { $attacker }
        [terror] puis au choix : 2 Pouvoirs défaussés, ou { $n } DS perdues
        [paralyse] 2 actions seulement à votre prochain tour
       *[destroy] le Pouvoir { $prey } est détruit
    }
option-counter-cancel = { $card }
    .then = payer { $what } : aucun effet sur vous
    .all = { $card }
    .all-then = payer { $cost } DS : aucun effet sur vous
option-counter-return = { $card }
    .then = payer { $what } : frappe { $attacker } à votre place
    .all = { $card }
    .all-then = payer { $cost } DS : frappe { $attacker } à votre place
option-counter-blunt = { $card }
    .then = payer { $what } : seulement annulée, pas renvoyée
    .all = { $card }
    .all-then = payer { $cost } DS : seulement annulée, pas renvoyée
option-demand-nothing = Ne rien demander
    .then = la Grâce ne bouge pas
option-demand-feed = « Nourris-moi, Esclave ! »
    .then = jusqu'à 20 DS pour vous, { $frees ->
        [yes] Esclave libre ; sinon Grâce −2
       *[no] Grâce +2 ; sinon −2
    }
option-demand-attack = « Attaque { $quarry_name }, Esclave ! »
    .then = carte jaune jouée : { $frees ->
        [yes] Esclave libre ; refus : Grâce −1
       *[no] Grâce +1 ; refus : −1
    }
    .all = « Attaque …, Esclave ! »
    .all-then = carte jaune jouée : Grâce +1 ; refus : −1
option-demand-bare = { $what ->
    [feed] « Nourris-moi ! »
   *[attack] « Attaque { $quarry_name } ! »
}
    .then = sans un mot de plus
option-demand-title = { $what ->
    [feed] « Nourris-moi, Esclave ! »
   *[attack] « Attaque { $quarry_name }, Esclave ! »
}
    .then = comme on parle à un Esclave
option-yes-bare = « Oui. »
    .then = sans un mot de plus
option-yes-title = { $title ->
    [f] « Oui, Maîtresse. »
   *[m] « Oui, Maître. »
}
    .then = { $title ->
        [f] comme on parle à une Maîtresse
       *[m] comme on parle à un Maître
    }
option-bid = Enchérir à { $n } DS
    .then = à payer seulement si personne ne surenchérit ; vos Humains valent { $own } DS
    .all = Enchérir
    .all-then = à payer en Humains, seulement si personne ne surenchérit
option-bid-pass = Ne plus enchérir
    .then = vous n'enchérissez plus pour ce cycle

## Why something is not possible

why-taken = Quelqu'un d'autre l'a déjà.
why-keep-three = On en conserve exactement trois.
why-superfluous = On peut se passer d'une partie de { $humans } : { $amount } DS sont dues.
why-superfluous-drink = On peut se passer d'une partie de { $humans } : au plus { $limit } DS à récupérer.
why-counter = Il faudrait { $needed } DS du compteur, qui peut en donner { $spare } : il ne descend jamais sous 5.
why-keep = Il ne resterait que { $left } DS, et il faut encore nourrir votre { $title ->
    [f] Maîtresse
   *[m] Maître
} ({ $keep } DS).
why-below-bid = { $worth } DS ne couvrent pas l'enchère de { $bid }.
why-oneself = Pas contre vous-même.
why-own-camp = Un Esclave n'attaque pas son propre camp : { $other } et vous avez { $title ->
    [f] la même Maîtresse
   *[m] le même Maître
}.
why-own-master = { $title ->
    [f] Un Esclave ne peut pas attaquer sa Maîtresse.
   *[m] Un Esclave ne peut pas attaquer son Maître.
}
why-invisible = On ne voit plus { $other } : l'Invisibilité protège jusqu'à la fin du cycle.
why-paralysed-already = La Paralysie frappe déjà { $other }.
why-price = Détruire { $card } coûte { $cost } DS ; vos moyens sont de { $means }.
why-no-price = Vous ne pouvez payer aucun Pouvoir spécial adverse.
why-no-action = Il ne reste plus d'action.
why-must-feed = { $title ->
    [f] Il faut d'abord nourrir votre Maîtresse.
   *[m] Il faut d'abord nourrir votre Maître.
}
why-you-are-invisible = Invisible, vous ne pouvez que piocher et récupérer.
why-nothing-to-draw = La pioche et la défausse sont vides.
why-too-dear = { $card } coûte { $cost } DS ; vos moyens sont de { $means }.
why-cost-before-feeding = Payer { $cost } DS pour { $card } ne laisserait pas de quoi nourrir votre { $title ->
    [f] Maîtresse
   *[m] Maître
}.
why-drink-before-feeding = Récupérer ainsi ne laisserait pas de quoi nourrir votre { $title ->
    [f] Maîtresse
   *[m] Maître
}.
why-hide-before-feeding = Nourrissez votre { $title ->
    [f] Maîtresse
   *[m] Maître
} avant de disparaître.
why-reaction-only = { $card } attend une attaque contre vous, hors de votre tour.
why-not-in-hand = { $card } n'est pas dans votre main.
why-not-laid = { $card } ne se trouve pas devant vous.
why-used-already = { $card } a déjà servi ce tour.
why-wrong-moon = { $moon ->
    [white] { $card } agit sous la Lune Blanche.
   *[black] { $card } agit sous la Lune Noire.
}
why-slaves-only = { $card } ne sert qu'aux Esclaves.
why-no-target = { $card } n'a aucune cible permise.
why-full = Votre compteur est déjà à 100.
why-nothing-to-convert = Vous n'avez aucun Pouvoir d'un coût d'au moins 5.
why-costs-nothing = { $card } ne coûte rien et ne rend donc rien.
why-no-humans = Vous n'avez aucune carte Humain.
why-too-strong = Le compteur est à { $blood } DS pour { $other } ; on ne domine qu'à 20 ou moins.
why-too-weak = Vous avez { $blood } DS ; il en faut 35 : 10 à payer, 25 à garder.
why-your-master = { $title ->
    [f] Un Esclave ne peut pas dominer sa Maîtresse.
   *[m] Un Esclave ne peut pas dominer son Maître.
}
why-no-master = Vous êtes libre : seul un Esclave nourrit un Maître.
why-slave-already = { $other } sert déjà quelqu'un : on ne domine pas un Esclave.
why-not-asked-to-feed = { $title ->
    [f] Votre Maîtresse n'a pas demandé à être nourrie.
   *[m] Votre Maître n'a pas demandé à être nourri.
}
why-fed-already = { $title ->
    [f] Vous avez déjà nourri votre Maîtresse ce tour.
   *[m] Vous avez déjà nourri votre Maître ce tour.
}
why-cannot-feed = Nourrir demande 20 DS ; vos moyens sont de { $means }.
why-only-one = Vous n'avez qu'une carte { $card }.
why-not-hungry = Vous avez { $blood } DS ; on ne demande à être nourri qu'à 30 ou moins.
why-in-your-camp = C'est quelqu'un de votre camp.
why-bid-too-low = L'enchère la plus haute est { $high } ; proposez plus ou passez.
why-bid-too-high = Vos Humains valent { $own } DS.
why-no-reaction-card = { $card } ne répond pas à une attaque ; seules les Aides Renvoi d'attaque et Forme de brume le font.
why-no-reaction-in-hand = Vous n'avez aucune Aide qui réponde à une attaque : il n'y a rien à payer.
why-not-needed = Votre réaction n'a pas besoin de cela pour être payée.
why-humans-only = La première place se paie en Humains seulement.
why-dry = Votre compteur est à 5 et ne donne plus rien.
why-strikes-cards = Destruction vise un Pouvoir spécial posé, pas un joueur.
why-strikes-players = Seule Destruction frappe un Pouvoir spécial posé.
why-no-such-player = Les joueurs s'écrivent par leur place, de 0 à { $last }.
why-no-such-humans = Les Humains s'écrivent M (Homme), W (Femme) et O (Vieil homme).
why-not-those-humans = Vous n'avez pas tous ces Humains en main.
why-no-such-character = Les personnages sont { $names }.
why-no-such-colour = Les couleurs sont { $names }.
why-two-decks = On pioche dans les Humains ou dans les Pouvoirs.
why-humans-are-drunk = { $card } n'est pas un Pouvoir : les Humains se boivent, ou servent à payer.
why-no-such-card = Aucune carte ne porte ce nom.
why-use-it = { $card } se trouve déjà devant vous : ce Pouvoir s'active d'où il est.
why-lay-it = { $card } est un Pouvoir spécial : on le pose d'abord, puis on l'active.
why-not-blue = { $card } ne reste pas en jeu : on ne pose que les Pouvoirs spéciaux.
why-play-it = { $card } se joue de la main : on n'active ainsi que les Pouvoirs spéciaux posés.
why-asked-next = Dites seulement cela ; le reste sera demandé ensuite.
why-no-such-prey = Aucun Pouvoir spécial de ce nom n'est posé là.
why-two-targets = Seule la Nuée de corbeaux frappe deux joueurs différents, et jamais plus.
why-no-such-payment = Un paiement s'écrit en Humains, en doses du compteur, ou les deux joints par un plus.
why-by-fives = Les doses vont de 5 en 5.
why-not-the-amount = Humains et doses doivent couvrir ce qui est dû, sans dose ni Humain de trop.
why-powers-only = On ne peut défausser ici que des Pouvoirs, pas des Humains.
why-two-powers = Il faut défausser deux Pouvoirs.
why-one-card = Une carte à la fois.
why-bid-by-fives = Une enchère est un multiple de 5, et d'au moins 5.

## What things are for

about-seat = { $seat_own ->
    [votre] Votre vampire.
   *[other] Le vampire que joue { $seat }.
} À 20 DS ou moins, on peut dominer un vampire ; le Seigneur des Vampires domine tous les autres.
about-human = { $card } : un Humain en main. Son sang se boit, ou paie les coûts, les pertes et les enchères.
about-attack-card = { $card }, un Pouvoir d'attaque. { $text }
about-special-card = { $card }, un Pouvoir spécial à poser. { $text }
about-aid-card = { $card }, une Aide. { $text }
about-reaction = { $card }, une Aide qui répond à une attaque. { $text }
about-hand = { $seat_own ->
    [votre] Les cartes que vous avez en main
   *[other] Les cartes dans la main { $seat_own }
} : Humains et Pouvoirs. À la fin du tour, personne n'en garde plus de 10.
about-held = { $seat_own ->
    [votre] Le nombre de cartes que vous avez en main
   *[other] Le nombre de cartes dans la main { $seat_own }
} ; Humains et Pouvoirs ont des dos différents, chacun peut les compter.
changes-held = Ce nombre change quand on pioche, joue, défausse des cartes, ou paie avec elles.
about-known = { $seat_own ->
    [votre] Votre main, vous la connaissez tout entière ; ici, chez les autres, se voient les cartes connues par Hypnose.
   *[other] Les cartes de la main { $seat_own } que vous connaissez par Hypnose.
}
changes-known = Vous les connaissez tant qu'elles restent dans cette main.
about-known-card = { $card } : une carte de la main { $seat_own } que vous connaissez par Hypnose.
changes-known-card = Elle reste dans cette main jusqu'à ce qu'elle soit jouée, donnée en paiement ou défaussée.
about-blood = { $seat_own ->
    [votre] Vos doses de sang (DS)
   *[other] Les doses de sang (DS) que possède { $seat }
}, de 5 à 100. Elles paient coûts et pertes ; à 20 ou moins, on peut être dominé.
about-grace = { $seat_own ->
    [votre] Votre compteur de Grâce
   *[other] Le compteur de Grâce que tient { $seat }
}. Un Esclave qui dépasse 4 est libre.
about-slave-place = { $seat_own ->
    [votre] Une place pour chaque Esclave que vous dominez
   *[other] Une place pour chaque Esclave que domine { $seat }
}. Qui les remplit toutes a gagné.
about-laid-card = { $card }, un Pouvoir spécial posé par { $seat }. { $text }
about-laid = { $seat_own ->
    [votre] Ici sont posés vos Pouvoirs spéciaux.
   *[other] Ici sont posés les Pouvoirs spéciaux que possède { $seat }.
} Ils y restent et agissent une fois par tour.
about-human-deck = La pioche des Humains : un Homme vaut 20 DS, une Femme 15, un Vieil homme 5.
about-power-deck = La pioche des Pouvoirs : Pouvoirs d'attaque, Pouvoirs spéciaux et Aides.
about-event-deck = La pioche des Événements. On en retourne un à la fin de chaque cycle.
about-human-discard = Les Humains bus, donnés en paiement ou défaussés.
about-power-discard = Les Pouvoirs joués, détruits ou défaussés.
about-event-discard = Les Événements passés.
about-event-card = { $card }, un Événement. { $text }
about-event = Ici se trouve l'Événement du cycle, face visible.
about-played = La carte en cours.
about-moon = La carte Cycle : la lune de ce cycle, et lequel de ses trois tours est en cours. Bien des Pouvoirs spéciaux ne servent que sous une lune.
about-lord = Où en est chaque vampire avant de dominer tous les autres.

figure-worth = vaut { $n } DS
figure-cost = { $n ->
    [0] gratuit en ce moment
   *[other] coûte { $n } DS en ce moment
}
figure-blood = { $n } DS au compteur
figure-cards = { $humans ->
    [one] { $humans } Humain
   *[other] { $humans } Humains
} et { $powers ->
    [one] { $powers } Pouvoir
   *[other] { $powers } Pouvoirs
} en main
figure-grace = Grâce { $n } sur 4
figure-pile = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
figure-event = { $now ->
    [yes] en vigueur
   *[no] prend effet après l'enchère
}

when-character = Les personnages se choisissent avant la partie.
when-colour = Les couleurs se choisissent avant la partie.
when-keep = On conserve trois de ses cinq premiers Humains avant le premier cycle.
when-drink = Les Humains se boivent par une action de votre tour : Boire des Humains.
when-recover = On récupère du sang en buvant des Humains, par une action de son tour.
when-pay = Le sang et les Humains paient ce que vous jouez, posez ou perdez.
when-lose = Une perte se paie au moment où elle vous frappe.
when-react-price = Le sang et les Humains paient l'Aide qui répond à une attaque contre vous.
when-feed = Un Esclave nourrit son Maître par une action de son tour, quand cela lui a été demandé.
when-be-fed = Un Maître à 30 DS ou moins peut demander à être nourri quand commence le tour d'un de ses Esclaves.
when-bid = À la fin d'un cycle, chacun peut enchérir une fois pour la première place ; les Humains couvrent l'enchère.
when-price = Qui remporte la première place paie l'enchère en Humains.
when-limit = Qui a plus de 10 cartes à la fin de son tour en défausse jusqu'à 10.
when-hold = Désignez une seule carte pour savoir ce qu'elle fait.
when-play = Les Pouvoirs d'attaque et les Aides se jouent par une action de votre tour.
when-counter-only = Une Aide de réaction se joue quand on vous attaque, jamais par une action.
when-lay = Les Pouvoirs spéciaux se posent de la main, par une action de votre tour.
when-activate = Un Pouvoir spécial posé devant vous s'active à votre tour, une fois, sous sa lune, sans action.
when-react = On répond à une attaque contre soi par une Aide de réaction, avant l'effet.
when-convert = Un Pouvoir en main se change en sang avec Conversion.
when-terror = On défausse deux Pouvoirs quand Terreur nocturne frappe et qu'on le choisit.
when-terror-lose = Qui subit Terreur nocturne peut perdre du sang au lieu de deux Pouvoirs.
when-target = Jouez un Pouvoir d'attaque ou activez un Pouvoir spécial qui attaque, puis choisissez la cible.
when-dominate = On domine un vampire à 20 DS ou moins par une action de son tour, pour 10 DS de son compteur.
when-order = Un Maître peut ordonner une attaque quand commence le tour d'un de ses Esclaves.
when-demand = Un Maître fait sa demande quand commence le tour d'un de ses Esclaves.
when-address = On choisit ses mots au moment d'une demande, si l'on joue avec l'Étiquette.
when-destroy = Un Pouvoir spécial posé se détruit avec Destruction, au prix de son coût.
when-weak = À 20 DS ou moins, on peut dominer un vampire ; seul le compteur décide, pas les Humains.
when-grace = La Grâce avance de 1 pour une attaque contre un adversaire ou un ordre exécuté, de 2 pour un repas.
when-free = Au-delà de 4, un Esclave est libre ; beaucoup de sang ne suffit pas à le libérer.
when-draw = On pioche une carte par une action de son tour.
when-reshuffle = Les cartes défaussées forment une nouvelle pioche quand la pioche est vide.
when-turn-over = Le premier joueur retourne un Événement après le troisième tour de chaque cycle.
when-event = Un Événement prend effet après l'enchère ; certains durent tout le cycle.
when-resolve = La carte va à la défausse quand son effet est terminé.
when-moon = Lune Blanche et Lune Noire alternent ; un cycle compte trois tours sous une même lune.
when-win = Qui domine tous les autres gagne aussitôt.
when-end = Un tour finit quand son joueur le dit, ou quand plus rien n'est possible.

## The to-do list

step-take-character = { $seat } : personnage et couleur
step-keep-humans = Chacun conserve trois Humains
step-turn = Tour : { $seat }
step-act = { $seat } : actions
step-strike = { $attacker } : { $card } contre { $targets } ; les cibles peuvent réagir
step-lose = { $seat } : perte de { $n } DS
step-draw = { $deck ->
    [human] { $seat } : piocher des Humains ({ $count })
   *[power] { $seat } : piocher des Pouvoirs ({ $count })
}
step-steal = { $thief } : une carte de { $victim }
step-terror = { $victim } : Terreur nocturne
step-make-demand = La demande faite à { $slave }
step-acknowledge = { $slave } : répondre à la demande
step-hand-limit = { $seat } : limite de main
step-bid = { $seat } : enchère
step-award = La première place est attribuée

## What happened

event-character-taken = { $seat_own ->
    [votre] Vous incarnez { $character }, en { $colour }.
   *[other] { $seat } incarne { $character }, en { $colour }.
}
event-first-player-named = { $how ->
    [lot] Le sort désigne le premier joueur : { $seat }.
   *[option] Le premier joueur était convenu : { $seat }.
}
event-rejected = { $seat_own ->
    [votre] Vous conservez trois Humains et rejetez { $humans }.
   *[other] { $seat } conserve trois Humains et rejette { $humans }.
}
event-cycle-began = { $moon ->
    [white] La Lune Blanche se lève sur le cycle { $cycle }.
   *[black] La Lune Noire se lève sur le cycle { $cycle }.
}
event-round-began = Tour { $figure } sur 3.
event-turn-began = { $seat_own ->
    [votre] C'est à vous de jouer
   *[other] C'est à { $seat } de jouer
}{ $actions ->
    [3] .
   *[other] {" "}: la Paralysie ne laisse que { $actions } actions.
}
event-drew = { $seat_own ->
    [votre] Vous piochez
   *[other] { $seat } pioche
} { $deck ->
    [human] une carte Humain.
   *[power] une carte Pouvoir.
}
event-seen = { $seat_own ->
    [votre] Vous piochez
   *[other] { $seat } pioche
} { $deck ->
    [human] une carte Humain : { $card }.
   *[power] une carte Pouvoir : { $card }.
}
event-reshuffled = { $deck ->
    [human] Les { $count } Humains défaussés forment une nouvelle pioche.
    [power] Les { $count } Pouvoirs défaussés forment une nouvelle pioche.
   *[event] Les { $count } Événements défaussés forment une nouvelle pioche.
}
event-paid = { $seat_own ->
    [votre] Vous payez { $card } avec { $price } ; votre compteur est à { $left }.
   *[other] { $seat } paie { $card } avec { $price } ; son compteur est à { $left }.
}
event-lost = { $how ->
    [nothing] { $seat_own ->
        [votre] Vous n'avez plus rien à perdre ({ $why }) ; votre compteur est à { $left }.
       *[other] { $seat } n'a plus rien à perdre ({ $why }) ; son compteur est à { $left }.
    }
   *[other] { $seat_own ->
        [votre] Vous perdez { $n } DS ({ $why }) et payez avec { $price } ; votre compteur est à { $left }.
       *[other] { $seat } perd { $n } DS ({ $why }) et paie avec { $price } ; son compteur est à { $left }.
    }
}{ $forgiven ->
    [0] {""}
   *[other] {" "}{ $forgiven } DS sont remises.
}
event-recovered = { $seat_own ->
    [votre] { $n ->
        [0] Vous ne récupérez rien : votre compteur est déjà à { $blood }.
       *[other] Vous récupérez { $n } DS ; votre compteur est à { $blood }.
    }
   *[other] { $n ->
        [0] { $seat } ne récupère rien : son compteur est déjà à { $blood }.
       *[other] { $seat } récupère { $n } DS ; son compteur est à { $blood }.
    }
}
event-drank = { $seat_own ->
    [votre] Vous buvez { $humans } et récupérez { $n } DS ; votre compteur est à { $blood }.
   *[other] { $seat } boit { $humans } et récupère { $n } DS ; son compteur est à { $blood }.
}
event-dropped = { $why ->
    [limit] { $seat_own ->
        [votre] Vous avez trop de cartes et défaussez { $cards }.
       *[other] { $seat } a trop de cartes et défausse { $cards }.
    }
    [terror] { $seat_own ->
        [votre] Sous la terreur, vous défaussez { $cards }.
       *[other] Sous la terreur, { $seat } défausse { $cards }.
    }
   *[conversion] { $seat_own ->
        [votre] Vous changez { $cards } en sang.
       *[other] { $seat } change { $cards } en sang.
    }
}
event-attack-announced = { $seat_own ->
    [votre] Vous lancez
   *[other] { $seat } lance
} { $how ->
    [prey] { $card } contre { $prey }, Pouvoir posé par { $targets }.
   *[other] { $card } contre { $targets }.
}
event-played = { $seat_own ->
    [votre] Vous activez { $card }.
   *[other] { $seat } active { $card }.
}
event-reacted = { $seat_own ->
    [votre] Vous payez { $price } pour { $card } et { $how ->
        [return] renvoyez l'attaque contre { $attacker }
       *[cancel] échappez à l'attaque
    } ; votre compteur est à { $left }.
   *[other] { $seat } paie { $price } pour { $card } et { $how ->
        [return] renvoie l'attaque contre { $attacker }
       *[cancel] échappe à l'attaque
    } ; son compteur est à { $left }.
}
event-stolen = { $thief } prend { $back ->
    [human] une carte Humain
   *[power] une carte Pouvoir
} à { $victim } par Hypnose.
event-recognised = { $victim_own ->
    [votre] { $thief } vous prend { $back ->
        [human] une carte Humain
       *[power] une carte Pouvoir
    } par Hypnose : { $card }.
   *[other] { $thief_own ->
        [votre] Vous prenez
       *[other] { $thief } prend
    } { $back ->
        [human] une carte Humain
       *[power] une carte Pouvoir
    } à { $victim } par Hypnose : { $card }.
}
event-paralysed = { $seat_own ->
    [votre] La Paralysie vous frappe : 2 actions à votre prochain tour.
   *[other] La Paralysie frappe { $seat } : 2 actions au prochain tour.
}
event-destroyed = Le Pouvoir { $card }, posé par { $seat }, est détruit.
event-laid = { $seat_own ->
    [votre] Vous posez { $card }.
   *[other] { $seat } pose { $card }.
}
event-vanished = { $seat_own ->
    [votre] Vous devenez Invisible.
   *[other] { $seat } devient Invisible.
}
event-reappeared = { $seat_own ->
    [votre] Vous redevenez visible.
   *[other] { $seat } redevient visible.
}
event-dominated = { $by_own ->
    [votre] Vous payez 10 DS (compteur à { $left }) et dominez { $seat }
   *[other] { $seat_own ->
        [votre] { $by } paie 10 DS (compteur à { $left }) et vous domine
       *[other] { $by } paie 10 DS (compteur à { $left }) et domine { $seat }
    }
}{ $how ->
    [master] {""}
   *[slave] {" "}pour { $master }
} : { $seat_own ->
    [votre] vous voilà Esclave, Grâce 0.
   *[other] un Esclave de plus, Grâce 0.
}
event-inherited = { $seat_own ->
    [votre] Vous servez désormais { $master }, avec Grâce { $grace }.
   *[other] { $master_own ->
        [votre] { $seat } vous sert désormais, avec Grâce { $grace }.
       *[other] { $seat } sert désormais { $master }, avec Grâce { $grace }.
    }
}
event-demanded = { $what ->
    [nothing] { $master_own ->
        [votre] Vous ne demandez rien à { $slave }.
       *[other] { $slave_own ->
            [votre] { $master } ne vous demande rien.
           *[other] { $master } ne demande rien à { $slave }.
        }
    }
   *[other] { $master_own ->
        [votre] Vous ordonnez à { $slave }
       *[other] { $slave_own ->
            [votre] { $master } vous ordonne
           *[other] { $master } ordonne à { $slave }
        }
    } : « { $what ->
        [feed] Nourris-moi
       *[attack] Attaque { $quarry_name }
    }{ $word ->
        [bare] {""}
       *[title] , Esclave
    } ! »
}
event-acknowledged = { $slave_own ->
    [votre] Vous répondez à { $master }
   *[other] { $master_own ->
        [votre] { $slave } vous répond
       *[other] { $slave } répond à { $master }
    }
} : { $word ->
    [bare] « Oui. »
   *[title] { $title ->
        [f] « Oui, Maîtresse. »
       *[m] « Oui, Maître. »
    }
}
event-forgot = { $seat_own ->
    [votre] Vous oubliez
   *[other] { $seat } oublie
} { $due ->
    [slave] le mot « Esclave ».
    [f] le titre « Maîtresse ».
   *[m] le titre « Maître ».
}
event-fed = { $slave_own ->
    [votre] Vous nourrissez { $master } avec { $price } ; votre compteur est à { $left }.
   *[other] { $master_own ->
        [votre] { $slave } vous nourrit avec { $price } ; son compteur est à { $left }.
       *[other] { $slave } nourrit { $master } avec { $price } ; son compteur est à { $left }.
    }
} { $master_own ->
    [votre] Vous récupérez { $n } DS et passez à { $blood }.
   *[other] { $master } récupère { $n } DS et passe à { $blood }.
}
event-grace-moved = { $way ->
    [down] { $why ->
        [unfed] { $seat_own ->
            [votre] Vous n'avez pas nourri { $title ->
                [f] votre Maîtresse
               *[m] votre Maître
            } : votre Grâce recule à { $grace }.
           *[other] { $seat } n'a pas nourri { $title ->
                [f] sa Maîtresse
               *[m] son Maître
            } : sa Grâce recule à { $grace }.
        }
       *[refused] { $seat_own ->
            [votre] Vous n'avez pas obéi : votre Grâce recule à { $grace }.
           *[other] { $seat } n'a pas obéi : sa Grâce recule à { $grace }.
        }
    }
   *[other] { $why ->
        [attack] Pour l'attaque
        [order] Pour l'ordre exécuté
        [feeding] Pour le repas
        [devotion] Par la Dévotion
       *[revolt] Par la Révolte
    }, { $seat_own ->
        [votre] votre Grâce { $way ->
            [beyond] dépasse 4.
           *[up] avance à { $grace }.
        }
       *[other] { $seat } { $way ->
            [beyond] dépasse 4 de Grâce.
           *[up] avance à { $grace } de Grâce.
        }
    }
}
event-freed = { $seat_own ->
    [votre] Vous êtes libre : votre cube revient à { $master }.
   *[other] { $seat } se libère : le cube revient à { $master }.
}
event-order-lapsed = { $seat_own ->
    [votre] L'ordre que vous aviez reçu s'éteint
   *[other] L'ordre donné à { $seat } s'éteint
} : { $quarry_own ->
    [votre] vous faites désormais partie du camp.
   *[other] { $quarry } fait désormais partie du camp.
}
event-event-turned = { $seat_own ->
    [votre] Vous retournez l'Événement { $event }.
   *[other] { $seat } retourne l'Événement { $event }.
}
event-bid-made = { $seat_own ->
    [votre] { $how ->
        [bid] Vous enchérissez à { $bid } DS.
        [pass] Vous passez.
       *[unable] Vous ne pouvez pas enchérir.
    }
   *[other] { $how ->
        [bid] { $seat } enchérit à { $bid } DS.
        [pass] { $seat } passe.
       *[unable] { $seat } ne peut pas enchérir.
    }
}
event-first-place-won = { $seat_own ->
    [votre] Vous remportez la première place pour { $bid } DS et payez avec { $humans }.
   *[other] { $seat } remporte la première place pour { $bid } DS et paie avec { $humans }.
}
event-first-place-kept = Personne n'enchérit : { $seat_own ->
    [votre] vous restez le premier joueur.
   *[other] le premier joueur reste { $seat }.
}
event-event-struck = { $event } prend effet.
event-crowned = { $seat_own ->
    [votre] Tous s'inclinent : vous voilà Seigneur des Vampires !
   *[other] Tous s'inclinent : { $seat } devient Seigneur des Vampires !
}
event-dawn-broke = L'Aube se lève après { $cycle } cycles. { $seat_own ->
    [votre] Vous êtes en tête.
   *[other] { $seat } est en tête.
}
event-placed = { $seat } : place { $place }, { $slaves ->
    [one] { $slaves } Esclave
   *[other] { $slaves } Esclaves
}, { $total } DS en sang et en Humains.

result-score = Esclaves
ending-lord = Seigneur des Vampires
ending-dawn = L'Aube

## When the match is over
source-slaves = Esclaves
end-slaves = { $n ->
    [0] aucun Esclave
    [one] un Esclave
   *[other] { $n } Esclaves
}
end-blood = { $n } doses, { $total } avec les Humains en main
end-grace = { $n } de Grâce
lines-title = Le sang au fil des tours
lines-round = Tour { $n }

window-react-me = les attaques contre vous
