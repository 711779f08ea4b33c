### What the texts of house cards ask. The step has the name of the card.

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
ask-doran-martell = Choisissez une piste : { NOM($enemy) } y passe aussitôt en dernière place.
    .question = Sur quelle piste { NOM($enemy) } passe-t-elle en dernière place ?
track-doran-martell = { NAME($track) }
    .note = l'adversaire passe en dernière place
ask-mace-tyrell = Choisissez le fantassin { OF($enemy) } à détruire aussitôt.
ask-queen-of-thorns = Retirez un ordre { OF($enemy) } dans une zone adjacente au combat ({ NAME($area) }).
ask-cersei-lannister = Vous avez gagné et pouvez retirer un ordre { OF($enemy) }, n'importe où sur le plateau.
    .brief = Vous pouvez retirer un ordre { OF($enemy) }.
ask-renly-baratheon = Vous avez gagné et pouvez améliorer en chevalier un fantassin qui a combattu ou soutenu.
    .brief = Vous pouvez améliorer un fantassin en chevalier.
ask-robb-stark = Vous avez gagné et pouvez choisir où { NOM($enemy) } bat en retraite.
ask-patchface = Vous pouvez regarder la main { OF($enemy) } et en défausser une carte.
    .question = Défausser une carte { OF($enemy) } ?
