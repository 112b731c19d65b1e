# Les mots communs à tous les jeux.

who-you = vous
whose-you = votre
whose = de { $name }
who-seat = joueur { $number }
list-and = { $first } et { $last }

round-now = Tour { $n }

option-pass = Laisser faire

why-over = La partie est finie.
why-others-decide = La décision revient maintenant à { $seats }, pas à vous.
why-reaction = Quelqu'un peut d'abord réagir ; rien ne vous est demandé pour l'instant.
why-clock = L'horloge dit qui a été le plus rapide ; personne n'est interrogé.
why-watching = Vous regardez ; seuls les joueurs choisissent.
why-sealed = Vous avez choisi, et votre choix reste secret jusqu'à ce que tous aient choisi.
why-finished = Vous avez terminé ; dans une course, ce qui est fait est fait.
why-no-use = Il n'y a rien à en faire pour l'instant.
why-not-yours = Cela appartient à { $seat }.
why-compulsory = Vous ne pouvez pas refuser ici ; choisissez une des réponses.
why-no-such-answer = Aucune réponse de ce jeu ne s'écrit ainsi.
why-not-like-that = Une réponse de cette sorte s'écrit autrement.
why-goes-on = Une réponse commence ainsi ; il manque la suite.
why-decline-like-that = Ne rien faire est possible ici, mais cela s'écrit autrement.
why-not-together = Pas avec ce que vous avez déjà choisi.

table-cell = { $track }, { $n }
table-heap = { $pool } : { $kind }
table-gem-drop = { $n } de sang
table-gem-coin = { $n } or
table-gem-loaf = { $n } pain
table-gem-laurel = { $n } de popularité
table-link-open = passage ouvert
table-link-wall = mur
table-link-door = porte
table-link-arrow = sens unique
table-link-barred = barré
table-light-day = de jour
table-light-night = de nuit
table-light-candle = à la lueur des bougies
table-light-brazier = à la lueur d'un brasero
table-light-dark = dans l'obscurité
table-bond-serves = { $start } sert { $end }
table-bond-steers = { $start } dirige { $end }
table-bond-attacks = { $start } attaque { $end }
table-of = sur { $n }
table-seat-veiled = invisible
table-seat-ghost = un fantôme
table-seat-gone = hors du jeu
table-broken = La table ne peut pas être dessinée, à cause d’une erreur du jeu : { $error }. La partie continue ; réponds dans la liste.

## Le terminal

terminal-over = La partie est finie
terminal-paused = En pause
terminal-your-turn = À vous
terminal-turn-of = { $name }, à vous
terminal-thinking = { $name } réfléchit
terminal-waiting = On attend
terminal-waiting-long = Les autres décident.
terminal-watching = Vous regardez.
terminal-options = { $n } choix
terminal-narrowed = seulement avec { $names }
terminal-nothing-left = Rien de tel n'est possible : ? demande pourquoi.
terminal-left = { $n ->
    [one] un seul choix reste : Entrée le prend
   *[other] { $n } choix restent
}
terminal-how-to-choose = Un numéro, ou les flèches et Entrée, ou un clic. Tapez / et quelques lettres pour filtrer.
terminal-more-news = et { $n } de plus : l
terminal-more = et { $n } de plus
terminal-agenda = Ce qui vient
terminal-agenda-empty = rien n'attend
terminal-log = Journal
terminal-since = depuis votre dernier tour
terminal-a-bot = robot ({ $name })
terminal-a-person = à ce clavier

terminal-key-choose = choisir
terminal-key-filter = filtrer
terminal-key-why = pourquoi
terminal-key-undo = annuler
terminal-key-pay-otherwise = payer autrement
terminal-key-pay-cheapest = payer au moins cher
terminal-key-order = laisser passer
terminal-key-log = journal
terminal-key-rules = règles
terminal-key-agenda = la suite
terminal-key-save = sauver
terminal-key-help = aide
terminal-key-quit = quitter
terminal-key-clear = effacer
terminal-key-take = prendre
terminal-key-typing = filtre
terminal-key-pause = pause
terminal-key-go-on = continuer
terminal-key-pace = rythme
terminal-key-step = un pas
terminal-key-result = résultat
terminal-key-back = retour
terminal-key-open = ouvrir
terminal-key-search = chercher
terminal-key-chapter = chapitre
terminal-key-describe = en mots
terminal-key-scroll = haut et bas
terminal-key-rule = sa règle
terminal-key-see-also = ce qu'elle cite
terminal-key-reasons = raisons

terminal-yes = Oui
terminal-no = Non
terminal-sure = { $what } : on ne pourra pas revenir en arrière. Vraiment ?
terminal-save-as = Dans quel fichier sauver la partie ? (Échap : ne pas sauver)
terminal-saved = Sauvée dans { $path }
terminal-leave = Quitter la partie ? Elle est sauvée dans { $path }.
terminal-leave-unsaved = { $why } Quitter tout de même et perdre la partie ?
terminal-kept = La partie est dans { $path }
terminal-kept-resume = La partie est sauvée. Pour continuer : lychgate play --resume { $path }
terminal-undo-nothing = Vous n'avez rien à reprendre.
terminal-order-given = Vous laissez passer toutes les réactions jusqu'à une autre question.
terminal-order-back = On vous demandera de nouveau à chaque réaction.
terminal-undo-bots = Quelqu'un a répondu depuis. Les bots n'y voient pas d'inconvénient : reprendre quand même ?
terminal-undo-revealed = Quelque chose a été révélé depuis ; ce qui a été vu ne se reprend pas.
terminal-undo-consent = { $name } : { $asker } voudrait reprendre une réponse, bien que vous ayez appris quelque chose depuis. D'accord ?

