### What the texts of house cards ask. The step has the name of the card.

# `area-…` and `card-…`: on the button with nothing chosen yet; `.chosen`; `.missing` in its place; `.none` declines.
# $left in `.stakes`: how many other cards the enemy has.
ask-tyrion-lannister = Vous pouvez renvoyer la carte { OF($enemy) } dans sa main ; elle doit alors en jouer une autre, si elle le peut.
    .question = Renvoyer { NOM($theirs) } ?
    .stakes = { $left ->
        [0] { NOM($enemy) } n'a pas d'autre carte et combattrait sans carte.
        [one] { NOM($enemy) } devrait jouer sa seule autre carte.
       *[other] { NOM($enemy) } devrait jouer une de ses { $left } autres cartes.
    }
option-tyrion-lannister-use = Renvoyer la carte en main
    .note = une autre est jouée, s'il y en a une
option-tyrion-lannister-decline = Laisser la carte en jeu
ask-aeron-damphair = Vous pouvez payer 2 pions Pouvoir et défausser Aeron Tifs-Trempes pour jouer une autre carte à sa place.
    .question = Jouer une autre carte à la place d'Aeron ?
    .stakes = Cela coûte 2 pions Pouvoir, et Aeron Tifs-Trempes est défaussé.
card-aeron-damphair = Choisir une carte
    .chosen = Jouer { NOM($card) } pour 2 pions Pouvoir
    .missing = Choisir une carte, ou garder Aeron
    .none = Garder Aeron
ask-doran-martell = { $isIdle ->
    [yes] { NOM($enemy) } est déjà en dernière place sur toutes les pistes : quel que soit votre choix, rien ne change.
   *[no] Choisissez une piste : { NOM($enemy) } y passe aussitôt en dernière place.
}
    .question = { $isIdle ->
        [yes] { NOM($enemy) } est déjà en dernière place sur toutes les pistes : quel que soit votre choix, rien ne change.
       *[no] Sur quelle piste { NOM($enemy) } passe-t-elle en dernière place ?
    }
track-doran-martell = { NAME($track) }
    .note = l'adversaire passe en dernière place
ask-mace-tyrell = Choisissez le fantassin { OF($enemy) } à détruire aussitôt.
ask-queen-of-thorns = Retirez un ordre { OF($enemy) } dans une zone adjacente au combat ({ NAME($area) }).
area-queen-of-thorns = Retirer un ordre
    .which = Quel ordre retirer ?
    .chosen = Retirer l'ordre { IN($area) }
    .missing = Choisissez d'abord un ordre
ask-cersei-lannister = Vous avez gagné et pouvez retirer un ordre { OF($enemy) }, n'importe où sur le plateau.
    .brief = Vous pouvez retirer un ordre { OF($enemy) }.
area-cersei-lannister = Retirer un ordre
    .which = Quel ordre retirer ?
    .chosen = Retirer l'ordre { IN($area) }
    .missing = Choisissez d'abord un ordre
    .none = Ne retirer aucun ordre
    .declined = Aucun ordre n'est retiré.
ask-renly-baratheon = Vous avez gagné et pouvez améliorer en chevalier un fantassin qui a combattu ou soutenu.
    .brief = Vous pouvez améliorer un fantassin en chevalier.
ask-robb-stark = Vous avez gagné et pouvez choisir où { NOM($enemy) } bat en retraite.
area-robb-stark = Battre en retraite
    .which = Où { NOM($house) } bat-elle en retraite ?
    .chosen = Les envoyer { TO($area) }
    .missing = Choisissez d'abord la retraite
    .none = Laisser choisir { NOM($house) }
    .declined = { NOM($house) } choisit où ses unités battent en retraite.
ask-patchface = Vous pouvez regarder la main { OF($enemy) } et en défausser une carte.
    .question = Défausser une carte { OF($enemy) } ?
    .stakes = { $left ->
        [one] C'est la dernière carte { OF($enemy) } : elle reprendrait en main toute sa défausse.
       *[other] Vous voyez la main { OF($enemy) } et pouvez en défausser une carte.
    }
card-patchface = Choisir une carte
    .chosen = Défausser { NOM($card) }
    .missing = Choisir une carte, ou ne rien défausser
    .none = Ne rien défausser
    .note = Les cartes utilisées sont déjà dans la défausse.
