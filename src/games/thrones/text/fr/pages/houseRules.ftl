### House rules: what the table has agreed on, as a difference from the rulebook, and why something cannot be agreed on.

house-rules = Règles maison
house-rules-of-game = Règles maison de cette partie
house-rules-by-book = Selon le livret
    .note = touchez pour changer tours, Châteaux et Forteresses, pouvoir et plus encore
house-rules-changes = { $count ->
    [one] { $count } écart par rapport au livret
   *[other] { $count } écarts par rapport au livret
}
house-rules-reset = Revenir au livret
house-rules-agree = Jouer avec ces règles

## Each rule: its name, and how the table plays

house-rule-rounds = Tours
house-rule-castles = Châteaux et Forteresses pour gagner
house-rule-power = Pouvoir au départ
house-rule-opening = Premières cartes Westeros
    .note = les autres cartes sont mélangées
house-rule-neutralForces = Forces neutres
    .note = elles tiennent des zones jusqu'à leur défaite
house-rule-south = Le Sud fermé
    .note = à quatre et cinq comme à trois : personne n'entre dans ce qu'y tiennent des forces neutres
house-rule-blade = Lame contre les forces neutres
    .note = un des livrets imprimés le permet, les autres non
house-rule-tidesDeck = Cours de la Bataille sans remise
    .note = les cartes piochées restent de côté jusqu'à épuisement
house-rule-glass = Sablier
    .note = signale que le temps est écoulé ; sans pénalité
    .none = aucun
    .minutes = { $minutes } min
# Below a number: what the rulebook says.
house-rule-book = livret : { $value }

agreed-rounds = La partie se termine après le tour { $round }, et non { $value }.
agreed-castles = { $count ->
    [one] { COUNT($count, of: "castle") } suffit pour gagner aussitôt, et non { $value }.
   *[other] { COUNT($count, of: "castle") } suffisent pour gagner aussitôt, et non { $value }.
}
agreed-power = Chaque Maison commence avec { COUNT($power, of: "power") }, et non { $value }.
# $text: one entry for each deck, "deck I: Supply and Mustering · deck III: Web of Lies".
agreed-opening = Cartes Westeros à partir du tour { $round } : { $text }.
agreed-opening-deck = paquet { $deck } : { NAME($westerosCards) }
agreed-neutralForces = Pas de forces neutres : leurs zones sont vides au départ.
agreed-south = Le Sud est fermé : personne n'entre dans ses zones où aucune Maison ne commence.
agreed-blade = La Lame d'Acier Valyrien peut ajouter son +1 contre une force neutre.
agreed-tidesDeck = Les cartes Cours de la Bataille sont mélangées une fois toutes piochées, et non à chaque combat.
agreed-glass = Chaque décision dispose de { COUNT($minutes, of: "minute") } au sablier.

## The first Westeros cards

opening-deck = Paquet { $deck }
opening-round = Tour { $round }
opening-choice = Paquet { $deck }, tour { $round }
opening-random = au hasard

## Why it cannot be agreed on

clash-none = Vous n'avez rien changé.
clash-as-printed = { $label } : c'est ce que dit le livret.
clash-no-tides = Cette partie se joue sans le Cours de la Bataille.
clash-no-south = Le Sud ne peut être fermé qu'à quatre ou cinq joueurs.
clash-castles-at-start = { NOM($house) } commence avec { COUNT($count, of: "castle") }. Il en faut davantage pour gagner.
clash-castles-on-the-map = Châteaux et Forteresses ouverts sur cette carte : { $count } seulement.
clash-opening-too-late = Vous avez choisi des cartes jusqu'au tour { $round }, mais la partie se termine après le tour { $last }.
clash-opening-deck = Le paquet { $deck } a moins de cartes { NAME($westerosCard) } que vous n'en avez choisi.
clash-opening-winter = L'Hiver Vient ferait mélanger le paquet { $deck }. Choisissez une autre carte.
