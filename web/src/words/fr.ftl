# L'enveloppe, en français. Chaque jeu apporte ses propres mots ; ceux-ci sont ceux des pièces autour.

ui-title = Lychgate : des jeux gothiques, une table
ui-menu = Menu
ui-close = Fermer
ui-loading = Un instant …
ui-settings = Réglages
ui-language = Langue
ui-nowhere = Il n’y a rien à cette adresse.
ui-to-lobby = Vers le vestibule
ui-no-server = Le serveur est injoignable. Est-il en marche, et cet appareil est-il en ligne ?
ui-broken-games = Certains jeux installés ne peuvent pas être joués :
ui-try-again = Réessayer

## Vestibule

ui-games = Jeux
ui-range = { $low } à { $high }
ui-players-word = joueurs
ui-minutes-word = minutes
ui-minutes = { $range } min
ui-weight-1 = léger
ui-weight-2 = facile
ui-weight-3 = moyen
ui-weight-4 = exigeant
ui-weight-5 = costaud
ui-game-spoken = { $title }, { $players } joueurs, { $minutes } minutes, { $weight }. { $deed }
ui-english-only = Ce jeu ne parle qu’anglais.
ui-play-now = Jouer
ui-play-now-with = { $n ->
    [1] vous et un robot honnête
    [2] vous et deux robots honnêtes
    [3] vous et trois robots honnêtes
   *[other] vous et { $n } robots honnêtes
}
ui-learn = Apprendre
ui-learn-lesson = une partie guidée, { $n } minutes
ui-learn-rules = la règle, à votre rythme
ui-more-options = Amis, robots, options
ui-count-bots = { $n ->
    [one] un robot
   *[other] { $n } robots
}
ui-count-friends = { $n ->
    [one] un ami
   *[other] { $n } amis
}
ui-count-here = { $n } sur cet appareil
ui-by-rulebook = selon le livret
ui-count-changes = { $n ->
    [one] une option changée
   *[other] { $n } options changées
}
ui-me = Moi
ui-friend = Ami
ui-bot = Robot
ui-me-note = vous
ui-beside-note = à côté de vous, sur cet appareil
ui-friend-note = vient par un lien que vous envoyez
ui-seat-n = Siège { $n }
ui-seat-kind = Qui prend le siège { $n }
ui-bot-level = Force du robot au siège { $n }
ui-your-name = Votre nom
ui-their-name = Son nom
ui-nameless = Convive
ui-add-seat = Ajouter un siège
ui-remove-seat = Retirer le dernier
ui-options = Options
ui-options-rulebook = Selon la règle
ui-options-last = Comme la dernière fois
ui-windows = Réactions
ui-windows-ask = Attendre
ui-windows-ask-note = On attend que chacun ait réagi ou passé.
ui-windows-pass = { $n } secondes
ui-windows-pass-note = Chacun a { $n } secondes pour réagir ; qui se tait passe.
ui-our-variants = { $n ->
    [one] Une variante de notre cru
   *[other] { $n } variantes de notre cru
}
ui-live-only-alone = il faut une autre personne, sur son propre appareil
ui-live-only-one-device = pas sur un seul appareil
ui-setting = { $name } : { $note }
ui-number-span = Un nombre entier de { $low } à { $high } : on reste à { $n }.
ui-one-less = Un de moins
ui-one-more = Un de plus
ui-open-table = Ouvrir la table
ui-continue = Reprendre
ui-wait-for-you = { $n ->
    [one] une vous attend
   *[other] { $n } vous attendent
}
ui-my-matches = Mes parties
ui-all-matches = Les { $n } parties
ui-waiting-you = Elles vous attendent
ui-waiting-others = On attend les autres
ui-finished = Terminées
ui-nothing-finished = Les parties que vous terminez sont gardées ici, pour les revoir.
ui-others-play = La partie continue
ui-round-n = Tour { $n }
ui-standing-leads = Vous **menez** { $points } à { $theirs }
ui-standing-shares = Vous **menez à égalité** avec { $points } points
ui-standing-behind = Vous êtes **{ $place }e sur { $seats }** : { $points } points, { $rival } en a { $theirs }
ui-place-of = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }
ui-moved = { $name } a joué { $ago }
ui-moved-you = vous avez joué { $ago }
ui-moved-all = dernier coup { $ago }
ui-opened = ouverte { $ago }
ui-ago-now = à l’instant
ui-ago-minutes = { $n ->
    [one] il y a une minute
   *[other] il y a { $n } minutes
}
ui-ago-today = à { $time }
ui-ago-yesterday = hier à { $time }
ui-ago-date = le { $date }
ui-free-seats = { $n ->
    [one] un siège est libre
   *[other] { $n } sièges sont libres
}
ui-leave = Quitter …
ui-leave-game = Quitter { $game } …
ui-leave-title = Quitter { $game } ?
ui-leave-others = Un robot continue pour vous ; les autres en sont avertis. Avec votre lien, vous pouvez revenir jusqu’à la fin de la partie.
ui-leave-alone = Il n’y reste que des robots : la partie s’arrête ici sans résultat et quitte votre liste pour de bon.
ui-leave-yes = Quitter
ui-leave-no = Rester
ui-remove = Retirer
ui-remove-game = Retirer { $game } de ma liste
ui-nothing-waits = Aucune partie ne vous attend. Ouvrez une table, ou prenez place avec un lien reçu.
ui-your-reaction = Vous pouvez réagir
ui-your-turn = À vous
ui-your-turn-in = À vous dans { $game }
ui-gathering = On prend place
ui-over = La partie est finie
ui-play = Jouer
ui-open = Ouvrir
ui-join = Rejoindre par lien
ui-watch = Regarder
ui-join-note = Collez le lien reçu : une invitation mène à un siège libre, un lien à vous ramène au vôtre.
ui-watch-note = Collez le lien d’une table pour spectateurs : vous voyez ce que tous voient, pas les mains, et ne jouez pas. Qui y est assis trouve ce lien sous « Sièges et liens ».
ui-join-unclear = Ce lien ne mène à aucune table.
ui-join-go = Y aller

