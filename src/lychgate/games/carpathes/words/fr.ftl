# Carpathes, français. Tous les mots qu'un joueur lit.

game-title = Carpathes
game-tagline = Saignez vos rivaux, enchaînez-les, faites-vous servir. Un seul sera Seigneur des Vampires.

## Options of a match

setting-etiquette = Étiquette
setting-etiquette-false = Un titre oublié ne coûte rien
setting-etiquette-true = Oublier « Esclave » ou « Maître » coûte 5 DS
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
state-ready = prêt
state-asleep = dort sous cette lune
state-used = utilisé ce tour

## Names on the table

name-lord = Seigneur à { $n }
name-moon = La lune
name-cube = cube
name-human-deck = Humains
name-human-discard = exsangues
name-power-deck = Pouvoirs
name-power-discard = joués
name-event-deck = Événements
name-event-discard = passés
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
name-paralysed = paralysé : 2 actions au prochain tour
name-target = cible
name-action-plain = une action restante
name-action-dim = une action utilisée
notch-weak = à 20 ou moins, on peut être dominé
notch-able = avec 35 ou plus, on peut dominer
note-moon = cycle { $cycle }, tour { $figure } sur 3
round-now = Tour { $n } en tout
note-event = { $now ->
    [true] { $effect }
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
    [true] Maître nourri par { $slave }.
   *[false] Ordre, { $slave } : 20 DS pour nourrir le Maître · Grâce +2, sinon −2
}
banner-attack = { $done ->
    [true] Ordre exécuté contre { $quarry } : { $slave }.
   *[false] Ordre, { $slave } : une carte jaune contre { $quarry } · Grâce +1, refus −1
}
banner-bid = Enchère la plus haute : { $n } DS, { $seat }

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
    .note = Les pouvoirs bleus posés devant vous sont gratuits, une fois par tour. À 20 DS ou moins, on peut vous dominer.
ask-aim = { $card } : contre qui ?
    .note = Les cibles peuvent réagir avant l'effet.
ask-pay = { $card } coûte { $n } DS. Comment payez-vous ?
    .note = On ne rend pas la monnaie : l'excédent des cartes Humain est perdu.
ask-drink = Quels Humains buvez-vous ?
    .note = Au plus 20 DS par action ; l'excédent est perdu.
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
ask-demand = Que demandez-vous à votre Esclave { $slave } ?
    .note = Être nourri vous rend 20 DS et donne 2 Grâce à l'Esclave ; une attaque obéie donne 1, refusée coûte 1.
ask-address = Comment le dites-vous à { $slave } ?
ask-acknowledge = Parole de { $master }. Que répondez-vous ?
ask-limit = Plus de 10 cartes : laquelle défaussez-vous ? ({ $over } de trop)
    .note = À la fin du tour, personne ne garde plus de 10 cartes.
ask-bid = { $high ->
    [0] Quelle enchère pour être premier joueur du prochain cycle ?
   *[other] L'enchère la plus haute est { $high }. Que proposez-vous ?
}
    .note = Événement à venir : { $event }. L'enchère se paie en Humains, et seul le gagnant paie.
ask-price = Vous avez misé { $n } DS. Avec quels Humains payez-vous ?
    .note = En Humains seulement, sans rendre la monnaie.

## Answers

option-take = Incarner { $what }
option-wear = Prendre { $what }
option-keep = Conserver { $humans }
    .all = Conserver trois Humains
option-draw-human = Piocher une carte Humain
    .then = vaut 5, 15 ou 20 DS
option-draw-power = Piocher une carte Pouvoir
    .then = attaques, Pouvoirs spéciaux, Aides
option-play = Activer { $card }
    .all = Activer une carte
option-lay = Poser { $card }
    .then = reste près de vous
    .all = Poser un Pouvoir spécial
option-use = Activer { $card }
    .then = gratuit, une fois par tour
    .all = Activer un Pouvoir spécial
option-recover = Récupérer du sang
    .then = jusqu'à 20 DS
option-dominate = Dominer { $other }
    .then = 10 DS de votre compteur
    .all = Dominer quelqu'un
option-feed = Nourrir votre Maître
    .then = 20 DS, Grâce +2
option-end = Finir le tour
option-at-lose = Frapper { $others }
    .then = { $count ->
        [one] −{ $n } DS
       *[other] −{ $n } DS chacun
    }
    .all = Frapper
