### Attacks of the wildlings: the sum, the card, and what it does to whom.

attack-title = Les sauvageons attaquent
attack-round = Tour { $round }
# The steps above the stage.
attack-step-bids = Mises
attack-step-reveal = Révélation
attack-step-card = Carte
attack-step-consequences = Effets
attack-wildlings = Sauvageons
attack-watch = Garde de Nuit
# Between the two.
attack-against = contre
attack-sum = Total
attack-bids = Mises
attack-highest = mise la plus forte
attack-lowest = mise la plus faible
attack-holds = La Garde tient bon, avec { $count } de plus.
attack-holds-just = La Garde tient bon, de justesse.
attack-breaks = Il manque { $count } à la Garde.
attack-spent = Toutes les mises sont dépensées.
attack-falls = La menace passe de { $found } à { $left } ; toutes les mises sont dépensées.

## What the card would have done

had-won-silence-at-the-wall = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur ne reçoit rien.
had-won-preemptive-raid = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur reste à l'écart de la seconde attaque, qui suit aussitôt avec une force de 6.
had-won-crow-killers = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur peut améliorer jusqu'à deux fantassins en chevaliers.
had-won-rattleshirts-raiders = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur gagne un niveau de ravitaillement.
had-won-massing-on-the-milkwater = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur reprend en main toute sa défausse.
had-won-a-king-beyond-the-wall = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur passe en première place sur une piste et prend son pion.
had-won-mammoth-riders = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur peut reprendre en main une carte Maison défaussée.
had-won-the-horde-descends = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur peut recruter dans un Château ou une Forteresse.
had-won-skinchanger-scout = En cas de victoire de la Garde de Nuit, le plus fort enchérisseur récupère toute sa mise.
had-lost-silence-at-the-wall = En cas de victoire des sauvageons, il n'arrive rien au plus faible enchérisseur, ni aux autres.
had-lost-preemptive-raid = En cas de victoire des sauvageons, le plus faible enchérisseur détruit 2 unités, ou recule de 2 places sur sa meilleure piste ; il n'arrive rien aux autres.
had-lost-crow-killers = En cas de victoire des sauvageons, le plus faible enchérisseur remplace tous ses chevaliers par des fantassins ; les autres, deux des leurs.
had-lost-rattleshirts-raiders = En cas de victoire des sauvageons, le plus faible enchérisseur perd deux niveaux de ravitaillement ; les autres, un.
had-lost-massing-on-the-milkwater = En cas de victoire des sauvageons, le plus faible enchérisseur défausse ses cartes Maison les plus fortes, s'il en reste de plus faibles ; les autres défaussent une carte Maison de leur choix, si ce n'est pas la seule.
had-lost-a-king-beyond-the-wall = En cas de victoire des sauvageons, le plus faible enchérisseur passe en dernière place sur les trois pistes ; les autres, sur celle des Fiefs ou de la Cour du Roi.
had-lost-mammoth-riders = En cas de victoire des sauvageons, le plus faible enchérisseur détruit trois unités ; les autres, deux.
had-lost-the-horde-descends = En cas de victoire des sauvageons, le plus faible enchérisseur détruit deux unités dans un seul Château ou une seule Forteresse ; les autres, une unité.
had-lost-skinchanger-scout = En cas de victoire des sauvageons, le plus faible enchérisseur perd tout son pouvoir ; les autres, deux pions Pouvoir.
attack-not-yet = La carte est révélée une fois l'égalité tranchée.

## House by house

fates-title = Maison par Maison
fates-order-lost = le plus faible enchérisseur, puis dans l'ordre du tour
fates-order-won = le plus fort enchérisseur seul
fates-lowest = mise la plus faible
fates-highest = mise la plus forte
# Below the name of a house: what the card does to it.
fate-silence-at-the-wall =
    .lowest = aucun effet
    .others = aucun effet
    .highest = ne reçoit rien
fate-preemptive-raid =
    .lowest = détruit 2 unités, ou recule de 2 places sur sa meilleure piste
    .others = aucun effet
    .highest = reste à l'écart de la seconde attaque, qui suit aussitôt avec une force de 6
fate-crow-killers =
    .lowest = remplace tous ses chevaliers par des fantassins
    .others = remplace deux de ses chevaliers par des fantassins
    .highest = peut améliorer jusqu'à deux fantassins en chevaliers
fate-rattleshirts-raiders =
    .lowest = perd deux niveaux de ravitaillement
    .others = perd un niveau de ravitaillement
    .highest = gagne un niveau de ravitaillement
fate-massing-on-the-milkwater =
    .lowest = défausse ses cartes Maison les plus fortes, s'il en reste de plus faibles
    .others = défausse une carte Maison de son choix, si ce n'est pas la seule
    .highest = reprend en main toute sa défausse
fate-a-king-beyond-the-wall =
    .lowest = passe en dernière place sur les trois pistes
    .others = passe en dernière place sur la piste des Fiefs ou de la Cour du Roi
    .highest = passe en première place sur une piste et prend son pion
fate-mammoth-riders =
    .lowest = détruit trois unités
    .others = détruit deux unités
    .highest = peut reprendre en main une carte Maison défaussée
fate-the-horde-descends =
    .lowest = détruit deux unités dans un seul Château ou une seule Forteresse
    .others = détruit une unité
    .highest = peut recruter dans un Château ou une Forteresse
fate-skinchanger-scout =
    .lowest = perd tout son pouvoir
    .others = perd deux pions Pouvoir
    .highest = récupère toute sa mise
fate-done = terminé
fate-now = maintenant
fate-waits = à venir

# Below the name of a house: what the card has done to it.
fact-lost-power = perd { COUNT($power, of: "power") }
fact-gained-power = reçoit { COUNT($power, of: "power") }
fact-supply = ravitaillement : maintenant { $level }
fact-units = { $did ->
    [destroyed] perd { NOM($units) } { IN($area) }
    [upgraded] améliore un fantassin en { BARE($units) } { IN($area) }
   *[downgraded] remplace un chevalier par { NOM($units) } { IN($area) }
}
fact-discarded = défausse { NOM($card) }
fact-returned = reprend en main { NOM($card) }
fact-place = { NTH_F($place) } place { IN($track) }

## The bids are revealed

attack-opened = Révélation des mises
attack-together = Elles sont révélées ensemble et s'additionnent contre les sauvageons.
attack-beaten-by = Mise la plus forte : { FULL($house) }
attack-suffered-by = Mise la plus faible : { FULL($house) }
attack-who-highest = Qui a misé le plus ?
attack-who-lowest = Qui a misé le moins ?
attack-tied = Égalité ({ NAME($houses) }) : { NOM($holder) } détient le Trône de Fer et choisit.
attack-again = Ils attaquent de nouveau aussitôt avec une force de { $strength } ; { NOM($house) } reste à l'écart.
attack-to-tie = Passer à l'égalité
attack-to-card = Résoudre la carte
attack-to-again = Seconde attaque
attack-on = Continuer

## A house chooses

attack-house = { FULL($house) }
attack-look = Voir le plateau
# On a track, before and after.
attack-shift = { NTH_F($found) } → { NTH_F($left) }
attack-track-shift = { NAME($track) } { NTH_F($found) } → { NTH_F($left) }
attack-shifts = { LIST($list, join: "or") }
attack-missing = Rien de choisi pour l'instant
attack-choose = Choisir une possibilité
