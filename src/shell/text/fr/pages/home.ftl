### The start page: the games on this device, and what can be done with them.

home-back = Retour
home-loading = Chargement des parties…
home-rules = Règles
home-settings = Réglages
home-credits = Crédits
home-unofficial = Une création de fans, non officielle.

## The last game

home-last-game = Dernière partie
# $day: "Monday"; $date: "3 March 2024"; $time: "14:05".
last-played = { $when ->
    [unknown] Jouée un jour inconnu
    [today] Jouée aujourd'hui, { $time }
    [yesterday] Jouée hier, { $time }
    [weekday] Jouée { $day }, { $time }
   *[date] Jouée le { $date }, { $time }
  }
# Beside a saved game, by itself.
played = { $when ->
    [unknown] Jour inconnu
    [today] Aujourd'hui
    [yesterday] Hier
    [weekday] { $day }
   *[date] { $date }
  }
home-continue = Continuer
home-look = Voir la fin

## Where games come from

home-new-game = Nouvelle partie
# Read aloud. $title: a game, "The Iron Throne".
new-game-of = Nouvelle partie : { $title }
home-import = Importer
home-take = Recevoir avec la caméra
home-phone = Répondre sur ce téléphone
home-away = Sur une autre tablette
home-waits = En attente de l'autre tablette
home-elsewhere = Voir où elle est
home-finish = Terminer la réception
new-to-it = Première fois ?
    .what = Jouez un premier tour sur le vrai plateau. L'application dit quoi faire.
    .minutes = { $count } minutes, en solo
    .first = Jouer un premier tour
    .next = Ensuite : { $title }
    .done = Terminé : { $number } sur { $of }
    .all = Tout est terminé
    .again = Rejouer une leçon
home-at-tablet = Vous jouez sur une tablette ?
# Also the name of that game.
example = Exemple de partie
example-of = Exemple de partie : { $title }

## No game yet

empty = La table est dressée
    .text = De trois à six joueurs, une tablette, sans réseau. L'application pose la question à la bonne personne au bon moment et ne perd jamais un coup.
    .rules = Lire les règles

## The saved games

home-saved = Parties enregistrées
# $size: "12.3 MB".
home-kept = dans ce navigateur · { $size }
home-saved-note = Chaque partie est enregistrée après chaque décision. Les parties exportées s'ouvrent sur tout appareil.
home-hall = Nos soirées
size-less = moins de { $size }

pages-title = Pages de parties enregistrées
pages-find = Chercher une partie ou un joueur
pages-clear = Effacer la recherche
# Turns to more recent games.
pages-newer = Récentes
pages-older = Anciennes
# What was searched for.
pages-none = Aucune partie enregistrée n'a « { $wanted } » dans son nom ou parmi ses joueurs.
pages-one = Partie { $from } sur { $of }
pages-some = Parties { $from } à { $to } sur { $of }

## Games that come back from their second copies

returning = { $games ->
    [one] Récupération d'une partie
   *[other] Récupération des parties : { $back } sur { $games }
  }
# Read aloud, of the bar.
returning-label = Parties récupérées
returning-why = Le navigateur les a perdues, mais chacune a un double. Vous pouvez jouer en attendant.
returning-full = Il n'y a pas assez de place pour récupérer toutes les parties. Rien n'est perdu : libérez de l'espace sur cet appareil, puis réessayez.
returning-failed = Toutes les parties n'ont pas encore pu être récupérées. Leurs doubles sont toujours là.
returning-shortened = { $count ->
    [one] Le dernier coup de « { $name } » est illisible. La partie reprend juste avant.
   *[other] Les { $count } derniers coups de « { $name } » sont illisibles. La partie reprend juste avant.
  }

## The app on the device

offline-ready = Prêt à jouer hors ligne
offline-saving = Préparation du mode hors ligne…
install = Installer
install-not-now = Pas maintenant

