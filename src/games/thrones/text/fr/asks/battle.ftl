### What is asked in the course of a battle. `.question`: the same in a few words, in the foot of the screen; `.stakes`: beside it.

## Support

ask-support = Combat pour { NOM($area) } : choisissez qui reçoit votre soutien { FROM($from) }, ou personne.
    .title = Soutien
    .question = { $isFighting ->
        [yes] Ajouter votre soutien { FROM($from) } ?
       *[no] Qui soutenez-vous { FROM($from) } ?
    }
# The house that is asked fights itself.
option-support-own = Ajouter ce soutien
    .note = pour votre camp
option-support-attacker = Soutenir { NOM($helped) }
    .note = l'attaquant
option-support-defender = Soutenir { NOM($helped) }
    .note = le défenseur
option-support-none = Ne soutenir personne
    .note = ce soutien ne compte pour aucun camp
ask-accepting-support = Acceptez ou refusez le soutien que { NOM($other) } vous offre { FROM($from) }.
    .title = Soutien
    .question = Accepter le soutien { OF($other) } ?
option-accepting-support-accept = Accepter le soutien
option-accepting-support-refuse = Refuser le soutien
    .note = il ne compte pour aucun camp

## House cards

# $isRevealed: after Tyrion Lannister.
ask-house-card = { $isRevealed ->
    [yes] Votre carte revient dans votre main. Jouez-en une autre, face visible.
   *[no] Choisissez une carte Maison pour le combat, face cachée. Les deux cartes sont révélées en même temps.
}
    .title = Cartes Maison
    .curtain = pour choisir une carte Maison
    .deed = Choisir une carte Maison
card-house-card = Choisissez une carte Maison
    .chosen = { $isSecret ->
        [yes] Sceller { NOM($card) }
       *[no] Jouer { NOM($card) }
    }
    .missing = Choisir une de vos cartes

## Tides of Battle

ask-tides-redraw = Gardez votre carte Cours de la Bataille, ou utilisez la Lame pour en piocher une autre.
    .title = Cours de la Bataille
    .question = Piocher une autre carte ?
    .stakes = { $hasSkull ->
        [yes] Votre carte reste secrète jusqu'à la révélation des deux. Son crâne détruit une unité ennemie, quel que soit le vainqueur.
       *[no] Votre carte reste secrète jusqu'à la révélation des deux.
    }
    .curtain = pour regarder une carte Cours de la Bataille
    .deed = Regarder votre carte
option-tides-redraw-redraw = Piocher une autre carte
    .note = la Lame est alors indisponible jusqu'à la fin du tour
option-tides-redraw-keep = Garder cette carte
    .note = la Lame reste disponible

## The Valyrian Steel Blade

ask-valyrian-steel-blade = Vous pouvez utiliser la Lame d'Acier Valyrien pour ajouter +1 à votre Force de Combat, une fois par tour.
    .title = Lame d'Acier Valyrien
    .question = Utiliser la Lame d'Acier Valyrien ?
    .stakes = Elle ajoute 1 à la Force de Combat, mais une seule fois par tour.
option-valyrian-steel-blade-use = Utiliser la Lame, +1
    .note = indisponible ensuite jusqu'à la fin du tour
option-valyrian-steel-blade-decline = Ne pas l'utiliser
    .note = elle reste disponible pour un autre combat

## After the battle

ask-casualties = { $count ->
    [one] Défaite { IN($area) }. Choisissez { COUNT($count, of: "unit") } à perdre.
   *[other] Défaite { IN($area) }. Choisissez { COUNT($count, of: "unit") } à perdre.
}
    .title = Pertes
ask-skulls = Un crâne vous coûte { COUNT($count, of: "unit") }. À vous de choisir.
    .title = Crânes
    .brief = Choisissez { COUNT($count, of: "unit") } à perdre.
ask-retreat = Défaite { IN($area) }. Choisissez où vos unités battent en retraite.
    .title = Retraite
    .brief = Choisissez où vos unités battent en retraite.
area-retreat = Battre en retraite
    .which = Où { NOM($house) } bat-elle en retraite ?
    .chosen = Battre en retraite { TO($area) }
    .missing = Choisissez d'abord la retraite
ask-retreat-losses = Ravitaillement dépassé par la retraite : choisissez { COUNT($count, of: "unit") } à détruire.
    .title = Retraite
