### A new game: how many, who sits where, begin.

## Seats

# Below the name of a seat whose house is not chosen.
new-random = Maison au hasard
new-drafted = Maison à choisir
new-take = { $name ->
    [none] { FULL($house) }
   *[other] { FULL($house) }, échangée avec { $name }
}

## Houses

new-houses = Maisons
new-dealing-chosen = Au choix
    .note = Touchez un siège pour lui donner une autre Maison.
new-dealing-dealt = Au hasard
    .note = Les Maisons sont distribuées au hasard au début de la partie.
new-dealing-drafted = À tour de rôle
    .note = Au début de la partie, chacun choisit une Maison à son tour, dans un ordre aléatoire.
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

new-edition = Règles
new-edition-revised = Révisées
    .note = avec les corrections de l'éditeur
new-edition-first = Premier tirage
    .note = telles que parues d'abord : autres règles d'égalité, pas de bateau Lannister au port
new-tides = Cours de la Bataille
    .note = chaque camp pioche une carte au hasard dans chaque combat

## Begin

new-missing-house-rules = Les règles maison sont incompatibles

## Drafting houses

draft-title = Choisissez vos Maisons
draft-turn = { $name } choisit une Maison.
draft-order = Ordre aléatoire
draft-undo = Annuler le dernier choix
draft-missing = { $count ->
    [one] Une Maison reste à choisir
   *[other] { $count } Maisons restent à choisir
}
draft-begin = Commencer ainsi
