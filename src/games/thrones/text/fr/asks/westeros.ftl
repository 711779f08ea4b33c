### What is asked in the Westeros phase. The sentence is said to the house that is asked, which is named above it.
### `.title`: the name of the step. `option-…`, `track-…`: what can be chosen, with a note below it.

## A Throne of Blades

ask-a-throne-of-blades = Vous détenez le Trône de Fer et choisissez pour tout le monde : ajuster le ravitaillement, recruter, ou rien du tout.
    .title = Le Trône de Lames
option-a-throne-of-blades-supply = Ajuster le ravitaillement
    .note = chaque Maison, selon les symboles Ravitaillement qu'elle contrôle
option-a-throne-of-blades-mustering = Recruter
    .note = chaque Maison, dans ses Châteaux et Forteresses
option-a-throne-of-blades-nothing = Il ne se passe rien

## Dark Wings, Dark Words

ask-dark-wings-dark-words = Vous détenez le Corbeau Messager et choisissez pour tout le monde : miser pour les pistes, collecter du pouvoir, ou rien du tout.
    .title = Noires Ailes, Noires Nouvelles
option-dark-wings-dark-words-clash-of-kings = Miser pour les pistes
    .note = nouvelles places sur les trois pistes
option-dark-wings-dark-words-game-of-thrones = Collecter du pouvoir
    .note = chaque Maison, pour ses symboles Pouvoir et ses ports
option-dark-wings-dark-words-nothing = Il ne se passe rien

## Put to the Sword

ask-put-to-the-sword = Vous détenez la Lame d'Acier Valyrien et choisissez pour ce tour : pas d'ordre de Défense, pas de Marche spéciale +1, ou aucune interdiction.
    .title = Passé par l'Épée
option-put-to-the-sword-storm-of-swords = Pas d'ordre de Défense
    .note = pour personne, ce tour-ci
option-put-to-the-sword-rains-of-autumn = Pas de Marche spéciale +1
    .note = pour personne, ce tour-ci
option-put-to-the-sword-nothing = Ne rien interdire

## Mustering and supply

ask-mustering = Recrutez : 1 point par Château, 2 par Forteresse ; le reste est perdu.
    .title = Recrutement
ask-reconciling = Limite de ravitaillement dépassée : détruisez des unités.
    .title = Ravitaillement
    .brief = Détruisez des unités jusqu'à respecter la limite.

## Bidding

# Without $track against the wildlings. `.curtain`, `.deed`: see below, "Every ask".
ask-bidding = { $track ->
    [none] Misez en secret contre les sauvageons (force { $strength }). Toutes les mises s'additionnent, et tout le pouvoir misé est dépensé.
   *[other] Misez en secret { FOR($track) }. La mise la plus forte prend { NOM($held) } ; tout le pouvoir misé est dépensé.
}
    .title = Enchère
    .curtain = { $track ->
        [none] pour miser contre les sauvageons
       *[other] pour l'enchère { OF($track) }
    }
    .deed = Miser
ask-track-tie = Vous détenez le Trône de Fer : départagez les Maisons à égalité ({ NAME($houses) }).
    .title = Égalité aux enchères
