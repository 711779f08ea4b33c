### Which language the table reads, and which each seat does behind its curtain. $language is the name of a language as it calls itself.

languages = Langues
    .note = de la table et de chaque siège
table-language = Langue de la table
    .note = chaque siège peut lire la sienne derrière son rideau
as-device = Comme l'appareil : { $language }
seat-language = Langue
as-table = Comme la table : { $language }
# $house: "House Stark".
language-of = { $name }, { $house }
own-asks = Questions dans la langue du joueur
    .note = une question ouverte est posée dans la langue de son siège
