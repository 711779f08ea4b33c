### The replay: looking back at a game, decision by decision.

# Read aloud: where the replay is.
replay-of = décision { $place } sur { $count } dans cette phase
replay-spoken = { $label }. { FULL($house) } : { $title }.
# Before the example game begins.
replay-notes = Touchez « Lecture » : en chemin, { $count } notes expliquent ce qui compte, et la lecture s'arrête à chacune.
replay-stage = Voir comme à la table
replay-lines = Ce qui s'est passé dans cette phase
replay-tracks = Maisons et pistes
# Name of a game that is played on from here. $name: of the first one.
replay-branch-name = { $name } (depuis le tour { $round })

## What the marks of the time line mean

legend-westeros = Westeros
legend-planning = Programmation
legend-action = Actions
legend-battle = combat
legend-won = prise d'un Château ou d'une Forteresse

## What only some knew at this moment

hidden-title = Encore caché à la table
hidden-bid = { NAME($house) } mise { $power }
hidden-card = { NAME($house) } joue { NOM($card) }
# $drawn: what the card shows.
hidden-tide = { NAME($house) }, Cours de la Bataille : { $drawn }
hidden-raven = { NAME($house) } a vu { NAME($wildlingCard) }
