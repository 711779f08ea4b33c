### Bids: sealed, revealed, and put in order where they are the same.

bid-clash-throne = Bataille des Rois · première sur trois
bid-clash-fiefdoms = Bataille des Rois · deuxième sur trois
bid-clash-court = Bataille des Rois · troisième sur trois

## Behind the curtain

bid-title = Mise { FOR($track) }
bid-title-wildlings = Mise contre les sauvageons
bid-attack = Attaque des sauvageons · tour { $round }
bid-alone = pour { NOM($house) } seule
bid-close = Fermer
bid-track = La piste en ce moment
bid-track-note = de la première à la dernière place
bid-wall = Mises contre les sauvageons
bid-strength = Force { $strength }
bid-sealed = scellée
bid-what = L'enjeu
bid-for-throne = La piste du Trône de Fer donne l'ordre du tour. Qui est en première place prend le Trône de Fer et tranche toutes les égalités hors combat.
bid-for-fiefdoms = La piste des Fiefs tranche les égalités au combat. Qui est en première place prend la Lame d'Acier Valyrien : +1 dans un combat par tour.
bid-for-court = La piste de la Cour du Roi donne des ordres spéciaux. Qui est en première place prend le Corbeau Messager : remplacer un ordre, ou regarder la première carte Sauvageon.
bid-spent-last = Toute mise est dépensée, gagnante ou perdante. C'est la dernière des trois.
bid-spent = { $count ->
    [one] Toute mise est dépensée, gagnante ou perdante. Encore une enchère avec ce qui reste : { NAME($tracks) }.
   *[other] Toute mise est dépensée, gagnante ou perdante. Encore deux enchères avec ce qui reste : { NAME($tracks) }.
}
bid-wall-sum = Toutes les mises s'additionnent contre une force de { $strength }. Toute mise est dépensée, quoi qu'il arrive.
bid-wall-holds = { $strength } ou plus au total : les sauvageons sont vaincus, et seul le plus fort enchérisseur est récompensé.
bid-wall-breaks = Moins que cela : ils passent le Mur. Tout le monde souffre, et surtout le plus faible enchérisseur.
bid-absent = { $count ->
    [one] Hors de cette attaque : { NAME($houses) }.
   *[other] Hors de cette attaque : { NAME($houses) }.
}
bid-ties = { NOM($holder) } détient le Trône de Fer et tranche les égalités.
bid-ties-wall = { NOM($holder) } détient le Trône de Fer et tranche les égalités, en haut comme en bas.
bid-own = Votre mise
# Below the number of power tokens that are left.
bid-left = de reste
bid-nothing-left = il ne reste rien
# Read aloud.
bid-spoken = mise : { COUNT($power, of: "power") }, reste : { $left }
bid-hidden = Cachée
bid-how = Appuyez sur le pouvoir que vous misez. Vous ne le voyez que pendant l'appui ; glissez pour changer.
bid-amounts = Pouvoir que vous pouvez miser
bid-amount = { COUNT($power, of: "power") }
bid-let-go = Relâchez, et votre mise est aussitôt cachée.
bid-kept = Votre mise est fixée et cachée.
bid-seal = Sceller
bid-missing = Choisissez d'abord la mise

## All bids revealed

bids-title = Les mises { FOR($track) }
bids-rows = Les mises, la plus forte d'abord
bids-covered = cachée
bids-none = pas de mise
bids-takes = prend { NOM($held) }
bids-keeps = garde { NOM($held) }
bids-then = Nouvelles places { IN($track) }
bids-as-before = comme avant
bids-moved = avant : { NTH_F($place) }
bids-sealed = Toutes les mises sont scellées
bids-together = Elles sont révélées ensemble.
bids-show-all = Tout montrer
bids-tied = Égalité : { NAME($houses) }
bids-tie = { NOM($holder) } détient le Trône de Fer et décide du classement.
bids-order = Égalité ({ NAME($houses) }) : { NOM($holder) } décide du classement.
bids-open = pas encore décidé
bids-winner-takes = { NOM($house, case: "capital") } prend { NOM($held) }
bids-winner-keeps = { NOM($house, case: "capital") } garde { NOM($held) }
bids-nobody = Personne n'a misé de pouvoir.
bids-spent = Tout le pouvoir misé est dépensé : { COUNT($power, of: "power") }.
bids-to-tie = Passer à l'égalité
bids-to = Continuer : { NAME($track) }
bids-on = Continuer

## Putting a tie in order

rank-title = Qui passe devant ?
rank-wall = Égalité au Mur
rank-holder = { NOM($house, case: "capital") } détient le Trône de Fer
rank-sentence = { COUNT($count, of: "house") } à égalité avec une mise de { $bid }. Classez-les : faites glisser, ou utilisez les flèches.
rank-rows = Les mises, la plus forte d'abord ; celles à égalité peuvent changer de place
rank-up = { NAME($house) } : monter d'une place
rank-down = { NAME($house) } : descendre d'une place
rank-now = Désormais en { NTH_F($place) } place : { NAME($house) }
rank-turn-order = ordre du tour
rank-still = { NOM($holder) } tranche encore cette égalité. Ensuite, { NOM($other) } prend le Trône de Fer et tranche les suivantes (p. 11).
rank-keeps = { NOM($holder) } détient le Trône de Fer et tranche toutes les égalités (p. 10).
rank-later = aussi à égalité : ensuite
rank-confirm = Confirmer ce classement
rank-look = Voir le plateau

## A tie against the wildlings

wall-highest = Le plus fort enchérisseur
wall-lowest = Le plus faible enchérisseur
wall-who-highest = Qui compte comme le plus fort enchérisseur ?
wall-who-lowest = Qui compte comme le plus faible enchérisseur ?
wall-beaten = Les sauvageons sont vaincus. { COUNT($count, of: "house") } à égalité avec une mise de { $bid } : une seule est récompensée.
wall-broken = Les sauvageons passent le Mur. { COUNT($count, of: "house") } à égalité avec une mise de { $bid } : l'une d'elles souffre le plus.
wall-missing = Choisissez une des Maisons à égalité
wall-name-highest = Mise la plus forte : { NAME($house) }
wall-name-lowest = Mise la plus faible : { NAME($house) }
wall-choose-highest = Choisir le plus fort enchérisseur
wall-choose-lowest = Choisir le plus faible enchérisseur
wall-unknown = La carte Sauvageon n'est révélée qu'ensuite.
wall-sum = { COUNT($power, of: "power") } contre une force de { $strength }
