# Les mots du salon et du serveur.

# Ce que le salon dit des jeux qui ne parlent pas français ; les autres le disent eux-mêmes.
tagline-blood-coven = Chaque pièce est un villageois, une victime ou un vampire. Nourrissez votre couvée, chassez dans la cité, survivez à la nuit.
tagline-damnation = Huit scélérats, un château, et personne ne sort par la porte. Quelque chose qui a des crocs rôde dans les couloirs.
tagline-sanguis-venenatus = Une cité de peste, de jour et de nuit. Tenez ses quartiers, gardez vos serviteurs en vie, buvez avec prudence.

bot-random = Simple
bot-random-note = Fait tout ce qui est permis.
bot-greedy = Hardi
bot-greedy-note = Prend ce qui paraît le mieux.
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
notice-sits = { $name } a pris la place { $number }.
notice-bot = L’hôte a donné la place { $number } ({ $before }) à un robot : { $name }.
notice-open = L’hôte a libéré la place { $number } ({ $before }) pour quelqu’un d’autre.
notice-left = { $before } est parti ; { $name } joue à la place { $number }.
