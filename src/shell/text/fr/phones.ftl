# Réponses secrètes depuis les téléphones des joueurs : sur la tablette et sur le téléphone.

phones = Réponses par téléphone
first = Montrer l'adresse de l'application
first-open = À scanner pour ouvrir l'application
first-network = réseau nécessaire la première fois
first-local = Cette adresse ne marche que sur cet appareil. Sur le téléphone, ouvrez l'application à l'adresse où elle est publiée.
first-scan = Scannez ce code avec l'appareil photo du téléphone. Seule cette première visite demande du réseau.
first-tap = Sur le téléphone, touchez « Répondre sur ce téléphone ».
first-show = Ici, touchez « Utiliser un téléphone » à votre siège, puis présentez le code du téléphone à la caméra.
first-in = { $count } sur { $of } reliés
first-go = { $count ->
    [0] Continuer
    [one] Continuer : { $count } répond ici
   *[other] Continuer : { $count } répondent ici
  }
link = Utiliser un téléphone
link-pin = Pour relier un téléphone à ce siège, il faut son code PIN.
link-how = Sur le téléphone, ouvrez cette application et touchez « Répondre sur ce téléphone » sur la page d'accueil. Présentez ensuite le code du téléphone à la caméra.
link-aim = Présentez le code du téléphone à la caméra.
show-how = Scannez cette image avec vos téléphones : chacun y lit ce qui est demandé à son propre siège, et rien d'autre.
scan = Scanner les réponses
scan-how = Un téléphone après l'autre. La caméra reste ouverte.
scan-aim = Présentez une réponse verrouillée à la caméra.
scan-back = Revenir à l'image
pass-on = Passer la tablette
cancel = Annuler
here = Répondre ici
unlink = Sans téléphone
state-in = a répondu
state-phone = sur le téléphone
state-tablet = sur cette tablette
in = { $house } : la réponse est arrivée.
refused-other = Ce n'est pas la réponse d'un téléphone. Regardez ce que le téléphone affiche.
refused-newer = Le téléphone a une version plus récente de l'application. Mettez d'abord la tablette à jour.
refused-forged = Ce code n'est pas celui que le téléphone a verrouillé. Affichez de nouveau la réponse sur le téléphone.
refused-game = Cette réponse appartient à une autre partie.
refused-phone = Ce téléphone n'a pas de siège ici. Reliez-le d'abord.
refused-seat = Cette réponse concerne ce qui est demandé à un autre siège.
refused-repeated = Cette réponse est déjà arrivée.
refused-old = Cette réponse est dépassée : autre chose est maintenant demandé à ce siège. Scannez de nouveau l'image avec le téléphone.
refused-rules = Les règles n'autorisent pas cette réponse. Répondez de nouveau sur le téléphone, ou ici.
refused-key = Ce téléphone répond déjà pour un autre siège.
phone = Répondre sur ce téléphone
phone-how = Quand on vous passe la tablette, touchez « Répondre sur un téléphone » et présentez ce code à sa caméra.
phone-key = Afficher mon code
phone-scan = Scanner l'image
phone-wait = Scannez l'image de la tablette chaque fois qu'une réponse secrète est demandée à votre siège.
phone-aim = Visez l'image sur la tablette.
phone-sealed = Présentez ceci à la tablette
phone-locked = Le code est verrouillé : le filmer ne révèle rien. Sur la tablette, touchez « Scanner les réponses ».
phone-next = La tablette l'a reçu
phone-change = Modifier ma réponse
phone-anew = Pour une autre partie
phone-lacking = Ce navigateur ne peut pas verrouiller les réponses ici. Ouvrez l'application à son adresse sécurisée, ou répondez sur la tablette.
phone-refused-other = Cette image ne contient pas de question. Regardez ce que la tablette affiche.
phone-refused-newer = La tablette a une version plus récente de l'application. Mettez d'abord le téléphone à jour.
phone-refused-forged = Cette image n'est pas celle que la tablette a créée. Scannez-la de nouveau.
phone-refused-game = Cette image appartient à une autre partie. Touchez « Pour une autre partie » pour relier de nouveau ce téléphone.
phone-refused-none = Cette image ne contient rien pour ce téléphone. Reliez-le d'abord sur la tablette.
phone-refused-broken = Ce téléphone ne peut pas afficher la question. Mettez l'application à jour sur le téléphone et sur la tablette, ou répondez sur la tablette.
# Where there is no camera to be had.
camera-else = Ce siège peut aussi répondre sur la tablette.