## On prend place

ui-gathering-title = La table est dressée
ui-invited-by = { $n ->
    [one] { $names } vous invite à { $game }.
   *[other] { $names } vous invitent à { $game }.
}
ui-invited = Vous êtes invité à { $game }.
ui-invited-facts = { $players } joueurs, { $minutes } minutes, { $weight }. { $taken } sièges sur { $seats } sont pris.
ui-read-rules = Lire la règle en attendant
ui-sit-note = Sous quel nom jouez-vous ?
ui-sit = S’asseoir
ui-copy-invite = Copier l’invitation
ui-copy-watch = Lien pour spectateurs
ui-copied = Copié
ui-bot-instead = Plutôt un robot …
ui-fill-bot = Donner le siège { $seat } à un robot
ui-open-seat = Libérer ce siège : { $name }
ui-seat-open = encore personne
ui-seat-you = vous
ui-seat-here = présent
ui-seat-thinking = réfléchit
ui-seat-turn = doit décider
ui-a-bot = robot, { $level }
ui-start = Commencer la partie
ui-starting = Tout le monde est là. La partie commence.
ui-waiting-seats = { $n ->
    [one] Un siège est encore libre.
   *[other] { $n } sièges sont encore libres.
}
ui-fair = Comment savoir si le hasard est honnête ?
ui-fair-note = Avant le premier tirage, le serveur montre l’empreinte de son nombre secret, et chaque appareil y ajoute une part de hasard. À la fin de la partie, le nombre est dévoilé, et chacun peut vérifier qu’il correspond à cette empreinte :

## À la table