terminal-curtain = Passez le clavier à { $name }.
terminal-curtain-enter = Appuyez sur Entrée.
terminal-curtain-undo = u : { $name } reprend sa dernière réponse

terminal-in-words = La table en mots
terminal-its-turn = son tour
terminal-log-empty = Il ne s'est encore rien passé.
terminal-rules = Règles
terminal-rules-search = Chercher dans les règles : des mots, ou le numéro d'une clause
terminal-rules-page = Entrée ouvre cette page
terminal-rules-none = Aucune clause ne contient tout « { $words } ».
terminal-rules-no-references = { $clause } ne cite aucune autre clause.
terminal-why = Pourquoi est-ce impossible ?
terminal-why-search = Que voulez-vous faire ? Des mots, un code, ou quelque chose sur la table
terminal-why-possible = C'est possible maintenant.
terminal-why-because = C'est impossible maintenant, parce que :

terminal-result-won = { $name } a gagné
terminal-result-you-won = Vous avez gagné
terminal-result-shared = { $name } se partagent la victoire
terminal-result-kept = La partie est gardée dans { $path }
terminal-result-again = Rejouer
terminal-result-save = Sauver sous
terminal-result-look = Table
terminal-result-quit = Quitter

terminal-too-small = Ce terminal a { $columns } colonnes et { $rows } lignes. Il en faut au moins { $least_columns } sur { $least_rows }.

terminal-key-book = livre
terminal-key-page = tourner la page
terminal-key-exact = les règles exactes
terminal-key-show = montrez-moi
terminal-key-leave-lesson = quitter la leçon
terminal-key-read-on = continuer
terminal-key-play-on = jouer la suite
terminal-key-once-more = encore une fois
terminal-help-book = Le livre d'images en mots : le jeu en quelques pages.
terminal-book = Livre d'images
terminal-book-none = Ce jeu n'a pas de livre d'images.
terminal-book-page = page { $n } sur { $of }
terminal-book-picture = Image : { $shows }
terminal-book-pieces = Les pièces
terminal-gatekeeper = Le gardien
terminal-lesson-step = { $n } sur { $of }
terminal-lesson-leaving = Appuyez encore une fois sur Échap pour quitter la leçon et jouer la suite.
terminal-lesson-otherwise = C'est possible aussi. La leçon prend un autre chemin : revenir en arrière ?
terminal-lesson-back = Revenir en arrière
terminal-lesson-leave-on = Quitter la leçon et jouer
terminal-kept-lesson = La leçon est gardée. Pour continuer : lychgate learn { $game }

terminal-help = Aide
terminal-help-number = Prendre le choix de ce numéro. S'il peut en commencer un plus long, Entrée le prend.
terminal-help-arrows = Désigner un autre choix et le prendre. Ce qu'il touche s'allume sur la table.
terminal-help-filter = Ne garder que les choix dont les mots, le code ou ce qu'ils touchent contiennent ces lettres. Toute lettre qui n'est pas une touche commence aussi le filtre. Échap l'efface.
terminal-help-mouse = Cliquez sur un choix pour le prendre. Cliquez sur ce qui est allumé pour ne garder que les choix qui le touchent ; le dernier qui reste est pris. Cliquez ailleurs sur la table pour demander pourquoi pas.
terminal-help-why = Demander pourquoi une chose est impossible ; chaque raison mène à sa règle.
terminal-help-undo = Reprendre votre dernière réponse : librement tant que personne n'a rien appris, ensuite si les autres sont d'accord.
terminal-help-order = Laisser passer toutes les réactions jusqu'à une autre question ; encore une fois reprend l'ordre.
terminal-help-log = Ce qui s'est passé, avec une marque à votre dernier tour.
terminal-help-rules = Les règles, à la clause de la question présente ; tapez pour chercher.
terminal-help-agenda = Ce qui vient.
terminal-help-describe = La table en mots, ligne par ligne.
terminal-help-save = Sauver maintenant. Chaque réponse l'est de toute façon.
terminal-help-quit = Quitter. La partie est sauvée et peut être reprise.
terminal-help-scroll = Faire défiler la table quand elle dépasse.
terminal-help-signs = Signes sur la table
terminal-help-possible = vous pouvez le choisir
terminal-help-chosen = touché par le choix désigné
terminal-help-active = son tour
terminal-help-seats = À la table

provenance-rulebook = livret de règles
provenance-public-source = source publique
provenance-ours = de nous
status-enforced = appliquée
status-interpreted = interprétée
status-shown = montrée
clause-source = source
clause-see = voir
