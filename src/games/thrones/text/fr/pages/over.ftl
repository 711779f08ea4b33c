### The end of the game: who has won, why, and how it came to that.

over-title = La partie est terminée
over-houses = { COUNT($count, of: "house") }
over-rounds = { COUNT($count, of: "round") }
over-castles = { COUNT($count, of: "castle") }
# Above the name of the winner, in large letters.
over-passes = La couronne revient à la
over-with = { COUNT($castles, of: "castle") }, avec { COUNT($lands, of: "land-area") }
over-at-once = { $count } Châteaux et Forteresses : victoire immédiate

## Why

over-why = Pourquoi { NAME($house) }
over-source-first = premier tirage, p. { $page }
over-source-revised = règles révisées (le livret français, p. { $page }, a encore les anciennes)
# Heads of two columns.
over-criterion = Départage
over-result = Résultat
over-criterion-castles = Châteaux et Forteresses
over-criterion-strongholds = Forteresses
over-criterion-land-areas = Zones terrestres
over-criterion-supply = Ravitaillement
over-criterion-power = Pouvoir disponible
over-criterion-throne = Piste du Trône de Fer
over-part-equal = égalité
over-part-decides = décide
over-part-not-needed = pas nécessaire
over-place = { NTH_F($place) }

## In numbers

# Below a number each.
over-passing = passages de la tablette
over-battles = combats
over-attacks = attaques des sauvageons
over-beaten = { $count ->
    [0] aucune repoussée
    [one] { $count } repoussée
   *[other] { $count } repoussées
}
over-column-house = Maison
over-column-castles = Châteaux, Forteresses
over-column-lands = Zones
over-column-won = Gagnés
over-column-lost = Perdus
over-column-bid = Pouvoir misé

## The chart

over-win-line = { $count } : victoire immédiate
over-start = Au départ
over-round = Tour { $round }

## Onward

over-kept = Vous la retrouverez sous Parties enregistrées.
over-again = Rejouer
over-home = Retour à l'accueil

## A first war: what came up in it, and how often

war-seen = Votre première guerre est finie
    .text = Voici ce qui s'y est produit, et combien de fois.
    .rest = Pas encore vu
    .on = Voir comment elle s'est terminée
seen-battles = Combats
seen-support = Soutiens
seen-raids = Raids
seen-retreats = Unités en retraite
seen-musters = Unités recrutées
seen-bids = Enchères d'influence
seen-wildlings = Attaques des sauvageons