ui-table = Table
ui-table-menu = Sièges et liens
ui-seats = Sièges
ui-question = Votre question
ui-asked = { $n ->
    [one] { $question } Une réponse.
   *[other] { $question } { $n } réponses.
}
ui-asked-time = Vous avez { $n } secondes ; se taire, c’est passer.
ui-react-left = { $n } s
ui-alike = { $first } …
ui-answers-all = Les { $n } réponses
ui-answers-fewer = Moins de réponses
ui-sift-all = Les { $n }
ui-hold-hint = Appuyez longuement pour voir d’abord.
ui-cards-fold = Voir la table
ui-cards-lay = Étaler les cartes
ui-beginner = bien pour une première partie
ui-do-it = C’est dit
ui-others = { $n ->
    [one] Une autre
   *[other] { $n } autres
}
ui-deck-of = { $name } : { $n ->
    [one] une carte
   *[other] { $n } cartes
}
ui-to-answers = Répondre
ui-prompt-hint = Choisissez ci-dessous, ou cliquez sur ce qui brille. Cliquez sur une chose, ou montrez-la, pour savoir ce que c’est.
ui-reach-hint = Ce qui est or pâle est à portée maintenant : cliquez dessus pour en rester là et le choisir du même geste.
ui-back = Retour
ui-presets = Payer au moins cher
ui-let-go = { $n ->
    [one] Une réponse possible : relâcher
   *[other] { $n } réponses possibles : relâcher
}
ui-wait = La table est occupée
ui-wait-reaction = Quelqu’un peut réagir
ui-wait-for = { $n ->
    [one] { $names } décide
   *[other] { $names } décident
}
ui-just-now = À l’instant
ui-now = (maintenant)
ui-rail = À venir, journal et conversation
ui-agenda = Ce qui vient
ui-agenda-empty = Rien n’attend.
ui-more = et { $n } de plus
ui-next = Suite
ui-log = Journal
ui-log-empty = Il ne s’est encore rien passé.
ui-lately = Ce qui s’est passé
ui-since = Depuis votre dernier tour
ui-since-n = { $n ->
    [one] Un événement depuis votre dernier tour
   *[other] { $n } événements depuis votre dernier tour
}
ui-skipped = { $n ->
    [one] une action passée : voir
   *[other] { $n } actions passées : voir
}
ui-stage = Ce que font les autres
ui-stage-of = { $at } sur { $n }
ui-stage-next = Suivant
ui-stage-end = Terminé
ui-key-space = Espace
ui-talk = Paroles
ui-talk-say = Dire quelque chose
ui-talk-empty = Personne n’a encore rien dit.
ui-send = Envoyer
ui-mute = Ne plus entendre { $name }
ui-unmute = Entendre { $name } de nouveau
ui-about-may = Avec cela, vous pouvez maintenant
ui-about-more = { $n ->
    [one] Une autre parmi les réponses.
   *[other] { $n } autres parmi les réponses.
}
ui-about-why = Pourquoi cela ne brille-t-il pas ?
ui-about-else = Le reste, et quand
ui-about-when = Quand le choisit-on ?
ui-about-nearest = Le plus proche :
ui-sure = Est-ce bien sûr ?
ui-sure-yes = Oui, faites
ui-sure-no = Réfléchir encore
ui-undo = Annuler
ui-undo-asked = D'autres ont répondu depuis ; vous ne pouvez pas reprendre cela sans leur accord. Question posée à : { $names }.
ui-undo-revealed = Quelque chose a été révélé depuis. Ce qui a été vu ne se reprend pas ; depuis la reprise vous pouvez rejouer à partir de n'importe quel moment.
ui-undo-agreed = C’est annulé.
ui-undo-declined = Cela reste ainsi.
ui-consent = Peut-on l’annuler ?
ui-consent-note = Vous en avez appris quelque chose depuis : à vous d’en décider.
ui-consent-yes = Oui, qu’on l’annule
ui-consent-no = Non, c’est joué
ui-sit-consent = Quelqu’un peut-il s’asseoir ?
ui-sit-consent-note = La partie a commencé : c’est à ceux qui jouent d’en décider.
ui-sit-consent-yes = Oui, qu’il s’assoie
ui-sit-consent-no = Non, pas maintenant
ui-sit-agreed = C’est accordé : la place a un nouveau joueur.
ui-sit-declined = Ce n’est pas accordé : la place reste comme elle était.
ui-sit-asked = Avant que vous vous asseyiez, il faut l’accord de : { $names }.
ui-orders = Réactions
ui-order-pass = Passer jusqu’à mon tour
ui-order-ask = Toujours me demander
ui-order-given = Consignes
ui-order-quiet = Plus de question : { $kind }
ui-order-again = Plus de question …
ui-order-round = cette manche
ui-order-match = toute la partie
ui-order-hit = plus rien jusqu’à ce qu’on me touche
ui-order-back = Demander à nouveau : { $order }
ui-order-kind = { $kind } : { $until }
ui-taken = Prise d’elle-même, la seule réponse : { $answer }
ui-curtain = { $name }, à vous
ui-curtain-note = Passez l’appareil, et ne regardez que si personne d’autre ne regarde.
ui-curtain-lift = Je suis { $name }
ui-curtain-undo = { $name } reprend sa dernière réponse
ui-connecting = En route vers la table …
ui-refused = Cette table reste fermée
ui-refused-note = Une table ne s’ouvre qu’avec un lien reçu, ou dans le navigateur qui y a déjà pris place.
ui-lost = La connexion est perdue ; rien de la partie ne l’est.
ui-lost-again = Prochain essai dans { $n } s.
ui-lost-trying = Nouvel essai …
ui-try-now = Essayer maintenant
ui-not-sent = Cela n’a pas atteint le serveur. Réessayez quand la connexion sera revenue.
ui-race-left = { $n ->
    [one] encore une seconde
   *[other] encore { $n } secondes
}
ui-race-lays = { $name } : { $what }
ui-race-points = désigne { $what }
ui-stale = La table avait déjà avancé quand votre réponse est arrivée ; voici où elle en est.
ui-watchers = { $n ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
}

