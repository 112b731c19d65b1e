# Les mots du salon et du serveur.

# Ce que le salon dit des jeux qui ne parlent pas français ; les autres le disent eux-mêmes.
tagline-blood-coven = Chaque pièce est un villageois, une victime ou un vampire. Nourrissez votre couvée, chassez dans la cité, survivez à la nuit.
tagline-damnation = Huit scélérats, un château, et personne ne sort par la porte. Quelque chose qui a des crocs rôde dans les couloirs.
tagline-sanguis-venenatus = Une cité de peste, de jour et de nuit. Tenez ses quartiers, gardez vos serviteurs en vie, buvez avec prudence.
deed-blood-coven = Chassez des pièces la nuit : ce que prennent vos vampires nourrit ou devient vampire. Nourrissez-les ; le plus de points gagne.
deed-damnation = Traversez un château de pièges, prenez une carte par salle, tournez vos trouvailles contre les autres. Le dernier en vie gagne.
deed-sanguis-venenatus = Le jour vos serviteurs travaillent, la nuit votre vampire boit, corrompt et chasse. Tenez les quartiers pour gagner.
look-blood-coven = Une nuit entre deux couvées : qui agit d’abord, qui a faim, qui dort dans quel cercueil
look-damnation = Le château : 13 salles, 83 cases, et un caveau que personne ne devrait ouvrir
look-sanguis-venenatus = Une cité close aux quatre quartiers : les rats marquent la peste, les gouttes les lieux où l’on a bu
round-now-blood-coven = Nuit { $n }
round-now-damnation = Tour { $n }
round-now-sanguis-venenatus = Tour { $n } sur 5
standing-damnation = { $how ->
    [living] Vous êtes **en vie** avec { $health } points de vie, l’un des { $alive }
    [vampire] Vous êtes **le Vampire** ; il en reste { $alive } sur { $villains }
    [haunt] Vous **hantez** le château ; { $alive } sur { $villains } sont en vie
    [out] Vous êtes **hors jeu** ; { $alive } sur { $villains } sont en vie
   *[choosing] Chacun **choisit** son scélérat
}

bot-random = Étourdi
bot-random-note = Fait n’importe quoi de permis : un adversaire pour s’amuser.
bot-greedy = Honnête
bot-greedy-note = Joue de bon sens : prend ce qui paraît le mieux sur le moment.
bot-search = Rusé
bot-search-note = Réfléchit un instant.
bot-search-deep = Ancien
bot-search-deep-note = Réfléchit toute une seconde.
bot-other = { $name }
bot-other-note = Un automate installé sur ce serveur.

undo-back = { $seat } voudrait reprendre la dernière réponse{ $count ->
    [one] {""}
   *[other] , { $count } réponses en tout
}.

sit-ask = { $name } voudrait prendre la place de { $seat }, et verrait alors ses cartes.
house-closes = { $minutes ->
    [0] La maison ferme maintenant pour une mise à jour. Rien n’est perdu ; la partie reprendra à la réouverture.
    [one] La maison ferme dans une minute pour une mise à jour. Rien n’est perdu ; la partie reprendra à la réouverture.
   *[other] La maison ferme dans { $minutes } minutes pour une mise à jour. Rien n’est perdu ; la partie reprendra à la réouverture.
}
table-closed = L’hôte de la maison a fermé cette table. Ce qui a été joué est conservé.
table-reopened = L’hôte de la maison a rouvert cette table : la partie continue.
rules-changed = Cette partie a commencé avec la version { $begun } des règles ; la maison connaît la version { $now }, et la partie continue avec elle. Le journal des changements dit ce qui a changé.
notice-sits = { $name } a pris la place { $number }.
notice-bot = L’hôte a donné la place { $number } ({ $before }) à un robot : { $name }.
notice-open = L’hôte a libéré la place { $number } ({ $before }) pour quelqu’un d’autre.
notice-left = { $before } est parti ; le robot « { $name } » continue jusqu’à son retour.
stand-in-ask = Un robot doit-il jouer pour { $seat } jusqu’à son retour ? Sa main et son nom lui restent.
host-ask = { $name } voudrait devenir l’hôte de la table, tant qu’il n’y en a pas.
end-ask = { $name } voudrait arrêter la partie en l’état : personne ne gagne, et tout ce qui est caché est révélé.
notice-stands-in = Le robot « { $name } » joue pour { $before } jusqu’à son retour.
notice-plays-free = Le robot « { $name } » joue à la place { $number } jusqu’à ce que quelqu’un s’y assoie.
notice-back = { $name } est de retour.
notice-host = { $name } est désormais l’hôte de la table.
notice-ended = La partie a été arrêtée en l’état. Décidé par { $names }.

# Word to people who are away. It stands on locked screens: no hidden thing, and not what is waited for.

word-turn = La table vous attend.
word-consent = Les autres attendent votre oui ou votre non.
word-again = Les mêmes personnes aimeraient rejouer.
word-over = La partie est finie : voyez comment.
word-try = C’est ainsi que vous serez averti quand une table vous attendra.
word-try-title = Lychgate
word-open = Ouvrir la table, dans le navigateur où vous jouez : { $link }
word-stop = Ne plus recevoir ces messages : { $link }
word-confirm-title = Lychgate : est-ce bien votre adresse ?
word-confirm = Quelqu’un, sans doute vous, aimerait être averti ici quand une table attend. Si c’est juste, dites-le : { $link }
word-never = Si ce n’était pas vous, ne faites rien ; ou demandez qu’on ne vous écrive plus jamais : { $link }