option-at-steal = Prendre une carte : { $others }
    .then = au hasard, Humain ou Pouvoir
    .all = Prendre une carte
option-at-terror = Terrifier { $others }
    .then = 2 Pouvoirs ou −{ $n } DS
    .all = Terrifier
option-at-paralyse = Paralyser { $others }
    .then = 2 actions au prochain tour
    .all = Paralyser
option-at-card = Détruire { $card } ({ $other })
    .all = Détruire un Pouvoir spécial
option-pay = Payer : { $what }
    .all = Payer
payment-humans = { $humans }
payment-blood = { $blood } DS du compteur
payment-both = { $humans } et { $blood } DS
payment-nothing = rien
option-drink = Boire : { $humans }
    .then = +{ $n } DS
    .all = Boire des Humains
option-convert = Convertir { $card }
    .then = +{ $n } DS
    .all = Convertir un Pouvoir
option-drop = Défausser : { $cards }
    .all = Défausser deux Pouvoirs
option-terror-lose = Perdre { $n } DS
option-pass = Subir
    .then = { $does ->
        [lose] perdre { $n } DS, puis choisir comment payer
        [steal] une carte de votre main, au hasard, va à { $attacker }
        [terror] puis au choix : 2 Pouvoirs défaussés, ou { $n } DS perdues
        [paralyse] 2 actions seulement à votre prochain tour
       *[destroy] { $prey } est détruit
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
    .then = 20 DS pour vous si possible ; Grâce +2, ou −2
option-demand-attack = « Attaque { $quarry_name }, Esclave ! »
    .then = carte jaune : Grâce +1 ; refus : −1
    .all = « Attaque …, Esclave ! »
option-demand-bare = { $what ->
    [feed] « Nourris-moi ! »
   *[attack] « Attaque { $quarry_name } ! »
}
option-demand-title = { $what ->
    [feed] « Nourris-moi, Esclave ! »
   *[attack] « Attaque { $quarry_name }, Esclave ! »
}
option-yes-bare = « Oui. »
option-yes-title = { $title ->
    [f] « Oui, Maîtresse. »
   *[m] « Oui, Maître. »
}
option-bid = Enchérir : { $n } DS
    .all = Enchérir
option-bid-pass = Passer
    .then = vous n'enchérissez plus pour ce cycle

## Why something is not possible

why-taken = Quelqu'un d'autre l'a déjà.
why-keep-three = On en conserve exactement trois.
why-superfluous = On peut se passer d'une partie de { $humans } : { $amount } DS sont dues.
why-superfluous-drink = On peut se passer d'une partie de { $humans } : au plus { $limit } DS à récupérer.
why-counter = Il faudrait { $needed } DS du compteur, qui peut en donner { $spare } : il ne descend jamais sous 5.
why-keep = Il ne resterait que { $left } DS, et il faut encore nourrir votre Maître ({ $keep }).
why-below-bid = { $worth } DS ne couvrent pas l'enchère de { $bid }.
why-oneself = Pas contre vous-même.
why-own-camp = Un Esclave n'attaque ni son Maître ni { $other }, du même camp.
why-invisible = { $other } : Invisible.
why-paralysed-already = { $other } : déjà paralysé.
why-price = Détruire { $card } coûte { $cost } DS, plus que vos moyens.
why-no-price = Vous ne pouvez payer aucun Pouvoir spécial adverse.
why-no-action = Il ne reste plus d'action.
why-must-feed = Il faut d'abord nourrir votre Maître.
why-you-are-invisible = Invisible, vous ne pouvez que piocher et récupérer.
why-nothing-to-draw = La pioche et la défausse sont vides.
why-too-dear = { $card } coûte { $cost } DS ; vos moyens sont de { $means }.
why-cost-before-feeding = Payer { $cost } DS pour { $card } ne laisserait pas de quoi nourrir votre Maître.
why-drink-before-feeding = Récupérer ainsi ne laisserait pas de quoi nourrir votre Maître.
why-hide-before-feeding = Nourrissez votre Maître avant de disparaître.
why-reaction-only = { $card } attend une attaque contre vous, hors de votre tour.
why-not-in-hand = { $card } n'est pas dans votre main.
why-not-laid = { $card } n'est pas posé devant vous.
why-used-already = { $card } a déjà servi ce tour.
why-wrong-moon = { $moon ->
    [white] { $card } agit sous la Lune Blanche.
   *[black] { $card } agit sous la Lune Noire.
}
why-slaves-only = { $card } est réservé aux Esclaves.
why-no-target = { $card } n'a aucune cible permise.
why-full = Votre compteur est déjà à 100.
why-nothing-to-convert = Vous n'avez aucun Pouvoir d'un coût d'au moins 5.
why-costs-nothing = { $card } ne coûte rien et ne rend donc rien.
why-no-humans = Vous n'avez aucune carte Humain.
why-too-strong = { $other } : { $blood } DS ; on ne domine qu'à 20 ou moins.
why-too-weak = Vous avez { $blood } DS ; il en faut 35 : 10 à payer, 25 à garder.
why-your-master = Un Esclave ne peut pas dominer son Maître.
why-slave-already = { $other } : déjà Esclave.
why-not-asked-to-feed = Votre Maître n'a pas demandé à être nourri.
why-fed-already = Vous avez déjà nourri votre Maître ce tour.
why-cannot-feed = Nourrir demande 20 DS ; vos moyens sont de { $means }.
why-only-one = Vous n'avez qu'une carte { $card }.
why-not-hungry = Vous avez { $blood } DS ; on ne demande à être nourri qu'à 30 ou moins.
why-in-your-camp = C'est quelqu'un de votre camp.
why-bid-too-low = L'enchère la plus haute est { $high } ; proposez plus ou passez.
why-bid-too-high = Vos Humains valent { $own } DS.

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
step-make-demand = La demande du Maître à { $slave }
step-acknowledge = { $slave } : répondre à la demande
step-hand-limit = { $seat } : limite de main
step-bid = { $seat } : enchère
step-award = La première place est attribuée

## What happened

event-character-taken = { $seat } : { $character }, en { $colour }.
event-first-player-named = { $how ->
    [lot] Premier joueur, tiré au sort : { $seat }.
   *[option] Premier joueur : { $seat }.
}
event-rejected = { $seat } : trois Humains conservés ; rejetés : { $humans }.
event-cycle-began = { $moon ->
    [white] La Lune Blanche se lève sur le cycle { $cycle }.
   *[black] La Lune Noire se lève sur le cycle { $cycle }.
}
event-round-began = Tour { $figure } sur 3.
event-turn-began = { $actions ->
    [3] Tour de jeu : { $seat }.
   *[other] Tour de jeu : { $seat }, paralysé : { $actions } actions seulement.
}
event-drew = { $deck ->
    [human] { $seat } : pioche d'une carte Humain.
   *[power] { $seat } : pioche d'une carte Pouvoir.
}
event-seen = { $deck ->
    [human] { $seat } : pioche d'une carte Humain, { $card }.
   *[power] { $seat } : pioche d'une carte Pouvoir, { $card }.
}
event-reshuffled = { $deck ->
    [human] Les { $count } Humains exsangues forment une nouvelle pioche.
    [power] Les { $count } Pouvoirs joués forment une nouvelle pioche.
   *[event] Les { $count } Événements passés forment une nouvelle pioche.
}
event-paid = { $how ->
    [humans] { $seat } : { $humans } pour payer { $card }.
    [blood] { $seat } : { $blood } DS pour payer { $card }.
   *[both] { $seat } : { $humans } et { $blood } DS pour payer { $card }.
}
event-lost = { $how ->
    [humans] { $seat } : perte de { $n } DS, payée avec { $humans }.
    [blood] { $seat } : perte de { $blood } DS.
    [both] { $seat } : perte de { $n } DS, { $humans } et { $blood } DS du compteur.
   *[nothing] { $seat } : plus rien à perdre.
}{ $forgiven ->
    [0] {""}
   *[other] {" "}{ $forgiven } DS sont remises.
}
event-recovered = { $n ->
    [0] { $seat } : rien à récupérer, compteur à { $blood }.
   *[other] { $seat } : +{ $n } DS, compteur à { $blood }.
}
event-drank = { $seat } : { $humans } pour récupérer { $n } DS, compteur à { $blood }.
event-dropped = { $why ->
    [limit] { $seat } : trop de cartes ; défaussé : { $cards }.
    [terror] { $seat } : sous la terreur ; défaussé : { $cards }.
   *[conversion] { $seat } : { $cards } devient du sang.
}
event-attack-announced = { $how ->
    [card] { $seat } : { $card } contre { $targets }.
    [power] { $seat } : { $card } sur { $targets }.
   *[prey] { $seat } : Destruction contre { $prey } ({ $targets }).
}
event-played = Carte jouée par { $seat } : { $card }.
event-reacted = { $how ->
    [return] { $seat } : { $card } en réponse, l'attaque se retourne contre { $attacker }.
   *[cancel] { $seat } : { $card } en réponse, l'attaque reste sans effet.
}
event-stolen = { $back ->
    [human] { $thief } : une carte Humain prise à { $victim }.
   *[power] { $thief } : une carte Pouvoir prise à { $victim }.
}
event-recognised = { $back ->
    [human] { $thief } : une carte Humain prise à { $victim }, { $card }.
   *[power] { $thief } : une carte Pouvoir prise à { $victim }, { $card }.
}
event-paralysed = { $seat } : paralysie, 2 actions au prochain tour.
event-destroyed = Pouvoir détruit : { $card } ({ $seat }).
event-laid = { $seat } : Pouvoir posé, { $card }.
event-vanished = { $seat } : désormais Invisible.
event-reappeared = { $seat } : de nouveau visible.
event-dominated = { $how ->
    [master] Domination par { $by } : { $seat } devient Esclave, Grâce 0.
   *[slave] Domination par { $by } pour { $master } : { $seat } devient Esclave, Grâce 0.
}
event-inherited = { $seat } : désormais au service de { $master }, Grâce { $grace }.
event-demanded = { $what ->
    [nothing] { $master } : aucune demande à { $slave }.
    [feed] { $word ->
        [bare] { $master } à { $slave } : « Nourris-moi ! »
       *[title] { $master } à { $slave } : « Nourris-moi, Esclave ! »
    }
   *[attack] { $word ->
        [bare] { $master } à { $slave } : « Attaque { $quarry_name } ! »
       *[title] { $master } à { $slave } : « Attaque { $quarry_name }, Esclave ! »
    }
}
event-acknowledged = { $word ->
    [bare] { $slave } à { $master } : « Oui. »
   *[title] { $title ->
        [f] { $slave } à { $master } : « Oui, Maîtresse. »
       *[m] { $slave } à { $master } : « Oui, Maître. »
    }
}
event-forgot = { $seat } : titre oublié.
event-fed = { $how ->
    [humans] { $master } : +20 DS, repas servi par { $slave } ({ $humans }).
    [blood] { $master } : +20 DS, repas servi par { $slave } (sang du compteur).
   *[both] { $master } : +20 DS, repas servi par { $slave } ({ $humans } et { $blood } DS).
}
event-grace-moved = { $way ->
    [up] { $seat } : Grâce à { $grace }.
    [beyond] { $seat } : Grâce au-delà de 4.
   *[down] { $why ->
        [unfed] { $seat } : Maître affamé, Grâce à { $grace }.
       *[refused] { $seat } : ordre non exécuté, Grâce à { $grace }.
    }
}
event-freed = { $seat } : libre ! Le cube revient à { $master }.
event-order-lapsed = L'ordre à { $seat } s'éteint : { $quarry } est désormais du camp.
event-event-turned = { $seat } : l'événement { $event } est retourné.
event-bid-made = { $how ->
    [bid] { $seat } : enchère de { $bid } DS.
    [pass] { $seat } : passe.
   *[unable] { $seat } : enchère impossible.
}
event-first-place-won = { $seat } : premier joueur pour { $humans }.
event-first-place-kept = Aucune enchère. Premier joueur inchangé : { $seat }.
event-event-struck = { $event } prend effet.
event-crowned = Tous s'inclinent : { $seat }, Seigneur des Vampires !
event-dawn-broke = L'Aube se lève après { $cycle } cycles. En tête : { $seat }.
event-placed = { $seat } : place { $place }, { $slaves ->
    [one] { $slaves } Esclave
   *[other] { $slaves } Esclaves
}, { $total } DS.

result-score = Esclaves
ending-lord = Seigneur des Vampires
ending-dawn = L'Aube