## Règles

ui-rules = Règles
ui-rules-search = Chercher : des mots, ou le numéro d’une clause
ui-rules-chapter = Aller à un chapitre
ui-rules-found = { $n ->
    [0] Aucune clause ne contient tous ces mots.
    [one] Une clause.
   *[other] { $n } clauses.
}
ui-rules-note = Dites avec nos propres mots.
ui-rules-sources = Montrer les sources
ui-rules-only = Ces règles ne sont écrites qu’en anglais.
ui-rules-signs = Le sens des signes
ui-rules-sign-number = Chaque règle porte un numéro à elle, comme { $example }. Partout où vous voyez un tel numéro, il mène ici.
ui-rules-sign-R = vient du livret de règles, sous le titre indiqué
ui-rules-sign-P = vient d’une autre source publique ; la dernière section, Sources, dit laquelle
ui-rules-sign-S = ajouté par nous, là où le livret se tait ou reste obscur
ui-rules-sign-enforced = le programme y veille : vous ne pouvez pas enfreindre cette règle par mégarde
ui-rules-sign-interpreted = le programme y veille, selon une de nos décisions sur une règle peu claire
ui-rules-sign-shown = vous la voyez sur la table ou la lisez ; le programme n’impose rien
ui-clause = Règle { $clause }

## La fin

