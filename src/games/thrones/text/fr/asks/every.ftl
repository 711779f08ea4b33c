### What every ask has, and what is said of answers that are taken back.

## Every ask

# An ask as others hear it, too. $text is said to the house.
ask-named = { FULL($house) } – { $text }
# Read aloud when the game asks something. $title is the name of the step.
ask-aloud = { $title }. { FULL($house) }. { $text }
# Below the name of a player, for whom the tablet is passed on: what for. A decision has its own as `.curtain`.
# `.deed` of a decision is on the button that leads to it: what the player does next.
curtain = pour décider en secret
# An option that is not known.
option-unknown = Ce choix

## What a house has answered, as a label: beside "Take back", before ": taken back."

deed-orders = ordres { OF($house) }
deed-raven = usage du Corbeau { BY($house) }
deed-raid = Raid { OF($house) }
deed-march = Marche { OF($house) }
deed-consolidate = Consolidation de Pouvoir { OF($house) }
deed-muster = recrutement { OF($house) }
deed-reconcile = unités retirées { OF($house) }
deed-bid = mise { OF($house) }
deed-rank = égalité tranchée { BY($house) }
deed-card = carte Maison { OF($house) }
deed-area = choix { OF($house) }
deed-units = choix d'unités { OF($house) }
deed-option = choix { OF($house) }

## Why no more can be taken back

wall-westeros-card = Avant cela, des cartes Westeros ont été révélées : ce qui est vu est vu.
wall-wildling-card = Avant cela, la carte Sauvageon a été révélée : ce qui est vu est vu.
wall-bids = Avant cela, les mises ont été révélées : ce qui est vu est vu.
wall-orders-revealed = Avant cela, les ordres ont été révélés : ce qui est vu est vu.
wall-cards = Avant cela, les cartes Maison ont été révélées : ce qui est vu est vu.
wall-tides = Avant cela, les cartes Cours de la Bataille ont été révélées : ce qui est vu est vu.
wall-tide-drawn = Avant cela, une carte Cours de la Bataille a été piochée : ce qui est vu est vu.
wall-raven = Avant cela, le Corbeau a regardé la carte Sauvageon : ce qui est vu est vu.
wall-beginning = Avant cela, la partie a commencé.
