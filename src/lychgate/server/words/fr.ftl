# Les mots du salon et du serveur.

tagline-carpathes = Seigneurs de la nuit, chacun son château et sa faim. Mordez, marchandez, faites des autres vos esclaves.
tagline-sabbat-magica = Envoyez vos fantômes par-dessus la vallée, misez sur l'heure, nourrissez-vous de ce que montrent les miroirs.
tagline-damnation = Huit scélérats, un château, et personne ne sort par la porte. Quelque chose qui a des crocs rôde dans les couloirs.
tagline-sanguis-venenatus = Une cité de peste, de jour et de nuit. Tenez ses quartiers, gardez vos serviteurs en vie, buvez avec prudence.

bot-random = Simple
bot-random-note = Fait tout ce qui est permis.
bot-greedy = Hardi
bot-greedy-note = Prend ce qui semble le meilleur sur le moment.
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
