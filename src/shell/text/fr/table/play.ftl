### Around a game in progress: opening, passing, the menu, and trouble with saving.

opening = On dresse la table…
sheet-up = Montrer la décision
sheet-down = Montrer davantage du plateau
hide = Masquer
close-curtain = Fermer le rideau
back-to-stage = Retour à la décision

## The menu of a game

menu-settings = Réglages
menu-seats = Sièges
    .note = Qui joue quelle Maison. Un siège peut changer de mains à tout moment ; le journal le dit à tout le monde.
menu-rules = Règles
# To the start page.
menu-home = Toutes les parties
    .note = Cette partie reste enregistrée
menu-save = Enregistrer cette partie dans un fichier
    .note = Il contient des choix scellés que n'importe qui pourrait lire. Le journal dira qu'il a été créé.
menu-show = Montrer à une autre tablette
menu-replay = Revoir
    .note = Coup par coup, depuis le début
menu-chronicle = Chronique
menu-hall = Nos soirées
menu-review = Comment tout a basculé

## Something could not be saved, opened or taken back: title, what happened, and what can be done

trouble-kept = La partie en est à la dernière décision enregistrée ; rien de ce que vous avez vu n'est perdu.
trouble-again = Réessayer
trouble-reload = Recharger la partie enregistrée
trouble-home = Toutes les parties
trouble-go-on = Continuer
trouble-salvage = Enregistrer le reste dans un fichier

trouble-unavailable = Ce navigateur ne peut pas enregistrer de parties
    .text = Il ne donne pas d'espace de stockage à l'application. C'est peut-être une fenêtre privée, ou le stockage est désactivé dans les réglages du navigateur.
trouble-full = L'appareil est plein
    .text = Votre dernier choix n'a pas pu être enregistré. Supprimez des photos, des téléchargements ou des applications dont vous n'avez plus besoin, puis réessayez.
trouble-blocked = Une autre fenêtre bloque la partie
    .text = Une ancienne version de l'application est ouverte dans une autre fenêtre. Fermez-la et réessayez.
trouble-behind = La partie a avancé dans une autre fenêtre
    .text = Quelqu'un y a fait un choix entre-temps ; celui qui a été fait ici ne convient plus.
trouble-damaged = Cette partie est illisible
    .text = La partie enregistrée est abîmée et n'a pas pu être reconstruite coup par coup. Vous pouvez enregistrer ce qui en reste dans un fichier ; vos autres parties ne sont pas touchées.
trouble-newer = Cette partie demande une version plus récente
    .text = Elle a été enregistrée par une version plus récente de l'application. Mettez l'application à jour pour l'ouvrir.
trouble-gone = Cette partie n'est pas ici
    .text = Elle a été supprimée, ou elle se trouve sur un autre appareil.
trouble-mended = Impossible d'annuler cela
    .text = Une règle a été corrigée dans l'application depuis le début de cette partie ; ses premiers coups se dérouleraient autrement aujourd'hui. Vous pouvez continuer à jouer normalement.
trouble-running = Cette partie est encore en cours
    .text = Un appareil ne garde qu'un exemplaire d'une partie en cours : sur un second, un seul choix révélerait ce que les autres ont scellé.
trouble-failed = L'enregistrement a échoué
    .text = Le navigateur n'a pas voulu enregistrer. Rien n'a changé ; réessayez.

## The browser cleared the game away, and this page alone still has it

only-here = Cette partie n'est plus enregistrée
    .text = Le navigateur l'a effacée, ou elle a été supprimée dans une autre fenêtre.
    .kept = Cette page l'a encore en entier. Enregistrez-la de nouveau avant de partir.
    .again = L'enregistrer et continuer
    .save = Enregistrer cette partie dans un fichier