# Buttons, as the menus of Safari and Android say it.
home-screen-offer-share = Ajouter à l'écran d'accueil
home-screen-offer-dock = Ajouter au Dock
home-screen-offer-menu = Ajouter à l'écran d'accueil
home-screen-share = Ajouter à l'écran d'accueil
home-screen-dock = Ajouter au Dock
home-screen-menu = Ajouter à l'écran d'accueil
home-screen-week = Safari efface ce qu'un site a enregistré si vous ne l'ouvrez pas pendant une semaine. Installée comme application, Pass the Crown garde vos parties.
home-screen-room = Si l'appareil manque de place, un navigateur peut effacer ce qu'un site a enregistré. Une application installée est bien plus sûre.
# Three steps each, numbered.
home-screen-steps-share = Touchez le bouton Partager.
    .second = Choisissez « Sur l'écran d'accueil », puis « Ajouter ».
    .third = Ouvrez l'application depuis l'écran d'accueil, et jouez là.
home-screen-steps-dock = Ouvrez le menu Fichier.
    .second = Choisissez « Ajouter au Dock », puis « Ajouter ».
    .third = Ouvrez l'application depuis le Dock, et jouez là.
home-screen-steps-menu = Ouvrez le menu du navigateur.
    .second = Choisissez « Ajouter à l'écran d'accueil » ou « Installer ».
    .third = Ouvrez l'application depuis l'écran d'accueil.
home-screen-apart = L'application est vide au départ. Pour emporter vos parties, créez une sauvegarde dans les Réglages et ouvrez ce fichier dans l'application.

## What can be done with a saved game

# Read aloud, of the button.
game-menu = Renommer, dupliquer, exporter, supprimer ou revoir { $name }
game-replay = Revoir
    .note = Coup par coup, sur le plateau
game-chronicle = Chronique
    .note = Graphiques, combats, temps et journal
game-review = Comment tout a basculé
    .note = Les chances de chacun, tour par tour, et ce qui les a changées
game-rename = Renommer
game-name = Nom de la partie
game-save-name = Enregistrer le nom
# Why the button does nothing yet.
game-needs-name = Il faut un nom à la partie
game-duplicate = Dupliquer
    .note = Pour essayer quelque chose sans toucher à celle-ci
    .later = Seulement une fois terminée : sur un double, un seul choix révélerait ce qui est scellé
game-export = Exporter
    .note = Un fichier qui s'ouvre sur tout appareil
    .running = Le fichier contient des choix scellés que n'importe qui pourrait lire. Le journal dira qu'il a été créé.
game-show = Montrer à une autre tablette
    .note = En image animée pour sa caméra, sans réseau ni câble
game-delete = Supprimer
    .note = Vous pouvez annuler pendant un moment
# The name of a duplicate.
copy-of = { $name } (copie)

## What was done

game-deleted = La partie « { $name } » a été supprimée.
game-restored = La partie « { $name } » est revenue.
game-duplicated = La partie « { $name } » a été ajoutée.
undo = Annuler
note-close = Fermer

## A game that cannot be opened

nameless = Une partie sans nom
unreadable-damaged = Cette partie est illisible. Elle reste ici, et ce qui en reste peut être enregistré dans un fichier.
unreadable-newer = Cette partie a été jouée avec une version plus récente de l'application. Mettez l'application à jour pour l'ouvrir.
unreadable-export = Exporter : { $name }
unreadable-delete = Supprimer : { $name }

## What went wrong on the start page

problem-unavailable = Ce navigateur ne peut pas enregistrer de parties, peut-être parce que c'est une fenêtre privée ; or une partie doit être enregistrée pour être jouée. Les règles et les réglages fonctionnent normalement.
problem-full = Cet appareil n'a plus de place. Rien n'a été perdu. Supprimez des photos, des téléchargements ou des applications dont vous n'avez plus besoin, puis réessayez.
problem-blocked = Une autre fenêtre utilise les parties enregistrées. Fermez-la, puis réessayez.
problem-behind = Une autre fenêtre a changé cette partie. Elle a été rechargée.
problem-damaged = Cette partie est illisible. Vos autres parties sont intactes.
problem-newer = Ces parties ont été enregistrées par une version plus récente de l'application. Mettez l'application à jour pour les ouvrir ; rien n'a été changé.
problem-gone = Cette partie n'est plus ici.
problem-mended = Cette partie a commencé avec d'anciennes règles de l'application : vous pouvez continuer à jouer, mais pas revenir en arrière.
problem-running = Cette partie est encore en cours, et il ne peut en exister qu'un exemplaire : sur un second, un seul choix révélerait ce que les autres ont scellé.
problem-failed = Cela n'a pas marché. Rien n'a été perdu ; réessayez.
try-again = Réessayer