ui-won = { $name } l’emporte
ui-you-won = Vous l’emportez
ui-shared-win = { $name } partagent la victoire
ui-place = rang
ui-player = joueur
ui-score = points
ui-rematch = Revanche
ui-rematch-offer = Les mêmes rejouent, et votre siège est gardé.
ui-rematch-go = Vers la nouvelle table
ui-replay = Revoir
ui-record = Télécharger la partie
ui-verify = Vérifier le hasard
ui-look-at-table = Regarder la table
ui-show-result = Le résultat
ui-end-head = { $wins }, { $scores }
ui-end-to = { $a } à { $b }
ui-end-points = { $n ->
    [one] point
   *[other] points
}
ui-end-why = { $source } : voilà ce qui a décidé. { $amounts }.
ui-end-amount = { $name } { $n }
ui-end-equal = Rien ne les départage.
ui-end-sources = Les points par origine
ui-end-part = { $name }, { $source } : { $n }. Montrer quand
ui-end-lines = L'avance au fil des tours
ui-end-begin = au début
ui-end-count = le décompte
ui-end-story = Ce qui a décidé
ui-end-turning = Le tournant, { $round } :
ui-end-gained = { $name } { $n }
ui-end-look = Voir
ui-end-play-on = { $round }, comme vous étiez : et si ?
ui-end-table-note = telle qu'elle est restée
ui-end-again = Encore une
ui-end-again-note = même table, autre chance
ui-fair-good = Promesse tenue : ce nombre était fixé avant le premier tirage.
ui-fair-bad = Le nombre dévoilé ne correspond pas à ce qui fut promis au début.
ui-fair-opened = Votre navigateur vient de calculer lui-même l’empreinte du nombre dévoilé et de la comparer à celle montrée avant la partie.
ui-fair-promise = Empreinte montrée avant la partie
ui-fair-seed = Le nombre, dévoilé maintenant
ui-fair-hash = Son empreinte BLAKE2b, calculée ici
ui-fair-share = La part apportée par { $name }
ui-fair-command = Pour rejouer chaque tirage à partir de ce nombre, téléchargez la partie et lancez

## Revoir

ui-moment = Moment de la partie
ui-moment-of = { $at } sur { $last }
ui-previous = Un pas en arrière
ui-next-moment = Un pas en avant
ui-first-moment = Au début
ui-last-moment = À la fin
ui-stride = Avancer par
ui-stride-answer = Réponse
ui-stride-turn = Tour de jeu
ui-stride-round = Manche
ui-stride-mine = Mes décisions
ui-look-as = Regarder depuis la place de
ui-play-on = Lire
ui-pause = Pause
ui-speed = Vitesse { $n }
ui-copy-moment = Lien vers ce moment
ui-branch = Et si …
ui-branch-note = Reprendre au moment { $at } comme une partie à part, contre des robots. Le hasard reste le même.
ui-branch-seat = Vous jouez pour
ui-branch-bots = Les autres sont
ui-branch-go = Reprendre d’ici

## Réglages

ui-set-system = comme le système
ui-set-sound = Son
ui-set-sound-note = une cloche à votre tour, de petits bruits pour ce qui bouge
ui-set-confirm = Demander confirmation
ui-set-confirm-weighty = quand il n’y a pas de retour
ui-set-confirm-every = avant chaque réponse
ui-set-confirm-never = jamais
ui-set-takeOnly = Prendre la seule réponse
ui-set-takeOnly-note = quand il n’y en a pas d’autre ; jamais là où cela dirait aux autres ce que vous avez en main
ui-set-curtain = Rideau
ui-set-curtain-note = entre ceux qui partagent un appareil
ui-set-keys = Touches simples
ui-set-keys-note = les chiffres répondent, les lettres ouvrent journal et règles ; ? en donne la liste
ui-set-motion = Mouvement
ui-set-motion-full = les choses voyagent
ui-set-motion-reduced = les choses apparaissent en place
ui-set-pace = Actions des autres
ui-set-pace-slow = Lent
ui-set-pace-normal = Normal
ui-set-pace-at-once = D'un coup
ui-set-contrast = Contraste
ui-set-contrast-more = fort

## Touches

ui-keys = Touches
ui-key-number = donner la réponse de ce numéro
ui-key-about = qu’est-ce que c’est : ce qui est sous le pointeur ou a le focus
ui-key-arrows = une autre réponse ; Entrée la prend
ui-key-tab = ce qui brille sur la table, puis le reste de la page
ui-key-stage = l'action suivante des autres, et retour ; maintenir pour aller vite
ui-key-escape = relâcher ce qui fut choisi ; fermer

## Plateaux

