### Games as files: handing them out, bringing them in, and where a file goes wrong.

# The name of a game that came in a file without one.
imported-game = Partie importée

arrived = { $count ->
    [one] Importer ce fichier ?
   *[other] Importer ces fichiers ?
  }
    .text = Cela vient d'une autre application ou d'une page web. Rien n'a encore été importé : ne continuez que si vous vous y attendiez.
    .no = Ne pas importer

## What became of a file

exported-shared = La partie « { $name } » a été partagée.
exported-saved = La partie « { $name } » a été enregistrée dans un fichier, parmi vos téléchargements.
salvaged = La partie « { $name } » ne peut pas être ouverte. Le fichier contient tout ce qui en reste ; une version capable de l'ouvrir l'importera.
imported = La partie « { $name } » a été vérifiée coup par coup et ajoutée.
checking = Vérification de chaque coup…

# What a backup holds, and what it does not: up to three sentences after each other.
backed-up = { $games ->
    [one] Une partie est dans le fichier.
   *[other] { $games } parties sont dans le fichier.
  }
backed-up-unopened = { $count ->
    [one] Une partie n'a pas pu être ouverte ici et y est mise telle quelle, pour une version capable de l'ouvrir : { LIST($names) }.
   *[other] Des parties n'ont pas pu être ouvertes ici et y sont mises telles quelles, pour une version capable de les ouvrir : { LIST($names) }.
  }
backed-up-left = { $count ->
    [one] Il n'y avait pas de place pour { LIST($names) } : exportez-la à part.
   *[other] Il n'y avait pas de place pour { LIST($names) } : exportez-les à part.
  }
# In the lists above.
quoted = « { $name } »

## Where a file goes wrong

wrong-unreadable = L'appareil n'a pas pu lire le fichier. Réessayez, ou procurez-vous une nouvelle copie.
wrong-not-ours = Ce n'est ni une partie ni une sauvegarde de cette application.
wrong-torn = Le fichier est abîmé ou incomplet : il ne se décompresse pas en entier. Procurez-vous une nouvelle copie, ou exportez-le de nouveau.
wrong-too-large = Le fichier est plus gros qu'aucune partie ne peut l'être ; il n'a pas été ouvert.
wrong-newer = Il a été créé par une version plus récente de l'application. Mettez l'application à jour ici, puis importez-le de nouveau.
wrong-parts = Des éléments manquent ou ont été changés.
wrong-beginning = Aucune partie ne peut commencer ainsi : le fichier a été abîmé ou changé.
wrong-seats = Les Maisons à sa table ne sont pas celles qui y jouent : le fichier a été abîmé ou changé.
wrong-running = Cette partie est encore en cours ici et s'y est poursuivie autrement. Un appareil n'en garde qu'un exemplaire, pour que personne ne fasse d'essais sur un second. Pour continuer à partir du fichier, supprimez la partie ici et ouvrez de nouveau le fichier.
wrong-binned = Une copie plus avancée de cette partie avait été supprimée sur cet appareil il y a moins d'une heure. Elle est de retour dans la liste des parties, et rien d'autre n'a changé.
wrong-another-tablet = Ces images sont destinées à une autre tablette. Scannez d'abord le code de celle-ci avec l'autre.
# The first move of all is not possible.
wrong-first-move = Le coup 1 sur { $of } n'y est pas possible : le fichier a été abîmé ou changé à ce coup ou avant.
wrong-move = Tout ce qui précède est correct. Le coup { $number } sur { $of } n'y est pas possible : le fichier a été abîmé ou changé à ce coup ou avant.
wrong-no-moves = Il ne contient aucun coup, et pourtant sa fin n'est pas son début : il a été abîmé ou changé.
wrong-ending = { $moves ->
    [one] Son seul coup est possible, mais ne mène pas à la position finale : un coup manque, ou quelque chose a été changé.
   *[other] Chacun de ses { $moves } coups est possible, mais ils ne mènent pas à la position finale : un coup manque, ou quelque chose a été changé.
  }

## The report of what came in

report-added-title = Importation
report-nothing-title = Rien n'a été ajouté
# Headings above the names of games.
report-added = Ajoutées, vérifiées coup par coup
report-present = Déjà ici
report-refused = Non ajoutées
# What follows is for developers.
report-detail = Détails
report-kept = Vos autres parties sont inchangées.

## All games in one file

backup = Sauvegarder toutes les parties
    .note = Un fichier avec toutes les parties, pour une autre tablette ou par précaution. Pour les parties en cours, il contient des choix scellés que n'importe qui pourrait lire, et leur journal dira qu'il a été créé.
    .act = Créer une sauvegarde
    .short = Sauvegarder
    .short-note = Une sauvegarde contient des choix scellés que n'importe qui pourrait lire, et les journaux diront qu'elle a été créée.
    .short-label = Sauvegarder toutes les parties dans un fichier
show-all = Montrer toutes les parties à une autre tablette
    .note = En image animée pour sa caméra, sans réseau ni câble. Elles restent aussi ici.
    .act = Montrer
restore = Importer des parties
    .note = D'une sauvegarde ou d'un fichier de partie. Les parties déjà ici restent telles quelles.
    .act = Ouvrir un fichier

## The reminder of a backup

reminder = Ce navigateur peut effacer vos parties si l'appareil manque de place, et une grande partie de ce que vous avez joué n'est enregistrée nulle part ailleurs. Une sauvegarde contient des choix scellés que n'importe qui pourrait lire, et les journaux diront qu'elle a été créée.
    .week = Safari efface vos parties si vous n'ouvrez pas cette page pendant une semaine, et une grande partie de ce que vous avez joué n'est enregistrée nulle part ailleurs. Une sauvegarde contient des choix scellés que n'importe qui pourrait lire, et les journaux diront qu'elle a été créée.
    .act = Créer une sauvegarde
    .later = Pas maintenant
