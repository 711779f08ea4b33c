### What the wildlings ask for.

## Who bid highest or lowest

ask-wildling-tie = { $beaten ->
    [yes] Vous détenez le Trône de Fer : choisissez le plus fort enchérisseur, seul récompensé.
   *[no] Vous détenez le Trône de Fer : choisissez le plus faible enchérisseur, qui souffre le plus.
}
    .title = Égalité au Mur
# One of the houses that tie.
option-wildling-tie = { FULL($house) }
    .note = { $beaten ->
        [yes] compte comme le plus fort enchérisseur
       *[no] compte comme le plus faible enchérisseur
    }

## Preemptive Raid

ask-preemptive-raid = Votre mise est la plus faible : détruisez 2 de vos unités, ou reculez de 2 places sur votre meilleure piste.
    .title = Raid Préventif
option-preemptive-raid-units = Détruire 2 unités
    .note = { COUNT($count, of: "unit") } sur le plateau
option-preemptive-raid-track = Reculer de 2 places
    .note = sur votre meilleure piste
# The holder of the Iron Throne chooses for the lowest bidder, who may be the same house.
ask-preemptive-raid-track = { $isOwn ->
    [yes] Vous détenez le Trône de Fer : choisissez la piste sur laquelle vous reculez de 2 places.
   *[no] Vous détenez le Trône de Fer : choisissez la piste sur laquelle { NOM($loser) } recule de 2 places.
}
    .title = Raid Préventif
track-preemptive-raid-track = { NAME($track) }
    .note = recul de 2 places
    .deed = Reculer de 2 : { $name }
ask-preemptive-raid-losses = Détruisez { COUNT($count, of: "unit") } parmi les vôtres, n'importe où sur le plateau.
    .title = Raid Préventif

## Crow Killers

# $count: how many knights.
ask-crow-killers-destroyed = { $count ->
    [one] Vous n'avez pas assez de fantassins pour remplacer vos chevaliers. Détruisez { $count } chevalier à la place.
   *[other] Vous n'avez pas assez de fantassins pour remplacer vos chevaliers. Détruisez { $count } chevaliers à la place.
}
    .title = Tueurs de Corbeaux
    .brief = { $count ->
        [one] Trop peu de fantassins : détruisez { $count } chevalier.
       *[other] Trop peu de fantassins : détruisez { $count } chevaliers.
    }
ask-crow-killers-losses = { $count ->
    [one] Remplacez { $count } chevalier par un fantassin, n'importe où sur le plateau.
   *[other] Remplacez { $count } chevaliers par des fantassins, n'importe où sur le plateau.
}
    .title = Tueurs de Corbeaux
ask-crow-killers-reward = { $most ->
    [one] Vous pouvez améliorer { $most } fantassin en chevalier, n'importe où.
   *[other] Vous pouvez améliorer jusqu'à { $most } fantassins en chevaliers, n'importe où.
}
    .title = Tueurs de Corbeaux
    .brief = { $most ->
        [one] Vous pouvez améliorer { $most } fantassin en chevalier.
       *[other] Vous pouvez améliorer jusqu'à { $most } fantassins en chevaliers.
    }

## Massing on the Milkwater

ask-massing-on-the-milkwater = Défaussez une carte Maison de votre main, au choix.
    .title = Rassemblement sur la Laiteuse
card-massing-on-the-milkwater = Choisir une carte Maison
    .chosen = Défausser { NOM($card) }
    .missing = Rien de choisi pour l'instant

## A King Beyond the Wall

ask-a-king-beyond-the-wall = { $isIdle ->
    [yes] Vous êtes déjà en dernière place sur les pistes Fiefs et Cour du Roi : quel que soit votre choix, rien ne change.
   *[no] Choisissez la piste où vous passez en dernière place : Fiefs ou Cour du Roi.
}
    .title = Un Roi au-delà du Mur
track-a-king-beyond-the-wall = { NAME($track) }
    .note = en dernière place
    .deed = En dernière place : { $name }
ask-a-king-beyond-the-wall-reward = { $isIdle ->
    [yes] Votre mise est la plus forte, mais vous êtes déjà en première place sur toutes les pistes : quel que soit votre choix, rien ne change.
   *[no] Votre mise est la plus forte : choisissez une piste, passez-y en première place et prenez son pion.
}
    .title = Un Roi au-delà du Mur
track-a-king-beyond-the-wall-reward = { NAME($track) }
    .note = en première place, avec { NOM($held) }
    .deed = En première place : { $name }

## Mammoth Riders

ask-mammoth-riders-losses = Détruisez { COUNT($count, of: "unit") } parmi les vôtres, n'importe où sur le plateau.
    .title = Chevaucheurs de Mammouths
ask-mammoth-riders-reward = Votre mise est la plus forte : vous pouvez reprendre en main une carte de votre défausse.
    .title = Chevaucheurs de Mammouths
card-mammoth-riders-reward = Choisir une carte Maison
    .chosen = Reprendre { NOM($card) }
    .missing = Rien de choisi pour l'instant
    .none = Ne rien reprendre
    .declined = votre main reste telle quelle

## The Horde Descends

ask-the-horde-descends-losses = { $isTogether ->
    [yes] Détruisez { COUNT($count, of: "unit") } parmi les vôtres, dans une seule zone avec un Château ou une Forteresse.
   *[no] Détruisez { COUNT($count, of: "unit") } parmi les vôtres, n'importe où sur le plateau.
}
    .title = La Horde Déferle
ask-the-horde-descends-reward = Votre mise est la plus forte : vous pouvez recruter dans un Château ou une Forteresse. Les points non dépensés sont perdus.
    .title = La Horde Déferle
    .brief = Vous pouvez recruter dans un Château ou une Forteresse.