ui-board-nearer = Agrandir
ui-board-farther = Réduire
ui-board-whole = Montrer tout le plateau
ui-board-focus = Aller à ce qui peut être choisi

## Leçons

ui-gatekeeper = Le gardien
ui-offer-guide = Votre première partie ? Je peux vous guider.
ui-offer-yes = Guidez-moi
ui-offer-no = Je me débrouillerai
ui-lesson-step = { $n } sur { $of }
ui-lesson-step-spoken = Étape { $n } sur { $of }.
ui-lesson-do = À faire : { $does }
ui-lesson-show = Montrez-moi
ui-lesson-others = Toutes les réponses
ui-lesson-leave = Quitter la leçon
ui-lesson-go-on = Continuer
ui-lesson-otherwise = C'est possible aussi. La leçon prend un autre chemin : revenir en arrière ?
ui-lesson-back = Revenir en arrière
ui-lesson-leave-on = Quitter la leçon et jouer
ui-lesson-play-on = Jouer la suite
ui-lesson-again = Encore une fois

## Le livre d'images

ui-book = Livre d'images
ui-book-note = le livre d'images
ui-book-back = Retour
ui-book-learn = Apprendre à jouer, { $n } minutes
ui-book-facts = { $players } joueurs · { $minutes } minutes
ui-book-exact = Les règles exactes
ui-book-exact-n = les règles exactes, { $n } clauses
ui-book-pieces = Les pièces
ui-book-picture = Image { $n } : { $shows }

## Le bureau de l’hôte

ui-desk = Le bureau de l’hôte
ui-desk-leave = Quitter le bureau
ui-desk-token = Jeton du bureau
ui-desk-token-hint = Sur le serveur, « lychgate admin token » en crée un nouveau.
ui-desk-enter = Ouvrir le bureau
ui-desk-tonight = La maison ce soir
ui-desk-well = tout va bien
ui-desk-slow = les réponses sont lentes
ui-desk-queue = les robots font la queue
ui-desk-full = le stockage est presque plein
ui-desk-since = ouverte depuis le { $when }
ui-desk-closes = plus de nouvelles tables ; fermeture : { $when }
ui-desk-stay-open = Rester ouvert finalement
ui-desk-drain = Fermer dans { $n } minutes pour une mise à jour
ui-desk-tables = Tables
ui-desk-in-play = en cours
ui-desk-gathering = { $n } en attente de joueurs
ui-desk-people = Personnes présentes
ui-desk-watch = { $n ->
    [one] { $n } regarde
   *[other] { $n } regardent
}
ui-desk-watchers = Ceux qui regardent
ui-desk-moves = Coups par seconde
ui-desk-last-hour = dernière minute ; courbe : dernière heure
ui-desk-answers = Temps de réponse, p99
ui-desk-limit = ms, limite { $n }
ui-desk-storage = Stockage
ui-desk-of = sur { $size }
ui-desk-backup = Sauvegarde du { $when }, vérifiée
ui-desk-no-backup = Aucune sauvegarde dans le dossier
ui-desk-oldest = Sans coup depuis le plus longtemps
ui-desk-order = { $n }, la plus longue attente d’abord
ui-desk-find = jeu, personne ou table
ui-desk-no-tables = Aucune table de ce genre n’est ouverte.
ui-desk-answered = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}
ui-desk-reaction = une réaction
ui-desk-export = Exporter
ui-desk-more = Plus …
ui-desk-all = Montrer les { $n }
ui-desk-nothing-hidden = Ici, on ne voit ni mains ni cartes cachées.
ui-desk-table = Une table de { $game }
ui-desk-talk = Qui peut parler
ui-desk-mute = Faire taire
ui-desk-unmute = Rendre la parole
ui-desk-link = Nouveau lien pour les spectateurs
ui-desk-close = Fermer la table
ui-desk-delete = Supprimer pour toujours
ui-desk-close-sure = Fermer cette table ? Les { $n } places sont prévenues ; ce qui a été joué est gardé.
ui-desk-delete-sure = Supprimer cette table avec tout ce qui y a été joué et dit ? Seule une sauvegarde pourrait la ramener.
ui-desk-no = Laisser ainsi
ui-desk-doors = Qui peut ouvrir des tables
ui-desk-open-everybody = Tout le monde
ui-desk-open-everybody-note = la maison est ouverte
ui-desk-open-invited = Qui a une invitation
ui-desk-open-invited-note = { $n ->
    [one] { $n } personne en a une
   *[other] { $n } personnes en ont une
}
ui-desk-open-host = Moi seul
ui-desk-open-host-note = on peut toujours s’asseoir par un lien
ui-desk-for-people = Personnes
ui-desk-for-days = Jours
ui-desk-invite = Inviter
ui-desk-invitation = L’invitation, montrée une seule fois
ui-desk-withdraw = Retirer toutes les invitations
ui-desk-bans = Mis à la porte
ui-desk-address = Une adresse ou un réseau
ui-desk-ban = Ne plus laisser entrer
ui-desk-unban = Laisser entrer de nouveau
ui-desk-bots = Robots au travail
ui-desk-thinking = { $n } sur { $places } réfléchissent ; { $waiting } attendent
ui-desk-backups = Sauvegardes
ui-desk-every-night = Chaque nuit à { $hour } h, les { $kept } dernières sont gardées. Chacune a été rejouée.
ui-desk-back-up = Sauvegarder maintenant
ui-desk-backing-up = Chaque partie est rejouée …
ui-desk-no-folder = Aucun dossier de sauvegarde n’est réglé ; voyez le réglage « backups ».
ui-desk-log = Journal
ui-desk-hold = Figer
ui-desk-warnings = Avertissements seuls

