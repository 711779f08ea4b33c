### A new game: how many, who sits where, begin.

new-taps = Trois gestes et vous jouez
new-count = Combien de joueurs ?
new-players = Nombre de joueurs

## Seats

new-seats = Qui est assis où ?
    .drag = faites glisser un siège, ou choisissez-le et déplacez-le avec les boutons
    .list = dans l'ordre de passage
# Name of a seat before somebody has typed one.
new-player = Joueur { $place }
new-first = tient la tablette en premier
# Below the name of a seat whose house is not chosen.
new-random = Maison au hasard
new-drafted = Maison à choisir
# Read aloud.
new-seat = { $name }, { $about }, siège { $place } sur { $count }. Ouvrir pour changer
new-name = Nom
new-pin = PIN
    .note = quatre chiffres, ou rien
# Above the houses of a seat.
new-plays = { $name } joue
new-take = { $name ->
    [none] { FULL($house) }
   *[other] { FULL($house) }, échangée avec { $name }
}
# Buttons: along the table, in passing order.
new-earlier = Un siège vers la gauche
new-later = Un siège vers la droite
# Read aloud after a seat was moved.
new-sits = Siège { $place } : { $name }.

## Houses

new-houses = Maisons
new-dealing-chosen = Au choix
    .note = Touchez un siège pour lui donner une autre Maison.
new-dealing-dealt = Au hasard
    .note = Les Maisons sont distribuées au hasard au début de la partie.
new-dealing-drafted = À tour de rôle
    .note = Au début de la partie, chacun choisit une Maison à son tour, dans un ordre au hasard.
new-away = { $count ->
    [0] Les six Maisons jouent.
    [one] { NOM($houses) } ne joue pas.
   *[other] { NOM($houses) } ne jouent pas.
}
new-no-neutral = Il n'y a pas de forces neutres.
# $list: "The Eyrie (6)", "King's Landing (5)".
new-neutral = Zones tenues par des forces neutres jusqu'à leur défaite : { LIST($list) }.
new-neutral-force = { NAME($area) } ({ $strength })
new-closed = { $count ->
    [one] { COUNT($count, of: "area") } fermée dans cette partie : { NAME($areas) }.
   *[other] { COUNT($count, of: "area") } fermées dans cette partie : { NAME($areas) }.
}

## Options

new-options = Options
    .note = toutes facultatives
new-edition = Règles
new-edition-revised = Révisées
    .note = avec les corrections de l'éditeur
new-edition-first = Premier tirage
    .note = telles que parues d'abord : autres règles d'égalité, pas de bateau Lannister au port
new-tides = Cours de la Bataille
    .note = chaque camp pioche une carte au hasard dans chaque combat
new-pins = Codes PIN
    .note = un siège peut demander quatre chiffres à l'ouverture de son rideau

## Begin

new-begin = Commencer
new-begins = { $name } tient la tablette en premier.
new-show = L'application joue tous les sièges ; vous regardez.
new-beginning = Mise en place…
new-missing-name = un siège n'a pas de nom
new-missing-pin = un PIN a quatre chiffres, ou rien
new-missing-house-rules = les règles maison sont incompatibles

## Drafting houses

draft-title = Choisissez vos Maisons
draft-turn = { $name } choisit une Maison.
draft-order = Ordre au hasard
draft-undo = Annuler le dernier choix
draft-missing = { $count ->
    [one] une Maison reste à choisir
   *[other] { $count } Maisons restent à choisir
}
draft-begin = Commencer ainsi