## Word of tables that wait

ui-word = M’avertir quand c’est à moi
ui-word-here = Sur cet appareil
ui-word-off = Désactivé. Votre navigateur vous demandera la permission.
ui-word-reached = Activé, même quand Lychgate est fermé. On ne vous dit rien d’une table que vous regardez.
ui-word-open = Activé tant que Lychgate est ouvert dans ce navigateur : fermé, il ne peut être joint.
ui-word-denied = Votre navigateur ne le permet pas. Vous pouvez autoriser les notifications dans ses réglages pour cette page.
ui-word-cannot = Ce navigateur ne peut afficher de notifications. Sur un iPhone ou un iPad, mettez d’abord Lychgate sur l’écran d’accueil.
ui-word-unsafe = Les navigateurs ne le permettent qu’à une adresse qui commence par https.
ui-word-by-mail = courriel
ui-word-address = Ou à une adresse ({ $ways }) :
ui-word-give = M’y avertir
ui-word-asked = Nous avons demandé si c’est juste : suivez le lien du message.
ui-word-told = Vous êtes averti ici.
ui-word-tried = Un message est en route.
ui-word-try = Essayer
ui-word-end = Retirer
ui-word-turn = La table vous attend.
ui-word-consent = Les autres attendent votre oui ou votre non.
ui-word-again = Les mêmes personnes aimeraient rejouer.
ui-word-link-asked = Faut-il vous avertir à cette adresse quand une table vous attend ?
ui-word-confirm = Oui, c’est mon adresse
ui-word-link-confirmed = Bien : vous serez désormais averti là.
ui-word-link-stopped = C’est fait : plus rien n’est envoyé à cette adresse.
ui-word-link-bad = Ce lien n’est plus valable.
## Les gens vont et viennent

ui-away-for = { $n ->
    [0] absent depuis un instant
    [one] absent depuis une minute
   *[other] absent depuis { $n } minutes
}
ui-away-brief = { $n ->
    [0] absent
   *[other] absent { $n } min
}
ui-has-been-away = { $n ->
    [0] { $name } a perdu la connexion
    [one] { $name } est absent depuis une minute
   *[other] { $name } est absent depuis { $n } minutes
}
ui-lost-line = { $name } a perdu la connexion. Sa place et sa main l’attendent.
ui-away-turn = La table attend cette place. La place et la main sont gardées.
ui-away-asked = La table attend peut-être cette place. La place et la main sont gardées.
ui-send-link = Renvoyer le lien
ui-held-wait = Attendre
ui-held-wait-note = me redemander dans { $n } minutes
ui-held-bot = Un robot joue pour { $name }
ui-held-bot-note = jusqu’à son retour ; main et nom restent les siens
ui-held-bot-free = Un robot joue ici
ui-held-bot-free-note = jusqu’à ce que quelqu’un s’assoie
ui-held-end = Arrêter la partie
ui-held-end-note = en l’état ; demande une fois
ui-plays-for = { $bot } pour { $name }
ui-left-plays-for = est parti ; { $bot } joue pour { $name }
ui-plays-free = { $bot } joue ici pour l’instant
ui-is-back = { $name } est de retour
ui-seat-free = cette place est libre
ui-seat-is-free = { $name } : place libre
ui-seat-free-note = Personne ne répond pour cette place.
ui-seat-waits = Une place est libre : { $name }
ui-seat-was-yours = C’était votre place
ui-seat-taken = Votre place est maintenant à { $name }. Vous pouvez regarder.
ui-take-back = Reprendre votre place
ui-only-watch = Seulement regarder
ui-only-watching = Vous regardez. La place est encore libre.
ui-welcome-back = { $name } est de retour : votre place est à vous
ui-back-away = { $n ->
    [0] Vous étiez absent un instant.
    [one] Vous étiez absent une minute.
   *[other] Vous étiez absent { $n } minutes.
}
ui-back-none = { $bot } a gardé votre place sans rien répondre.
ui-back-answers = { $n ->
    [one] { $bot } a répondu une fois pour vous.
   *[other] { $bot } a répondu { $n } fois pour vous, la dernière :
}
ui-back-see = Voir
ui-vote = { $n ->
    [one] { $agreed } est d’accord, on attend { $left }
   *[other] { $agreed } sont d’accord, on attend { $left }
}
ui-vote-bot = Un robot doit-il jouer pour quelqu’un ?
ui-vote-host = Quelqu’un d’autre doit-il être l’hôte ?
ui-vote-note = Plus de la moitié des présents décide.
ui-vote-end-note = Tous les présents doivent être d’accord.
ui-vote-yes = Oui
ui-vote-no = Non
ui-vote-agreed = C’est d’accord.
ui-vote-declined = Pas d’accord : tout reste comme avant.
ui-asked-others = On demande à : { $names }.
ui-asked-no = Plutôt pas
ui-end = Arrêter la partie …
ui-end-title = Arrêter la partie ?
ui-end-words = Elle s’arrête en l’état, sans gagnant, et tout ce qui est caché est révélé. On demande à tous les présents.
ui-end-yes = Arrêter
ui-ended = La partie a été arrêtée en l’état
ui-ended-note = Personne n’a gagné. L’enregistrement et la reprise sont gardés.
ui-own-link = Copier le lien de votre place
ui-leave-early = Un robot prend votre place ; les autres le voient. Vous ne pourrez pas la reprendre.
ui-free-words = La place peut alors être prise sur invitation, et personne n’y joue d’ici là. Avec son ancien lien, { $name } peut la reprendre tant que personne d’autre ne l’a.
ui-free-yes = Libérer la place
ui-bot-title = Donner la place de { $name } à un robot ?
ui-bot-words = Le robot continue sous son propre nom. Avec son ancien lien, { $name } peut reprendre la place. Un robot qui ne joue que d’ici là est plus doux.
ui-bot-yes = La donner au robot
ui-hosts = hôte
ui-pass = Nommer hôte
ui-pass-title = { $name } doit-il être l’hôte ?
ui-pass-words = Alors { $name } mène la table : libère des places, invite, fait jouer des robots. Vous gardez votre place.
ui-pass-yes = Passer le relais
ui-take-host = Devenir l’hôte
